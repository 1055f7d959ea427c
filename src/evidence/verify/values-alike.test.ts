/** Values that an answer may mean without the evidence telling so for certain. */
import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { EvidenceIndex } from "./evidence-index.js";
import { judgeSentence } from "./judge-sentence.js";
import { valueThatMayBeMeant } from "./values-alike.js";

const index = (text: string) =>
  new EvidenceIndex([
    { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [], text },
  ]);
const judge = (printed: string, said: string) => judgeSentence(said, index(printed))[0]!;

describe("a value that may be meant", () => {
  it.each([
    ["올해 심의회는 421건 열렸다.", "올해 심의회는 421번 열렸다."],
    ["장터는 4월에 연다. 개장은 14일(금)부터이다.", "장터 개장은 4월 14일부터이다."],
  ])("of %s leaves “%s” unchecked", (printed, said) => {
    expect(judge(printed, said).verdict).toBe("not_checked");
  });

  it.each([
    ["올해 심의회는 3건 열렸다.", "올해 심의회는 4번 열렸다."],
    ["올해 심의회는 421건 열렸다.", "올해 심의회에 421명이 왔다."],
    ["장터는 4월에 연다. 개장은 14일(금)부터이다.", "장터 개장은 4월 15일부터이다."],
    ["장터는 4월에 연다. 개장은 14일(금)부터이다.", "장터 개장은 6월 14일부터이다."],
  ])("is none of %s in “%s”", (printed, said) => {
    expect(["contradicted", "not_found"]).toContain(judge(printed, said).verdict);
  });

  it("is looked for in time that grows with the evidence alone", () => {
    const said = readQuantities("4월 14일")[0]!;
    const known = new Map<number, EvidenceIndex>();
    const find = (lines: number) => {
      const evidence = known.get(lines) ?? index("14일(금)\n".repeat(lines));
      known.set(lines, evidence);
      valueThatMayBeMeant(said, evidence);
    };
    expect(growthOfCost(find, 250)).toBeLessThan(MOST_GROWTH);
  });
});
