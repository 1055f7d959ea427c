/** Both sides of a change: what a comparison has of a provision now, then what it is to be, as they stand in the found chunks. */
import type { Revision, RevisionRow } from "../../model/structure.js";
import {
  CHANGES_NAMED,
  COMPARISONS_NAMED,
  NEW_COLUMNS,
  NEW_NAMED,
  OLD_COLUMNS,
  OLD_NAMED,
} from "../../text/lexicon/changes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { readLabel } from "../../text/outline-labels.js";
import { squeeze, squeezeRow } from "../../text/spacing.js";
import { kindAsked } from "./answer-kind.js";
import {
  type AnswerHit,
  beginsRow,
  type FoundDocument,
  rowLetters,
  tablesOf,
} from "./found-tables.js";

/** Provisions that are shown with both sides; an article with more is found by its anchors. */
const MOST_CHANGES = 2;

/** Lines below the first one of a row's label, among which its cells begin. */
const MOST_LABEL_LINES = 4;
/** Letters of a side by which its chunk is looked for: a long article would search by every word of it. */
const SEARCHED_LETTERS = 80;
/** Letters by which the beginning of a side is known. */
const LEAST_BEGINNING = 24;

/** `개정 전후`, `신·구조문 대비`, `현행과 개정안`, `종전에는`; not `출산 전후`, `갱신 구비서류`, `기존 과제`. */
const SIDES = new RegExp(
  [
    String.raw`${oneOf(CHANGES_NAMED)}\s?전(?:\s?[·ㆍ]?\s?후|에는|의\s|과\s)`,
    String.raw`신\s?[·ㆍ]?\s?구\s?${oneOf(COMPARISONS_NAMED)}`,
    String.raw`${oneOf(OLD_NAMED)}과\s?(?:${oneOf(NEW_NAMED)}|[가-힣\s]*차이)`,
    `${oneOf(OLD_NAMED)}에는`,
  ]
    .map((form) => `(?<![가-힣])(?:${form})`)
    .join("|"),
);
/** `제31조의2제1항제4호` */
const PROVISION = /제\d+조(?:의\d+)?(?:제\d+항)?(?:제\d+호(?:의\d+)?)?(?:[가-하]목)?/;
const OLD = new RegExp(`^${oneOf(OLD_COLUMNS)}(?:[(（].*)?$`);
const NEW = new RegExp(`^${oneOf(NEW_COLUMNS)}(?:[(（].*)?$`);
const ARROW_END = /[→⇒➡⇨]\s*$/;
/** What stands between words and between cells. */
const GAP = /[\s|]/;
/** `①` and `<` begin what they stand before, wherever they stand. */
const IN_WORD = /[가-힣A-Za-z0-9]/;
/** What stands for words that stay as they are. */
const DASHES = /[-‐–—―─━－]{2,}/;

const SIDE_NAMES = ["current", "revised"] as const;

export interface Side {
  hit: AnswerHit;
  quote: string;
  revisions: Revision[];
}

export function asksBothSides(question: string): boolean {
  return kindAsked(question).name === "change" || SIDES.test(question.normalize("NFC"));
}

/** Whether a header row names an old column and a new one behind it. */
export function namesBothSides(row: string): boolean {
  const names = row.split(" | ").map(squeeze);
  const old = names.findIndex((name) => OLD.test(name));
  return old >= 0 && names.slice(old + 1).some((name) => NEW.test(name));
}

/**
 * The sides of the provision that the question names, else of those that its best line touches. Empty where one of them stands in
 * none of the chunks; one without the other, where `most` has no room for both, says less than nothing.
 */
export function bothSides(
  question: string,
  touched: readonly Revision[],
  hits: readonly AnswerHit[],
  facts: FoundDocument,
  most: number,
): Side[] {
  const sides: Side[] = [];
  for (const revision of changesAsked(question, touched, hits, facts).slice(0, MOST_CHANGES)) {
    const own = sidesOf(revision, hits, facts);
    if (sides.length + own.length <= most) sides.push(...own);
  }
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

/** Both on one line are that row; else each is quoted for itself. Empty where it is not sure that both are this row's. */
function sidesOf(revision: RevisionRow, hits: readonly AnswerHit[], facts: FoundDocument): Side[] {
  const { table, row, kind, label, current, revised } = revision;
  const revisions = [{ kind, label, current, revised }];
  const near = hits.filter((hit) => tablesOf(hit, facts).some(({ id }) => id === table));
  const own = facts.tables.filter(({ id }) => id === table);
  const letters = own.map((each) => rowLetters(each, row)).join("");
  const whole = near.flatMap((hit) => findAll(hit, letters))[0];
  const wanted = [revised, ...dashedOf(own, row, revised)];
  const compared = facts.revisions.filter((each) => each.table === table);
  const old = whole
    ? within(whole, [current], whole.start)
    : (placeOf([current], near) ?? inTurn(revision, "current", compared, near));
  const next = whole
    ? within(whole, wanted, old?.end ?? whole.end)
    : (placeOf(wanted, near) ?? inTurn(revision, "revised", compared, near));
  if (!old || !next || (old.hit === next.hit && old.start === next.start)) return [];
  const line = lineAround(old.hit.text, old.start);
  const isOneLine = old.hit === next.hit && next.start >= line.start && next.end <= line.end;
  if (isOneLine && line.text.includes(" | "))
    return [{ hit: old.hit, quote: line.text, revisions }];
  return [old, next].map(({ hit, quote }) => ({ hit, quote, revisions }));
}

interface Place {
  hit: AnswerHit;
  quote: string;
  start: number;
  end: number;
}

/** The first of the texts that stands in a row, from a place of it on. */
function within(row: Place, texts: readonly string[], from: number): Place | null {
  const places = texts.flatMap((text) => findAll(row.hit, text));
  return places.find(({ start, end }) => start >= from && end <= row.end) ?? null;
}

/** Where a side stands of a row that runs over chunks. A short one that stands in several places may be another row's. */
function placeOf(texts: readonly string[], hits: readonly AnswerHit[]): Place | null {
  for (const text of texts) {
    const places = hits.flatMap((hit) => findAll(hit, text));
    const known = new Set(places.map(({ hit, start }) => `${hit.chunk_id} ${start}`));
    if (known.size === 1 || squeezeRow(text).length > LEAST_BEGINNING) {
      if (places[0]) return places[0];
    } else if (known.size > 1) return null;
  }
  return firstOf(texts[0]!, hits);
}

/**
 * Where a side stands that other provisions have too: `<신 설>` twice in one cell. Its turn among the sides of the table is its turn in
 * the chunk, if that has all of them.
 */
function inTurn(
  revision: RevisionRow,
  name: (typeof SIDE_NAMES)[number],
  compared: readonly RevisionRow[],
  hits: readonly AnswerHit[],
): Place | null {
  const wanted = revision[name];
  // As a chunk has them: row by row, the whole old cell before the new one.
  const sides = [...new Set(compared.map(({ row }) => row))].flatMap((row) => {
    const own = compared.filter((each) => each.row === row);
    return SIDE_NAMES.flatMap((side) => own.map((each) => ({ each, side })));
  });
  for (const hit of hits) {
    const turns = sides.flatMap((one) =>
      findAll({ ...hit, text: one.each[one.side] }, wanted).map(() => one),
    );
    const turn = turns.findIndex(({ each, side }) => each === revision && side === name);
    const places = findAll(hit, wanted);
    if (turn >= 0 && places.length === turns.length) return places[turn]!;
  }
  return null;
}

/** The part of a row that is the new text with dashes for what stays; dashes alone would be any. */
function dashedOf(tables: ReturnType<typeof tablesOf>, row: number, revised: string): string[] {
  return tables
    .flatMap(({ cells }) => cells.filter((cell) => cell.row === row))
    .toSorted((one, other) => other.col - one.col)
    .flatMap(({ text }) => partsOf(text))
    .filter((part) => DASHES.test(part) && IN_WORD.test(part))
    .filter((part) => leavesOut(part, revised))
    .slice(0, 1);
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

/** Where a text stands in a chunk, however it is spaced there, from a space to a space: `3명` is not in `13명`. */
function findAll(hit: AnswerHit, wanted: string): Place[] {
  const { text } = hit;
  const own = squeezeRow(wanted);
  const letters = Array.from({ length: text.length }, (_, at) => at).filter(
    (at) => !GAP.test(text[at]!),
  );
  const squeezed = letters.map((at) => text[at]).join("");
  const places: Place[] = [];
  for (let at = squeezed.indexOf(own); own !== "" && at >= 0; at = squeezed.indexOf(own, at + 1)) {
    const start = letters[at]!;
    const end = letters[at + own.length - 1]! + 1;
    const isOpen = IN_WORD.test(own[0]!) && !GAP.test(text[start - 1] ?? " ");
    const goesOn = IN_WORD.test(own.at(-1)!) && !GAP.test(text[end] ?? " ");
    if (!isOpen && !goesOn) places.push({ hit, quote: text.slice(start, end), start, end });
  }
  return places;
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
 * where the next cells stand too far below, and where they are another row's.
 */
export function labelledRow(hit: AnswerHit, line: string, facts: FoundDocument): string | null {
  const lines = hit.text.split("\n");
  const place = lines.findIndex((each) => each.trim() === line);
  if (place < 0 || line.includes(" | ") || !lines.slice(0, place).some(namesBothSides)) return null;
  const below = lines.slice(place + 1, place + 1 + MOST_LABEL_LINES);
  const cells = below.findIndex((each) => each.includes(" | "));
  if (cells < 0 || !below[cells]!.startsWith(" | ")) return null;
  const row = lines
    .slice(place, place + 2 + cells)
    .join("\n")
    .trim();
  return beginsRow(row, hit, facts) ? row : null;
}

/** The beginning of a side that goes on behind the end of its chunk. */
function firstOf(side: string, hits: readonly AnswerHit[]): Place | null {
  const own = squeezeRow(side);
  if (own.length <= LEAST_BEGINNING) return null;
  for (const hit of hits)
    for (const start of beginnings(hit.text)) {
      const quote = hit.text.slice(start).trimEnd();
      const letters = squeezeRow(quote);
      if (letters.length >= LEAST_BEGINNING && own.startsWith(letters))
        return { hit, quote, start, end: start + quote.length };
    }
  return null;
}

/** Where words begin. */
function beginnings(text: string): number[] {
  return [...text.matchAll(/[^\s|]+/g)].map(({ index }) => index);
}

function lineAround(text: string, at: number): { text: string; start: number; end: number } {
  const start = text.lastIndexOf("\n", at) + 1;
  const next = text.indexOf("\n", at);
  const end = next < 0 ? text.length : next;
  return { text: text.slice(start, end), start, end };
}
