/** Maps the boxes of OCR pages from the upright page back to the original. */
import type { Box } from "../../model/format.js";
import type { Draft } from "../document-draft.js";

export function mapBoxesBack(draft: Draft, backs: ReadonlyMap<number, (box: Box) => Box>): void {
  const placed = (box: Box | null, page: number): Box | null => {
    const back = backs.get(page);
    return box && back ? rounded(back(box)) : box;
  };
  for (const block of draft.blocks) {
    block.bbox = placed(block.bbox, block.page);
    for (const line of block.lines ?? []) line.bbox = placed(line.bbox, line.page);
  }
  for (const table of draft.tables) {
    table.bbox = placed(table.bbox, table.page);
    for (const cell of table.cells) cell.bbox = placed(cell.bbox, cell.page);
  }
}

function rounded(box: Box): Box {
  return box.map((value) => Math.round(value * 100) / 100) as Box;
}
