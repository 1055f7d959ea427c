/** What a question asks of every line: the type of value, a person, a place, which of several; read from it once. */
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  KINDS_OF_ANSWER,
  MAIL_NOUNS,
  PHONE_NOUNS,
  PLACE_NOUNS,
} from "../../text/lexicon/questions.js";
import { isAskersVerb } from "../askers-verbs.js";
import { approvalAsked } from "./asked-approval.js";
import { asksLatest } from "./asked-latest.js";
import { type AskedObject, askedObject } from "./asked-object.js";
import { roleOwner } from "./asked-owner.js";
import { asksWhy } from "./asked-reason.js";
import { departmentAsked } from "./departments.js";
import { numberedIn, yearsIn } from "./other-things.js";
import type { Question } from "./parse-question.js";
import { type NamedThing, namedThings } from "./rival-names.js";
import { asksDoer, asksFirst, asksWhere, asksWho, asksWhom, firstOfKind } from "./said-of.js";
import { asksLengthInDays } from "./times-asked.js";
import { keysIn, spellingsOfKeys } from "./told-keys.js";
import { type ValueAsked, valueAsked } from "./told-ranges.js";

export interface AskedOfLines {
  /** The noun that is asked for, without spaces. */
  noun: string | undefined;
  /** Its years, articles and other numbers, and which of several it numbers. */
  numbers: readonly string[];
  numbered: ReturnType<typeof numberedIn>;
  years: readonly string[];
  /** The letters and codes that tell which of several: `라 등급`, `H4블록`. */
  keys: ReturnType<typeof keysIn>;
  /** How each of these may stand in a document. */
  spelledKeys: ReturnType<typeof spellingsOfKeys>;
  /** The one value that it states, which may be looked up among ranges. */
  value: ValueAsked | null;
  /** The body whose officer's value is asked for. */
  roleOwner: string | null;
  /** Verbs of the asker's own, and nouns that name no kind of answer. */
  verbs: ReadonlySet<string>;
  nouns: ReadonlySet<string>;
  /** What those nouns name that others of its kind are told apart from. */
  things: readonly NamedThing[];
  /** Whether its value is seen in a cell: a row without one is no answer. */
  isTyped: boolean;
  /** The same of a day or a name out of several, which a sentence may say in words. */
  isTypeAsked: boolean;
  /** Whether its value is always written the same way: a line without one is no answer. */
  isSure: boolean;
  /** Whether it asks where: a place, or by `어디` something that may be called anything. */
  isPlace: boolean;
  isWhere: boolean;
  isWho: boolean;
  isWhom: boolean;
  /** What tells whose approval it asks for. */
  approval: RegExp | null;
  /** Whether it asks who does something: no list tells that. */
  isDoer: boolean;
  isWhy: boolean;
  isFirst: boolean;
  /** Whether it asks when a rule was last changed. */
  isLatest: boolean;
  /** The kind of which who or what was the first is asked: `전기 기타`. */
  firstOf: readonly string[];
  /** What is to be done with what: `계획서를 제출`. */
  object: AskedObject | null;
  /** Whether its topic names one thing: `중간보고회`. */
  isThing: boolean;
  /** The kind of department that is asked for: `팀`, `부서` for any; null where none is. */
  kindOfDepartment: string | null;
}

export const NAMES_A_KIND: ReadonlySet<string> = new Set(KINDS_OF_ANSWER);

/** `9조`, `2023`, `58`: what another article, year or size is said of does not answer for this one. */
export const NAMED_NUMBER = /^(?:\d{2,}|\d+[조항호])/;

const TYPED_KINDS = new Set([
  "phone",
  "mail",
  "money",
  "share",
  "count",
  "clock",
  "time",
  "number",
  "often",
  "account",
  "paper",
]);
const SURE_KINDS = new Set([
  ...["phone", "mail", "money", "share", "count", "clock", "often", "account", "paper"],
]);
/** Kinds of answers that are times. */
export const TIMES_ASKED: ReadonlySet<string> = new Set(["clock", "day", "time"]);
export const CONTACTS_ASKED: ReadonlySet<string> = new Set(["phone", "mail"]);
/** A number is asked for by its unit: `몇 시간`, `며칠 이내`. */
const NUMBER_ASKED =
  /(?<![가-힣])(?:몇\s?[가-힣%㎡A-Za-z]|며칠\s?(?:이내|안에|내에|까지|전|동안|만에))/;
const PLACE_NOUN = new RegExp(`${oneOf(PLACE_NOUNS)}$`);
/** `센터는 어디에 있나요` asks for its address as `센터의 위치는` does. */
const IS_WHERE = /어디에\s?(?:있|위치)/;
const NOUN = /^(?:[가-힣]{2,}|[a-z]{2,})$/;
const VERB_STEM = /[받하되있없같많적높낮좋넓작길짓열된한]$/;

/** `평가는 언제 하나요`: the verb says nothing, and a short noun names the event. */
const EVENT_ASKED = /(?:언제|며칠|몇\s?시)[가-힣]*\s[하되열있할될][가-힣]*[?？\s]*$/;
const SHORTEST_EVENT = 2;
const SHORTEST_THING = 3;

const READ = new WeakMap<Question, AskedOfLines>();

export function askedOfLines(question: Question): AskedOfLines {
  let asked = READ.get(question);
  if (!asked) {
    asked = readAsked(question);
    READ.set(question, asked);
  }
  return asked;
}

function readAsked(question: Question): AskedOfLines {
  const { text, attribute, topic } = question;
  const kind = question.asked.name;
  const words = [...question.words.keys()];
  const noun = (attribute?.noun ?? topic)?.replace(/\s+/g, "");
  const verbs = new Set(words.filter(isAskersVerb));
  const isTyped = TYPED_KINDS.has(kind) || asksLengthInDays(text);
  // `장소는 어디인가요`: what `기관은 어디인가요` asks for may be called anything.
  const isPlace = kind === "place" && (PLACE_NOUN.test(noun ?? "") || IS_WHERE.test(text));
  const nouns = new Set(
    words.filter((word) => !verbs.has(word) && NOUN.test(word) && !NAMES_A_KIND.has(word)),
  );
  const isOfName = noun !== undefined && !NAMES_A_KIND.has(noun) && !VERB_STEM.test(noun);
  return {
    noun,
    numbers: words.filter((word) => NAMED_NUMBER.test(word)),
    numbered: numberedIn(text),
    years: yearsIn(text),
    keys: keysIn(text),
    spelledKeys: spellingsOfKeys(text),
    value: valueAsked(question),
    roleOwner: noun === undefined ? null : roleOwner(text, noun),
    verbs,
    nouns,
    things: namedThings(text, nouns, noun, attribute?.isKnown ? noun : undefined),
    isTyped,
    isTypeAsked: isTyped || kind === "day" || kind === "which",
    isSure:
      (kind !== "article" && NUMBER_ASKED.test(text)) ||
      SURE_KINDS.has(kind) ||
      asksLengthInDays(text) ||
      (kind === "number" && attribute !== null),
    isPlace,
    isWhere: isOfName && kind === "place" && !isPlace && asksWhere(text, noun),
    isWho: isOfName && attribute !== null && asksWho(text, noun),
    isWhom: asksWhom(text),
    approval: approvalAsked(text),
    isDoer: asksDoer(text),
    isWhy: asksWhy(text),
    isFirst: asksFirst(text),
    isLatest: TIMES_ASKED.has(kind) && asksLatest(text),
    firstOf: isTyped || TIMES_ASKED.has(kind) ? [] : firstOfKind(text),
    object: askedObject(text),
    isThing: isThing(topic ?? "", EVENT_ASKED.test(text) ? SHORTEST_EVENT : SHORTEST_THING),
    kindOfDepartment: departmentAsked(text),
  };
}

/** `연락처는 어떻게 되나요`: a number that is seen to be one need not be called so. */
export const NAMES_A_CONTACT: ReadonlySet<string> = new Set([
  ...PHONE_NOUNS,
  ...MAIL_NOUNS,
  "번호",
]);

/** A topic that names one thing: no kind of answer, nothing numbered, and no verb before its noun (`임명받은 해`). */
function isThing(topic: string, shortest: number): boolean {
  if (topic.length < shortest || NAMES_A_KIND.has(topic) || NAMES_A_CONTACT.has(topic))
    return false;
  return /^[가-힣]+$/.test(topic) && !VERB_STEM.test(topic);
}
