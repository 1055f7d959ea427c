/** Whether a line that holds most words of a sentence names all that it tells something of. */
import { describe, expect, it } from "vitest";
import { EvidenceIndex } from "./evidence-index.js";
import { judgeSentence } from "./judge-sentence.js";

const index = (text: string) =>
  new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
const judge = (printed: string, said: string) => judgeSentence(said, index(printed))[0]!;

const TRADE = "회원은 자기의 명의로 거래하고, 거래한 내역은 매월 사무국에 신고하여야 한다.";
const SAVED = "저축한 휴가에 한하여 일 단위로 다른 회원을 위하여 기부할 수 있다.";

describe("a line that holds most words of a sentence", () => {
  it.each([
    [TRADE, "회원은 친척의 명의로 거래하여야 한다."],
    [TRADE, "회원이 거래한 내역은 감사실에 매월 신고하여야 한다."],
    [TRADE, "지부장은 자기의 명의로 거래하고 거래한 내역은 매월 신고하여야 한다."],
    [SAVED, "저축한 휴가는 시간 단위로 기부할 수 있다."],
  ])("of %s does not support “%s”", (printed, said) => {
    expect(judge(printed, said).verdict).not.toBe("supported");
  });

  it.each([
    [TRADE, "회원은 자기의 명의로 거래하여야 한다."],
    [TRADE, "회원은 거래한 내역을 매월 사무국에 신고하여야 한다."],
    [SAVED, "저축한 휴가는 일 단위로 기부할 수 있다."],
  ])("of %s supports “%s”", (printed, said) => {
    expect(judge(printed, said).verdict).toBe("supported");
  });

  it("says nothing of who holds an office by a list of others", () => {
    const council = [
      "협의체의 장은 담당 부서의 장으로 하고, 위원은 다음 각 호의 사람으로 한다.",
      "1. 관리기관 및 전담기관의 부원장",
      "2. 협회의 임원",
    ].join("\n");
    expect(judge(council, "협의체의 장은 전담기관의 부원장이 맡는다.").verdict).not.toBe(
      "supported",
    );
  });
});
