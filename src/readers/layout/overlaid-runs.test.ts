/** Lines that lie over one another are read one after the other; runs of one line are read as one. */
import { describe, expect, it } from "vitest";
import { letters } from "../../../test/page-content.js";
import { liesOver, type Run } from "./overlaid-runs.js";
import type { Glyph } from "./page-content.js";
import { buildLines } from "./text-lines.js";

const texts = (glyphs: Glyph[]) => buildLines(glyphs, 1).map((line) => line.text);
const run = (...parts: Glyph[][]): Run => {
  const glyphs = parts.flat();
  const [first] = glyphs;
  const box: Run["box"] = [first!.box[0], first!.box[1], glyphs.at(-1)!.box[2], first!.box[3]];
  return { glyphs, box, baseline: first!.baseline, size: first!.size };
};

describe("text on one baseline", () => {
  it("is two lines where it is printed over another text", () => {
    const glyphs = [
      ...letters("위의 금액은 다름", 0, 100),
      ...letters("위의금액은 다름", 2, 100.5),
    ];
    expect(texts(glyphs)).toEqual(["위의 금액은 다름", "위의금액은 다름"]);
  });

  it("is one line where each run leaves room for the letters of the other", () => {
    const glyphs = [...letters("제 조 항 호 목", 0, 100), ...letters("1", 10, 100)];
    expect(texts(glyphs)).toEqual(["제1조 항 호 목"]);
  });

  it("is told by three letters upon letters, and by two of five", () => {
    const below = run(letters("가나다라마", 0, 100));
    expect(liesOver(below, run(letters("바사아", 1, 100)))).toBe(true);
    expect(liesOver(below, run(letters("바사", 1, 100)))).toBe(false);
    const beside = (count: number) =>
      run(letters("바".repeat(count), 1, 100), letters("사".repeat(9 - count), 60, 100));
    const longer = run(letters("가나다라마", 0, 100), letters("하하하하", 150, 100));
    expect(liesOver(longer, beside(4))).toBe(true);
    expect(liesOver(longer, beside(3))).toBe(false);
  });

  it("is not looked at where a run is longer than any line", () => {
    const of = (count: number) => run(letters("가".repeat(count), 0, 100));
    expect(liesOver(of(500), run(letters("바사아", 1, 100)))).toBe(true);
    expect(liesOver(of(501), run(letters("바사아", 1, 100)))).toBe(false);
  });

  it("stands beside a letter whose side it reaches over", () => {
    const tight = run(letters("바사아자", 8.4, 100, { width: 2.8 }));
    expect(liesOver(run(letters("가", 0, 100)), tight)).toBe(false);
  });
});

describe("text on two baselines", () => {
  it("is no one line, though a sign between them is near both", () => {
    const glyphs = [
      ...letters("신청", 0, 100),
      ...letters("→", 40, 103.5),
      ...letters("확인", 0, 107),
      ...letters("끝", 60, 107),
    ];
    expect(texts(glyphs)).toEqual(["신청 →", "확인 끝"]);
  });

  it("is two lines beside an arrow or a bracket as high as both", () => {
    const arrow = letters("▶", 40, 119, { size: 40, width: 7 });
    const lines = ["로그인", "인증서", "로그아웃"].map((text, at) =>
      letters(text, 0, 101 + 12 * at),
    );
    expect(texts([...arrow, ...lines.flat()])).toEqual(["로그인", "인증서 ▶", "로그아웃"]);
    const fraction = [
      ...letters("점수=", 0, 106),
      ...letters("(", 25, 108, { size: 22, width: 4 }),
      ...letters("가나다", 30, 99),
      ...letters("라마바", 30, 113),
    ];
    expect(texts(fraction)).toEqual(["가나다", "점수=(라마바"]);
  });

  it("is not joined to a high bracket that it nearly shares the baseline of", () => {
    const glyphs = [
      ...letters("(", 0, 110, { size: 26, width: 4 }),
      ...letters("라마바", 5, 113),
      ...letters("가나다", 5, 99),
    ];
    expect(texts(glyphs).toSorted()).toEqual(["(가나다", "라마바"]);
  });

  it("may share half an em of width with what follows it", () => {
    const above = run(letters("가나", 0, 100));
    expect(liesOver(above, run(letters("다라", 15, 103)))).toBe(false);
    expect(liesOver(above, run(letters("다라", 14.9, 103)))).toBe(true);
  });

  it("may be a mark over the letters that it belongs to, where it is small", () => {
    const word = run(letters("가나다", 0, 100));
    const mark = (size: number) => run(letters("···", 5, 96, { size, width: 4 }));
    expect(liesOver(word, mark(7.9))).toBe(false);
    expect(liesOver(word, mark(8))).toBe(true);
  });

  it("keeps two indices of one letter on its line", () => {
    const glyphs = [
      ...letters("x", 0, 100, { size: 12 }),
      ...letters("2", 6, 96, { size: 7, width: 5 }),
      ...letters("i", 6, 103, { size: 7, width: 5 }),
    ];
    expect(texts(glyphs)).toHaveLength(1);
  });
});

it.each([
  ["the first two hundred runs of a row", 199, 2],
  ["no more of them, for a row of more takes ever longer", 200, 1],
])("is told by %s", (_, before, lines) => {
  const row = Array.from({ length: before }, (_, at) => letters("가", at * 30, 100)).flat();
  const last = [...letters("나다라", 9_000, 100), ...letters("마바사", 9_000, 103)];
  expect(texts([...row, ...last])).toHaveLength(lines);
});
