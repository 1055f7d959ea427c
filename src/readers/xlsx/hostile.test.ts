/** Workbooks that are large, thin or forged: read within their limits, or cut off with a warning. */
import { describe, expect, it } from "vitest";
import { makeXlsx, type SheetSample } from "../../../samples/make/xlsx.js";
import { makeZip } from "../../../samples/make/zip.js";
import { chunkDocument } from "../../chunks/chunk.js";
import type { Document } from "../../model/document.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS, type Reading } from "../reader.js";
import { ReadLimits } from "./limits.js";
import { readXlsx } from "./reader.js";

const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const LINKS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

/** A workbook of one sheet, its parts written by hand. */
function raw(rows: string, strings = "", merges = ""): Buffer {
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${LINKS}/${type}" Target="${target}"/>`;
  const links = (inner: string) =>
    `<Relationships xmlns="${PACKAGE}/relationships">${inner}</Relationships>`;
  return makeZip({
    "[Content_Types].xml": `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    "_rels/.rels": links(link("r1", "officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml": `<workbook xmlns="${MAIN}" xmlns:r="${LINKS}"><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": links(
      link("r1", "worksheet", "worksheets/sheet1.xml") +
        link("r2", "sharedStrings", "sharedStrings.xml"),
    ),
    "xl/worksheets/sheet1.xml": `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData>${merges}</worksheet>`,
    "xl/sharedStrings.xml": `<sst xmlns="${MAIN}">${strings}</sst>`,
  });
}

async function limited(bytes: Buffer, limits: ReadLimits): Promise<Reading> {
  const outcome = await readXlsx({ bytes, options: DEFAULT_READ_OPTIONS }, limits);
  if (!outcome.readable) throw new Error(outcome.reason);
  return outcome;
}

const read = (bytes: Buffer): Promise<Document> =>
  readFile({ bytes, filename: "a.xlsx", options: DEFAULT_READ_OPTIONS });

const gridArea = (document: Pick<Document, "tables">) =>
  document.tables.reduce((sum, table) => sum + table.rows * table.cols, 0);

describe("a workbook of a few kilobytes that shows one string in very many cells", () => {
  it("is cut off where no honest file of its size ends, and says so", async () => {
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(2000)}</row>`;
    const bytes = raw(row.repeat(100), `<si><t>${"가".repeat(1000)}</t></si>`);
    expect(bytes.length).toBeLessThan(20_000);
    const document = await read(bytes);
    expect(document.access.readable).toBe(true);
    expect(document.warnings.map(({ code }) => code)).toContain("LIMIT_REACHED");
    expect(document.blocks.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThan(5_000_000);
  });

  it("or very many short cells", async () => {
    const row = `<row>${"<c><v>1</v></c>".repeat(10_000)}</row>`;
    const bytes = raw(row.repeat(60));
    expect(bytes.length).toBeLessThan(20_000);
    const document = await read(bytes);
    expect(document.warnings.map(({ code }) => code)).toContain("LIMIT_REACHED");
    const cells = document.tables.reduce((sum, table) => sum + table.cells.length, 0);
    expect(cells).toBeLessThan(20_000 * 20);
  });
});

describe("a sheet whose used range has a million rows", () => {
  it("costs what its cells cost", async () => {
    const rows: SheetSample["rows"] = {
      A1: [
        ["가", "나"],
        [1, 2],
      ],
      B500000: [["가운데"]],
      XFD1048575: [["끝"], ["참끝"]],
    };
    const document = await read(makeXlsx({ sheets: [{ name: "넓은", rows }] }));
    expect(gridArea(document)).toBeLessThan(100);
    expect(document.blocks.map((block) => block.cell_range ?? null)).toEqual([
      null,
      "넓은!A1:B2",
      "넓은!B500000",
      "넓은!XFD1048575:XFD1048576",
    ]);
    expect(chunkDocument(document).at(-1)?.anchors[0]?.cell_range).toBe(
      "넓은!XFD1048575:XFD1048576",
    );
  });

  it("does so where merges and borders reach down to its end", async () => {
    const rows: SheetSample["rows"] = { A1: [["제목"], ["가"]], C3: [["나"]] };
    const merges = ["A1:XFD1048576", "A2:A1048576", "C3:XFD3"];
    const document = await read(makeXlsx({ sheets: [{ name: "S", rows, merges }] }));
    expect(document.access.readable).toBe(true);
    expect(gridArea(document)).toBeLessThan(100_000);
  });

  it("is not looked through again for every column that one row has", async () => {
    const tall = Array.from({ length: 20_000 }, () => "<row><c><v>1</v></c></row>").join("");
    const wide = Array.from({ length: 4000 }, () => "<c><v>2</v></c><c/>").join("");
    const document = await read(raw(`${tall}<row>${wide}</row>`));
    expect(document.tables[0]?.rows).toBeGreaterThan(9_000);
    expect(
      document.blocks
        .map(({ text }) => text)
        .join("")
        .match(/2/g),
    ).toHaveLength(4000);
  });

  it("bears tens of thousands of merges over all of its columns", async () => {
    const count = 20_000;
    const each = (xml: (row: number) => string) =>
      Array.from({ length: count }, (_, index) => xml(index + 1)).join("");
    const rows = each((row) => `<row r="${row}"><c r="A${row}"><v>${row}</v></c></row>`);
    const edge = `<row r="${count + 1}"><c r="XFD${count + 1}"><v>7</v></c></row>`;
    const merges = each((row) => `<mergeCell ref="A${row}:XFD${row + (row % 2)}"/>`);
    const document = await read(raw(rows + edge, "", `<mergeCells>${merges}</mergeCells>`));
    const words = document.blocks.flatMap((block) => block.text.split(/\s+/));
    // Every second row lies under the merge of the row above, but is the first cell of its own.
    for (const row of [1, 2, 9_999, 20_000]) expect(words).toContain(String(row));
    expect(gridArea(document)).toBeLessThan(1_000_000);
  });

  it("hides what stands under a merge, nested and overlapping ones too", async () => {
    const line = (row: number) =>
      `<row r="${row}">${["A", "B", "C", "D"].map((column) => `<c r="${column}${row}" t="str"><v>${column}${row}</v></c>`).join("")}</row>`;
    const rows = [1, 2, 3, 4].map(line).join("");
    const merges = ["A1:C2", "B2:D3", "C4:D4"].map((ref) => `<mergeCell ref="${ref}"/>`).join("");
    const document = await read(raw(rows, "", `<mergeCells>${merges}</mergeCells>`));
    const shown = document.tables.flatMap((table) => table.cells.map((cell) => cell.text));
    expect(shown.filter((text) => text !== "").sort()).toEqual([
      "A1",
      "A3",
      "A4",
      "B4",
      "C4",
      "D1",
    ]);
  });

  it("is not cut as deep as it has steps", async () => {
    const steps = Array.from({ length: 6_000 }, (_, index) => index + 1);
    const name = (column: number): string =>
      column < 26
        ? String.fromCharCode(65 + column)
        : name(Math.floor(column / 26) - 1) + String.fromCharCode(65 + (column % 26));
    const cells = steps.map(
      (row) => `<row r="${row}"><c r="${name(row - 1)}${row}"><v>${row}</v></c></row>`,
    );
    const document = await read(raw(cells.join("")));
    const words = document.blocks.map((block) => block.text).join("\n");
    for (const row of [1, 3000, 6000]) expect(words).toContain(String(row));
    expect(gridArea(document)).toBeLessThan(1_000_000);
  });
});

describe("limits of a workbook", () => {
  const rows = Array.from(
    { length: 50 },
    (_, row) => `<row r="${row + 1}"><c r="A${row + 1}"><v>${row}</v></c></row>`,
  ).join("");

  it("stop the sheet at a row and say which", async () => {
    const reading = await limited(raw(rows), new ReadLimits(20));
    expect(reading.tables[0]?.rows).toBe(20);
    const [warning] = reading.warnings;
    expect(warning?.code).toBe("LIMIT_REACHED");
    expect(warning?.page).toBe(1);
    expect(warning?.text).toContain("21행부터");
  });

  it("count the characters that cells show, so that one string shown often cannot grow", async () => {
    const shown = Array.from(
      { length: 50 },
      (_, row) => `<row r="${row + 1}"><c r="A${row + 1}" t="s"><v>0</v></c></row>`,
    );
    const strings = `<si><t>${"가".repeat(1000)}</t></si>`;
    const reading = await limited(raw(shown.join(""), strings), new ReadLimits(1000, 10_000));
    const characters = reading.blocks.slice(1).reduce((sum, { text }) => sum + text.length, 0);
    expect(characters).toBeLessThan(10_100);
    expect(reading.warnings.map((each) => each.code)).toEqual(["LIMIT_REACHED"]);
  });

  it.each([
    ["their number", new ReadLimits(100, 1000, 5), "<si/>".repeat(100_000)],
    ["their length", new ReadLimits(100, 1000, 1e9, 50), `<si><t>${"가".repeat(60)}</t></si>`],
  ])("hold shared strings by %s, and keep those before", async (_what, limits, more) => {
    const cell = '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>9</v></c></row>';
    const reading = await limited(raw(cell, `<si><t>처음</t></si>${more}`), limits);
    expect(reading.blocks[1]?.text).toBe("처음");
    expect(reading.warnings.map((each) => each.code)).toEqual(["LIMIT_REACHED"]);
  });

  it("refuse a sheet that unpacks past what it states, where nothing could be read of it", async () => {
    const forged = raw("<c/>".repeat(100_000));
    const name = "xl/worksheets/sheet1.xml";
    const record = forged.lastIndexOf(name) - 46;
    forged.writeUInt32LE(1000, record + 24);
    expect((await read(forged)).access.reason).toBe("TOO_LARGE");
  });

  it("refuse a shared string part that unpacks past the package's ratio", async () => {
    const document = await read(raw(rows, "<si/>".repeat(5_000_000)));
    expect(document.access.reason).toBe("TOO_LARGE");
  });
});

describe("rows of a wide sheet", () => {
  it("keep a lone last cell, thousands of empty ones before it", async () => {
    const width = 4000;
    const head = Array.from({ length: width }, () => "<c><v>1</v></c>").join("");
    const empty = "<c/>".repeat(width - 1);
    const lone = Array.from({ length: 8 }, () => `<row>${empty}<c><v>7</v></c></row>`).join("");
    const document = await read(raw(`<row>${head}</row>${lone}`));
    const chunks = chunkDocument(document, 8000);
    expect(
      chunks
        .map((chunk) => chunk.text)
        .join("")
        .match(/7/g),
    ).toHaveLength(8);
  });
});
