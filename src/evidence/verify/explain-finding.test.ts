/** A finding as the reply shows it: only what it has, with its reason in words. */
import { expect, it } from "vitest";
import { EvidenceIndex } from "./evidence-index.js";
import { explainFinding } from "./explain-finding.js";

const { lines } = new EvidenceIndex([
  {
    doc_id: "sha256:a",
    chunk_id: "c1",
    filename: "a.hwp",
    anchors: [],
    path: [],
    text: "9명이다.",
  },
]);
const line = lines[0]!;

it("names the line, what is printed there, and fills both into the reason", () => {
  const { why, ...shown } = explainFinding({
    ...{ text: "7명", verdict: "contradicted", reason: "OTHER_VALUE", line, printed: "9명" },
  });
  expect(shown).toEqual({
    ...{ text: "7명", verdict: "contradicted", reason: "OTHER_VALUE", printed: "9명" },
    ...{ line: "9명이다.", doc_id: "sha256:a", chunk_id: "c1" },
  });
  expect(why).toMatch(/9명.* \/ .*9명/);
  expect(why).not.toMatch(/[{}]/);
});

it("shows the operands of a number that was worked out", () => {
  const shown = explainFinding({
    ...{ text: "9명", verdict: "supported", reason: "DERIVED", line, operands: ["4명", "5명"] },
  });
  expect(shown).toMatchObject({ derived: true, operands: ["4명", "5명"] });
  expect(shown.why).toContain("4명, 5명");
});

it("leaves out what there is none of", () => {
  const shown = explainFinding({
    ...{ text: "7명", verdict: "not_found", reason: "VALUE_NOT_FOUND", line: null },
  });
  expect(Object.keys(shown)).toEqual(["text", "verdict", "reason", "why"]);
});
