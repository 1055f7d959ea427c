/** The title below what is set small over it. */
import { type DocumentRow, sizeOf } from "../document-rows.js";
import { titleFrom } from "./title-lines.js";
import { endsAsTitle, namesOnlyItsKind } from "./title-words.js";

type Title = NonNullable<ReturnType<typeof titleFrom>>;

/** What is set small over a larger line and does not end as titles end: a series, an event, whose thesis it is. */
export function largerBelow(rows: DocumentRow[], { title, start, end }: Title): Title | null {
  const size = sizeOf(rows[start]!);
  if (size === 0 || endsAsTitle(title) || rows[start]!.block.type === "title") return null;
  const below = titleFrom(rows, end, { within: LEAD_ROWS });
  if (!below || rows[below.start]!.page !== rows[start]!.page) return null;
  // `주차장 보수 자재 구매` over `지출결의서`: what the paper is about.
  const kind = namesOnlyItsKind(below.title) || !below.title.includes(" ");
  if (kind && endsAsTitle(below.title)) return null;
  return size < sizeOf(rows[below.start]!) * LEAD_SIZE ? below : null;
}

/** The title stands so many rows below what is set over it at most. */
const LEAD_ROWS = 2;
/** A line of this share of the title's size leads to it. */
const LEAD_SIZE = 0.75;
