/** Columns of other years, quarters and halves than the question's. */
import { describe, expect, it } from "vitest";
import { isUnderOthers } from "./other-columns.js";
import { numberedIn, yearsIn } from "./other-things.js";

const YEARS = ["구분 | 2023년 | 2024년 | 2025년"];
const QUARTERS = ["구분 | 2023년 | 2024년", "3분기 | 4분기 | 3분기 | 4분기"];

function isOther(question: string, header: readonly string[], path: readonly string[] = ["동향"]) {
  const asked = { numbered: numberedIn(question), years: yearsIn(question) };
  return isUnderOthers(question, asked, "수출액 | 10 | 20 | 30", header, path);
}

describe("columns are others'", () => {
  it.each([
    ["of a year that is asked for", "2024년 수출액은?", YEARS, false],
    ["of other years", "2021년 수출액은?", YEARS, true],
    ["of whole years where a quarter is asked for", "2024년 3분기 수출액은?", YEARS, true],
    ["of whole years where a half is asked for", "2024년 하반기 수출액은?", YEARS, true],
    ["of that quarter", "2024년 3분기 수출액은?", QUARTERS, false],
    ["of that quarter in another spelling", "2024년 3/4분기 수출액은?", QUARTERS, false],
    ["of other quarters", "2024년 1분기 수출액은?", QUARTERS, true],
  ])("%s: %s", (_, question, header, expected) => {
    expect(isOther(question, header)).toBe(expected);
  });

  it("where the heading does not name the quarter", () => {
    expect(isOther("2024년 3분기 수출액은?", YEARS, ["동향", "3분기 실적"])).toBe(false);
  });

  it("beside what the title says", () => {
    const path = ["2025년 2분기 동향"];
    expect(isOther("2025년 2분기 동향에서 2024년 수출액은?", YEARS, path)).toBe(false);
    expect(isOther("2025년 2분기 동향에서 2024년 3분기 수출액은?", YEARS, path)).toBe(true);
    expect(isOther("2025년 3분기 동향의 4분기 수출액은?", ["구분 | 3분기"], ["3분기 동향"])).toBe(
      true,
    );
  });
});
