/** A value whose line does not speak of what the sentence is about, where others do. */
import { describe, expect, it } from "vitest";
import { EvidenceIndex } from "./evidence-index.js";
import { judgeSentence } from "./judge-sentence.js";

const index = (text: string) =>
  new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
const judge = (printed: string, said: string) => judgeSentence(said, index(printed))[0]!;

const RULES = [
  "협의회 위원은 관계 기관이 추천서 원본을 낸 사람 가운데에서 임명한다.",
  "간사는 회의록을 작성하여 10년간 보존한다.",
  "심의 안건은 회의가 열리기 7일 전에 통지한다.",
].join("\n");

describe("what a value is told of", () => {
  it("is not told by the value alone where other lines tell of it", () => {
    expect(judge(RULES, "추천서 원본은 10년간 보존한다.")).toMatchObject({
      ...{ verdict: "not_checked", reason: "WORDS_NOT_MET" },
    });
  });

  it.each([
    "회의록은 10년간 보존한다.",
    "간사는 회의록을 10년간 보존한다.",
    "속기록은 10년간 보존한다.",
  ])("may be told by the line, or in a word that no line has: %s", (said) => {
    expect(judge(RULES, said).verdict).toBe("supported");
  });

  it("may be told by the line over a table", () => {
    const table = "이용요금\n구분 | 어른 | 청소년\n개인 | 3,000원 | 2,000원";
    expect(judge(table, "어른 개인 요금은 3,000원이다.").verdict).toBe("supported");
    const rules = `${table}\n이용료 납부 | 입장 | 퇴장\n시각 | 9시 | 18시\n환불은 하지 않는다.`;
    expect(judge(rules, "어른 개인 환불은 3,000원이다.").verdict).toBe("not_checked");
  });

  it("may be told by which of them are meant", () => {
    const report = "점검대상: 교량 12개소\n점검결과: 양호 9개소, 보수 필요 3개소";
    expect(judge(report, "보수가 필요한 교량은 3개소이다.").verdict).toBe("supported");
    expect(judge(report, "폐쇄가 필요한 교량은 3개소이다.").verdict).not.toBe("supported");
  });
});
