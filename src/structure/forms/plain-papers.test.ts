/** Papers that show no title by their make. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { rowsOf } from "../document-rows.js";
import { explainFields } from "../structure.js";
import { isInList, isPlainText, saysOnlyWords } from "./plain-papers.js";
import { titleFrom } from "./title-lines.js";

const line = (text: string, size = 10, centred = false, more = {}): Part => ({
  text,
  typography: [{ size, centred }],
  ...more,
});
const rows = (...parts: Part[]) => rowsOf(documentFrom(parts));
const title = (...parts: Part[]) => explainFields(documentFrom(parts)).title.value;
const text = line("주차장을 함께 쓰는 사람이 늘어난 까닭을 적어 본다.");

it("is text where every line of the first page is set alike", () => {
  const page = [line("주차장에 관한 생각"), text];
  expect(isPlainText(rows(...page))).toBe(true);
  expect(isPlainText(rows(...page, line("더 큰 줄", 20, false, { page: 2 })))).toBe(true);
  expect(isPlainText(rows(line("주차장에 관한 생각", 12), text))).toBe(false);
  expect(isPlainText(rows(line("주차장에 관한 생각", 10, true), text))).toBe(false);
  expect(isPlainText(rows("주차장에 관한 생각", "본문이다."))).toBe(false);
  expect(isPlainText(rows(...page, [["동", "서"]]))).toBe(false);
  // Mottoes, stamps and the number of the page are no lines of it.
  const around = [line("“함께 쓰는 주차장”", 12, true), [["담당", "팀장"]], line("- 1 -", 9, true)];
  expect(isPlainText(rows(...around, ...page))).toBe(true);
});

it("has no title there, unless its words say that they are one", () => {
  expect(title(line("주차장에 관한 생각"), text)).toBeNull();
  expect(title(line("주차장 이용 계획"), text)).toBe("주차장 이용 계획");
  expect(title(line("회의록 - 주차장 이용 개선"), text)).toBe("회의록 - 주차장 이용 개선");
  expect(title(line("주차장에 관한 생각", 14), text)).toBe("주차장에 관한 생각");
});

it("is a drawn screen where it says single words only", () => {
  const screen = ["로고", "아이디", "로그인", "회원가입"];
  expect(saysOnlyWords(rows(...screen))).toBe(true);
  expect(saysOnlyWords(rows(...screen.slice(1)))).toBe(false);
  expect(saysOnlyWords(rows(...screen, "주차장 안내"))).toBe(false);
  expect(saysOnlyWords(rows(...screen, "회의록"))).toBe(false);
  expect(title(...screen.slice(1), line("고객센터", 12, true))).toBeNull();
});

const list = (texts: string[], sizes: number[] = []): Part => ({
  ...{ rows: texts.length, cols: 2, page: 1 },
  cells: texts.map((text, row) => ({
    ...{ row, col: 0, text },
    typography: [{ size: sizes[row] ?? 11, centred: true }],
  })),
});
const STEPS = ["주제 선정", "자료 조사", "화면 설계", "통합 시험"];

it("is a list where each row of a table has one cell, set like the others", () => {
  const inList = (part: Part) => isInList(rows(part)[0]!);
  expect(inList(list(STEPS))).toBe(true);
  expect(inList(list(STEPS, [16]))).toBe(false);
  expect(inList(list(STEPS.slice(1)))).toBe(false);
  expect(inList(list([...STEPS, "이 표에는 앞으로 할 일을 차례대로 빠짐없이 적어 두었다."]))).toBe(
    false,
  );
  expect(inList([["주제 선정", "3월"], ["자료 조사"], ["화면 설계"], ["통합 시험"]])).toBe(false);
  expect(title(list(STEPS))).toBeNull();
});

it("is such a list too where no sizes are known, and each item is a word", () => {
  const inList = (...texts: string[]) => isInList(rows(texts.map((text) => [text, ""]))[0]!);
  expect(inList(...STEPS)).toBe(true);
  expect(inList(...STEPS, "시설 관리 과정의 마지막 발표")).toBe(false);
  expect(titleFrom(rows(STEPS.map((text) => [text, ""])), 0, { within: 4 })).toBeNull();
});

it("looks through a long table of stamps once", () => {
  const stamps = rows(Array.from({ length: 4000 }, () => ["과장", "팀장"]));
  const started = performance.now();
  expect(saysOnlyWords(stamps)).toBe(false);
  expect(performance.now() - started).toBeLessThan(1000);
});

it("is a cover, no list, where a day stands among its rows", () => {
  const cover = ["주차장 이용 계획", "2026년 3월", "한빛시", "교통과"];
  expect(isInList(rows(cover.map((text) => [text]))[0]!)).toBe(false);
  expect(title(cover.map((text) => [text]))).toBe("주차장 이용 계획");
});
