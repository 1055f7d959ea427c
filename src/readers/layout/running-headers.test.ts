/** Which lines at the top and bottom of the pages are running lines and page numbers. Pages are 800 points high. */
import { describe, expect, it } from "vitest";
import { type FlowItem, flow, layout, line, text } from "../../../test/page-content.js";
import type { PageLayout } from "./page-flow.js";
import { extractRunningLines } from "./running-headers.js";
import type { PrintedLine } from "./text-lines.js";

/** A line whose top is at `y` and that is ten points high. */
const at = (y: number, words: string, page = 1, more: Partial<PrintedLine> = {}): PrintedLine =>
  line(words, 100, y + 8, { page, ...more });

/** Pages of one line each, besides a line of text in the middle. */
const pagesOf = (...lines: ([number, string] | null)[]): PageLayout[] =>
  lines.map((one, index) => {
    const number = index + 1;
    const body = at(400, `본문 ${"가나다라마바사아자차"[index % 10]}`, number);
    return layout([flow(...(one ? [at(...one, number)] : []), body)], { number });
  });

/** What is taken out: `zone page text`. */
function taken(pages: PageLayout[]): string[] {
  return [...extractRunningLines(pages)].flatMap(([number, lines]) =>
    lines.map(({ zone, line: one }) => `${zone} ${number} ${one.text}`),
  );
}
const left = (pages: PageLayout[]) =>
  pages.map(({ items }) =>
    items.flatMap((item) =>
      item.kind === "flow"
        ? item.lines.map((one) => one.text)
        : item.kind === "text"
          ? item.paragraphs.flat().map((one) => one.text)
          : [],
    ),
  );

describe("the tag of a form at the top of its page", () => {
  it.each(["[별지 제#호 서식]", "[별지 서식 제#호]", "<별표 #>", "붙임 #", "【서식 제 # 호】"])(
    "%s stays where its number is another on each page",
    (tag) => {
      const pages = pagesOf(
        ...["1", "2", "3"].map((number) => [60, tag.replace("#", number)] as [number, string]),
      );
      expect(taken(pages)).toEqual([]);
      expect(left(pages).map(([first]) => first)).toEqual(
        ["1", "2", "3"].map((number) => tag.replace("#", number)),
      );
    },
  );

  it("is a running line where it says the same on every page", () => {
    expect(taken(pagesOf([60, "[별표 1]"], [60, "[별표 1]"]))).toEqual(["header 1 [별표 1]"]);
  });
});

describe("a running line", () => {
  it.each([
    ["ends in the upper 0.13 of the page", 94, ["header 1 국토교통부"]],
    ["a line below is text", 94.1, []],
    ["or begins in the lower 0.13", 696, ["footer 1 국토교통부"]],
    ["a line above is text", 695.9, []],
  ])("%s", (_, y, expected) => {
    expect(taken(pagesOf([y, "국토교통부"], [y, "국토교통부"]))).toEqual(expected);
  });

  it.each([
    ["down to 0.2 of the page where it numbers the pages", 150, "12", ["header 1 공사 11"]],
    ["not where it stands lower", 150.1, "12", []],
    ["nor where its number says something else", 150, "14", []],
  ])("may be a page's first line, %s", (_, y, number, expected) => {
    expect(taken(pagesOf([y, "공사 11"], [y, `공사 ${number}`]))).toEqual(expected);
  });

  it("is no line below the first, though it numbers the pages", () => {
    const pages = [1, 2].map((number) =>
      layout(
        [
          flow(
            at(140, `머리 ${number % 2 ? "가" : "나"}`, number),
            at(150, `공사 ${number}`, number),
          ),
        ],
        { number },
      ),
    );
    expect(taken(pages)).toEqual([]);
  });

  it("is taken out of all pages and given once", () => {
    const pages = pagesOf([50, "국토교통부"], [50, "국토교통부"], null);
    expect(taken(pages)).toEqual(["header 1 국토교통부"]);
    expect(left(pages)).toEqual([["본문 가"], ["본문 나"], ["본문 다"]]);
  });

  it("stands on 0.3 of the pages at least, and on two", () => {
    const on = (count: number, all: number) =>
      taken(
        pagesOf(
          ...Array.from({ length: all }, (_, index): [number, string] | null =>
            index < count ? [50, "국토교통부"] : null,
          ),
        ),
      );
    expect(on(1, 1)).toEqual([]);
    expect(on(1, 2)).toEqual([]);
    expect(on(2, 6)).toHaveLength(1);
    expect(on(2, 7)).toEqual([]);
    expect(on(3, 10)).toHaveLength(1);
    expect(on(3, 11)).toEqual([]);
  });

  it("is not made by lines of one page", () => {
    const page = layout([flow(at(50, "같은 말"), at(51, "같은 말"))]);
    expect(taken([page, ...pagesOf(null)])).toEqual([]);
  });

  it("may change its numbers and blanks", () => {
    expect(taken(pagesOf([50, "제1호  관보"], [50, "제23호 관보"]))).toHaveLength(1);
    expect(taken(pagesOf([50, "가호 관보"], [50, "나호 관보"]))).toEqual([]);
  });

  it.each([
    ["stands at the same height", [50, 50], 1],
    ["within the same or a neighbouring step of six points", [50, 56], 1],
    ["further down or up by a step", [56, 50], 1],
    ["a step may be wide", [51, 62], 1],
    ["by two steps it does not", [50, 62], 0],
    ["nor upwards", [62, 50], 0],
  ])("%s", (_, [first, second], expected) => {
    const pages = pagesOf([first!, "국토교통부"], [second!, "국토교통부"]);
    expect(taken(pages)).toHaveLength(expected);
  });

  it("at the bottom is measured from the page's lower edge", () => {
    const pages = pagesOf([740, "국토교통부"], [840, "국토교통부"]);
    pages[1]!.height = 900;
    expect(taken(pages)).toHaveLength(1);
    expect(taken(pagesOf([740, "국토교통부"], [760, "국토교통부"]))).toEqual([]);
  });

  it("at the top is none with one at the bottom", () => {
    expect(taken(pagesOf([50, "국토교통부"], [740, "국토교통부"]))).toEqual([]);
  });

  it("is what the file marks as no part of the text, even once", () => {
    const page = (artifact: boolean) =>
      layout([flow(at(50, "장식", 1, { artifact }), at(400, "본문"))]);
    expect(taken([page(true)])).toEqual(["header 1 장식"]);
    expect(taken([page(false)])).toEqual([]);
  });

  it("is found in framed text too, but not in tables", () => {
    const items: FlowItem[] = [
      text([[at(50, "장식", 1, { artifact: true })]]),
      flow(at(400, "본문")),
    ];
    const pages = [layout(items)];
    expect(taken(pages)).toEqual(["header 1 장식"]);
    expect(pages[0]!.items).toHaveLength(1);
    expect(left(pages)).toEqual([["본문"]]);
  });

  it("leaves the other lines of a framed text", () => {
    const framed = text([[at(50, "장식", 1, { artifact: true }), at(60, "글")], [at(70, "둘")]]);
    const pages = [layout([framed])];
    extractRunningLines(pages);
    expect(left(pages)).toEqual([["글", "둘"]]);
  });
});

describe("page numbers", () => {
  const numbers = (...texts: string[]) =>
    taken(pagesOf(...texts.map((words): [number, string] => [740, words])));

  it.each([["- 3 -"], ["3 / 10"], ["– 12 –"], ["3쪽"]])("%s alone is one", (words) => {
    expect(numbers(words)).toEqual([`footer 1 ${words}`]);
  });

  it.each([["3"], ["12345 -"], ["제3항"]])("%s alone is none", (words) => {
    expect(numbers(words)).toEqual([]);
  });

  it("count up with the pages, on however few", () => {
    const page = (number: number, words: string | null) =>
      layout([flow(at(400, "본문", number), ...(words ? [at(740, words, number)] : []))], {
        number,
      });
    const few = (first: string, second: string) => [
      page(1, first),
      page(2, second),
      ...[3, 4, 5, 6, 7].map((number) => page(number, null)),
    ];
    expect(taken(few("1", "2"))).toHaveLength(1);
    expect(taken(few("1 페이지", "2 페이지"))).toHaveLength(1);
    expect(taken(few("1 항목", "2 항목"))).toEqual([]);
    expect(taken(few("2", "1"))).toEqual([]);
    expect(taken(few("2", "2"))).toEqual([]);
    expect(taken(few("iv", "v"))).toEqual([]);
    expect(taken(few("i", "i"))).toHaveLength(1);
  });

  it("are given once, where the first stands", () => {
    const pages = pagesOf([740, "- 1 -"], [740, "- 2 -"]);
    expect(taken(pages)).toEqual(["footer 1 - 1 -"]);
    expect(left(pages)).toEqual([["본문 가"], ["본문 나"]]);
  });
});
