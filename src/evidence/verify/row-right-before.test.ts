import { expect, it } from "vitest";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { EvidenceIndex } from "./evidence-index.js";
import { valueOfNamedRow } from "./row-right-before.js";
import type { SaidValue } from "./said-value.js";

const TABLE = "유형 | 건수 | 부상자\n추락 | 7건 | 3명\n끼임 | 15건 | 4명\n화재 | 9건 | 2명";
const chunk = { doc_id: "sha256:a", chunk_id: "c1", filename: "a.hwp", anchors: [], path: [] };
const evidence = new EvidenceIndex([{ ...chunk, text: TABLE }]);

/** What the row that is named before the value holds instead, where the value is printed in the row of fires. */
function instead(text: string): string | null {
  const said = { text, quantities: readQuantities(text), at: 0 } as unknown as SaidValue;
  const printed = evidence.values.find(({ line }) => line.text.startsWith("화재"))!;
  return valueOfNamedRow(said, printed, evidence)?.line.text ?? null;
}

it.each(["끼임 9건", "사고는 끼임이 9건"])("another row is named: %s", (text) => {
  expect(instead(text)).toBe("끼임 | 15건 | 4명");
});

it.each(["화재 9건", "건수 9건", "감전 9건", "9건", "끼임 15건"])(
  "none is, or the value is its own: %s",
  (text) => {
    expect(instead(text)).toBeNull();
  },
);
