/** Scores how well a line of a chunk answers a question: how much of the question it and its context contain. */

import {
  DECIDING_WORDS,
  PLACE_LABELS,
  SAYING_WHERE,
  TIME_LABELS,
} from "../text/lexicon/attributes.js";
import { oneOf } from "../text/lexicon/patterns.js";
import {
  CHANGE_STEMS,
  DEPARTMENTS,
  KINDS_OF_ANSWER,
  PLACE_NOUNS,
  WHICH_WORDS,
} from "../text/lexicon/questions.js";
import { readLabel } from "../text/outline-labels.js";
import { sentences } from "../text/sentences.js";
import { squeeze } from "../text/spacing.js";
import { arePointsTold, holdsAnswer, isMoneyTold, withoutMasked } from "./answer-kind.js";
import {
  type AskedAttribute,
  isBareLabel,
  isCalled,
  isNamed,
  labelOf,
  labels,
  labelsOther,
  nameOf,
} from "./asked-attribute.js";
import { isAskersVerb } from "./askers-verbs.js";
import { firstCell, rowsBegunEmpty, withoutEmptyFirst } from "./first-cells.js";
import { HeldWords } from "./held-words.js";
import { parentsOf } from "./line-outline.js";
import {
  isAboutOthers,
  isOfOther,
  isRowOfOther,
  numberedIn,
  townsIn,
  yearNotOf,
} from "./other-things.js";
import { othersValues } from "./others-values.js";
import { isAbout, isHead, pairsOf, type Question } from "./parse-question.js";
import {
  asksBody,
  asksFirst,
  asksWhere,
  asksWho,
  asksWhom,
  countsOthers,
  isLeftOut,
  isOnlyCounted,
  saysFirst,
  saysWhom,
  tellsWho,
} from "./said-of.js";
import { toldHeaders } from "./told-headers.js";
import { LINE } from "./weights.js";
import { LEAST_ITEMS, linesUnder } from "./whole-lists.js";

/** What a line is judged with. */
export interface LineText {
  text: string;
  path: readonly string[];
  /** The document's title and name: the years in them are those that it is about. */
  titles?: readonly string[];
  /** The headings between the document's title and the chunk: what the title says, it says of every line. */
  headings?: readonly string[];
  kind: "paragraph" | "table";
  /** Header rows of the chunk's table: they say what its rows hold, and answer nothing alone. */
  header?: readonly string[];
  /** Whether its table sets old text beside new: its rows say what changed, in whatever word that is asked. */
  isComparison?: boolean;
  /** What the chunks of its document that were found hold together: a label's value needs no more of its subject than they say. */
  document?: HeldWords;
  /** The same without the rows of its tables: what it says there, it says of every row. */
  documentProse?: HeldWords;
  /** Whether a line of its document has the asked attribute for its label: then no other line says it. */
  isLabelled?: boolean;
  /** Whether its document has the asked label and blacked the value out: then no other line says it. */
  isBlackedOut?: boolean;
  /** Whether its last line heads what stands in the next chunk. */
  isContinued?: boolean;
  /** The cell of an earlier chunk that stands beside its first row too. */
  cellAbove?: string;
}

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
  /** The cell that it shares with rows above, where that names the body that is asked for. */
  sharedCell: string | null;
  /** Whether it defines the word whose meaning is asked. */
  isDefinition: boolean;
  /** The years, articles and other numbers of the question that it says itself. */
  named: readonly string[];
}

/** `9조`, `2023`, `58`: what another article, year or size is said of does not answer for this one. */
const NAMED_NUMBER = /^(?:\d{2,}|\d+[조항호])/;
/** `바뀌었나요`, `달라진`, `변경되었나`, `개정된`. */
const CHANGE = new RegExp(`^${oneOf(CHANGE_STEMS)}`);

/** What says that a list follows. */
const EXPLICIT_LEAD =
  /다음\s?각\s?[호목항]|다음과\s?같|다음\s?사항|아래와\s?같|[:：]\s*$|어느\s?하나/;
/** What decides a question that asks yes or no. */
const DECIDES = new RegExp(oneOf(DECIDING_WORDS));

const PLACE_NOUN = new RegExp(`${oneOf(PLACE_NOUNS)}$`);
/** `센터는 어디에 있나요` asks for its address as `센터의 위치는` does. */
const IS_WHERE = /어디에\s?(?:있|위치)/;
const PLACE_LABEL = new RegExp(`${oneOf(PLACE_LABELS)}$`);
const SAYS_WHERE = new RegExp(oneOf(SAYING_WHERE));
const TIME_LABEL = new RegExp(oneOf(TIME_LABELS));

/** What is asked for is seen in a cell: a row without it is no answer. A sentence may say it in words. */
const TYPED_KINDS = new Set([
  "phone",
  "mail",
  "money",
  "share",
  "count",
  "clock",
  "time",
  "number",
]);
/** Kinds that are always written the same way: a line without one is no answer. */
const SURE_KINDS = new Set(["phone", "mail", "money", "share", "count", "clock"]);
/** A number is asked for by its unit: `몇 시간`. */
const NUMBER_ASKED = /(?<![가-힣])몇\s?[가-힣%]/;
const NAMES_A_KIND = new Set(KINDS_OF_ANSWER);
/** A chunk's lines with what they hold, read once for all that is asked of it. */
interface ReadChunk {
  lines: readonly string[];
  held: readonly HeldWords[];
  heading: HeldWords;
  path: HeldWords;
  /** The nearest heading alone. */
  nearest: HeldWords;
  whole: HeldWords;
  /** The lines that are no rows. */
  prose: HeldWords;
  /** Of a row that begins with an empty cell, the first cell of the row above: it stands beside both. */
  sharedCells: readonly string[];
}

const READ = new WeakMap<LineText, ReadChunk>();

function readChunk(chunk: LineText): ReadChunk {
  const known = READ.get(chunk);
  if (known) return known;
  const lines = bodyLines(chunk);
  const held = lines.map((line) => HeldWords.of(line));
  const heading = HeldWords.of((chunk.header ?? []).join("\n"));
  const path = HeldWords.of(chunk.path.join("\n"));
  const nearest = HeldWords.of(
    chunk.headings ? (chunk.headings.at(-1) ?? "") : chunk.path.join("\n"),
  );
  const whole = HeldWords.ofAll([heading, ...held]);
  const prose = HeldWords.ofAll(held.filter((_, place) => !lines[place]!.includes(" | ")));
  const sharedCells = cellsAbove(chunk, lines);
  const read = { lines, held, heading, path, nearest, whole, prose, sharedCells };
  READ.set(chunk, read);
  return read;
}

/** `담당 부서 | 기획국 | 책임자 | …`, then `| 총무과 | 담당자 | …`: the first cell of the second row is that of the first. */
function cellsAbove({ text, kind, cellAbove }: LineText, lines: readonly string[]): string[] {
  const begun = kind === "table" ? rowsBegunEmpty(text) : new Set();
  const above: string[] = [];
  for (const [place, line] of lines.entries()) {
    const before = lines[place - 1] ?? "";
    const isBegun = begun.has(line) && line.includes(" | ");
    if (place === 0 && cellAbove !== undefined) above.push(isBegun ? cellAbove : "");
    else {
      const isShared = isBegun && before.includes(" | ");
      above.push(isShared ? above[place - 1] || firstCell(before) : "");
    }
  }
  return above;
}

const WHICH_DEPARTMENT = new RegExp(String.raw`${oneOf(WHICH_WORDS)}\s부서`);
const DEPARTMENT = new RegExp(`^[가-힣·]{2,}${oneOf(DEPARTMENTS)}$`);

/** The lines of a chunk: sentences of prose, rows of tables. */
export function linesOf({ text, kind }: Pick<LineText, "text" | "kind">): string[] {
  if (kind === "paragraph") return sentences(text);
  return text.split("\n").flatMap((whole) => {
    // A cell after one of several lines begins a line.
    const line = withoutEmptyFirst(whole);
    return line.includes(" | ") ? [line] : sentences(line);
  });
}

/** The lines of a chunk without the header rows of its table. */
export function bodyLines(chunk: LineText): string[] {
  const header = chunk.header ?? [];
  return linesOf(chunk).filter((line) => !header.includes(line));
}

/** The lines that may answer; those that say nothing beyond the question, or another attribute's value, are left out. */
export function judgeLines(chunk: LineText, question: Question): JudgedLine[] {
  const header = chunk.header ?? [];
  const { lines, held, heading, path, nearest, whole, prose, sharedCells } = readChunk(chunk);
  const under = linesUnder(lines);
  const share = (word: string, held: HeldWords) => held.met(word, question);
  const most = (word: string, all: readonly HeldWords[]) =>
    all.reduce((best, held) => Math.max(best, share(word, held)), 0);
  const numbers = [...question.words.keys()].filter((word) => NAMED_NUMBER.test(word));
  const numbered = numberedIn(question.text);
  if (isAboutOthers(question.text, () => [...chunk.path, chunk.text].join("\n"))) return [];
  const known = [path, whole, ...(chunk.document ? [chunk.document] : [])];
  if (townsIn(question.text).some((town) => !known.some((each) => each.share(town) > 0))) return [];
  const otherYear = yearNotOf(question.text, chunk.titles ?? []);
  const noun = (question.attribute?.noun ?? question.topic)?.replace(/\s+/g, "");
  // A column that is asked for says its value row by row.
  const isColumn = noun !== undefined && header.some((line) => squeeze(line).includes(noun));
  const asksNoValue =
    ["anything", "definition", "place"].includes(question.asked.name) &&
    !question.isYesNo &&
    !isColumn;
  // `장소는 어디인가요`: what `기관은 어디인가요` asks for may be called anything.
  const asksPlace =
    question.asked.name === "place" &&
    (PLACE_NOUN.test(noun ?? "") || IS_WHERE.test(question.text));
  const isOfName = noun !== undefined && !NAMES_A_KIND.has(noun) && !VERB_STEM.test(noun);
  const isWho = isOfName && question.attribute !== null && asksWho(question.text, noun);
  const isWhere =
    isOfName && question.asked.name === "place" && !asksPlace && asksWhere(question.text, noun);
  const isFirst = asksFirst(question.text);
  const isWhom = asksWhom(question.text);
  const isSure =
    (question.asked.name !== "article" && NUMBER_ASKED.test(question.text)) ||
    SURE_KINDS.has(question.asked.name) ||
    (question.asked.name === "number" && question.attribute !== null);
  const units = [...chunk.path, ...lines].filter((line) => line.includes("단위"));
  const parents = parentsOf(lines);
  const told: readonly (readonly string[])[] = toldHeaders(lines);
  const columnsAbove = new Map(told.map((rows) => [rows, columnsOf(rows)]));
  const hasAskedRow = lines.some((line) => isRowOf(line, question.attribute));
  const verbs = new Set([...question.words.keys()].filter(isAskersVerb));
  const isNoun = (word: string) =>
    /^(?:[가-힣]{2,}|[a-z]{2,})$/.test(word) && !NAMES_A_KIND.has(word);
  const isTypeAsked =
    TYPED_KINDS.has(question.asked.name) || ["day", "which"].includes(question.asked.name);
  const isOthersValue = isTypeAsked
    ? othersValues(question, noun, { lines, held, path, known })
    : () => false;
  const judged = lines.map((text, place): JudgedLine | null => {
    const own = held[place]!;
    const isRow = text.includes(" | ");
    // An article is what its heading line answers for, whichever of its paragraphs says so.
    const answersForAll = question.asked.name === "article" && isHead(text);
    const over = parents[place]!.map((each) => held[each]!);
    if (!isRow && place > 0) over.push(held[place - 1]!);
    const shared = sharedCells[place]!;
    const isShared = noun !== undefined && nameOf(labelOf(shared)) === noun;
    if (shared !== "") over.push(HeldWords.of(shared));
    const above = header.length > 0 ? header : told[place]!;
    const columns = header.length > 0 ? heading : (columnsAbove.get(above) ?? heading);
    // What the item before says is said of itself.
    const named = isRow || readLabel(text) === null ? over : over.slice(0, -1);
    const near = [own, columns, nearest, ...named];
    const names = (word: string, all: readonly HeldWords[]) =>
      all.some((held) => held.share(word, question.fullNames) >= LINE.named);
    const isTopicHere = (all: readonly HeldWords[]) => {
      const topic = question.topic!.toLowerCase();
      return names(topic, all) || most(topic, all) >= LINE.official;
    };
    const label = labelOf(text);
    const types = question.attribute?.types ?? [];
    const isTypeTold =
      types.length === 0 ||
      isOneOf(label, types) ||
      above.some((row) => isOneOf(row, types)) ||
      isOneOf(chunk.headings?.at(-1) ?? "", types);
    const naming = isTypeTold ? [...near, path] : near;
    const isUnnamed =
      question.attribute !== null &&
      (!isNamed(question.attribute, (word) => names(word, naming)) ||
        (question.asked.name === "money" && isLeftOut(question.attribute.noun, text)));
    const cell =
      noun !== undefined && question.attribute && isRow
        ? askedCell(text, above, noun, question.attribute)
        : null;
    const isLabelled =
      noun !== undefined &&
      (label === noun ||
        isShared ||
        (cell ?? "") !== "" ||
        (label.length > noun.length &&
          squeeze(text).length > label.length + 2 &&
          question.phrase.endsWith(label)));
    const isKeyed =
      noun !== undefined &&
      (labels(text, noun) || (isRow && (cell ?? "") !== "" && callsCell(text, question.attribute)));
    const showsChange = chunk.isComparison && question.asked.name === "change";
    const isBodyShared =
      question.asked.name === "which" &&
      (holdsAnswer(question.asked, shared, question.text) === true ||
        (WHICH_DEPARTMENT.test(question.text) && DEPARTMENT.test(squeeze(shared))));
    const fit =
      showsChange ||
      isBodyShared ||
      holdsAnswer(question.asked, cell ?? text, question.text, {
        isUnitTold:
          !arePointsTold(above) &&
          (cell !== null || above.length === 0 || isMoneyTold([text, ...above, ...units])),
      });
    // A line that says the asked value of the asked thing needs no more of its subject than its document says.
    const isSaid =
      fit === true && isThing(question.topic ?? "") && share(question.topic!, own) === 1;
    let alone = 0;
    let withPath = 0;
    let withBefore = 0;
    let inChunk = 0;
    let worst = 0;
    let missing = 0;
    /** Weight of the asker's own verbs that are not met, and of other words. */
    let ownVerbs = 0;
    let unmet = 0;
    let isNounHere = false;
    let isOfAnother =
      isOfOther(numbered, numberedIn(text)) ||
      (isRow && isRowOfOther(question.text, text)) ||
      (otherYear !== null && !near.some((held) => share(otherYear, held) > 0));
    for (const [word, weight] of question.words) {
      const here = share(word, own);
      const near = Math.max(here, share(word, answersForAll ? whole : path));
      alone += weight * here;
      // A line inside a long cell stands under the header as its row does.
      const beside = Math.max(near, most(word, over), share(word, columns));
      const isMet = chunk.isComparison
        ? CHANGE.test(word)
        : question.attribute !== null && !isUnnamed && word === noun;
      const wide = isMet ? 1 : beside;
      withPath += weight * near;
      withBefore += weight * wide;
      const elsewhere = chunk.document ? share(word, chunk.document) : 0;
      const anywhere = Math.max(wide, share(word, whole), isLabelled || isSaid ? elsewhere : 0);
      inChunk += weight * anywhere;
      if (!verbs.has(word)) {
        unmet += weight * lacking(anywhere);
        if (isNoun(word) && most(word, [own, ...over, columns]) >= LINE.named) isNounHere = true;
      } else if (anywhere === 0) ownVerbs += weight;
      const inProse = share(word, chunk.documentProse ?? prose);
      if (isRow && !isKeyed && wide === 0 && inProse === 0 && elsewhere > 0) isOfAnother = true;
      if (anywhere === 0 && NAMED_NUMBER.test(word)) isOfAnother = true;
      if (question.required.has(word) && isMissing(word, Math.max(anywhere, elsewhere), chunk))
        missing += weight;
      worst = Math.max(worst, weight * (1 - wide));
    }
    const isTyped = TYPED_KINDS.has(question.asked.name);
    const isDoubtful =
      isTyped &&
      (question.attribute
        ? isUnnamed && !NAMES_A_KIND.has(question.attribute.noun)
        : question.topic !== null && !isTopicHere([...near, path, whole]));
    // What neither the line nor what stands over it names has no value there; of a measure (`크기`, `체중`) the unit says what it is.
    const isNowhere =
      isDoubtful &&
      question.asked.name !== "number" &&
      question.attribute !== null &&
      !isNamed(question.attribute, (word) => names(word, [path]));
    const isNothing =
      (isTyped || question.asked.name === "day") &&
      question.attribute === null &&
      isThing(question.topic ?? "") &&
      !isTopicHere([...near, path, whole]);
    const isNobody =
      isWho &&
      (!isNamed(question.attribute!, (word) => names(word, near)) ||
        isOnlyCounted(noun!, text) ||
        (!isRow && !isLabelled && own.share(noun!) === 1 && !tellsWho(noun!, text)));
    const isElsewhere =
      isWhere &&
      (question.attribute === null
        ? !names(noun!, [...near, path, whole])
        : !isPlaceOf(question.attribute, (word) => names(word, near)) ||
          (!asksBody(noun!) && fit !== true && !isLabelled && !isRow && !isAbout(question, text)));
    // Beside the row that is called what is asked for, a row of another name is named by its heading alone.
    const isBesideAsked =
      hasAskedRow &&
      isRow &&
      !isKeyed &&
      !isShared &&
      (question.attribute!.needs.length === 0 ||
        !isNamed(question.attribute!, (word) => names(word, [own, columns])));
    // Another attribute's value, or one that is not there, is no answer however much else is met.
    const isOther =
      (isTyped && isRow && (fit === false || isUnnamed)) ||
      (question.attribute !== null && labelsOther(question.attribute, label)) ||
      (isUnnamed && chunk.isLabelled === true) ||
      isOfAnother ||
      isOthersValue({
        ...{ place, columns, header: above, near: [own, columns, nearest, ...over] },
        over: [chunk.headings?.at(-1) ?? "", ...parents[place]!.map((each) => lines[each]!)],
      }) ||
      isNowhere ||
      isNobody ||
      (isFirst && !saysFirst(text)) ||
      (isWhom && !saysWhom(text)) ||
      isBesideAsked ||
      (question.asked.name === "count" && noun !== undefined && countsOthers(noun, text)) ||
      isElsewhere ||
      chunk.isBlackedOut === true ||
      (isSure && fit === false) ||
      (question.attribute?.isKnown && isLoneDate(text, lines[place - 1])) ||
      isNothing ||
      (asksPlace &&
        !isLabelled &&
        !PLACE_LABEL.test(label) &&
        (fit !== true || !(isRow || SAYS_WHERE.test(text)))) ||
      (question.attribute?.isKnown && (isUnnamed || fit === false || inChunk < LINE.leastHeld));
    // Where the type of the value tells that it is one, and all nouns are met, the asker's verbs are said by another word.
    const isInOwnWords =
      fit === true &&
      isTypeAsked &&
      isNounHere &&
      saysMore(own, path, question, SPELT_WORD) &&
      unmet <= LINE.mostUnmet * (1 - ownVerbs);
    const cover = (withPath + withBefore + inChunk) / (isInOwnWords ? 1 - ownVerbs : 1);
    const isDefinition = fit === true && question.asked.name === "definition";
    const fitness =
      isOfAnother || fit === false
        ? -LINE.misfit
        : isDefinition
          ? LINE.defines
          : isDoubtful
            ? -LINE.unnamed
            : 0;
    // A heading may be the answer (`모집인원: 70명`), if it holds what is asked for.
    const isLead =
      asksNoValue &&
      !isMaskedList(lines.slice(place + 1, place + 1 + under[place]!)) &&
      (under[place]! >= LEAST_ITEMS || (place === lines.length - 1 && chunk.isContinued === true));
    const decides = question.isYesNo && DECIDES.test(text) ? LINE.decides : 0;
    const questioned =
      question.questioned && share(question.questioned, own) === 1 ? LINE.questioned : 0;
    const lead = isLead ? (EXPLICIT_LEAD.test(text) ? LINE.explicitLead : LINE.lead) : 0;
    const isBare = question.attribute !== null && isBareLabel(text, noun!);
    const hasMore =
      isLead ||
      isLabelled ||
      isValueOf(question, text) ||
      (!isBare && saysMore(own, path, question));
    // `소재지` alone on its line heads what says it.
    const isOnlyLabel =
      !isRow && !isLead && nameOf(text) === label && (label === noun || PLACE_LABEL.test(label));
    const says =
      !isOther && !isOnlyLabel && cell !== "" && (fit === true || (hasMore && !isMasked(text)));
    if (!says) return null;
    const support =
      cover +
      fitness +
      (isLabelled ? LINE.labelled : 0) -
      (question.attribute?.isKnown ? LINE.missing * missing : 0);
    const subject = isAbout(question, text) ? LINE.subject : 0;
    const isPlace =
      fit === true && ["place", "which"].includes(question.asked.name) ? LINE.place : 0;
    return {
      text,
      place,
      isLead,
      isLabelled: isLabelled || isSaid,
      sharedCell: isBodyShared ? shared : null,
      isDefinition,
      named: numbers.filter((word) => share(word, own) > 0),
      score:
        support -
        worst +
        LINE.ownWords * alone +
        subject +
        labelWorth(isShared ? noun! : label, noun, question) +
        isPlace +
        lead +
        decides +
        questioned,
      support,
    };
  });
  return judged.filter((line) => line !== null);
}

/** How much of a word is not there; one that an official term says is there. */
function lacking(share: number): number {
  return share >= LINE.official ? 0 : 1 - share;
}

/** Whether what is asked for by `어디` is named: `주관기관` also by `주관`. */
function isPlaceOf(attribute: AskedAttribute, names: (word: string) => boolean): boolean {
  const which = KIND_OF_BODY.exec(attribute.noun)?.[1];
  return isNamed(attribute, names) || (which !== undefined && names(which));
}

const KIND_OF_BODY = new RegExp(`^(.{2,})${oneOf(KINDS_OF_ANSWER)}$`);

/** Whether a document has nothing of a word, or of a long name only what others of its kind share. */
function isMissing(word: string, share: number, { document }: LineText): boolean {
  if (share === 0) return true;
  return share < 1 && word.length >= SHORTEST_NAME && document?.begins(word) === false;
}

const SHORTEST_NAME = 5;

/** Whether a row begins with what names the asked attribute: what follows is said of it, even where the question has it too. */
function isValueOf({ attribute, fullNames }: Question, row: string): boolean {
  if (attribute === null || !row.includes(" | ")) return false;
  const label = HeldWords.of(labelOf(row));
  return isNamed(attribute, (word) => label.share(word, fullNames) >= LINE.named);
}

/** What the label of a line is worth: the very noun that is asked for, or the kind of thing that a verb asks for. */
function labelWorth(
  label: string,
  noun: string | undefined,
  { asked, attribute, phrase }: Question,
): number {
  if (noun !== undefined && label.length >= noun.length) {
    if (label === noun || phrase.endsWith(label)) return LINE.label;
  }
  const kinds = { place: PLACE_LABEL, time: TIME_LABEL, day: TIME_LABEL } as Record<string, RegExp>;
  return attribute === null && kinds[asked.name]?.test(label) ? LINE.label : 0;
}

/**
 * The cell of a row that holds what is asked for: the one behind its name (`검사자 | 남성우 | 채수일 | …`), or under the header cell that
 * names it; empty where it is masked. Null where none does, or where merged cells leave open which is under which.
 */
function askedCell(
  row: string,
  header: readonly string[],
  noun: string,
  attribute: AskedAttribute,
): string | null {
  const cells = row.split(" | ");
  const label = cells.findIndex((cell) => nameOf(cell) === noun);
  if (label >= 0 && label + 1 < cells.length) return withoutMasked(cells[label + 1]!).trim();
  for (const line of header) {
    const names = line.split(" | ");
    if (names.length !== cells.length) continue;
    const at = names.findIndex((name) => squeeze(name).includes(noun));
    if (at > 0) return withoutMasked(cells[at]!).trim();
  }
  // `실무자 | 과장 | 063-320-0151`: of a person's row any cell may be the telephone.
  const called = cells.findIndex((cell) => isCalled(nameOf(cell), attribute));
  const rest = called < 0 ? [] : cells.slice(called + 1);
  if (rest.length > 0) return withoutMasked(rest.join(" | ")).trim();
  return null;
}

/** Whether a row begins with what is asked for: `입법예고 | 2024. 1. 2. ~ 1. 22.` */
function isRowOf(line: string, attribute: AskedAttribute | null): boolean {
  const [first, ...rest] = line.split(" | ");
  return attribute !== null && rest.length > 0 && isCalled(nameOf(first!), attribute);
}

function callsCell(row: string, attribute: AskedAttribute | null): boolean {
  return attribute !== null && row.split(" | ").some((cell) => isCalled(nameOf(cell), attribute));
}

/** What header rows that a table does not mark call its columns; the first column names the rows. */
function columnsOf(rows: readonly string[]): HeldWords {
  return HeldWords.of(rows.map((row) => row.split(" | ").slice(1).join(" | ")).join("\n"));
}

/** `가. 대상지 : ********`: the label alone is left. */
function isMasked(line: string): boolean {
  const left = withoutMasked(line);
  return left !== line && !/[\p{L}\p{N}]/u.test(left.replace(/^[^:：|]*[:：|]/, ""));
}

/** A topic that names one thing, `중간보고회`: no kind of answer, nothing numbered, and no verb before its noun (`임명받은 해`). */
function isThing(topic: string): boolean {
  return /^[가-힣]{3,}$/.test(topic) && !NAMES_A_KIND.has(topic) && !VERB_STEM.test(topic);
}

const VERB_STEM = /[받하되있없같많적높낮좋넓작길짓열된한]$/;

/** `2024년 10월 29일` under what a form declares is the day that it was signed. */
function isLoneDate(line: string, before: string | undefined): boolean {
  return LONE_DATE.test(line) && !(before !== undefined && before.length <= LONGEST_LABEL);
}

const LONE_DATE = /^\s*(?:19|20)\d\d\s?[.년]\s?(?:\d{1,2}\s?[.월]?\s?)?(?:\d{1,2}\s?[.일]?)?\s*$/;
const LONGEST_LABEL = 20;

/** Whether a label or a cell of a row is one of the words, however it is spaced. */
function isOneOf(row: string, words: readonly string[]): boolean {
  return row
    .split(" | ")
    .flatMap((cell) => labelOf(cell).split(/및|[·ㆍ,/]/))
    .some((name) => words.includes(name));
}

/** Whether most lines under a lead are blacked out. */
function isMaskedList(items: readonly string[]): boolean {
  return items.filter((item) => withoutMasked(item) !== item).length * 2 > items.length;
}

/** What a chunk and what stands over it hold; `prose` is that without rows of tables. */
export function heldBy(chunk: LineText): { all: HeldWords[]; prose: HeldWords[] } {
  const { path, whole, prose } = readChunk(chunk);
  return { all: [path, whole], prose: [path, prose] };
}

/** How many tokens of the question, words and pairs of syllables, stand in a chunk or above it. */
export function tokensHeld(chunk: LineText, question: Question): number {
  const { path, whole } = readChunk(chunk);
  const all = HeldWords.ofAll([path, whole]);
  let tokens = 0;
  for (const word of question.words.keys())
    tokens += all.met(word, question) * (1 + pairsOf(word).length);
  return tokens;
}

/** The line of a chunk that holds most of what is said. */
export function nearestLine(chunk: LineText, said: Question): string {
  let nearest = "";
  let most = -1;
  for (const line of linesOf(chunk)) {
    const held = HeldWords.of(line);
    let cover = 0;
    for (const [word, weight] of said.words) cover += weight * held.share(word);
    if (cover <= most) continue;
    most = cover;
    nearest = line;
  }
  return nearest;
}

/** No number of a heading or a page. */
const SPELT_WORD = /\p{L}{2,}/u;

/** A heading that only repeats the question answers nothing. */
function saysMore(line: HeldWords, path: HeldWords, question: Question, more = /./): boolean {
  for (const word of line.words) {
    if (more.test(word) && !question.words.has(word) && !path.words.has(word)) return true;
  }
  return false;
}
