/** A chunk as one question looks at it: its lines, what stands over each, and what its document is known to say. */

import { parentsOf } from "../line-outline.js";
import { LINE } from "../weights.js";
import { columnsOf, isRowOf, isTopicRow } from "./asked-cell.js";
import { type AskedOfLines, askedOfLines } from "./asked-of-lines.js";
import { isOfForm } from "./form-rows.js";
import type { HeldWords } from "./held-words.js";
import {
  isAboutOthers,
  isOfOther,
  isOfOtherTown,
  isTitledOtherMonth,
  townsIn,
  yearNotOf,
} from "./other-things.js";
import { othersValues } from "./others-values.js";
import type { Question } from "./parse-question.js";
import { type LineText, type ReadChunk, readChunk } from "./read-chunk.js";
import { isOnlyRevised } from "./revised-years.js";
import { toldHeaders } from "./told-headers.js";
import { codesIn, spelledTogether } from "./told-keys.js";
import { rangesTold, type ToldRanges } from "./told-ranges.js";

export interface AskedChunk extends ReadChunk {
  chunk: LineText;
  question: Question;
  asked: AskedOfLines;
  /** What is known of the document: its title, this chunk, and the others that were found. */
  known: readonly HeldWords[];
  /** The year that is asked about, where the document's title tells others. */
  otherYear: string | null;
  /** Lines that tell a unit. */
  units: readonly string[];
  /** For every line, the places of those that it stands under. */
  parents: readonly (readonly number[])[];
  /** For every line, the header rows over it, and what they hold. */
  above: readonly (readonly string[])[];
  columns: readonly HeldWords[];
  /** Whether a row is called what is asked for. */
  hasAskedRow: boolean;
  /** Whether a row is called what the question is about, and asks by a verb. */
  hasTopicRow: boolean;
  /** The words of the code that the chunk as a whole is of: each row of its box is said of that. */
  wordsOfCode: ReadonlySet<string>;
  /** Whether its rows are those of a form, told of one thing. */
  isForm: boolean;
  /** Which lines tell ranges that the question's value falls into, and which others; null where none do. */
  ranges: ToldRanges | null;
  /** The places of rows that the question names. */
  namedRows: ReadonlySet<number>;
  isOthersValue: ReturnType<typeof othersValues>;
}

const NO_ROWS: ReadonlySet<number> = new Set();

/** Null where the chunk is about others than the question. */
export function askedChunk(chunk: LineText, question: Question): AskedChunk | null {
  const read = readChunk(chunk);
  const { lines, held, heading, path, whole } = read;
  const told = () => [...chunk.path, chunk.text].join("\n");
  if (isAboutOthers(question.text, told) || isOnlyRevised(question.text, told)) return null;
  if (isOfOtherTown(question.text, told)) return null;
  if (isTitledOtherMonth(question.text, chunk.titles ?? [])) return null;
  const codes = codesIn(question.text);
  const codesTold = codes.size > 0 ? codesIn(told()) : codes;
  if (isOfOther(codes, codesTold)) return null;
  const known = [path, whole, ...(chunk.document ? [chunk.document] : [])];
  if (townsIn(question.text).some((town) => !known.some((each) => each.share(town) > 0)))
    return null;
  const isHeld = (spelling: string) => known.some((each) => each.holds(spelling));
  const asked = askedOfLines(question);
  const unheld = asked.spelledKeys.filter((key) => !key.some(isHeld));
  const together = unheld.length === 0 ? null : spelledTogether(told());
  if (unheld.some((key) => !key.some((spelling) => together!.has(spelling)))) return null;
  const header = isCaption(chunk.header, lines) ? [] : (chunk.header ?? []);
  const headers: readonly (readonly string[])[] = header.length > 0 ? [] : toldHeaders(lines);
  const columnsAbove = new Map(Array.from(new Set(headers), (rows) => [rows, columnsOf(rows)]));
  return {
    ...read,
    chunk,
    question,
    asked,
    known,
    otherYear: yearNotOf(question.text, chunk.titles ?? []),
    units: [...chunk.path, ...lines].filter((line) => line.includes("단위")),
    parents: parentsOf(lines),
    above: lines.map((_, place) => headers[place] ?? header),
    columns: lines.map((_, place) => columnsAbove.get(headers[place] ?? header) ?? heading),
    hasAskedRow: lines.some((line) => isRowOf(line, question.attribute)),
    hasTopicRow: question.attribute === null && lines.some((line) => isTopicRow(line, question)),
    isForm: isOfForm(lines),
    ranges: asked.value && rangesTold(asked.value, lines, read.sharedCells),
    namedRows: chunk.namedRows ?? NO_ROWS,
    wordsOfCode: wordsOfOnly(codes, codesTold),
    isOthersValue: asked.isTypeAsked
      ? othersValues(question, asked.noun, { lines, held, path, whole, known })
      : () => false,
  };
}

/** A header row of one cell over rows of several names none of their columns: pages of forms glue one table under another. */
function isCaption(header: readonly string[] = [], lines: readonly string[]): boolean {
  const hasCells = (line: string) => line.includes(" | ");
  return header.length > 0 && !header.some(hasCells) && lines.some(hasCells);
}

/** The words of asked codes beside which the chunk tells no other of their letters. */
function wordsOfOnly(asked: Codes, told: Codes): ReadonlySet<string> {
  const words = new Set<string>();
  for (const [letters, numbers] of asked) {
    const all = told.get(letters);
    if (all === undefined || [...all].some((number) => !numbers.has(number))) continue;
    words.add(letters.toLowerCase());
    for (const number of all) words.add(number);
  }
  return words;
}

type Codes = ReturnType<typeof codesIn>;

/** The most that any of the texts holds of a word of the question. */
export function mostHeld(word: string, all: readonly HeldWords[], question: Question): number {
  return all.reduce((best, held) => Math.max(best, held.met(word, question)), 0);
}

/** Whether one of the texts names a word, by itself or by its full name. */
export function names(word: string, all: readonly HeldWords[], { fullNames }: Question): boolean {
  return all.some((held) => held.share(word, fullNames) >= LINE.named);
}
