/** Types of `docx.mjs` for the tests. */
import type { ToldBlock } from "./write-papers.mjs";
export function docxOf(
  blocks: readonly ToldBlock[],
  make: typeof import("../../../samples/make/docx.js"),
): Buffer;
