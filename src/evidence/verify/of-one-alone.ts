/**
 * What is allowed or demanded of one thing alone: `위원만 청구할 수 있다` says what `위원이 아니면 청구할 수 없다` says, and of anybody else the opposite of
 * what it says of 위원.
 */
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  NEGATING_PREFIXES,
  OF_ALL_OTHERS,
  OF_ONE_ALONE_ENDINGS,
} from "../../text/lexicon/polarity.js";

/** How a verb is said, and the letters before it. */
interface SaidVerb {
  kind: string;
  before: string;
}

const AFFIRMING = ["may", "must"];
/** `전용망으로만 접속할 수 있다`, `전용망을 통해서만 접속하여야 한다`: said of one thing alone, to allow is to demand. */
const BY_ENDING = new RegExp(`${oneOf(OF_ONE_ALONE_ENDINGS)}.{0,12}$`);
/** `위원만`; no `2만원`. */
const BY_NOUN =
  /([가-힣]{2,4}?)(?:[을를]통해서|에게|에서|으로|에|로)?(?<![십백천])(?:만|한하여|한해서?)(?!원|명).{0,12}$/;
const OTHERS = new RegExp(oneOf(OF_ALL_OTHERS));

export function allowsAlike(one: SaidVerb, other: SaidVerb): boolean {
  if (AFFIRMING.includes(one.kind) && AFFIRMING.includes(other.kind))
    return [one, other].every(isOfOneAlone) && [one, other].some(isOfOnePlace);
  return deniesOthers(one, other) || deniesOthers(other, one);
}

function isOfOneAlone(verb: SaidVerb): boolean {
  return isOfOnePlace(verb) || BY_NOUN.test(verb.before);
}

/** `위원만 청구할 수 있다` demands nothing of 위원; `한 곳에만 신청할 수 있다` does of the place. */
function isOfOnePlace({ before }: SaidVerb): boolean {
  return BY_ENDING.test(before);
}

/** One denies to all others what the other one allows to one alone. */
function deniesOthers(one: SaidVerb, other: SaidVerb): boolean {
  if (one.kind !== "cannot" || !OTHERS.test(one.before)) return false;
  return AFFIRMING.includes(other.kind) && nounAlone(other.before) !== null;
}

/** What is denied of someone whom a line that allows it to one alone does not name. */
export function isOfOthers(said: SaidVerb, printed: SaidVerb): boolean {
  if (said.kind !== "cannot" && said.kind !== "not") return false;
  if (!AFFIRMING.includes(printed.kind) || OTHERS.test(said.before)) return false;
  const noun = nounAlone(printed.before);
  if (noun === null) return false;
  const at = said.before.indexOf(noun.slice(-LETTERS_COMPARED));
  return at < 0 || NEGATED.test(said.before.slice(Math.max(0, at - PREFIX_REACH), at));
}

/** Letters at the end of a noun that two spellings of it share (`등록업체`, `미등록업체`), and how far before them it may be negated. */
const LETTERS_COMPARED = 3;
const PREFIX_REACH = 2;
const NEGATED = new RegExp(oneOf(NEGATING_PREFIXES));

function nounAlone(before: string): string | null {
  return BY_NOUN.exec(before)?.[1] ?? null;
}
