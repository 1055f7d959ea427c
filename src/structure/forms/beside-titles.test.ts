/** What stands beside titles and is none: heads of parts in brackets, lists below a day. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { isOneOfHeads, isPlainList } from "./beside-titles.js";

const rows = (...parts: Part[]) => rowsOf(documentFrom(parts));
const line = (text: string, size = 10): Part => ({ text, typography: [{ size, centred: false }] });

it("is one of the heads in brackets that are set alike", () => {
  const heads = (first: string, ...others: Part[]) =>
    isOneOfHeads(rows(line(first, 16), ...others), 0);
  const others = [line("[ 본문 ]", 16), line("【하단 메뉴】", 16)];
  expect(heads("[ 상단 메뉴 ]", ...others)).toBe(true);
  expect(heads("[ 상단 메뉴 ]", others[0]!)).toBe(false);
  expect(heads("[ 상단 메뉴 ]", others[0]!, line("[ 하단 메뉴 ]", 12))).toBe(false);
  expect(heads("상단 메뉴", ...others)).toBe(false);
  expect(heads("[ 주차장 신청서 ]", ...others)).toBe(false);
});

it("lists more than a paper's name below its day", () => {
  const list = (...lines: string[]) => isPlainList(rows(...lines.map((text) => line(text))));
  const said = ["● 언어를 정함", "참여자: 홍길동", "다음 모임"];
  expect(list("26.03.02", "회의록", ...said)).toBe(false);
  expect(list("26.03.02", "언어", ...said)).toBe(true);
});
