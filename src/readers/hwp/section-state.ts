/** State while a section of HWP 5 is decoded, from its first paragraph down to nested table cells. */
import type { Control, Faint, Paragraph, SectionSetup } from "../hangul/tree.js";
import type { LetterCount } from "../letter-count.js";
import type { ReadingTime } from "../reading-time.js";
import type { HwpRecord } from "./records.js";

export interface HwpSectionState {
  setup: SectionSetup | undefined;
  masterPages: Paragraph[][];
  /** Memo texts by their number; the fields that show where they belong come first in the stream. */
  memos: { id: number; paragraphs: Paragraph[] }[];
  memoFields: { id: number; control: Control & { kind: "memo" } }[];
  depth: number;
  tooDeep: boolean;
  /** Records that could not be decoded and were passed over. */
  skippedRecords: number;
  /** Character shapes that may not be seen. */
  faint: ReadonlyMap<number, Faint>;
  /** Character shapes whose Latin letters are signs of a symbol font. */
  symbolFonts: ReadonlyMap<number, string>;
  letters: LetterCount;
  time: ReadingTime;
  pictureName(binItem: number): string | null;
  /** Paragraphs among sibling records: cells, notes and text boxes hold what a section holds. */
  readParagraphs(records: Iterable<HwpRecord>): Paragraph[];
}
