/** Values of two things that one line tells of. */
import { describe, expect, it } from "vitest";
import { EvidenceIndex } from "./evidence-index.js";
import { judgeSentence } from "./judge-sentence.js";

const index = (text: string) =>
  new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
const judge = (printed: string, said: string) => judgeSentence(said, index(printed))[0]!;

const REPORTS =
  "보고서 제출은 다음과 같다. 초안은 종료 5일 전까지(5부) 결과보고서는 종료일까지(10부) 낸다.";
const CASES = "신규 확진자는 3만 9천명이고, 입원 환자는 67명이다. 누적 확진자는 120만명이다.";

describe("a value of another thing", () => {
  it.each([
    [REPORTS, "결과보고서는 5부 낸다.", "10부"],
    [REPORTS, "초안은 10부 낸다.", "5부"],
  ])("%s: “%s”", (printed, said, instead) => {
    expect(judge(printed, said)).toMatchObject({ verdict: "contradicted", printed: instead });
  });

  it.each([
    [REPORTS, "결과보고서는 10부 낸다."],
    [CASES, "누적 확진자는 120만명이다."],
    ["휴가는 5일로 하되 조부모는 3일로 한다.", "할머니가 돌아가신 휴가는 3일로 한다."],
  ])("is none in %s: “%s”", (printed, said) => {
    expect(judge(printed, said).verdict).not.toBe("contradicted");
  });

  it("takes the number of a part for no day", () => {
    const call = [
      "9. 입찰서 제출",
      "9.2. 전자입찰서는 9. 19.부터 9. 24.까지 제출한다.",
      "9.3. 기술제안서는 전자입찰서 마감일 전일까지 직접 제출한다.",
    ].join("\n");
    expect(index(call).values.map(({ quantity }) => quantity.text)).not.toContain("9.3.");
    expect(index("9.3. 개회식").values.map(({ quantity }) => quantity.text)).toContain("9.3.");
  });
});
