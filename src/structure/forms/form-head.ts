/** The first row of a form: its title beside boxes for approvals, notes and fields to fill in. */
import { APPROVERS } from "../../text/lexicon/offices.js";
import { joinSpacedLetters, squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { couldBeTitle, endsAsTitle } from "./title-words.js";

/** The first row of a form may have its title on the left and the box for approvals on the right. */
export function titleInHead({ table, row, cells }: DocumentRow): string | null {
  if (!table || row > 0) return null;
  const own = cells.map(joinSpacedLetters).filter((cell) => !APPROVERS.includes(squeeze(cell)));
  const [title] = own;
  if (!title || own.length > 1 || own.length === cells.length) return null;
  return couldBeTitle(title) && endsAsTitle(title) ? title : null;
}
