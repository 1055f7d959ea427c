/** Parses a question: its words with weights, its topic, and the kind of answer it asks for. */

import type { TermRarity } from "../../search/bm25.js";
import type { PhraseTable } from "../../text/everyday-language.js";
import { ROLES } from "../../text/lexicon/attributes.js";
import { ENDINGS_OF_VERBS } from "../../text/lexicon/everyday-verbs.js";
import { PARTICLES } from "../../text/lexicon/particles.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { PLAIN_ADJECTIVES } from "../../text/lexicon/plain-speech.js";
import {
  ARTICLE_UNITS,
  ASIDE_STEMS,
  ASIDES,
  ASKING_ENDINGS,
  EMPTY_WORDS,
  KINDS_OF_ANSWER,
  QUESTION_WORDS,
  SHORT_TIME_NOUNS,
  WHICH_PLACES,
  WHICH_WORDS,
} from "../../text/lexicon/questions.js";
import { BOUNDS_ASKED, UNITS_ASKED, UNITS_PRICED } from "../../text/lexicon/units.js";
import { syllableBefore } from "../../text/particles-and-endings.js";
import { tokenizeQuery } from "../../text/tokens.js";
import { isAskersVerb } from "../askers-verbs.js";
import { QUESTION } from "../weights.js";
import { amongMany } from "./among-many.js";
import { type AnswerKind, kindAsked } from "./answer-kind.js";
import { type AskedAttribute, askedAttribute } from "./asked-attribute.js";
import { type AskedField, askedField } from "./asked-field.js";
import { withoutLatest } from "./asked-latest.js";
import { withRole } from "./asked-role.js";
import { whichAsked } from "./asked-which.js";
import { countedByName } from "./counted-things.js";
import { fullNamesIn } from "./full-question.js";
import { MEASURES_ASKED } from "./measures-asked.js";
import { officialTerms } from "./official-words.js";
import { bodiesNamed } from "./own-bodies.js";
import { requiredNouns } from "./required-nouns.js";
import { stemOfUnknown } from "./unknown-stems.js";

export interface Question {
  text: string;
  asked: AnswerKind;
  /** Words with their weight; the weights add up to 1. */
  words: ReadonlyMap<string, number>;
  /** Its topic as typed, without the particle; null where none is marked. */
  topic: string | null;
  /** The question up to its topic, without spaces: a label may have more words than the topic. */
  phrase: string;
  /** Whether it asks yes or no: it asks by a verb's ending and no asking word. */
  isYesNo: boolean;
  /** What a question of yes or no is asked of: `대기업` in `대기업도 신청할 수 있나요`; null where it is not marked. */
  questioned: string | null;
  /** What a line may call that of whose kind it asks which: `어떤 글꼴을`; none where it asks otherwise. */
  which?: readonly string[];
  /** Full names of short ones among its words: documents print either. */
  fullNames: ReadonlyMap<string, string>;
  /** Official terms for everyday words among its words. */
  official: ReadonlyMap<string, readonly string[]>;
  /** What must be named beside the value; null where the question asks by a verb. */
  attribute: AskedAttribute | null;
  /** The field of official papers that it asks for; null where it is none that is known. */
  field?: AskedField | null;
  /** Those of its words that its document must name. */
  required: ReadonlySet<string>;
}

const NAMES_A_KIND = new Set(KINDS_OF_ANSWER);
/** The verb of the question (`…되었는가?`) is often another one in the answer. */
const ASKING_VERB = new RegExp(`${oneOf(ASKING_ENDINGS)}$`);
/** What the question is about: its last word before the asking that carries the topic's particle. */
const TOPIC = /([가-힣A-Za-z0-9]{2,}?)(?:에서|에게|에)?[은는](?=\s|[?？]|$)/g;

/** What is counted belongs to the asking: `몇 조에`, `몇 명인가`, `며칠 안에`, `하루에 얼마`, `돈이 얼마`, `어느 조항`, `바뀐 날은`. */
const COUNTED = new RegExp(
  String.raw`(?:며칠|몇\s?(?:년|달|개월|주|일|시간))에\s?한\s?번[가-힣]*(?=\s|[?？]|$)|(?:적어도|못해도|아무리\s적어도)(?=\s(?:[가-힣]+\s)?(?:몇|얼마))|(?<![가-힣])담당(?=\s(?:주무관|사무관|서기관|공무원|직원|과장|팀장|계장|국장))|(?<![가-힣])(?:일을?|건을?)(?=\s(?:물어|문의|여쭤|여쭙))|(?<=(?:며칠|몇\s?(?:달|개월|년))\s)치(?=\s)|(?<=[가-힣][아어여해려겨워와]\s)(?:준|줄|주는|주면)(?=\s)|(?<![가-힣])처음에(?=\s[^?]{0,20}(?:몇|얼마))|(?<=(?:전화|팩스)[^?]{0,12}\s)번호[가는]?(?=\s)|(?:몇\s?번|어디)(?:으로|로|에)\s?전화[가-힣]*|(?<![가-힣])${oneOf(WHICH_WORDS)}\s?(?:날|과|팀|${oneOf(WHICH_PLACES)})(?:에서|으로|로|에|이|가|은|의)?(?=\s|[?？]|$)|(?<!\d)1\s?(?:년|개월|주일?|일)에(?=\s(?:몇|얼마))|하루에?(?=\s?얼마)|(?<![가-힣])한\s?(?:사람|명)(?:이|은|당|에게|에)?(?=\s(?:최대\s|모두\s)?(?:얼마|몇))|(?<![가-힣\d])(?:(?:한\s?|1)${oneOf(UNITS_PRICED)}(?:에|마다)|(?:한\s?|1)?${oneOf(UNITS_PRICED)}당)(?=\s(?:\S{1,6}\s)?(?:얼마|몇))|(?<![가-힣])돈[이을은]?(?=\s(?:\S{1,6}\s)?얼마)|(?<![가-힣])한\s?(?:해|달|번)에|(?<=년\s)(?:한\s?해|1년)\s동안(?=\s)|(?<![가-힣])하루\s중(?=\s몇)|(?<=얼마나\s)오래(?=\s)|(?<=\d\s?(?:년|개월|달|주|일|시간|분)\s)(?:안에|내에)(?=\s)|(?<=얼마나?\s)(?:동안|안에|만에|뒤에|전에)[가-힣]*|(?:(?:제\s?)?몇\s?(?:${oneOf(UNITS_ASKED, MEASURES_ASKED)}|세(?=까지|부터|[인여이]|\s|[?？]|$))|며칠)[가-힣]*(?:\s${oneOf(BOUNDS_ASKED)}[가-힣]*)?|${oneOf(WHICH_WORDS)}\s?(?:${oneOf(ARTICLE_UNITS)}|조항|조문)(?:[에인][가-힣]*|[이가은는로]?(?![가-힣]))|(?<=[가-힣]\s)${oneOf(SHORT_TIME_NOUNS)}[은는](?=[?？\s]*$)`,
  "g",
);
/** Words that say nothing by themselves: `해야 하나요`, `수 있나요`, `되는가`, `…에 관한`. */
const EMPTY_WORD = new RegExp(
  `^(?:${oneOf(EMPTY_WORDS)}|${oneOf(BOUNDS_ASKED)}(?:이어야|여야)|[하되있없](?:나|나요|는지|을까요?|습니까|어요?|죠|지요|는데요?))$`,
);

/** `알고 싶은데`, `궁금해요`: what says nothing of what is asked. */
const ASIDE = new RegExp(
  String.raw`(?<![가-힣])(?:${oneOf(ASIDES)}|(?:알고\s)?${oneOf(ASIDE_STEMS)}[가-힣]*)(?![가-힣])`,
  "g",
);
/** `받을 수 있나요`; where yes or no is asked, what says `할 수 없다` answers. */
const MAY = /(?<![가-힣])수(?=\s?[있없])/g;

/** How rare words are among the visible documents, and what the tenant itself calls things. */
export interface Vocabulary extends TermRarity {
  /** The tenant's own synonyms. */
  own?: PhraseTable | null;
}

export function readQuestion(text: string, vocabulary: Vocabulary): Question {
  const rarity = amongMany(vocabulary);
  const normal = countedByName(
    askedAsPerson(withRole(text.normalize("NFC").trim().replace(TOWARDS, "에게"))),
  );
  const raw = normal.replace(/[?？.!\s]+$/, "").split(/\s+/);
  const stated = withoutLatest(normal).replace(COUNTED, " ").replace(ASIDE, " ");
  const asking = wordsOf(isYesNo(normal) ? stated : stated.replace(MAY, " ")).filter(
    (word) => !EMPTY_WORD.test(word),
  );
  const bodies = bodiesNamed(normal);
  // `가람협회의` ends as `회의` does.
  const ofBody = (word: string) => bodies.find((body) => word === `${body}의`) ?? word;
  const isKnown = (word: string) => rarity.of("words", word) <= rarity.ofOne;
  const words = (asking.length > 0 ? asking : wordsOf(normal))
    .map(ofBody)
    .map((word) => stemOfUnknown(word, isKnown) ?? word);
  // `짓는`, `걸리는`: a verb before its noun has the topic's particle too.
  const told = [...normal.matchAll(TOPIC)]
    .filter(([word]) => !isAskersVerb(word) && !NO_TOPIC.test(word))
    .at(-1);
  const topic = told?.[1]?.replace(PLURAL, "") ?? null;
  const asked = kindAsked(normal);
  // `재해선언은 몇 조에 있나요`: what is looked for is no verb, though nothing but the asking stands behind it.
  const isTopicLast = asked.name === "article" && words.at(-1) === topic;
  // Nor is the noun before `몇 명인가요`.
  const isNounLast =
    asked.name === "count" && words.at(-1) === topic && !(raw.at(-1) ?? "").startsWith(topic ?? "");
  const last =
    ASKING_VERB.test(raw.at(-1) ?? "") && !isTopicLast && !isNounLast ? words.at(-1) : undefined;
  const weights = new Map<string, number>();
  for (const [place, word] of words.entries()) {
    if (isPartOfNumber(words, place)) continue;
    // `3` and `3조` stand for the same: of an article the label counts, of anything else the number.
    if (/^\d+[조항호]/.test(word)) weights.delete(/^\d+/.exec(word)![0]);
    else if (/^\d+[가-힣]/.test(word)) continue;
    const weight = Math.sqrt(
      Math.max(QUESTION.leastRarity, (rarity.of("words", word) + pairRarity(word, rarity)) / 2),
    );
    weights.set(word, weight * shareOf(word, last));
  }
  if (last !== undefined && weights.size > 1) {
    const isSaid = rarity.of("words", last) <= rarity.ofOne;
    reduceVerbWeight(weights, last, asked, isSaid);
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  for (const [word, weight] of weights) weights.set(word, weight / total);
  const official = officialTerms(normal, weights.keys(), rarity.own);
  const attribute = asked.name === "definition" ? null : askedOfficially(normal, official);
  return {
    text: normal,
    asked,
    words: weights,
    topic,
    phrase:
      attribute?.phrase ??
      normal.slice(0, (told?.index ?? 0) + (topic ?? "").length).replace(/\s+/g, ""),
    attribute,
    isYesNo: isYesNo(normal),
    questioned: isYesNo(normal) ? (QUESTIONED.exec(normal)?.[1] ?? null) : null,
    field: asked.name === "definition" ? null : askedField(normal, attribute, weights.keys()),
    which: asked.name === "anything" && attribute === null ? whichAsked(normal) : [],
    fullNames: fullNamesIn(normal),
    official,
    required: requiredNouns(normal, topic, weights.keys(), (word) => {
      const rare = rarity.of("words", word) / rarity.ofOne;
      if (rare <= 1) return rare >= QUESTION.leastTelling;
      // What an attribute is asked of has its name somewhere: `리챔은 잔존량이 얼마인가요`.
      if (word === topic && attribute !== null && attribute.noun !== topic) return true;
      // A word that no document has is a typing error, unless it is made of what documents say.
      return (
        word.length > 2 && pairsOf(word).every((pair) => rarity.of("pairs", pair) <= rarity.ofOne)
      );
    }),
  };
}

/** The attribute that it asks for; one that only people call so (`밥값`) is named by its official term too. */
function askedOfficially(question: string, official: Question["official"]): AskedAttribute | null {
  const attribute = askedAttribute(question);
  const terms = attribute && official.get(attribute.noun)?.filter((term) => !term.includes(" "));
  if (!attribute || !terms) return attribute;
  // `점심시간` needs `점심` beside a time, and `휴게시간` names the whole of it.
  const isOfNoun = (word: string) => attribute.noun.startsWith(word);
  const needs = attribute.needs.map((words) =>
    words.some(isOfNoun) ? [...words, ...terms] : words,
  );
  return { ...attribute, needs };
}

/** `한 집에`, `빌린 뒤`: documents say otherwise how many and what comes after. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(["한", "뒤", "후"]);

/** What a word counts for: of what it asks for, and of the asker's own verbs, documents have other words. */
function shareOf(word: string, last: string | undefined): number {
  if (NAMES_A_KIND.has(syllableBefore(word) ?? word)) return QUESTION.kindOfAnswer;
  if (SAYS_LITTLE.has(word)) return QUESTION.askersVerb;
  return word !== last && isAskersVerb(word) ? QUESTION.askersVerb : 1;
}

/** `담당자의 이름은 무엇인가요` asks who it is. */
function askedAsPerson(question: string): string {
  return question.replace(NAME_ASKED, "$1는 누구인가요?");
}

const NAME_ASKED = new RegExp(
  String.raw`([가-힣]*${oneOf(ROLES)})(?:의)?\s(?:이름|성명|성함)[은는이]?\s*(?:무엇|뭐)?[가-힣]*[?？\s]*$`,
);

/** `통보받은`, `똑같은 민원`, `돈이 많은 사람`: what tells of the noun behind it, and no topic. */
const NO_TOPIC = new RegExp(`받은(?=\\s|$)|^${oneOf(PLAIN_ADJECTIVES)}은$`);

/** `신청할 수 있나요?`, `적용됩니까?` */
const YES_NO = /(?:나요|가요|까|까요|는지|은지|인지|죠|지요|나|는가|[어아해돼되]요)[?？\s]*$/;
const QUESTIONED = /(?:^|\s)([가-힣A-Za-z0-9]{2,}?)(?:에게|에서|에|으로|로)?도(?=\s)/;
const ASKS_BY_WORD = new RegExp(`(?<![가-힣])${oneOf(QUESTION_WORDS)}`);

function isYesNo(question: string): boolean {
  return YES_NO.test(question) && !ASKS_BY_WORD.test(question) && !/며칠/.test(question);
}

/** Each word once: the noun of one syllable beside its word (`쌀을`, `쌀`) is looked for with it. */
function wordsOf(text: string): string[] {
  const { words } = tokenizeQuery(text.replace(BEHIND_BRACKET, " "));
  return words
    .filter((word, place) => !isBegun(word, words[place - 1] ?? ""))
    .filter((word, place, all) => !(PARTICLE.has(word) && /[a-z]$/.test(all[place - 1] ?? "")))
    .map((word) => (NOUN_AND_VERB.exec(word) ?? BOUND_AND_COPULA.exec(word))?.[1] ?? word)
    .map((word) => (isAskersVerb(word) ? word : word.replace(COPULA, "")));
}

/** Whether it is the first syllable of the word before: of `결과는` the tokens are `결과` and `결`. */
function isBegun(word: string, before: string): boolean {
  return word.length === 1 && before.length > 1 && before.startsWith(word);
}

/** `전세자금(융자)의`: the particle alone would be a word. */
const BEHIND_BRACKET = new RegExp(`(?<=[)）\\]」』”’"'])${oneOf(PARTICLES)}(?=[\\s?？]|$)`, "g");

/** Behind a foreign word: `pH는`. */
const PARTICLE = new Set(PARTICLES);

/** `직원들은`: documents say `직원`. */
const PLURAL = /(?<=[가-힣]{2})들$/;

/** `지정받으려면`, `신청했는데`, `신고해요`: the noun is what documents say, with another verb. */
const NOUN_AND_VERB = new RegExp(`^([가-힣]{2,})(?:[받했됐]${oneOf(ENDINGS_OF_VERBS)}?|[해돼]요)$`);

/** `B등급이면`, `조각이라면`: documents name it. */
const COPULA = /(?<=^[가-힣]{2,})이(?:면|라면|어도|더라도)$/;

/** `가족한테는`: documents say `에게`. */
const TOWARDS = /(?<=[가-힣]{2})한테(?=서?[는도만]?(?:\s|[?？]|$))/g;

/** `5년 이상이면`: rows say `5년 이상`. */
const BOUND_AND_COPULA = /^(이상|이하|미만|초과)(?:이?면|인데|일)$/;

/**
 * The verb weighs less, little where its stem is one changing syllable or no document says it so, nothing in
 * `몇 조에 나오나요`.
 */
function reduceVerbWeight(
  weights: Map<string, number>,
  verb: string,
  asked: AnswerKind,
  isSaid: boolean,
): void {
  const own = weights.get(verb);
  if (own === undefined || NAMES_A_KIND.has(verb)) return;
  weights.delete(verb);
  if (asked.name === "article") return;
  weights.set(verb, own * (verb.length > 1 && isSaid ? QUESTION.verb : QUESTION.kindOfAnswer));
}

/** `제` before a number, and the run of letters that its unit was taken from (`조의`, `년에`): no words of their own. */
function isPartOfNumber(words: readonly string[], place: number): boolean {
  const word = words[place]!;
  if (word === "제") return /^\d/.test(words[place + 1] ?? "");
  return /^\d+[가-힣]/.test(words[place - 1] ?? "");
}

/** The line that a label stands at the head of: what it heads is in that article, wherever in the chunk it says so. */
export function isHead(line: string): boolean {
  return /^\s*제\s?\d+\s?조(?:의\s?\d+)?\s?[(（]/.test(line);
}

/** Whether the line says something about the question's topic: it is its subject, or a label before its value. */
export function isAbout({ topic }: Question, line: string): boolean {
  if (!topic) return false;
  const at = line.indexOf(topic);
  return at >= 0 && /^(?:[은는이가]|께서|\s*[:：|])/.test(line.slice(at + topic.length));
}

/** Two neighbouring syllables each; a short or foreign word is its own pair. */
export function pairsOf(word: string): string[] {
  if (!/^[가-힣]{2,}$/.test(word)) return [word];
  return Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2));
}

function pairRarity(word: string, rarity: TermRarity): number {
  const pairs = pairsOf(word);
  return pairs.reduce((sum, pair) => sum + rarity.of("pairs", pair), 0) / pairs.length;
}
