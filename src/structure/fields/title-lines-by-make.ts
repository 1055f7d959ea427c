/**
 * Titles by how they are set: lines of the first page that could be one, with what size, place and words say for each. The lines of
 * one title are set alike.
 */
import type { Document } from "../../model/document.js";
import type { LineTypography } from "../../model/typography.js";
import { isDateOnly } from "../../text/dates.js";
import { CONTENTS } from "../../text/lexicon/attachments.js";
import { TAGS } from "../../text/lexicon/document-kinds.js";
import { FIELD_LABELS, LABEL_ENDINGS } from "../../text/lexicon/form-labels.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { type OutlineLabelKind, readLabel } from "../../text/outline-labels.js";
import { foldSpace, joinSpacedLetters, squeeze } from "../../text/spacing.js";
import { type DocumentRow, isCentred, sizeOf } from "../document-rows.js";
import { isAddressed } from "../forms/addressee.js";
import { isComplaintIn } from "../forms/complaints.js";
import { hasApprovalBox, titleBesideDay, titleInHead } from "../forms/form-head.js";
import { isInList, isPlainText, saysOnlyWords } from "../forms/plain-papers.js";
import {
  alike,
  bareTitle,
  correctsBelow,
  goesOn,
  hasBoxToTick,
  headsAPart,
  isNote,
  isOneOfSeveral,
  isPlainList,
  isPrintedText,
  isTagOf,
  isTermOver,
  joinLines,
  LAST_LINE_SIZE,
  linesSetAlike,
  MOTTO_SIZE,
  namesWhose,
  spansAll,
  standsOverTitle,
  type TitleLine,
  titleContinues,
  titleGap,
} from "../forms/title-lines.js";
import {
  beginsWithKind,
  couldBeTitle,
  endsAsTitle,
  namesOnlyItsKind,
  unwrapped,
  withoutTail,
} from "../forms/title-words.js";
import { readsAsSentence } from "../heading-words.js";
import { organisation } from "../organisation-names.js";
import { hasLeader } from "../table-of-contents.js";
import type { Candidate } from "./candidate.js";
import { MAKE } from "./make-thresholds.js";
import { isNumberLine } from "./number-lines.js";
import type { EvidenceName } from "./weights.js";

/** A line of the first page, told apart from the lines of its cell. */
interface Line extends TitleLine {
  row: DocumentRow;
  size: number;
  centred: boolean;
  /** Behind the tag of an annex; such a title is whole. */
  tagged?: boolean;
}

/** `[별표 4] 평가항목별 평가지표`: the title behind its tag, on one line. */
const TAGGED = new RegExp(
  String.raw`^[[［【〔<〈]\s*${oneOfSpaced(TAGS)}[^\]］】〕>〉]*[\]］】〕>〉]\s*(?=[^\s<〈([][^<>〈〉]{3})`,
);

export function titlesByMake(rows: DocumentRow[], document: Document): Candidate[] {
  const body = bodySize(rows);
  if (isPlainList(rows) || saysOnlyWords(rows)) return [];
  const plain = isPlainText(rows);
  const own = headRows(rows, body).filter(
    (row) =>
      (!headsAPart(rows, row.index) || isBelowTag(row, rows)) &&
      !isNote(row) &&
      !isInList(row) &&
      !isAddressed(rows, row.index) &&
      !correctsBelow(rows, row.index) &&
      !standsOverTitle(rows, row.index) &&
      !isOneOfSeveral(rows, row.index),
  );
  const set = own.flatMap((row) => linesOf(row, rows, body));
  const lines = withoutItemNumber(set, body);
  const runs = runsOf(lines, rows, body);
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
    const topic = namesOnlyItsKind(words) ? topicAbove(above, first) : roundAbove(above, first);
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
      ["inText", !behind && textBegins(rows, first.row, body)],
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

/** Whether anything but its place tells a line from the text. */
function isSetApart({ size, centred, row }: Line, body: number): boolean {
  return centred || row.box || row.block.type === "title" || size >= body * MAKE.large;
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

/** A table with fewer rows is no form. */
const FORM_ROWS = 3;

/** `모집 공고`: what it is about stands on the line above, however that is set. */
function topicAbove(above: DocumentRow | undefined, line: Line): string | null {
  const { row, size, centred } = line;
  if (!above || above.page !== row.page || above.margin || isNumberLine(above)) return null;
  // The names in a box for approvals are none, nor is what describes a picture.
  if (above.cells.length > 2 || above.block.type === "figure") return null;
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

/** The rows of the first page that has any, and those below a notice's number behind a cover. */
function headRows(rows: DocumentRow[], body: number): DocumentRow[] {
  const own = rows.filter(
    (row) => (!row.margin || isTitleInHeader(row, body)) && row.block.type !== "figure",
  );
  // What a table of contents lists is no title.
  if (CONTENTS.includes(squeeze(own[0]?.text ?? "").toLowerCase())) return coverBehind(own);
  const page = own[0]?.page;
  const first = own.slice(0, MAKE.firstPageRows).filter((row) => row.page === page);
  const number = own.slice(first.length, MAKE.firstPageRows).findIndex((row) => isNumberLine(row));
  if (number < 0) return first;
  const below = first.length + number + 1;
  return [...first, ...own.slice(below, below + MAKE.noticeRows)];
}

/** A statement may have its title in the header of every page: the first row, centred, and larger than the text. */
function isTitleInHeader(row: DocumentRow, body: number): boolean {
  if (row.index > 0 || row.block.type !== "header") return false;
  return body > 0 && isCentred(row) && sizeOf(row) >= body * MAKE.large;
}

/** The first page behind the contents that a file begins with, where it is a cover: its date stands above any text. */
function coverBehind(own: DocumentRow[]): DocumentRow[] {
  const listed = new Set(own.filter((row) => hasLeader(row.text)).map((row) => row.page));
  const page = own.find((row) => row.page !== own[0]!.page && !listed.has(row.page))?.page;
  const cover = own.filter((row) => row.page === page);
  const head = cover.slice(0, MAKE.coverRows);
  const day = head.findIndex(({ text }) => DAY.test(text));
  return day < 0 || head.slice(0, day).some(isText) ? [] : cover.slice(0, MAKE.firstPageRows);
}

const DAY = /\d{4}\s?[년.]\s?\d{1,2}\s?[월.]\s?\d{1,2}/;

/** `41. 경영부담 비용추계`: its place in a series of papers. */
const ITEM_NUMBER = /^\d{1,2}\.\s+(?=\S)/;

/** The first line's number is no heading's where a body is named right below it, and no other line of the page is nearly as large. */
function withoutItemNumber(lines: Line[], body: number): Line[] {
  const [first, ...others] = lines;
  if (!first || !ITEM_NUMBER.test(first.text)) return lines;
  const bare = { ...first, text: first.text.replace(ITEM_NUMBER, "") };
  // `1. 과목 안내` on the first slide: the first of several files.
  const { type, extractor } = first.row.block;
  if (type === "title" && extractor === "pptx" && endsAsTitle(bare.text)) return [bare, ...others];
  if (body === 0) return lines;
  // `14. 복리후생제도 등의` over `운영현황`: the title's own second line.
  const below = continues(bare, others[0], body) ? others.slice(1) : others;
  const next = Math.max(body, ...below.map(({ size }) => size));
  const named = below.slice(0, MAKE.nameRows).some(({ text }) => organisation(text) !== null);
  if (!named || first.size < next * MAKE.alone) return lines;
  return [bare, ...others];
}

/** A row that stands by itself, as its lines; a row of a table with several cells is none. */
function linesOf(row: DocumentRow, rows: DocumentRow[], body: number): Line[] {
  if (row.cells.length > 1) return besideBoxes(row, rows) ?? acrossCells(row, body);
  // Below the first row a cell with blank ones beside it is a label of a form.
  const labels = row.table && !row.box && row.row > 0 && !spansAll(row, row.table);
  if (labels && !headsPage(row, body) && !isBelowTag(row, rows)) return [];
  const gap = titleGap(row, rows);
  const texts = row.raw[0]!.split("\n");
  const set: readonly LineTypography[] = row.set[0] ?? [];
  // Where lines and their typography do not match one to one, only the first is sure.
  const known = set.length === texts.length;
  if (row.table && isBrokenSentence(texts, set)) return [];
  return texts.map((text, at) => {
    const { size, centred } = known ? set[at]! : { size: sizeOf(row), centred: isCentred(row) };
    const words = bareTitle(text, centred).replace(TAGGED, "");
    const large = body > 0 && size >= body * MAKE.large;
    return {
      row,
      text: large ? words.replace(FOOTNOTED, "") : words,
      tagged: TAGGED.test(text),
      gap,
      size,
      centred,
    };
  });
}

/** `*주차 요금의 영향`, set large: the sign of a note at the foot. */
const FOOTNOTED = /^[*＊]{1,3}(?=[가-힣A-Z][^*＊]{7})/;

/** A sentence that a cell breaks over its lines, all set alike: none of them is a title. */
function isBrokenSentence(texts: string[], set: readonly LineTypography[]): boolean {
  if (texts.length < 2 || new Set(set.map(({ size }) => size)).size > 1) return false;
  return !endsAsTitle(foldSpace(texts[0]!)) && readsAsSentence(foldSpace(texts.join(" ")));
}

/** In the head of a form words set large that end as titles end are its title, though boxes to fill in stand beside them. */
function headsPage(row: DocumentRow, body: number): boolean {
  const [first] = row.raw[0]!.split("\n") as [string];
  const large = body > 0 && sizeOf(row) >= body * MAKE.large;
  return row.index < MAKE.formHead && large && endsAsTitle(joinSpacedLetters(first));
}

/** The title at the head of a form, with the box for approvals, a note or a field on its right. */
function besideBoxes(row: DocumentRow, rows: DocumentRow[]): Line[] | null {
  const heads = row.index < MAKE.formHead || (hasApprovalBox(row) && isBelowNotes(row, rows));
  const text = heads ? (titleInHead(row) ?? titleBesideDay(row, rows)?.title) : null;
  if (!text) return null;
  const { size = 0, centred = false } =
    row.set[row.cells.findIndex((cell) => joinSpacedLetters(cell) === text)]?.[0] ?? {};
  return [{ row, text, gap: " ", size, centred }];
}

/** Numbered notes that a file holds before its first table stand below that on the page. */
function isBelowNotes({ index }: DocumentRow, rows: DocumentRow[]): boolean {
  return rows.slice(0, index).every(({ table, text }) => !table && readLabel(text) !== null);
}

/** Where a file does not say how large letters are: in a form's table, right below its law and its number. */
function isBelowTag(row: DocumentRow, rows: DocumentRow[]): boolean {
  const { index, table, text, cells } = row;
  const above = rows[index - 1];
  if (!above || above.table !== table || above.row > 0 || index >= MAKE.formHead) return false;
  if (!table || cells.length > 1 || sizeOf(row) > 0) return false;
  return APPENDIX.test(above.cells[0]!) && endsAsTitle(joinSpacedLetters(text));
}

/** A form's title may be set over cells of its own, the last of which is its kind: `일반과세자 부가가치세 | [ ]예정 [ ]확정 | 신고서`. */
function acrossCells(row: DocumentRow, body: number): Line[] {
  const sizes = row.set.map((lines) => lines[0]?.size ?? 0);
  const kind = joinSpacedLetters(row.cells.at(-1)!);
  if (row.index >= MAKE.formHead || !namesOnlyItsKind(kind)) return [];
  if (body === 0 || sizes.some((size) => size < body * MAKE.large)) return [];
  return [{ row, text: row.text, gap: " ", size: sizes[0]!, centred: isCentred(row) }];
}

/** Runs of lines that could be a title, each with the lines that continue it. */
function runsOf(lines: Line[], rows: DocumentRow[], body: number): Line[][] {
  const runs: Line[][] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at]!;
    if (isNumberLine(first.row, lines[at + 1]?.row)) continue;
    if (organisation(first.text) && !isComplaintIn(rows, first.text)) continue;
    const boxes = aroundBoxes(lines, at, body);
    const stack = boxes.length > 0 ? boxes : stackedWords(lines, at, body);
    if (stack.length > 0) {
      runs.push(stack);
      at += stack.length - 1;
      continue;
    }
    if (isYear(first, lines[at + 1]) || pauses(first, lines[at + 1])) {
      // `2025` or `시민과 함께,` over the first words of a title.
    } else if (isParted(first, lines, body)) {
      // `주차 정책 : 현황과 과제 분석`
    } else if (!couldBeTitle(unwrapped(first.text)) || isListed(lines, at)) continue;
    if (isPrintedText(first.row)) continue;
    const run = [first];
    // A year over the title is none of its lines.
    const most = Math.max(
      MAKE.mostLines + (isYear(first, lines[at + 1]) ? 1 : 0),
      purposesFrom(lines, at),
    );
    const alike = first.row.table ? 1 : linesSetAlike(rows, first.row.index, most);
    const goesOn = (next: Line | undefined) =>
      run.length < alike ? next !== undefined : continues(run.at(-1)!, next, body);
    while (run.length < most && goesOn(lines[at + run.length])) run.push(lines[at + run.length]!);
    runs.push(run);
    at += run.length - 1;
  }
  return runs;
}

/** `기금` / `운용` / `계획`: a cover's title in single words, set alike, of which the last ends as titles end. */
function stackedWords(lines: Line[], at: number, body: number): Line[] {
  const first = lines[at]!;
  if (body === 0 || first.size < body * MAKE.large || !first.centred) return [];
  const stack: Line[] = [];
  for (const line of lines.slice(at, at + MAKE.mostWords)) {
    const { row, size, centred, text } = line;
    if (row.index > (stack.at(-1) ?? first).row.index + 1) break;
    if (size !== first.size || !centred || !/^[가-힣]{2,5}$/.test(text)) break;
    if (organisation(text)) break;
    stack.push(line);
  }
  const end = stack.findLastIndex(({ text }) => endsAsTitle(text));
  return end > 0 ? stack.slice(0, end + 1) : [];
}

/**
 * `주차 정책 : 현황과 과제 분석` is no label with its value where no other Korean line is nearly as large, and it ends as titles end
 * or stands in the middle.
 */
function isParted(line: Line, lines: Line[], body: number): boolean {
  const [head, rest, ...others] = line.text.split(/\s?[:：]\s/);
  if (!head || !rest || others.length > 0 || FIELD_LABELS.includes(squeeze(head))) return false;
  if (body === 0 || !couldBeTitle(`${head} ${rest}`)) return false;
  if (!endsAsTitle(rest) && (!line.centred || isLabelLike(head))) return false;
  const korean = lines.filter((each) => each !== line && /[가-힣]/.test(each.text));
  const next = Math.max(body, ...korean.map(({ size }) => size));
  return line.size >= next * MAKE.alone;
}

/** `주제`, `과정명`: a label, though none that all forms have. */
function isLabelLike(head: string): boolean {
  return squeeze(head).length < MAKE.shortestHead || LABEL_END.test(head);
}

const LABEL_END = new RegExp(`${oneOf(LABEL_ENDINGS)}$`);

/** A year alone on its line or with a short word, set as large as the words of the title below it. */
function isYear({ text, size, row }: Line, next: Line | undefined): boolean {
  if (!/^\d{4}(?:년도?|학년도)?(?:\s\S{1,3})?$/.test(text) || isDateOnly(text)) return false;
  if (size === 0 || !next) return false;
  return next.row.page === row.page && next.size === size && couldBeTitle(next.text);
}

/** A line that ends with a comma and the rest of the title in the next, set about as large; in one box also behind a particle. */
function pauses({ text, size, row }: Line, next: Line | undefined): boolean {
  if (!next || next.row.page !== row.page) return false;
  const boxed = row.box && next.row.block.id === row.block.id && next.size === size;
  if (!(boxed ? /[가-힣](?:,|은|는|이|가|을|를|에|과|와)$/ : /[가-힣],$/).test(text)) return false;
  if (alike(size, next.size) < MAKE.nearSize) return false;
  return couldBeTitle(text.slice(0, -1)) && couldBeTitle(next.text);
}

/** `2 개념과 의의` between `1 …` and `3 …`: a cover may list its contents without dots behind their numbers. */
function isListed(lines: Line[], at: number): boolean {
  const number = (line: Line | undefined) => Number(/^(\d{1,2}) \S/.exec(line?.text ?? "")?.[1]);
  const own = number(lines[at]);
  return number(lines[at - 1]) === own - 1 || number(lines[at + 1]) === own + 1;
}

/** Whether a line is set like the one above it, larger than the text, and no other part of a head. */
function continues(line: Line, next: Line | undefined, body: number): boolean {
  if (!next || next.row.page !== line.row.page || line.tagged) return false;
  // Between rows of a box a table of its own may stand.
  if (next.row.index > line.row.index + 1 || isTagOf(line.row, next.row)) return false;
  // `“함께 여는 한빛”` set smaller over the title of a form, in its cell: a motto.
  if (IN_QUOTES.test(line.text) && line.size < next.size * MOTTO_SIZE) return false;
  if (next.row !== line.row && namesWhose(line.row, next.row)) return false;
  if (next.row !== line.row && titleContinues(line.row, next.row)) return true;
  if (next.row.table !== line.row.table || next.row.row !== line.row.row) return false;
  const apart = next.size >= body * MAKE.large || (next.centred && line.centred);
  if (!apart) return false;
  if (pauses(line, next)) return true;
  // `[ ]원천징수영수증` over `[ ]지급명세서`: one form for either, whichever box is ticked.
  if (isEither(line, next)) return next.size === line.size;
  // A line that ends as titles end is a whole one.
  if (endsAsTitle(line.text)) return false;
  // The lines of a cell may be set to either side, where the last ends as titles end.
  const inCell = next.row === line.row && line.row.table !== null && endsAsTitle(next.text);
  if (next.centred !== line.centred && !inCell) return false;
  if (/^[“"]/.test(next.text) && !/^[“"]/.test(line.text)) return false;
  const ends = endsAsTitle(next.text) && !goesOn(next.row);
  const near = ends ? LAST_LINE_SIZE : MAKE.nearSize;
  if (alike(line.size, next.size) < near) return false;
  // `패널조사 :` may stand within a title, where it is set like the line above it.
  const words = next.size === line.size ? next.text.replace(/\s?[:：]$/, "") : next.text;
  return couldBeTitle(words) && !organisation(words);
}

/** How many lines from one on are of one form for several purposes. */
function purposesFrom(lines: Line[], at: number): number {
  const all = lines.slice(at, at + MAKE.mostPurposes);
  const end = all.findIndex((line) => !isEither(lines[at]!, line));
  return end < 0 ? all.length : end;
}

/** Lines that each have a box to tick. */
function isEither(line: Line, next: Line): boolean {
  return hasBoxToTick(line.text) && hasBoxToTick(next.text);
}

/** `동물장묘업` / `[ ]등록` / `[ ]변경등록` / `신청서`: a form's title with boxes to tick between its words. */
function aroundBoxes(lines: Line[], at: number, body: number): Line[] {
  const first = lines[at]!;
  if (body === 0 || !couldBeTitle(first.text)) return [];
  const below = lines.slice(at + 1, at + 2 + MAKE.mostBoxes);
  const boxes = below.findIndex(({ text }) => !BOX_TO_TICK.test(text));
  const kind = below[boxes];
  if (boxes < 1 || !kind || !namesOnlyItsKind(kind.text)) return [];
  const run = lines.slice(at, at + boxes + 2);
  const alone = run.every(({ size }) => size >= body * MAKE.large);
  return alone ? run : [];
}

const BOX_TO_TICK = /^\[\s{0,3}\]\s?[가-힣][가-힣\s]{0,20}$/;

/** The size that most letters of the document are set in. */
export function bodySize(rows: DocumentRow[]): number {
  const letters = new Map<number, number>();
  for (const row of rows.slice(0, MAKE.bodyRows)) {
    const size = sizeOf(row);
    if (size > 0) letters.set(size, (letters.get(size) ?? 0) + row.text.length);
  }
  const [most] = [...letters].sort((a, b) => b[1] - a[1]);
  return most?.[0] ?? 0;
}

/** Whether the text has begun above a row of its page: a sentence, or an item of the outline. */
function textBegins(rows: DocumentRow[], row: DocumentRow, body: number): boolean {
  const above = rows.slice(0, row.index).filter((each) => each.page === row.page);
  // What a note over the title lists (`※ 변경 사항` with its `①`, `②`) is no text yet.
  const noted = above.findIndex((each) => readLabel(each.text)?.kind !== "reference");
  const own = noted > 0 ? above.slice(noted) : above;
  const listed = noted > 0 ? own.findIndex((each) => !isCircled(each)) : 0;
  const isSet = (each: DocumentRow) => body > 0 && sizeOf(each) === body && !isCentred(each);
  const begins = (each: DocumentRow) => isText(each) || (isSet(each) && isStopped(each));
  return listed >= 0 && own.slice(listed).some(begins);
}

function isCircled({ text }: DocumentRow): boolean {
  return /^[①-⑳]/.test(text);
}

function isText({ text, margin, cells, table, box }: DocumentRow): boolean {
  // What a form says in its table is no text yet.
  if (margin || cells.length > 1 || (table && !box)) return false;
  const label = readLabel(text);
  if (label) return !NOTES.has(label.kind) && !APPENDIX.test(text);
  return readsAsSentence(text) && text.length > MAKE.sentence;
}

/** A short sentence is text, too, where it is set like text and has its full stop; a motto is centred or in letters of its own. */
function isStopped({ text, margin, table }: DocumentRow): boolean {
  return !margin && !table && /[가-힣]다\.$/.test(text) && readsAsSentence(text);
}

/** Marks of notes and of lines beside a title. */
const NOTES = new Set<OutlineLabelKind>(["dash", "dot", "reference"]);

/** `■ 여권법 시행규칙 [별지 제1호서식]` stands over a form, and is no item. */
const APPENDIX = /[[［【]\s*별[표지]/;

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

const IN_QUOTES = /^[“"‘'].*[”"’']$/;

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
