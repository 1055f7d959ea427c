import { describe, expect, it } from "vitest";
import { rowsNamed } from "./named-rows.js";

const ROWS = [
  "구분 | 항목 | 금액",
  "시설 운영 | 냉방 | 10",
  "난방 | 20",
  "순지출3) | 45 | 55",
  "7 | 가로등(남부) | 3",
  "행사 2부 | 25",
  "책자 | 2부 | 4",
  "사업명 | 한빛길 정비 | 위치 | 한빛동",
  "모임제목 | 들꽃 구상",
];
const named = (question: string, noun = "금액", title = "연간 운영 계획") => [
  ...rowsNamed(ROWS, question, title, noun).places,
];

describe("the rows that a question names", () => {
  it.each([
    ["연간 운영 계획 난방의 금액은 얼마인가요?", [2]],
    ["난방 금액은 얼마인가요?", [2]],
    // The row of a group comes behind its name.
    ["시설 운영 난방의 금액은 얼마인가요?", [2]],
    ["시설운영의 금액은 얼마인가요?", [1]],
    // The mark of a note, and brackets, are no part of a name.
    ["순지출의 금액은 얼마인가요?", [3]],
    ["가로등의 금액은 얼마인가요?", [4]],
    // A value that ends a longer name is none.
    ["행사 2부의 금액은 얼마인가요?", [5]],
    // A name is whole words, and stands before what is asked for.
    ["난방기의 금액은 얼마인가요?", []],
    ["온난방의 금액은 얼마인가요?", []],
    ["금액은 난방에 얼마인가요?", []],
    ["7의 금액은 얼마인가요?", []],
    // What stands behind a label for names is a value.
    ["한빛길 정비의 금액은 얼마인가요?", []],
    // What no cell follows is a value.
    ["들꽃 구상의 금액은 얼마인가요?", []],
  ])("%s", (question, places) => {
    expect(named(question)).toEqual(places);
  });

  it("are not named by the title, nor by what is asked for", () => {
    expect(named("난방 계획의 금액은 얼마인가요?", "금액", "난방(시범) 계획")).toEqual([]);
    expect(named("시설의 난방은 얼마인가요?", "난방")).toEqual([]);
  });
});
