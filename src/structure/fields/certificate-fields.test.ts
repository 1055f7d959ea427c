/** The number and the day of a certificate, beside their labels. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { certificateFields } from "./certificate-fields.js";

const values = (...parts: Part[]) =>
  certificateFields(rowsOf(documentFrom(parts))).map(({ value }) => value);
const filler = (count: number) => Array.from({ length: count }, () => "본문이다.");
const ISSUED = [["발급번호", "2026-118", "발급일자", "2026. 9. 21."]];

it("stand in a table over its name or below it", () => {
  expect(values(ISSUED, "경 력 증 명 서")).toEqual(["2026-118", "2026-09-21"]);
  expect(values("◈ 경력증명서 ◈", ISSUED)).toEqual(["2026-118", "2026-09-21"]);
  expect(values("경력증명서", "발급번호 : 제2026-118호")).toEqual(["제2026-118호"]);
});

it("stand side by side on one printed line", () => {
  const line = "발급번호 2026-118 발급일자 2026. 9. 21.";
  expect(values(line, "경 력 증 명 서")).toEqual(["2026-118", "2026-09-21"]);
  expect(values("발급번호 2026-118 발급일자란 참조", "경력증명서")).toEqual([
    "2026-118 발급일자란 참조",
  ]);
});

it("are those of a certificate alone", () => {
  expect(values("증명서 발급 신청서", ISSUED)).toEqual([]);
  expect(
    values("경력증명서는 다음과 같은 서류를 갖춘 사람이 받을 수 있는 주차장 이용허가증", ISSUED),
  ).toEqual([]);
  expect(values(...filler(4), "경력증명서", ISSUED)).toEqual([]);
});

it("have the name of what it does", () => {
  expect(values("주차장 등록증", "등 록 번 호 : 제 3-25-37 호")).toEqual(["제 3-25-37 호"]);
  expect(values("주차장 확인서", "등록번호 : 제 3-25-37 호")).toEqual([]);
});

it("are not found where they are blank or far below", () => {
  expect(values("주차장 등록증", [["등록번호", ""]])).toEqual([]);
  expect(values("경력증명서", ...filler(10), ISSUED)).toHaveLength(2);
  expect(values("경력증명서", ...filler(11), ISSUED)).toEqual([]);
});
