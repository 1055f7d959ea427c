/** Which line goes on in the next one, and which ends its paragraph. The column is 200 points wide, letters are 10. */
import { describe, expect, it } from "vitest";
import { line, widthOfText } from "../../../test/page-content.js";
import { boxOf, buildParagraphs } from "./paragraphs.js";
import type { PrintedLine } from "./text-lines.js";

const RIGHT = 200;

/** A line from `x0` to `x1`; its first word is one em wide. */
const span = (
  text: string,
  x0: number,
  x1: number,
  baseline: number,
  more: Partial<PrintedLine> = {},
): PrintedLine => {
  const size = more.size ?? 10;
  return line(text, x0, baseline, {
    box: [x0, baseline - 0.8 * size, x1, baseline + 0.2 * size],
    firstWord: 10,
    ...more,
  });
};
/** A line that fills the column. */
const full = (text: string, baseline: number, more: Partial<PrintedLine> = {}): PrintedLine =>
  span(text, 0, RIGHT, baseline, more);

/** Texts of the paragraphs, their lines parted by a stroke. */
const read = (...lines: PrintedLine[]): string[] =>
  buildParagraphs(lines, 0, RIGHT).map((paragraph) =>
    paragraph.lines.map(({ text }) => text).join("/"),
  );

const ONE = ["첫줄/다음"];
const TWO = ["첫줄", "다음"];

describe("the end of a line", () => {
  it.each([
    ["the next word would not have fitted with half an em to spare", 45.1, ONE],
    ["it would have: a line that ends short ends its paragraph", 45, TWO],
  ])("%s", (_, firstWord, expected) => {
    // 50 points are free.
    expect(read(span("첫줄", 0, 150, 100), full("다음", 116, { firstWord }))).toEqual(expected);
  });

  it.each([
    ["a line inside a paragraph may end up to 2.2 em short", 178.1, "둘째", ["첫줄/둘째/다음"]],
    ["but no further", 178, "둘째", ["첫줄/둘째", "다음"]],
    ["and not where a sentence ends", 190, "둘째.", ["첫줄/둘째.", "다음"]],
    ["nor a question", 190, "둘째?", ["첫줄/둘째?", "다음"]],
  ])("%s", (_, end, text, expected) => {
    const lines = [full("첫줄", 100), span(text, 0, end, 116)];
    expect(read(...lines, full("다음", 132, { firstWord: 5 }))).toEqual(expected);
  });

  it.each([
    [
      "three lines of other lengths that end alike are justified there",
      ["첫", "둘째", "셋"],
      120.8,
      1,
    ],
    ["further apart they are not", ["첫", "둘째", "셋"], 120.9, 4],
    ["nor are two", ["첫", "둘째", "셋"], 100, 4],
    ["nor lines of one length", ["첫", "둘", "셋"], 120, 4],
  ])("%s", (_, texts, end, paragraphs) => {
    // The column is 80 points wider: without an edge of their own the lines end short.
    const ends = [120, 120, end];
    const lines = texts.map((text, index) => span(text, 0, ends[index]!, 100 + 16 * index));
    expect(read(...lines, span("끝", 0, 30, 148))).toHaveLength(paragraphs);
  });

  it("a paragraph's first line may not end short like that", () => {
    expect(read(span("첫줄", 0, 183, 100), full("다음", 116))).toEqual(TWO);
  });

  it("tells nothing where the tagged structure says both are one element", () => {
    const tag = { role: "P", element: 1, lists: 0 };
    const short = span("첫줄", 0, 50, 100, { tag });
    expect(read(short, full("다음", 116, { tag }))).toEqual(ONE);
    expect(read(short, full("다음", 116, { tag: { ...tag } }))).toEqual(TWO);
    expect(read(short, full("다음", 116))).toEqual(TWO);
    expect(read(short, full("다음", 116, { tag, page: 2 }))).toEqual(TWO);
  });

  it("a table of contents has one entry a line", () => {
    expect(read(full("총칙 ··· 3", 100), full("다음", 116))).toEqual(["총칙 ··· 3", "다음"]);
    expect(read(full("총칙 …… 3", 100), full("다음", 116))).toEqual(["총칙 …… 3/다음"]);
    expect(read(full("총칙 ··· 12345", 100), full("다음", 116))).toHaveLength(1);
    expect(read(full("총칙 ··· 1234 ", 100), full("다음", 116))).toHaveLength(2);
  });

  it("a form's line of three fields does not go on, one of two does", () => {
    const pieces = (count: number) => ({
      pieces: Array.from({ length: count }, () => ({ text: "칸", box: full("", 0).box })),
    });
    expect(read(full("첫줄", 100, pieces(2)), full("다음", 116, pieces(2)))).toEqual(ONE);
    expect(read(full("첫줄", 100, pieces(3)), full("다음", 116))).toEqual(TWO);
    expect(read(full("첫줄", 100), full("다음", 116, pieces(3)))).toEqual(TWO);
  });

  it("a sentence's end before another typeface and weight ends the paragraph", () => {
    const other = { bold: true, font: 2 };
    expect(read(full("첫줄.", 100), full("다음", 116, other))).toHaveLength(2);
    expect(read(full("첫줄", 100), full("다음", 116, other))).toHaveLength(1);
    expect(read(full("첫줄.", 100), full("다음", 116, { font: 2 }))).toHaveLength(1);
    expect(read(full("첫줄.", 100), full("다음", 116, { bold: true }))).toHaveLength(1);
  });
});

describe("a centred line", () => {
  it.each([
    ["leaves the room on both its sides", 60, 140, 79.9, TWO],
    ["as far from both edges within 0.8 em", 60, 147.9, 72, TWO],
    ["further apart only the room after it counts", 60, 148.1, 72, ONE],
    ["within 0.8 em on the other side too", 60, 132.1, 72, TWO],
    ["an em from the edge it is just drawn in", 10, 190, 11, ONE],
  ])("%s", (_, x0, x1, firstWord, expected) => {
    // The next line is centred too, and shorter.
    const middle = (x0 + x1) / 2;
    const next = span("다음", middle - 20, middle + 20, 116, { firstWord });
    expect(read(span("첫줄", x0, x1, 100), next)).toEqual(expected);
  });

  it("that the next line begins under is no centred one", () => {
    const first = span("첫줄", 20, 180, 100);
    const next = (x0: number, x1: number) => span("다음", x0, x1, 116, { firstWord: 20 });
    // 20 points are free on either side.
    expect(read(first, next(22.9, 100))).toEqual(ONE);
    expect(read(first, next(23, 100))).toEqual(TWO);
    expect(read(first, next(17.1, 100))).toEqual(ONE);
    // Two lines of one width are both centred.
    expect(read(first, next(20, 170))).toEqual(TWO);
    expect(read(first, next(20, 169.9))).toEqual(ONE);
  });

  it.each([
    ["goes on in one with the same middle", 150.1, ONE],
    ["within 0.4 em", 157.9, ONE],
    ["not in one that stands aside", 158, TWO],
  ])("%s", (_, x1, expected) => {
    // The last line begins 5 em to the right of the one before, ends where the middle should be.
    const lines = [full("머리", 84), full("첫줄", 100), span("다음", 50, x1, 116)];
    expect(read(...lines)).toEqual(expected === ONE ? ["머리/첫줄/다음"] : ["머리/첫줄", "다음"]);
  });
});

describe("the left edge", () => {
  it.each([
    ["a first line may be drawn in by less than 8 em", 79.9, 0, ONE],
    ["but not by 8", 80, 0, TWO],
    ["the second may stand up to 2.5 em to the right", 0, 24.9, ONE],
    ["but not further", 0, 25, TWO],
  ])("%s", (_, first, second, expected) => {
    expect(read(span("첫줄", first, RIGHT, 100), span("다음", second, 190, 116))).toEqual(expected);
  });

  it.each([
    ["an item", "가. 첫줄"],
    ["an article", "제3조(목적) 첫줄"],
    ["a supplement", "부칙 <2024. 1. 1.>"],
  ])("%s may hang its label out by less than 8 em", (_, label) => {
    expect(read(full(label, 100), span("다음", 79.9, 190, 116))).toHaveLength(1);
    expect(read(full(label, 100), span("다음", 80, 190, 116))).toHaveLength(2);
  });

  it.each([
    ["lines inside a paragraph share it within 0.7 em", 7, 1],
    ["those further in are another paragraph", 7.1, 2],
    ["those further out by as much are not", -7, 1],
    ["those further out are", -7.1, 2],
  ])("%s", (_, shift, expected) => {
    const lines = [full("하나", 84), full("둘", 100), span("셋", shift, 180, 116)];
    expect(read(...lines)).toHaveLength(expected);
  });
});

describe("the step down", () => {
  /** Full lines at these distances below one another. */
  const stepped = (...steps: number[]) => {
    let baseline = 100;
    const lines = [full("0", baseline)];
    for (const [index, step] of steps.entries()) {
      baseline += step;
      lines.push(full(`${index + 1}`, baseline));
    }
    return read(...lines);
  };

  it.each([
    ["1.3 times the usual one is inside a paragraph", 20.7, ["0/1/2/3"]],
    ["more parts paragraphs", 20.9, ["0/1/2", "3"]],
  ])("%s", (_, step, expected) => {
    expect(stepped(16, 16, step)).toEqual(expected);
  });

  it.each([
    ["of 0.2 em is none: the lines stand beside one another", 2, 2],
    ["of more is one", 2.1, 1],
  ])("%s", (_, step, expected) => {
    expect(stepped(step)).toHaveLength(expected);
  });

  it("up is none", () => {
    expect(read(full("첫줄", 100), full("다음", 80))).toEqual(TWO);
  });

  it.each([
    ["two lines make the usual step themselves, which is 2.3 em at most", 29.8, 1],
    ["more than 1.3 times that apart they do not", 30, 2],
  ])("%s", (_, step, expected) => {
    expect(stepped(step)).toHaveLength(expected);
  });

  it("counts as 1.1 em where lines stand closer", () => {
    expect(stepped(10, 10, 14.2)).toHaveLength(1);
    expect(stepped(10, 10, 14.4)).toHaveLength(2);
  });

  it("is that of the closer two in five", () => {
    // Of seven steps the third.
    expect(stepped(12, 12, 15, 19, 19, 19, 19)).toHaveLength(1);
    expect(stepped(12, 12, 14, 19, 19, 19, 19)).toHaveLength(5);
    // Of ten the fifth.
    expect(stepped(12, 12, 12, 12, 15, 19, 19, 19, 19, 19)).toHaveLength(1);
    expect(stepped(12, 12, 12, 12, 14, 19, 19, 19, 19, 19)).toHaveLength(6);
  });

  it("leaves out steps of half an em and less", () => {
    expect(stepped(5, 5, 5, 16, 20.7)).toHaveLength(1);
    expect(stepped(5.1, 5.1, 5.1, 16, 20.7)).toHaveLength(3);
  });

  it("leaves out steps between letters of different size, and over a page end", () => {
    const small = { size: 5 };
    const others = [full("a", 10), full("b", 15, small), full("c", 30), full("d", 35, small)];
    const body = [full("하나", 100), full("둘", 116), full("셋", 136.7)];
    expect(read(...others, ...body).at(-1)).toBe("하나/둘/셋");
    const pages = [1, 2, 3, 4].map((page) => full(`${page}`, 100 + 12 * page, { page }));
    expect(read(...pages, ...body.map((one) => ({ ...one, page: 5 }))).at(-1)).toBe(
      "1/2/3/4/하나/둘/셋",
    );
  });

  it("is measured by the larger letters", () => {
    expect(read(full("첫줄", 100), full("다음", 102.2, { size: 12 }))).toEqual(TWO);
    expect(read(full("첫줄", 100, { size: 12 }), full("다음", 102.2))).toEqual(TWO);
  });

  it("does not matter over a page end", () => {
    expect(read(full("첫줄", 700), full("다음", 80, { page: 2 }))).toEqual(ONE);
  });
});

describe("the size of letters", () => {
  it.each([
    ["differs by less than 0.18 inside a paragraph", 10, 12.1, ONE],
    ["by more between paragraphs", 10, 12.2, TWO],
    ["whichever is larger", 12.1, 10, ONE],
    ["and so apart", 12.2, 10, TWO],
  ])("%s", (_, first, second, expected) => {
    const lines = [full("첫줄", 100, { size: first }), full("다음", 116, { size: second })];
    expect(read(...lines)).toEqual(expected);
  });
});

describe("a label", () => {
  it.each([
    "가. 나라",
    "1. 나라",
    "① 나라",
    "□ 나라",
    "제2조(정의)",
    "붙임 1부",
    "별표 1",
    "첨 부",
  ])("%s opens a paragraph after a full line", (label) => {
    expect(read(full("첫줄", 100), full(label, 116))).toEqual(["첫줄", label]);
  });

  it("that goes on with a date is none", () => {
    expect(read(full("이 규칙은 2024.", 100), full("3. 부터", 116))).toHaveLength(1);
    expect(read(full("이 규칙은 ’24.", 100), full("3. 부터", 116))).toHaveLength(1);
    expect(read(full("이 규칙은 2024. 3.", 100), full("1. 부터", 116))).toHaveLength(1);
    expect(read(full("이 규칙은 12024.", 100), full("3. 부터", 116))).toHaveLength(2);
    expect(read(full("2024.", 100), full("3. 부터", 116))).toHaveLength(1);
    expect(read(full("이 규칙은 2024.", 100), full("가. 부터", 116))).toHaveLength(2);
  });

  it("that closes a bracket is none", () => {
    expect(read(full("각급 기관(관, 부,", 100), full("나) 장", 116))).toHaveLength(1);
    expect(read(full("각급 기관(관), 부,", 100), full("나) 장", 116))).toHaveLength(2);
    // The bracket may have opened three lines before, but no earlier.
    const bracketed = (count: number) => [
      full("각급 기관(관,", 100),
      ...Array.from({ length: count }, (_, index) => full("부,", 116 + 16 * index)),
      full("나) 장", 116 + 16 * count),
    ];
    expect(read(...bracketed(2))).toHaveLength(1);
    expect(read(...bracketed(3))).toHaveLength(2);
  });

  it("that ends a sentence is none where no count leads to it", () => {
    expect(read(full("시설을 말한", 100), full("다. 다만,", 116))).toHaveLength(1);
    // After 나. it is the next item.
    const items = [full("가. 하나", 68), full("나. 둘을 말한", 84), full("다. 셋", 100)];
    expect(read(...items)).toHaveLength(3);
    // Counted are the labels that opened a paragraph.
    expect(read(full("3. 셋", 84), full("넷에", 100), full("5. 다섯", 116))).toHaveLength(1);
  });
});

it("puts the lines' boxes together", () => {
  const lines = [span("가", 10, 150, 100), span("나", 5, 120, 116)];
  expect(boxOf(lines)).toEqual([5, 92, 150, 118]);
  expect(lines[0]!.box).toEqual([10, 92, 150, 102]);
});

describe("lines that end at one edge", () => {
  const ending = (text: string, y: number) => line(text, 300 - widthOfText(text), y);

  it("and begin at three places are set to the right: each is a paragraph", () => {
    const lines = [
      ending("여는 글", 100),
      ending("둘째 장의 긴 이름이다", 116),
      ending("셋째 장의 이름이다", 132),
    ];
    expect(buildParagraphs(lines, 0, 300)).toHaveLength(3);
  });

  it("and begin at two are a paragraph with its first line set in", () => {
    const lines = [
      ending("나는 첫 줄이고 들여 쓴다 그렇다", 100),
      ending("이어지는 줄이고 끝까지 간다 그래", 116),
      ending("이어지는 줄이고 끝까지 간다 그러", 132),
    ];
    expect(buildParagraphs(lines, 0, 300)).toHaveLength(1);
  });

  it("but open with a label are items of one list", () => {
    const lines = [
      ending("□ 첫째로 할 일을 적는다 길게 적는다", 100),
      ending("이어지는 줄이고 끝까지 간다 그러", 116),
      ending("ㅇ 둘째로 할 일을 적는다 그렇다", 132),
      ending("이어지는 줄이고 끝까지 간다", 148),
    ];
    expect(buildParagraphs(lines, 0, 300)).toHaveLength(2);
  });
});

describe("the usual step of lines", () => {
  const small = (at: number) => span("개정 이력", 150, 190, 20 + 8 * at, { size: 6 });

  it("is that of their own size", () => {
    // Ten close lines of small type over a page that is set far apart.
    const dates = Array.from({ length: 10 }, (_, at) => small(at));
    const body = Array.from({ length: 7 }, (_, at) =>
      full(at === 0 ? "제1조(목적) 이 규정은" : "필요한 사항을", 140 + 22 * at),
    );
    expect(read(...dates, ...body).filter((text) => text.startsWith("제1조"))).toEqual([
      body.map(({ text }) => text).join("/"),
    ]);
  });

  it("is that of all lines where few have their size", () => {
    const dates = Array.from({ length: 10 }, (_, at) => small(at));
    expect(read(...dates, full("첫줄", 140), full("다음", 162)).slice(-2)).toEqual(TWO);
  });
});

it("reads a page with a size for each line in no time", () => {
  let baseline = 0;
  const lines = Array.from({ length: 32_000 }, (_, at) => {
    const size = 1000 + at;
    baseline += size * 1.3;
    return full("첫줄", baseline, { size });
  });
  const started = performance.now();
  expect(buildParagraphs(lines, 0, RIGHT).length).toBeGreaterThan(0);
  expect(performance.now() - started).toBeLessThan(2500);
});

describe("a line that ends short amid its sentence", () => {
  // The next word is 10 points wide: a line that ends at 175 leaves room for it, and nearly 2 em more.
  const parted = (first: string, next: string, end = 175, size = 8) =>
    read(span(first, 0, end, 100, { size }), full(next, 114, { size })).length === 2;

  it.each([
    ["낙찰자는 계약 체결일", "까지 자격을 유지하여야 합니다."],
    ["사업을 총괄하는 기관을 말", "한다.<개정 2024. 1. 2.>"],
    ["지원금 환수 등의", "제재를 받을 수 있으며 그"],
    ["자료를 갖추고,", "이를 내며 그"],
  ])("goes on: %s", (first, next) => {
    expect(parted(first, next)).toBe(false);
  });

  it.each([
    ["지원금을 환수함", "이 경우 알려야 한다."],
    ["접수처 안내", "누리집 자료실"],
    ["제재를 받는다.", "그 밖에 따로 정한다."],
  ])("does not: %s", (first, next) => {
    expect(parted(first, next)).toBe(true);
  });

  it("does not where the next word would have had far more room", () => {
    expect(parted("낙찰자는 계약 체결일", "까지 자격을 유지하여야 합니다.", 170)).toBe(true);
  });

  it("does not in a narrow column", () => {
    expect(parted("낙찰자는 계약 체결일", "까지 자격을 유지하여야 합니다.", 175, 10)).toBe(true);
  });
});

it("a sentence that names what is attached goes on with it", () => {
  const on = (first: string, next: string) => read(full(first, 100), full(next, 116)).length === 1;
  expect(on("지시가 지속될 때는", "별지 제2호 서식으로 보고하여야 한다.")).toBe(true);
  expect(on("즉석판매 대상 식품은", "별표 15에 따른다.")).toBe(true);
  expect(on("자료를 내야 한다.", "별지 제2호 서식의 신청서를 낸다.")).toBe(false);
  expect(on("지시가 지속될 때는", "별지 제2호 서식")).toBe(false);
});
