/** A piece: the smallest unit of text that chunks are filled with, and where it is on the page. */

import type { Extractor } from "../model/format.js";
import type { Section } from "../model/structure.js";
import { characters } from "../text/code-points.js";
import type { Spot } from "./anchors.js";

export interface ChunkPiece {
  text: string;
  kind: "paragraph" | "table";
  block: string;
  /** Further blocks whose text it holds: tables inside its cells, the row above a table inside one. */
  inner?: string[];
  extractor: Extractor;
  spots: Spot[];
  /** Separator from the previous piece in the same chunk. */
  separator: "\n" | "\n | ";
  /** Outline depth: a full chunk is split before its shallowest piece. */
  depth: number;
  /** The section that contains the piece, including one that begins with it. */
  section: Section | null;
  /** The heading that begins here: no chunk crosses it. */
  opens: Section | null;
  /** An item among headings begins here: a chunk that holds it holds no text of another heading above it. */
  apart?: boolean;
  /** A caption or unit line. */
  caption?: boolean;
  /** The block of the table that it is the caption or unit line of. */
  captionOf?: string;
  /** Only a heading or caption: must not be separated from what follows. */
  keepWithNext: boolean;
  /** The block of the table above that it is a note of: stays in that table's last chunk where it fits. */
  noteOf?: string;
  /** Is itself a header row of the table. */
  heads?: boolean;
  /** Caption and header rows that every chunk of this table begins with. */
  header?: TableHeader;
}

export interface TableHeader {
  /** The header rows; empty where there are none to repeat. */
  text: string;
  /** The caption and unit line above them; empty where there are none. */
  caption: string;
}

/** Characters that the headings and captions at the end of the pieces take from the chunk of what comes next. */
export function leadOf(pieces: readonly ChunkPiece[], budget: number): number {
  let lead = 0;
  for (let at = pieces.length - 1; at >= 0 && pieces[at]!.keepWithNext; at -= 1) {
    lead += characters(pieces[at]!.text) + 1;
    // Longer ones stand on their own, however little follows.
    if (lead > budget * LEAD_SHARE) return 0;
  }
  return lead;
}

const LEAD_SHARE = 0.5;
