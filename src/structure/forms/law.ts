/** 법률·시행령·조례·규칙·규정·지침: the title, its 시행·공포 line or 제정·개정 dates, then articles. */

import { findDates, readDate } from "../../text/dates.js";
import {
  AMENDMENTS,
  PROMULGATED,
  RULE_TITLES,
  RULES_OF_BODIES,
} from "../../text/lexicon/document-kinds.js";
import { RULE_DATES } from "../../text/lexicon/form-labels.js";
import { MINISTRIES, RULE_MAKERS } from "../../text/lexicon/organisations.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { readLabel } from "../../text/outline-labels.js";
import { foldSpace } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { findField } from "../labelled-fields.js";
import { type Form, headOf } from "./form.js";
import { largerBelow } from "./larger-titles.js";
import { lastRevision } from "./revision-dates.js";
import { makerOf } from "./rule-makers.js";
import { titleFrom } from "./title-lines.js";

/** `[시행 2024. 1. 1.] [법률 제19504호, 2023. 6. 20., 일부개정]`, as the national law portal prints it. */
const NUMBERED = new RegExp(
  String.raw`[[［(]\s*([^[\]［］(),，]{0,40}?${oneOf(PROMULGATED)}\s*제\s*[\d-]+\s*호)\s*[,，]\s*([^[\]［］]*?)[,，]?\s*${oneOf(AMENDMENTS)}?\s*\.?\s*[\]］)]`,
);

export const readLaw: Form = (rows) => {
  const head = headOf(rows, 100);
  const article = head.find((row) => {
    const label = row.table ? null : readLabel(row.text);
    return label?.ordinal === 1 && (label.kind === "article" || label.kind === "chapter");
  });
  const start = article ?? firstPart(head);
  if (!start || start.index === 0) return null;
  const above = rows.slice(0, start.index);
  const matches = above.map((row) => (row.text.length < 300 ? NUMBERED.exec(row.text) : null));
  const at = matches.findIndex((match) => match);
  const stated = matches[at];
  const revised = lastRevision(above, 0);
  const over = titleOver(above, at);
  const first = over ?? (article ? titleFrom(above, 0, { within: 5, lines: 2 }) : null);
  // `시민과 함께하는 한빛` over the title: a motto.
  const named = (first && largerBelow(above, first)) ?? first;
  if (!named || !(stated || revised || isRule(named.title))) return null;
  return {
    title: named.title,
    doc_number: stated ? foldSpace(stated[1]!) : null,
    issued_date: stated
      ? (findDates(stated[2] ?? "")[0]?.iso ?? null)
      : (revised ?? inForce(above)),
    issuer: stated ? ministry(above, stated[1]!) : makerOf(head),
    recipient: null,
    recipients: [],
  };
};

/** `1. 일반사항`: technical standards have numbered parts for articles; only the line that states their number tells them from any other paper. */
function firstPart(head: DocumentRow[]): DocumentRow | undefined {
  const part = head.find((row) => {
    const label = row.table ? null : readLabel(row.text);
    return label?.kind === "number" && label.ordinal === 1;
  });
  const stated = head.slice(0, part?.index ?? 0).some(({ text }) => IN_FORCE.test(text));
  return stated ? part : undefined;
}

const IN_FORCE = /^[[［]\s?시행\s?\d{4}\s?\./;

/** The title right over the line that states the law's number; what stands above it is none. */
function titleOver(above: DocumentRow[], stated: number): ReturnType<typeof titleFrom> {
  const rows = above.filter((row) => !row.margin).map((row, index) => ({ ...row, index }));
  const end = rows.findIndex(
    (row) => row.block === above[stated]?.block && row.text === above[stated]?.text,
  );
  for (let from = Math.max(0, end - TITLE_LINES); from < end; from += 1) {
    const named = titleFrom(rows, from, { within: 1, lines: TITLE_LINES });
    if (named?.end === end) return named;
  }
  return null;
}

const TITLE_LINES = 2;

/** `시행일 : 2023. 10. 6.` or `시행: 2023. 10. 6.` under the title, where no other date is stated. */
function inForce(above: DocumentRow[]): string | null {
  return readDate(findField(above, RULE_DATES)?.value ?? "");
}

const RULE_TITLE = new RegExp(String.raw`${oneOf(RULE_TITLES)}(?:\s?\(안\)|안)?$`);

function isRule(title: string): boolean {
  return RULE_TITLE.test(title);
}

const OF_A_BODY = new RegExp(
  String.raw`^(.+?${oneOf(RULE_MAKERS)})\s?${oneOf(RULES_OF_BODIES)}\s*제`,
);
const IN_CHARGE = new RegExp(String.raw`^([가-힣]{2,20}${oneOf(MINISTRIES)})\s*[(（][^)）]*[)）]`);

/** `고용노동부고시 제…호` → `고용노동부`; a law's own number line names no body, and of several bodies in charge none issued it alone. */
function ministry(above: DocumentRow[], number: string): string | null {
  const own = OF_A_BODY.exec(foldSpace(number))?.[1];
  if (own) return own;
  const line = above.map((row) => IN_CHARGE.exec(row.text)?.[1]);
  const [body, ...others] = new Set(line.filter((each) => each !== undefined));
  return body !== undefined && others.length === 0 ? body : null;
}
