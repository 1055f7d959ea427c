/** A piece: the smallest stretch of a document that chunks are filled with, and where it stands on the page. */

import type { Extractor } from "../model/format.js";
import type { Section } from "../model/structure.js";
import type { Spot } from "./anchors.js";

export interface ChunkPiece {
  text: string;
  kind: "paragraph" | "table";
  block: string;
  extractor: Extractor;
  spots: Spot[];
  /** What parts it from the piece before it when both stand in one chunk. */
  joint: "\n" | "\n | ";
  /** How deep it sits: a chunk that is full is parted before the shallowest piece. */
  depth: number;
  /** The section the piece stands in, the innermost that begins with it included. */
  section: Section | null;
  /** The heading that begins here: no chunk runs across it. */
  opens: Section | null;
  /** Nothing but a heading (or a caption): it belongs with what follows. */
  leads: boolean;
  /** It is itself one of the table's header rows. */
  heads?: boolean;
  /** Header rows that every chunk of this table begins with. */
  header?: TableHeader;
}

export interface TableHeader {
  table: string;
  text: string;
}
