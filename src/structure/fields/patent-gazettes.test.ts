/** Front pages of patent gazettes: fields behind their codes, in columns run together. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { rowsOf } from "../document-rows.js";
import { explainFields } from "../structure.js";
import { gazetteFields } from "./patent-gazettes.js";

const values = (...parts: Part[]) =>
  Object.fromEntries(
    gazetteFields(rowsOf(documentFrom(parts))).map(({ field, value }) => [field, value]),
  );
const front = (kind: string, ...name: string[]) => [
  "(19) 대한민국특허청(KR) (11) 공개번호 10-2026-0012345",
  `(12) ${kind} (43) 공개일자 2026년03월02일`,
  "(21) 출원번호 10-2025-0054321 (71) 출원인",
  "(22) 출원일자 2025년05월06일 한빛주차 주식회사",
  ...name,
  "(57) 요 약",
  "본 발명은 주차장을 비추는 등에 관한 것이다.",
];
const NAME = "(54) 발명의 명칭 주차장을 비추는 등";

it("are read by their codes, whatever stands beside them", () => {
  expect(values(...front("공개특허공보(A)", NAME))).toEqual({
    title: "주차장을 비추는 등",
    doc_number: "10-2026-0012345",
    issued_date: "2026-03-02",
    issuer: "대한민국특허청(KR)",
  });
  const chosen = explainFields(documentFrom(front("공개특허공보(A)", NAME)));
  expect(chosen.title.value).toBe("주차장을 비추는 등");
  expect(chosen.doc_number.value).toBe("10-2026-0012345");
  expect(chosen.issued_date.value).toBe("2026-03-02");
  expect(chosen.issuer.value).toBe("대한민국특허청");
  const alone = front("공개특허공보(A)", NAME).flatMap((line) => line.split(/ (?=[(]\d\d[)])/));
  expect(explainFields(documentFrom(alone)).issuer.value).toBe("대한민국특허청");
});

it("are dated by the grant, where that is given", () => {
  const granted = ["(45) 공고일자 2026년04월05일", ...front("등록특허공보(B1)", NAME)];
  expect(values(...granted).issued_date).toBe("2026-04-05");
});

it("name the invention over two rows more at most", () => {
  const named = (...rows: string[]) => values(...front("공개특허공보(A)", NAME, ...rows)).title;
  expect(named("및 그 방법")).toBe("주차장을 비추는 등 및 그 방법");
  expect(named("및", "그 방법")).toBe("주차장을 비추는 등 및 그 방법");
  expect(named("및", "그", "방법")).toBe("주차장을 비추는 등");
});

it("are no other papers that count in brackets", () => {
  expect(values(...front("주차 안내", NAME))).toEqual({});
  expect(values("(11) 공개번호 없음", "(12) 공개특허공보(A)")).toEqual({});
});

it("are quick on hostile text", () => {
  const cost = (size: number) => values("(11) ".repeat(size));
  expect(growthOfCost(cost, 400)).toBeLessThan(MOST_GROWTH);
});
