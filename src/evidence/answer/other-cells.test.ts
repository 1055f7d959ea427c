import { expect, it } from "vitest";
import { hasEmptyCell, isBeforeItsLabel } from "./other-cells.js";

it("a value before its label is another's", () => {
  const holds = (cells: string) => /\d{4}\. \d/.test(cells);
  expect(isBeforeItsLabel("시행 | 2026. 6. 25. | 접 수 | ( | )", "접수", holds)).toBe(true);
  expect(isBeforeItsLabel("시행 | 2026. 6. 25. | 접수 | 2026. 6. 26.", "접수", holds)).toBe(false);
  expect(isBeforeItsLabel("접수 | 없음", "접수", holds)).toBe(false);
  expect(isBeforeItsLabel("시행 | 2026. 6. 25.", "접수", holds)).toBe(false);
});

it("a column that is asked for has nothing in the row", () => {
  const header = ["구분 | 누리호(발사체) | 시험체"];
  const asked = "시험체의 중량은 몇 톤인가요?";
  expect(hasEmptyCell(asked, "중량 | 1.5 톤 | -", header)).toBe(true);
  expect(hasEmptyCell(asked, "중량 | 1.5 톤 | ", header)).toBe(true);
  expect(hasEmptyCell(asked, "중량 | - | 1.5 톤", header)).toBe(false);
  expect(hasEmptyCell("누리호의 중량은?", "중량 | - | 1.5 톤", header)).toBe(true);
  expect(hasEmptyCell("중량은?", "중량 | - | -", header)).toBe(false);
  // Merged cells leave open which is under which.
  expect(hasEmptyCell(asked, "중량 | 1.5 톤 | - | -", header)).toBe(false);
});
