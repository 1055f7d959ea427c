/** A paper's place in a series before its title: `41. …`, `6.1.3. …`, `제2편 …`; no heading of its own outline. */
import { readLabel } from "../../text/outline-labels.js";
import { endsAsTitle } from "../forms/title-words.js";
import { organisation } from "../organisation-names.js";
import { MAKE } from "./make-thresholds.js";
import { continues, type Line } from "./title-runs.js";

const NUMBER = /^\d{1,2}\.\s+(?=\S)/;
/** No outline begins with its third level. */
const DEEP_NUMBER = /^\d{1,2}(?:[.-]\d{1,2}){2,5}\.?\s+(?=\S)/;

/** The lines of a head, the first without its number. */
export function withoutSeriesNumber(lines: Line[], body: number): Line[] {
  const [first, ...others] = lines;
  if (!first) return lines;
  const deep = withoutDeepNumber(first, body);
  if (deep) return [deep, ...others];
  if (!NUMBER.test(first.text)) return lines;
  const bare = { ...first, text: first.text.replace(NUMBER, "") };
  // `1. 과목 안내` on the first slide: the first of several files.
  const { type, extractor } = first.row.block;
  if (type === "title" && extractor === "pptx" && endsAsTitle(bare.text)) return [bare, ...others];
  return isNumberOfPaper(bare, others, body) ? [bare, ...others] : lines;
}

/** A body is named right below it, and no other line of the page is nearly as large. */
function isNumberOfPaper(bare: Line, others: Line[], body: number): boolean {
  if (body === 0) return false;
  // `14. 복리후생제도 등의` over `운영현황`: the title's own second line.
  const below = continues(bare, others[0], body) ? others.slice(1) : others;
  const next = Math.max(body, ...below.map(({ size }) => size));
  const named = below.slice(0, MAKE.nameRows).some(({ text }) => organisation(text) !== null);
  return named && bare.size >= next * MAKE.alone;
}

/** `6.1.3. 환자 교육`, `제2편 민원`, larger than the text. */
function withoutDeepNumber(line: Line, body: number): Line | null {
  if (body === 0 || line.size < body * MAKE.large) return null;
  const label = readLabel(line.text);
  if (label?.kind === "part" && label.rest !== "") return { ...line, text: label.rest };
  return DEEP_NUMBER.test(line.text) ? { ...line, text: line.text.replace(DEEP_NUMBER, "") } : null;
}
