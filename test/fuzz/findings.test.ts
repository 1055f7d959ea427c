/** Regression tests of fuzzing: each finding as the smallest file that showed it. */
import { expect, it } from "vitest";
import { paragraph } from "../../samples/make/hangul.js";
import { makeHwp } from "../../samples/make/hwp.js";
import { makeHwpx, sectionXml } from "../../samples/make/hwpx.js";
import { makePdf, SamplePage } from "../../samples/make/pdf.js";
import { makeXlsx } from "../../samples/make/xlsx.js";
import { renderPage } from "../../src/index.js";
import type { Document } from "../../src/model/document.js";
import { readFile } from "../../src/readers/read.js";

const read = (bytes: Buffer, filename: string): Promise<Document> =>
  readFile({ bytes, filename, options: { layout: "checked", ocr: false } });

it("half of a surrogate pair in HWP text becomes the replacement character", async () => {
  const document = await read(makeHwp({ sections: [[paragraph("가\ud800나")]] }), "a.hwp");
  expect(document.blocks.map(({ text }) => text)).toEqual(["가\ufffd나"]);
  expect(JSON.stringify(document)).not.toMatch(/\\ud[89a-f]/);
});

it("letters a mile high are not looked for all over the page", async () => {
  const page = new SamplePage().text(60, 80, "보통 글자");
  for (let i = 0; i < 40; i++) page.text(60, 700, "가".repeat(40), { size: 4e6 });
  const document = await read(makePdf([page]), "a.pdf");
  expect(document.blocks.map(({ text }) => text).join()).toContain("보통 글자");
});

it("a paragraph in thousands of pieces is not given to the layout engine, whose time grows with their square", async () => {
  const pieces = Array.from({ length: 6000 }, () => "글상자");
  const floating = { to: "paper" as const, offset: 3000 };
  const box = { kind: "box" as const, paragraphs: [{ content: pieces }], floating };
  const sections = [[{ content: [box] }]];
  const document = await read(makeHwpx({ sections }), "a.hwpx");
  expect(document.blocks.map(({ text }) => text.length)).toContain(18_000);
});

it("a cell with a hundred thousand characters in one paragraph is read without the layout engine", async () => {
  const cells = [{ row: 0, col: 0, paragraphs: [paragraph("가나다라마".repeat(20_000))] }];
  const sections = [[{ content: [{ kind: "table" as const, rows: 1, cols: 1, cells }] }]];
  const document = await read(makeHwpx({ sections }), "a.hwpx");
  expect(document.tables[0]?.cells[0]?.text).toHaveLength(100_000);
});

it("a section that the HWPX spine names ten thousand times is read once", async () => {
  const item = '<opf:item id="s" href="Contents/section0.xml" media-type="application/xml"/>';
  const content = `<opf:package xmlns:opf="http://www.idpf.org/2007/opf/"><opf:manifest>${item.repeat(1000)}</opf:manifest><opf:spine>${'<opf:itemref idref="s"/>'.repeat(10_000)}</opf:spine></opf:package>`;
  const file = makeHwpx({ sections: [[paragraph("한 번")]] }, { "Contents/content.hpf": content });
  expect((await read(file, "a.hwpx")).blocks.map(({ text }) => text)).toEqual(["한 번"]);
});

it("a table whose lines go far beyond the page has its box on the page", async () => {
  const rows = [
    ["항목", "금액"],
    ["여비", "3만원"],
  ];
  const page = new SamplePage().table([60, 200, 340], [100, 130, 160], rows);
  page.line(-2_147_483_648, 130, 340, 130);
  const document = await read(makePdf([page]), "a.pdf");
  expect(document.tables[0]?.grid.flat().filter((text) => text !== "")).toEqual(rows.flat());
  expect(document.blocks[0]?.bbox).not.toBeNull();
  expect(document.blocks.flatMap(({ bbox }) => bbox ?? []).every((edge) => edge >= 0)).toBe(true);
});

it("a cell that HWPX puts into row -1 is kept in the first row, and the grid is doubted", async () => {
  const cells = ["가", "나"].map((text, col) => ({ row: 0, col, paragraphs: [paragraph(text)] }));
  const sections = [[{ content: [{ kind: "table" as const, rows: 1, cols: 2, cells }] }]];
  const section = sectionXml(sections[0]!);
  const moved = section.replace(/(colAddr="1" rowAddr=)"0"/, '$1"4294967295"');
  expect(moved).not.toBe(section);
  const file = makeHwpx({ sections }, { "Contents/section0.xml": moved });
  const document = await read(file, "a.hwpx");
  expect(document.tables.map(({ grid }) => grid)).toEqual([[["가", "나"]]]);
  expect(document.warnings.map(({ code }) => code)).toContain("TABLE_GRID_UNCERTAIN");
});

it.each([Number.NaN, 1.5, -2])(
  "a sheet's table with %d header rows has one",
  async (headerRows) => {
    const rows = {
      A1: [
        ["항목", "금액"],
        ["여비", 3],
      ],
    };
    const file = makeXlsx({
      sheets: [{ name: "표", rows, tables: [{ ref: "A1:B2", headerRows }] }],
    });
    const document = await read(file, "a.xlsx");
    expect(document.tables.map(({ header_rows }) => header_rows)).toEqual([1]);
  },
);

it("a saved line that ends before it begins has no box", async () => {
  const lines = [{ at: 0, y: 0, width: -7000 }];
  const sections = [[{ content: ["가나다라마바사"], lines }]];
  const document = await read(makeHwp({ sections }), "a.hwp");
  expect(document.blocks.map(({ text, bbox }) => [text, bbox])).toEqual([["가나다라마바사", null]]);
});

it("a page without a width has no picture", async () => {
  const sections = [[paragraph("가")]];
  const section = sectionXml(sections[0]!);
  const flat = section.replace('width="59528"', 'width="4261472395"');
  expect(flat).not.toBe(section);
  const file = makeHwpx({ sections }, { "Contents/section0.xml": flat });
  expect(await renderPage(file, { filename: "a.hwpx" })).toBeNull();
});
