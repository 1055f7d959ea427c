/** Whether a line has a value of the asked type that is told of another thing, side or time than the question asks for. */

import {
  DOCUMENT_NOUNS,
  EVENTS,
  NAMED_VALUES,
  NEUTRAL_MODIFIERS,
} from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { KINDS_OF_ANSWER } from "../../text/lexicon/questions.js";
import { AMOUNT_ADVERBS } from "../../text/lexicon/requests.js";
import { LINE } from "../weights.js";
import { holdsAnswer } from "./answer-kind.js";
import { alike, isOfOtherPhrase } from "./asked-attribute.js";
import { isOtherBound } from "./asked-bound.js";
import { isTermOfOtherDeed } from "./asked-deed.js";
import { doesWithOther } from "./asked-object.js";
import { askedOfLines, TIMES_ASKED } from "./asked-of-lines.js";
import {
  definedBy,
  hasNoneOfTitle,
  isInOtherClause,
  isOfOtherRole,
  isSenders,
  roleNotOf,
  type Whose,
} from "./asked-owner.js";
import { isPerOne, isPerOtherTime } from "./asked-period.js";
import { isOnlyPaper, isOnlyReferred, tellsOtherSide } from "./asked-side.js";
import { beginsOtherwise, followsOther } from "./asked-start.js";
import { askedValue } from "./asked-value.js";
import { countsIt, countsPersonsOfOthers } from "./counted-things.js";
import { HeldWords } from "./held-words.js";
import { hasEmptyCell, isBeforeItsLabel, isUnderOtherKey } from "./other-cells.js";
import { regionAsked } from "./other-things.js";
import type { Question } from "./parse-question.js";
import { endsAsNoun } from "./required-nouns.js";
import { isOfOtherCountry, isOfOtherStage } from "./told-apart.js";

/** The lines of a chunk and what stands over them. */
interface ChunkLines {
  lines: readonly string[];
  held: readonly HeldWords[];
  path: HeldWords;
  whole: HeldWords;
  /** What is known of the document: its title, this chunk, and the others that were found. */
  known: readonly HeldWords[];
}

interface Line {
  place: number;
  /** The header rows over it, and the lines and the heading that it stands under. */
  header: readonly string[];
  over: readonly string[];
  /** What it and these hold. */
  near: readonly HeldWords[];
  columns: HeldWords;
}

/** Lines before a telephone that may tell whose it is. */
const OWNER_LINES = 2;
/** Shorter ones are said of too much. */
const SHORTEST_OWNER = 3;

const AMOUNTS = new Set(["money", "count", "number"]);
const VALUES = new Set([...TIMES_ASKED, ...AMOUNTS, "share"]);

/** Words before a noun that tell no other value. */
const TELLS_NOTHING: ReadonlySet<string> = new Set([
  ...DOCUMENT_NOUNS,
  ...NEUTRAL_MODIFIERS,
  ...KINDS_OF_ANSWER,
  ...AMOUNT_ADVERBS,
]);
/** `나가려는데 상금은` */
const GIVES_CASE = /데$/;

/** Shorter words end as nouns do and are none. */
const SHORTEST_NAME = 3;

/** `인기상 상금은`: a name before the asked noun tells it from others of its kind, whether or not any document has it. */
function isPlainName({ word, isOf }: Whose): boolean {
  if (isOf || GIVES_CASE.test(word) || TELLS_NOTHING.has(word)) return false;
  return !isOfOtherPhrase(word) || (word.length >= SHORTEST_NAME && endsAsNoun(word));
}

/** `소요 예산` is what `예산` is. */
function saysTheSame(word: string, noun: string): boolean {
  return NAMED_VALUES.some((names) => names.includes(noun) && names.includes(word + noun));
}

/** Shorter ones are kinds of events. */
const SHORTEST_EVENT = 5;
/** `행사는 ‘강변 뱃길탐방’`; laws, short names (`이하 ‘회사’라 한다`) and texts of revisions are no events. */
const EVENT_NAMED = new RegExp(
  String.raw`${oneOf(EVENTS)}[^‘'“"]{0,80}[‘'“"][가-힣]{2,12}(?:\s[가-힣0-9]{1,10}){0,4}[’'”"](?!이?라)`,
);

/** Whether a sentence, or the one that it goes on from, is about an event called by a name in quotation marks. */
function namesEvent(before: string | undefined, line: string): boolean {
  return !line.includes(" | ") && [before ?? "", line].some((text) => EVENT_NAMED.test(text));
}

/** The test of a chunk's lines, for a question that asks for a value of a type. */
export function othersValues(
  question: Question,
  noun: string | undefined,
  { lines, held, path, whole, known }: ChunkLines,
): (line: Line) => boolean {
  const { text: asked, attribute, topic } = question;
  const kind = question.asked.name;
  const value = askedValue(question, noun);
  const { words, contact, counted, member, whose, owner, department, term, told } = value;
  const { done, deed, within, part, stage, base, object, countries } = value;
  const region = regionAsked(asked, (word) => known.some((each) => each.share(word) === 1));
  const isKnown = (word: string) => known.some((each) => each.met(word, question) > 0);
  if (whose && question.required.has(whose.word) && !isKnown(whose.word)) return () => true;
  const isNamed = (word: string) => known.some((each) => each.met(word, question) >= LINE.named);
  const isValueAsked = attribute !== null && VALUES.has(kind);
  const isUntold = ({ word }: Whose) =>
    !alike(word).some(isNamed) && !saysTheSame(word, attribute!.noun);
  if (whose && isValueAsked && isPlainName(whose) && isUntold(whose)) return () => true;
  // What the document says elsewhere alone, this chunk does not say of its lines.
  const elsewhereAlone = (word: string) =>
    known.some((each) => each.share(word) === 1) &&
    [path, whole].every((each) => each.met(word, question) < LINE.named);
  const elsewhere = [owner, department, askedOfLines(question).roleOwner].filter(
    (word): word is string => word !== null && elsewhereAlone(word),
  );
  // An event of several in one paper: what is said of the one named last is none of its.
  const events = [...question.required].filter(
    (word) => word.length >= SHORTEST_EVENT && elsewhereAlone(word),
  );
  const ofRows = whose?.isOf && whose.word.length >= SHORTEST_OWNER ? whose.word : null;
  // What only a note below a table or another part of the document says, it does not say of a row.
  const first = ofRows === null ? -1 : held.findIndex((each) => each.met(ofRows, question) > 0);
  const isToldOver = (word: string, { place, columns }: Line) =>
    (first >= 0 && first <= place) || [path, columns].some((each) => each.met(word, question) > 0);
  const holds = (part: string) => holdsAnswer(question.asked, part, asked) === true;
  // What the title says, it says of every row.
  const which = told === null || path.met(told, question) >= LINE.named ? null : told;
  // Each must be named beside the value, where the document names it at all.
  const needed = [deed, part].filter((word): word is string => word !== null && isKnown(word));
  const isStageTold = stage === null || [path, whole].some((each) => each.share(stage) === 1);

  return (line) => {
    const text = lines[line.place]!;
    const isRow = text.includes(" | ");
    const isNear = (word: string) =>
      line.near.some((each) => each.met(word, question) >= LINE.named);
    if (contact) {
      const before = held.slice(Math.max(0, line.place - OWNER_LINES), line.place);
      const title = contact.isPerson || isSenders(text) ? [] : [path];
      const beside = [...line.near, ...before, ...title];
      if (!contact.names.every((name) => beside.some((each) => each.share(name) >= LINE.named)))
        return true;
      const over = [
        ...line.header,
        ...lines.slice(Math.max(0, line.place - OWNER_LINES), line.place),
      ];
      if (isRow && contact.isPerson && hasNoneOfTitle(contact, text, over)) return true;
    }
    if (TIMES_ASKED.has(kind)) {
      if (tellsOtherSide(asked, text, [...line.header, ...line.over])) return true;
      const deeds = attribute?.needs.flat() ?? [];
      if (isOnlyReferred(deeds, text)) return true;
      // `마감일에는 접속이 많으므로 마감일 2~3일 이전에`: the asked day itself.
      if (attribute?.noun.endsWith("일") && isOnlyReferred([attribute.noun], text)) return true;
      if (isOnlyPaper(deeds, [text, ...line.header, ...line.over])) return true;
    }
    if (within !== null && isTermOfOtherDeed(within, text)) return true;
    if (!isStageTold && line.near.every((each) => each.share(stage!) < 1)) return true;
    if (member !== null && !isNear(member) && !(part !== null && isNear(part))) return true;
    if (AMOUNTS.has(kind) && isPerOtherTime(asked, text)) return true;
    if (kind === "money" && isPerOne(asked, text)) return true;
    if (isOfOtherStage(asked, text) || isOfOtherCountry(countries, text)) return true;
    if (isOtherBound(asked, text) || followsOther(asked, text)) return true;
    if (object && !isNear(object.object) && doesWithOther(object, text)) return true;
    if (beginsOtherwise(asked, text) || needed.some((word) => !isNear(word))) return true;
    if (base !== null && isKnown(base)) {
      // The line before has a share of its own.
      const own = [held[line.place]!, line.columns, ...line.over.map((each) => HeldWords.of(each))];
      if (!own.some((each) => each.met(base, question) >= LINE.named)) return true;
    }
    if (elsewhere.some((word) => !isNear(word))) return true;
    if (events.length > 0 && isValueAsked && namesEvent(lines[line.place - 1], text)) return true;
    if (kind === "count" && countsPersonsOfOthers(asked, text)) return true;
    if (counted?.which && !isNear(counted.which)) return true;
    if (counted && !(isNear(counted.name) && (isRow || countsIt(counted, text)))) return true;
    // What the document never says so, it may say in another word.
    if (done !== null && isKnown(done) && !isNear(done)) return true;
    if (region !== null && !isNear(region) && path.share(region) === 0) return true;
    const role = noun === undefined ? null : roleNotOf(asked, noun, text);
    if (role !== null && !isNear(role)) return true;
    if (term !== null && isOfOtherRole(term, text)) return true;
    const defined = definedBy(text);
    // `“담당부서”란 …, 2인 이상의 담당자가 소속`: what another word means may count what is asked about.
    const isTopicTold = topic !== null && held[line.place]!.share(topic) === 1;
    if (defined !== null && !isTopicTold && words.share(defined) < LINE.named) return true;
    if (!isRow) return topic !== null && isInOtherClause(topic, text, holds);
    if (ofRows !== null && isKnown(ofRows) && !isToldOver(ofRows, line)) return true;
    if (done !== null && isBeforeItsLabel(text, done, holds)) return true;
    if (which !== null && isUnderOtherKey(noun!, which, text, line.header)) return true;
    return hasEmptyCell(asked, text, line.header);
  };
}
