/** The first row of a form: its title beside boxes for approvals, notes and fields to fill in. */
import { FIELD_LABELS } from "../../text/lexicon/form-labels.js";
import { APPROVAL_BOXES, APPROVERS } from "../../text/lexicon/offices.js";
import { joinSpacedLetters, squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { couldBeTitle, endsAsTitle, withoutTail } from "./title-words.js";

/** The first row of a form may have its title on the left and other boxes on the right; null where it has none. */
export function titleInHead(row: DocumentRow): string | null {
  if (!row.table || row.row > 0 || row.cells.length < 2) return null;
  const words = row.cells.map(joinSpacedLetters);
  const own = words.filter((cell) => !isApprover(cell));
  const alone = own.length === 1 && own.length < words.length;
  const title = alone ? own[0]! : isSetApart(row) ? words[0]! : null;
  if (!title || !couldBeTitle(withoutTail(title))) return null;
  // Beside a box for approvals stands what is approved, whatever its last word is.
  return endsAsTitle(withoutTail(title)) || hasApprovalBox(row) ? title : null;
}

/** `결재 | 담당 | 과장`: the box that a form is approved in, and those who do. */
export function hasApprovalBox({ cells }: DocumentRow): boolean {
  const boxed = cells.some((cell) => APPROVAL_BOXES.includes(squeeze(cell)));
  return boxed && cells.filter(isApprover).length > 1;
}

function isApprover(cell: string): boolean {
  return APPROVERS.includes(squeeze(cell));
}

/** Times the size of every other cell of its row. */
const SET_APART = 1.2;

/** The first cell is set larger than all others, and those are boxes of a form: notes, labels, approvals. */
function isSetApart(row: DocumentRow): boolean {
  const [first = 0, ...others] = row.set.map((lines) => lines[0]?.size ?? 0);
  if (others.some((size) => size === 0 || first < size * SET_APART)) return false;
  const [, beside = "", ...rest] = row.cells;
  // `점검표 | 문서번호 | HB-01`: a label and what is filled in behind it.
  const filled = FIELD_LABELS.includes(squeeze(beside)) && rest.length === 1;
  const boxes = hasApprovalBox(row) || filled ? isShort : isBox;
  return row.cells.slice(1).every((cell) => isApprover(cell) || boxes(cell));
}

function isBox(cell: string): boolean {
  return cell.startsWith("※") || FIELD_LABELS.includes(squeeze(cell));
}

/** A label to be filled in has few letters. */
const LONGEST_LABEL = 8;

function isShort(cell: string): boolean {
  return squeeze(cell).length <= LONGEST_LABEL || isBox(cell);
}
