/** 회의록: what the meeting was, and its day; who keeps the minutes is not who issues them. */
import { findDates } from "../../text/dates.js";
import { MINUTES } from "../../text/lexicon/form-labels.js";
import { oneOfSpaced } from "../../text/lexicon/patterns.js";
import { type DocumentRow, sizeOf } from "../document-rows.js";
import { datedName } from "../fields/dated-names.js";
import { findItemField } from "../labelled-fields.js";
import { organisation } from "../organisation-names.js";
import { type Form, headOf } from "./form.js";
import { titleFrom } from "./title-lines.js";
import { titleWords } from "./title-row.js";

const CALLED = new RegExp(String.raw`${oneOfSpaced(MINUTES.kinds)}(?:\s?[(（][^()（）]*[)）])?$`);
/** The title stands above the meeting's day. */
const TITLE_ROWS = 8;

export const readMinutes: Form = (rows) => {
  const head = headOf(rows, 30);
  const met = findItemField(head, MINUTES.met);
  const date = findDates(met?.value ?? "")[0]?.iso ?? null;
  const at = head.slice(0, TITLE_ROWS).findIndex((row) => CALLED.test(row.text) && !row.margin);
  if (date === null) return null;
  // `활동보고서` over `회의일자`, `참석자` and `회의내용`: minutes by another name.
  if (at < 0) return saysWhatWasSaid(head) ? { issued_date: date } : null;
  const named = titleFrom(rows, Math.max(0, at - 1), { within: 2, lines: 2 });
  const called = named && CALLED.test(named.title) && !isPart(head, at);
  const title = called ? named.title : null;
  const reported = called && REPORTS.test(title!) ? rows[named.end] : undefined;
  return { title, issued_date: (reported && datedName(reported)?.date) ?? date };
};

/** The day is said to be a meeting's, and who was there and what was said stand with it. */
function saysWhatWasSaid(head: DocumentRow[]): boolean {
  const isSaid = (labels: readonly string[]) => (findItemField(head, labels)?.value ?? "") !== "";
  return [MINUTES.metOn, MINUTES.attended, MINUTES.said].every(isSaid);
}

/** A report on a meeting has a day of its own, which stands with who writes right below its title. */
const REPORTS = /보\s?고(?:서)?$/;

/** Times the size of the word for minutes: a line above it so large heads what the minutes are a part of. */
const LARGER = 1.3;

function isPart(head: DocumentRow[], at: number): boolean {
  const size = sizeOf(head[at]!);
  const above = head.slice(0, at).filter((row) => !row.margin && !organisation(row.text));
  return size > 0 && above.some((row) => sizeOf(row) >= size * LARGER && titleWords(row) !== null);
}
