/**
 * Compares the HWP and the HWPX of one document: blocks, tables, labels, pages.
 *
 *   npm run build && node bench/hangul/formats.mjs [CORPUS] [name part] [--stored]
 *
 * CORPUS is a folder with MANIFEST.json whose files name their twin (`twin-of:x.hwpx`).
 */
import { bytesOf, fromShell, hangulFiles, read } from "./corpus.mjs";

const BLOCK_KEYS = ["type", "text", "level", "page", "parent"];
const TABLE_KEYS = ["rows", "cols", "header_rows", "caption", "grid", "page"];

export async function measureFormats(corpus, { part = "", layout = "checked" } = {}) {
  const files = hangulFiles(corpus);
  const rows = [];
  for (const entry of files) {
    if (!entry.file.startsWith("hwp/") || !entry.name.includes(part)) continue;
    const name = entry.traits.map((trait) => /^twin-of:(.*\.hwpx)$/.exec(trait)?.[1]).find(Boolean);
    const twin =
      name &&
      files.find((other) => other.file.normalize("NFC") === `hwpx/${name.normalize("NFC")}`);
    if (!twin) continue;
    const [hwp, hwpx] = [
      await read(bytesOf(corpus, entry), entry.name, layout),
      await read(bytesOf(corpus, twin), twin.name, layout),
    ];
    if (!hwp.access.readable || !hwpx.access.readable) continue;
    const differences = [
      ...compare("block", hwp.blocks, hwpx.blocks, BLOCK_KEYS),
      ...compare("table", hwp.tables, hwpx.tables, TABLE_KEYS),
      ...(hwp.source.pages === hwpx.source.pages ? [] : ["pages"]),
    ];
    rows.push({ file: entry.file, differences: differences.length });
    console.log(
      `${entry.name}: ${differences.length === 0 ? "equal" : `${differences.length} differences; ${differences.slice(0, 6).join("; ")}`}`,
    );
  }
  const equal = rows.filter(({ differences }) => differences === 0).length;
  console.log(`${equal} of ${rows.length} pairs are equal`);
  return { equal, pairs: rows.length, rows };
}

function compare(what, left, right, keys) {
  const differences =
    left.length === right.length ? [] : [`${what} ${left.length}/${right.length}`];
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    for (const key of keys) {
      const [a, b] = [JSON.stringify(left[at][key]), JSON.stringify(right[at][key])];
      if (a !== b)
        differences.push(`${what} ${at + 1} ${key}: ${a.slice(0, 40)} ≠ ${b.slice(0, 40)}`);
    }
  }
  return differences;
}

await fromShell(import.meta.url, measureFormats);
