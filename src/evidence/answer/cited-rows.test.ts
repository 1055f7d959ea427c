/** A cited row of a sheet names its own cells, where they are known. */
import { describe, expect, it } from "vitest";
import { anchorsOfRow } from "./cited-rows.js";

const anchor = (cell_range: string | null) => [{ page: 1, bbox: null, cell_range }];
const rows = ["종로구 | 10", "중구 | 20", "용산구 | 30"];
const rangeOf = (range: string | null, row: string, lines = rows, header: string[] = []) =>
  anchorsOfRow(anchor(range), header, lines, row)[0]?.cell_range;

describe("the cells of a row", () => {
  it("are those at its place in the range", () => {
    expect(rangeOf("'인 구'!A7:B9", "중구 | 20")).toBe("'인 구'!A8:B8");
  });

  it("are below the header, where the range holds it too", () => {
    expect(rangeOf("인구!A1:B4", "종로구 | 10", rows, ["구 | 명"])).toBe("인구!A2:B2");
  });

  it("are not told where the rows are not those of the range", () => {
    expect(rangeOf("인구!A1:B9", "중구 | 20")).toBe("인구!A1:B9");
    expect(rangeOf("인구!A1:B3", "강남구 | 40")).toBe("인구!A1:B3");
    expect(rangeOf(null, "중구 | 20")).toBeNull();
  });
});
