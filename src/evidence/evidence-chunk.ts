/** A chunk as evidence for an answer. */
import type { Anchor } from "../model/chunk.js";
import type { Table } from "../model/document.js";
import type { ChunkReference } from "../model/evidence.js";

/** The header of a table of the chunk. */
export type HeaderFacts = Pick<Table, "header_rows" | "cells">;

export interface EvidenceChunk extends ChunkReference {
  filename: string;
  text: string;
  /** Shown with the text in a bundle, so a number in it is evidence too. */
  path: readonly string[];
  anchors: Anchor[];
  /** Its tables with their header rows; without them headers are told from the text. */
  tables?: readonly HeaderFacts[];
}
