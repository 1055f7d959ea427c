/** Keeps a value from being called supported where other lines speak of what the sentence is about, and the line of the value does not. */
import { isTopic } from "../../text/joined-statements.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { ANYONE_OR_ANYTHING } from "../../text/lexicon/polarity.js";
import { isAskersVerb } from "../askers-verbs.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { meets, saidWords } from "./meeting-words.js";

const ANY = new RegExp(`^${oneOf(ANYONE_OR_ANYTHING)}$`);

/** `found`: by what the sentence is supported. */
export function checkTopic(
  sentence: string,
  found: readonly Finding[],
  { lines }: EvidenceIndex,
): Finding[] {
  const values = found.filter(({ reason, places }) => reason === "VALUE_FOUND" && !places);
  const topic = topicOf(sentence);
  const [first] = values;
  if (!first || values.length < found.length || topic === null) return [];
  const sought = { written: topic, whole: false };
  const isOfValue = (text: string) => values.some(({ line }) => line?.text === text);
  const own = lines.filter(({ text }) => isOfValue(text));
  const isHeld = own.some((one) => meets(sought, `${one.letters} ${one.lettersAbove}`) > 0);
  const isToldElsewhere = lines.some((one) => one.letters.includes(topic));
  if (isHeld || !isToldElsewhere) return [];
  if (own.some((line) => isOverTable(topic, line, lines) || holdsWhich(sentence, topic, line)))
    return [];
  return [{ text: first.text, verdict: "not_checked", reason: "WORDS_NOT_MET", line: first.line }];
}

/** `이용요금` over a table of them. */
function isOverTable(topic: string, line: IndexedLine, lines: readonly IndexedLine[]): boolean {
  if (line.cells === null) return false;
  const before = lines.slice(0, lines.indexOf(line));
  const caption = before.findLast(({ cells }) => cells === null);
  return caption?.chunk === line.chunk && caption.letters.includes(topic);
}

/** `보수가 필요한 교량은 3개소` of a printed `보수 필요 3개소`: which of them are meant is what the line says. */
function holdsWhich(sentence: string, topic: string, { letters }: IndexedLine): boolean {
  const which = sentence.slice(0, Math.max(0, sentence.indexOf(topic)));
  const words = saidWords(which);
  return (
    /[한된]\s$/.test(which) && words.length > 1 && words.every(({ word }) => letters.includes(word))
  );
}

/** The one noun that something is told of; null where there are several. */
function topicOf(sentence: string): string | null {
  const [word, ...more] = sentence.split(/\s+/).filter((one) => isTopic(one));
  const [said] = word === undefined || more.length > 0 ? [] : saidWords(word.slice(0, -1));
  return !said || ANY.test(said.word) || isAskersVerb(said.word) ? null : said.word;
}
