/**
 * Whether a text names another of the kind that a question names: `정기점검` where `긴급점검` is asked about, `청년 매입임대` where
 * `신혼부부 매입임대` is. Both end with the same noun, and what stands before it tells them apart.
 */
import { NO_KINDS, RELATIVE_TIMES } from "../../text/lexicon/attributes.js";
import { NO_MODIFIERS } from "../../text/lexicon/particles.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { KINDS_OF_ANSWER } from "../../text/lexicon/questions.js";

/** One of several of its kind: `긴급` before `점검`. */
export interface NamedThing {
  /** The word of the question that it is named by. */
  word: string;
  before: string;
  head: string;
  /** Whatever stands before the head in a text, and the space between. */
  named: RegExp;
}

/** Shorter ends of a word are hardly words. */
const SHORTEST_HEAD = 2;
/** A modifier of one syllable (`본` of `본조사`) may be no more than the beginning of a word. */
const SHORTEST_MODIFIER = 2;
/** A run of letters is looked at no further: one that a damaged file never breaks costs no more than a word. */
const LONGEST_MODIFIER = 20;
const HANGUL = /^[가-힣]+$/;
const WITH_PARTICLE = /(?:에서|에게|까지|부터|으로)$/;
const IS_TIME = new RegExp(`^${oneOf(RELATIVE_TIMES)}|년도?$`);
/** A noun with its particle: `대학의`, `대학은`, `대학이면`. */
const HEAD =
  /^([가-힣]{2,}?)(?:의|을|를|이|가|에|에서|에게|에는|에서는|으로|로|와|과|은|는|도|이면|이라면)?$/;
/** `받은 조사`, `시의 조사`, `해당 조사`. */
const NO_MODIFIER = new RegExp(`${oneOf(NO_MODIFIERS)}$|^${oneOf(NO_KINDS)}$`);
/** A town or a county is what all of its papers are about. */
const TOWN = /^..+[시군구도]$/;
const NAMES_A_KIND: ReadonlySet<string> = new Set(KINDS_OF_ANSWER);

/**
 * What the nouns of a question name, in one word or in two. What it asks for is none; nor is a value that documents have a word for
 * one of several: `발급 수수료` may be the fee of what is asked about.
 */
export function namedThings(
  question: string,
  nouns: ReadonlySet<string>,
  asked?: string,
  value?: string,
): NamedThing[] {
  const said = question.replace(/[?？.!\s]+$/, "").split(/\s+/);
  return [...nouns].flatMap((word) => {
    if (word === asked || !HANGUL.test(word)) return [];
    if (WITH_PARTICLE.test(word) || IS_TIME.test(word)) return [];
    const things: NamedThing[] = [];
    for (let at = 1; at <= word.length - SHORTEST_HEAD; at += 1)
      things.push(thing(word, word.slice(0, at), word.slice(at)));
    const at = said.indexOf(word);
    const head = at < 0 ? undefined : HEAD.exec(said[at + 1] ?? "")?.[1];
    const isModifier = !NO_MODIFIER.test(word) && !TOWN.test(word);
    if (head !== undefined && isModifier && head !== value && !NAMES_A_KIND.has(head))
      things.push(thing(word, word, head));
    return things;
  });
}

function thing(word: string, before: string, head: string): NamedThing {
  return {
    word,
    before,
    head,
    named: new RegExp(`(?<!\\d[가-힣]{0,3})([가-힣]{1,${LONGEST_MODIFIER}})(\\s?)${head}`, "g"),
  };
}

/** What a question is about, by its last two syllables: `재택` and `근무`; null where it is too short to be two words. */
export function topicThing(topic: string): NamedThing | null {
  if (topic.length < SHORTEST_MODIFIER + SHORTEST_HEAD || !HANGUL.test(topic)) return null;
  const before = topic.slice(0, -SHORTEST_HEAD);
  return thing(before, before, topic.slice(-SHORTEST_HEAD));
}

/** Whether the modifier is long enough to be looked for by itself. */
export function isWordItself({ before }: NamedThing): boolean {
  return before.length >= SHORTEST_MODIFIER;
}

/** Whether a text has something else before the head. */
export function namesRival(text: string, { word, before, head, named }: NamedThing): boolean {
  if (!text.includes(head)) return false;
  for (const { 0: found, 1: other, 2: space, index } of text.matchAll(named)) {
    if (other!.endsWith(before) || before.endsWith(other!)) continue;
    // `법인신용카드` is a `법인카드` too.
    if (space === "" && before.length >= SHORTEST_MODIFIER && other!.startsWith(before)) continue;
    if (isShortFor(before, text.slice(0, index + found.length - head.length))) continue;
    if (space === "" && OF_ALL.some((all) => other!.endsWith(all) && STAFF.has(head))) continue;
    if (space === "") return true;
    const isNoun =
      other!.length >= SHORTEST_MODIFIER && !NO_MODIFIER.test(other!) && !BOUND.test(other!);
    if (before === word && isNoun) return true;
  }
  return false;
}

/** `10일 이내 계약을 체결`: a bound before it is none of its kinds. */
const BOUND = /^(?:이내|이상|이하|이전|이후|미만|초과|내외|안팎|기준|현재)$/;

/** `교직원`, `임직원`: whoever works there, and no other than the `병원 직원`. */
const OF_ALL = ["교", "임"];
const STAFF = new Set(["직원"]);

/** Shorter words stand in others by chance. */
const SHORTEST_ABBREVIATION = 4;
/** Letters that a name may have for each of a short one. */
const LONGEST_FULL_NAME = 4;

/** `법인카드` is short for `법인신용카드관리 및 사용`: its letters stand there in their order, from the beginning of a word on. */
function isShortFor(short: string, text: string): boolean {
  if (short.length < SHORTEST_ABBREVIATION) return false;
  const full = text.slice(-short.length * LONGEST_FULL_NAME);
  let at = full.search(new RegExp(`(?<![가-힣])${short.slice(0, SHORTEST_MODIFIER)}`));
  for (const letter of at < 0 ? [] : short) {
    at = full.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return at >= 0;
}
