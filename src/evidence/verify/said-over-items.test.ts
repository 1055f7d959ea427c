/** What the line over a list says of its items. */
import { describe, expect, it } from "vitest";
import { EvidenceIndex } from "./evidence-index.js";
import { judgeSentence } from "./judge-sentence.js";
import { saidOver } from "./said-over-items.js";

const RULE = "다음 각 호에 해당하는 경우 선정을 취소할 수 있다.";
const ITEMS =
  "1. 서류에 허위사실이 발견되는 경우\n2. 사업계획을 변경한 경우\n3. 사업을 양도한 경우";
const indexed = (over: string) =>
  new EvidenceIndex([
    {
      ...{ doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] },
      text: `① ${over}\n${ITEMS}`,
    },
  ]);
const modals = (over: string) =>
  indexed(over)
    .lines.filter(({ text }) => /^\d/.test(text))
    .map((line) => saidOver(line).map((said) => /할수있다|하여야한다/.exec(said)?.[0]));

describe("what stands over an item", () => {
  it("is said of it, and an exception of those that it names", () => {
    expect(modals(RULE)).toEqual([["할수있다"], ["할수있다"], ["할수있다"]]);
    const first = `${RULE} 다만, 제1호에 해당하는 경우에는 선정을 취소하여야 한다.`;
    expect(modals(first)).toEqual([["하여야한다"], ["할수있다"], ["할수있다"]]);
    const two = `${RULE} 다만, 제1호부터 제2호까지의 경우에는 선정을 취소하여야 한다.`;
    expect(modals(two)).toEqual([["하여야한다"], ["하여야한다"], ["할수있다"]]);
  });

  it("refutes what is said of it otherwise", () => {
    const over = `${RULE} 다만, 제1호에 해당하는 경우에는 선정을 취소하여야 한다.`;
    const verdict = (said: string) => judgeSentence(said, indexed(over))[0]!.verdict;
    expect(verdict("사업계획을 변경한 경우에는 선정을 취소하여야 합니다.")).toBe("contradicted");
    expect(verdict("사업계획을 변경한 경우에는 선정을 취소할 수 있습니다.")).not.toBe(
      "contradicted",
    );
    expect(verdict("서류에 허위사실이 발견되는 경우에는 선정을 취소하여야 합니다.")).not.toBe(
      "contradicted",
    );
  });
});
