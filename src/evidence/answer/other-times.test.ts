/** Times under the columns of something else. */
import { expect, it } from "vitest";
import { areTimesOfOthers } from "./other-times.js";

it("a day beside the empty column for the asked one is that of what its own column names", () => {
  const header = ["구분 | 시험일자 | 장소 | 합격자발표 | 비고"];
  const holds = (cell: string) => /\d\. \d/.test(cell);
  const isOther = (row: string, asked = "면접") =>
    areTimesOfOthers(row, header, holds, (column) => column.includes(asked));
  expect(isOther("면접시험 | 서류전형 발표 때 공고 | 대강당 | 2031. 8. 7.")).toBe(true);
  expect(isOther("면접시험 | - | - | 2031. 8. 7.")).toBe(true);
  expect(isOther("면접시험 | 2031. 8. 3. | 대강당 | 2031. 8. 7.")).toBe(false);
  expect(isOther("면접시험 | 추후 공고 | 대강당 | 2031. 8. 7.", "발표")).toBe(false);
  expect(isOther("면접시험 | 추후 공고 | 대강당 | 추후 공고")).toBe(false);
  expect(
    areTimesOfOthers("면접 | - | 2031. 8. 3.", ["구분 | 접수일 | 면접일"], holds, () => false),
  ).toBe(false);
  // Merged cells leave open which is under which.
  expect(isOther("면접시험 | 가 | 나 | 다 | 라 | 2031. 8. 7.")).toBe(false);
  expect(areTimesOfOthers("면접 | 추후 | 2031. 8. 7.", [], holds, () => false)).toBe(false);
});
