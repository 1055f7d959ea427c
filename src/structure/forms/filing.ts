/** 사업보고서·분기보고서·감사보고서 제출문: `… 귀중`, the day, and who hands it in (`회사명 : …`). */
import { isDateOnly, readDate } from "../../text/dates.js";
import { FILER } from "../../text/lexicon/form-labels.js";
import { HONORIFICS } from "../../text/lexicon/offices.js";
import { oneOfSpaced } from "../../text/lexicon/patterns.js";
import { joinSpacedLetters } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { findField } from "../labelled-fields.js";
import { body } from "../organisation-names.js";

interface Filing {
  date: string;
  issuer: string;
  recipients: string[];
}

/** A list of contents may stand before the page that a paper is handed in with. */
const FILING_ROWS = 200;
/** Below `귀중` stand the sentence and the day, and right below the day who hands it in. */
const DATE_ROWS = 4;
const FILER_ROWS = 4;
/** Bodies on lines of their own above the last one, which alone has `귀중` behind it. */
const BODIES_ABOVE = 2;

const ADDRESSED = new RegExp(String.raw`^(.{2,40}?)\s*${oneOfSpaced(HONORIFICS)}(?:\s+(\d.*))?$`);

/** Null where one of the three is not there: forms to be filled in are addressed, too. */
export function readFiling(rows: DocumentRow[]): Filing | null {
  for (const row of rows.slice(0, FILING_ROWS)) {
    const [, name, beside = ""] = ADDRESSED.exec(row.text) ?? [];
    if (!name || !body(name)) continue;
    const day = isDateOnly(beside) ? row : dayBelow(rows, row.index + 1);
    const date = day && readDate(day === row ? beside : day.text);
    if (!day || date?.length !== 10) continue;
    const below = rows.slice(day.index + 1, day.index + 1 + FILER_ROWS);
    const issuer = body(findField(below, FILER)?.value ?? "");
    if (issuer)
      return {
        date,
        issuer,
        recipients: [...bodiesAbove(rows, row.index), joinSpacedLetters(name)],
      };
  }
  return null;
}

function dayBelow(rows: DocumentRow[], from: number): DocumentRow | undefined {
  return rows.slice(from, from + DATE_ROWS).find(({ text }) => isDateOnly(text));
}

/** `금융위원회` over `한국거래소 귀중`. */
function bodiesAbove(rows: DocumentRow[], at: number): string[] {
  const above = rows.slice(Math.max(0, at - BODIES_ABOVE), at);
  const last = above.findLastIndex((row) => row.cells.length > 1 || !body(row.text));
  return above.slice(last + 1).map((row) => body(row.text)!);
}
