/**
 * Pictures in the letterhead of a press release, which stand beside its name: they are recognised however small they are, as who gives
 * it out is often printed nowhere else. Other small pictures are emblems, seals and ornaments.
 */
import type { Block, Table } from "../../model/document.js";
import { callsItselfRelease } from "../../text/release-heads.js";
import type { Draft } from "../document-draft.js";

/** A letterhead is among the first blocks, tables and pictures counted. */
const HEAD_BLOCKS = 8;

export function letterheadsOf({ blocks, tables }: Pick<Draft, "blocks" | "tables">): Set<Block> {
  const head = blocks.slice(0, HEAD_BLOCKS).filter(({ page }) => page === blocks[0]!.page);
  const called = head.findIndex((block) => textsOf(block, tables).some(callsItselfRelease));
  return new Set(called < 0 ? [] : head.filter(({ type }) => type === "figure"));
}

function textsOf(block: Block, tables: readonly Table[]): string[] {
  const table = tables.find((each) => each.block === block.id);
  const texts = table ? firstCells(table) : [block.text];
  return texts.flatMap((text) => text.split("\n"));
}

/** A letterhead has few cells; a table may have many. */
const MAX_CELLS = 12;

function firstCells({ cells }: Table): string[] {
  return cells.slice(0, MAX_CELLS).map(({ text }) => text);
}
