/** Pieces → chunks' worth of pieces: as full as the budget allows, parted at the shallowest place. */
import { characters } from "../text/code-points.js";
import type { ChunkPiece } from "./piece.js";

/** Groups that no chunk may leave: a heading or an article opens one; headings in a row stay with what they head. */
export function groupsOf(pieces: ChunkPiece[]): ChunkPiece[][] {
  const groups: ChunkPiece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    if (!group || (piece.opens && !onlyHeads(group, piece))) groups.push([piece]);
    else group.push(piece);
  }
  return groups;
}

/** Whether the group so far is only headings, each deeper than the one before, down to this one. */
function onlyHeads(group: ChunkPiece[], next: ChunkPiece): boolean {
  let level = next.opens!.level;
  for (const piece of [...group].reverse()) {
    if (!piece.leads || !piece.opens || piece.opens.level >= level) return false;
    level = piece.opens.level;
  }
  return true;
}

/** So few characters say little alone: they go with the table below them. */
const LITTLE = 60;

/** Parts a group into runs of one kind; headings, captions and the like go with the table they stand above. */
export function runsOf(group: ChunkPiece[]): ChunkPiece[][] {
  const runs: ChunkPiece[][] = [];
  for (const piece of group) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const sameTable = piece.kind === "paragraph" || last?.block === piece.block;
    if (run && last?.kind === piece.kind && sameTable) {
      run.push(piece);
      continue;
    }
    const leading: ChunkPiece[] = [];
    if (run && piece.kind === "table") {
      // A table that goes on from the one above has its header repeated: it stands alone. So does a table of a
      // spreadsheet: what stands before it may lie far away, and one range over both would point at everything between.
      const apart = piece.extractor === "xlsx" || (last!.kind === "table" && piece.header);
      const little = lengthOf(run) <= LITTLE && !apart;
      while (run.length > 0 && (little || (last!.kind === "paragraph" && run.at(-1)!.leads))) {
        leading.unshift(run.pop()!);
      }
      if (run.length === 0) runs.pop();
    }
    runs.push([...leading, piece]);
  }
  return runs;
}

/** Fills chunks from a run. */
export function fill(run: ChunkPiece[], budget: number): ChunkPiece[][] {
  const chunks: ChunkPiece[][] = [];
  let current: ChunkPiece[] = [];
  let length = 0;
  for (const piece of run) {
    current.push(piece);
    length += joined(current, current.length - 1);
    while (current.length > 1 && length > budget) {
      const at = partingPlace(current, budget);
      chunks.push(current.slice(0, at));
      current = current.slice(at);
      length = lengthOf(current);
    }
  }
  if (current.length > 0) chunks.push(current);
  return chunks;
}

/** Where to part a list that is over the budget: before the shallowest piece of the second half, the later the better. */
function partingPlace(pieces: ChunkPiece[], budget: number): number {
  let length = 0;
  let best = 1;
  for (let at = 1; at < pieces.length; at += 1) {
    length += joined(pieces, at - 1);
    if (length > budget) break;
    // A heading, caption or header row is never the last thing in a chunk.
    const dangling = pieces[at - 1]!.leads;
    const better =
      pieces[at]!.depth <= pieces[best]!.depth || length < budget / 2 || pieces[best - 1]!.leads;
    if (!dangling && better) best = at;
  }
  return best;
}

/** How many characters a piece adds to those before it: its text, what joins it, the header rows it brings along. */
function joined(pieces: ChunkPiece[], at: number): number {
  const piece = pieces[at]!;
  const own = characters(piece.text);
  const brings = piece.header !== undefined && !isHeaded(pieces, at);
  const header = brings ? characters(piece.header!.text) : 0;
  if (at === 0) return own + (brings ? header + 1 : 0);
  return own + (brings ? header + 2 : piece.joint.length);
}

/** Whether the header rows of a piece's table stand in the list already. */
function isHeaded(pieces: ChunkPiece[], at: number): boolean {
  const { block } = pieces[at]!;
  for (let before = at - 1; before >= 0 && pieces[before]!.block === block; before -= 1) {
    if (pieces[before]!.heads || pieces[before]!.header) return true;
  }
  return false;
}

/** The text of a chunk: its pieces in order, after the header rows where the table began earlier. */
export function textOf(pieces: ChunkPiece[]): string {
  const headed = new Set(pieces.filter((piece) => piece.heads).map((piece) => piece.block));
  let text = "";
  for (const piece of pieces) {
    let joint: string = piece.joint;
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
  return pieces.reduce((length, _, at) => length + joined(pieces, at), 0);
}
