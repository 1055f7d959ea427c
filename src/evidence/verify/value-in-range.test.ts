import { describe, expect, it } from "vitest";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import type { EvidenceLine } from "./evidence-lines.js";
import { isRowAround } from "./value-in-range.js";

const row = (...cells: string[]) =>
  ({
    cells: cells.map((text) => ({ text, header: "", isValue: false })),
  }) as unknown as EvidenceLine;
const around = (said: string, ...cells: string[]) =>
  isRowAround(readQuantities(said)[0]!, row(...cells));

describe("a row whose label bounds a value", () => {
  it.each([
    ["35톤", "30톤 초과 40톤 이하", true],
    ["30톤", "30톤 초과 40톤 이하", false],
    ["40톤", "30톤 초과 40톤 이하", true],
    ["41톤", "30톤 초과 40톤 이하", false],
    ["30톤", "30톤 이상 40톤 미만", true],
    ["40톤", "30톤 이상 40톤 미만", false],
    ["250톤", "200톤 초과", true],
    ["35톤", "30톤", false],
    ["35명", "30톤 초과 40톤 이하", false],
    ["35톤", "30톤 초과 40명 이하", false],
    ["35톤 이상", "30톤 초과 40톤 이하", false],
    ["35", "30 초과 40 이하", false],
    ["35톤", "저장능력", false],
  ])("%s in %s: %s", (said, cell, expected) => {
    expect(around(said, cell, "33 m")).toBe(expected);
  });

  it("is no running text", () => {
    const text = { cells: null } as unknown as EvidenceLine;
    expect(isRowAround(readQuantities("35톤")[0]!, text)).toBe(false);
  });
});
