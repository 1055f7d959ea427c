/** Fields of a form: where the label stands and where its value does. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../test/documents.js";
import { rowsOf } from "./document-rows.js";
import { findField, findItemField } from "./labelled-fields.js";

const NAMES = ["제목", "담당부서(과)"] as const;
const value = (...parts: Part[]) => findField(rowsOf(documentFrom(parts)), NAMES)?.value ?? null;

it.each<[string, Part[]]>([
  ["in the next cell", [[["수신", "과장", "제 목", "점검 결과"]]]],
  ["in the next cell, after a colon", [[["제목", ": 점검 결과"]]]],
  ["after a colon", ["제목: 점검 결과"]],
  ["after a full-width colon", ["제목：점검 결과"]],
  ["after white space", ["제  목   점검 결과"]],
  ["after a label in brackets", [[["[제목]", "점검 결과"]]]],
  ["after a label in round brackets", ["(제목) 점검 결과"]],
  ["after a label that has brackets", ["담당부서(과): 점검 결과"]],
  ["in a cell, after a colon", [[["수신: 과장", "제목: 점검 결과"]]]],
  ["on the next line", ["제목", "점검 결과"]],
  ["on the next line, after a colon", ["제목:", ": 점검 결과"]],
])("reads a value %s", (_, parts) => {
  expect(value(...parts)).toBe("점검 결과");
});

it.each([..."_;.·|"])("takes %s behind a label for its colon on a scan alone", (sign) => {
  const read = (extractor: "ocr" | "pdf") =>
    findField(rowsOf(documentFrom([`제 목${sign} 점검 결과`], { extractor })), NAMES)?.value;
  expect(read("ocr")).toBe("점검 결과");
  expect(read("pdf")).toBeUndefined();
});

it.each<[string, Part[]]>([
  ["the label stands alone at the end of a table", [[["제목"], ["점검 결과"]]]],
  ["a table of its own follows", ["제목", [["점검 결과", "보고"]]]],
  ["nothing follows", ["제목"]],
])("leaves a field blank where %s", (_, parts) => {
  expect(value(...parts)).toBe("");
});

it.each<[string, Part[]]>([
  ["a word of a sentence begins like it", ["제목을 점검한다"]],
  ["it is part of a longer label in a cell", [[["제목 및 내용", "점검 결과"]]]],
])("finds no field where %s", (_, parts) => {
  expect(value(...parts)).toBeNull();
});

it("reads a field behind a list mark, and below its label in a table of single cells", () => {
  const item = (...parts: Part[]) =>
    findItemField(rowsOf(documentFrom(parts)), ["공고번호"])?.value;
  expect(item("가. 공고번호 : 제12호")).toBe("제12호");
  expect(item("공고번호 : 제12호")).toBe("제12호");
  expect(item([["[ 공고 번호 ]"], ["제12호"], ["끝"]])).toBe("제12호");
  expect(item([["공고번호"], ["제12호", "값"]])).toBe("");
  expect(item([["공고번호"]], "제12호")).toBe("");
  expect(item("가.", "공고")).toBeUndefined();
});

it("takes a dot in front of a value for a list mark", () => {
  expect(value([["제목", "· 점검 결과"]])).toBe("점검 결과");
});

it("takes no note on how to fill it in for a part of the label", () => {
  const met = (label: string) => value([[label, "점검 결과"]]);
  expect(met("제목\n(날짜, 요일, 시간)")).toBe("점검 결과");
  expect(met("제목(연월일)")).toBe("점검 결과");
  expect(met("제목(영문)")).toBeNull();
  expect(met("제목(날짜 미정)")).toBeNull();
});
