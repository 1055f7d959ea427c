/** A chunk as evidence for an answer. */
import type { Anchor } from "../model/chunk.js";
import type { ChunkReference } from "../model/evidence.js";

export interface EvidenceChunk extends ChunkReference {
  filename: string;
  text: string;
  /** Shown with the text in a bundle, so a number in it is evidence too. */
  path: readonly string[];
  anchors: Anchor[];
}
