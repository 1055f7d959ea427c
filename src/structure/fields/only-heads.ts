/** `□ 주차장 설치 현황` over a table, and no other heading: all that the paper says of itself is its title. */
import { readLabel } from "../../text/outline-labels.js";
import { joinSpacedLetters, squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { isTagLine } from "../forms/tags.js";
import { couldBeTitle, endsAsTitle, namesOnlyItsKind, withoutTail } from "../forms/title-words.js";
import type { Candidate } from "./candidate.js";
import { isAside } from "./list-heads.js";

/** Its tag, whose it is and which page stand over it at most; a list's day, keeper and unit below it. */
const OVER = 3;
const BELOW = 4;
/** A table with fewer rows is no form and no list. */
const TABLE_ROWS = 3;
/** `□ 운영 현황` heads a part; `□ 추천서` is a form. */
const SHORTEST = 5;
const A_FORM = /[가-힣]{2}[서표증장원록지]$/;
/** Notes below the table may be marked. */
const NOTES = new Set(["reference", "dash", "dot"]);

export function onlyHeads(rows: readonly DocumentRow[]): Candidate[] {
  const own = rows.filter(({ margin, block }) => !margin && block.type !== "figure");
  const at = own.slice(0, OVER + 1).findIndex((row) => isMarked(row));
  const head = own[at];
  if (!head || !own.slice(0, at).every(isAside)) return [];
  if (own.some((row) => row !== head && isMarked(row))) return [];
  const words = readLabel(head.text)!.rest;
  const value = withoutTail(joinSpacedLetters(words));
  if (!endsAsTitle(value) || !couldBeTitle(value)) return [];
  const says = squeeze(value).length >= SHORTEST && !namesOnlyItsKind(value);
  if (!says && !A_FORM.test(squeeze(value))) return [];
  const next = own.findIndex((row, below) => below > at && isOfForm(row));
  if (next < 0 || next - at > BELOW + 1) return [];
  return own.slice(at + 1, next).every(isAside)
    ? [{ field: "title", value, evidence: ["onlyHead"] }]
    : [];
}

/** On a line of its own, behind the mark of an item or a part. */
function isMarked({ text, table, box }: DocumentRow): boolean {
  if (table && !box) return false;
  const label = readLabel(text);
  return label !== null && label.rest !== "" && !NOTES.has(label.kind) && !isTagLine(text);
}

function isOfForm({ table, box }: DocumentRow): boolean {
  return table !== null && !box && table.rows >= TABLE_ROWS && table.cols > 1;
}
