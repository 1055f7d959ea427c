/**
 * How the lines of a block or cell are set: size and centring. Readers know it and `structure` weighs it; it is kept beside the
 * document, never written out, so that the Document stays what its schema says.
 */
import type { Block, Cell } from "./document.js";

export interface LineTypography {
  /** Of its letters, in points; 0 where the file does not say. */
  size: number;
  centred: boolean;
}

const kept = new WeakMap<Block | Cell, readonly LineTypography[]>();

/** One entry for each line of the text. */
export function keepTypography(of: Block | Cell, lines: readonly LineTypography[]): void {
  kept.set(of, lines);
}

export function typographyOf(of: Block | Cell): readonly LineTypography[] {
  return kept.get(of) ?? [];
}
