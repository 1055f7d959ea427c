/** A document whose reading ran out of time: what was read is kept, what it states about the whole does not hold for it. */
import { UnreadableFile } from "../reader.js";
import type { HangulDocument } from "./tree.js";

export function cutByTime(document: HangulDocument): void {
  if (document.sections.every(({ paragraphs }) => paragraphs.length === 0))
    throw new UnreadableFile("TIMEOUT", "no paragraph within the time");
  document.cutByTime = true;
  delete document.statedPages;
}
