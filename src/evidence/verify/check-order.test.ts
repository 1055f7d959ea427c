/** Which of two deeds is told to come first. */
import { describe, expect, it } from "vitest";
import { EvidenceIndex } from "./evidence-index.js";
import { judgeSentence } from "./judge-sentence.js";

const index = (text: string) =>
  new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
const judge = (printed: string, said: string) => judgeSentence(said, index(printed))[0]!;

const NOTICE = "책임자는 서류를 검토하여 대표의 최종 승인을 받은 후 공고문을 게시판에 싣는다.";
const STEPS = "선정절차: 서류심사를 거친 후 발표평가를 실시하고, 선정된 자와 협약한다.";
const FEE = "신청인은 수수료를 납부하기 전에 신청서를 민원실에 접수한다.";

describe("the order of two deeds", () => {
  it.each([
    [NOTICE, "책임자는 공고문을 게시판에 실은 후 대표의 최종 승인을 받는다."],
    [NOTICE, "대표의 최종 승인을 받기 전에 공고문을 게시판에 싣는다."],
    [STEPS, "발표평가를 거친 후 서류심사를 실시한다."],
    [FEE, "신청인은 수수료를 납부한 뒤에 신청서를 민원실에 접수한다."],
  ])("of %s is turned by “%s”", (printed, said) => {
    expect(judge(printed, said)).toMatchObject({ verdict: "contradicted", reason: "OPPOSITE" });
  });

  it.each([
    [NOTICE, "책임자는 대표의 최종 승인을 받은 다음 공고문을 게시판에 싣는다."],
    [NOTICE, "공고문을 게시판에 싣기 전에 대표의 최종 승인을 받는다."],
    [STEPS, "발표평가를 실시하기 전에 서류심사를 거친다."],
    [STEPS, "서류심사를 실시한 후 발표평가를 거친다."],
    [FEE, "신청서를 민원실에 접수한 후 수수료를 납부한다."],
    [NOTICE, "책임자는 서류를 검토한 후 공고문을 게시판에 싣는다."],
    [
      `${NOTICE} 급한 때에는 공고문을 게시판에 실은 후 대표의 최종 승인을 받는다.`,
      "책임자는 공고문을 게시판에 실은 다음 대표의 최종 승인을 받을 수 있다.",
    ],
    [NOTICE, "책임자는 공고문을 실은 후 서류를 접수한 뒤 대표의 최종 승인을 받는다."],
  ])("of %s is kept by “%s”", (printed, said) => {
    expect(judge(printed, said).verdict).not.toBe("contradicted");
  });
});
