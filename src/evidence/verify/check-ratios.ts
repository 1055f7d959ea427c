/** Checks ratios (`9대 1의 비율`, `9:1로`) by those that the evidence prints, and by shares that make up a whole (`90%`, `10%`). */
import { RATIO_WORDS } from "../../text/lexicon/measures.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { readQuantities } from "../../text/quantities/read-quantities.js";
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex, IndexedLine } from "./evidence-index.js";
import { clearLines } from "./resting-lines.js";
import { withoutStretches } from "./values-in-turn.js";

const PARTS = String.raw`(?<![\d.:])(\d{1,3}(?:\.\d{1,2})?)\s?(?:대|[:：∶])\s?(\d{1,3}(?:\.\d{1,2})?)(?![\d.:%])`;
const PRINTED = new RegExp(PARTS, "g");
/** Only what is said to be one: `9:10` may be a time. */
const SAID = new RegExp(
  String.raw`${PARTS}(?=\s?(?:의\s|인\s)?${oneOf(RATIO_WORDS)}|(?:으?로|이며|입니다|이다)(?![가-힣]))`,
  "g",
);
const WHOLE = 100;

interface Ratio {
  text: string;
  value: number;
  start: number;
  end: number;
}

/** The sentence with its ratios blanked out: their parts are no values of their own. */
export function withoutRatios(sentence: string): string {
  return withoutStretches(sentence, ratiosIn(sentence, SAID));
}

export function checkRatios(sentence: string, evidence: EvidenceIndex): Finding[] {
  return ratiosIn(sentence, SAID).flatMap(({ text, value }): Finding[] => {
    const printed = (line: IndexedLine) => [...ratiosIn(line.text, PRINTED), ...sharesOf(line)];
    const line = evidence.lines.find((one) => printed(one).some((ratio) => ratio.value === value));
    if (line) return [{ text, verdict: "supported", reason: "VALUE_FOUND", line }];
    const [other] = clearLines(sentence, evidence).flatMap((one) =>
      printed(one).map((ratio) => ({ line: one, printed: ratio.text })),
    );
    if (other) return [{ text, verdict: "contradicted", reason: "OTHER_VALUE", ...other }];
    return [{ text, verdict: "not_found", reason: "VALUE_NOT_FOUND", line: null }];
  });
}

function ratiosIn(text: string, pattern: RegExp): Ratio[] {
  return Array.from(text.matchAll(pattern), ({ 0: written, 1: one, 2: other, index }) => ({
    ...{ text: written, value: Number(one) / Number(other) },
    ...{ start: index, end: index + written.length },
  }));
}

/** Two shares of a line, one right behind the other, that make up a whole. */
function sharesOf({ text }: IndexedLine): Pick<Ratio, "text" | "value">[] {
  const shares = readQuantities(text).flatMap((one) =>
    one.kind === "number" && one.unit === "%" ? [one] : [],
  );
  return shares.slice(1).flatMap((other, at) => {
    const one = shares[at]!;
    return one.value + other.value === WHOLE
      ? [{ text: `${one.text}, ${other.text}`, value: one.value / other.value }]
      : [];
  });
}
