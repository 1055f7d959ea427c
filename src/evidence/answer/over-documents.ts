/** Questions over documents: one line of each that answers, copies counted once. */
import { ISSUERS, KINDS_OF_DOCUMENT } from "../../text/lexicon/over-documents.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { squeeze } from "../../text/spacing.js";

/** Chunks that are looked at for such a question, and of one document: its first alone would fill them. */
export const DOCUMENTS_DEPTH = 40;
export const CHUNKS_OF_EACH = 2;
/** How much worse than the best line that of another document may score. */
export const OVER_MARGIN = 1.2;
/** A title says which document it is from so many letters on: `공고` is that of many. */
const SHORTEST_TITLE = 8;

const KIND = oneOf(KINDS_OF_DOCUMENT);
/** `공고들`, `공고마다`, `공고별로`, `각 공고의`, `각 기관의`; not `고시별표`, `각 기관의 장은`, nor `연도별`, which is a table's column. */
const OVER = new RegExp(
  [
    `${KIND}(?:들|마다)`,
    `${KIND}별(?:로|의)?(?![가-힣])`,
    String.raw`(?<![가-힣])각\s?${KIND}(?:의|별)(?![가-힣])`,
    String.raw`(?<![가-힣])각\s?${oneOf(ISSUERS)}의(?!\s?장|[가-힣])`,
  ].join("|"),
);

export function asksOverDocuments(question: string): boolean {
  return OVER.test(question.normalize("NFC"));
}

/** What tells documents apart: copies of one in several formats have its title and date. */
export function copyKey(docId: string, title: string, date: string | null | undefined): string {
  const own = squeeze(title).replace(/[^\p{L}\p{N}]/gu, "");
  return date && own.length >= SHORTEST_TITLE ? `${own} ${date}` : docId;
}

/** The best line of each document, where several answer; null where one does. `lines` are best first. */
export function oneOfEach<L extends { score: number }>(
  lines: readonly L[],
  keyOf: (line: L) => string,
): L[] | null {
  const least = (lines[0]?.score ?? 0) - OVER_MARGIN;
  const first = new Map<string, L>();
  for (const line of lines) {
    const key = keyOf(line);
    if (line.score >= least && !first.has(key)) first.set(key, line);
  }
  return first.size > 1 ? [...first.values()] : null;
}

/** The best chunks of each document, best first. */
export function fewOfEach<C extends { key: string }>(chunks: readonly C[]): C[] {
  const counts = new Map<string, number>();
  return chunks.filter(({ key }) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= CHUNKS_OF_EACH;
  });
}
