/** To whom a letter goes, in its head: where that one works, and the name below. */
import { HONORIFICS } from "../../text/lexicon/offices.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import type { DocumentRow } from "../document-rows.js";
import { endsAsTitle } from "./title-words.js";

/** `한빛시장 귀하`: to whom a form is handed in, however large it is set. */
const ADDRESSED = new RegExp(String.raw`\s${oneOf(HONORIFICS)}$`);
/** The head of a letter. */
const HEAD_ROWS = 6;

export function addresses({ text }: DocumentRow): boolean {
  return ADDRESSED.test(text);
}

/** `한빛부 산업정책실` right over `김하람 실장님 귀하`: the body of the one whom it goes to. */
export function isAddressed(rows: DocumentRow[], at: number): boolean {
  const [row, next] = [rows[at]!, rows[at + 1]];
  if (!next || at >= HEAD_ROWS || row.table || next.table || next.page !== row.page) return false;
  // `공사 견적서` over it is what is handed over.
  return addresses(next) && !endsAsTitle(row.text);
}
