/** Both sides of a change: what a comparison has of a provision now, then what it is to be, as they stand in the found chunks. */
import type { Revision, RevisionRow } from "../model/structure.js";
import { NEW_COLUMNS, OLD_COLUMNS, SIDES_ASKED } from "../text/lexicon/changes.js";
import { oneOf } from "../text/lexicon/patterns.js";
import { readLabel } from "../text/outline-labels.js";
import { squeeze, squeezeRow } from "../text/spacing.js";
import { kindAsked } from "./answer-kind.js";
import { type AnswerHit, type FoundDocument, tablesOf } from "./found-tables.js";

/** Provisions that are shown with both sides; an article with more is found by its anchors. */
const MOST_CHANGES = 2;

/** Lines below the first one of a row's label, among which its cells begin. */
const MOST_LABEL_LINES = 4;
/** Letters of a side by which its chunk is looked for: a long article would search by every word of it. */
const SEARCHED_LETTERS = 80;
/** Letters by which the beginning of a side is known. */
const LEAST_BEGINNING = 24;

/** `개정 전후`, `현행과 개정안`, `종전에는`. */
const SIDES = new RegExp(oneOf(SIDES_ASKED));
/** `제31조의2제1항제4호` */
const PROVISION = /제\d+조(?:의\d+)?(?:제\d+항)?(?:제\d+호(?:의\d+)?)?(?:[가-하]목)?/;
const OLD = new RegExp(`^${oneOf(OLD_COLUMNS)}(?:[(（].*)?$`);
const NEW = new RegExp(`^${oneOf(NEW_COLUMNS)}(?:[(（].*)?$`);
const ARROW_END = /[→⇒➡⇨]\s*$/;
/** What stands for words that stay as they are. */
const DASHES = /[-‐–—―─━－]{2,}/;

export interface Side {
  hit: AnswerHit;
  quote: string;
  revisions: Revision[];
}

export function asksBothSides(question: string): boolean {
  return kindAsked(question).name === "change" || SIDES.test(squeeze(question));
}

/** Whether a header row names an old column and a new one behind it. */
export function namesBothSides(row: string): boolean {
  const names = row.split(" | ").map(squeeze);
  const old = names.findIndex((name) => OLD.test(name));
  return old >= 0 && names.slice(old + 1).some((name) => NEW.test(name));
}

/**
 * The sides of the provision that the question names, else of those that its best line touches. Empty where one of them stands in
 * none of the chunks.
 */
export function bothSides(
  question: string,
  touched: readonly Revision[],
  hits: readonly AnswerHit[],
  facts: FoundDocument,
): Side[] {
  const sides: Side[] = [];
  for (const revision of changesAsked(question, touched, hits, facts).slice(0, MOST_CHANGES))
    sides.push(...sidesOf(revision, hits, facts));
  return sides;
}

/** The rows of a document's comparison about the provision that a question about a change names. */
export function changesNamed(question: string, { revisions }: FoundDocument): RevisionRow[] {
  const named =
    revisions.length > 0 && asksBothSides(question) && PROVISION.exec(squeeze(question))?.[0];
  if (!named) return [];
  return changedOf(
    revisions.filter(
      ({ table, label }) => table !== null && (label === named || isUnder(label, named)),
    ),
  );
}

/** What a provision's chunk is looked for by. */
export function beginningOf(side: string): string {
  return side.slice(0, SEARCHED_LETTERS);
}

function changesAsked(
  question: string,
  touched: readonly Revision[],
  hits: readonly AnswerHit[],
  facts: FoundDocument,
): RevisionRow[] {
  const found = new Set(hits.flatMap((hit) => tablesOf(hit, facts)).map(({ id }) => id));
  const own = PROVISION.test(squeeze(question))
    ? changesNamed(question, facts)
    : changedOf(facts.revisions.filter((row) => touched.some((each) => isSame(each, row))));
  return own.filter(({ table }) => table !== null && found.has(table));
}

/** What stays as it is says nothing beside what changes. */
function changedOf(rows: readonly RevisionRow[]): RevisionRow[] {
  const changed = rows.filter(({ kind }) => kind !== "unchanged");
  return changed.length > 0 ? changed : [...rows];
}

/** `제3조제2항` is under `제3조`, `제3조의2` is not. */
function isUnder(label: string, named: string): boolean {
  return label.startsWith(named) && /^(?:제|[가-하]목)/.test(label.slice(named.length));
}

function isSame(one: Revision, other: Revision): boolean {
  return (
    one.label === other.label && one.current === other.current && one.revised === other.revised
  );
}

/** The provision that a question about a change names, where the chunk's table compares it: a row says `4.` of `제31조제1항제4호`. */
export function provisionsAsked(question: string, hit: AnswerHit, facts: FoundDocument): string[] {
  const found = new Set<string | null>(tablesOf(hit, facts).map(({ id }) => id));
  const own = changesNamed(question, facts).filter(({ table }) => found.has(table));
  return [...new Set(own.map(({ label }) => label))];
}

/** Both on one line are that row; else each is quoted for itself. */
function sidesOf(
  { table, row, kind, label, current, revised }: RevisionRow,
  hits: readonly AnswerHit[],
  facts: FoundDocument,
): Side[] {
  const revisions = [{ kind, label, current, revised }];
  const cells = facts.tables
    .filter(({ id }) => id === table)
    .flatMap((each) => each.cells.filter((cell) => cell.row === row));
  const parts = cells
    .toSorted((one, other) => one.col - other.col)
    .map(({ text }) => partsOf(text));
  const old = placeOf(current, parts, hits, 0);
  const next = placeOf(revised, parts.toReversed(), hits, old ? old.end : 0);
  if (!old || !next) return [];
  const line = old.hit === next.hit ? lineAround(old.hit.text, old.start) : "";
  if (line.includes(" | ") && line.includes(next.quote))
    return [{ hit: old.hit, quote: line, revisions }];
  return [old, next].map(({ hit, quote }) => ({ hit, quote, revisions }));
}

interface Place {
  hit: AnswerHit;
  quote: string;
  start: number;
  end: number;
}

/** Where a side stands: as it is, or as the part of a cell that leaves what stays to dashes. */
function placeOf(
  side: string,
  cells: readonly (readonly string[])[],
  hits: readonly AnswerHit[],
  from: number,
): Place | null {
  const dashed = cells.flat().find((part) => DASHES.test(part) && leavesOut(part, side));
  for (const wanted of dashed ? [side, dashed] : [side])
    for (const hit of hits) {
      // The new text stands behind the old one; where a row runs over chunks, in the next.
      const place = find(hit, wanted, hit === hits[0] ? from : 0) ?? find(hit, wanted, 0);
      if (place) return place;
    }
  return firstOf(side, hits);
}

/** The provisions in a cell, each with the lines that go on with it. */
function partsOf(cell: string): string[] {
  const parts: string[] = [];
  for (const line of cell.split("\n")) {
    if (parts.length === 0 || readLabel(line) !== null) parts.push(line);
    else parts.push(`${parts.pop()}\n${line}`);
  }
  return parts;
}

/** Whether what stands between the dashes of a part stands in the full text, in this order. */
function leavesOut(part: string, full: string): boolean {
  const text = squeezeRow(full);
  let at = 0;
  for (const piece of squeezeRow(part).split(new RegExp(DASHES, "g"))) {
    const found = text.indexOf(piece.replace(/[.]$/, ""), at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return true;
}

/** A text in a chunk, however it is spaced there; the quote is what the chunk has. */
function find(hit: AnswerHit, wanted: string, from: number): Place | null {
  const letters: number[] = [];
  for (let at = from; at < hit.text.length; at += 1)
    if (!/[\s|]/.test(hit.text[at]!)) letters.push(at);
  const own = squeezeRow(wanted);
  const found =
    own === ""
      ? -1
      : letters
          .map((at) => hit.text[at])
          .join("")
          .indexOf(own);
  if (found < 0) return null;
  const start = letters[found]!;
  const end = letters[found + own.length - 1]! + 1;
  return { hit, quote: hit.text.slice(start, end), start, end };
}

/** A line that ends with an arrow has the new side on the next one. */
export function throughArrow(text: string, line: string): string {
  const at = ARROW_END.test(line) ? text.indexOf(line) : -1;
  if (at < 0) return line;
  const next = text.slice(at + line.length).search(/\S/);
  const end = next < 0 ? -1 : text.indexOf("\n", at + line.length + next);
  return next < 0 ? line : text.slice(at, end < 0 ? text.length : end);
}

/**
 * The row that a line is the label of, from the label on: `블록체인 플랫폼\n | 종이 유통 | 자동 실행`. Null outside a table with both columns,
 * and where the next cells stand too far below.
 */
export function labelledRow(text: string, line: string): string | null {
  const lines = text.split("\n");
  const place = lines.findIndex((each) => each.trim() === line);
  if (place < 0 || line.includes(" | ") || !lines.slice(0, place).some(namesBothSides)) return null;
  const below = lines.slice(place + 1, place + 1 + MOST_LABEL_LINES);
  const cells = below.findIndex((each) => each.includes(" | "));
  if (cells < 0 || !below[cells]!.startsWith(" | ")) return null;
  return lines
    .slice(place, place + 2 + cells)
    .join("\n")
    .trim();
}

/** The beginning of a side that goes on behind the end of its chunk. */
function firstOf(side: string, hits: readonly AnswerHit[]): Place | null {
  const own = squeezeRow(side);
  if (own.length <= LEAST_BEGINNING) return null;
  for (const hit of hits) {
    const start = find(hit, own.slice(0, LEAST_BEGINNING), 0)?.start;
    const rest = start === undefined ? "" : hit.text.slice(start).trimEnd();
    if (start !== undefined && own.startsWith(squeezeRow(rest)))
      return { hit, quote: rest, start, end: start + rest.length };
  }
  return null;
}

function lineAround(text: string, at: number): string {
  const start = text.lastIndexOf("\n", at) + 1;
  const end = text.indexOf("\n", at);
  return text.slice(start, end < 0 ? text.length : end);
}
