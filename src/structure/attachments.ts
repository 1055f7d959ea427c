/** Attachments of a document: its 붙임 list, and the 별표 and 별지 서식 after its articles. */

import type { Attachment } from "../model/structure.js";
import {
  ENCLOSED_THINGS,
  ENCLOSURES,
  LIST_HEADS,
  SENT_APART,
} from "../text/lexicon/attachments.js";
import { oneOf, oneOfSpaced } from "../text/lexicon/patterns.js";
import { COPY_UNITS, SPELT_COPIES } from "../text/lexicon/units.js";
import { foldSpace, squeeze } from "../text/spacing.js";
import { appendixHead, appendixLists, isGone } from "./appendix-headings.js";
import { type DocumentRow, filledCells } from "./document-rows.js";
import { contentsRows } from "./table-of-contents.js";

/** A list starts with the word and two spaces, a colon, a number, or nothing else on the line; with a colon also behind `※`. */
const LIST_HEAD = new RegExp(
  String.raw`^(?:※\s*(?=${oneOfSpaced(LIST_HEADS)}\s*[:：]))?[<[【〔(]?\s*(${oneOfSpaced(LIST_HEADS)}|${oneOf(LIST_HEADS)}\s?${oneOf(ENCLOSED_THINGS)})\s*[>\]】〕)]?\s*(?:[:：.]\s*|(?=\d|\s|$))`,
);
const ITEM_NUMBER = /^(?:(\d{1,2})\s*[.)]\s*|[①-⑳]\s*|[-○·•]\s+)/;
/** `끝.` ends a list; what a reader finds behind it is not of the list. */
const END = /(?<=^|[\s.)부])\s*["“”']?\s*끝\s*(?:[.。].*|)$/;
/** `1부`, `각 1부`, `10부`, `1식`, `1매`, `일체`; with the dot that closes it. */
const COPIES = new RegExp(
  String.raw`[\s(]*((?:각\s*)?(?:\d+|${oneOf(SPELT_COPIES)})\s*${oneOf(COPY_UNITS)}|(?:각|일)\s*부|일체)\s*(?:[(（]\s*${oneOfSpaced(SENT_APART)}\s*[)）])?\s*[).]*\s*$`,
);
/** `1부(3개 업체).`, `1부. ****`: a note behind the copies, or a masked one. */
const BEHIND_COPIES = new RegExp(
  String.raw`(?<=\d\s*${oneOf(COPY_UNITS)})\s*\.?\s*(?:[(（][^()（）]{1,40}[)）]|[*＊]{3,})[\s.]*$`,
);
/** A line that is masked as a whole. */
const MASKED = /^[*＊]{3,}\s*(?:끝\s*\.?)?$/;
/** An enclosure's name longer than this is running text. */
const LONGEST_NAME = 150;
/** A list has this many lines without an item at most, so that a wrapped name is still one. */
const LONGEST_WRAP = 2;

export function attachmentsOf(rows: DocumentRow[]): Attachment[] {
  const contents = contentsRows(rows);
  const found: Attachment[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    if (contents.has(at)) continue;
    const headed = eachHeaded(rows, at);
    const list = headed.items.length > 0 ? headed : enclosures(rows, at);
    if (list.items.length > 0) {
      found.push(...list.items);
      at = list.end - 1;
    } else found.push(...listsInCells(rows[at]!));
  }
  return [...found, ...appendices(rows, contents)];
}

const HEADED_ITEM = new RegExp(
  String.raw`^[<[【〔(]?\s*(${oneOfSpaced(LIST_HEADS)})\s*(\d{1,2})(?!\d)(?:\s*[>\]】〕)]\s*[.:：]?\s*|\s*[.:：)]\s*|\s+)(?=\S)`,
);

const LEADER = /[·․.…‥]{4,}/;

/** The rows of 붙임 lists: their numbered lines head nothing. */
export function enclosureRows(rows: DocumentRow[]): Set<number> {
  const found = new Set<number>();
  for (let at = 0; at < rows.length; at += 1) {
    const { items, end } = enclosures(rows, at);
    if (items.length < 2) continue;
    for (let row = at; row < end; row += 1) found.add(row);
    at = end - 1;
  }
  return found;
}

/** A list whose lines each have the word and their number, one right below another: `붙임 1. 신청서`, `붙임 2. 서약서`. */
function eachHeaded(rows: DocumentRow[], start: number): { items: Attachment[]; end: number } {
  const items: Attachment[] = [];
  let end = start;
  for (; rows[end]; end += 1) {
    const row = rows[end]!;
    const match = row.margin || row.table ? null : HEADED_ITEM.exec(row.text);
    if (!match || Number(match[2]) !== items.length + 1) break;
    const text = row.text.slice(match[0].length);
    // Dots that lead to a page number: a table of contents.
    if (LEADER.test(text) || POINTED_AT.test(text)) return { items: [], end: start + 1 };
    items.push(...attachment(squeeze(match[1]!), { number: items.length + 1, text, row }));
    if (items.length <= end - start) break;
  }
  // A last name that goes on in the next line is one for those who read wrapped lists.
  const next = rows[end]?.text ?? "";
  const goesOn =
    !ITEM_NUMBER.test(next) && (COPIES.test(next.replace(END, "")) || /^\s*부/.test(next));
  const isList = items.length > 1 && !(goesOn && !hasCopies(rows[end - 1]!.text));
  return isList ? { items, end } : { items: [], end: start + 1 };
}

/** `붙임 1 참조`, or a sentence about it. */
const POINTED_AT = /(?:참조|참고)\s*[.)]?$|[가-힣]다\s*\.\s*$/;

function hasCopies(text: string): boolean {
  return COPIES.test(text.replace(END, ""));
}

/** A letter may stand in one cell of a table: its list ends with 끝, and who signs may stand below; what a blank form asks for does not. */
function listsInCells(row: DocumentRow): Attachment[] {
  if (!row.table || row.box) return [];
  return row.raw.flatMap((cell) => {
    const lines = cell.split("\n").map(foldSpace);
    const head = lines.findIndex((line) => LIST_HEAD.test(line));
    const end = lines.findIndex((line, at) => at >= head && END.test(line));
    if (head < 1 || end < 0) return [];
    const inner = lines
      .slice(head, end + 1)
      .map((text) => ({ ...row, table: null, text, cells: [text] }));
    return enclosures(inner, 0).items;
  });
}

/**
 * A press release is one file for the press: what its 붙임 line names and the release itself then prints, under a heading of its own,
 * is a part of it and no enclosure. A letter's 붙임 goes with it as files.
 */
export function enclosedApart(attached: Attachment[], rows: DocumentRow[]): Attachment[] {
  const headed = new Set(
    rows.flatMap((row, at) => {
      const alone = HEAD_ALONE.test(squeeze(row.text));
      return squeeze((alone ? rows[at + 1]?.text : appendixHead(row)?.title) ?? "") || [];
    }),
  );
  return attached.filter((each) => !headed.has(squeeze(each.title)));
}

const HEAD_ALONE = new RegExp(String.raw`^${oneOf(ENCLOSURES)}\d*$`);

/** The 붙임 list that starts at a row. */
function enclosures(rows: DocumentRow[], start: number): { items: Attachment[]; end: number } {
  const none = { items: [], end: start + 1 };
  const head = rows[start]!;
  const match = LIST_HEAD.exec(head.text);
  if (!match || head.margin || tableOfMany(head) || headsPart(head)) return none;
  const label = squeeze(match[1]!);
  const lines: { text: string; row: DocumentRow }[] = [];
  const first = head.text.slice(match[0].length).trim().replace(NUMBER_ALONE, "$1. ");
  if (first !== "") lines.push({ text: first, row: head });
  let ended = END.test(head.text);
  let end = start + 1;
  for (let wrapped = 0; !ended && end < rows.length; end += 1) {
    const row = rows[end]!;
    if (row.margin) continue;
    if (tableOfMany(row) || LIST_HEAD.test(row.text)) break;
    ended = END.test(row.text);
    const [copied, masked] = [endsWithCopies(lines), MASKED.test(row.text)];
    if (copied && masked) continue;
    // The text of a letter may go on below its list.
    if (copied && ENDS_SENTENCE.test(row.text)) break;
    const numbered = ITEM_NUMBER.test(row.text) || lines.length === 0;
    const finished = copied;
    if (!numbered) {
      const endsHere = END.test(row.text) || COPIES.test(row.text);
      wrapped += 1;
      if (finished || wrapped > LONGEST_WRAP || !(endsHere || /^\d/.test(first))) break;
      if (!endsHere && row.text.length > LONGEST_NAME) break;
    } else wrapped = 0;
    lines.push({ text: row.text, row });
  }
  const colon = /[:：]\s*$/.test(match[0]) && /^1\s*[.)]/.test(first);
  const stated = ended || colon || lines.some((line) => COPIES.test(line.text.replace(END, "")));
  if (lines.length === 0 || !stated) return none;
  const items = splitItems(lines).flatMap((item) => attachment(label, item));
  return items.length > 0 ? { items, end } : none;
}

/** `붙임1 신청서`: a number without a dot. */
const NUMBER_ALONE = /^(\d{1,2})\s+(?=[가-힣A-Za-z「]{2})/;

/** Whether a list could end here: its last line states copies. */
function endsWithCopies(lines: readonly { text: string }[]): boolean {
  return COPIES.test(lines.at(-1)?.text.replace(END, "").replace(BEHIND_COPIES, "") ?? "");
}

const ENDS_SENTENCE = /[가-힣]다\s*\.\s*$/;

interface Item {
  number: number | null;
  text: string;
  row: DocumentRow;
}

/** Items by their numbers, also where several stand on one line; a wrapped line belongs to the item above. */
function splitItems(lines: { text: string; row: DocumentRow }[]): Item[] {
  const items: Item[] = [];
  for (const { text, row } of lines) {
    for (const part of partNumbered(text)) {
      const match = ITEM_NUMBER.exec(part);
      const words = match ? part.slice(match[0].length) : part;
      if (match || items.length === 0) {
        items.push({ number: match?.[1] ? Number(match[1]) : null, text: words, row });
      } else items.at(-1)!.text += ` ${words}`;
    }
  }
  return items;
}

/** `1. 가 1부. 2. 나 1부.` → two parts, only where the numbers go on from one another. */
function partNumbered(text: string): string[] {
  const parts: string[] = [];
  let rest = text;
  const head = /^(\d{1,2})\s*[.)]/.exec(text);
  for (let next = Number(head?.[1]) + 1; head; next += 1) {
    const at = rest.search(new RegExp(String.raw`(?<=[.)\s])\s*${next}\s*[.)]\s`));
    if (at < 0) break;
    parts.push(rest.slice(0, at).trim());
    rest = rest.slice(at).trim();
  }
  return [...parts, rest];
}

function attachment(label: string, item: Item): Attachment[] {
  let title = foldSpace(item.text.replace(END, "")).replace(BEHIND_COPIES, "");
  const copies = COPIES.exec(title);
  if (copies) title = title.slice(0, copies.index);
  title = title.replace(/[\s.,:：]+$/, "").trim();
  if (title === "" || title.length > LONGEST_NAME || title === "없음") return [];
  return [
    {
      label: item.number === null ? label : `${label} ${item.number}`,
      title,
      copies: copies ? foldSpace(copies[1]!) : null,
      block: item.row.block.id,
      page: item.row.page,
    },
  ];
}

/** 별표 and 별지 서식 by their own headings; the one at the very head is the document itself. */
function appendices(rows: DocumentRow[], contents: Set<number>): Attachment[] {
  const found = new Map<string, Attachment>();
  const listed = appendixLists(rows);
  rows.forEach((row, at) => {
    if (listed.has(at) || contents.has(at) || row.margin || at < 2) return;
    if (row.table && filledCells(row.table).length > 3) return;
    const head = appendixHead(row);
    if (!head || !/^별[표지]/.test(head.label)) return;
    const named = isBeside(head.title) ? "" : head.title;
    const next = rows.slice(at + 1, at + 1 + TITLE_WITHIN).find((each) => !isBeside(each.text));
    const below = named === "" && next && !next.margin && next.text.length <= 80 ? next.text : "";
    const title = named || (appendixLike(below) ? "" : foldSpace(below));
    const isDeleted = [head.title, title].some(isGone);
    if (found.has(head.label) || isDeleted) return;
    found.set(head.label, {
      label: head.label,
      title,
      copies: null,
      block: row.block.id,
      page: row.page,
    });
  });
  return [...found.values()];
}

/** `(제7조제3항 관련)`, `[본조신설 2022. 1. 28.]`: stands over the title of an appendix. */
const BESIDE_APPENDIX = /^[([（［<〈].*(?:관련|신설|개정|삭제|전문개정)[^()[\]]*[)\]）］>〉]$/;

/** `<개정 2013. 2. 22.> <개정`, `2014. 2. 20.>`: marks of amendments alone, though the end of a line breaks one. */
const AMENDED =
  /^(?:[\d.\s]*[>〉])?\s*(?:[<〈]\s*(?:개정|신설|전문개정)[^<>〈〉]*(?:[>〉]\s*|$))*$/;

/** The title of an appendix stands this many rows below its head at most. */
const TITLE_WITHIN = 5;

function isBeside(text: string): boolean {
  return BESIDE_APPENDIX.test(text) || (text !== "" && AMENDED.test(text));
}

function appendixLike(text: string): boolean {
  return /^[[<【(]?\s*별\s*[표지]/.test(text);
}

/** `붙임 1 | 사업 개요`: the number in a cell of its own heads what is printed below; a list states copies. */
function headsPart({ cells, text }: DocumentRow): boolean {
  return cells.length === 2 && NUMBERED_HEAD.test(squeeze(cells[0]!)) && !hasCopies(text);
}

const NUMBERED_HEAD = new RegExp(String.raw`^${oneOf(ENCLOSURES)}\d+$`);

/** A row of a table proper, not of a box. */
function tableOfMany(row: DocumentRow): boolean {
  return row.table !== null && row.cells.length > 2;
}
