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
});
