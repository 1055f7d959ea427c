/** Lines that are one title: which go on in the next, by their make and their words. */
import { isDateOnly } from "../../text/dates.js";
import { FIELD_LABELS, LABEL_ENDINGS } from "../../text/lexicon/form-labels.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { squeeze } from "../../text/spacing.js";
import { TICK_BOX } from "../../text/tick-boxes.js";
import type { DocumentRow } from "../document-rows.js";
import { isInSentence, isPrintedText } from "../forms/beside-titles.js";
import { bracketsWithin } from "../forms/bracket-lines.js";
import { isComplaintIn } from "../forms/complaints.js";
import {
  alike,
  breaksInTitle,
  goesOn,
  hasBoxToTick,
  isTagOf,
  LAST_LINE_SIZE,
  leadsOn,
  linesSetAlike,
  MOTTO_SIZE,
  namesWhose,
  saysInEnglish,
  type TitleLine,
  titleContinues,
} from "../forms/title-continues.js";
import { couldBeTitle, endsAsTitle, namesOnlyItsKind, unwrapped } from "../forms/title-words.js";
import { organisation } from "../organisation-names.js";
import { MAKE } from "./make-thresholds.js";
import { isNumberLine } from "./number-lines.js";

/** A line of the first page, told apart from the lines of its cell. */
export interface Line extends TitleLine {
  row: DocumentRow;
  size: number;
  centred: boolean;
  /** Behind the tag of an annex; such a title is whole where it ends as titles end. */
  tagged?: boolean;
}

/** Runs of lines that could be a title, each with the lines that continue it. */
export function runsOf(lines: Line[], rows: DocumentRow[], body: number): Line[][] {
  const runs: Line[][] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const first = lines[at]!;
    if (isNumberLine(first.row, lines[at + 1]?.row)) continue;
    const named = organisation(first.text) && !isYearOfBody(first, lines[at + 1]);
    if (named && !isComplaintIn(rows, first.text)) continue;
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
    if (isPrintedText(first.row) || isInSentence(rows, first.row.index)) continue;
    const run = [first];
    // A year over the title is none of its lines.
    const most = Math.max(
      MAKE.mostLines + (isYear(first, lines[at + 1]) ? 1 : 0),
      purposesFrom(lines, at),
    );
    const alike = first.row.table ? 1 : linesSetAlike(rows, first.row.index, most);
    const goesOn = (next: Line | undefined) => {
      if (run.length < alike) return next !== undefined;
      const { index } = run.at(-1)!.row;
      const within = next?.row.index === index + 1 && bracketsWithin(rows, index);
      return within || continues(run.at(-1)!, next, body);
    };
    while (run.length < most && goesOn(lines[at + run.length])) run.push(lines[at + run.length]!);
    if (!isInSentence(rows, run.at(-1)!.row.index)) runs.push(run);
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
    if (size !== first.size || !centred || !/^[가-힣]{2,8}$/.test(text)) break;
    if (organisation(text)) break;
    stack.push(line);
  }
  const upTo = (last: number) => stack.slice(0, last + 1).map(({ text }) => text);
  const end = stack.findLastIndex((_, last) => endsAsTitle(upTo(last).join(" ")));
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

/** `2025학년도 한빛고등학교` over `캠프 과업 설명서`, set alike: no body's name begins with a year. */
function isYearOfBody({ text, size, row }: Line, next: Line | undefined): boolean {
  if (!YEAR_FIRST.test(text) || size === 0 || !next) return false;
  return next.row.page === row.page && next.size === size && endsAsTitle(next.text);
}

const YEAR_FIRST = /^\d{4}(?:년도?|학년도)\s/;

/** A line that ends with a comma and the rest of the title in the next, set about as large; in one box or title block also behind a particle. */
function pauses({ text, size, row }: Line, next: Line | undefined): boolean {
  if (!next || next.row.page !== row.page) return false;
  const isWhole = row.box || row.block.type === "title";
  const boxed = isWhole && next.row.block.id === row.block.id && next.size === size;
  const open = boxed ? /[가-힣](?:,|은|는|이|가|을|를|에|과|와)$/ : /[가-힣],$/;
  const breaks = breaksInTitle(row, next.row) && next.row !== row;
  if (!breaks && !leadsOn(text, next.text) && !open.test(text)) return false;
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
export function continues(line: Line, next: Line | undefined, body: number): boolean {
  if (!next || next.row.page !== line.row.page) return false;
  // Behind a tag a name goes on only to where titles end: `[참고] 가람주차장용` over `실무작업단 명단`.
  if (line.tagged && (endsAsTitle(line.text) || !endsAsTitle(next.text))) return false;
  // Between rows of a box a table of its own may stand.
  if (next.row.index > line.row.index + 1 || isTagOf(line.row, next.row)) return false;
  if (next.row !== line.row && saysInEnglish(line.row, next.row)) return false;
  // `“함께 여는 한빛”` set smaller over the title of a form, in its cell: a motto.
  if (IN_QUOTES.test(line.text) && line.size < next.size * MOTTO_SIZE) return false;
  // `[한빛 인재 양성사업]` over the title in its cell: what it is paid from.
  if (IN_BRACKETS.test(line.text) && next.row === line.row) return false;
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
  const near = ends || ADNOMINAL.test(line.text) ? LAST_LINE_SIZE : MAKE.nearSize;
  if (alike(line.size, next.size) < near) return false;
  // `패널조사 :` may stand within a title, where it is set like the line above it.
  const words = next.size === line.size ? next.text.replace(/\s?[:：]$/, "") : next.text;
  return couldBeTitle(words) && !organisation(words);
}

/** `음성 인식에 기반한` over `요약 서비스`: a noun must follow; `권한`, `기한` are nouns. */
const ADNOMINAL = /[가-힣](?![권기제시상하북남무유원소])[가-힣]한$/;

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
  const boxes = below.findIndex(({ text }) => !BOXES_TO_TICK.test(text));
  const kind = below[boxes];
  if (boxes < 1 || !kind || !namesOnlyItsKind(kind.text)) return [];
  const run = lines.slice(at, at + boxes + 2);
  const alone = run.every(({ size }) => size >= body * MAKE.large);
  return alone ? run : [];
}

/** Boxes to tick, several on one printed line. */
const BOXES_TO_TICK = new RegExp(String.raw`^(?:${TICK_BOX}\s?[가-힣][가-힣\s]{0,20}){1,4}$`);

const IN_BRACKETS = /^[[［【][^[\]［］【】]+[\]］】]$/;

export const IN_QUOTES = /^[“"‘'].*[”"’']$/;
