/**
 * Finds lost records of a section: HWP 5 states nearly everything twice. A paragraph's header says how many units its text
 * has, its text how many controls follow, a list how many paragraphs, a table how many cells in each row, and the last
 * paragraph of a list says that it is the last.
 */
import { controlId, type HwpRecord, RecordFields, TAG } from "./records.js";
import type { TextToken } from "./text.js";

/** Highest bit of the unit count in PARA_HEADER: no paragraph follows in this list. */
const LAST_OF_LIST = 0x80000000;
/** TABLE: attributes, rows, columns, cell spacing and four margins stand before the cells of each row. */
const BEFORE_ROW_SIZES = 18;

const NO_TEXT: TextToken[] = [];

/** How many places of a section contradict each other; 0 in a whole file. */
export function contradictions(roots: readonly HwpRecord[]): number {
  let count = 0;
  const paragraphs = roots.filter((record) => record.tag === TAG.PARA_HEADER);
  const last = paragraphs.at(-1);
  if (last && (new RecordFields(last).u32() & LAST_OF_LIST) === 0) count++;
  if (paragraphs.length < roots.length) count++;
  const open = [...roots];
  for (let record = open.pop(); record; record = open.pop()) {
    if (record.tag === TAG.PARA_HEADER) count += inParagraph(record);
    else if (record.tag === TAG.CTRL_HEADER && controlId(record) === "tbl ")
      count += inTable(record);
    count += inLists(record.children);
    for (const child of record.children) open.push(child);
  }
  return count;
}

function inParagraph(record: HwpRecord): number {
  const units = new RecordFields(record).u32() & ~LAST_OF_LIST;
  let texts = 0;
  let controls = 0;
  let text: HwpRecord | undefined;
  for (const child of record.children) {
    if (child.tag === TAG.CTRL_HEADER) controls++;
    if (child.tag !== TAG.PARA_TEXT) continue;
    text ??= child;
    texts++;
  }
  // A paragraph of one unit, its end mark, has no text record.
  if (texts > 1 || (!text && units > 1)) return 1;
  if (text && text.end - text.start !== units * 2) return 1;
  let marks = 0;
  for (const token of text?.text ?? NO_TEXT) if (token.kind === "control") marks++;
  return marks === controls ? 0 : 1;
}

function inTable(record: HwpRecord): number {
  const at = record.children.findIndex((child) => child.tag === TAG.TABLE);
  if (at < 0) return 1;
  const rows = new RecordFields(record.children[at]!).skip(4).u16();
  const sizes = new RecordFields(record.children[at]!).skip(BEFORE_ROW_SIZES);
  let cells = 0;
  for (let row = 0; row < rows && sizes.left >= 2; row++) cells += sizes.u16();
  const lists = record.children.filter(
    (child, index) => index > at && child.tag === TAG.LIST_HEADER,
  );
  return lists.length === cells ? 0 : 1;
}

/** LIST_HEADER begins with the number of its paragraphs, which stand beside it or below it. */
function inLists(records: readonly HwpRecord[]): number {
  let wrong = 0;
  let stated = 0;
  let found = 0;
  for (const record of records) {
    if (record.tag === TAG.LIST_HEADER) {
      if (found !== stated) wrong++;
      stated = new RecordFields(record).u16();
      found = 0;
      for (const child of record.children) if (child.tag === TAG.PARA_HEADER) found++;
    } else if (record.tag === TAG.PARA_HEADER && stated > 0) found++;
  }
  return found === stated ? wrong : wrong + 1;
}
