/** 보도자료 (press release): 보도시점·배포, the headline below or above them, and the issuer. Never a recipient. */

import { findDates, isDateOnly } from "../../text/dates.js";
import { PRESS } from "../../text/lexicon/form-labels.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { callsItselfRelease } from "../../text/release-heads.js";
import { foldSpace, joinSpacedLetters } from "../../text/spacing.js";
import { type DocumentRow, isCentred, sizeOf } from "../document-rows.js";
import { bodySize } from "../fields/body-size.js";
import { MAKE } from "../fields/make-thresholds.js";
import { fieldIn, type LabelledField } from "../labelled-fields.js";
import { body } from "../organisation-names.js";
import { type Form, type FormFacts, headOf } from "./form.js";
import { bodyOver, giverOf, tellsOfGiver } from "./press-givers.js";

/** A subtitle starts with a mark; the headline never does. */
const SUBTITLE = /^[-–―•·▴▲▶△*※<〈‘"“(]?\s?[-–―▴▲▶△*※<〈]/;

export const readPress: Form = (rows) => {
  const head = headOf(rows, 30);
  const called = head.find((row) => row.cells.some(callsItselfRelease));
  const embargo = dated(rows, head, PRESS.embargo);
  const released = dated(rows, head, PRESS.released) ?? (embargo && besideEmbargo(embargo));
  // The word stands in the letterhead, which may be a picture: then both fields together say it.
  const start = called && called.index <= 8 ? called.index : -1;
  const near = dateNear(rows, 0, start + DATED_ROWS);
  if (start < 0 ? !(embargo && released && embargo.row.index < 6) : !(embargo || released || near))
    return null;
  const day =
    (released && findDates(released.value)[0]) ?? (embargo && findDates(embargo.value)[0]);
  const last = Math.max(start, embargo?.row.index ?? 0, released?.row.index ?? 0);
  // The reader's own word for the title, where the page's make shows it.
  const titled = head
    .slice(start + 1)
    .find((row) => row.block.type === "title" && row.index <= last + 6 && !isLetterhead(row, rows));
  const facts: Partial<FormFacts> = {
    title:
      (titled && headline(rows, titled.index, titled.index + 1)) ??
      headline(rows, last + 1, rows.length) ??
      headline(rows, start + 1, last),
    issued_date:
      day?.iso ?? (embargo || released ? dateNear(rows, Math.max(0, start), last + 2) : near),
    issuer: giverOf(rows) ?? (called ? bodyOver(called) : null),
    recipient: null,
    recipients: [],
  };
  return facts;
};

/** A body's name alone; as the first line of a longer title it is what the headline begins with. */
function isLetterhead({ text, block, index }: DocumentRow, rows: DocumentRow[]): boolean {
  return body(text) !== null && rows[index + 1]?.block.id !== block.id;
}

/** The first field with one of the names; on a printed page the label may stand alone on its line, over its day. */
function dated(rows: DocumentRow[], head: DocumentRow[], names: readonly string[]) {
  const fields = head.map((row) => {
    const next = rows[row.index + 1];
    return fieldIn(row, names, next && findDates(next.text)[0]?.start === 0 ? next : undefined);
  });
  return fields.find((field) => field !== null);
}

/** `보도시점 2024. 3. 5.(화) 12:00 배포 2024. 3. 5.(화) 09:00`: both on one printed line. */
function besideEmbargo({ row, value }: LabelledField): LabelledField | undefined {
  const label = RELEASED_BESIDE.exec(value);
  const released = label ? value.slice(label.index + label[0].length) : "";
  return released === "" ? undefined : { row, value: released, raw: released };
}

const RELEASED_BESIDE = new RegExp(
  String.raw`\s${oneOf(PRESS.released)}\s?[:：]?\s?(?=['’]?\d{2,4}\s?[.년])`,
);

/** A release that has no labels for its dates states one in its head, this many rows below its name at most. */
const DATED_ROWS = 4;

/** Where label and value were not read side by side: the first date around 보도시점. */
function dateNear(rows: DocumentRow[], from: number, to: number): string | null {
  for (const row of rows.slice(from, to)) {
    const date = findDates(row.text)[0];
    if (date) return date.iso;
  }
  return null;
}

/** `2022년 7월 20일 수요일 배포`: when it is given out, without a label. */
const GIVEN_OUT =
  /^['‘’\d][\d\s.년월일'’-]*(?:[(（]?[월화수목금토일](?:요일)?[)）]?)?[^가-힣]*(?:배포|보도|제공|조간|석간)$/;

/** The further lines of a headline in paragraphs of their own: set like the first, and larger than the text. */
function linesBelow(rows: DocumentRow[], at: number, text: number): string[] {
  const first = rows[at]!;
  const more: string[] = [];
  if (text === 0 || sizeOf(first) < text * MAKE.large || !isCentred(first)) return more;
  for (const row of rows.slice(at + 1, at + MAKE.mostLines)) {
    if (row.table || row.page !== first.page || !isCentred(row)) break;
    if (sizeOf(row) !== sizeOf(first) || SUBTITLE.test(row.text)) break;
    more.push(joinSpacedLetters(row.text));
  }
  return more;
}

/** `“함께 여는 한빛”` over `주차장 개방 행사 개최`: what someone said, and below it, larger than the text, what the release is about. */
function belowQuote(rows: DocumentRow[], at: number, parts: string[], text: number): string[] {
  if (text === 0 || !QUOTED.test(foldSpace(parts.join(" ")))) return [];
  const next = rows.slice(at + 1).find(({ block }) => block.id !== rows[at]!.block.id);
  if (!next || next.table || next.page !== rows[at]!.page || SUBTITLE.test(next.text)) return [];
  const isLine = isCentred(next) && sizeOf(next) >= text * MAKE.large;
  return isLine && sizeOf(next) < sizeOf(rows[at]!) ? [joinSpacedLetters(next.text)] : [];
}

const QUOTED = /^[“"‘'][^“”"‘’']+[”"’']$/;

/** The headline is among the first rows of one cell, and among so many rows in all. */
const HEADLINE_ROWS = { alone: 4, most: 16 };

/** The first possible headline; within a cell it extends to the first subtitle line. */
function headline(rows: DocumentRow[], from: number, to: number): string | null {
  const text = bodySize(rows);
  let looked = 0;
  for (
    let at = from;
    at < Math.min(to, from + HEADLINE_ROWS.most) && looked < HEADLINE_ROWS.alone;
    at += 1
  ) {
    const row = rows[at]!;
    // Those in charge may stand in a table between the dates and the headline.
    if (row.cells.length === 1) looked += 1;
    // Below the first heading or item the release quotes and explains.
    if (/^[<〈□■○◦ㅇ]/.test(row.text) && row.table === null) return null;
    if (tellsOfGiver(row.text)) return null;
    // The next printed line of a note.
    if (!row.table && SUBTITLE.test(row.block.text)) continue;
    if (row.cells.length > 1 || fieldIn(row, PRESS.embargo) || fieldIn(row, PRESS.released))
      continue;
    const lines = row.raw[0]!.split("\n")
      .map(joinSpacedLetters)
      .filter((line) => line !== "");
    const end = lines.findIndex((line) => SUBTITLE.test(line));
    const parts = end < 0 ? lines : lines.slice(0, end);
    // A box, and a title of several printed lines, give their lines as rows of their own.
    const whole = row.table !== null || row.block.type === "title";
    for (let next = at + 1; whole && parts.length > 0 && parts.length < 3; next += 1) {
      const below = rows[next];
      if (!below || below.block.id !== row.block.id || below.row !== row.row) break;
      // Text may follow in a box; the reader's title holds nothing else.
      if (SUBTITLE.test(below.text) || (row.table && /다\.$/.test(below.text))) break;
      parts.push(joinSpacedLetters(below.text));
    }
    if (!whole) parts.push(...linesBelow(rows, at, text));
    parts.push(...belowQuote(rows, at, parts, text));
    if (/^[(（]/.test(parts[0] ?? "") && findDates(parts[0]!).length > 0) continue;
    const words = foldSpace(parts.join(" "));
    if (isDateOnly(words) || GIVEN_OUT.test(words) || body(words)) continue;
    // In a cell or a title of its own a sentence is the headline; elsewhere it is the text.
    const isText = /다\s*\.$/.test(words) && !whole;
    if (words.length >= 5 && words.length <= 150 && !isText) return words;
  }
  return null;
}
