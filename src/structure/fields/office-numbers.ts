/**
 * `한빛청 시설총괄과-7726, 2026. 8. 26.` right below the title of a rule: under which letter, of which office and on which day it was
 * made as it is.
 */
import { isDateOnly, readDate } from "../../text/dates.js";
import { foldSpace } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { titleFrom } from "../forms/title-lines.js";
import { body } from "../organisation-names.js";
import type { Candidate } from "./candidate.js";

const LETTER =
  /^[(（<〈[［]?\s?(?:(?<of>[가-힣]{2,15})\s)?(?<office>[가-힣]{2,12}(?:과|팀|실|국|단|관|센터))\s?[-–]\s?(?<count>\d{1,6})호?\s?[,(（]\s?(?<day>\d{4}[\d\s.년월일-]{4,14})[)）]?\s?[)）>〉\]］]?$/;
const TITLE_ROWS = 4;

export function officeNumber(rows: DocumentRow[]): Candidate[] {
  const title = titleFrom(rows, 0, { within: TITLE_ROWS });
  const below = title ? rows[title.end] : undefined;
  const groups = below?.cells.length === 1 ? LETTER.exec(foldSpace(below.text))?.groups : undefined;
  const { of, office, count, day = "" } = groups ?? {};
  if (!isDateOnly(day)) return [];
  const found: Candidate[] = [
    { field: "doc_number", value: `${office}-${count}`, evidence: ["numberLine"] },
    { field: "issued_date", value: readDate(day)!, evidence: ["belowTitle"] },
  ];
  if (of && body(of)) found.push({ field: "issuer", value: of, evidence: ["besideDate"] });
  return found;
}
