/** Compares the displayed text of every cell, by address, with two other readers. */
import { existsSync, readdirSync } from "node:fs";
import { shownByLibreOffice, shownBySheetJs, shownByUs } from "./shown.mjs";

/** Counts of the corpus, by file and by reader; undefined where there is no corpus. */
export async function compareCells(corpus) {
  if (!existsSync(`${corpus}/xlsx`)) return undefined;
  const files = [];
  for (const name of readdirSync(`${corpus}/xlsx`).filter((each) => /\.xls[xm]$/.test(each))) {
    const path = `${corpus}/xlsx/${name}`;
    const ours = await shownByUs(path);
    if (ours === undefined) files.push({ file: name, unread: true });
    else files.push({ file: name, ...comparePath(path, ours) });
  }
  return files;
}

export function comparePath(path, ours) {
  const row = {};
  for (const [reader, read] of [
    ["sheetjs", shownBySheetJs],
    ["libreoffice", shownByLibreOffice],
  ]) {
    const theirs = read(path);
    if (theirs) row[reader] = compareSheets(ours, theirs);
  }
  return row;
}

/** Cells that either side shows, those shown alike, and the addresses of the others. */
export function compareSheets(ours, theirs) {
  const result = { cells: 0, equal: 0, different: [] };
  theirs.forEach((sheet, index) => {
    const mine = ours[index] ?? new Map();
    for (const ref of new Set([...mine.keys(), ...sheet.keys()])) {
      const [a, b] = [fold(mine.get(ref)), fold(sheet.get(ref))];
      if (a === "" && b === "") continue;
      result.cells++;
      if (a === b) result.equal++;
      else result.different.push({ sheet: index + 1, ref, ours: a, theirs: b });
    }
  });
  return result;
}

/** Spaces pad columns on screen; nothing else is forgiven. */
function fold(text = "") {
  return text
    .normalize("NFC")
    .replace(/[\s\u00a0]+/g, " ")
    .trim();
}
