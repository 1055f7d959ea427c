/** Quotations, orders and bills: their number and who makes them out. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { billFields } from "./bill-fields.js";

const fields = (...parts: Part[]) =>
  billFields(rowsOf(documentFrom(parts))).map(({ field, value }) => `${field} ${value}`);
const HEAD = [
  ["견적번호", "HB-2026-031", "공급자", "주식회사 한빛"],
  ["수신", "가람상사", "대표자", "홍길동"],
];

it("is numbered by what it is, and made out by who sells", () => {
  expect(fields("견   적   서", HEAD)).toEqual(["doc_number HB-2026-031", "issuer 주식회사 한빛"]);
  expect(fields([["거래명세표(공급자용)"], ["거래번호", "26-031"]])).toEqual(["doc_number 26-031"]);
});

it("is not numbered by another paper, or by nothing", () => {
  expect(fields("청구서", HEAD)).toEqual(["issuer 주식회사 한빛"]);
  expect(fields("발주서", HEAD)).toEqual([]);
  expect(fields("주차장 정비 계획", HEAD)).toEqual([]);
  expect(fields("견적서", [["견적번호", "미정", "공급자", "등록번호"]])).toEqual([]);
  expect(fields("가", "나", "다", "라", "견적서", HEAD)).toEqual([]);
  const far = Array.from({ length: 12 }, () => "본문");
  expect(fields("견적서", ...far, HEAD)).toEqual([]);
});
