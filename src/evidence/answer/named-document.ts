/** The document that is named beside a question: `○○ 모집 공고를 봤습니다. 접수기간은 언제인가요?` */
import { READ_ABOUT, READING_VERBS } from "../../text/lexicon/asked-loosely.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { objectOf } from "../../text/noun-particles.js";
import { isStatement } from "../../text/sentences-asked.js";
import { tokenizeQuery } from "../../text/tokens.js";
import { HeldWords } from "./held-words.js";

const SAYS_OF_READING = new RegExp(`^${oneOf(READING_VERBS)}`);
/** One word names a document if it is so long: `근로기준법`. */
const LONGEST_COMMON = 4;

/** `○○ 사업을 보고`, `○○ 사업에 관해`: what is named so is meant, whether it is there or not. */
const READ = new RegExp(String.raw`^(.{2,200}?)(?:[을를]|에)?\s${oneOf(READ_ABOUT)}`, "s");

/** The words of a sentence that a title holds; "" where it names no document. A name alone is always meant. */
export function documentNamed(beside: string, titlesOf: () => readonly string[]): string {
  if (!isStatement(beside)) return beside;
  const words = [...new Set(tokenizeQuery(beside).words)].filter(
    (word) => !SAYS_OF_READING.test(word),
  );
  let most: string[] = [];
  for (const title of titlesOf()) {
    const held = HeldWords.of(title);
    const named = words.filter((word) => held.share(word) === 1);
    if (named.length > most.length) most = named;
  }
  const isName = most.length > 1 || most.some((word) => word.length >= LONGEST_COMMON);
  if (isName && most.length * 2 > words.length) return asTyped(beside, most);
  const read = READ.exec(beside)?.[1] ?? "";
  return words.some((word) => read.includes(word)) ? read : "";
}

/** The words as they were typed, without the particle of an object. */
function asTyped(said: string, named: readonly string[]): string {
  const typed = said
    .split(/\s+/)
    .filter((word) => named.some((name) => word.toLowerCase().includes(name)));
  return typed.map((word) => objectOf(word) ?? word).join(" ");
}
