/** Finds a label given the words of another: `접수기관은 누리재단` of a printed `접수기관 : 한빛센터 · 심사기관 : 누리재단`. */
import { DOERS, DUTY_WORDS } from "../../text/lexicon/offices.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { clausesOf } from "../../text/sentences.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { letters } from "./meeting-words.js";

interface Labelled {
  label: string;
  /** Letters, and as written. */
  value: string;
  written: string;
  line: IndexedLine;
}

/** Labels with their words, up to the next label or the end. */
const PAIR =
  /(?<![가-힣])([가-힣][가-힣 ]{0,14}[가-힣])\s{0,2}[:：]\s{0,2}([^:：|\n]{2,40}?)(?=\s{0,2}(?:[·ㆍ,;/▪•○]\s{0,2})?(?<![가-힣])[가-힣][가-힣 ]{0,14}[가-힣]\s{0,2}[:：]|\s{0,2}$)/g;
/** `이번 조사의 주관업체는 한빛센터입니다`; what is said of a label ends the clause. */
const SAID =
  /^(?:.{0,40}\s)?([가-힣]{2,12})[은는]\s([가-힣A-Za-z][가-힣A-Za-z\d\s·-]{1,30}?)(?:입니다|이다|이며|이고|이라고|임|로서|으로|로|[.\s]*$)/;
/** `심사는 한빛센터가 맡습니다` of a label `심사기관`. */
const DONE_BY = new RegExp(
  String.raw`^(?:.{0,40}\s)?([가-힣]{2,6})[은는]\s([가-힣A-Za-z][가-힣A-Za-z\d\s·-]{1,30}?)(?:이|가|에서)\s${oneOf(DUTY_WORDS)}`,
);
const SHORTEST_VALUE = 3;
const MOST_PAIRS = 400;

export function checkLabelValues(sentence: string, evidence: EvidenceIndex): Finding[] {
  const found: Finding[] = [];
  for (const clause of clausesOf(sentence)) {
    const done = DONE_BY.exec(clause);
    const [, label, told] = done ?? SAID.exec(clause) ?? [];
    const value = letters(told ?? "");
    if (label === undefined || value.length < SHORTEST_VALUE) continue;
    const isOwn = done
      ? (one: string) => DOERS.some((doer) => one === label + doer)
      : (one: string) => one.endsWith(label);
    const one = judge(isOwn, value, told!, knownPairs(evidence));
    if (one) found.push(one);
  }
  return found;
}

function judge(
  isOwn: (label: string) => boolean,
  value: string,
  written: string,
  pairs: readonly Labelled[],
): Finding | null {
  const own = pairs.filter(({ label }) => isOwn(label));
  const others = pairs.filter((one) => !isOwn(one.label) && one.value === value);
  const [printed, ...more] = own;
  if (!printed || more.length > 0 || others.length !== 1) return null;
  // Another way to write the same, or a part of it.
  if (printed.value.includes(value) || value.includes(printed.value)) return null;
  if (printed.line.chunk !== others[0]!.line.chunk) return null;
  return {
    ...{ text: written.trim(), verdict: "contradicted", reason: "OTHER_PLACE" },
    ...{ line: printed.line, printed: printed.written },
  };
}

const known = new WeakMap<EvidenceIndex, readonly Labelled[]>();

/** Read once for all sentences of an answer. */
function knownPairs(evidence: EvidenceIndex): readonly Labelled[] {
  const pairs = known.get(evidence) ?? evidence.lines.flatMap(pairsOf).slice(0, MOST_PAIRS);
  known.set(evidence, pairs);
  return pairs;
}

/** A row of two cells is a label and its words too. */
function pairsOf(line: IndexedLine): Labelled[] {
  const made = ([label, value]: readonly [string, string]) => ({
    ...{ label: letters(label), value: letters(value), written: value.trim(), line },
  });
  const inText = Array.from(line.text.matchAll(PAIR), ([, label, value]) => made([label!, value!]));
  const { cells } = line;
  if (inText.length > 0 || cells?.length !== 2 || cells.some(({ isValue }) => isValue))
    return inText;
  return [made([cells[0]!.text, cells[1]!.text])];
}
