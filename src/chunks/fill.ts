/** Pieces → chunks' worth of pieces: as full as the budget allows, parted at the shallowest place. */
import { characters } from "../text/codepoints.js";
import type { Piece } from "./piece.js";

/** Groups that no chunk may leave: a heading or an article opens one; headings in a row stay with what they head. */
export function groupsOf(pieces: Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    if (!group || (piece.opens && !onlyHeads(group, piece))) groups.push([piece]);
    else group.push(piece);
  }
  return groups;
}

/** Whether the group so far is only headings, each deeper than the one before, down to this one. */
function onlyHeads(group: Piece[], next: Piece): boolean {
  let level = next.opens!.level;
  for (const piece of [...group].reverse()) {
    if (!piece.leads || !piece.opens || piece.opens.level >= level) return false;
    level = piece.opens.level;
  }
  return true;
}

/** Parts a group into runs of one kind; headings, captions and unit lines go with the table they stand above. */
export function runsOf(group: Piece[]): Piece[][] {
  const runs: Piece[][] = [];
  for (const piece of group) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const sameKind = last?.kind === piece.kind;
    const sameTable = piece.kind === "paragraph" || last?.block === piece.block;
    if (run && sameKind && sameTable) {
      run.push(piece);
      continue;
    }
    const leading: Piece[] = [];
    if (run && piece.kind === "table") {
      while (run.at(-1)?.kind === "paragraph" && run.at(-1)!.leads) leading.unshift(run.pop()!);
      if (run.length === 0) runs.pop();
    }
    runs.push([...leading, piece]);
  }
  return runs;
}

/** Fills chunks from a run. */
export function fill(run: Piece[], budget: number): Piece[][] {
  const chunks: Piece[][] = [];
  let current: Piece[] = [];
  for (const piece of run) {
    current.push(piece);
    while (current.length > 1 && lengthOf(current) > budget) {
      const at = partingPlace(current, budget);
      chunks.push(current.slice(0, at));
      current = current.slice(at);
    }
  }
  if (current.length > 0) chunks.push(current);
  return chunks;
}

/** Where to part a list that is over the budget: before the shallowest piece of the second half, the later the better. */
function partingPlace(pieces: Piece[], budget: number): number {
  let best = pieces.length - 1;
  for (let at = pieces.length - 1; at > 0; at -= 1) {
    const before = pieces.slice(0, at);
    if (lengthOf(before) > budget) {
      best = at - 1 || 1;
      continue;
    }
    if (lengthOf(before) < budget / 2) break;
    // A heading, caption or header row is never the last thing in a chunk.
    if (before.at(-1)!.leads) continue;
    if (pieces[at]!.depth < pieces[best]!.depth || pieces[best - 1]!.leads) best = at;
  }
  return best;
}

/** The text of a chunk: its pieces in order, after the header rows where the table began earlier. */
export function textOf(pieces: Piece[]): string {
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

function lengthOf(pieces: Piece[]): number {
  return characters(textOf(pieces));
}
