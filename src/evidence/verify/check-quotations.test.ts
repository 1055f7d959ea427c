/** Which quotations of a sentence are checked, and what counts as found. */
import { describe, expect, it } from "vitest";
import { checkQuotations } from "./check-quotations.js";
import { EvidenceIndex } from "./evidence-index.js";

const chunk = (text: string, path: string[] = []) => ({
  ...{ doc_id: "sha256:a", chunk_id: "c1", filename: "계획.hwp", anchors: [], text, path },
});
const evidence = new EvidenceIndex([
  chunk("사장은 안전이 먼저라고 말했다. 그는 현장을 지킨다고 했다.", ["제2장 안전한 일터"]),
]);
const verdicts = (sentence: string) =>
  checkQuotations(sentence, evidence).map(({ text, reason }) => `${text}: ${reason}`);

describe("a quotation", () => {
  it.each([
    ["between curly marks", "“안전이 먼저라고”라 했다.", ["안전이 먼저라고: QUOTE_FOUND"]],
    ["between straight marks", '"안전이 먼저라고"라 했다.', ["안전이 먼저라고: QUOTE_FOUND"]],
    ["between single marks", "‘안전이 먼저라고’라 했다.", ["안전이 먼저라고: QUOTE_FOUND"]],
    ["that no line holds", "“안전은 비용이다”라 했다.", ["안전은 비용이다: QUOTE_NOT_FOUND"]],
    ["that a heading holds", "“안전한 일터”라 했다.", []],
    ["of six letters", "“안전이 먼저라”고 했다.", ["안전이 먼저라: QUOTE_FOUND"]],
    ["of five letters, which names a term", "“안전 제일이”라 했다.", []],
    ["of seven characters between single marks", "‘안전은 비용임’이라 했다.", []],
    [
      "of eight characters between single marks",
      "‘안전은 비용임을’이라 했다.",
      ["안전은 비용임을: QUOTE_NOT_FOUND"],
    ],
    [
      "each of two",
      "“안전이 먼저라고”, “비용이 먼저라고”",
      ["안전이 먼저라고: QUOTE_FOUND", "비용이 먼저라고: QUOTE_NOT_FOUND"],
    ],
  ])("%s: %s", (_, sentence, expected) => {
    expect(verdicts(sentence)).toEqual(expected);
  });

  it("over the end of a sentence, or of a heading, is found without a line", () => {
    const [across] = checkQuotations("“먼저라고 말했다. 그는 현장을”", evidence);
    expect(across).toMatchObject({ verdict: "supported", line: null });
    const [heading] = checkQuotations("“제2장 안전한 일터”", evidence);
    expect(heading).toMatchObject({ verdict: "supported", line: null });
  });

  it("gives the line that holds it", () => {
    const [found] = checkQuotations("“현장을 지킨다고”", evidence);
    expect(found!.line?.text).toBe("그는 현장을 지킨다고 했다.");
  });
});
