/** Numbers of other documents: cited in a sentence or a list, or named by what is handed in under a notice. */
import { ANSWERS_TO_CALLS } from "../../text/lexicon/document-kinds.js";
import { CITED } from "../../text/lexicon/form-labels.js";
import { PARTICLES_AFTER_LABEL } from "../../text/lexicon/particles.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { TEXT_GOES_ON } from "../../text/lexicon/sentence-ends.js";
import { readLabel } from "../../text/outline-labels.js";
import { squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { hasBoxToTick } from "../forms/title-continues.js";
import { endsAsTitle } from "../forms/title-words.js";
import { organisation } from "../organisation-names.js";

const CITED_BEFORE = new RegExp(String.raw`^[(（[［<〈]?\s*${oneOfSpaced(CITED)}(?:\s|[:：])`);
const CITED_BEHIND = new RegExp(
  String.raw`\d\s?호?(?:\s?[(（][^()（）]*[)）])?${oneOf(PARTICLES_AFTER_LABEL)}(?:\s|$)`,
);

/** Whether the words around a number say that it is another document's: `관련: 총무과-12`, `고시 제2020-12호에 따라`. */
export function citesAnother(text: string): boolean {
  return CITED_BEFORE.test(text) || CITED_BEHIND.test(text);
}

/**
 * Whether a number is another document's: it stands as an item below other lines than a letterhead, below `관련` alone on its line, or
 * within a sentence that was printed over several lines.
 */
export function isCited({ text, block }: DocumentRow, above?: DocumentRow, next?: DocumentRow) {
  const item = readLabel(text);
  if (item?.kind === "syllable" || (item && above && !isLetterhead(above))) return true;
  if (above && isCitedLabel(above.text)) return true;
  const before = above?.block.id === block.id && TEXT_BEFORE.test(above.text);
  const behind = next?.block.id === block.id && TEXT_BEHIND.test(next.text);
  return before || behind;
}

function isLetterhead({ margin, text }: DocumentRow): boolean {
  return margin || (!readLabel(text) && organisation(text) !== null);
}

function isCitedLabel(text: string): boolean {
  const label = squeeze(readLabel(text)?.rest || text).replace(/[:：]$/, "");
  return CITED.includes(label.replace(/^[[(<【]|[\])>】]+$/g, ""));
}

const TEXT_BEFORE = new RegExp(String.raw`(?:${oneOf(TEXT_GOES_ON)}|\s(?:및|또는)|,)$`);
const TEXT_BEHIND = new RegExp(String.raw`^${oneOf(PARTICLES_AFTER_LABEL)}(?:\s|$)`);

/** `사업계획서`, `참가 신청서(양식)`, `탄원서`: the number of a notice or a case in it is not its own. */
const HANDED = new RegExp(String.raw`${oneOf(ANSWERS_TO_CALLS)}(?:[(（][^()（）]*[)）])?$`);
/** What a paper is called stands among its first rows. */
const TITLE_ROWS = 6;

/** The row that calls a paper one that somebody hands in; null where another title stands above it, or none does. */
export function whatIsHandedIn(rows: readonly DocumentRow[]): DocumentRow | null {
  const named = rows
    .slice(0, TITLE_ROWS)
    .find((row) => isAlone(row) && endsAsTitle(squeeze(row.cells[0]!)));
  return named && HANDED.test(squeeze(named.cells[0]!)) ? named : null;
}

/** Beside the name of a form may stand which of its kinds it is: `사업계획서 | [√]일반형 | [ ]신청용`. */
function isAlone({ cells }: DocumentRow): boolean {
  return cells.length === 1 || cells.slice(1).some(hasBoxToTick);
}
