/** Warnings about pages: they name the pages and blocks in doubt, so that the rest of a long document stays certain. */
import type { Block } from "../../model/document.js";
import type { Draft } from "../document-draft.js";

/** One warning for each page that something in doubt was put on; one for the document where that is all of them. */
export function warnOfDoubt(draft: Draft, doubted: readonly Block[], pages: number): void {
  const blocks = new Map<number, string[]>();
  for (const block of doubted) {
    for (const page of pagesOf(draft, block)) {
      const here = blocks.get(page);
      if (here) here.push(block.id);
      else blocks.set(page, [block.id]);
    }
  }
  if (blocks.size === 0) return;
  if (blocks.size >= pages) {
    draft.warn("PAGES_COMPUTED");
    return;
  }
  for (const [page, ids] of [...blocks].sort(([a], [b]) => a - b)) {
    const last = ids.at(-1)!;
    const detail = `${page}쪽: ${ids[0] === last ? last : `${ids[0]}–${last}`}`;
    draft.warn("PAGES_COMPUTED", { page, block: ids[0]!, detail });
  }
}

function pagesOf({ tables }: Draft, { id, page, lines = [] }: Block): Set<number> {
  const cells = tables.find(({ block }) => block === id)?.cells ?? [];
  const inside = [...lines, ...cells, ...cells.flatMap((cell) => cell.lines ?? [])];
  return new Set([page, ...inside.map((one) => one.page)]);
}
