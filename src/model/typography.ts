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

/** As a constructor it gives back the object that it was handed, so that the class below can put a private field on it. */
function handed(of: object): object {
  return of;
}
const Handed = handed as unknown as new (of: object) => object;

/**
 * A private field on the block or cell itself: no one else sees it, neither JSON nor a copy. A WeakMap says the same, but with one
 * entry for each cell it took a tenth of the time of reading an HWP file, most of it in the garbage collector.
 */
class Typography extends Handed {
  #lines: readonly LineTypography[];

  private constructor(of: Block | Cell, lines: readonly LineTypography[]) {
    super(of);
    this.#lines = lines;
  }

  static keep(of: Block | Cell, lines: readonly LineTypography[]): void {
    if (#lines in of) of.#lines = lines;
    else new Typography(of, lines);
  }

  static of(of: Block | Cell): readonly LineTypography[] {
    return #lines in of ? of.#lines : [];
  }
}

/** One entry for each line of the text. */
export function keepTypography(of: Block | Cell, lines: readonly LineTypography[]): void {
  Typography.keep(of, lines);
}

export function typographyOf(of: Block | Cell): readonly LineTypography[] {
  return Typography.of(of);
}
