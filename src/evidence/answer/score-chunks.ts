/** The lines of all found chunks, best first. */

import type { TermRarity } from "../../search/bm25.js";
import { ANSWER } from "../weights.js";
import { labels } from "./asked-attribute.js";
import { isBlackedOut, isColumnBlackedOut } from "./blacked-out.js";
import { namesBothSides, provisionsAsked } from "./both-sides.js";
import { asksEffective, effectiveFrom } from "./effective-days.js";
import {
  type AnswerHit,
  cellsBeside,
  type FactsOf,
  type FoundDocument,
  headerLines,
  holdsComparison,
} from "./found-tables.js";
import { HeldWords } from "./held-words.js";
import { type NamedRows, rowsNamed } from "./named-rows.js";
import type { Question } from "./parse-question.js";
import { heldBy, type LineText, readChunk, tokensHeld } from "./read-chunk.js";
import { type JudgedLine, judgeLines } from "./score-lines.js";

export interface AnswerCandidate extends JudgedLine {
  hit: AnswerHit;
}

/** Scores every line of the chunks, best first; a line in several chunks counts once. */
export function scoreLines(
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
  const { labelling, blacking } = documentsWithLabel(asked, hits, chunks);
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
  const caption = hit.caption === undefined ? [] : [hit.caption];
  return {
    ...hit,
    path: [...hit.path, ...caption, ...facts.about, ...provisionsAsked(question, hit, facts)],
    headings: [...hit.path.slice(1), ...caption],
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
  { attribute, topic, text }: Question,
  hits: readonly AnswerHit[],
  chunks: readonly LineText[],
): { labelling: ReadonlySet<string>; blacking: ReadonlySet<string> } {
  const noun = attribute?.noun;
  const asked = noun ?? topic;
  const columns = hits.filter(
    (_, at) => asked !== null && isColumnBlackedOut(asked, text, readChunk(chunks[at]!).all),
  );
  const masked = columns.map(({ doc_id }) => doc_id);
  if (noun === undefined) return { labelling: new Set(), blacking: new Set(masked) };
  const labelled = new Map<string, string[]>();
  for (const [at, hit] of hits.entries()) {
    const own = readChunk(chunks[at]!).all.filter((line) => labels(line, noun));
    if (own.length > 0) labelled.set(hit.doc_id, [...(labelled.get(hit.doc_id) ?? []), ...own]);
  }
  const blacking = [...labelled].filter(([, lines]) => isBlackedOut(noun, lines));
  return {
    labelling: new Set(labelled.keys()),
    blacking: new Set([...blacking.map(([id]) => id), ...masked]),
  };
}

/**
 * What a chunk holds of the question, counted in tokens that no other chunk has. Among few chunks, or copies of one, every
 * word is common: the fewer there are, the more each word that is there counts as if it were rare.
 */
function worthOf(score: number, held: number, { chunks, ofOne }: TermRarity): number {
  const found = score / ofOne;
  return found + (Math.max(0, held - found) * ANSWER.fewChunks) / (chunks + ANSWER.fewChunks);
}
