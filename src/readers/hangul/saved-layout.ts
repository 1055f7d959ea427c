/** Pages from the lines that the word processor saved, section by section; what contradicts itself is in doubt. */
import { placeEndnotes } from "./endnote-pages.js";
import type { EngineLayout } from "./engine-layout.js";
import { EngineWitness } from "./engine-witness.js";
import { PageDoubt } from "./page-doubt.js";
import { Positions } from "./positions.js";
import { SectionFlow } from "./section-flow.js";
import type { HangulDocument } from "./tree.js";

export function savedPositions(document: HangulDocument, laid: EngineLayout | null): Positions {
  const positions = new Positions();
  const witness = new EngineWitness(laid);
  const doubt = new PageDoubt(positions);
  for (const section of document.sections) {
    const flow = new SectionFlow(section, positions, witness, doubt);
    flow.run();
    if (section === document.sections.at(-1))
      placeEndnotes(document, laid, positions, flow.end, flow.room);
  }
  doubtAfterEmptyPage(document, positions);
  return positions;
}

/** Nothing is printed as an empty page but by a break, which leaves a line there: pages from one on were counted wrongly. */
function doubtAfterEmptyPage({ sections }: HangulDocument, positions: Positions): void {
  const filled = new Set<number>();
  for (const lines of positions.lines.values()) for (const { page } of lines) filled.add(page);
  for (const { page } of positions.objects.values()) filled.add(page);
  for (const { page } of positions.cells.values()) filled.add(page);
  let empty = 1;
  while (filled.has(empty)) empty++;
  if (empty > positions.pages) return;
  for (const paragraph of sections.flatMap(({ paragraphs }) => paragraphs)) {
    if ((positions.pageOf(paragraph) ?? 0) > empty) positions.doubted.add(paragraph);
  }
}
