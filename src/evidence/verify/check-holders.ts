/** Checks who holds an office: `위원장은 연구처장이 된다`, `간사는 담당 부서의 장으로 한다`. */
import { OFFICES_HELD } from "../../text/lexicon/offices.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { clausesOf } from "../../text/sentences.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { letters, saidWords } from "./meeting-words.js";
import { isSameName } from "./names-of-people.js";

/** Up to three words before the last one: `자산운용 부서의 장`. */
const NAME = String.raw`((?:[가-힣]{1,12}\s){0,3}?[가-힣]{1,16}?)`;
/** `A는 B가 된다`, `A는 B로 한다`, `A가 B를 맡는다`, and `A는 B, C는 D로 한다`: A and B are one. */
const HOLDER = new RegExp(
  String.raw`(?<![가-힣])([가-힣]{2,16})[은는이가]\s${NAME}(?:[이가]\s(?:[되된됩될]|맡)|[을를]\s맡|으?로\s[하한합]|,\s(?=[가-힣]{2,16}[은는]\s)|(?:입니다|이다)(?=[.\s]|$))`,
  "g",
);
const HELD = new RegExp(`${oneOf(OFFICES_HELD)}$`);

/** `위원회의` may be the body's or a meeting, `장이` a fair or a head: before an office it is a particle. */
const PARTICLE = /[의이가]$/;

const NOT_BUT = /(?<![가-힣])[가-힣]{2,16}[이가]\s아니라\s/;

type Pair = readonly [office: string, holder: string];

/** An office is one person's: a line gives it to another one, or to the one whom the sentence names. */
export function checkHolders(sentence: string, { lines }: EvidenceIndex): Finding[] {
  const found = clausesOf(sentence).map((clause) => holderOf(clause, lines));
  return found.every((one) => one?.verdict === "supported")
    ? found.slice(0, 1).flatMap((one) => one ?? [])
    : found.flatMap((one) => (one?.verdict === "contradicted" ? [one] : []));
}

function holderOf(clause: string, lines: readonly IndexedLine[]): Finding | null {
  // `기관장이 아니라 이사가 맡는다`: who does not is no part of who does.
  const [said] = pairsIn(clause.replace(NOT_BUT, ""));
  if (!said?.some((one) => HELD.test(one))) return null;
  const others = saidWords(clause.replace(NOT_BUT, ""))
    .map(({ word }) => word.replace(PARTICLE, ""))
    .filter((word) => !word.startsWith("맡") && !said.some((one) => one.includes(word)));
  let found: Finding | null = null;
  for (const line of lines) {
    if (!others.every((word) => holds(line, word))) continue;
    for (const printed of pairsIn(line.text)) {
      const shared = said.filter((one) => printed.some((other) => isSameName(one, other)));
      if (shared.length === 2)
        return { text: clause, verdict: "supported", reason: "WORDS_FOUND", line };
      // Of what is no office there may be several: `지원 대상이 된다`.
      if (shared.length === 0 || !printed.some((one) => HELD.test(one))) continue;
      const claimed = said.find((one) => !shared.includes(one));
      const holder = printed.find((one) => !isSameName(one, shared[0]!));
      if (claimed && holder && !lines.some((one) => mayTell(one, said)))
        found ??= {
          ...{ text: claimed, verdict: "contradicted", reason: "OTHER_SUBJECT" },
          ...{ line, printed: holder },
        };
    }
  }
  return found;
}

/** `의장은 제21조에 따른 이사가 된다`: a line may give the office in words that are not read as a name. */
function mayTell({ text }: IndexedLine, [office, holder]: Pair): boolean {
  return new RegExp(
    String.raw`${office}[은는이가]\s[^.]{0,40}(?<![가-힣])${holder}(?:이|가|으로|로)\s(?:[되된됩될하한합]|맡)`,
  ).test(text);
}

function pairsIn(text: string): Pair[] {
  return Array.from(
    text.matchAll(HOLDER),
    ([, one, other]) => [one!, letters(other!)] as const,
  ).filter((pair) => pair.every((name) => name.length >= SHORTEST_NAME));
}

const SHORTEST_NAME = 2;

function holds({ letters: own, lettersAbove }: IndexedLine, word: string): boolean {
  return own.includes(word) || lettersAbove.includes(word);
}
