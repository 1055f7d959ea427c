/**
 * Titles by how they are set: lines of the first page that could be one, with what size, place and words say for each. The lines of
 * one title are set alike.
 */
import type { Document } from "../../model/document.js";
import { isDateOnly } from "../../text/dates.js";
import { TITLE_LABELS } from "../../text/lexicon/form-labels.js";
import { readLabel } from "../../text/outline-labels.js";
import { joinSpacedLetters, squeeze } from "../../text/spacing.js";
import { type DocumentRow, isCentred, sizeOf } from "../document-rows.js";
import { isAddressed } from "../forms/addressee.js";
import { standsInBox } from "../forms/approval-box.js";
import {
  headsAPart,
  isOneOfHeads,
  isOneOfSeveral,
  isPlainList,
  standsOverTitle,
} from "../forms/beside-titles.js";
import { isDiary } from "../forms/diaries.js";
import { hasApprovalBox, titleBesideDay } from "../forms/form-head.js";
import { isMarkOver } from "../forms/marks-over-titles.js";
import { isInList, isPlainText, saysOnlyWords } from "../forms/plain-papers.js";
import { joinLines } from "../forms/title-continues.js";
import { correctsBelow, isTaggedOver, isTermOver } from "../forms/title-lines.js";
import { isNote } from "../forms/title-row.js";
import {
  beginsWithKind,
  couldBeTitle,
  endsAsTitle,
  namesOnlyItsKind,
  withoutTail,
} from "../forms/title-words.js";
import { fieldIn } from "../labelled-fields.js";
import { organisation } from "../organisation-names.js";
import { bodySize } from "./body-size.js";
import type { Candidate } from "./candidate.js";
import { betweenDashes } from "./dashed-titles.js";
import { MAKE } from "./make-thresholds.js";
import { isNumberLine } from "./number-lines.js";
import { withoutSeriesNumber } from "./series-numbers.js";
import { FORM_ROWS, isBelowForm, isSetApart, textBegins } from "./text-begins.js";
import { headRows, isBelowTag, linesOf } from "./title-candidates.js";
import { IN_QUOTES, type Line, runsOf } from "./title-runs.js";
import type { EvidenceName } from "./weights.js";

export function titlesByMake(rows: DocumentRow[], document: Document): Candidate[] {
  const body = bodySize(rows);
  if (isPlainList(rows) || saysOnlyWords(rows) || isDiary(rows)) return [];
  const plain = isPlainText(rows);
  const own = headRows(rows, body).filter(
    (row) =>
      (!headsAPart(rows, row.index) || isBelowTag(row, rows)) &&
      !isNote(row) &&
      !isLabelled(row) &&
      !isInList(row) &&
      !isAddressed(rows, row.index) &&
      !correctsBelow(rows, row.index) &&
      !isMarkOver(rows, row.index) &&
      !isTaggedOver(rows, row.index) &&
      !standsOverTitle(rows, row.index) &&
      !isOneOfSeveral(rows, row.index) &&
      !isOneOfHeads(rows, row.index),
  );
  const set = own.flatMap((row) => linesOf(row, rows, body));
  const lines = withoutSeriesNumber(set, body);
  const plainRuns = runsOf(lines, rows, body);
  const runs = plainRuns.length > 0 ? plainRuns : runsOf(betweenDashes(lines, body), rows, body);
  const around = surroundings(rows, document);
  // The name of a series in Latin letters may be larger than the title below it.
  const isForeign = (run: Line[]) =>
    around.korean && run.every(({ text }) => !/[가-힣]/.test(text));
  const korean = runs.filter((run) => !isForeign(run));
  const largest = Math.max(...(korean.length > 0 ? korean : runs).map(sizeOfRun));
  const made = runs.map((run, at): Candidate => {
    const [first] = run as [Line];
    const above = rows[first.row.index - 1];
    const words = withoutTail(joinLines(run));
    const topic = namesOnlyItsKind(words) ? topicAbove(rows, first) : roundAbove(above, first);
    const value = topic ? `${topic} ${words}` : words;
    const size = sizeOfRun(run);
    const behind = first.row.page !== lines[0]!.row.page;
    const evidence: [EvidenceName, boolean][] = [
      ["largest", size > 0 && size >= largest * MAKE.sameSize],
      ["large", size >= body * MAKE.large && body > 0],
      ["small", !behind && size > 0 && size <= largest * MAKE.small],
      ["centred", first.centred],
      ["boxed", first.row.box],
      ["marked", first.row.block.type === "title"],
      ["first", at === 0],
      ["headsForm", at === 0 && (first.tagged || headsForm(first.row, rows)) && endsAsTitle(value)],
      ["ending", endsAsTitle(value)],
      ["property", around.property !== "" && holds(around.property, value)],
      [
        "foreign",
        isForeign(run) && (at > 0 || (korean.length > 0 && largest >= size * MAKE.sameSize)),
      ],
      [
        "bare",
        at === 0 &&
          size > 0 &&
          size < largest * MAKE.sameSize &&
          !isSetApart(first, body) &&
          !endsAsTitle(value),
      ],
      ["plain", plain && !behind && !first.tagged && !(at === 0 && saysItsKind(value))],
      ["inText", !behind && (textBegins(rows, first.row, body) || isBelowForm(rows, first, body))],
      ["repeated", holds(around.running, value) || isQuoted(around.text, value)],
    ];
    return {
      field: "title",
      value,
      evidence: evidence.filter(([, holds]) => holds).map(([name]) => name),
    };
  });
  const whole = coverInOneLine(rows);
  return whole ? [...made, { field: "title", value: whole, evidence: ["cover"] }] : made;
}

/** `제목  주차장 정비 계획`: its label is none of a title's words. */
function isLabelled(row: DocumentRow): boolean {
  return row.cells.length === 1 && (fieldIn(row, TITLE_LABELS)?.value ?? "") !== "";
}

/** `정관` / `한빛공사` / `복지기금` on the cover, `한빛공사 복지기금 정관` over the text: the same words, in the order of the title. */
function coverInOneLine(rows: DocumentRow[]): string | null {
  const own = rows
    .slice(0, MAKE.firstPageRows)
    .filter((row) => !row.margin && row.block.type !== "figure" && !isDateOnly(row.text));
  const cover = own.filter((row) => row.page === own[0]!.page).map(({ text }) => squeeze(text));
  const next = own[cover.length];
  if (!next || cover.length < 2 || cover.length > MAKE.mostLines) return null;
  const said = squeeze(next.text);
  const whole = cover.every((line) => said.includes(line)) && said.length === cover.join("").length;
  return whole ? joinSpacedLetters(next.text) : null;
}

function saysItsKind(value: string): boolean {
  return endsAsTitle(value) || beginsWithKind(value);
}

/** A title is as large as its largest line. */
function sizeOfRun(run: Line[]): number {
  return Math.max(...run.map(({ size }) => size));
}

/** The first line of a page that is a form: a row of its own over all columns, in a table that goes on; or a report's head in one row. */
function headsForm(head: DocumentRow, rows: DocumentRow[]): boolean {
  const { table, cells, box } = head;
  if (titleBesideDay(head, rows)) return true;
  if (table === null || box || cells.length > 1 || table.rows < FORM_ROWS) return false;
  const above = rows.slice(0, head.index).filter((each) => each.table === table);
  return above.every(hasApprovalBox) || isBelowTag(head, rows);
}

/** `모집 공고`: what it is about stands on the line above, however that is set. */
function topicAbove(rows: DocumentRow[], line: Line): string | null {
  const { row, size, centred } = line;
  const above = rows[row.index - 1];
  if (!above || above.page !== row.page || above.margin || isNumberLine(above)) return null;
  // The names in a box for approvals are none, nor is what describes a picture.
  if (above.cells.length > 2 || above.block.type === "figure" || standsInBox(above)) return null;
  if (isMarkOver(rows, above.index)) return null;
  // Nor are `요약 | ◦ 주차장 …`, a label and what is listed beside it.
  if (above.cells.slice(1).some((cell) => readLabel(cell) !== null)) return null;
  // Less than half as large and set to the side, it is a motto or what was stamped there.
  const tiny = sizeOf(above) > 0 && sizeOf(above) < size * MAKE.small;
  if (tiny && centred && !isCentred(above)) return null;
  const words = joinSpacedLetters(above.text);
  // In quotation marks it is a motto.
  if (/^[“"‘'].*[”"’']$/.test(words)) return null;
  return couldBeTitle(words) && !organisation(words) && !namesOnlyItsKind(words) ? words : null;
}

/** `2024년 2차`, centred right over a centred title: which of several it is, however small. */
const ROUND = /^\d{4}년도?\s(?:제\s?)?\d{1,2}(?:차|회|기)$/;

function roundAbove(above: DocumentRow | undefined, { row, centred }: Line): string | null {
  if (!above || above.page !== row.page || above.margin || above.table) return null;
  if (isTermOver(above, row)) return above.text;
  return centred && isCentred(above) && ROUND.test(above.text) ? above.text : null;
}

function surroundings(rows: DocumentRow[], document: Document) {
  const { title = "", subject = "" } = document.source.properties ?? {};
  const running = rows.filter((row) => row.margin).map((row) => squeeze(row.text));
  const text = rows
    .slice(0, MAKE.firstPageRows)
    .map((row) => squeeze(row.text))
    .join(" ");
  return {
    korean: (text.match(/[가-힣]/g)?.length ?? 0) > (text.match(/[A-Za-z]/g)?.length ?? 0),
    property: `${squeeze(title)} ${squeeze(subject)}`,
    running: running.join(" "),
    text,
  };
}

function holds(text: string, value: string): boolean {
  const words = squeeze(value);
  return words.length >= MAKE.tellingLetters && text.includes(words);
}

/** Named again in quotes, as the first sentence of a notice does. */
function isQuoted(text: string, value: string): boolean {
  const words = squeeze(value).replace(/[「」『』｢｣“”"‘’']/g, "");
  if (words.length < MAKE.tellingLetters) return false;
  // A line that is itself in quotes is not named again by them.
  const others = text.replace(IN_QUOTES.test(value) ? squeeze(value) : "", "");
  return [...others.matchAll(/[「『｢“"‘]([^「」『』｢｣“”"‘’]+)[」』｣”"’]/g)].some(
    ([, quoted]) => words.includes(quoted!) && quoted!.length >= words.length / 2,
  );
}
