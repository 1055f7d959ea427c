/** Found chunks with what an answer needs of their documents and of the chunks around them. */
import type { Chunk } from "../model/chunk.js";
import type { Hit } from "../model/evidence.js";
import type { RankedChunk } from "../search/engine.js";
import type { FoundChunk, Scope } from "../tenants/scope.js";
import { readLabel } from "../text/outline-labels.js";
import { beginsEmpty, firstCell } from "./answer/first-cells.js";
import {
  type AnswerHit,
  type FoundDocument,
  headerLines,
  holdsComparison,
} from "./answer/found-tables.js";
import { ownBodies, selfNames } from "./answer/own-bodies.js";
import { coverLines, labelledSubject, namesKindAlone } from "./cover-lines.js";

/** Chunks before a found one in which its row of a comparison may begin. */
const CHUNKS_BEFORE = 3;

/** Chunks of a document in which it names its own body: a title, a history, the contents, the first article. */
const CHUNKS_OF_OPENING = 6;

const SENTENCE_END = /[가-힣][.]\s*$/;

/** A hit with what its document says about it; only for use inside. */
export interface RichHit extends AnswerHit {
  facts: FoundDocument;
}

/** With what an answer needs to know of their documents; `bodies` are those that the question names. */
export async function richHitsOf(
  scope: Scope,
  ranked: readonly RankedChunk[],
  bodies: readonly string[] = [],
  question = "",
): Promise<RichHit[]> {
  const hits: RichHit[] = [];
  const own = new Map<string, readonly string[]>();
  const covers = new Map<string, readonly string[]>();
  for (const { found, at } of await foundOf(scope, ranked)) {
    const { revisions, doc_number, issued_date, issuer } = at.facts.structure;
    if (question !== "" && !own.has(found.key)) {
      const texts = await openingOf(scope, found.key);
      const [opening = "", ...behind] = texts;
      const itself = selfNames(texts).filter((name) => question.includes(name));
      own.set(found.key, [...ownBodies(bodies, opening, behind), ...itself]);
    }
    if (!covers.has(found.key)) covers.set(found.key, await coverOf(scope, found, at));
    const told = [at.facts.name, doc_number, issued_date, issuer].filter((each) => each !== null);
    const about = [...told, ...covers.get(found.key)!, ...(own.get(found.key) ?? [])];
    const tables = await scope.tables(at.facts);
    const facts = { about, tables, revisions, issuedDate: issued_date };
    const hit: RichHit = { ...toHit(found, at), blocks: at.chunk.blocks, facts };
    const after = endsWithin(at.chunk.text)
      ? await scope.chunkAt(found.key, found.chunk + 1)
      : null;
    if (after && goesOn(at.chunk, after.chunk))
      hit.next = { ...toHit(found, after), blocks: after.chunk.blocks, facts } as RichHit;
    if (holdsComparison(hit, facts)) hit.before = await chunksBefore(scope, found, at, facts);
    const above = beginsWithin(hit, facts) ? await cellAbove(scope, found, at) : null;
    if (above !== null) hit.cellAbove = above;
    const caption = await captionOf(scope, found, at);
    if (caption !== null) hit.caption = caption;
    hits.push(hit);
  }
  return hits;
}

/** The texts of the chunks that a document begins with: a rule names its body in its first article, behind its title and its history. */
async function openingOf(scope: Scope, key: string): Promise<string[]> {
  const texts: string[] = [];
  for (let chunk = 0; chunk < CHUNKS_OF_OPENING; chunk += 1) {
    const at = await scope.chunkAt(key, chunk);
    if (!at) break;
    texts.push(at.chunk.text);
  }
  return texts;
}

/** What stands under a title that names no subject, where the document begins. */
async function coverOf(scope: Scope, { key }: RankedChunk, { chunk }: FoundChunk) {
  const title = chunk.path[0] ?? "";
  // A paper without a title is called by its label alone: `대상사업 | 가람 플랫폼 구축`.
  if (title !== "" && !namesKindAlone(title)) return [];
  const opening = await scope.chunkAt(key, 0);
  if (!opening) return [];
  const lines = title === "" ? [] : coverLines(opening.chunk.text, title);
  const behind = await scope.chunkAt(key, 1);
  const subject = labelledSubject(
    [opening, behind].flatMap((at) => at?.chunk.text ?? []).join("\n"),
  );
  return subject === null || lines.includes(subject) ? lines : [...lines, subject];
}

/** The short line right above a table, which the chunk before it ends with: `역대 이사장`, `추진 일정`. */
async function captionOf(
  scope: Scope,
  { key, chunk: place }: RankedChunk,
  { chunk }: FoundChunk,
): Promise<string | null> {
  if (chunk.kind !== "table" || place === 0) return null;
  const above = await scope.chunkAt(key, place - 1);
  if (above?.chunk.kind !== "paragraph") return null;
  const last = above.chunk.text.slice(above.chunk.text.lastIndexOf("\n") + 1).trim();
  return CAPTION.test(last) && !chunk.path.includes(last) ? last : null;
}

/** Words alone: no value, no label with one, no sentence. */
const CAPTION = /^[^\p{L}\p{N}]{0,4}(?:[가-힣]\s?[.)]\s?)?[가-힣][가-힣\s·]{2,20}$/u;

/** Whether the first row of a chunk begins with an empty cell: what names its rows stands before it. */
function beginsWithin(hit: AnswerHit, facts: FoundDocument): boolean {
  if (hit.kind !== "table") return false;
  const header = headerLines(hit, facts);
  const first = hit.text.split("\n").find((line) => line.includes("| ") && !header.includes(line));
  return first !== undefined && beginsEmpty(first);
}

/** The last cell that begins a row in the chunks before one, of the same table. */
async function cellAbove(
  scope: Scope,
  found: RankedChunk,
  { chunk }: FoundChunk,
): Promise<string | null> {
  for (let back = 1; back <= Math.min(CHUNKS_BEFORE, found.chunk); back += 1) {
    const at = await scope.chunkAt(found.key, found.chunk - back);
    if (!at?.chunk.blocks.some((block) => chunk.blocks.includes(block))) return null;
    const rows = at.chunk.text.split("\n").filter((line) => line.includes(" | "));
    const last = rows.findLast((line) => !beginsEmpty(line));
    if (last !== undefined && last !== rows[0]) return firstCell(last);
  }
  return null;
}

/** The chunks before one that its table begins in: the old text of a long row stands there. */
async function chunksBefore(
  scope: Scope,
  found: RankedChunk,
  { chunk }: FoundChunk,
  facts: FoundDocument,
): Promise<RichHit[]> {
  const before: RichHit[] = [];
  for (let back = 1; back <= Math.min(CHUNKS_BEFORE, found.chunk); back += 1) {
    const at = await scope.chunkAt(found.key, found.chunk - back);
    if (!at?.chunk.blocks.some((block) => chunk.blocks.includes(block))) break;
    before.push({ ...toHit(found, at), blocks: at.chunk.blocks, facts });
  }
  return before;
}

/** Whether the text ends with an item or a heading: what it began may go on in the next chunk. */
function endsWithin(text: string): boolean {
  const last = text.slice(text.lastIndexOf("\n") + 1);
  return readLabel(last) !== null || !SENTENCE_END.test(last);
}

/** A list goes on under the same headings; a heading is followed by its table. */
function goesOn(chunk: Chunk, next: Chunk): boolean {
  return next.kind === "table" || next.path.join("\n") === chunk.path.join("\n");
}

export async function foundOf(scope: Scope, ranked: readonly RankedChunk[]) {
  const all: { found: RankedChunk; at: FoundChunk }[] = [];
  for (const found of ranked) {
    const at = await scope.chunkAt(found.key, found.chunk);
    // A file removed between ranking and reading counts as not found.
    if (at) all.push({ found, at });
  }
  return all;
}

export function toHit({ score, found_by }: RankedChunk, { facts, chunk }: FoundChunk): Hit {
  const { id, doc_id, kind, text, path, outline, anchors, extractors } = chunk;
  return {
    score,
    found_by,
    chunk_id: id,
    doc_id,
    filename: facts.name,
    kind,
    text,
    path,
    outline,
    anchors,
    extractors,
  };
}
