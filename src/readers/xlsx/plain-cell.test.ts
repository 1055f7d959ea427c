import { describe, expect, it } from "vitest";
import { CellDisplay } from "./cell-text.js";
import { ReadLimits } from "./limits.js";
import { PlainCell } from "./plain-cell.js";
import { readSheet } from "./read-sheet.js";
import { type CellStyle, PLAIN_STYLE } from "./styles.js";

const styles = ["General", "#,##0", "yyyy-mm-dd", "0.00%", '@"님"', ";;;"].map(
  (format, at): CellStyle => ({ ...PLAIN_STYLE, format, bold: at === 1, bordered: at === 5 }),
);

async function read(cells: string[]) {
  const xml = `<worksheet><sheetData><row r="3">${cells.join("")}</row></sheetData></worksheet>`;
  const content = await readSheet(
    (async function* () {
      yield Buffer.from(xml);
    })(),
    {
      strings: ["사업", "지원", ""],
      stringsCut: false,
      display: new CellDisplay(styles, false),
      limits: new ReadLimits(),
    },
  );
  const { texts, columns, flags, rows, rowCount, frames } = content.cells;
  return {
    ...content,
    cells: [
      texts,
      [...columns.slice(0, texts.length)],
      [...flags.slice(0, texts.length)],
      [...rows.slice(0, rowCount)],
      frames,
    ],
  };
}

/** Each with a value that some type, style or place makes special. */
const VALUES = [
  ...["0", "7", "1234567", "-5", "0.25", "1e3", "123456789012345", "1234567890123456", "x"],
  ...["1", "2", "3", "99", " 1", "가 나", "_x000D_", "true", "#N/A"],
];

describe("a plain cell", () => {
  const plain: string[] = [];
  for (const type of [undefined, "n", "s", "str", "b", "e"]) {
    for (const style of [undefined, ..."012345", "77"]) {
      for (const value of [undefined, ...VALUES]) {
        const at = plain.length;
        const place = at % 7 === 0 ? "" : ` r="${"ABCDEFGHIJKLMNOPQRSTUVWXYZ"[at % 26]}3"`;
        const rest = `${style ? ` s="${style}"` : ""}${type ? ` t="${type}"` : ""}`;
        const end = value === undefined ? "/>" : `><v>${value}</v></c>`;
        plain.push(`<c${place}${rest}${end}`);
      }
    }
  }

  it("shows what the XML reader makes of it", async () => {
    const cell = new PlainCell();
    expect(plain.filter((xml) => cell.scan(xml, 0) !== xml.length)).toEqual([]);
    const spaced = plain.map((xml) => xml.replace("<c", "<c "));
    expect(spaced.filter((xml) => cell.scan(xml, 0) >= 0)).toEqual([]);
    expect(await read(plain)).toEqual(await read(spaced));
  });

  it.each([
    '<c r="A1" r="A1"><v>1</v></c>',
    '<c r="A1" s="1" s="1"/>',
    '<c r="A1" t="s" t="s"/>',
    '<c r="ZZZZ1"/>',
    '<c r="A1" t="d"><v>2020-01-01</v></c>',
    '<c r="A1" cm="1"><v>1</v></c>',
    '<c r="A1"><v>a&amp;b</v></c>',
    '<c r="A1"><v>a\tb</v></c>',
    '<c r="A1"><f>1+1</f><v>2</v></c>',
    '<c r="A1"><v>1</v><extLst/></c>',
    '<c r="A1"><v/></c>',
    '<c r="A1"><v>12',
    '<c r="A1"><v>12</v></',
    '<c r="A1',
    '<cols><col min="1"/></cols>',
  ])("is not %s", (xml) => {
    expect(new PlainCell().scan(xml, 0)).toBe(-1);
  });
});
