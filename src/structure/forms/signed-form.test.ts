/** Forms that a person filled in: the day and the addressee around the signature. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { readReport } from "./report.js";
import { readSignedForm } from "./signed-form.js";

const signed = (...parts: Part[]) => readSignedForm(rowsOf(documentFrom(parts)));
const cell = (...lines: string[]): Part => ({
  rows: 1,
  cols: 1,
  page: 1,
  cells: [{ row: 0, col: 0, text: lines.join("\n") }],
});
const SAID = "위와 같이 서류를 제출합니다.";
const DAY = "2024년 5월 3일";
const filler = (count: number) => Array.from({ length: count }, (_, at) => `본문 ${at + 1}줄이다.`);

it("has its day between the declaration and the seal, and its addressee below", () => {
  const form = { date: "2024-05-03", recipient: "한빛시장" };
  expect(signed(SAID, DAY, "신청인 홍길동 (인)", "한빛시장 귀하")).toEqual(form);
  expect(signed(cell(SAID, DAY, "주소 한빛시", "홍길동 (서명 또는 인)", "한빛시장 귀하"))).toEqual(
    form,
  );
  expect(signed(SAID, DAY, "홍길동 (인)", "붙임 서류 1부")).toEqual({ ...form, recipient: null });
});

it("is not signed where a part of that is missing, or the form is blank", () => {
  expect(signed("주차장 현황", DAY, "홍길동 (인)")).toBeNull();
  expect(signed(SAID, DAY, "홍길동")).toBeNull();
  expect(signed(SAID, "2024년 5월", "홍길동 (인)")).toBeNull();
  expect(signed(SAID, "2024년   월   일", "홍길동 (인)")).toBeNull();
  expect(signed(SAID, DAY, ...filler(4), "홍길동 (인)")).toBeNull();
  expect(signed(SAID, DAY, "홍길동 (인)", ...filler(12))).toBeNull();
});

it("is none of several forms at the end of a document", () => {
  const other = [SAID, "2024년 6월 7일", "홍길동 (인)"];
  expect(signed(SAID, DAY, "홍길동 (인)", ...other)).toBeNull();
});

it("dates a form of several rows", () => {
  const form = [
    "주차장 사용 신청서",
    ...filler(20),
    cell(SAID, DAY, "홍길동 (인)"),
    "한빛시장 귀하",
  ];
  const facts = readReport(rowsOf(documentFrom(form)));
  expect(facts).toMatchObject({
    issued_date: "2024-05-03",
    recipients: ["한빛시장"],
    issuer: null,
  });
});
