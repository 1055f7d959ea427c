/** A line in brackets between two lines of one title. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { extractStructure } from "../structure.js";

const line = (text: string, size = 18, centred = true): Part => ({
  text,
  typography: [{ size, centred }],
});
const TEXT = ["가. 읽을 글이다.", "나. 더 읽을 글이다."].map((text) => line(text, 11, false));
const title = (...parts: Part[]) => extractStructure(documentFrom([...parts, ...TEXT])).title;

it("belongs to the title that ends below it", () => {
  const lines = ["2026년도 주차 기술개발", "(가람형ㆍ하늘형)", "신규지원 대상과제 공고"];
  expect(title(...lines.map((text) => line(text)))).toBe(lines.join(" "));
});

it("belongs to none where it is set otherwise, or a whole title stands over it", () => {
  const over = (first: string, size: number) =>
    title(line(first), line("(가람형ㆍ하늘형)", size), line("신규지원 대상과제 공고"));
  expect(over("2026년도 주차 기술개발", 12)).not.toContain("가람형");
  expect(over("2026년도 주차 기술개발 계획", 18)).not.toContain("가람형");
});
