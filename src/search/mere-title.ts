/** Chunks that say nothing but their document's title: they take no place among hits; the title finds the others by their path. */
import { squeezeRow } from "../text/spacing.js";

interface TitledChunk {
  text: string;
  path: readonly string[];
}

/** Which chunks are found: all, if the document says nothing beyond its title. */
export function chunksBeyondTitle(chunks: readonly TitledChunk[]): boolean[] {
  const beyond = chunks.map(({ text, path }) => squeezeRow(text) !== squeezeRow(path[0] ?? ""));
  return beyond.includes(true) ? beyond : chunks.map(() => true);
}
