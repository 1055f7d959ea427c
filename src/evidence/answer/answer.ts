/**
 * The extractive answer: verbatim lines of the found chunks that answer the question, or the reason why there is none.
 */

import { type AnswerBody, type Citation, MADE_BY } from "../../model/evidence.js";
import type { Revision } from "../../model/structure.js";
import type { TermRarity } from "../../search/bm25.js";
import { squeeze } from "../../text/spacing.js";
import { ANSWER } from "../weights.js";
import { labels } from "./asked-attribute.js";
import { isBlackedOut } from "./blacked-out.js";
import {
  asksBothSides,
  bothSides,
  labelledRow,
  namesBothSides,
  provisionsAsked,
  type Side,
  throughArrow,
} from "./both-sides.js";
import { anchorsOfRow } from "./cited-rows.js";
import { asksEffective, effectiveFrom } from "./effective-days.js";
import { rowsBegunEmpty } from "./first-cells.js";
import {
  type AnswerHit,
  cellsBeside,
  type FactsOf,
  type FoundDocument,
  headerLines,
  holdsComparison,
  holdsTables,
  revisionsOf,
} from "./found-tables.js";
import { HeldWords } from "./held-words.js";
import { type NamedRows, rowsNamed } from "./named-rows.js";
import { asksOverDocuments, copyKey, oneOfEach } from "./over-documents.js";
import { type Question, readQuestion, type Vocabulary } from "./parse-question.js";
import { operandsOf, summedColumn, totalAsked } from "./printed-totals.js";
import { bodyLines, heldBy, type LineText, linesOf, readChunk, tokensHeld } from "./read-chunk.js";
import { type JudgedLine, judgeLines, leadsExplicitly } from "./score-lines.js";
import { type ListedChunk, type QuotedList, wholeList } from "./whole-lists.js";
import { withProviso } from "./with-proviso.js";
import { withSigner } from "./with-signer.js";

interface AnswerCandidate extends JudgedLine {
  hit: AnswerHit;
}

export function extractAnswer(
  question: string,
  found: readonly AnswerHit[],
  limit: number,
  rarity: Vocabulary,
  factsOf: FactsOf,
): AnswerBody {
  const asked = readQuestion(question, rarity);
  const hits = withHeadedTables(found, asked);
  if (hits.length === 0) return unanswered("NO_MATCH");
  const scored = scoreLines(asked, question, hits, rarity, factsOf);
  const best = scored.find(({ support }) => support >= ANSWER.leastSupport);
  if (!best) return unanswered("NO_EVIDENCE");
  // A line that scores more with less support stands behind it.
  const candidates = [best, ...scored.filter((each) => each !== best)];
  const over = asksOverDocuments(question) ? lineOfEach(candidates, factsOf) : null;
  const chosen =
    over ??
    ofEachDocument(candidates, best)
      .slice(0, ANSWER.mostLines)
      .filter((each) => each.score >= best.score - ANSWER.margin && isCompatible(each, best));
  const list = best.isLead && !over ? listOf(best, factsOf) : null;
  const summed = totalAsked(question);
  const isChange = asksBothSides(question);
  const sides = isChange ? sidesAsked(question, best, hits, factsOf, limit) : [];
  const rows = summed ? sumAsked(summed, question, best, hits, factsOf) : [];
  // Some of the rows would be added up for all.
  const sum = rows.length <= limit - sides.length ? rows : [];
  const quoted = [...(list?.pieces ?? []), ...sides, ...sum.map(({ text }) => ({ quote: text }))];
  const beside = chosen
    .filter(({ text }) => !isQuoted(text, quoted))
    // A heading names what both sides say.
    .filter(({ text, hit }) => sides.length === 0 || !hit.path.includes(text))
    .map((each) => (isChange ? { ...each, text: throughArrow(each.hit.text, each.text) } : each))
    .map((each) => ({
      ...each,
      text: withSigner(each.hit.text, each.text, asked.attribute?.noun),
    }));
  const first = [
    ...citeSides(sides, factsOf),
    ...cite(sum, sum.length, factsOf),
    ...(list ? citeList(list, limit) : []),
  ];
  const citations = [...first, ...citeBeside(throughProvisos(beside), best, limit, factsOf)].slice(
    0,
    limit,
  );
  const documents = new Set(citations.map(({ doc_id }) => doc_id));
  if (documents.size > 1) addDates(citations, hits, factsOf);
  return {
    answered: true,
    reason: null,
    made_by: MADE_BY.extract,
    text: citations.map(citedText).join("\n"),
    citations,
  };
}

/** Each with the proviso behind it; what is cited so with its sentence is not cited again. */
function throughProvisos(lines: readonly AnswerCandidate[]): AnswerCandidate[] {
  const all = lines.map((each) => ({ ...each, text: withProviso(each.hit.text, each.text) }));
  const isWithin = (one: AnswerCandidate, other: AnswerCandidate) =>
    one.hit === other.hit && one.text !== other.text && other.text.includes(one.text);
  return all.filter((each) => !all.some((other) => isWithin(each, other)));
}

/** A table is found by the heading before it, where that names what is asked for and the chunk ends with it. */
function withHeadedTables(found: readonly AnswerHit[], { attribute }: Question): AnswerHit[] {
  const known = new Set(found.map(({ doc_id, chunk_id }) => `${doc_id} ${chunk_id}`));
  const all = [...found];
  for (const { next, text, score } of found) {
    const last = text.slice(text.lastIndexOf("\n") + 1);
    if (next?.kind !== "table" || !attribute || !last.includes(attribute.noun)) continue;
    if (known.has(`${next.doc_id} ${next.chunk_id}`)) continue;
    all.push({ ...next, score });
  }
  return all;
}

/** Where lines of several documents answer alike, the best of each comes before a second one of any. */
function ofEachDocument(
  candidates: readonly AnswerCandidate[],
  best: AnswerCandidate,
): AnswerCandidate[] {
  const seen = new Set<string>();
  const first: AnswerCandidate[] = [];
  const rest: AnswerCandidate[] = [];
  for (const each of candidates) {
    const isFirst = !seen.has(each.hit.doc_id) && each.score >= best.score - ANSWER.alike;
    seen.add(each.hit.doc_id);
    (isFirst ? first : rest).push(each);
  }
  return [...first, ...rest];
}

/** Which of several documents is in force shows by its date. */
function addDates(citations: Citation[], hits: readonly AnswerHit[], factsOf: FactsOf): void {
  for (const citation of citations) {
    const hit = hits.find(({ doc_id }) => doc_id === citation.doc_id);
    const date = hit && factsOf(hit).issuedDate;
    if (date) citation.issued_date = date;
  }
}

function unanswered(reason: "NO_MATCH" | "NO_EVIDENCE"): AnswerBody {
  return { answered: false, reason, made_by: MADE_BY.extract, text: "", citations: [] };
}

/** Beside a definition, what else is said of the word is no answer; nor is the row of 2013 beside that of 2014. */
function isCompatible(line: JudgedLine, best: JudgedLine): boolean {
  if (best.definition !== "none" && line.definition !== best.definition) return false;
  return !line.text.includes(" | ") || best.named.every((number) => line.named.includes(number));
}

/** Scores every line of the chunks, best first; a line in several chunks counts once. */
function scoreLines(
  asked: Question,
  question: string,
  hits: readonly AnswerHit[],
  rarity: TermRarity,
  factsOf: FactsOf,
): AnswerCandidate[] {
  const worths = new Map<string, number>();
  const top = Math.max(...hits.map(({ score }) => score)) || 1;
  const candidates = new Map<string, AnswerCandidate>();
  const chunks = hits.map((hit) => textOf(hit, factsOf(hit), question));
  const documents = heldByDocument(hits, chunks);
  const isNear = documentsAskedAbout(asked, documents, hits);
  nameRows(chunks, hits, asked);
  const { labelling, blacking } = documentsWithLabel(asked.attribute?.noun, hits);
  for (const [at, hit] of hits.entries()) {
    if (!isNear.has(hit.doc_id)) continue;
    const chunk = chunks[at]!;
    chunk.isLabelled = labelling.has(hit.doc_id);
    chunk.isBlackedOut = blacking.has(hit.doc_id);
    chunk.document = documents.get(hit.doc_id)!.all;
    chunk.documentProse = documents.get(hit.doc_id)!.prose;
    const worth =
      ANSWER.worth *
      Math.log(ANSWER.leastWorth + worthOf(hit.score, tokensHeld(chunk, asked), rarity));
    worths.set(hit.doc_id, Math.max(worth, worths.get(hit.doc_id) ?? worth));
    for (const line of judgeLines(chunk, asked)) {
      // However it is spaced and punctuated: the copy of a document in another format counts once.
      const known = line.text.normalize("NFKC").replace(/[^\p{L}\p{N}]+/gu, "");
      const score = line.score + (ANSWER.chunkScore * hit.score) / top;
      if ((candidates.get(known)?.score ?? -1) < score)
        candidates.set(known, {
          ...line,
          hit,
          score,
          support: line.support + (line.isLabelled ? worths.get(hit.doc_id)! : worth),
        });
    }
  }
  const judged = [...candidates.values()];
  const all = asksEffective(question) ? withLatestFirst(judged) : judged;
  return all.sort((one, other) => other.score - one.score);
}

/** The line of each document that tells the latest day from which it is in force comes before those of earlier days. */
function withLatestFirst(candidates: readonly AnswerCandidate[]): AnswerCandidate[] {
  const days = candidates.map(({ text }) => effectiveFrom(text));
  const latest = new Map<string, number>();
  for (const [at, { hit }] of candidates.entries())
    latest.set(hit.doc_id, Math.max(days[at]!, latest.get(hit.doc_id) ?? 0));
  return candidates.map((each, at) => {
    const isLatest = days[at]! > 0 && days[at] === latest.get(each.hit.doc_id);
    return isLatest ? { ...each, score: each.score + ANSWER.latest } : each;
  });
}

/** A found chunk as its lines are judged. */
function textOf(hit: AnswerHit, facts: FoundDocument, question: string): LineText {
  return {
    ...hit,
    path: [...hit.path, ...facts.about, ...provisionsAsked(question, hit, facts)],
    headings: hit.path.slice(1),
    titles: [hit.path[0] ?? "", hit.filename],
    header: headerLines(hit, facts),
    beside: cellsBeside(hit, facts),
    isComparison: holdsComparison(hit, facts) || hit.text.split("\n").some(namesBothSides),
    isContinued: hit.next?.kind === "table",
  };
}

/** Marks the rows that the question names; what one chunk of a document has a row of is asked of in all of them. */
function nameRows(
  chunks: readonly LineText[],
  hits: readonly AnswerHit[],
  { text, attribute }: Question,
): void {
  if (attribute === null) return;
  const last = new Map<string, NamedRows>();
  for (const [at, { doc_id, path }] of hits.entries()) {
    const chunk = chunks[at]!;
    const named = rowsNamed(readChunk(chunk).lines, text, path[0] ?? "", attribute.noun);
    chunk.namedRows = named.places;
    if (named.end > (last.get(doc_id)?.end ?? 0)) last.set(doc_id, named);
  }
  for (const [at, { doc_id }] of hits.entries())
    chunks[at]!.rowAsked = last.get(doc_id)?.name ?? "";
}

interface HeldByDocument {
  all: HeldWords;
  /** Rows of tables left out. */
  prose: HeldWords;
}

/** What the found chunks of each document hold together. */
function heldByDocument(
  hits: readonly AnswerHit[],
  chunks: readonly LineText[],
): ReadonlyMap<string, HeldByDocument> {
  const held = new Map<string, { all: HeldWords[]; prose: HeldWords[] }>();
  for (const [at, { doc_id }] of hits.entries()) {
    const own = heldBy(chunks[at]!);
    const known = held.get(doc_id);
    known?.all.push(...own.all);
    known?.prose.push(...own.prose);
    if (!known) held.set(doc_id, own);
  }
  return new Map(
    [...held].map(([id, { all, prose }]) => [
      id,
      { all: HeldWords.ofEach(all), prose: HeldWords.ofEach(prose) },
    ]),
  );
}

/** The documents that hold about as much of the question as the one that holds most: another one's values answer for that alone. */
function documentsAskedAbout(
  asked: Question,
  documents: ReadonlyMap<string, HeldByDocument>,
  hits: readonly AnswerHit[],
): ReadonlySet<string> {
  const name = nameOfTitle(asked, hits);
  const named = [...documents].filter(([, { all }]) => name === null || all.met(name, asked) > 0);
  const covers = named.map(([id, { all: held }]) => {
    let cover = 0;
    for (const [word, weight] of asked.words) cover += weight * held.met(word, asked);
    return { id, cover };
  });
  const most = Math.max(...covers.map(({ cover }) => cover));
  return new Set(
    covers.filter(({ cover }) => cover >= most - ANSWER.otherDocument).map(({ id }) => id),
  );
}

/** The word that a question begins with, where a document has it in its title: what another one says that never has it is said of others. */
function nameOfTitle({ words }: Question, hits: readonly AnswerHit[]): string | null {
  const [first] = words.keys();
  if (first === undefined || !HANGUL.test(first)) return null;
  if (first.length < SHORTEST_NAME && !SHORT_LAW.test(first)) return null;
  const isTitled = hits.some(
    ({ path, filename }) => HeldWords.of(`${path[0] ?? ""} ${filename}`).share(first) === 1,
  );
  return isTitled ? first : null;
}

/** Shorter words stand in too many titles. */
const SHORTEST_NAME = 4;
/** `방송법`. */
const SHORT_LAW = /^[가-힣]{2}법$/;
const HANGUL = /^[가-힣]+$/;

/** The documents that have the asked noun for a label: their value stands there, or nowhere; `blacking` have it blacked out. */
function documentsWithLabel(
  noun: string | undefined,
  hits: readonly AnswerHit[],
): { labelling: ReadonlySet<string>; blacking: ReadonlySet<string> } {
  if (noun === undefined) return { labelling: new Set(), blacking: new Set() };
  const labelled = new Map<string, string[]>();
  for (const hit of hits) {
    const own = linesOf(hit).filter((line) => labels(line, noun));
    if (own.length > 0) labelled.set(hit.doc_id, [...(labelled.get(hit.doc_id) ?? []), ...own]);
  }
  const blacking = [...labelled].filter(([, lines]) => isBlackedOut(noun, lines));
  return { labelling: new Set(labelled.keys()), blacking: new Set(blacking.map(([id]) => id)) };
}

/**
 * What a chunk holds of the question, counted in tokens that no other chunk has. Among few chunks, or copies of one, every
 * word is common: the fewer there are, the more each word that is there counts as if it were rare.
 */
function worthOf(score: number, held: number, { chunks, ofOne }: TermRarity): number {
  const found = score / ofOne;
  return found + (Math.max(0, held - found) * ANSWER.fewChunks) / (chunks + ANSWER.fewChunks);
}

function listOf(
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

function isQuoted(line: string, pieces: readonly { quote: string }[]): boolean {
  return pieces.some(({ quote }) => quote.includes(line));
}

/** The lines that answer over documents; null where one document answers alone. */
function lineOfEach(
  candidates: readonly AnswerCandidate[],
  factsOf: FactsOf,
): AnswerCandidate[] | null {
  const supported = candidates.filter(({ support }) => support >= ANSWER.leastSupport);
  return oneOfEach(supported, ({ hit }) =>
    copyKey(hit.doc_id, hit.path[0] ?? "", factsOf(hit).issuedDate),
  );
}

/** A line that is cited for what it is. */
type CitedLine = Pick<AnswerCandidate, "hit" | "text"> & Partial<Pick<JudgedLine, "toldBy">>;

/**
 * The printed total of what is asked, of the table that the best line stands in or heads; where none is printed, its rows, if all of
 * them stand in one chunk. A sentence that has a number says it itself.
 */
function sumAsked(
  thing: string,
  question: string,
  best: AnswerCandidate,
  hits: readonly AnswerHit[],
  factsOf: FactsOf,
): CitedLine[] {
  const isRow = best.text.includes(" | ");
  // A row that the question names says its own; the number of a row names none (`2` of `2024년`).
  const name = squeeze(best.text.split(" | ")[0]!);
  if (isRow && ROW_NAME.test(name) && squeeze(question).includes(name)) return [];
  if (!isRow && /\d/.test(best.text)) return [];
  const { hit } = best;
  const near = [hit, hit.next ?? [], hits.filter((each) => isOfOneTable(each, hit))].flat();
  const columns = [...new Set(near)].flatMap((each) => {
    const header = headerLines(each, factsOf(each));
    const column = summedColumn(
      thing,
      header,
      listed(each, factsOf).lines,
      new Set(rowsBegunEmpty(each.text).keys()),
    );
    return column ? [{ hit: each, ...column }] : [];
  });
  const printed = columns.find(({ total }) => total !== null);
  if (printed) return [{ hit: printed.hit, text: printed.total! }];
  const own = columns.find((column) => column.hit === hit && column.rows.includes(best.text));
  if (!own || !holdsTables(hit, factsOf(hit))) return [];
  return operandsOf(own).map((text) => ({ hit, text }));
}

const ROW_NAME = /\p{L}{2}|\d{4}/u;

function isOfOneTable(one: AnswerHit, other: AnswerHit): boolean {
  return one.doc_id === other.doc_id && one.blocks.some((block) => other.blocks.includes(block));
}

/** Both sides of what is asked, in the chunks of the best line's document. */
function sidesAsked(
  question: string,
  { hit, text }: AnswerCandidate,
  hits: readonly AnswerHit[],
  factsOf: FactsOf,
  limit: number,
): Side[] {
  const facts = factsOf(hit);
  const others = hits.filter((each) => each.doc_id === hit.doc_id && each !== hit);
  const near = [hit, ...others].flatMap((each) =>
    [each, each.next ?? [], each.before ?? []].flat(),
  );
  const sides = bothSides(question, revisionsOf(text, hit, facts), near, facts, limit);
  const row = sides.length === 0 ? labelledRow(hit, text, facts) : null;
  return row ? [{ hit, quote: row, revisions: [] }] : sides;
}

/** One citation a side; the header of the table, which says which is which, is with the first of each chunk. */
function citeSides(sides: readonly Side[], factsOf: FactsOf): Citation[] {
  const headed = new Set<AnswerHit>();
  return sides.map(({ hit, quote, revisions }) => {
    const header = headed.has(hit) ? [] : headerLines(hit, factsOf(hit));
    headed.add(hit);
    return { ...citationOf(hit, quote, revisions), ...(header.length > 0 && { header }) };
  });
}

function listed(hit: AnswerHit, factsOf: FactsOf): ListedChunk {
  return { hit, lines: bodyLines({ ...hit, header: headerLines(hit, factsOf(hit)) }) };
}

/** One citation for each chunk that the list stands in. */
function citeList({ pieces, more }: QuotedList, limit: number): Citation[] {
  const citations = pieces.slice(0, limit).map(({ hit, quote }) => citationOf(hit, quote, []));
  const last = citations.at(-1);
  if (last && more) last.more = more;
  return citations;
}

/** The lines beside the best one. `다음 각 호와 같다` says nothing without its items; those of a lead that scores less are of other things. */
function citeBeside(
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
function cite(chosen: readonly CitedLine[], limit: number, factsOf: FactsOf): Citation[] {
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

/** A citation as it is read: the header of its table over its row. */
export function citedText({ header = [], quote }: Citation): string {
  return [...header, quote].join("\n");
}

export function citationOf(hit: AnswerHit, quote: string, revisions: Revision[]): Citation {
  const { chunk_id, doc_id, filename, path, outline, anchors, extractors } = hit;
  return { chunk_id, doc_id, filename, quote, path, outline, anchors, extractors, revisions };
}
