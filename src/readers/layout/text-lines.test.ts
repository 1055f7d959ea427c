/** Which letters make one printed line, and where a reader sees a space or a wide gap in it. */
import { describe, expect, it } from "vitest";
import { letters } from "../../../test/page-content.js";
import type { Glyph } from "./page-content.js";
import { buildLines } from "./text-lines.js";

const texts = (glyphs: Glyph[]) => buildLines(glyphs, 1).map((line) => line.text);
const only = (glyphs: Glyph[]) => {
  const lines = buildLines(glyphs, 1);
  expect(lines).toHaveLength(1);
  return lines[0]!;
};
describe("a space", () => {
  it.each([
    ["a gap of 0.22 em is a space", 2.2, "법 령"],
    ["a smaller gap is none", 2.1, "법령"],
  ])("%s", (_, gap, expected) => {
    expect(texts([...letters("법", -10, 100), ...letters("령", gap, 100)])).toEqual([expected]);
  });

  it("is a gap without a space glyph, also where the page prints others", () => {
    const glyphs = [
      ...letters("법", 0, 100),
      ...letters("령", 12.25, 100),
      ...letters("끝 말", 0, 500),
    ];
    expect(texts(glyphs)).toEqual(["법 령", "끝 말"]);
  });

  it("is measured by the larger of both letters", () => {
    const small = letters("법", 0, 100);
    expect(texts([...small, ...letters("령", 12.5, 100, { size: 12 })])).toEqual(["법령"]);
    expect(texts([...letters("령", 0, 100, { size: 12 }), ...letters("법", 14.5, 100)])).toEqual([
      "령법",
    ]);
  });

  it("is kept as it is printed, however many", () => {
    expect(texts(letters("가  나", 0, 100))).toEqual(["가  나"]);
    expect(texts(letters("가\u00a0나", 0, 100))).toEqual(["가\u00a0나"]);
  });

  it("at the ends is no part of the text, but known", () => {
    expect(only(letters(" 가나 ", 0, 100))).toMatchObject({
      text: "가나",
      spaceBefore: true,
      spaceAfter: true,
      box: [5, 92, 25, 102],
    });
    expect(only(letters("가나", 0, 100))).toMatchObject({ spaceBefore: false, spaceAfter: false });
  });

  it.each([
    ["up to 1.2 em after the last letter ends the line", 12, true],
    ["further away does not", 12.1, false],
  ])("%s", (_, gap, spaceAfter) => {
    const glyphs = [...letters("가", 0, 100), ...letters(" ", 10 + gap, 100)];
    expect(only(glyphs).spaceAfter).toBe(spaceAfter);
  });

  it.each([
    ["up to 1.2 em before the first letter begins the line", 12, true],
    ["further away does not", 12.1, false],
  ])("%s", (_, gap, spaceBefore) => {
    const glyphs = [...letters(" ", 0, 100), ...letters("가", 5 + gap, 100)];
    expect(only(glyphs).spaceBefore).toBe(spaceBefore);
  });

  it("of another line begins no line", () => {
    const glyphs = [
      ...letters("가", 0, 80),
      ...letters(" ", 0, 100),
      ...letters("나", 5, 100),
      ...letters("다", 40, 100),
    ];
    expect(buildLines(glyphs, 1).map((line) => line.spaceBefore)).toEqual([false, true]);
    const apart = [...letters(" ", 0, 100), ...letters("가", 40, 100), ...letters("나", 5, 120)];
    expect(buildLines(apart, 1).map((line) => line.spaceBefore)).toEqual([false, false]);
  });

  it.each([
    ["0.15 em off the baseline belongs to the line", 1.5, "가 나"],
    ["further off belongs to none", 1.6, "가나"],
  ])("%s", (_, shift, expected) => {
    const glyphs = [
      ...letters("가", 0, 100),
      ...letters(" ", 10, 100 + shift, { width: 2 }),
      ...letters("나", 12, 100),
    ];
    expect(texts(glyphs)).toEqual([expected]);
    const raised = glyphs.map((glyph) =>
      glyph.text === " " ? { ...glyph, baseline: 100 - shift } : glyph,
    );
    expect(texts(raised)).toEqual([expected]);
  });
});

/** Letters that stand apart, or over one another, by the given gaps. */
function apart(text: string, gaps: number[]): Glyph[] {
  let at = 0;
  return [...text].flatMap((letter, index) => {
    const glyphs = letters(letter, at, 100);
    at += 10 + (gaps[index] ?? 0);
    return glyphs;
  });
}

describe("the rhythm of a line", () => {
  it("finds the spaces between letters that are set tight", () => {
    // A tenth of an em wide, and still wider by 0.3 than what stands between the letters of a word.
    expect(texts(apart("아동수당은매월", [-2, -2, -2, -2, 1, -2]))).toEqual(["아동수당은 매월"]);
    expect(texts(apart("아동수당은매월", [-2, -2, -2, -2, 0.1, -2]))).toEqual(["아동수당은매월"]);
  });

  it("finds none in a line whose letters are spread, but those that are wider", () => {
    expect(texts(apart("가계대출동향보고", [3, 3, 3, 6, 3, 6, 3]))).toEqual(["가계대출 동향 보고"]);
  });

  it("is that of the narrower gaps, where more than two in five are narrow", () => {
    expect(texts(apart("이그저한두세", [5, 5, 0, 0, 0]))).toEqual(["이 그 저한두세"]);
    expect(texts(apart("이그저한두세", [5, 5, 5, 0, 0]))).toEqual(["이그저한두세"]);
  });

  it("is told from four gaps on; a shorter line has that of its closest letters", () => {
    expect(texts(apart("이그저한", [5, 5, 0]))).toEqual(["이 그 저한"]);
    expect(texts(apart("이그저한", [1, 1, -2]))).toEqual(["이 그 저한"]);
    expect(texts(apart("이그저한두", [5, 5, 0, 8]))).toEqual(["이그저한 두"]);
  });

  it("leaves a label together that is spread over its cell", () => {
    expect(texts(apart("캐나다", [9, 9]))).toEqual(["캐나다"]);
    expect(texts(apart("캐나다", [9, 9.9]))).toEqual(["캐나다"]);
    expect(texts(apart("캐나다", [9, 10.1]))).toEqual(["캐 나 다"]);
    // A space that is printed stands, however even.
    expect(texts(letters("제 목 명", 0, 100))).toEqual(["제 목 명"]);
  });

  it("does not count gaps that part the line into pieces", () => {
    expect(only(apart("가나다라마바", [16, 0, 16, 0, 16])).pieces.map(({ text }) => text)).toEqual([
      "가",
      "나다",
      "라마",
      "바",
    ]);
  });
});

describe("a wide gap", () => {
  it.each([
    ["of 1.6 em parts a line into pieces", 16, ["성명", "주소"]],
    ["of less does not", 15.9, ["성명 주소"]],
  ])("%s", (_, gap, expected) => {
    const found = only([...letters("성명", 0, 100), ...letters("주소", 20 + gap, 100)]);
    expect(found.text).toBe("성명 주소");
    expect(found.pieces.map((piece) => piece.text)).toEqual(expected);
  });

  it("leaves each piece its own box", () => {
    const found = only([...letters("성명", 0, 100), ...letters("주소", 60, 100)]);
    expect(found.pieces.map((piece) => piece.box)).toEqual([
      [0, 92, 20, 102],
      [60, 92, 80, 102],
    ]);
    expect(found.box).toEqual([0, 92, 80, 102]);
  });

  it("keeps the blanks that are printed in it out of the pieces", () => {
    const found = only(letters("성명    주소", 0, 100));
    expect(found.text).toBe("성명    주소");
    expect(found.pieces.map((piece) => piece.text)).toEqual(["성명", "주소"]);
  });

  it("is measured by the larger of both letters", () => {
    const glyphs = [...letters("가", 0, 100), ...letters("나", 28, 100, { size: 12 })];
    expect(only(glyphs).pieces).toHaveLength(1);
  });
});

describe("one line", () => {
  it.each([
    ["letters 0.4 em apart in height stand on one", 4, ["가 나"]],
    ["letters further apart on two", 4.1, ["가", "나"]],
  ])("%s", (_, shift, expected) => {
    expect(texts([...letters("가", 0, 100), ...letters("나", 30, 100 + shift)])).toEqual(expected);
  });

  it("is measured by the smaller letters", () => {
    const large = letters("가", 0, 100, { size: 20 });
    const far = 90;
    expect(texts([...large, ...letters("나", far, 104)])).toEqual(["가 나"]);
    expect(texts([...large, ...letters("나", far, 104.1)])).toEqual(["가", "나"]);
  });

  it("is as large as the largest letter of its run", () => {
    // The small letters of the run do not narrow what stands level with it.
    const mixed = [...letters("가", 0, 100, { size: 20 }), ...letters("a", 20, 100, { size: 8 })];
    expect(texts([...mixed, ...letters("나", 90, 107, { size: 20 })])).toEqual(["가a 나"]);
  });

  it("is looked for among the last twelve that were begun", () => {
    const page = (between: number) => [
      ...letters("가", 0, 100, { size: 40 }),
      ...Array.from({ length: between }, (_, index) =>
        letters("점", 300, 100.9 + index, { size: 2 }),
      ).flat(),
      ...letters("나", 90, 114, { size: 40 }),
    ];
    expect(texts(page(11))[0]).toBe("가 나");
    expect(texts(page(12))[0]).toBe("가");
  });

  it("goes from left to right whatever is painted first", () => {
    expect(texts([...letters("나라", 50, 100), ...letters("우리", 0, 100)])).toEqual(["우리 나라"]);
  });

  it("stands above the lines that are lower", () => {
    expect(texts([...letters("아래", 0, 200), ...letters("위", 0, 100)])).toEqual(["위", "아래"]);
  });

  it("carries its page, and marks an end that is not known", () => {
    const unknown = letters("가나", 0, 100, { endUnknown: true });
    expect(buildLines(unknown, 7)[0]).toMatchObject({ page: 7, endUnknown: true });
    expect(only(letters("가", 0, 100)).endUnknown).toBe(false);
  });

  it("has composed Hangul", () => {
    expect(texts(letters("한글".normalize("NFD"), 0, 100, { width: 2 }))).toEqual(["한글"]);
  });
});

describe("a small raised mark", () => {
  const mark = (x: number, baseline: number, size = 5) => letters("1", x, baseline, { size });
  const word = letters("법", 0, 100);

  it.each([
    ["beside a word belongs to its line", mark(10, 95), ["법1"]],
    ["an em away does too", mark(19.9, 95), ["법 1"]],
    ["further away it is a line of its own", mark(20, 95), ["1", "법"]],
    ["before a word belongs to its line", mark(-3, 95), ["1법"]],
    ["an em before it does too", mark(-12.4, 95), ["1 법"]],
    ["further before it is a line of its own", mark(-12.5, 95), ["1", "법"]],
    ["over the word is none of its line", mark(3, 95), ["1", "법"]],
    ["that overlaps the word by 0.3 of its size belongs to it", mark(7, 95), ["법1"]],
    ["that overlaps it by more does not", mark(6.9, 95), ["1", "법"]],
    ["that overlaps the word's beginning by as much belongs to it", mark(0.5, 95), ["1법"]],
    ["that overlaps the beginning by more does not", mark(0.6, 95), ["1", "법"]],
    ["almost as large as the word is none", mark(10, 95.5, 8), ["1", "법"]],
    ["just smaller than 0.8 of it is one", mark(10, 95.5, 7.9), ["법1"]],
  ])("%s", (_, glyphs, expected) => {
    expect(texts([...word, ...glyphs])).toEqual(expected);
  });

  it.each([
    ["shares more than 0.4 of its height with the line", 93.1, ["법1"]],
    ["less makes it a line of its own", 92.9, ["1", "법"]],
  ])("%s", (_, baseline, expected) => {
    // It reaches one point below its baseline; the word begins at 92.
    expect(texts([...word, ...mark(10, baseline)])).toEqual(expected);
  });

  it("may be lowered as well", () => {
    expect(texts([...word, ...mark(10, 103.5)])).toEqual(["법1"]);
    expect(texts([...word, ...mark(10, 104.5)])).toEqual(["법", "1"]);
  });
});

describe("letters printed over one another", () => {
  /** A letter two points wide, and the next one that begins before it. */
  const backwards = (left: number) => [
    ...letters("ㆍ", 8, 100, { width: 2 }),
    ...letters("가", left, 100),
  ];
  it.each([
    ["keep their order up to 0.6 em back", 4, ["ㆍ가"]],
    ["and stand by their places beyond", 3.9, ["가ㆍ"]],
  ])("%s", (_, left, expected) => {
    expect(texts(backwards(left))).toEqual(expected);
  });

  it("stand where they are seen, without the spaces left for each other", () => {
    // Some writers print Hangul with a space where the digit goes, and the digit after it.
    const glyphs = [...letters("제", 0, 100), ...letters(" 조 목적", 10, 100)];
    expect(texts([...glyphs, ...letters("1", 10, 100)])).toEqual(["제1조 목적"]);
  });

  it.each([
    ["a gap of 0.15 em leaves the printed space", 1.5, "가 나1"],
    ["a smaller one leaves none", 1.4, "가나1"],
  ])("%s", (_, gap, expected) => {
    const hangul = [
      ...letters("가", 0, 100),
      ...letters(" ", 10, 100, { width: gap }),
      ...letters("나", 10 + gap, 100),
      ...letters(" ", 20 + gap, 100),
      ...letters("다", 25 + gap, 100),
    ];
    const digit = letters("1", 20 + gap, 100);
    expect(texts([...hangul, ...digit])).toEqual([`${expected}다`]);
  });

  it("count the space gap by the smaller letter", () => {
    const glyphs = [
      ...letters("가", 0, 100, { size: 20 }),
      ...letters(" ", 20, 100, { width: 2 }),
      ...letters("나 다", 22, 100),
      ...letters("1", 32, 100),
    ];
    expect(texts(glyphs)).toEqual(["가 나1다"]);
  });

  it("take one space between two letters, and the one that is printed last", () => {
    const glyphs = [...letters("가  나 다 ", 0, 100), ...letters("1", 30, 100)];
    const found = only(glyphs);
    expect(found).toMatchObject({ text: "가 나1다", spaceAfter: true });
    expect(only([...letters(" 가 나", 0, 100), ...letters("1", 15, 100)]).text).toBe("가1나");
  });

  it.each([
    ["runs that overlap by 0.2 em follow one another", 18, "가나 다라"],
    ["those that overlap by more lie over one another", 17.9, "가나다라"],
  ])("%s", (_, left, expected) => {
    expect(texts([...letters("가나 ", 0, 100), ...letters("다라", left, 102)])).toEqual([expected]);
  });
});

describe("a printed space without room", () => {
  const behind = (x: number, word = "가나 ") =>
    texts([...letters(word, 0, 100), ...letters(", 다", x, 100)]);

  it("is none where the next letter stands at its place", () => {
    expect(behind(20)).toEqual(["가나, 다"]);
    expect(behind(20.2)).toEqual(["가나, 다"]);
  });

  it("is one where the next letter leaves it some", () => {
    expect(behind(20.4)).toEqual(["가나 , 다"]);
    expect(behind(25)).toEqual(["가나 , 다"]);
  });
});

describe("the look of a line", () => {
  it("is that of most of its letters", () => {
    const glyphs = [
      ...letters("제목 ", 0, 100, { font: 2, size: 14 }),
      ...letters("본문이다", 40, 101, { font: 3 }),
    ];
    expect(only(glyphs)).toMatchObject({ size: 10, font: 3, baseline: 101 });
    expect(only([...glyphs, ...letters("또다시", 100, 100, { font: 2, size: 14 })])).toMatchObject({
      size: 14,
      font: 2,
      baseline: 100,
    });
  });

  it("is that of the first letters where none are more", () => {
    const glyphs = [...letters("가", 0, 100, { font: 2 }), ...letters("나", 10, 100, { font: 3 })];
    expect(only(glyphs).font).toBe(2);
  });

  it("is told by typefaces of one size too", () => {
    const glyphs = [
      ...letters("가", 0, 100, { font: 2 }),
      ...letters("나다", 10, 100, { font: 3 }),
    ];
    expect(only(glyphs).font).toBe(3);
  });

  it("takes sizes as one that differ by less than half a point", () => {
    const glyphs = [
      ...letters("가", 0, 100, { size: 10.2 }),
      ...letters("나", 11, 100, { size: 9.8 }),
      ...letters("다", 21, 100, { size: 12 }),
    ];
    expect(only(glyphs).size).toBe(10.2);
    const apart = [
      ...letters("가", 0, 100, { size: 10.2 }),
      ...letters("나다", 11, 100, { size: 10.3 }),
    ];
    expect(only(apart).size).toBe(10.3);
  });

  it("is bold where more than half of the letters are", () => {
    const half = [...letters("가 ", 0, 100, { bold: true }), ...letters("나", 15, 100)];
    expect(only(half).bold).toBe(false);
    expect(only([...half, ...letters("다", 25, 100, { bold: true })]).bold).toBe(true);
  });

  it("says which share of the letters is garbled", () => {
    const glyphs = [...letters("가나다 ", 0, 100), ...letters("라", 35, 100, { garbled: true })];
    expect(only(glyphs).garbled).toBe(0.25);
  });

  it("carries the first tag that a letter has", () => {
    const tag = { role: "P", element: 3, lists: 0 };
    const other = { role: "H1", element: 4, lists: 0 };
    const glyphs = [
      ...letters("가", 0, 100),
      ...letters("나", 10, 100, { tag }),
      ...letters("다", 20, 100, { tag: other }),
    ];
    expect(only(glyphs).tag).toBe(tag);
    expect(only(letters("가", 0, 100))).not.toHaveProperty("tag");
  });

  it("is an artifact only where all of it is and nothing is tagged", () => {
    const artifact = letters("가 나", 0, 100, { artifact: true });
    expect(only(artifact).artifact).toBe(true);
    expect(only([...artifact, ...letters("다", 25, 100)])).not.toHaveProperty("artifact");
    const tag = { role: "P", element: 3, lists: 0 };
    const tagged = letters("가", 0, 100, { artifact: true, tag });
    expect(only(tagged)).not.toHaveProperty("artifact");
  });

  it("is as sure as its letters on average, by their length", () => {
    const [word] = letters("가", 0, 100, { confidence: 0.5 });
    const glyphs = [
      { ...word!, text: "가나다" },
      ...letters("라", 10, 100, { confidence: 0.9 }),
      ...letters("마", 20, 100),
    ];
    expect(only(glyphs).confidence).toBeCloseTo(0.6);
    expect(only(letters("가", 0, 100))).not.toHaveProperty("confidence");
  });
});

describe("the first word", () => {
  it("ends at the first space", () => {
    expect(only(letters(" 법령 조문", 0, 100)).firstWord).toBe(20);
  });

  it.each([
    ["ends at a gap that is a space", 2.25, 20],
    ["goes on over a smaller one", 2.1, 42.1],
  ])("%s", (_, gap, expected) => {
    const glyphs = [...letters("법령", 0, 100), ...letters("조문", 20 + gap, 100)];
    expect(only(glyphs).firstWord).toBe(expected);
  });
});

it("makes no line of blanks alone", () => {
  expect(buildLines(letters("   ", 0, 100), 1)).toEqual([]);
  expect(buildLines([], 1)).toEqual([]);
});

describe("columns that stand closer than words", () => {
  /** Lines of two cells each: all of the left cell first, then those of the right one, `gap` points beside it. */
  const cells = (count: number, { gap = 3, step = 15, off = 0 } = {}) => {
    const ys = Array.from({ length: count }, (_, index) => 100 + step * index);
    return [
      ...ys.flatMap((y) => letters("가나", 0, y)),
      ...ys.flatMap((y, index) => letters("다라 마", 20 + gap + off * index, y)),
    ];
  };
  const parts = (glyphs: Glyph[]) =>
    buildLines(glyphs, 1).map(({ fragments }) => fragments?.map(({ text }) => text));

  it("are told by where text begins that was set apart, on three lines or more", () => {
    expect(parts(cells(3))).toEqual(Array.from({ length: 3 }, () => ["가나", "다라 마"]));
    expect(parts(cells(2))).toEqual([undefined, undefined]);
    expect(parts(cells(3, { gap: 0 }))[0]).toEqual(["가나", "다라 마"]);
    expect(buildLines(cells(3), 1)[0]).toMatchObject({
      text: "가나 다라 마",
      pieces: [{ text: "가나 다라 마" }],
      fragments: [{ text: "가나" }, { atSeam: true }],
    });
  });

  it.each([
    ["within 0.8 points of one place", { off: 0.4 }, true],
    ["not at several", { off: 0.9 }, false],
    ["within eight ems of one another", { step: 80 }, true],
    ["not further apart", { step: 81 }, false],
  ])("begin %s", (_, set, expected) => {
    expect(parts(cells(3, set))[0] !== undefined).toBe(expected);
  });

  it("are told by lines that have nothing before it too, but not by words of one text", () => {
    const below = [...letters("바사", 23, 115), ...letters("아자", 23, 130)];
    expect(
      parts([...letters("다라 마", 23, 100), ...below, ...letters("가나", 0, 100)])[0],
    ).toEqual(["가나", "다라 마"]);
    const prose = [100, 115, 130].flatMap((y) => letters("가나 다라 마", 0, y));
    expect(parts(prose)).toEqual([undefined, undefined, undefined]);
  });
});
