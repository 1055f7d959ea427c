/** Whether a line that holds most words of a sentence names all that the sentence tells something of: `타인의 명의로` is no `자기의 명의로`. */
import { isTopic } from "../../text/joined-statements.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { ANYONE_OR_ANYTHING } from "../../text/lexicon/polarity.js";
import { isAskersVerb, officialForVerb } from "../askers-verbs.js";
import type { IndexedLine } from "./evidence-index.js";
import { meets, saidWords } from "./meeting-words.js";

/** Behind a noun alone: `은` and `는` end verbs as well. */
const NOUN =
  /(?<![\p{L}\p{N}])([가-힣]{2,12}?)(?:에게만|에게|에만|에서|의|만|[이가을를]|(?<=[회원부처청국단관])에)(?=[\s,.]|$)/gu;
/** Nouns before `단위`, `기준`: `시간 단위`. */
const MEASURED =
  /(?<![\p{L}\p{N}])([가-힣]{2,8})\s(?:단위|기준|방식|형태)(?=[으로를은이]|[\s,.]|$)/gu;
const ANY = new RegExp(`^${oneOf(ANYONE_OR_ANYTHING)}$`);
/** A verb before `이`, `가`: `나온 것이`, `지내는지가`. */
const VERB = /[는은던][지데]?$|[하되]$|[었았였했됐]/;

export function namesAll(text: string, { letters: own, lettersAbove }: IndexedLine): boolean {
  const held = `${own} ${lettersAbove}`;
  const isNamed = (noun: string) => {
    const [said] = saidWords(noun);
    if (!said || VERB.test(noun)) return true;
    const { word } = said;
    if (isAskersVerb(word) || officialForVerb(word).length > 0) return true;
    return meets({ written: word, whole: false }, held) > 0;
  };
  const nounsOf = (pattern: RegExp) => Array.from(text.matchAll(pattern), ([, noun]) => noun!);
  const topics = text.split(/\s+/).flatMap((word) => (isTopic(word) ? [word.slice(0, -1)] : []));
  return (
    nounsOf(MEASURED).every(isNamed) &&
    [...nounsOf(NOUN), ...topics].every((noun) => ANY.test(noun) || isNamed(noun))
  );
}
