/** 공고·고시·훈령·예규, and drafts of laws: a number line, the title, a sentence, the date and the signatory. */

import { isWholeDay } from "../../text/dates.js";
import { joinSpacedLetters, squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { isCited, whatIsHandedIn } from "../fields/cited-numbers.js";
import {
  isNumberLine,
  type NumberLine,
  numberLineAt,
  readNumberLine,
} from "../fields/number-lines.js";
import { isSignatory } from "../organisation-names.js";
import { findSignature, findUndated } from "./cover-date.js";
import { type Form, headOf } from "./form.js";
import { lastRevision } from "./revision-dates.js";
import { titleFrom } from "./title-lines.js";
import { endsAsTitle } from "./title-words.js";

/** Who signs a notice stands this many rows below its number at most. */
const SIGNATURE_ROWS = 20;

export const readNotice: Form = (rows) => {
  const head = headOf(rows, 80);
  const found = firstNumber(rows, head) ?? draftLine(rows);
  if (!found) return null;
  const { row, line } = found;
  let below = row.index + found.rows;
  // Two bodies announce together, each under its own number.
  for (let next = rows[below]; next && isNumberLine(next); next = rows[below]) below += 1;
  const signature =
    findSignature(rows, below, below + SIGNATURE_ROWS) ??
    findUndated(rows, below, below + SIGNATURE_ROWS) ??
    signedFurtherIn(rows, below + SIGNATURE_ROWS, line);
  const direct = titleFrom(rows, below, { within: 3 });
  const titled = direct ?? (signature && titleFrom(rows, signature.end, { within: 2 }));
  return {
    title: lineOverText(rows[below]) ?? titled?.title ?? null,
    doc_number: line.number,
    issued_date: signature?.date ?? lastRevision(rows, below),
    issuer: signature?.names.join(", ") ?? (line.body || null),
    recipient: null,
    recipients: [],
  };
};

/** The title in one cell with the sentence that announces: its first line, set larger. */
function lineOverText(row: DocumentRow | undefined): string | null {
  const [first = "", next] = row?.raw[0]?.split("\n") ?? [];
  const [over, under] = row?.set[0] ?? [];
  const isLarger = next !== undefined && over && under && over.size > under.size;
  return isLarger && row?.cells.length === 1 && endsAsTitle(first)
    ? joinSpacedLetters(first)
    : null;
}

/**
 * A long notice is signed where its text ends and its annexes begin: a whole day over the head of the body that its number names. Of
 * several days none is surely its own.
 */
function signedFurtherIn(rows: DocumentRow[], from: number, line: NumberLine) {
  const named = squeeze(line.body.split(" ").at(-1)!);
  const signed = rows.slice(from).flatMap((_, at) => {
    const found = findSignature(rows, from + at, from + at + 1);
    const name = found?.date && isWholeDay(found.date) ? found.names.join(" ") : "";
    return found && isSignatory(name) && squeeze(name).includes(named) ? [found] : [];
  });
  return new Set(signed.map(({ date }) => date)).size === 1 ? signed[0]! : null;
}

interface Found {
  row: DocumentRow;
  line: NumberLine;
  rows: number;
}

function firstNumber(rows: DocumentRow[], head: DocumentRow[]): Found | null {
  const handedIn = whatIsHandedIn(rows);
  for (const row of head) {
    if (handedIn && row.index > handedIn.index) return null;
    const [above, next] = [rows[row.index - 1], rows[row.index + 1]];
    const found = isCited(row, above, next) ? null : numberLineAt(row, next);
    if (found) return { row, ...found };
  }
  return null;
}

/** The draft of a decree begins further in, at the top of a page: `중소벤처기업부령 제   호` and its title. */
function draftLine(rows: DocumentRow[]): Found | null {
  for (const row of rows.slice(0, DRAFT_ROWS)) {
    const above = rows[row.index - 1];
    if (above && above.page === row.page && !above.margin) continue;
    const next = rows[row.index + 1];
    const broken = /제$/.test(row.text) && next?.text === "호";
    const text = broken ? `${row.text} ${next.text}` : row.text;
    const line = row.cells.length === 1 ? readNumberLine(text) : null;
    const title = rows[row.index + (broken ? 2 : 1)]?.text ?? "";
    if (line && !/\d/.test(line.digits) && /안\)?$/.test(title))
      return { row, line, rows: broken ? 2 : 1 };
  }
  return null;
}

/** A draft's reasons take up this many rows at most before the draft itself. */
const DRAFT_ROWS = 300;
