/** Rules made as they are by the letter of an office. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { officeNumber } from "./office-numbers.js";

const values = (...parts: Part[]) =>
  officeNumber(rowsOf(documentFrom(parts))).map(({ value }) => value);
const TITLE = "시설공사 심사 세부기준";

it("name the letter, the day and the body right below the title", () => {
  const all = ["시설총괄과-7726", "2026-08-26"];
  expect(values(TITLE, "한빛청 시설총괄과-7726, 2026. 8. 26.")).toEqual([...all, "한빛청"]);
  expect(values(TITLE, "(시설총괄과-7726호, 2026. 8. 26.)")).toEqual(all);
  expect(values(TITLE, "시설총괄과-7726 (2026. 8. 26.)")).toEqual(all);
});

it("are no others", () => {
  expect(values(TITLE, "관련: 시설총괄과-7726, 2026. 8. 26.")).toEqual([]);
  expect(values(TITLE, "시설총괄과-7726, 2026. 8. 26. 개정에 따름")).toEqual([]);
  expect(values(TITLE, "본문이다.", "시설총괄과-7726, 2026. 8. 26.")).toEqual([]);
  expect(values(TITLE, [["시설총괄과-7726, 2026. 8. 26.", "개정"]])).toEqual([]);
  expect(values(TITLE, "시설총괄과-7726, 2026. 13. 26.")).toEqual([]);
});
