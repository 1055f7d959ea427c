/** Which rows are lines of a table of contents, with a heading, without one, and in laws. */
import { expect, describe as group, it } from "vitest";
import { documentFrom, type Part } from "../../test/documents.js";
import { rowsOf } from "./document-rows.js";
import { contentsRows, withoutEmptyContents } from "./table-of-contents.js";

const contents = (...parts: Part[]) =>
  [...contentsRows(rowsOf(documentFrom(parts)))].sort((a, b) => a - b);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);
const numbers = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at + 1));

group("a leader", () => {
  it.each([
    "개요 ······ 1",
    "개요 . . . 12",
    "개요 …… 3".replace("……", "………"),
    "개요 --- - 5 -",
    "개요 ____ iv",
    "개요 ······ 8p",
    "개요 ······ 8쪽",
    "개요 ······ 2~4쪽",
  ])("makes an entry: %s", (line) => {
    expect(contents("본문이다.", line)).toEqual([1]);
  });

  it("has three marks at least and a page behind it, on a line of its own", () => {
    expect(contents("개요 ·· 1")).toEqual([]);
    expect(contents("개요 ······")).toEqual([]);
    expect(contents([["개요", "······", "1"]])).toEqual([0]);
    expect(contents([["가", "개요", "······", "1"]])).toEqual([]);
    expect(contents(`${"개요 ".repeat(70)}······ 1`)).toEqual([0]);
    expect(contents(`${"개요 ".repeat(90)}······ 1`)).toEqual([]);
  });
});

group("under a heading", () => {
  it.each([
    "목 차",
    "<차례>",
    "순서",
    "Contents",
    "Table of Contents",
    "표 목차",
    "[그림 목차]",
    "- 목 차 -",
  ])("%s", (head) => {
    expect(contents("본문이다.", head, "개요 1", "계획 5")).toEqual([1, 2, 3]);
  });

  it("of its own, not in a sentence or a row of several cells", () => {
    expect(contents("목차를 고친다", "개요 1")).toEqual([]);
    expect(contents([["목차", "쪽"]], "개요 1")).toEqual([]);
    expect(contents(`목${" ".repeat(40)}차`, "개요 1")).toEqual([0, 1]);
    expect(contents(`t a b l e  o f  c o n t e n t s`, "개요 1")).toEqual([0, 1]);
  });

  it("go on behind a row of many cells that has no page", () => {
    const cells = (page: string) => ["제1편", "총론", "개요", page];
    const list = [cells("3"), cells("가나"), ["계획", "5"]];
    expect(contents("목차", list, "본문이다.")).toEqual([0, 1, 2, 3]);
  });

  it("entries end with a page or stand again further on", () => {
    expect(contents("목차", "개요", "계획", "본문이다.", "개요", "끝맺는다.")).toEqual([0, 1]);
    expect(contents("목차", "1. 개요", "본문이다.", "Ⅰ 개요")).toEqual([0, 1]);
    expect(contents("목차", [["1", "개요"]], "본문이다.", "개요")).toEqual([0, 1]);
    expect(contents("목차", [["제1장", "개요"]], "본문이다.", "제1장 개요")).toEqual([0, 1]);
    expect(contents("목차", "가", "본문이다.", "가")).toEqual([0]);
    expect(contents("목차", [["1", "가", "나", "개요"]], "본문이다.", "개요")).toEqual([0]);
    expect(contents("목차")).toEqual([0]);
  });

  it("entries may name the page by its unit", () => {
    expect(contents("목차", "Ⅰ. 개요 1p", "Ⅱ. 계획 5p", "본문이다.")).toEqual([0, 1, 2]);
  });

  it("end where one of them stands again without its page, though it does further on too", () => {
    const text = ["I. 개 요", "1. 목적", "본문이다.", "2. 개요"];
    expect(contents("목차", "Ⅰ. 개요 3", "Ⅱ. 계획 5", ...text)).toEqual([0, 1, 2]);
    // A chapter's first item may have its name.
    const inside = ["Ⅰ. 개요 3", "1. 개요", "Ⅱ. 계획 5"];
    expect(contents("목차", ...inside, "Ⅰ. 개요", "1. 개요")).toEqual([0, 1, 2, 3]);
  });

  it("ten lines may lack a page between those that have one", () => {
    const gap = (count: number) =>
      contents("목차", ...numbers(count, (at) => `제목 ${at}째`), "끝맺음 9");
    expect(gap(9)).toEqual(range(0, 10));
    expect(gap(10)).toEqual([0]);
  });

  it("a long line, or the page after the next, ends them", () => {
    expect(contents("목차", "가".repeat(70), "계획 5")).toEqual([0, 1, 2]);
    expect(contents("목차", "가".repeat(71), "계획 5")).toEqual([0]);
    expect(contents("목차", `${"가".repeat(71)} ······ 4`, "계획 5")).toEqual([0, 1, 2]);
    expect(contents("목차", { text: "계획 5", page: 2 })).toEqual([0, 1]);
    expect(contents("목차", { text: "계획 5", page: 3 })).toEqual([0]);
  });
});

group("without a heading", () => {
  const entries = (count: number) => numbers(count, (at) => `${at}. 항목 ${at * 3}`);

  it("five labelled lines with rising pages are contents", () => {
    expect(contents("본문이다.", ...entries(5), "본문이다.")).toEqual(range(1, 5));
    expect(contents("본문이다.", ...entries(4), "본문이다.")).toEqual([]);
    expect(contents(...entries(3), "본문이다.", "본문이다.", ...entries(3))).toEqual([]);
    expect(contents(...entries(3), "4. 항목 2", "5. 항목 8", "본문이다.")).toEqual([]);
    expect(contents(...entries(4), "5. 항목 12", "본문이다.")).toEqual(range(0, 4));
  });

  it("lines without a label, of several cells, or too long, are none", () => {
    expect(contents(...numbers(5, (at) => `항목 ${at}`))).toEqual([]);
    expect(contents(numbers(5, (at) => `${at}. 항목 ${at}`).map((text) => [text, "비고"]))).toEqual(
      [],
    );
    const long = (length: number) => numbers(5, (at) => `${at}. ${"가".repeat(length)} ${at}`);
    expect(contents(...long(60))).toEqual(range(0, 4));
    expect(contents(...long(75))).toEqual([]);
  });
});

group("articles that are only named", () => {
  const named = (count: number) =>
    numbers(count, (at) => `제${at}조(조문${"가나다라마바사아자차"[at - 1]})`);
  const written = (count: number) => named(count).map((name) => `${name} 이를 정한다.`);

  it("are contents where five stand again with their text", () => {
    expect(contents(...named(5), ...written(5))).toEqual(range(0, 4));
    expect(contents(...named(4), ...written(4))).toEqual([]);
    expect(contents(...named(5), "본문이다.", ...written(5))).toEqual(range(0, 4));
    expect(contents(...named(5))).toEqual([]);
  });

  it("are contents where most of them stand again", () => {
    expect(contents(...named(7), ...written(5))).toEqual(range(0, 6));
    expect(contents(...named(8), ...written(5))).toEqual([]);
  });

  it("may have no brackets, but no long names", () => {
    const plain = (name: string) => numbers(5, (at) => `제${at}조 ${name}${at}`);
    expect(contents(...plain("조문"), "본문이다.", ...plain("조문"), "본문이다.")).toEqual(
      range(0, 4),
    );
    expect(contents(...plain("조문".repeat(10)), "본문이다.", ...plain("조문".repeat(10)))).toEqual(
      range(0, 4),
    );
    expect(contents(...plain("조문".repeat(18)), "본문이다.", ...plain("조문".repeat(18)))).toEqual(
      [],
    );
    expect(
      contents(...numbers(5, (at) => `${at}. 항목`), ...numbers(5, (at) => `${at}. 항목`)),
    ).toEqual([]);
  });

  it("are no rows of a table", () => {
    const rows = named(5).map((name) => [name, "정한다."]);
    expect(contents(...named(5), rows)).toEqual([]);
    expect(contents(rows, ...written(5))).toEqual([]);
  });
});

it("is empty over the title, until an office program is told to list its headings", () => {
  const left = (...parts: Part[]) =>
    withoutEmptyContents(rowsOf(documentFrom(parts))).map(({ index, text }) => `${index} ${text}`);
  const heading = (text: string, level = 1): Part => ({ type: "heading", level, text });
  const title = "주차 요청 최적화";
  expect(left("Table of Contents", heading(title), "본문이다.")).toEqual([
    `0 ${title}`,
    "1 본문이다.",
  ]);
  expect(left("Table of Contents", heading(title, 2))).toHaveLength(2);
  expect(left("목차", heading(`${title} ······ 1`))).toHaveLength(2);
  expect(left("목차", heading(`${title} 1`))).toHaveLength(2);
  expect(left("목차", title)).toHaveLength(2);
  expect(left("주차", heading(title))).toHaveLength(2);
  expect(left("목차")).toHaveLength(1);
});
