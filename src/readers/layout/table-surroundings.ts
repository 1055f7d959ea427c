/** What belongs to a table though it stands outside of its cells: the caption and the unit line above it, the notes below. */
import type { DocumentPart } from "./document-parts.js";
import { CAPTION } from "./paragraph-roles.js";
import { boxOf } from "./paragraphs.js";
import { ROLES, SURROUNDINGS } from "./thresholds.js";

type ParagraphPart = DocumentPart & { kind: "paragraph" };

/** `(단위: 백만원)`, `[단위 : 명, %]`, `단위: 천원` */
const UNIT_LINE = /^[(（[<〈〔【]?\s*단\s*위\s*[:：)]/u;
/** `○○주식회사와 그 종속기업 (단위 : 백만원)`: what the figures are of stands at the left end of the line. */
const UNIT_AT_END = /[(（[<〈〔【]\s*단\s*위\s*[:：][^()（）]{1,20}[)）\]>〉〕】]$/u;
/** `< 국가별 동향(억 달러, %) >`: a title of a table in brackets of its own, as press releases have it. */
const BRACKETED = /^(?:<[^<>]+>|〈[^〈〉]+〉|《[^《》]+》)$/u;
/** `※ …`, `* …`, `주) …`, `주: …`, `자료: …`, `출처: …` */
const NOTE = /^(?:※|\*+(?=\s|[^*\s])|주\s*\d*\s*[:：)]|\(주\)|(?:자료|출처|비고)\s*[:：])/u;

interface TableSurroundings {
  caption?: ParagraphPart;
  /** Caption, unit line and notes. */
  parts: ParagraphPart[];
}

/** The paragraphs around the table at `index` that are about it. */
export function surroundingsOf(
  parts: readonly DocumentPart[],
  index: number,
  textOf: (part: ParagraphPart) => string,
): TableSurroundings {
  const found: TableSurroundings = { parts: [] };
  let at = index - 1;
  const unit = paragraphAt(parts, at);
  if (unit && isUnitLine(textOf(unit))) {
    found.parts.push(unit);
    at--;
  }
  const caption = paragraphAt(parts, at);
  if (caption && isTableCaption(textOf(caption)) && caption.page === parts[index]!.page) {
    found.caption = caption;
    found.parts.push(caption);
  }
  found.parts.push(...notesBelow(parts, index, textOf));
  return found;
}

const isUnitLine = (text: string): boolean =>
  (UNIT_LINE.test(text) && text.length < SURROUNDINGS.longestUnit) ||
  (UNIT_AT_END.test(text) && text.length < ROLES.longestCaption);

const isTableCaption = (text: string): boolean =>
  text.length < ROLES.longestCaption && (CAPTION.test(text) || BRACKETED.test(text));

function paragraphAt(parts: readonly DocumentPart[], at: number): ParagraphPart | undefined {
  const part = parts[at];
  return part?.kind === "paragraph" ? part : undefined;
}

/** Marked paragraphs right below, each close to what stands above it. */
function notesBelow(
  parts: readonly DocumentPart[],
  index: number,
  textOf: (part: ParagraphPart) => string,
): ParagraphPart[] {
  const table = parts[index]!;
  if (table.kind !== "table") return [];
  const notes: ParagraphPart[] = [];
  let bottom = table.table.box[3];
  for (let at = index + 1; ; at++) {
    const part = paragraphAt(parts, at);
    if (!part || part.page !== table.page || !NOTE.test(textOf(part))) return notes;
    const box = boxOf(part.lines);
    if (box[1] - bottom > SURROUNDINGS.farthestNote * part.lines[0]!.size) return notes;
    notes.push(part);
    bottom = box[3];
  }
}
