/** Checks quotations inside a sentence: what stands between double quotation marks must stand in the evidence. */
import type { Finding } from "./check-finding.js";
import type { EvidenceIndex } from "./evidence-index.js";
import { letters } from "./meeting-words.js";

const QUOTED = /[“"]([^“”"]{2,})[”"]|‘([^‘’]{8,})’/g;
/** Shorter ones name a term. */
const SHORTEST = 6;

export function checkQuotations(sentence: string, evidence: EvidenceIndex): Finding[] {
  const found: Finding[] = [];
  for (const match of sentence.matchAll(QUOTED)) {
    const quote = (match[1] ?? match[2])!;
    const wanted = letters(quote);
    if (wanted.length < SHORTEST) continue;
    const holding = evidence.chunks.some(({ text, path }) =>
      letters(`${path.join("\n")}\n${text}`).includes(wanted),
    );
    const line = evidence.lines.find((one) => one.letters.includes(wanted)) ?? null;
    found.push(
      holding
        ? { text: quote, verdict: "supported", reason: "QUOTE_FOUND", line }
        : { text: quote, verdict: "not_found", reason: "QUOTE_NOT_FOUND", line: null },
    );
  }
  return found;
}
