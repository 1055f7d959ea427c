/** Packs pieces into chunks: as full as the budget allows, split at the shallowest outline level. */
import { characters } from "../text/code-points.js";
import type { ChunkPiece } from "./piece.js";

/**
 * Groups that a chunk must not cross: a heading or article starts one; consecutive headings stay with what they head.
 */
export function groupsOf(pieces: ChunkPiece[]): ChunkPiece[][] {
  const groups: ChunkPiece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    if (!group || (piece.opens && !isHeadingRun(group, piece))) groups.push([piece]);
    else group.push(piece);
  }
  return groups;
}

/** Whether the group so far consists of headings, each deeper than the previous, down to this one. */
function isHeadingRun(group: ChunkPiece[], next: ChunkPiece): boolean {
  let level = next.opens!.level;
  for (const piece of [...group].reverse()) {
    if (!piece.keepWithNext || !piece.opens || piece.opens.level >= level) return false;
    level = piece.opens.level;
  }
  return true;
}

/** Text this short says little alone: it stays with the table below. */
const SHORT_TEXT = 60;

/** Splits a group into runs of one kind; headings, captions and the like stay with the table below. */
export function runsOf(group: ChunkPiece[]): ChunkPiece[][] {
  const runs: ChunkPiece[][] = [];
  for (const piece of group) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const sameTable = piece.kind === "paragraph" || last?.block === piece.block;
    const note = isNote(piece, run);
    const afterNote = !note && last !== undefined && isNote(last, run);
    if (run && ((last?.kind === piece.kind && sameTable && !afterNote) || note)) {
      run.push(piece);
      continue;
    }
    const leading: ChunkPiece[] = [];
    if (run && piece.kind === "table" && !afterNote) {
      // A continued table repeats its header, so it stands alone. So does a spreadsheet table: the text before it may
      // be far away, and one range over both would include everything in between.
      const apart = piece.extractor === "xlsx" || (last!.kind === "table" && piece.header);
      const little = lengthOf(run) <= SHORT_TEXT && !apart;
      while (
        run.length > 0 &&
        (little || (last!.kind === "paragraph" && run.at(-1)!.keepWithNext))
      ) {
        leading.unshift(run.pop()!);
      }
      if (run.length === 0) runs.pop();
    }
    runs.push([...leading, piece]);
  }
  return runs;
}

/** Whether the run holds the table that the piece is a note of. */
const isNote = (piece: ChunkPiece, run: readonly ChunkPiece[] | undefined): boolean =>
  piece.noteOf !== undefined && run?.some(({ block }) => block === piece.noteOf) === true;

/** Fills chunks from a run. */
export function fillChunks(run: ChunkPiece[], budget: number): ChunkPiece[][] {
  const chunks: ChunkPiece[][] = [];
  let current: ChunkPiece[] = [];
  let length = 0;
  for (const piece of run) {
    current.push(piece);
    length += addedLength(current, current.length - 1);
    while (current.length > 1 && length > budget) {
      const at = splitPoint(current, budget);
      chunks.push(current.slice(0, at));
      current = current.slice(at);
      length = lengthOf(current);
    }
  }
  if (current.length > 0) chunks.push(current);
  return chunks;
}

/**
 * Where to split a list that exceeds the budget: before the shallowest piece of the second half, the later the better.
 */
function splitPoint(pieces: ChunkPiece[], budget: number): number {
  let length = 0;
  let best = 1;
  for (let at = 1; at < pieces.length; at += 1) {
    length += addedLength(pieces, at - 1);
    if (length > budget) break;
    // A heading, caption or header row never ends a chunk.
    const dangling = pieces[at - 1]!.keepWithNext;
    const better =
      pieces[at]!.depth <= pieces[best]!.depth ||
      length < budget / 2 ||
      pieces[best - 1]!.keepWithNext;
    if (!dangling && better) best = at;
  }
  return best;
}

/** Characters that a piece adds: its text, separator, and repeated header rows. */
function addedLength(pieces: ChunkPiece[], at: number): number {
  const piece = pieces[at]!;
  const own = characters(piece.text);
  const brings = piece.header !== undefined && !hasHeaderBefore(pieces, at);
  const header = brings ? characters(piece.header!.text) : 0;
  if (at === 0) return own + (brings ? header + 1 : 0);
  return own + (brings ? header + 2 : piece.separator.length);
}

/** Whether the header rows of the piece's table are already in the list. */
function hasHeaderBefore(pieces: ChunkPiece[], at: number): boolean {
  const { block } = pieces[at]!;
  for (let before = at - 1; before >= 0 && pieces[before]!.block === block; before -= 1) {
    if (pieces[before]!.heads || pieces[before]!.header) return true;
  }
  return false;
}

/** The text of a chunk: its pieces in order, preceded by the header rows of a table that began earlier. */
export function chunkText(pieces: ChunkPiece[]): string {
  const headed = new Set(pieces.filter((piece) => piece.heads).map((piece) => piece.block));
  let text = "";
  for (const piece of pieces) {
    let joint: string = piece.separator;
    if (piece.header && !headed.has(piece.block)) {
      headed.add(piece.block);
      text += `${text === "" ? "" : "\n"}${piece.header.text}`;
      joint = "\n";
    }
    text += `${text === "" ? "" : joint}${piece.text}`;
  }
  return text;
}

function lengthOf(pieces: ChunkPiece[]): number {
  return pieces.reduce((length, _, at) => length + addedLength(pieces, at), 0);
}
