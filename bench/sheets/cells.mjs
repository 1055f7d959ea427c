/** Compares the cells we show with reference texts of a corpus (sheets as tab-separated rows). */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "../../dist/readers/read.js";

/** Cells of the references and how many we show alike; undefined where there is no corpus. */
export async function compareCells(corpus) {
  if (!existsSync(`${corpus}/reference/xlsx`)) return undefined;
  const total = { files: 0, unread: 0, cells: 0, equal: 0, rounded: 0 };
  for (const name of readdirSync(`${corpus}/reference/xlsx`)) {
    if (!name.endsWith(".xlsx.txt")) continue;
    const document = await readFile({
      bytes: readFileSync(`${corpus}/xlsx/${name.slice(0, -4)}`),
      filename: "a.xlsx",
      options: { layout: "stored", ocr: false },
    });
    total.files++;
    if (!document.access.readable) total.unread++;
    const reference = readFileSync(`${corpus}/reference/xlsx/${name}`, "utf8");
    const sheets = reference.split(/^## .*$/m).slice(1);
    sheets.forEach((sheet, index) => {
      compareSheet(sheet, shownTexts(document, index + 1), total);
    });
  }
  return { ...total, equal_percent: Number(((100 * total.equal) / total.cells).toFixed(2)) };
}

function compareSheet(sheet, shown, total) {
  const texts = sheet.split(/[\t\n]/).map(fold);
  for (const text of texts.filter((each) => each !== "")) {
    total.cells++;
    const match = [text, ...roundings(text)].find((each) => (shown.get(each) ?? 0) > 0);
    if (match === undefined) continue;
    shown.set(match, shown.get(match) - 1);
    total.equal++;
    if (match !== text) total.rounded++;
  }
}

/** What the sheet shows, as counts of folded lines. */
function shownTexts(document, page) {
  const texts = document.tables
    .filter((table) => table.page === page)
    .flatMap((table) => table.cells.map((cell) => cell.text));
  for (const block of document.blocks) {
    if (block.page === page && ["paragraph", "caption"].includes(block.type))
      texts.push(block.text);
  }
  const counts = new Map();
  for (const line of texts.flatMap((text) => text.split(/[\t\n]/)).map(fold)) {
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return counts;
}

/** A stored decimal as a format with fewer places shows it. */
function roundings(text) {
  if (!/^-?\d+\.\d+$/.test(text)) return [];
  return [0, 1, 2, 3, 4].map((places) => String(Number(Number(text).toFixed(places))));
}

/** References hold stored values: grouping commas are the display's, and decimals compare to ten digits. */
function fold(text) {
  const plain = text.trim().normalize("NFC").replace(/\s+/g, " ");
  const number = /^-?[\d,]+(\.\d+)?$/.test(plain) ? Number(plain.replaceAll(",", "")) : Number.NaN;
  return Number.isNaN(number) ? plain : String(Number(number.toPrecision(10)));
}
