/** 판권: at the end of a book or a bound report, when it was printed and by whom (`발행일 | …` over `발행처 | …`). */
import { findDates } from "../../text/dates.js";
import { COLOPHON } from "../../text/lexicon/form-labels.js";
import { foldSpace } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { findItemField, type LabelledField } from "../labelled-fields.js";
import { body } from "../organisation-names.js";
import type { Candidate } from "./candidate.js";

/** The last rows of a paper that may be its colophon: names, addresses and a note on copying stand there, too. */
const LAST_ROWS = 30;
/** The day and the publisher stand so near each other. */
const SPAN = 8;

/** Both labels stand together there: a list of books says them of others, in columns. */
export function colophonFields(rows: DocumentRow[]): Candidate[] {
  const end = rows.filter(({ margin, cells }) => !margin && cells.length <= 2).slice(-LAST_ROWS);
  const [day, publisher] = [COLOPHON.day, COLOPHON.publisher].map((labels) => only(end, labels));
  if (!day || !publisher || Math.abs(day.row.index - publisher.row.index) > SPAN) return [];
  const [date] = findDates(day.value);
  // The address may stand below, in the same cell.
  const name = body(foldSpace(publisher.raw.split("\n")[0]!));
  if (date?.start !== 0 || !name) return [];
  return [
    { field: "issued_date", value: date.iso, evidence: ["labelled"] },
    { field: "issuer", value: name, evidence: ["labelled"] },
  ];
}

/** The field with one of the labels; null where there are several. */
function only(rows: DocumentRow[], labels: readonly string[]): LabelledField | null {
  const fields = rows.flatMap((_, at) => findItemField(rows.slice(at, at + 1), labels) ?? []);
  return fields.length === 1 ? fields[0]! : null;
}
