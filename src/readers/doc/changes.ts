/** Single changes of properties ([MS-DOC] 2.2.5, `Prl`): an operation and its operand. */

export interface Change {
  operation: number;
  operand: Buffer;
}

/** Operations that are read ([MS-DOC] 2.6). */
export const OPERATION = {
  deleted: 0x0800,
  hidden: 0x083c,
  object: 0x080a,
  pictureAt: 0x6a03,
  symbol: 0x6a09,
  font: 0x4a4f,
  inTable: 0x2416,
  rowEnd: 0x2417,
  innerCell: 0x244b,
  innerRowEnd: 0x244c,
  tableDepth: 0x6649,
  outlineLevel: 0x2640,
  listLevel: 0x260a,
  list: 0x460b,
  hugeParagraph: 0x6646,
  hugeParagraphOld: 0x6645,
  tableDefinition: 0xd608,
  headerRow: 0x3404,
  verticalMerge: 0xd62b,
} as const;

const CHANGED_TABS = 0xc615;
/** Bytes of operands by the upper three bits; 0 where the operand states its own length. */
const OPERAND_BYTES = [1, 1, 2, 4, 2, 2, 0, 3];

export function readChanges(bytes: Buffer): Change[] {
  const changes: Change[] = [];
  let at = 0;
  while (at + 3 <= bytes.length) {
    const operation = bytes.readUInt16LE(at);
    at += 2;
    let size = OPERAND_BYTES[operation >> 13]!;
    if (operation === OPERATION.tableDefinition) {
      if (at + 2 > bytes.length) break;
      size = bytes.readUInt16LE(at) - 1;
      at += 2;
    } else if (size === 0) {
      size = bytes[at]!;
      // Tabs past this length are counted otherwise; nothing behind them can be found.
      if (operation === CHANGED_TABS && size === 255) break;
      at += 1;
    }
    if (size < 0 || at + size > bytes.length) break;
    changes.push({ operation, operand: bytes.subarray(at, at + size) });
    at += size;
  }
  return changes;
}

/** The last value of an operation, as a number; undefined where it does not occur. */
export function numberOf(changes: readonly Change[], operation: number): number | undefined {
  const found = changes.findLast((change) => change.operation === operation);
  const length = found?.operand.length ?? 0;
  if (!found || length === 0) return undefined;
  return found.operand.readUIntLE(0, Math.min(4, length));
}
