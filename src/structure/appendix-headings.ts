/** Headings of appendices inside the same document: `[별표 1]`, `[별지 제2호서식]`, `[붙임 1]`. */
import { APPENDICES, ENCLOSURES } from "../text/lexicon/attachments.js";
import { PARTICLES_AFTER_APPENDIX } from "../text/lexicon/particles.js";
import { oneOf, oneOfSpaced } from "../text/lexicon/patterns.js";
import { APPENDIX_SENTENCE_ENDINGS } from "../text/lexicon/sentence-ends.js";
import { joinSpacedLetters, squeeze } from "../text/spacing.js";
import type { DocumentRow } from "./document-rows.js";

interface AppendixHead {
  label: string;
  title: string;
}

const OPENING_SIGNS = "[［【〔<〈《「(（";
const CLOSING_SIGNS = "]］】〕>〉》」)）";
const OPEN = String.raw`[\[［【〔<〈《「(（■□◈※]*\s*`;
const CLOSE = String.raw`\s*[\]］】〕>〉》」)）]*`;
const TABLE_OR_FORM = new RegExp(
  String.raw`^${OPEN}(별\s*표\s*(?:제?\s*\d+\s*(?:호)?(?:\s*의\s*\d+)?)?|별\s*지\s*(?:서\s*식\s*)?(?:제?\s*\d+(?:-\d+)?\s*호?(?:\s*의\s*\d+)?)?\s*(?:호?\s*서\s*식)?)${CLOSE}(?=$|\s|[<〈(（「『_가-힣])`,
);
const ENCLOSURE = new RegExp(
  String.raw`^${OPEN}(${oneOfSpaced(ENCLOSURES)}\s*(?:\d{1,2})?)${CLOSE}(?=$|\s(?!\s*문\s*헌))`,
);
/** Running on in a sentence: `별표 1과 같다`, `별지 제1호서식에 따라`; but not `별표 1 과태료의 부과기준`. */
const RUNNING_ON = new RegExp(`^(?:${oneOf(PARTICLES_AFTER_APPENDIX)}|[,ㆍ·.])`);
const RUNNING_ON_APART = new RegExp(`^(?:${oneOf(PARTICLES_AFTER_APPENDIX)}(?![가-힣])|[,ㆍ·.])`);
const IN_SENTENCE = new RegExp(String.raw`${oneOf(APPENDIX_SENTENCE_ENDINGS)}\.$`);
const LONGEST_TITLE = 80;
/** Behind `<참고>` alone, more than this is a remark on the text above. */
const LONGEST_REFERENCE = 30;
const GONE = /^[(（<〈[]?\s*삭\s*제/;

/** Whether what stands behind an appendix's label says that it is no longer there: `[별지 1] 삭제`. */
export function isGone(title: string): boolean {
  return GONE.test(title);
}

/** What an appendix is called, where a row is its heading. */
export function appendixHead(row: Pick<DocumentRow, "text" | "cells">): AppendixHead | null {
  if (row.cells.length > 3) return null;
  const form = TABLE_OR_FORM.exec(row.text);
  const match = form ?? ENCLOSURE.exec(row.text);
  if (!match) return null;
  const bracketed = /^[[［【〔<〈《■]/.test(row.text);
  const rest = withoutClosing(row.text, row.text.slice(match[0].length));
  const word = squeeze(match[1]!);
  const runningOn = /[\s_]/.test(row.text[match[0].length - 1]! + row.text[match[0].length])
    ? RUNNING_ON_APART
    : RUNNING_ON;
  if (runningOn.test(rest) || rest.length > LONGEST_TITLE || IN_SENTENCE.test(rest)) return null;
  // `붙임  1. 계획서 1부.  끝.` is a list of enclosures, not the head of one.
  if (!form && (/^[:：]|\d+\s*부(?![가-힣])|끝\s*\.?$|^\d+\s*\./.test(rest) || rest === ""))
    return null;
  if (!form && !bracketed && row.cells.length < 2) return null;
  if (word === "참고" && rest.length > LONGEST_REFERENCE) return null;
  if (form && !bracketed && !/\d/.test(word)) return null;
  if (form && !bracketed && rest !== "" && /[,]|따른|따라|관련하여/.test(rest)) return null;
  return { label: spaced(word), title: joinSpacedLetters(rest) };
}

/** What stands behind the label: `<별표 1_직급별 본봉표>` → `직급별 본봉표`. */
function withoutClosing(whole: string, behind: string): string {
  const rest = behind.replace(/^_/, "").trim();
  const closing = CLOSING_SIGNS[OPENING_SIGNS.indexOf(whole[0]!)];
  const at = closing ? rest.indexOf(closing) : -1;
  const opening = closing ? rest.indexOf(whole[0]!) : -1;
  if (at < 0 || (opening >= 0 && opening < at)) return rest;
  return `${rest.slice(0, at).trim()} ${rest.slice(at + 1).trim()}`.trim();
}

/** Rows that only list appendices (one head right below another on a page): they head nothing. */
export function appendixLists(rows: DocumentRow[]): Set<number> {
  const found = new Set<number>();
  rows.forEach((row, at) => {
    const next = rows[at + 1];
    if (!next || next.page !== row.page) return;
    const [head, below] = [appendixHead(row), appendixHead(next)];
    if (!head || !below || isGone(head.title)) return;
    found.add(at);
    found.add(at + 1);
  });
  return found;
}

const LABEL = new RegExp(String.raw`^(${oneOf(APPENDICES, ENCLOSURES)})(?=[제\d])`);

/** `별표1` → `별표 1`, `별지제2호서식` → `별지 제2호서식`. */
function spaced(word: string): string {
  return word.replace(LABEL, "$1 ");
}
