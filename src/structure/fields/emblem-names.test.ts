/** Who issues, by the name in a logo. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { explainFields } from "../structure.js";
import { emblemNames } from "./emblem-names.js";

const logo = (text: string, page = 1): Part => ({ type: "figure", extractor: "ocr", text, page });
const named = (...parts: Part[]) => {
  const document = documentFrom(parts);
  return emblemNames(document, rowsOf(document)).map(({ value }) => value);
};
const TEXT = "가람청은 주차장을 연다.";

it("is a known body's, or one that the text names too", () => {
  expect(named(logo("기획재정부"), TEXT)).toEqual(["기획재정부"]);
  expect(named(logo("가람청"), TEXT)).toEqual(["가람청"]);
  expect(named(logo("6 가람청"), TEXT)).toEqual(["가람청"]);
  expect(named(logo("119 가람청"), TEXT)).toEqual([]);
  expect(named(logo("가람 청"), TEXT)).toEqual([]);
  expect(named(logo("나람청"), TEXT)).toEqual([]);
  expect(named(logo("함께 여는 내일"), "함께 여는 내일")).toEqual([]);
});

it("is one alone, in a logo of the first page", () => {
  expect(named(logo("기획재정부\n가람청"), TEXT)).toEqual([]);
  expect(named(logo("기획재정부"), logo("기획재정부"), TEXT)).toEqual(["기획재정부"]);
  expect(named(logo("기획재정부"), logo("행정안전부"), TEXT)).toEqual([]);
  expect(named(logo("기획재정부", 2), TEXT)).toEqual([]);
  expect(named(logo("기획재정부\n둘\n셋"), TEXT)).toEqual(["기획재정부"]);
  expect(named(logo("기획재정부\n둘\n셋\n넷"), TEXT)).toEqual([]);
  expect(named({ type: "figure", extractor: "hwpx", text: "기획재정부" }, TEXT)).toEqual([]);
});

it("gives way to what is printed", () => {
  const issuer = (...parts: Part[]) => explainFields(documentFrom(parts)).issuer.value;
  expect(issuer(logo("기획재정부"), "주차장 개방 안내", "문을 연다.")).toBe("기획재정부");
  expect(issuer(logo("기획재정부"), "한빛시", "주차장 개방 안내", TEXT)).toBe("한빛시");
});
