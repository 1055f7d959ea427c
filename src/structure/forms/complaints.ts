/** What is brought before a court, by its name and, where that is an office's too, by what stands below it. */
import { CIVIL_PARTS } from "../../text/lexicon/form-labels.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { isComplaint } from "./title-words.js";

/** Who sues whom is said on the first page. */
const COMPLAINT_ROWS = 40;
const OF_SUIT = new RegExp(`^${oneOf(CIVIL_PARTS)}`);
/** `소장` heads an office as well; `고소장` heads none. */
const OFFICE_LETTERS = 2;

export function isComplaintIn(rows: readonly DocumentRow[], words: string): boolean {
  if (!isComplaint(words)) return false;
  if (words.length > OFFICE_LETTERS) return true;
  return rows.slice(0, COMPLAINT_ROWS).some(({ text }) => OF_SUIT.test(squeeze(text)));
}
