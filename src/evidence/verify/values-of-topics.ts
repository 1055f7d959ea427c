/** A value that a line tells of another thing than the sentence's: `초안은 5일 전(5부) 보고서는 종료일까지(10부)`. */
import { isTopic } from "../../text/joined-statements.js";
import type { Quantity } from "../../text/quantities/quantity.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { isAskersVerb } from "../askers-verbs.js";
import type { EvidenceIndex } from "./evidence-index.js";
import { letters } from "./meeting-words.js";
import type { PrintedValue } from "./printed-values.js";
import { isSame, type SaidValue } from "./said-value.js";

const WORD = /(?<![가-힣])([가-힣]{2,14})(?=\s)/g;
const ENDS_VERB = /니다$|다$/;

interface Topic {
  name: string;
  /** The word before it, which may be of its name: `누적 확진자는`. */
  before: string;
  start: number;
  end: number;
}

/** What the line tells of the one thing that the sentence is about, where it tells the sentence's value of another. */
export function valueOfOtherTopic(
  { text, quantities, at, words }: SaidValue,
  { quantity, printedIn, line, above }: PrintedValue,
  { lines }: EvidenceIndex,
): string | null {
  const own = quantities[at]!;
  const [about, ...more] = topicsIn(text);
  const topics = topicsIn(printedIn);
  const here = topics.find(({ start, end }) => start <= quantity.start && quantity.start < end);
  if (!about || more.length > 0 || !here || topics.length < 2) return null;
  const said = letters(text);
  if (said.includes(here.name)) return null;
  const there = topics.find(({ name, before }) => name === about.name && before === about.before);
  if (!there) return null;
  // What the line has no word for may be what the other thing is called by.
  const held = `${letters(printedIn)} ${above} ${lines.find((one) => one.text === line.text)?.lettersAbove}`;
  const isTold = words.every(
    ({ word }) => held.includes(word) || isAskersVerb(word) || ENDS_VERB.test(word),
  );
  if (!isTold) return null;
  const values = readQuantities(printedIn).filter(
    (one) => there.start <= one.start && one.start < there.end && isComparable(one, own),
  );
  return values.length > 0 && !values.some((one) => isSame(own, one)) ? values[0]!.text : null;
}

function isComparable(one: Quantity, other: Quantity): boolean {
  return one.kind === "number" && other.kind === "number" && one.unit === other.unit;
}

/** Each with what is told of it, up to the next one. */
function topicsIn(text: string): Topic[] {
  const found = Array.from(text.matchAll(WORD)).filter(([, word]) => isTopic(word!));
  return found.map(({ 1: word, index }, place) => ({
    name: word!.replace(/(?:에게|에서|에|로|으로)?[은는]$/, ""),
    before: /([가-힣]+)\s$/.exec(text.slice(0, index))?.[1] ?? "",
    start: index,
    end: found[place + 1]?.index ?? text.length,
  }));
}
