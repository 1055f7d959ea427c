/** Corrected papers: the sheet that lists the corrections is none of their rows. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../test/documents.js";
import { belowCorrections } from "./correction-sheet.js";
import { rowsOf } from "./document-rows.js";
import { extractStructure } from "./structure.js";

const set = (text: string, size: number): Part => ({
  text,
  typography: [{ size, centred: false }],
});
const lines = (count: number) => Array.from({ length: count }, (_, at) => set(`${at + 1}줄`, 10));
const HEADS = ["항목", "수 정 전", "수 정 후", "사유"];
const LIST = [HEADS, ["복리비", "0원", "89천원", "오류"]];
const read = (parts: Part[]) =>
  belowCorrections(rowsOf(documentFrom(parts))).map(({ text }) => text);
const TITLE = set("3. 복리비", 20);
const TEXT = [set("한빛공사", 10), set("1. 예산으로 쓴 복리비는 다음과 같다.", 10)];

it.each(["수 정 공 시", "정정공고", "정 정 신 고 (보고)"])("leaves out the sheet %s", (name) => {
  const found = read([set(name, 10), set("1. 최초제출일 : 2025. 4. 9.", 10), LIST, TITLE, ...TEXT]);
  expect(found[0]).toBe("3. 복리비");
  expect(found).toHaveLength(3);
});

it("counts the rows that are left anew", () => {
  const rows = belowCorrections(rowsOf(documentFrom([set("수정공시", 10), LIST, TITLE, ...TEXT])));
  expect(rows.map(({ index }) => index)).toEqual([0, 1, 2]);
});

it("takes it for a sheet by its name, and by the columns before and after, up to seven rows below", () => {
  expect(read([set("공시", 10), LIST, TITLE, ...TEXT])[0]).toBe("공시");
  expect(read([set("수정공시", 10), [["항목", "수정 전"]], TITLE, ...TEXT])[0]).toBe("수정공시");
  expect(read([set("수정공시", 10), [["항목", "수정 후"]], TITLE, ...TEXT])[0]).toBe("수정공시");
  expect(read([set("수정공시", 10), ...lines(6), LIST, TITLE, ...TEXT])[0]).toBe("3. 복리비");
  expect(read([set("수정공시", 10), ...lines(7), LIST, TITLE, ...TEXT])[0]).toBe("수정공시");
});

it("keeps the sheet where no title stands within three rows below", () => {
  const below = (...parts: Part[]) => read([set("정정공고", 10), LIST, ...parts])[0];
  expect(below(...TEXT)).toBe("정정공고");
  expect(below(set("3. 복리비", 11), ...TEXT)).toBe("정정공고");
  expect(below(...lines(2), TITLE, ...TEXT)).toBe("1줄");
  expect(below(...lines(3), TITLE, ...TEXT)).toBe("정정공고");
  expect(below(set("2025. 4. 9.", 20), set("한빛시장", 20), ...TEXT)).toBe("정정공고");
});

it("gives the corrected paper's title and issuer", () => {
  const parts = [set("수정공시", 10), LIST, TITLE, ...TEXT];
  expect(extractStructure(documentFrom(parts))).toMatchObject({
    title: "복리비",
    issuer: "한빛공사",
  });
});
