/** The body of the one whom a letter goes to, over the name. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { isAddressed } from "./addressee.js";
import { titleFrom } from "./title-lines.js";

const rows = (...parts: Part[]) => rowsOf(documentFrom(parts));
const BODY = "대한민국 한빛시 한빛부 산업정책 지원";

it("stands right over the name in the head", () => {
  const letter = rows("2026년 6월 30일", BODY, "김하람 실장님 귀하", "존경하는 실장님께");
  expect([0, 1, 2].map((at) => isAddressed(letter, at))).toEqual([false, true, false]);
  expect(titleFrom(letter, 0, { within: 3 })?.title).toBeUndefined();
  expect(titleFrom(rows(BODY, "담당 김하람"), 0, { within: 1 })?.title).toBe(BODY);
});

it("does not stand on another page, in a table, or at the foot", () => {
  const name = "김하람 귀하";
  expect(isAddressed(rows(BODY, { text: name, page: 2 }), 0)).toBe(false);
  expect(isAddressed(rows([[BODY, ""]], name), 0)).toBe(false);
  expect(isAddressed(rows(BODY, [[name, ""]]), 0)).toBe(false);
  const text = Array.from({ length: 6 }, (_, at) => `${at + 1}번째 줄`);
  expect(isAddressed(rows(...text, BODY, name), 6)).toBe(false);
  expect(isAddressed(rows(...text.slice(1), BODY, name), 5)).toBe(true);
});

it("is not what is handed over", () => {
  const form = rows("공사 견적서", "한빛시장 귀하", "아래와 같이 견적합니다.");
  expect(isAddressed(form, 0)).toBe(false);
  expect(titleFrom(form, 0, { within: 3 })?.title).toBe("공사 견적서");
});
