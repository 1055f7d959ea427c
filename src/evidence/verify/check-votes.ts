/** Checks quorums and majorities: of whom which share comes or agrees (`재적위원 과반수의 출석`, `출석위원 3분의 2 이상의 찬성`). */
import { oneOf } from "../../text/lexicon/patterns.js";
import {
  AGREEING,
  ALL_MEMBERS,
  COMING,
  SHARES_IN_WORDS,
  THOSE_PRESENT,
} from "../../text/lexicon/votes.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { letters, saidWords } from "./meeting-words.js";

interface Vote {
  /** As written, without spaces, and where it begins. */
  text: string;
  start: number;
  ofAll: boolean;
  share: string;
  agrees: boolean;
}

/** In letters without spaces: `출석한위원의과반수가찬성`. */
const VOTE = new RegExp(
  String.raw`(?:(${oneOf(ALL_MEMBERS)})|${oneOf(THOSE_PRESENT)})(?:한|하는)?[가-힣]{1,4}?(?:의)?(${oneOf(SHARES_IN_WORDS)}|\d분의\d)(?:이상)?(?:의|이|가)?(?:(${oneOf(AGREEING)})|${oneOf(COMING)})`,
  "g",
);

export function checkVotes(sentence: string, { lines }: EvidenceIndex): Finding[] {
  const said = votesIn(letters(sentence));
  const printed = said.length === 0 ? [] : lines.flatMap((line) => votesOf(line));
  return said.flatMap((vote): Finding[] => {
    const alike = printed.filter(({ agrees }) => agrees === vote.agrees);
    if (alike.some((one) => one.ofAll === vote.ofAll && one.share === vote.share)) return [];
    // Matters of several kinds are each voted on in their own way: the line must be clearly it.
    const [other] = alike.filter(({ line }) => isMeant(line, sentence, vote));
    if (!other) return [];
    const found = { text: vote.text, printed: other.text, line: other.line };
    return [{ ...found, verdict: "contradicted", reason: "OTHER_VALUE" }];
  });
}

function votesOf(line: IndexedLine) {
  return votesIn(line.letters).map((vote) => ({ ...vote, line }));
}

function votesIn(text: string): Vote[] {
  return Array.from(text.matchAll(VOTE), ({ 0: written, 1: all, 2: share, 3: agrees, index }) => ({
    ...{ text: written, start: index, share: share! },
    ...{ ofAll: all !== undefined, agrees: agrees !== undefined },
  }));
}

/** Whether a line holds every word before the vote: what is voted on. */
function isMeant(line: IndexedLine, sentence: string, { start: place }: Vote): boolean {
  const own = `${line.letters}\n${line.lettersAbove}`;
  return saidWords(sentence).every(
    ({ word, start }) => letters(sentence.slice(0, start)).length >= place || own.includes(word),
  );
}
