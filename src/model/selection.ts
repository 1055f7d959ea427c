/** A part of a reading: the pages and members of a Document that a caller asks for. */
import type { Wording } from "./codes.js";
import { Refusal } from "./refusal.js";

/** Members of a Document that may be left out. What it is, whether it could be read and what to beware of always stay. */
export const DOCUMENT_FIELDS = ["blocks", "tables", "structure", "metrics"] as const;
export const CHUNK_FIELDS = [...DOCUMENT_FIELDS, "chunks"] as const;
export const OPENED_FIELDS = [...CHUNK_FIELDS, "markdown"] as const;
export type Field = (typeof OPENED_FIELDS)[number];

export interface PageRange {
  first: number;
  last: number;
}

/** Absent: all of them. */
export interface Selection {
  pages?: readonly PageRange[];
  fields?: readonly Field[];
}

/** Ranges in one list; more is no list that a person writes. */
const MAX_RANGES = 100;
/** Not infinity, which JSON does not have. */
const TO_THE_END = Number.MAX_SAFE_INTEGER;
const NUMBER = "([1-9]\\d{0,5})";
const RANGE = new RegExp(`^\\s*(?:${NUMBER}\\s*-\\s*${NUMBER}?|${NUMBER})\\s*$`);
const PAGES_FORM: Wording = { ko: "예: 1-3,7,10-", en: "such as 1-3,7,10-" };

/** `1-3,7,10-`: from one to another, one alone, and to the end. */
export function parsePages(list: string): PageRange[] {
  const refused = new Refusal("INVALID_REQUEST", { field: "pages", detail: PAGES_FORM });
  const parts = list.split(",");
  if (parts.length > MAX_RANGES) throw refused;
  return parts.map((part) => {
    const match = RANGE.exec(part);
    if (!match) throw refused;
    const [, from, to, alone] = match;
    const first = Number(from ?? alone);
    const last = alone ? first : to ? Number(to) : TO_THE_END;
    if (last < first) throw refused;
    return { first, last };
  });
}

/** `blocks,metrics`: these alone; `-tables,-metrics`: all but these. */
export function parseFields(list: string, known: readonly Field[]): Field[] {
  const names = list.split(",").map((name) => name.trim());
  const left = names.filter((name) => name.startsWith("-")).map((name) => name.slice(1));
  const asked = left.length > 0 ? left : names;
  const mixed = left.length > 0 && left.length < names.length;
  if (mixed || !asked.every((name) => known.includes(name as Field))) {
    const all = known.join(", ");
    throw new Refusal("INVALID_REQUEST", {
      field: "fields",
      detail: {
        ko: `${all} 중에서. 모두 이름만 적거나, 뺄 것에 모두 -를 붙여 주세요`,
        en: `of ${all}; either all plain, or all with - to leave them out`,
      },
    });
  }
  return left.length > 0 ? known.filter((name) => !left.includes(name)) : (asked as Field[]);
}
