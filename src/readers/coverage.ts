/**
 * The receipt of completeness: how many letters of the file are in its blocks, by page where the file's own count has pages.
 * Each letter is compared with itself, so that what a reader adds (list labels) does not make up for what it lost.
 */
import { bilingual, WARNINGS } from "../model/codes.js";
import type { Block, Cell, Coverage, Line, Table, Warning } from "../model/document.js";
import { type LetterCount, Letters } from "./letter-count.js";
import type { Reading } from "./reader.js";

/** Below this share something is missing that a person would miss. */
const ENOUGH = 0.995;
/** Page numbers are left out of the blocks; they have this many digits at most. */
const PAGE_NUMBER_DIGITS = 4;
/** Tables that one table goes on from; real ones stay below a hundred. */
const MAX_HOPS = 1000;
/** A warning names this many pages. */
const MAX_PAGES_NAMED = 20;

export function coverageOf(count: LetterCount, reading: Reading): Coverage {
  const byPage = ![...count.pages.keys()].every((page) => page === 0);
  const found = lettersByPage(reading, byPage);
  const running = new Letters();
  for (const block of reading.blocks) if (isRunning(block)) running.add(block.text);
  let inFile = 0;
  let missing = 0;
  const pages: Coverage["pages"] = [];
  for (const [page, letters] of [...count.pages].sort(([a], [b]) => a - b)) {
    const held = letters.total;
    const lost = lostLetters(letters, found.get(page), byPage ? running : undefined);
    inFile += held;
    missing += lost;
    if (byPage && lost > 0) pages.push({ page, share: shareOf(held, lost) });
  }
  missing = Math.max(0, missing - count.leftOut);
  return {
    characters_in_file: inFile,
    characters_in_blocks: inFile - missing,
    share: shareOf(inFile, missing),
    pages,
    ...(count.pagesInFile > 0 && {
      pages_in_file: count.pagesInFile,
      pages_in_blocks: pagesOf(partsOf(reading)).size,
      pictures_in_file: count.pictures,
      pictures_in_blocks: reading.blocks.filter(({ type }) => type === "figure").length,
    }),
  };
}

/** Pages that the parts or their lines stand on. Nearly all stand on the page of the one before: a sheet has millions of cells. */
function pagesOf(parts: Iterable<Block | Cell>): Set<number> {
  const pages = new Set<number>();
  let last: number | undefined;
  for (const { page, lines } of parts) {
    if (page !== last) pages.add(page);
    last = page;
    if (lines) for (const line of lines) pages.add(line.page);
  }
  return pages;
}

function* partsOf({ blocks, tables }: Reading): Generator<Block | Cell> {
  yield* blocks;
  for (const { cells } of tables) yield* cells;
}

/** `CONTENT_MISSING`, with the pages where they are known; undefined where enough is there. */
export function missingContent(coverage: Coverage): Warning | undefined {
  const pages = coverage.pages.filter(({ share }) => share < ENOUGH).map(({ page }) => page);
  if (coverage.share >= ENOUGH && pages.length === 0) return undefined;
  const lost = coverage.characters_in_file - coverage.characters_in_blocks;
  const named = pages.slice(0, MAX_PAGES_NAMED).join(", ");
  const more = pages.length > MAX_PAGES_NAMED ? " …" : "";
  const where = pages.length > 0 ? `${named}${more}쪽, ` : "";
  return {
    code: "CONTENT_MISSING",
    text: `${bilingual(WARNINGS.CONTENT_MISSING)} (${where}${lost}자)`,
    page: pages.length === 1 ? pages[0]! : null,
    block: null,
  };
}

function shareOf(held: number, lost: number): number {
  // Rounded down: one lost letter of a million is not all.
  return held === 0 ? 1 : Math.floor(((held - lost) / held) * 10_000) / 10_000;
}

function lostLetters(stored: Letters, found: Letters | undefined, running?: Letters): number {
  let lost = 0;
  let digits = 0;
  stored.each((code, times) => {
    const there = (found?.of(code) ?? 0) + (running?.of(code) ?? 0);
    if (there >= times) return;
    if (running && code >= 0x30 && code <= 0x39) digits += times - there;
    else lost += times - there;
  });
  return lost + (digits > PAGE_NUMBER_DIGITS ? digits : 0);
}

/** Letters of the blocks by page, from their lines and cells; without pages all under 0. */
function lettersByPage(reading: Reading, byPage: boolean): Map<number, Letters> {
  const found = new Map<number, Letters>();
  const put = (page: number, text: string) => {
    const at = byPage ? page : 0;
    let letters = found.get(at);
    if (!letters) {
      letters = new Letters();
      found.set(at, letters);
    }
    letters.add(text);
  };
  const tables = new Map<string, Table>(reading.tables.map((table) => [table.block, table]));
  const byId = new Map<string, Table>(reading.tables.map((table) => [table.id, table]));
  for (const block of reading.blocks) {
    if (byPage && (isRunning(block) || isRecognisedFigure(block))) continue;
    const table = tables.get(block.id);
    const parts: (Block | Cell)[] = table ? table.cells : [block];
    // Not in a loop: the iterator of a large sheet's cells costs as much as making them.
    parts.forEach((part) => {
      if (byPage && part.lines?.length) {
        for (const [page, text] of textByPage(part.text, part.lines)) put(page, text);
      } else put(part.page, part.text);
    });
    if (byPage && table) for (const [page, text] of repeatedHeads(table, byId)) put(page, text);
  }
  return found;
}

/** A table over several pages is given with its header rows once; on the later pages they are printed again. */
function* repeatedHeads(table: Table, byId: Map<string, Table>): Generator<[number, string]> {
  // A sheet is one page, and its cells may be millions.
  if (table.cell_range !== null) return;
  let owner = table;
  for (let hops = 0; owner.header_rows === 0 && owner.continues && hops < MAX_HOPS; hops++) {
    owner = byId.get(owner.continues) ?? owner;
  }
  // A first row that is printed again is a header, though nothing else said so.
  const rows = Math.max(1, owner.header_rows);
  const heads = owner.cells.filter((cell) => cell.row < rows);
  const text = heads.map((cell) => cell.text).join(" ");
  for (const page of pagesOf(table.cells)) {
    if (!heads.some((cell) => cell.page === page)) yield [page, text];
  }
}

/** Words in a picture are none of the letters that the file stores. */
function isRecognisedFigure({ type, extractor }: Block): boolean {
  return type === "figure" && extractor === "ocr";
}

function isRunning(block: Block): boolean {
  return block.type === "header" || block.type === "footer";
}

/** The text of each line with its page; what stands between lines goes with the line before it. */
function* textByPage(text: string, lines: readonly Line[]): Generator<[number, string]> {
  const signs = [...text];
  for (const [index, line] of lines.entries()) {
    const from = index === 0 ? 0 : line.start;
    const to = lines[index + 1]?.start ?? signs.length;
    yield [line.page, signs.slice(from, to).join("")];
  }
}
