/** Scores how well a line of a chunk answers a question: how much of the question it and its context contain. */

import { DECIDING_WORDS } from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { readLabel } from "../../text/outline-labels.js";
import { squeeze } from "../../text/spacing.js";
import { LINE } from "../weights.js";
import { isBareLabel, nameOf } from "./asked-attribute.js";
import { isValueOf } from "./asked-cell.js";
import { type AskedChunk, askedChunk } from "./asked-chunk.js";
import { definesPlainly } from "./asked-definition.js";
import { headsReason } from "./asked-reason.js";
import { tellsWhich } from "./asked-which.js";
import { labelsPair } from "./form-rows.js";
import { tellsGrowth } from "./grown-by.js";
import type { HeldWords } from "./held-words.js";
import { PLACE_LABEL, TIME_LABEL } from "./label-kinds.js";
import { type LineCover, lineCover } from "./line-cover.js";
import { type LineFacts, lineFacts } from "./line-facts.js";
import { isDoubtful, isNoAnswer } from "./no-answer.js";
import { isAbout, type Question } from "./parse-question.js";
import type { LineText } from "./read-chunk.js";
import { asksBody } from "./said-of.js";
import { LEAST_ITEMS, linesUnder } from "./whole-lists.js";
import { withoutMasked } from "./without-other-figures.js";

export interface JudgedLine {
  text: string;
  /** Its place among the lines of the chunk. */
  place: number;
  /** Whether a list stands under it, and the question asks for no single value. */
  isLead: boolean;
  /** For choosing among lines. */
  score: number;
  /** For deciding whether the question is answered at all. */
  support: number;
  /** Whether its label, or that of its cell, is the very noun that is asked for. */
  isLabelled: boolean;
  /** What it does not say without: the cell above that names the body that is asked for, the heading that decides (`제외대상`). */
  toldBy: string | null;
  /** Whether it defines the word whose meaning is asked, and leaves no doubt of it. */
  definition: Definition;
  /** The years, articles and other numbers of the question that it says itself. */
  named: readonly string[];
}

type Definition = "none" | "likely" | "plain";

/** What says that a list follows. */
const EXPLICIT_LEAD =
  /다음\s?각\s?[호목항]|다음과\s?같|다음\s?사항|아래와\s?같|[:：]\s*$|어느\s?하나/;
/** What decides a question that asks yes or no. */
const DECIDES = new RegExp(oneOf(DECIDING_WORDS));
/** `상  환  방  법` heads a blank of a form. */
const SPACED_LABEL = /^\s*(?:[가-힣]\s+){2,9}[가-힣]\s*$/;
/** `최대 몇 점`, `얼마까지`: the line that tells a bound is meant. */
const MOST_ASKED_OF = /(?:최대|많아야|기껏해야)\s(?:몇|얼마)|(?:몇\s?[가-힣]{1,4}|얼마)까지/;
const BOUND_TOLD =
  /최대\s?[\d월연일]|\d[가-힣%]{0,4}\s?(?:까지|이내|이하|한도|범위|를?\s?초과할 수)/;
/** No number of a heading or a page. */
const SPELT_WORD = /\p{L}{2,}/u;

/** Whether a line says that a list follows. */
export function leadsExplicitly(line: string): boolean {
  return EXPLICIT_LEAD.test(line);
}

/** The lines that may answer; those that say nothing beyond the question, or another attribute's value, are left out. */
export function judgeLines(chunk: LineText, question: Question): JudgedLine[] {
  const of = askedChunk(chunk, question);
  if (of === null) return [];
  const leads = leadsOf(of);
  return of.lines.flatMap((_, place) => {
    const line = lineFacts(place, of);
    if (line === null) return [];
    const cover = lineCover(line, of);
    if (isNoAnswer(line, of, cover) || !saysSomething(line, of, leads[place]!)) return [];
    return [judged(line, of, cover, leads[place]!)];
  });
}

function judged(line: LineFacts, of: AskedChunk, cover: LineCover, isLead: boolean): JudgedLine {
  const { question, asked } = of;
  const { text, place, own, fit } = line;
  const definition = definitionIn(line, question);
  const decidedBy = decidingHeading(line, of);
  const isValueAsked =
    question.attribute !== null && (question.attribute.isKnown || asked.isTypeAsked || asked.isWho);
  const support =
    coverWorth(line, of, cover) +
    fitness(line, of, definition) +
    (line.isLabelled || line.isOfField || tellsReason(of) ? LINE.labelled : 0) -
    (isValueAsked ? LINE.missing * cover.missing : 0);
  const isPlaced = fit === true && ["place", "which"].includes(question.asked.name);
  const isQuestioned = question.questioned && own.met(question.questioned, question) === 1;
  const score =
    support -
    cover.worst +
    LINE.ownWords * cover.alone +
    (isAbout(question, text) ? LINE.subject : 0) +
    (asked.isDoer
      ? 0
      : labelWorth(
          line.isShared || labelsPair(text, asked.noun) ? asked.noun! : line.label,
          asked.noun,
          question,
        )) +
    worthOfWhich(text, question) +
    (of.namedRows.has(place) ? LINE.rowName : 0) +
    (tellsGrowth(question.text, text, line.above) ? LINE.label : 0) +
    (isPlaced ? LINE.place : 0) +
    (tellsReason(of) ? LINE.label : 0) +
    (definition === "plain" || definesBody(line, of) ? LINE.definesPlainly : 0) +
    (isLead && !asked.isDoer ? (leadsExplicitly(text) ? LINE.explicitLead : LINE.lead) : 0) +
    (decidedBy !== null || (question.isYesNo && DECIDES.test(text)) ? LINE.decides : 0) +
    (isQuestioned ? LINE.questioned : 0) +
    (line.fit === true && MOST_ASKED_OF.test(question.text) && BOUND_TOLD.test(text)
      ? LINE.bound
      : 0);
  return {
    ...{ text, place, isLead, score, support, definition },
    isLabelled: line.isLabelled || line.isSaid || line.isOfField,
    toldBy: line.isBodyShared ? line.shared : decidedBy,
    named: asked.numbers.filter((word) => own.met(word, question) > 0),
  };
}

/** Whether it is asked why, and the chunk stands under what heads a reason. */
function tellsReason({ chunk, asked }: AskedChunk): boolean {
  return asked.isWhy && headsReason(chunk.headings?.at(-1) ?? "");
}

/** How much of the question is met; where the type of the value tells that it is one, and all nouns are met, the asker's verbs are said by another word. */
function coverWorth(line: LineFacts, of: AskedChunk, cover: LineCover): number {
  const all = cover.withPath + cover.withBefore + cover.inChunk;
  const isInOwnWords =
    line.fit === true &&
    of.asked.isTypeAsked &&
    cover.isNounHere &&
    saysMore(line.own, of.path, of.question, SPELT_WORD) &&
    cover.unmet <= LINE.mostUnmet * (1 - cover.ownVerbs);
  return isInOwnWords ? all / (1 - cover.ownVerbs) : all;
}

/** What a line is worth that tells which of its kind is asked for; of a way that has a name (`계약방법`), nothing else is meant. */
function worthOfWhich(text: string, { which = [] }: Question): number {
  if (!tellsWhich(which, text)) return 0;
  return which.length > 1 ? LINE.label + LINE.definesPlainly : LINE.label;
}

/** `“관리기관”이란 … 한빛진흥원을 말한다` where it is asked which body that is. */
function definesBody({ text }: LineFacts, { asked }: AskedChunk): boolean {
  return asked.isWhere && asksBody(asked.noun!) && definesPlainly(asked.noun!).test(text);
}

function definitionIn({ fit, text }: LineFacts, { asked }: Question): Definition {
  if (fit !== true || asked.name !== "definition") return "none";
  return asked.plainly!.test(text) ? "plain" : "likely";
}

function fitness(line: LineFacts, of: AskedChunk, definition: Definition): number {
  if (line.fit === false) return -LINE.misfit;
  if (definition !== "none") return LINE.defines;
  return isDoubtful(line, of) ? -LINE.unnamed : 0;
}

/** Which lines lead a list that may answer; a heading may be the answer itself (`모집인원: 70명`) where a single value is asked for. */
function leadsOf({ chunk, question, asked, lines }: AskedChunk): boolean[] {
  // A column that is asked for says its value row by row.
  const isColumn = (chunk.header ?? []).some(
    (line) => asked.noun !== undefined && squeeze(line).includes(asked.noun),
  );
  const asksNoValue =
    ["anything", "definition", "place"].includes(question.asked.name) &&
    !question.isYesNo &&
    !isColumn;
  if (!asksNoValue) return lines.map(() => false);
  const under = linesUnder(lines);
  // One body answers, and no heading of what it does.
  const isOne = asked.isDoer || (asked.isWhere && asksBody(asked.noun!));
  return lines.map(
    (line, place) =>
      (!isOne || leadsExplicitly(line)) &&
      (under[place]! >= LEAST_ITEMS ||
        (place === lines.length - 1 && chunk.isContinued === true)) &&
      !isMaskedList(lines.slice(place + 1, place + 1 + under[place]!)),
  );
}

/** Whether a line says anything beyond the question. */
function saysSomething(line: LineFacts, of: AskedChunk, isLead: boolean) {
  const { question, asked, path } = of;
  const { text, label, own, cell, fit, isRow } = line;
  if (cell === "" || BLANK_LABELS.test(text)) return false;
  // `소재지` alone on its line heads what says it.
  const isName =
    question.asked.name !== "article" && (label === asked.noun || PLACE_LABEL.test(label));
  if (!isRow && !isLead && isName && isBareName(text, label)) return false;
  if (fit === true) return true;
  if (isMasked(text)) return false;
  if (!isLead && SPACED_LABEL.test(text)) return false;
  if (isLead || line.isLabelled || isValueOf(question, text)) return true;
  // `미가입 사업장` under `제외대상` repeats the question, and answers it.
  if (decidingHeading(line, of) !== null) return true;
  const isBare = question.attribute !== null && isBareLabel(text, asked.noun!);
  return !isBare && saysMore(own, path, question);
}

/** The heading that an item of a list stands right under, where it decides what yes or no is asked of. */
function decidingHeading({ text, place, isRow }: LineFacts, of: AskedChunk): string | null {
  if (!of.question.isYesNo || isRow || DECIDES.test(text)) return null;
  const heading = of.lines[of.parents[place]!.at(-1) ?? -1] ?? "";
  return heading.length <= LONGEST_HEADING && DECIDES.test(heading) ? heading : null;
}

/** More is a sentence that says it of itself. */
const LONGEST_HEADING = 30;

/** `소재지`, `- 설명회`, `< 제출처 >` */
function isBareName(line: string, label: string): boolean {
  const said = readLabel(line)?.rest ?? line;
  return nameOf(said.replace(/^\s*[<〈[【(（]+|(?<![>〉\]】)）])[>〉\]】)）]+\s*$/g, "")) === label;
}

/** `발급부서: | 담당자:` is to be filled in. */
const BLANK_LABELS = /^[^|:：]{1,20}[:：]\s*(?:\|\s*[^|:：]{1,20}[:：]\s*)+$/;

const DEPARTMENT = "부서";
/** A label is read up to the mark that ends it, a bracket within it too. */
const withoutBracket = (label: string) => label.replace(/[(（][^()（）]{0,12}[)）]?$/, "");

/** What the label of a line is worth: the very noun that is asked for, or the kind of thing that a verb asks for. */
function labelWorth(
  label: string,
  noun: string | undefined,
  { asked, attribute, phrase }: Question,
): number {
  if (noun !== undefined && label.length >= noun.length) {
    if (label === noun || phrase.endsWith(label)) return LINE.label;
    // `담당부서(과)`, `소관 부서`
    if (noun === DEPARTMENT && withoutBracket(label).endsWith(noun)) return LINE.label;
  }
  const kinds = { place: PLACE_LABEL, time: TIME_LABEL, day: TIME_LABEL } as Record<string, RegExp>;
  const isOfKind = attribute === null && !asked.isOnline && kinds[asked.name]?.test(label);
  return isOfKind ? LINE.label : 0;
}

/** `가. 대상지 : ********`: the label alone is left. */
function isMasked(line: string): boolean {
  const left = withoutMasked(line);
  return left !== line && !/[\p{L}\p{N}]/u.test(left.replace(/^[^:：|]*[:：|]/, ""));
}

/** Whether most lines under a lead are blacked out. */
function isMaskedList(items: readonly string[]): boolean {
  return items.filter((item) => withoutMasked(item) !== item).length * 2 > items.length;
}

/** A heading that only repeats the question answers nothing. */
function saysMore(line: HeldWords, path: HeldWords, question: Question, more = /./): boolean {
  for (const word of line.words) {
    if (more.test(word) && !question.words.has(word) && !path.words.has(word)) return true;
  }
  return false;
}
