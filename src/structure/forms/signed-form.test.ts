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
  const form = { date: "2024-05-03", recipient: "한빛시장", body: null };
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

it("may stand in one line of a cell, as printed", () => {
  const printed = (text: string) => signed("출장 복명서", [["기간", "1일"], [text]])?.date;
  expect(printed("위와 같이 복명합니다. 2024. 5. 3.(금) 복명자 홍길동 (인)")).toBe("2024-05-03");
  expect(printed("2024. 5. 1. 위와 같이 복명합니다. 2024. 5. 3. 홍길동 (인)")).toBe("2024-05-03");
  expect(printed("위와 같이 검사하였음. 2024. 5. 3. 검사자 홍길동 (인)")).toBe("2024-05-03");
  expect(printed("위와 같이 복명합니다. 2024. 5. 3. 복명자 홍길동")).toBeUndefined();
  expect(printed("복명 일자 2024. 5. 3. 복명자 홍길동 (인)")).toBeUndefined();
  expect(signed(SAID + " 2024. 5. 3. 홍길동 (인)")).toBeNull();
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

it("is signed above the office's own part where it is handed in", () => {
  const form = ["주차장 사용 신청서", SAID, DAY, "신청인 홍길동 (서명 또는 인)", ...filler(14)];
  expect(signed(...form)?.date).toBe("2024-05-03");
  expect(signed("「주차장법」 서식", "접수번호", "처리기간", ...form)?.date).toBe("2024-05-03");
  expect(signed(...filler(4), ...form)).toBeNull();
  expect(signed("주차장 운영 계획", ...form.slice(1))).toBeNull();
  expect(signed(...form, "2024년 6월 7일", "접수인 이몽룡 (인)")).toBeNull();
  expect(signed(`${"주차장 ".repeat(10)}사용 신청서`, ...form.slice(1))).toBeNull();
});

it("may be the first page, which the paper that it is handed in with follows", () => {
  const cover = ["주차 계획서", cell(SAID, DAY, "홍길동 (서명)")];
  const behind: Part[] = filler(14).map((text) => ({ text, page: 2 }));
  expect(signed(...cover, ...behind)?.date).toBe("2024-05-03");
  expect(signed(...filler(14), ...cover, ...filler(14))).toBeNull();
});

it("names the body for which someone in office signs a certificate", () => {
  const end = (name: string): Part => ({
    ...{ rows: 2, cols: 2, page: 1 },
    cells: [
      { row: 0, col: 0, text: "성명" },
      { row: 0, col: 1, text: "홍길동" },
      { row: 1, col: 0, text: ["위 사실을 증명함.", DAY, "주식회사 한빛", name].join("\n") },
    ],
  });
  expect(signed(end("대표이사 홍 길 동 (인)"))?.body).toBe("주식회사 한빛");
  expect(signed(end("홍길동 (인)"))?.body).toBeNull();
  const issuer = (title: string) =>
    readReport(rowsOf(documentFrom([title, ...filler(3), end("대표이사 홍길동 (인)")])))?.issuer;
  expect(issuer("재 직 증 명 서")).toBe("주식회사 한빛");
  expect(issuer("주차장 사용 신청서")).toBeNull();
});
