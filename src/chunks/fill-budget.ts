/** Packs pieces into chunks: as full as the budget allows, split at the shallowest outline level. */
import type { Section } from "../model/structure.js";
import { characters } from "../text/code-points.js";
import type { ChunkPiece } from "./piece.js";

/**
 * Groups that a chunk must not cross: a heading or article starts one; consecutive headings stay with what they head.
 */
export function groupsOf(pieces: ChunkPiece[]): ChunkPiece[][] {
  const groups: ChunkPiece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    const begins = piece.opens ? !isHeadingRun(group, piece) : endsGroup(group, piece);
    if (!group || begins) groups.push([...takeCaptions(group ?? [], piece), piece]);
    else group.push(piece);
  }
  return groups.filter((group) => group.length > 0);
}

/** The captions at a group's end that are those of the table which begins the next. */
function takeCaptions(group: ChunkPiece[], { block }: ChunkPiece): ChunkPiece[] {
  const from = group.findLastIndex(({ captionOf }) => captionOf !== block) + 1;
  return group.splice(from);
}

/** Whether an item among headings ends the group above it: other items like it and a mere title do not. */
function endsGroup(group: ChunkPiece[] | undefined, piece: ChunkPiece): boolean {
  return piece.apart === true && group?.every((each) => each.apart || each.keepWithNext) === false;
}

/** Whether the group so far is only the title and headings without text: they stay with what comes below them. */
function isHeadingRun(group: ChunkPiece[] | undefined, next: ChunkPiece): boolean {
  return group?.every((piece) => isMereHeading(piece, next.opens!)) === true;
}

/** An article or appendix without text is not one: `제8조 생략` and `[별표 1] 삭제` say all there is to say. */
function isMereHeading({ keepWithNext, opens }: ChunkPiece, next: Section): boolean {
  if (!keepWithNext) return false;
  return !opens || opens.level < next.level || !/^(?:제\d+조|별[표지])/.test(opens.label);
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
      const said = run.filter((each) => !each.keepWithNext);
      const little = (lengthOf(run) <= SHORT_TEXT || lengthOf(said) <= SHORT_TEXT) && !apart;
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
  let last = 1;
  for (let at = 1; at < pieces.length; at += 1) {
    length += addedLength(pieces, at - 1);
    if (length > budget) break;
    last = at;
    // A heading, caption or header row never ends a chunk.
    const dangling = pieces[at - 1]!.keepWithNext;
    const better =
      pieces[at]!.depth <= pieces[best]!.depth ||
      length < budget / 2 ||
      pieces[best - 1]!.keepWithNext;
    if (!dangling && better) best = at;
  }
  // Where all are headings, as many as fit stand together.
  return pieces.slice(0, last + 1).every((piece) => piece.keepWithNext) ? last : best;
}

/** Characters that a piece adds: its text, separator, and repeated caption and header rows. */
function addedLength(pieces: ChunkPiece[], at: number): number {
  const piece = pieces[at]!;
  const own = characters(piece.text);
  const repeated = characters(repeatedAt(pieces, at));
  if (at === 0) return own + (repeated > 0 ? repeated + 1 : 0);
  return own + (repeated > 0 ? repeated + 2 : piece.separator.length);
}

/** The caption and header rows that must stand before a piece: those of its table that the chunk does not hold above it. */
function repeatedAt(pieces: ChunkPiece[], at: number): string {
  const { block, header } = pieces[at]!;
  if (!header) return "";
  let [heads, captioned] = [false, false];
  for (let before = at - 1; before >= 0; before -= 1) {
    const piece = pieces[before]!;
    if (piece.block !== block && piece.captionOf !== block) break;
    if (piece.header) return "";
    heads ||= piece.heads === true;
    captioned ||= piece.captionOf === block;
  }
  const caption = captioned || hasCaptionBelow(pieces, at) ? "" : header.caption;
  const rows = heads ? "" : header.text;
  return caption !== "" && rows !== "" ? `${caption}\n${rows}` : caption + rows;
}

/** A caption that stands below its table is in the chunk of the last rows. */
function hasCaptionBelow(pieces: ChunkPiece[], at: number): boolean {
  const last = pieces.at(-1)!;
  return last.captionOf !== undefined && last.captionOf === pieces[at]!.block;
}

/** The text of a chunk: its pieces in order, preceded by caption and header rows of a table that began earlier. */
export function chunkText(pieces: ChunkPiece[]): string {
  let text = "";
  for (const [at, piece] of pieces.entries()) {
    const repeated = repeatedAt(pieces, at);
    if (repeated !== "") text += `${text === "" ? "" : "\n"}${repeated}`;
    text += `${text === "" ? "" : repeated === "" ? piece.separator : "\n"}${piece.text}`;
  }
  return text;
}

function lengthOf(pieces: ChunkPiece[]): number {
  return pieces.reduce((length, _, at) => length + addedLength(pieces, at), 0);
}
