/** Table rows that a page end cuts in two, in PDF files that the tests write themselves. */
import { describe, expect, it } from "vitest";
import { makePdf, SamplePage } from "../../../samples/make/pdf.js";
import { chunkDocument } from "../../chunks/chunk.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const read = (...pages: SamplePage[]) =>
  readFile({ bytes: makePdf(pages), filename: "a.pdf", options: DEFAULT_READ_OPTIONS });

/** A comparison table at the foot of a page; twenty syllables fill a cell's line. */
const above = (last: readonly string[]) =>
  new SamplePage().table(
    [70, 290, 510],
    [700, 720, 778],
    [
      ["현 행", "개 정 안"],
      [["제7조(보고) 위원회는 그 결과를", "장관에게 보고한다."], last],
    ],
  );
const below = (first: readonly string[]) =>
  new SamplePage().table(
    [70, 290, 510],
    [60, 110, 130],
    [
      ["", first],
      ["제8조(회의)", "제8조(회의)"],
    ],
  );

describe("a row cut by the page end", () => {
  const pages = [
    above([
      "제7조(보고) 위원회는 그 심의의 결과를 장",
      "관에게 보고하여야 하며 보고를 받은 장관은",
      "그 결과를 지체 없이 공고하여야 하고 공고의",
    ]),
    below(["방법은 관보에 싣는 것으로 한다."]),
  ];

  it("is one row on the page where it begins", async () => {
    const { tables } = await read(...pages);
    expect(tables.map(({ rows, page, continues }) => [rows, page, continues])).toEqual([
      [2, 1, null],
      [1, 2, "t1"],
    ]);
    expect(tables[0]!.grid[1]![1]).toMatch(/공고의 ?방법은 관보에 싣는 것으로 한다\.$/u);
    expect(tables[1]!.grid).toEqual([["제8조(회의)", "제8조(회의)"]]);
  });

  it("places its lines on both pages, and so do the chunks", async () => {
    const document = await read(...pages);
    const cell = document.tables[0]!.cells.find((one) => one.row === 1 && one.col === 1)!;
    expect(cell.lines!.map((line) => line.page)).toEqual([1, 1, 1, 2]);
    const last = cell.lines!.at(-1)!;
    expect([...cell.text].slice(last.start, last.end).join("")).toBe(
      "방법은 관보에 싣는 것으로 한다.",
    );
    const holding = chunkDocument(document).find(({ text }) => text.includes("관보에 싣는"))!;
    expect(holding.anchors.map((anchor) => anchor.page)).toEqual([1, 2]);
  });

  it("stays two rows where the upper one had ended", async () => {
    const { tables } = await read(above(["짧은 글"]), below(["다른 글이 온다."]));
    expect(tables.map(({ rows }) => rows)).toEqual([2, 2]);
  });

  it("leaves no empty row behind where only its rest stands on the next page", async () => {
    const rest = new SamplePage().table(
      [70, 290, 510],
      [60, 72, 100, 128],
      [
        ["", ""],
        ["제8조", "제8조"],
        ["제9조", "제9조"],
      ],
    );
    const { tables } = await read(above(["짧은 글"]), rest);
    expect(tables[1]!.grid).toEqual([
      ["제8조", "제8조"],
      ["제9조", "제9조"],
    ]);
  });
});
