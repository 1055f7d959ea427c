/** Certificates: the number and the day that labels in their head state. On other papers the same labels are fields to fill in. */
import { findDates } from "../../text/dates.js";
import { CERTIFICATES, CERTIFIED_ACTS } from "../../text/lexicon/document-kinds.js";
import { ISSUED } from "../../text/lexicon/form-labels.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { unwrapped } from "../forms/title-words.js";
import { findItemField } from "../labelled-fields.js";
import type { Candidate } from "./candidate.js";

const CERTIFICATE = new RegExp(`${oneOf(CERTIFICATES)}$`);
/** What a certificate is called stands among so many rows, and is short. */
const TITLE_ROWS = 4;
const LONGEST_NAME = 30;
/** What it certifies follows. */
const HEAD_ROWS = 12;
const LABELS = new Map(CERTIFIED_ACTS.map((act) => [act, [`${act}번호`]]));

export function certificateFields(rows: DocumentRow[]): Candidate[] {
  const own = rows.filter((row) => !row.margin);
  const name = own
    .slice(0, TITLE_ROWS)
    .map(({ text }) => squeeze(unwrapped(text)))
    .find((text) => text.length <= LONGEST_NAME && CERTIFICATE.test(text));
  if (!name) return [];
  const head = own.slice(0, HEAD_ROWS).flatMap(pairsOf);
  const acts = CERTIFIED_ACTS.filter((act) => name.includes(act));
  const stated = [ISSUED.number, ...acts.map((act) => LABELS.get(act)!)]
    .map((labels) => findItemField(head, labels)?.value ?? "")
    .find((value) => /\d/.test(value));
  const day = findDates(findItemField(head, ISSUED.date)?.value ?? "")[0]?.iso;
  return [
    ...(stated ? [candidate("doc_number", stated)] : []),
    ...(day ? [candidate("issued_date", day)] : []),
  ];
}

/** `발급번호 2026-12   발급일자 2026. 3. 2.`: labels with their values side by side on one printed line. */
function pairsOf(row: DocumentRow): DocumentRow[] {
  const pairs = row.cells.length === 1 ? row.text.split(NEXT_PAIR) : [];
  if (pairs.length < 2) return [row];
  return pairs.map((text) => ({ ...row, text, cells: [text], raw: [text] }));
}

const NEXT_PAIR = new RegExp(
  String.raw`\s(?=${oneOfSpaced([...ISSUED.number, ...ISSUED.date])}(?:\s|[:：]))`,
);

function candidate(field: Candidate["field"], value: string): Candidate {
  return { field, value, evidence: ["labelled"] };
}
