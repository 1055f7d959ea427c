/** What an exception takes out, said as the rule. */
import { describe, expect, it } from "vitest";
import { checkExceptions } from "./check-exceptions.js";
import { EvidenceIndex } from "./evidence-index.js";

const RULE = "위원에게 예산의 범위에서 수당을 지급할 수 있다.";
const EXCEPTION = "다만, 공무원이 소관 업무로 참석한 경우에는 그러하지 아니하다.";
const excepted = (text: string, sentence: string, resting?: number) => {
  const evidence = new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
  const lines = resting === undefined ? evidence.lines : [evidence.lines[resting]!];
  return checkExceptions(sentence, lines, evidence).map(({ line }) => line!.text);
};

describe("an exception", () => {
  const SAID = "공무원이 소관 업무로 참석하여도 수당을 지급한다.";

  it("refutes a sentence that affirms what it takes out", () => {
    expect(excepted(`${RULE} ${EXCEPTION}`, SAID)).toEqual([EXCEPTION]);
    expect(excepted(`${RULE} ${EXCEPTION.replace("다만,", "단,")}`, SAID)).toHaveLength(1);
    // Whichever of the two the sentence rests on.
    expect(excepted(`${RULE} ${EXCEPTION}`, SAID, 0)).toHaveLength(1);
    expect(excepted(`${RULE} ${EXCEPTION}`, SAID, 1)).toHaveLength(1);
  });

  it.each([
    ["the rule itself", `${RULE} ${EXCEPTION}`, "위원에게 수당을 지급할 수 있다."],
    [
      "the exception itself",
      `${RULE} ${EXCEPTION}`,
      "공무원이 소관 업무로 참석한 경우에는 지급하지 않는다.",
    ],
    ["less than half of what it says", `${RULE} ${EXCEPTION}`, "공무원에게 수당을 지급한다."],
    [
      "what an addition allows",
      `${RULE} 다만, 공무원이 소관 업무로 참석한 경우에는 따로 정한다.`,
      SAID,
    ],
    [
      "what another sentence denies",
      `${RULE} 또한, 공무원이 소관 업무로 참석한 경우에는 그러하지 아니하다.`,
      SAID,
    ],
  ])("does not refute %s", (_, text, sentence) => {
    expect(excepted(text, sentence)).toEqual([]);
  });

  it("is not held against a sentence that rests on another line, nor without its rule", () => {
    expect(excepted(`회의를 연다. ${RULE} ${EXCEPTION}`, SAID, 0)).toEqual([]);
    expect(excepted(EXCEPTION, SAID)).toEqual([]);
  });
});
