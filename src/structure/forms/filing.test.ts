/** Reports that are handed in: to whom, when and by whom. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { readFiling } from "./filing.js";

const read = (...parts: Part[]) => readFiling(rowsOf(documentFrom(parts)));
const filler = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}줄`);
const TO = "한빛위원회 귀중";
const DAY = "2024년 3월 29일";
const BY = "회 사 명 : 한빛전자주식회사";
const FILED = { date: "2024-03-29", issuer: "한빛전자주식회사", recipients: ["한빛위원회"] };

it.each(["회사명", "회계법인명", "법인명", "제출인"])("names who hands it in as %s", (label) => {
  expect(read(TO, DAY, `${label}: 한빛전자주식회사`)).toEqual(FILED);
});

it("names the day behind the body, or below it", () => {
  expect(read(`${TO}  ${DAY}`, BY)).toEqual(FILED);
  expect(read(TO, ...filler(3), DAY, BY)).toEqual(FILED);
  expect(read(TO, ...filler(4), DAY, BY)).toBeNull();
  expect(read(TO, "2024년 3월", BY)).toBeNull();
});

it("names who hands it in within four rows below the day", () => {
  expect(read(TO, DAY, ...filler(3), BY)).toEqual(FILED);
  expect(read(TO, DAY, ...filler(4), BY)).toBeNull();
  expect(read(TO, DAY, "회사명 : 홍길동")).toBeNull();
});

it("goes to the bodies right above, too", () => {
  const to = (...above: string[]) => read(...above, TO, DAY, BY)?.recipients;
  expect(to("사업보고서", "가람위원회")).toEqual(["가람위원회", "한빛위원회"]);
  expect(to("가람위원회", "나래위원회")).toEqual(["가람위원회", "나래위원회", "한빛위원회"]);
  expect(to("가람위원회", "사업보고서")).toEqual(["한빛위원회"]);
});

it("may stand behind a list of contents, and is addressed to a body", () => {
  expect(read(...filler(199), TO, DAY, BY)).toEqual(FILED);
  expect(read(...filler(200), TO, DAY, BY)).toBeNull();
  expect(read("고객 귀중", DAY, BY)).toBeNull();
});

it("tells a report's date, issuer and recipients", () => {
  const structure = extractStructure(
    documentFrom(["사업보고서", "(제 26 기)", "가람위원회", TO, DAY, BY]),
  );
  expect(structure).toMatchObject({
    issued_date: "2024-03-29",
    issuer: "한빛전자주식회사",
    recipient: "가람위원회, 한빛위원회",
    recipients: ["가람위원회", "한빛위원회"],
  });
});
