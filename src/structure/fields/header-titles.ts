/**
 * A report's head in the header of its page: `기획조정부 / 주차장 이용 조사 / ’26. 3. 2.`, while the text below begins with its first
 * heading at once.
 */
import { isDateOnly } from "../../text/dates.js";
import { readLabel } from "../../text/outline-labels.js";
import { joinSpacedLetters } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { isBlankField } from "../forms/beside-titles.js";
import { couldBeTitle, endsAsTitle, withoutTail } from "../forms/title-words.js";
import { organisation } from "../organisation-names.js";
import type { Candidate } from "./candidate.js";
import { isAside } from "./list-heads.js";

/** A header has few lines. */
const HEADER_ROWS = 6;

export function headerTitles(rows: DocumentRow[]): Candidate[] {
  const printed = rows.filter((row) => !row.margin);
  const own = printed.slice(0, HEADER_ROWS).find((row) => !isAside(row));
  if (!own || !beginsAtOnce(own)) return [];
  const header = rows.filter(({ block, page }) => block.type === "header" && page === own.page);
  if (header.length > HEADER_ROWS) return [];
  const lines = header.flatMap(({ text }) =>
    text.split(" | ").map((line) => withoutTail(joinSpacedLetters(line))),
  );
  const dated = lines.some(isDateOnly);
  const titles = lines.filter(
    (line) => couldBeTitle(line) && !organisation(line) && (dated || endsAsTitle(line)),
  );
  const [title] = titles;
  return titles.length === 1 ? [{ field: "title", value: title!, evidence: ["header"] }] : [];
}

/** With the first item of an outline, or with the boxes of a form. */
function beginsAtOnce(row: DocumentRow): boolean {
  const { text, cells, table } = row;
  if (table) return (cells.length > 1 || isBlankField(row)) && !cells.some(isTitleLike);
  return readLabel(text)?.ordinal === 1;
}

function isTitleLike(cell: string): boolean {
  return endsAsTitle(cell) && couldBeTitle(cell);
}
