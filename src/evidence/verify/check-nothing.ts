/**
 * What a sentence says there is none of (`참가비는 무료입니다`, `응시료는 없습니다`, `경력에는 제한이 없습니다`), where a line prints how much; and what it says is
 * charged or limited where a line says that nothing is.
 */
import {
  CHARGED,
  FREE,
  LIMITING_NOUNS,
  NO_AMOUNT,
  NO_MORE_THAN_SAID,
  UNLIMITED as WITHOUT_LIMIT,
} from "../../text/lexicon/charges.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import { clausesOf } from "../../text/sentences.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { letters, saidWords } from "./meeting-words.js";
import { shareHeld } from "./resting-lines.js";
import { POLARITY } from "./verify-thresholds.js";

const NOUN = "(?<![가-힣])([가-힣]{2,16}?)";
const MORE = String.raw`(?:${oneOf(NO_MORE_THAN_SAID)}\s)?`;
/** Fees, and what is charged otherwise. */
const FEE = "(?<![가-힣])([가-힣]{1,14}[비료금세])";
/** `응시료는 없습니다`. */
const NONE = new RegExp(
  String.raw`${NOUN}[은는이가]\s${MORE}없(?:다|습니다|음|었습니다|었다|었음)`,
);
/** `응시료는 무료입니다`, `응시료를 받지 않습니다`; not `회비를 받지 않은 사람`. */
const COSTS_NOTHING = new RegExp(
  String.raw`${FEE}[은는이가을를]\s${MORE}${oneOfSpaced(FREE)}(?![은을]|는(?!다))`,
);
const UNLIMITED = new RegExp(
  String.raw`${NOUN}(?:에는|에|은|는)?\s${MORE}${oneOf(LIMITING_NOUNS)}[이은]\s${MORE}없(?:다|습니다|음)`,
);
const COSTS = new RegExp(String.raw`${FEE}[은는이가을를]\s${MORE}${oneOfSpaced(CHARGED)}`);
/** `참가비는 1인당 2만원입니다`. */
const COSTS_SO_MUCH = new RegExp(
  String.raw`${FEE}[은는]\s${MORE}(?:[가-힣\d]{1,4}\s){0,2}?\d[\d,.]{0,12}\s?[십백천만억]{0,3}\s?원`,
);
/** `나이에 제한이 있습니다`. */
const HAS_LIMIT = new RegExp(
  String.raw`${NOUN}(?:에는|에|은|는)?\s${oneOf(LIMITING_NOUNS)}[이은]\s있(?:다|습니다|음|으며|고)`,
);

export function checkNothing(sentence: string, evidence: EvidenceIndex): Finding[] {
  const unlimited = UNLIMITED.exec(sentence);
  const none = unlimited ? null : (COSTS_NOTHING.exec(sentence) ?? NONE.exec(sentence));
  const costs = none || unlimited ? null : (COSTS.exec(sentence) ?? COSTS_SO_MUCH.exec(sentence));
  const limited = none || unlimited || costs ? null : HAS_LIMIT.exec(sentence);
  const noun = (unlimited ?? none ?? costs ?? limited)?.[1];
  if (noun === undefined || LIMITING_NOUNS.includes(noun)) return [];
  const isOfBounds = unlimited !== null || limited !== null;
  const speaking = linesOf(noun, sentence, evidence);
  const printing = speaking.filter(
    (line) => printsValue(line, noun, isOfBounds) || printsInColumn(line, noun),
  );
  const denying = speaking.filter((line) =>
    limited ? saysNoLimit(line, noun) : saysNone(line, noun) || printsNoneInColumn(line, noun),
  );
  const exempting =
    costs &&
    !EXEMPTS.test(letters(sentence)) &&
    speaking.find((line) => isExempted(line, sentence));
  if (exempting)
    return [{ text: noun, verdict: "contradicted", reason: "OPPOSITE", line: exempting }];
  const [against, agreeing] = costs || limited ? [denying, printing] : [printing, denying];
  const [line] = against.filter((one) => !none || !isFreeOf(one, sentence, noun));
  return line && agreeing.length === 0
    ? [{ text: noun, verdict: "contradicted", reason: "OPPOSITE", line }]
    : [];
}

/** Lines that hold the noun, and most other words of the sentence. */
function linesOf(noun: string, sentence: string, evidence: EvidenceIndex): IndexedLine[] {
  const words = evidence.weighNouns(
    saidWords(sentence).filter(({ word }) => !LIMITING_NOUNS.includes(word)),
    () => 1,
  );
  const own = words.filter(({ word }) => !FREE_WORD.test(word.written));
  if (own.length === 0) return [];
  const speaking = evidence.lines
    .filter((line) => line.text.includes(noun) || columnOf(line, noun) !== undefined)
    .map((line) => ({ line, share: shareHeld(own, line) }))
    .filter(({ share }) => share >= POLARITY.clear);
  const best = Math.max(0, ...speaking.map(({ share }) => share));
  // Rows of one table are told apart by a word, or by a number: `10월 점검`.
  const numbers = readQuantities(sentence).map(({ text }) => letters(text));
  const isMeant = (line: IndexedLine) => numbers.every((number) => line.letters.includes(number));
  return speaking
    .filter(
      ({ line, share }) => line.cells === null || (share >= best - POLARITY.tied && isMeant(line)),
    )
    .map(({ line }) => line);
}

const FREE_WORD = /^(?:무료|없|받|내|부과|필요|납부)/;
const VALUE = String.raw`\s?(?:[은는이가]\s|[:：|]\s?|의\s)?(?:\([^()]{0,20}\)\s?)?(?:[가-힣]{1,4}\s){0,2}\d[\d,.]*\s?[가-힣%]{1,4}`;
const BOUND = String.raw`\s?(?:이상|이하|초과|미만|이내)`;

function printsValue({ text }: IndexedLine, noun: string, bounded: boolean): boolean {
  return new RegExp(noun + VALUE + (bounded ? BOUND : "")).test(text);
}

function saysNone({ text }: IndexedLine, noun: string): boolean {
  return new RegExp(String.raw`${noun}[^.,]{0,12}(?:없|${oneOfSpaced(FREE)}|면제)`).test(text);
}

/** `참가비는 2만원이며 초등학생은 면제한다`: whom the sentence names pays nothing. */
function isFreeOf({ text }: IndexedLine, sentence: string, noun: string): boolean {
  const others = saidWords(sentence).filter(
    ({ word }) => !word.includes(noun) && !FREE_WORD.test(word),
  );
  return clausesOf(text)
    .map(letters)
    .some((clause) => EXEMPTS.test(clause) && others.some(({ word }) => clause.includes(word)));
}

const EXEMPTS = /무료|면제|받지[않아]/;
/** `1인당 1만원(미취학 무료)`. */
const EXEMPTED = /\(([^()]{2,20}?)\s?(?:은\s|는\s|:\s)?(?:무료|면제)\)/g;

/** Whether a remark lets those off whom the sentence has pay. */
function isExempted({ text }: IndexedLine, sentence: string): boolean {
  return Array.from(text.matchAll(EXEMPTED)).some(([, who]) => {
    const words = saidWords(who!);
    return words.length > 0 && words.every(({ word }) => sentence.includes(word));
  });
}

function saysNoLimit({ text }: IndexedLine, noun: string): boolean {
  return new RegExp(
    String.raw`${noun}[^.,가-힣]{0,4}(?:[은는에]|에는)?\s{0,2}${oneOfSpaced(WITHOUT_LIMIT)}`,
  ).test(text);
}

/** The one cell of a row whose column the noun names. */
function columnOf({ cells }: IndexedLine, noun: string) {
  const named = cells?.filter(({ header }) => header.includes(noun)) ?? [];
  return named.length === 1 ? named[0] : undefined;
}

/** `처분이 없었다` of a row that prints `1건` under `처분`. */
function printsInColumn(line: IndexedLine, noun: string): boolean {
  const cell = columnOf(line, noun);
  const [amount] = cell?.isValue ? readQuantities(cell.text) : [];
  return amount?.kind === "number" && amount.value > 0;
}

function printsNoneInColumn(line: IndexedLine, noun: string): boolean {
  return NO_AMOUNT.includes(columnOf(line, noun)?.text.replace(/\s/g, "") ?? "");
}
