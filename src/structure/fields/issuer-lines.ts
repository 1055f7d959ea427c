/** Who issues, by where the name stands: over the title, on the cover, beside a label, in the number, first in the first sentence. */
import { isDateOnly, readDate } from "../../text/dates.js";
import {
  AWARDED,
  AWARDS,
  DATED_AMENDMENTS,
  PRESS_RELEASES,
} from "../../text/lexicon/document-kinds.js";
import { APPROVAL, FIELD_LABELS, REPORT, TENDER } from "../../text/lexicon/form-labels.js";
import { SURNAMES } from "../../text/lexicon/offices.js";
import { SUBJECT_PARTICLES } from "../../text/lexicon/particles.js";
import { letterOf, oneOf } from "../../text/lexicon/patterns.js";
import { readLabel } from "../../text/outline-labels.js";
import { joinSpacedLetters, squeeze } from "../../text/spacing.js";
import { type DocumentRow, isCentred, sizeOf } from "../document-rows.js";
import { isAddressed } from "../forms/addressee.js";
import { joinNames, namesFrom, rowBelow } from "../forms/cover-date.js";
import { PUPILS_NUMBER } from "../forms/pupils.js";
import { standsAside } from "../forms/title-words.js";
import { findField, findItemField } from "../labelled-fields.js";
import { body, isSignatory, isVenue, withoutSeal } from "../organisation-names.js";
import { bodyOfAct } from "./act-labels.js";
import { bodySize } from "./body-size.js";
import type { Candidate } from "./candidate.js";
import { datesIn } from "./date-lines.js";
import { datedName } from "./dated-names.js";
import { listHead } from "./list-heads.js";
import { MAKE } from "./make-thresholds.js";
import { numberLineAt } from "./number-lines.js";

const AWARD = new RegExp(`^${oneOf(AWARDED, AWARDS)}$`);
const LABELS = [...REPORT.body, ...TENDER.publisher];
/** Label lines go on for a page. */
const LABEL_ROWS = 60;
/** A letterhead is among the first paragraphs: a printed title may take several lines. */
const LETTERHEAD_ROWS = 3;
/** A first page of no more rows than this, before another page, is a cover. */
const COVER_ROWS = 12;
/** The first sentence of a notice stands among its first rows. */
const PREFACE_ROWS = 8;
/** `(재)한빛진흥원은 …`, `한빛시에서는 …`. */
const SUBJECT = new RegExp(
  String.raw`^((?:[(（][재사주][)）]|㈜)?\s?[가-힣A-Za-z·]{2,25}?)\s?(?:${oneOf(SUBJECT_PARTICLES)})\s`,
);

export function issuersIn(rows: DocumentRow[]): Candidate[] {
  const found: Candidate[] = [];
  const put = (value: string | null | undefined, ...evidence: Candidate["evidence"]) => {
    if (value) found.push({ field: "issuer", value: joinSpacedLetters(value), evidence });
  };
  // What describes a picture, and the name of its file, are not printed.
  const own = rows.filter(({ margin, block }) => !margin && block.type !== "figure");
  const head = belowFields(own).filter((row) => row.cells.length > 1 || !standsAside(row.text));
  const awarded = head.findIndex(({ text }) => AWARD.test(squeeze(text)));
  for (const [at, row] of head.slice(0, rowBelow(head, 0, LETTERHEAD_ROWS)).entries()) {
    // Below the name of an award stands who gets it.
    if (awarded >= 0 && at > awarded) break;
    if (isPupils(head[at + 1]) || beginsTitle(row, head[at + 1])) continue;
    // `● 합주실`: what stands behind a mark is an item.
    if (readLabel(row.text)?.ordinal === 0 || isAddressed(rows, row.index)) continue;
    const [name, ...others] = row.cells.filter((cell) => !PRESS_RELEASES.includes(squeeze(cell)));
    // Below other words a hall is where something takes place.
    if (name && others.length === 0 && !(at > 0 && isVenue(name))) put(body(name), "letterhead");
  }
  put(coverNames(own), "cover");
  for (const row of own.slice(0, COVER_ROWS)) put(datedName(row)?.name, "besideDate");
  put(closingName(own), "closing");
  put(signedBelow(own), "belowDate");
  put(findItemField(own.slice(0, LABEL_ROWS), LABELS)?.value.replace(NEXT_FIELD, ""), "labelled");
  put(bodyOfAct(rows), "labelled");
  const { keeper } = listHead(rows);
  if (!found.some(({ value }) => value === keeper)) put(keeper, "besideDate");
  const lines = head
    .slice(0, PREFACE_ROWS)
    .map((row) => numberLineAt(row, rows[row.index + 1])?.line.body);
  put(
    lines.find((name) => name),
    "numberLine",
  );
  // `현장대응단-5131`: the part of a body that keeps the number.
  const approved = findField(own.slice(0, LABEL_ROWS), APPROVAL.number)?.value;
  put(/^(\S.{0,40}?)\s?-\s?\d/.exec(approved ?? "")?.[1], "numberLine");
  for (const [at, row] of head.slice(0, PREFACE_ROWS).entries()) {
    if (runsOn(head[at - 1], row)) continue;
    // The articles of a law name whom they are about.
    if (/^(?:[①-⑳]|제\s?\d+조)/.test(row.text)) continue;
    const text = readLabel(row.text)?.rest ?? row.text;
    if (DEMANDED.test(row.table ? text : row.block.text)) continue;
    const subject = row.cells.length === 1 ? SUBJECT.exec(text)?.[1] : null;
    if (subject && body(subject) && !isBelowHeading(head, at)) put(subject, "preface");
  }
  const running = rows.filter((row) => row.margin).map((row) => squeeze(row.text));
  for (const each of found) {
    const name = squeeze(each.value);
    if (running.some((text) => text.includes(name))) each.evidence.push("repeated");
  }
  return found;
}

/** Below `1. 추진 배경` a body is who the text is about. */
function isBelowHeading(head: DocumentRow[], at: number): boolean {
  return head.slice(0, at).some(({ cells, text }) => {
    const label = cells.length === 1 ? readLabel(text) : null;
    return (label?.ordinal ?? 0) > 0 && label!.rest.length <= LONGEST_HEADING;
  });
}

/** Letters of a heading; a sentence behind a number has more. */
const LONGEST_HEADING = 20;

/** `가람 주차 사절단` over `무료 개방 활동`, two lines of what the reader took for the title. */
function beginsTitle({ block }: DocumentRow, next: DocumentRow | undefined): boolean {
  return block.type === "title" && next?.block.id === block.id;
}

/** The fields of a head (`문서번호 | HB-01`) take so many rows. */
const FIELD_ROWS = 4;

/** What follows the fields that a paper begins with, each beside its label, where that is no table. */
function belowFields(rows: DocumentRow[]): DocumentRow[] {
  const [first] = rows;
  const fields = rows.filter(({ table }) => table && table === first?.table);
  const labelled = fields.every(({ cells }) => cells.length > 1 && FIELD.test(squeeze(cells[0]!)));
  const below = rows[fields.length];
  return fields.length <= FIELD_ROWS && labelled && below && !below.table
    ? rows.slice(fields.length)
    : rows;
}

const FIELD = /(?:번호|일자?|부서|버전|차수|구분|페이지|쪽|등급)$/;

/** `1. 한빛공사는 … 노력할 것`: what is asked of a body. */
const DEMANDED = /[가-힣]\s?것\s?[.。]?$/;

/** `작성기관: 한빛시   작성일: 2026. 3. 2.`: the next field of the line. */
const NEXT_FIELD = new RegExp(String.raw`\s(?:${oneOf(FIELD_LABELS)})\s?[:：].*$`);

/** `컴퓨터학과` over `20261234 홍길동`: where a pupil belongs who hands the paper in. */
const PUPIL = new RegExp(
  String.raw`^(?:학\s?번\s?[:：]?\s?\d{8,10}|${PUPILS_NUMBER})\s?/?\s?[가-힣]{2,4}$`,
);

function isPupils(next: DocumentRow | undefined): boolean {
  return next !== undefined && PUPIL.test(next.text);
}

/**
 * Who signs at the foot, where no date stands above: the body's name and its office on the very last line, or a body's name set apart
 * from the text by its size.
 */
function closingName(rows: DocumentRow[]): string | null {
  const last = rows.at(-1);
  // All lines of a sheet are rows of a table.
  const inText = ({ table, block }: DocumentRow) => !table || block.extractor === "xlsx";
  const alone = (row: DocumentRow) => row.cells.length === 1 && inText(row) && isCentred(row);
  const text = bodySize(rows);
  const signs = last && alone(last) && isSignatory(last.text);
  const larger = last && text > 0 && sizeOf(last) >= text * MAKE.large;
  if (signs && (last.text.includes(" ") || larger)) return withoutSeal(last.text);
  const large = (row: DocumentRow) => text > 0 && sizeOf(row) >= text * SET_APART;
  const foot = rows.slice(-FOOT_ROWS);
  const signed = foot.find(
    (row, at) =>
      alone(row) &&
      large(row) &&
      !ROLE.test(row.text) &&
      body(row.text) &&
      // `한빛대학교 교통학과` over `홍길동`: where the one who speaks belongs.
      !ONE_NAME.test(foot[at + 1]?.text ?? ""),
  );
  return signed ? body(signed.text) : null;
}

/**
 * Who signs where the text of a notice ends and its annexes begin: named right below the day that the notice says it is of, alone on
 * its line.
 */
function signedBelow(rows: DocumentRow[]): string | null {
  const labelled = datesIn(rows).filter(({ evidence }) => evidence.includes("labelled"));
  const own = new Set(labelled.map(({ value }) => value));
  const day = rows.findIndex(
    (row, at) =>
      isDateOnly(row.text) && own.has(readDate(row.text)!) && namesFrom(rows, at + 1).length > 0,
  );
  return day < 0 ? null : namesFrom(rows, day + 1).join(", ");
}

const ONE_NAME = new RegExp(String.raw`^${letterOf(SURNAMES)}[가-힣]{2}$`);
/** Who holds an event is not who writes. */
const ROLE = /^\s*(?:주최|주관|후원|협찬|협력)/;
/** The foot of a document. */
const FOOT_ROWS = 6;
/** Times the size of the text. */
const SET_APART = 1.5;

/** Whether a row is the next line of a sentence: a name at its head is the end of a longer one (`한국방송` / `광고진흥공사에서는`). */
function runsOn(above: DocumentRow | undefined, row: DocumentRow): boolean {
  if (!above || above.table !== row.table || above.page !== row.page) return false;
  return above.text.length > LONG_LINE && !/[.:：)）\]］>〉]$/.test(above.text);
}

/** A line with fewer letters is a heading, or the last of its paragraph. */
const LONG_LINE = 30;

/**
 * The bodies at the foot of a cover: the last rows of a short first page, with a part in brackets below. Their names in Latin letters,
 * addresses and days of revision may stand between and below them.
 */
function coverNames(rows: DocumentRow[]): string | null {
  const first = rows.filter((row) => row.page === rows[0]?.page);
  const page = first.filter(
    ({ text }) => /[가-힣]/.test(text) && !REVISED_ON.test(text) && !REACHED_AT.test(text),
  );
  const isCover = page.length > 1 && first.length <= COVER_ROWS && first.length < rows.length;
  if (!isCover) return null;
  const from = page.findIndex((_, at) => at > 0 && namesFrom(page, at).length === page.length - at);
  return from < 0 ? null : joinNames(namesFrom(page, from));
}

/** `(12345) 한빛시 가람로 1`, `전화 02-123-4567`: where to reach who issues. */
const REACHED_AT =
  /^[(（]?(?:우\s?[)）]?\s?)?\d{5}[)）]?\s|^(?:주소|전화|팩스|전송|대표전화|누리집|홈페이지)(?:\s|[:：.(])|\d{2,4}[-.)]\s?\d{3,4}-\d{4}|www\.|https?:/;

/** `2026년 3월 2일 개정` on the cover of a standard. */
const REVISED_ON = new RegExp(
  String.raw`^\d{4}\s?[.년][\d\s.월일]{1,15}${oneOf(DATED_AMENDMENTS)}$`,
);
