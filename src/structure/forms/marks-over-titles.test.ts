/** Marks in Latin letters over a Korean title. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { titleFrom } from "./title-lines.js";

const line = (text: string, size: number, centred = false): Part => ({
  text,
  typography: [{ size, centred }],
});
const FIELDS: Part = [
  ["성명", "", "생년월일", ""],
  ["주소", "", "연락처", ""],
  ["사유", "", "비고", ""],
];
const titleOf = (...parts: Part[]) => extractStructure(documentFrom([...parts, FIELDS])).title;

it("are no title and no part of one", () => {
  expect(titleOf(line("HANBIT UNIV", 9), line("주차장 사용 신청서", 10))).toBe(
    "주차장 사용 신청서",
  );
  expect(titleOf(line("HANBIT UNIV", 9), line("신청서", 16, true))).toBe("신청서");
  expect(titleOf(line("QF-701 (Rev.3)", 10), line("사용 신청서", 10, true))).toBe("사용 신청서");
});

it("are passed over on the way to the first line that could be one", () => {
  const rows = rowsOf(documentFrom([line("HANBIT UNIV", 9), line("사용 신청서", 10), FIELDS]));
  expect(titleFrom(rows, 0, { within: 4 })?.title).toBe("사용 신청서");
});

it("are its topic where they are set like the word for its kind", () => {
  expect(titleOf(line("SMART PARKING", 16, true), line("추진 계획", 16, true))).toBe(
    "SMART PARKING 추진 계획",
  );
});

it("are its first line where they are set like it", () => {
  expect(titleOf(line("Green New Deal", 24, true), line("종합 추진 계획", 24, true))).toBe(
    "Green New Deal 종합 추진 계획",
  );
});

const ENGLISH = "Guidelines for the Use of Shared Parking";

it("are the title in English, of any size", () => {
  for (const size of [10, 20, 26])
    expect(titleOf(line(ENGLISH, size, true), line("공유주차장 이용 지침", 20, true))).toBe(
      "공유주차장 이용 지침",
    );
});

it("are the title in English on two lines, where both lines say so", () => {
  const over = (first: string, second: string) =>
    titleOf(line(first, 20, true), line(second, 20, true), line("공유주차장 이용 지침", 20, true));
  expect(over("Technical Regulations for", "Parking and Charging Products")).toBe(
    "공유주차장 이용 지침",
  );
  expect(over("Charging Products", "Interface Specification")).toBe("공유주차장 이용 지침");
});

it("are the title in English over one behind a number, set larger", () => {
  const numbered = (size: number) =>
    titleOf(line(ENGLISH, 14, true), line("1. 공유주차장 이용 지침", size, true));
  expect(numbered(20)).not.toBe(ENGLISH);
  expect(numbered(12)).toBe(ENGLISH);
});

it("are its topic where they name no paper", () => {
  expect(
    titleOf(line("Parking and Charging Data Hub", 20, true), line("구축 추진 계획", 20, true)),
  ).toBe("Parking and Charging Data Hub 구축 추진 계획");
});

it("are a title where no Korean one stands below", () => {
  expect(titleOf(line("Parking Site Review", 16, true), line("주차장을 살펴본다.", 10))).toBe(
    "Parking Site Review",
  );
});
