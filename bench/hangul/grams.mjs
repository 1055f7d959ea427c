/** Character 3-grams, for comparing texts whose lines are in different order. */
import { foldSymbols } from "../../dist/readers/hangul/hancom-symbols.js";

/** Dot leaders are drawn, not written: HWP keeps a tab there, the references dots or dashes. */
function clean(text) {
  return foldSymbols(text)
    .normalize("NFC")
    .replace(/[·․.‥…\-―─━┈┄]{4,}/gu, "\n")
    .replace(/[\u00ad\u200b\ufeff]/gu, "");
}

function count(text, grams) {
  const characters = [...text.replace(/\s+/gu, "")];
  for (let at = 0; at + 3 <= characters.length; at++) {
    const gram = characters.slice(at, at + 3).join("");
    grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  return grams;
}

/** 3-grams that do not cross a line end. */
export function inLines(text) {
  const grams = new Map();
  for (const line of clean(text).split(/\s*\n\s*|\f|\t/)) count(line, grams);
  return grams;
}

/** 3-grams of the whole text. */
export function over(text) {
  return count(clean(text), new Map());
}

/** How much of the wanted is there, and which 3-grams are missing. */
export function share(wanted, there) {
  let all = 0;
  let found = 0;
  const missing = [];
  for (const [gram, times] of wanted) {
    const got = Math.min(times, there.get(gram) ?? 0);
    all += times;
    found += got;
    if (got < times) missing.push(gram);
  }
  return { value: all === 0 ? 1 : found / all, missing };
}

/** The most that any of the maps holds. */
export function union(maps) {
  const all = new Map();
  for (const map of maps) {
    for (const [gram, times] of map) all.set(gram, Math.max(times, all.get(gram) ?? 0));
  }
  return all;
}

/** Every word of a reading: cells one by one, so that the marks between them do not count. */
export function textOf({ blocks, tables }) {
  const byBlock = new Map(tables.map((table) => [table.block, table]));
  return blocks
    .map(
      (block) =>
        byBlock
          .get(block.id)
          ?.cells.map((cell) => cell.text)
          .join("\n") ?? block.text,
    )
    .join("\n");
}
