/** The definition of a table's row ([MS-DOC] 2.9.321): edges of its cells and how they are merged. */
import type { CellDefinition, StoryRow } from "../flow/table-rows.js";
import { type Change, numberOf, OPERATION } from "./changes.js";

const CELL_BYTES = 20;
const FIRST_MERGED = 0x0001;
const MERGED = 0x0002;
const VERTICALLY_MERGED = 0x0020;
const FIRST_OF_VERTICAL = 0x0040;
/** Operand of a later vertical merge: 1 goes on, 3 begins. */
const VERTICAL = { continued: 1, first: 3 };

export function rowOf(changes: readonly Change[]): Omit<StoryRow, "cells"> {
  const definitions: CellDefinition[] = [];
  let left = 0;
  for (const { operation, operand } of changes) {
    if (operation === OPERATION.tableDefinition && operand.length > 0) {
      const count = operand[0]!;
      if (operand.length < 1 + (count + 1) * 2) continue;
      left = operand.readInt16LE(1);
      definitions.length = 0;
      for (let i = 0; i < count; i++) {
        const at = 1 + (count + 1) * 2 + i * CELL_BYTES;
        const flags = at + 2 <= operand.length ? operand.readUInt16LE(at) : 0;
        definitions.push({
          right: operand.readInt16LE(3 + i * 2),
          merge: flags & FIRST_MERGED ? "first" : flags & MERGED ? "continued" : undefined,
          vertical:
            flags & FIRST_OF_VERTICAL
              ? "first"
              : flags & VERTICALLY_MERGED
                ? "continued"
                : undefined,
          painted: false,
        });
      }
    } else if (operation === OPERATION.verticalMerge && operand.length >= 2) {
      const cell = definitions[operand[0]!];
      if (cell && operand[1] === VERTICAL.continued) cell.vertical = "continued";
      else if (cell && operand[1] === VERTICAL.first) cell.vertical = "first";
    }
  }
  return { left, definitions, header: numberOf(changes, OPERATION.headerRow) === 1 };
}
