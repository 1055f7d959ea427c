/**
 * Compares the HWP and the HWPX of one document: blocks, tables, labels, pages.
 *
 *   npm run build && node bench/hangul/formats.mjs CORPUS [name part] [--stored]
 *
 * CORPUS is a folder with MANIFEST.json whose files name their twin (`twin-of:x.hwpx`).
 */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { readFile } from "../../dist/readers/read.js";

const args = process.argv.slice(2);
const options = { layout: args.includes("--stored") ? "stored" : "checked", ocr: false };
const [corpus, part = ""] = args.filter((arg) => !arg.startsWith("--"));
const { files } = JSON.parse(readFileSync(join(corpus, "MANIFEST.json"), "utf8"));
const read = (file) =>
  readFile({ bytes: readFileSync(join(corpus, file)), filename: basename(file), options });

let equal = 0;
let pairs = 0;
for (const { file, traits = [] } of files) {
  if (!file.startsWith("hwp/") || !file.normalize("NFC").includes(part)) continue;
  const name = traits.map((trait) => /^twin-of:(.*\.hwpx)$/.exec(trait)?.[1]).find(Boolean);
  const twin = files.find((other) => other.file === `hwpx/${name}`);
  if (!twin) continue;
  const [hwp, hwpx] = [await read(file), await read(twin.file)];
  if (!hwp.access.readable || !hwpx.access.readable) continue;
  pairs++;
  const differences = [];
  const compare = (what, left, right, keys) => {
    if (left.length !== right.length) differences.push(`${what} ${left.length}/${right.length}`);
    for (let at = 0; at < Math.min(left.length, right.length); at++) {
      for (const key of keys) {
        const [a, b] = [JSON.stringify(left[at][key]), JSON.stringify(right[at][key])];
        if (a !== b)
          differences.push(`${what} ${at + 1} ${key}: ${a.slice(0, 40)} ≠ ${b.slice(0, 40)}`);
      }
    }
  };
  compare("block", hwp.blocks, hwpx.blocks, ["type", "text", "level", "page", "parent"]);
  compare("table", hwp.tables, hwpx.tables, [
    "rows",
    "cols",
    "header_rows",
    "caption",
    "grid",
    "page",
  ]);
  if (hwp.source.pages !== hwpx.source.pages) differences.push("pages");
  if (differences.length === 0) equal++;
  console.log(
    `${basename(file)}: ${differences.length === 0 ? "equal" : `${differences.length} differences; ${differences.slice(0, 6).join("; ")}`}`,
  );
}
console.log(`${equal} of ${pairs} pairs are equal`);
