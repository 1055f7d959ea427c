/** What makes a paragraph a title, a heading, a list item of some depth or a caption. */
import { describe, expect, it } from "vitest";
import { line, pieceLine } from "../../../test/page-content.js";
import { labelOf } from "./line-labels.js";
import {
  bodyOf,
  CAPTION,
  isHeading,
  isTitleSized,
  ListDepth,
  levelHeadings,
  type RoleCandidate,
} from "./paragraph-roles.js";

const BODY = { size: 10, bold: false };

const candidate = (text: string, more: Partial<RoleCandidate> = {}): RoleCandidate => ({
  text,
  size: 10,
  bold: false,
  lines: 1,
  label: labelOf(text),
  role: null,
  lists: 0,
  bookmark: null,
  ...more,
});

it("takes no line of an equation, set in letters of old Korean, for a heading", () => {
  const large = { size: 14 };
  expect(isHeading(candidate("기울기 함수", large), BODY)).toBe(true);
  expect(isHeading(candidate("기울기 \ud7f2 \u11c7", large), BODY)).toBe(false);
  expect(isHeading(candidate("ᆞ 기울기", large), BODY)).toBe(
    isHeading(candidate("· 기울기", large), BODY),
  );
});

const letters = (count: number) => "글".repeat(count);

describe("the body", () => {
  it("has the size of most characters, to half a point", () => {
    const lines = [line(letters(5), 0, 0, { size: 14 }), line(letters(6), 0, 0, { size: 10.2 })];
    expect(bodyOf(lines)).toEqual({ size: 10, bold: false });
    expect(bodyOf([line(letters(5), 0, 0, { size: 10.3 })]).size).toBe(10.5);
  });

  it("counts a fifth of the words that are set apart", () => {
    const apart = (length: number) =>
      pieceLine(
        [
          [letters(length), 0],
          ["칸", 300],
        ],
        0,
        { size: 14 },
      );
    // 52 characters of a form, with the blank between the pieces, against ten of running text.
    expect(bodyOf([apart(47), line(letters(10), 0, 0)]).size).toBe(10);
    expect(bodyOf([apart(49), line(letters(10), 0, 0)]).size).toBe(14);
  });

  it("is bold where more than half of the characters are", () => {
    const plain = line(letters(10), 0, 0);
    const bold = (length: number) => line(letters(length), 0, 0, { bold: true });
    expect(bodyOf([plain, bold(10)]).bold).toBe(false);
    expect(bodyOf([plain, bold(11)]).bold).toBe(true);
  });
});

describe("a heading", () => {
  it.each([
    ["is set 1.14 times as large as the body", candidate("추진 배경", { size: 11.4 }), true],
    ["not less", candidate("추진 배경", { size: 11.3 }), false],
    ["or bold", candidate("추진 배경", { bold: true }), true],
    ["bold and hardly smaller", candidate("추진 배경", { bold: true, size: 9.5 }), true],
    ["but not bold and small", candidate("추진 배경", { bold: true, size: 9.4 }), false],
    ["bold and up to 40 characters", candidate(letters(40), { bold: true }), true],
    ["not a longer bold text", candidate(letters(41), { bold: true }), false],
    ["large and up to 70 characters", candidate(letters(70), { size: 12 }), true],
    ["not a longer large text", candidate(letters(71), { size: 12 }), false],
    ["on up to two lines", candidate("추진 배경", { size: 12, lines: 2 }), true],
    ["not on three", candidate("추진 배경", { size: 12, lines: 3 }), false],
    ["has at least two letters", candidate("글", { size: 12 }), false],
    ["no date", candidate("2024. 1. 1", { size: 12 }), false],
    ["does not end a sentence", candidate("추진한다.", { size: 12 }), false],
    ["nor with a comma", candidate("배경,", { size: 12 }), false],
    ["but a label may", candidate("부록.", { size: 12 }), true],
    ["of three characters at most", candidate("부록가.", { size: 12 }), true],
    ["no more", candidate("부록가나.", { size: 12 }), false],
    ["no sentence of a report", candidate(`${letters(30)}함`, { size: 12 }), false],
    ["unless it is short", candidate(`${letters(29)}함`, { size: 12 }), true],
    ["no note", candidate("※ 추진 배경", { size: 12 }), false],
    ["a main point may be one", candidate("□ 추진 배경", { size: 12 }), true],
    ["a circle below it may be one", candidate("○ 추진 배경", { size: 12 }), true],
    ["a dot may not", candidate("· 추진 배경", { size: 12 }), false],
    ["a dash may not", candidate("- 추진 배경", { size: 12 }), false],
    ["a chapter is one at any size", candidate("제1장 총칙", { size: 8 }), true],
    ["a roman number too", candidate("Ⅰ. 총칙", { size: 8 }), true],
    ["a bold main point is one", candidate("□ 추진 배경", { bold: true }), true],
    ["a bold circle is not", candidate("○ 추진 배경", { bold: true }), false],
    ["a bold item is one", candidate("1. 추진 배경", { bold: true }), true],
    ["an item alone is not", candidate("1. 추진 배경"), false],
    ["the tagged structure says it", candidate("추진 배경이다.", { role: "H2" }), true],
    ["without a level too", candidate("추진 배경", { role: "H" }), true],
    ["other tags do not", candidate("추진 배경", { role: "P" }), false],
    ["a bookmark of the same words says it", candidate("추진한다.", { bookmark: 2 }), true],
  ])("%s", (_, one, expected) => {
    expect(isHeading(one, BODY)).toBe(expected);
  });

  it("is not told by its weight where the body is bold", () => {
    expect(isHeading(candidate("추진 배경", { bold: true }), { size: 10, bold: true })).toBe(false);
  });
});

describe("a title", () => {
  it.each([
    ["is 1.25 times as large as the body", candidate("업무 계획", { size: 12.5 }), true],
    ["not less", candidate("업무 계획", { size: 12.4 }), false],
    ["has up to 120 characters", candidate(letters(120), { size: 20 }), true],
    ["not more", candidate(letters(121), { size: 20 }), false],
    ["has two letters", candidate("계획", { size: 20 }), true],
    ["not one", candidate("2024 ㉮계", { size: 20, label: null }), false],
    ["opens with no label", candidate("1. 업무 계획", { size: 20 }), false],
    ["is not the kind of the paper", candidate("보 도 자 료", { size: 20 }), false],
    ["nor a table of contents", candidate("목  차", { size: 20 }), false],
    ["but may name it", candidate("목차 작성 지침", { size: 20 }), true],
  ])("%s", (_, one, expected) => {
    expect(isTitleSized(one, BODY)).toBe(expected);
  });
});

describe("the level of a heading", () => {
  it("is said by a bookmark, then by the tagged structure", () => {
    expect(
      levelHeadings([
        candidate("하나", { bookmark: 3, role: "H1" }),
        candidate("둘", { role: "H5" }),
        candidate("셋", { role: "H" }),
      ]),
    ).toEqual([3, 5, 1]);
  });

  it("follows the size, then the order of labels, then the weight", () => {
    expect(
      levelHeadings([
        candidate("가. 하나"),
        candidate("1. 둘"),
        candidate("셋", { size: 14 }),
        candidate("넷", { bold: true }),
        candidate("다섯"),
        candidate("가. 여섯"),
      ]),
    ).toEqual([4, 3, 1, 2, 5, 4]);
  });

  it("takes sizes of less than half a point apart for one", () => {
    const sized = (size: number) => candidate("글자", { size });
    expect(levelHeadings([sized(14.4), sized(13.6), sized(12)])).toEqual([1, 1, 2]);
  });

  it("is that of the largest with the same label", () => {
    const headings = [
      candidate("1. 하나", { size: 10 }),
      candidate("글자", { size: 12 }),
      candidate("2. 둘", { size: 14 }),
    ];
    expect(levelHeadings(headings)).toEqual([1, 2, 1]);
  });

  it("is six at most", () => {
    const sizes = [20, 19, 18, 17, 16, 15, 14];
    expect(levelHeadings(sizes.map((size) => candidate("글자", { size })))).toEqual([
      1, 2, 3, 4, 5, 6, 6,
    ]);
  });
});

describe("the depth of list items", () => {
  /** Labels with how far in they stand; blanks mean the left edge. */
  const depths = (...items: (string | [string, number])[]) => {
    const depth = new ListDepth();
    return items.map((item) => {
      const [label, left] = typeof item === "string" ? [item, 0] : item;
      return depth.levelOf(labelOf(`${label} 글자`)!, left, 10);
    });
  };

  it("grows with each kind of label below another", () => {
    expect(depths("1.", "가.", "1)", "가.", "2.", "가.")).toEqual([1, 2, 3, 2, 1, 2]);
  });

  it("grows where an outer label stands further in", () => {
    expect(depths("-", ["1.", 4.1])).toEqual([1, 2]);
    expect(depths("-", ["1.", 4])).toEqual([1, 1]);
  });

  it("goes back to where a label of the kind is open", () => {
    expect(depths("-", ["1.", 20], "-", ["가.", 20])).toEqual([1, 2, 1, 2]);
  });

  it("closes what an outer label stands left of", () => {
    expect(depths("가.", ["1)", 10], ["(1)", 20], "1.")).toEqual([1, 2, 3, 1]);
  });

  it("remembers where the last item of a kind stood", () => {
    expect(depths("가.", ["나.", 30], ["1.", 20])).toEqual([1, 1, 1]);
    expect(depths(["가.", 30], ["나.", 0], ["1.", 20])).toEqual([1, 1, 2]);
  });

  it("begins anew after a reset", () => {
    const depth = new ListDepth();
    depth.levelOf(labelOf("1. 글자")!, 0, 10);
    depth.reset();
    expect(depth.levelOf(labelOf("가. 글자")!, 0, 10)).toBe(1);
  });
});

it.each([
  ["<표 1> 예산", true],
  ["[그림 2-1] 개요", true],
  ["표 3. 예산", true],
  ["Table 4: cost", true],
  ["【사진 Ⅳ】", true],
  ["표 예산", false],
  ["도표로 본 예산", false],
  ["이 표 1", false],
])("%s is a caption: %s", (text, expected) => {
  expect(CAPTION.test(text)).toBe(expected);
});
