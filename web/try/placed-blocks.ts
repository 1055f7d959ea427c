/** Where the blocks of a page stand: by their own boxes, moved to where a drawing has their text. */
import type { Block, Document } from "../../src/model/document.js";
import type { Box } from "../../src/model/format.js";

export interface DrawnText {
  text: string;
  rows: [top: number, bottom: number];
}

interface Placed {
  block: Block;
  bbox: Box;
}

const A4 = { width: 595, height: 842 };
/** Letters to know a block's first line by. */
const FIRST_LETTERS = 8;
/** Points that a drawing may stand off the file's own layout. */
const MAX_DRIFT = 60;
/** A line may be drawn in several runs. */
const RUNS = 4;

/** The blocks of a page that have a place: their box, or for a block that goes on from another page the lines here. */
export function placedBlocks({ blocks }: Document, page: number, texts?: DrawnText[]): Placed[] {
  return blocks.flatMap((block): Placed[] => {
    const lines = (block.lines ?? []).flatMap((line) =>
      line.page === page && line.bbox ? [line.bbox] : [],
    );
    const bbox = block.page === page ? block.bbox : lines.length > 0 ? around(lines) : null;
    return bbox ? [{ block, bbox: onDrawing(bbox, block, texts) }] : [];
  });
}

/** How large a sheet must be to show them all. */
export function extent(placed: readonly Placed[]): { width: number; height: number } {
  return {
    width: Math.max(A4.width, ...placed.map(({ bbox }) => bbox[2])),
    height: Math.max(A4.height, ...placed.map(({ bbox }) => bbox[3])),
  };
}

/** A layout engine's drawing tells where it has its lines: the box goes to the first line of its block. */
function onDrawing(box: Box, block: Block, texts: DrawnText[] | undefined): Box {
  if (!texts || block.type === "table") return box;
  const wanted = letters(block.text).slice(0, FIRST_LETTERS);
  if (wanted === "") return box;
  const drifts = texts.flatMap(({ text, rows }, at) => {
    const drift = rows[0] - box[1];
    const run = letters(
      texts
        .slice(at, at + RUNS)
        .map((one) => one.text)
        .join(""),
    );
    const isIt = text.trim() !== "" && run.startsWith(wanted) && Math.abs(drift) <= MAX_DRIFT;
    return isIt ? [drift] : [];
  });
  const down = drifts.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? 0;
  return [box[0], box[1] + down, box[2], box[3] + down];
}

const letters = (text: string) => text.replace(/[\s|]+/g, "");

function around(boxes: readonly Box[]): Box {
  const side = (at: 0 | 1 | 2 | 3) => boxes.map((box) => box[at]);
  return [Math.min(...side(0)), Math.min(...side(1)), Math.max(...side(2)), Math.max(...side(3))];
}
