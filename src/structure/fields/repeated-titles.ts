/** A title that the head of a paper says twice: behind its tag or its number in a series, and alone on a line. */
import { TAGS } from "../../text/lexicon/document-kinds.js";
import { oneOfSpaced } from "../../text/lexicon/patterns.js";
import { joinSpacedLetters } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { couldBeTitle, withoutTail } from "../forms/title-words.js";
import type { Candidate } from "./candidate.js";

/** A form's tag, a sheet with the paper's days before it, and its title take so many rows. */
const HEAD_ROWS = 14;
/** Fewer letters are said twice by chance. */
const TELLING_LETTERS = 4;
/** A longer line is text. */
const LONGEST_LINE = 150;

const NUMBER = String.raw`\d{1,2}(?:[.-]\d{1,2}){1,5}\.?`;
const TAG = String.raw`${oneOfSpaced(TAGS)}\s?(?:제\s?)?\d{1,3}(?:-\d{1,3})?\s?(?:호\s?(?:서식)?)?`;
const BRACKETED = String.raw`[[［【〔<〈(]\s?${oneOfSpaced(TAGS)}[^\]］】〕>〉)]{0,30}[\]］】〕>〉)]`;
/** `[별지 제3호 서식] …`, `10.7.1. 부록 5. …`, `붙임 2. …`. */
const TAGGED = new RegExp(
  String.raw`^(?:${BRACKETED}\s?|${NUMBER}\s(?:${TAG}\s?[.:]?\s)?|${TAG}\s?[.:]?\s)(?=\S)`,
);
/** `1-1 사업 개요` beside `1-2 추진 체계`: parts of the paper, where there are several. */
const NUMBERED = new RegExp(`^${NUMBER}\\s`);

/** `10.7.1. 부록 5. 점검 항목`: which annex of which rule a paper is. */
const ANNEX = new RegExp(String.raw`^${NUMBER}\s${TAG}`);

export function repeatedTitles(rows: readonly DocumentRow[]): Candidate[] {
  const head = rows
    .filter(({ margin, block }) => !margin && block.type !== "figure")
    .slice(0, HEAD_ROWS)
    .filter(({ cells, text }) => cells.length === 1 && text.length <= LONGEST_LINE);
  const isContents = wordsBehind(head, NUMBERED).size > 1;
  const tagged = wordsBehind(
    head.filter(({ text }) => !(isContents && NUMBERED.test(text))),
    TAGGED,
  );
  const again = head.find(({ text }) => {
    const words = plain(text);
    return words.length >= TELLING_LETTERS && tagged.has(words) && !TAGGED.test(text);
  });
  const value = again ? joinSpacedLetters(withoutTail(again.text).replace(ORNAMENT, "")) : "";
  if (couldBeTitle(value)) return [{ field: "title", value, evidence: ["twice"] }];
  const [annex] = head.flatMap(({ text }) => (ANNEX.test(text) ? [text.replace(TAGGED, "")] : []));
  const own = joinSpacedLetters(withoutTail(annex ?? ""));
  return couldBeTitle(own) ? [{ field: "title", value: own, evidence: ["annexed"] }] : [];
}

/** The letters that stand behind a tag or number, of each row that has one. */
function wordsBehind(rows: readonly DocumentRow[], tag: RegExp): Set<string> {
  const own = rows.filter(({ text }) => tag.test(text));
  return new Set(own.map(({ text }) => plain(text.replace(TAGGED, ""))));
}

/** `❖ 주차 안내`: a sign drawn before it. */
const ORNAMENT = /^[^\p{L}\p{N}\p{Ps}\p{Pi}"'○〇◯]+\s+/u;

/** Its letters alone, without what stands in brackets. */
function plain(text: string): string {
  const bare = withoutTail(text).replace(
    /[(（][^()（）]{0,60}[)）]|[<〈][^<>〈〉]{0,60}[>〉]/g,
    "",
  );
  return bare.replace(/[^가-힣A-Za-z\d一-龥]/g, "").toLowerCase();
}
