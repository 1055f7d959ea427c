/**
 * The front page of a patent gazette: each field stands behind its code in brackets (`(11) 공개번호`, `(54) 발명의 명칭`), as WIPO's
 * standard ST.9 counts them, in two columns that a printed page runs together.
 */
import { findDates } from "../../text/dates.js";
import { GAZETTE } from "../../text/lexicon/form-labels.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { foldSpace } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import type { Candidate, Field } from "./candidate.js";

/** The codes of the office, the kind of gazette, its number, the days of laying open and of grant, and the name. */
const CODES = { office: "19", kind: "12", number: "11", opened: "43", granted: "45", name: "54" };
/** The front page has no more rows that are looked at. */
const FRONT_ROWS = 40;
/** A name may go on in so many rows. */
const NAME_ROWS = 3;

const CODE = /^[(（](\d{2})[)）]\s?/;
const NEXT_CODE = /\s(?=[(（]\d{2}[)）]\s)/;
const KIND = new RegExp(`${oneOf(GAZETTE.kind)}(?:[(（][A-Z]\\d?[)）])?$`);
const NAME = new RegExp(String.raw`^${oneOfSpaced(GAZETTE.name)}\s?[:：]?\s?`);
const NUMBER = /\d{2}-(?:\d{4}-)?\d{6,7}(?=\s|$)/;

export function gazetteFields(rows: readonly DocumentRow[]): Candidate[] {
  const front = rows.filter((row) => !row.margin && row.page === rows[0]!.page);
  const fields = codedFields(front.slice(0, FRONT_ROWS));
  const number = NUMBER.exec(fields.get(CODES.number) ?? "")?.[0];
  if (!number || !KIND.test(fields.get(CODES.kind) ?? "")) return [];
  const day = fields.get(CODES.granted) ?? fields.get(CODES.opened) ?? "";
  const values: Record<Field, string | undefined> = {
    title: fields.get(CODES.name)?.replace(NAME, ""),
    doc_number: number,
    issued_date: findDates(day)[0]?.iso,
    issuer: fields.get(CODES.office),
  };
  return (Object.entries(values) as [Field, string | undefined][]).flatMap(([field, value]) =>
    value ? { field, value, evidence: ["labelled"] } : [],
  );
}

/** What stands behind each code, the first time that it is given. */
function codedFields(rows: readonly DocumentRow[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const [at, row] of rows.entries()) {
    for (const part of row.text.split(NEXT_CODE)) {
      const code = CODE.exec(part)?.[1];
      if (!code || found.has(code)) continue;
      const words = part.replace(CODE, "");
      found.set(code, code === CODES.name ? wholeName(words, rows.slice(at + 1)) : words);
    }
  }
  return found;
}

/** A long name goes on in the rows below it, down to the next code. */
function wholeName(words: string, below: readonly DocumentRow[]): string {
  const end = below.findIndex(({ text }) => CODE.test(text));
  const rest = end > 0 && end < NAME_ROWS ? below.slice(0, end) : [];
  return foldSpace([words, ...rest.map(({ text }) => text)].join(" "));
}
