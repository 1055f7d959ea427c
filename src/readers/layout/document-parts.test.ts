/** Pages put together: paragraphs over a page end, footnotes, running lines and the order of all. */
import { describe, expect, it } from "vitest";
import {
  type FlowItem,
  flow,
  layout,
  line,
  table,
  tableItem,
  text,
} from "../../../test/page-content.js";
import { partsOf } from "./document-parts.js";
import type { PageLayout } from "./page-flow.js";
import type { PrintedLine } from "./text-lines.js";

/** A line that fills the column of 400 points, unless it says otherwise. */
const full = (
  words: string,
  baseline: number,
  page: number,
  more: Partial<PrintedLine> = {},
): PrintedLine =>
  line(words, 100, baseline, {
    page,
    box: [100, baseline - 8, 500, baseline + 2],
    firstWord: 20,
    ...more,
  });

/** `kind page: texts` of every part. */
const parts = (...pages: PageLayout[]) =>
  partsOf(pages).map((part) => {
    const words =
      part.kind === "header" || part.kind === "footer"
        ? part.line.text
        : part.kind === "paragraph" || part.kind === "footnote"
          ? part.lines.map((one) => one.text).join("/")
          : "";
    return `${part.kind} ${part.page.number}: ${words}`.trim();
  });

const pageOf = (number: number, ...items: FlowItem[]) => layout(items, { number });
/** Three full lines, so that the column's edge is known. */
const body = (number: number, last = "셋") =>
  flow(full("하나", 600, number), full("둘", 616, number), full(last, 632, number));

describe("a paragraph over a page of columns", () => {
  /** Two full lines of a column from `x` on, as wide as said. */
  const columnAt = (x: number, number: number, words: [string, string], width = 190) => ({
    ...(text([
      words.map((word, at) =>
        line(word, x, 600 + 16 * at, {
          page: number,
          box: [x, 592 + 16 * at, x + width, 602 + 16 * at],
          firstWord: 20,
        }),
      ),
    ]) as FlowItem & { kind: "text" }),
    column: true,
  });
  const over = (last: string, next: FlowItem) =>
    parts(
      pageOf(1, columnAt(100, 1, ["하나", "둘."]), columnAt(310, 1, ["셋", last])),
      pageOf(2, next, columnAt(310, 2, ["일곱", "여덟."])),
    );

  it("goes on from the right column to the left one of the next page", () => {
    expect(over("넷", columnAt(100, 2, ["다섯", "여섯."]))).toEqual([
      "paragraph 1: 하나/둘.",
      "paragraph 1: 셋/넷/다섯/여섯.",
      "paragraph 2: 일곱/여덟.",
    ]);
  });

  it.each([
    ["a sentence ended", "넷.", columnAt(100, 2, ["다섯", "여섯."])],
    ["the next is a narrower column", "넷", columnAt(100, 2, ["다섯", "여섯."], 151)],
    ["the next is no column", "넷", { ...columnAt(100, 2, ["다섯", "여섯."]), column: false }],
  ])("ends where %s", (_, last, next) => {
    expect(over(last, next)).toHaveLength(4);
  });

  it("goes on in a column that is a fifth narrower", () => {
    expect(over("넷", columnAt(100, 2, ["다섯", "여섯."], 152))).toHaveLength(3);
  });
});

describe("a paragraph over a page end", () => {
  const over = (last: string, ...items: FlowItem[]) =>
    parts(pageOf(1, body(1, last)), pageOf(2, ...items));

  it("goes on where the last line is full and the sentence open", () => {
    expect(over("셋", flow(full("넷", 100, 2)))).toEqual(["paragraph 1: 하나/둘/셋/넷"]);
  });

  it.each([".", "?", "!", ":", "。"])("ends with a sentence: %j", (mark) => {
    expect(over(`셋${mark}`, flow(full("넷", 100, 2)))).toEqual([
      `paragraph 1: 하나/둘/셋${mark}`,
      "paragraph 2: 넷",
    ]);
  });

  it("ends before a label, another size and a drawn-in line", () => {
    expect(over("셋", flow(full("1. 넷", 100, 2)))).toHaveLength(2);
    expect(over("셋", flow(full("넷", 100, 2, { size: 14 })))).toHaveLength(2);
    expect(over("셋", flow(full("넷", 100, 2, { box: [120, 92, 500, 102] })))).toHaveLength(2);
  });

  it("ends where a table or a frame begins the next page, or ended the last", () => {
    const drawn = () => tableItem(table([100, 500], [50, 80], [["칸"]]));
    const framed = () => text([[full("틀", 60, 2)]]);
    const figure = (): FlowItem => ({ kind: "figure", box: [100, 50, 300, 90], text: "" });
    for (const between of [drawn, framed, figure]) {
      const next = flow(full("넷", 100, 2));
      expect(over("셋", between(), next)).toHaveLength(3);
      expect(
        parts(pageOf(1, body(1), between()), pageOf(2, flow(full("넷", 100, 2)))),
      ).toHaveLength(3);
    }
  });

  it("goes on below a picture that both pages have", () => {
    const logo = (): FlowItem => ({ kind: "figure", box: [500, 30, 560, 70], text: "" });
    const next = flow(full("넷", 100, 2));
    const found = parts(pageOf(1, logo(), body(1)), pageOf(2, logo(), next));
    expect(found).toContain("paragraph 1: 하나/둘/셋/넷");
    expect(found).toHaveLength(3);
  });

  it("goes on over several pages, but only in the first lines of each", () => {
    expect(
      parts(
        pageOf(1, body(1)),
        pageOf(2, body(2)),
        pageOf(3, flow(full("넷", 100, 3), full("1. 다섯", 116, 3))),
      ),
    ).toEqual(["paragraph 1: 하나/둘/셋/하나/둘/셋/넷", "paragraph 3: 1. 다섯"]);
  });

  it("is told by its last lines, so that a hanging label is kept in mind", () => {
    // The second line of an item may stand far in, a later one may not.
    const item = (...lines: PrintedLine[]) => pageOf(1, flow(full("1. 하나", 600, 1), ...lines));
    const next = () => pageOf(2, flow(full("끝", 100, 2, { box: [170, 92, 500, 102] })));
    const inner = full("둘", 616, 1, { box: [100, 608, 500, 618] });
    expect(parts(item(), next())).toHaveLength(1);
    expect(parts(item(inner), next())).toHaveLength(2);
  });

  it("goes on with what closes a bracket that opened three lines before", () => {
    const opened = (...words: string[]) =>
      parts(
        pageOf(1, flow(...words.map((word, index) => full(word, 600 + 16 * index, 1)))),
        pageOf(2, flow(full("나) 장", 100, 2))),
      );
    expect(opened("기관(관,", "부,", "국,")).toHaveLength(1);
    expect(opened("기관(관),", "부,", "국,")).toHaveLength(2);
  });

  it("is measured by the edge of its own page", () => {
    // The first page is wider: its last line stops short there, though it would fill the second page.
    const wide = (words: string, baseline: number, right: number) =>
      full(words, baseline, 1, { box: [100, baseline - 8, right, baseline + 2] });
    const lines = [wide("하나", 584, 700), wide("둘", 600, 700), wide("셋", 616, 700)];
    const first = (right: number) =>
      layout([flow(...lines, wide("넷", 632, right))], { number: 1, width: 800 });
    const next = () => pageOf(2, body(2));
    expect(parts(first(500), next())).toHaveLength(2);
    expect(parts(first(700), next())).toHaveLength(1);
  });
});

describe("footnotes", () => {
  const small = { size: 8 };
  const noted = (rule: number | null, ...lines: PrintedLine[]) =>
    parts(layout([flow(...lines)], { noteRule: rule }));

  it("are the smaller lines below the rule, after the page's text", () => {
    const drawn = tableItem(table([100, 500], [710, 740], [["칸"]]));
    expect(
      parts(
        layout([flow(full("본문", 600, 1), full("1) 주석", 700, 1, small)), drawn], {
          noteRule: 680,
        }),
      ),
    ).toEqual(["paragraph 1: 본문", "table 1:", "footnote 1: 1) 주석"]);
  });

  it.each([
    ["set smaller than 0.96 of the text", 9.6, true],
    ["not as large as it", 9.7, false],
  ])("are %s", (_, size, expected) => {
    const found = noted(680, full("본문", 600, 1), full("1) 주석", 700, 1, { size }));
    expect(found.includes("footnote 1: 1) 주석")).toBe(expected);
  });

  it.each([
    ["begin below the rule, within two points", 698, true],
    ["not above it", 698.1, false],
  ])("%s", (_, rule, expected) => {
    // The note's top is at 696.
    const note = full("1) 주석", 704, 1, { size: 8, box: [100, 696, 500, 704] });
    expect(noted(rule, full("본문", 600, 1), note).includes("footnote 1: 1) 주석")).toBe(expected);
  });

  it.each(["1) 주석", "12 주석", "123) 주석", "* 주석", "※ 주석", "① 주석", "† 주석"])(
    "open with a mark: %s",
    (words) => {
      expect(noted(680, full("본문", 600, 1), full(words, 700, 1, small))).toContain(
        `footnote 1: ${words}`,
      );
    },
  );

  it("are none without a mark, or without the rule", () => {
    expect(noted(680, full("본문", 600, 1), full("주석", 700, 1, small))[1]).toMatch(/^paragraph/);
    expect(noted(null, full("본문", 600, 1), full("1) 주석", 700, 1, small))[1]).toMatch(
      /^paragraph/,
    );
  });

  it("are parted by their marks, and leave the page's other text as it is", () => {
    const notes = [
      full("1) 하나", 700, 1, small),
      full("2) 둘", 710, 1, small),
      full("이어서", 720, 1, small),
    ];
    expect(noted(680, full("본문", 600, 1), ...notes)).toEqual([
      "paragraph 1: 본문",
      "footnote 1: 1) 하나",
      "footnote 1: 2) 둘/이어서",
    ]);
  });

  it("leave no empty flow behind", () => {
    const notes = flow(full("1) 주석", 700, 1, small));
    const page = layout([flow(full("큰 글", 650, 1)), notes], { noteRule: 680 });
    partsOf([page]);
    expect(page.items).toHaveLength(1);
  });
});

it("puts headers before a page's text and footers after it", () => {
  const artifact = { artifact: true };
  const page = layout([
    flow(full("머리", 30, 1, artifact), full("본문", 400, 1), full("꼬리", 780, 1, artifact)),
    text([[full("틀", 500, 1)], [full("안", 516, 1)]]),
  ]);
  expect(parts(page)).toEqual([
    "header 1: 머리",
    "paragraph 1: 본문",
    "paragraph 1: 틀",
    "paragraph 1: 안",
    "footer 1: 꼬리",
  ]);
});

it("carries what the file says of a picture", () => {
  const page = layout([{ kind: "figure", box: [1, 2, 3, 4], text: "그림" }]);
  expect(partsOf([page])).toMatchObject([{ kind: "figure", box: [1, 2, 3, 4], text: "그림" }]);
});
