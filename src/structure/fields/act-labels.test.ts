/** Labels of what the title says is done: `의뢰일`, `의뢰기관`. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { extractStructure } from "../structure.js";
import { bodyOfAct, dayOfAct } from "./act-labels.js";

const read = (...parts: Part[]) => {
  const rows = rowsOf(documentFrom(parts));
  return [dayOfAct(rows), bodyOfAct(rows)];
};
const TITLE = "도서 위탁판매 의뢰 목록";
const BOTH = ["2026-06-25", "한빛박물관"];

it("date and sign a paper of that act", () => {
  expect(read(TITLE, "○ 의뢰일 : 2026. 6. 25.", "○ 의뢰기관 : 한빛박물관")).toEqual(BOTH);
  expect(read(TITLE, [["의뢰부서", "한빛박물관", "의뢰일자", "2026. 6. 25."]])).toEqual(BOTH);
  const document = documentFrom([
    TITLE,
    [
      ["의뢰기관", "한빛박물관"],
      ["의뢰일", "2026. 6. 25."],
    ],
  ]);
  expect(extractStructure(document)).toMatchObject({
    ...{ issued_date: "2026-06-25", issuer: "한빛박물관" },
  });
});

it("say nothing of other papers", () => {
  const table: Part = [["의뢰기관", "한빛박물관", "의뢰일", "2026. 6. 25."]];
  expect(read("도서 판매 목록", table)).toEqual([null, null]);
  expect(read("수질 검사 의뢰 결과 통보", table)).toEqual([null, null]);
  // Where it is sent to.
  expect(read("도서 발송 목록", [["발송처", "한빛박물관"]])).toEqual([null, null]);
  expect(read("의뢰하신 도서를 보냅니다.", table)).toEqual([null, null]);
  expect(read(TITLE, "의뢰일 : 2026. 6. 25. ~ 7. 3.", "의뢰기관 : 홍길동")).toEqual([null, null]);
  const rows = Array.from({ length: 12 }, (_, at) => `${at}번째 줄이다.`);
  expect(read(TITLE, ...rows, table)).toEqual([null, null]);
});
