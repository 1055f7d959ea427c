/** Chosen lines as citations: a row with the header of its table, a lead with its list, a change with both its sides. */

import type { Citation } from "../../model/evidence.js";
import type { Revision } from "../../model/structure.js";
import { ANSWER } from "../weights.js";
import type { Side } from "./both-sides.js";
import { anchorsOfRow } from "./cited-rows.js";
import { type AnswerHit, type FactsOf, headerLines, revisionsOf } from "./found-tables.js";
import { bodyLines } from "./read-chunk.js";
import type { AnswerCandidate } from "./score-chunks.js";
import { type JudgedLine, leadsExplicitly } from "./score-lines.js";
import { type ListedChunk, type QuotedList, wholeList } from "./whole-lists.js";

/** A line that is cited for what it is. */
export type CitedLine = Pick<AnswerCandidate, "hit" | "text"> & Partial<Pick<JudgedLine, "toldBy">>;

/** One citation a side; the header of the table, which says which is which, is with the first of each chunk. */
export function citeSides(sides: readonly Side[], factsOf: FactsOf): Citation[] {
  const headed = new Set<AnswerHit>();
  return sides.map(({ hit, quote, revisions }) => {
    const header = headed.has(hit) ? [] : headerLines(hit, factsOf(hit));
    headed.add(hit);
    return { ...citationOf(hit, quote, revisions), ...(header.length > 0 && { header }) };
  });
}

/** One citation for each chunk that the list stands in. */
export function citeList({ pieces, more }: QuotedList, limit: number): Citation[] {
  const citations = pieces.slice(0, limit).map(({ hit, quote }) => citationOf(hit, quote, []));
  const last = citations.at(-1);
  if (last && more) last.more = more;
  return citations;
}

/** The lines beside the best one. `다음 각 호와 같다` says nothing without its items; those of a lead that scores less are of other things. */
export function citeBeside(
  lines: readonly AnswerCandidate[],
  best: AnswerCandidate,
  limit: number,
  factsOf: FactsOf,
): Citation[] {
  const lists = new Map<AnswerCandidate, QuotedList>();
  for (const line of lines) {
    const isNear = line.score >= best.score - ANSWER.leadMargin;
    const isLead = isNear && line.isLead && leadsExplicitly(line.text);
    const list = isLead ? listOf(line, factsOf) : listOfProviso(line, factsOf);
    if (list) lists.set(line, list);
  }
  // A lead may be an item of another one's list.
  const piecesBeside = (line: AnswerCandidate) =>
    [...lists].flatMap(([lead, { pieces }]) => (lead === line ? [] : pieces));
  const shown = lines.filter((line) => !isQuoted(line.text, piecesBeside(line)));
  const cited = cite(shown, shown.length, factsOf);
  return shown.flatMap((line, place) =>
    lists.has(line) ? citeList(lists.get(line)!, limit) : cited[place]!,
  );
}

/** One citation a line; a row of a table has its header with it, the first of a table's rows. */
export function cite(chosen: readonly CitedLine[], limit: number, factsOf: FactsOf): Citation[] {
  const headed = new Set<AnswerHit>();
  return chosen.slice(0, Math.max(0, limit)).map(({ hit, text: line, toldBy }) => {
    const facts = factsOf(hit);
    const citation = citationOf(hit, line, revisionsOf(line, hit, facts));
    if (!line.includes(" | ")) return { ...citation, ...(toldBy && { header: [toldBy] }) };
    const header = headerLines(hit, facts);
    const anchors = anchorsOfRow(hit.anchors, header, listed(hit, factsOf).lines, line);
    const isFirst = header.length > 0 && !headed.has(hit);
    headed.add(hit);
    const above = [...(isFirst ? header : []), ...(toldBy ? [toldBy] : [])];
    return { ...citation, anchors, ...(above.length > 0 && { header: above }) };
  });
}

export function citationOf(hit: AnswerHit, quote: string, revisions: Revision[]): Citation {
  const { chunk_id, doc_id, filename, path, outline, anchors, extractors } = hit;
  return { chunk_id, doc_id, filename, quote, path, outline, anchors, extractors, revisions };
}

/** A citation as it is read: the header of its table over its row. */
export function citedText({ header = [], quote }: Citation): string {
  return [...header, quote].join("\n");
}

export function isQuoted(line: string, pieces: readonly { quote: string }[]): boolean {
  return pieces.some(({ quote }) => quote.includes(line));
}

export function listOf(
  { hit, place }: Pick<AnswerCandidate, "hit" | "place">,
  factsOf: FactsOf,
): QuotedList | null {
  return wholeList(listed(hit, factsOf), place, hit.next ? listed(hit.next, factsOf) : null);
}

/** `5만원으로 한다. 다만, 다음 각 호는 10만원으로 한다.`: the items of the proviso that a line is cited with. */
function listOfProviso({ hit, place, text }: AnswerCandidate, factsOf: FactsOf): QuotedList | null {
  const proviso = listed(hit, factsOf).lines[place + 1] ?? "";
  if (!leadsExplicitly(proviso) || !text.endsWith(` ${proviso}`)) return null;
  const list = listOf({ hit, place: place + 1 }, factsOf);
  if (!list) return null;
  const [first, ...rest] = list.pieces;
  const quote = text + first!.quote.slice(proviso.length);
  return hit.text.includes(quote) ? { ...list, pieces: [{ hit, quote }, ...rest] } : null;
}

export function listed(hit: AnswerHit, factsOf: FactsOf): ListedChunk {
  return { hit, lines: bodyLines({ ...hit, header: headerLines(hit, factsOf(hit)) }) };
}
