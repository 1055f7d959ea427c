/** Compares the cells we show with reference texts of a corpus (sheets as tab-separated rows), and prints the share that is equal. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "../../dist/readers/read.js";

const corpus = process.argv[2] ?? "../shared/corpus";
if (!existsSync(`${corpus}/reference/xlsx`)) {
  console.log("no corpus here: nothing compared");
  process.exit(0);
}

let all = 0;
let found = 0;
let rounded = 0;
for (const name of readdirSync(`${corpus}/reference/xlsx`).filter((each) =>
  /\.xlsx\.txt$/.test(each),
)) {
  const bytes = readFileSync(`${corpus}/xlsx/${name.slice(0, -4)}`);
  const document = await readFile({
    bytes,
    filename: "a.xlsx",
    options: { layout: "stored", ocr: false },
  });
  if (!document.access.readable) {
    console.log(`${document.access.reason}`);
    continue;
  }
  const sheets = readFileSync(`${corpus}/reference/xlsx/${name}`, "utf8")
    .split(/^## .*$/m)
    .slice(1);
  let here = 0;
  let hits = 0;
  sheets.forEach((sheet, index) => {
    const shown = shownTexts(document, index + 1);
    for (const text of sheet
      .split(/[\t\n]/)
      .map(fold)
      .filter((each) => each !== "")) {
      here++;
      const match = [text, ...roundings(text)].find((each) => (shown.get(each) ?? 0) > 0);
      if (match !== undefined) {
        shown.set(match, shown.get(match) - 1);
        hits++;
        if (match !== text) rounded++;
      }
    }
  });
  all += here;
  found += hits;
  console.log(`${hits} of ${here} cells (${document.source.pages} sheets)`);
}
console.log(
  `${((100 * found) / all).toFixed(2)} % of ${all} cells equal, ${rounded} of them as their format rounds them`,
);

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
