/** Labelled fields of a form: `수신 | 값` in cells, `제목: 값` on a line, or the value on the next line. */
import { oneOfSpaced } from "../text/lexicon/patterns.js";
import { readLabel } from "../text/outline-labels.js";
import { foldSpace, squeeze } from "../text/spacing.js";
import type { DocumentRow } from "./document-rows.js";

export interface LabelledField {
  /** The value as printed, white space folded; empty where the form leaves it blank. */
  value: string;
  row: DocumentRow;
  /** The value's own line breaks. */
  raw: string;
}

/**
 * A value of one word or of names parted by commas, as its cell prints it: a line end inside a printed cell breaks a word, and is no
 * space.
 */
export function unbroken({ row, value, raw }: LabelledField): string {
  const { extractor } = row.block;
  if ((extractor !== "pdf" && extractor !== "ocr") || !raw.includes("\n")) return value;
  return withoutColon(foldSpace(raw.replace(/(?<![,，;])\s*\n\s*/g, "")));
}

/** `시설안전과-1 2`: what parts the figures of a number on a printed page is a gap, or the end of a line in its cell; a year is a day's. */
export function unbrokenNumber(field: LabelledField): string {
  const { extractor } = field.row.block;
  const value = unbroken(field);
  return extractor === "pdf" ? value.replace(PARTED_FIGURES, "") : value;
}

const PARTED_FIGURES = /(?<=^\S{1,30}-\d{1,5}) (?=\d{1,5}$)(?!(?:19|20)\d\d$)/;

/** Names without white space; forms space them as they like (`제  목`, `문 서 번 호`). */
type FieldNames = readonly string[];

/** The field that a row holds; null where none of the names stands in it as a label. */
export function fieldIn(
  row: DocumentRow,
  names: FieldNames,
  next?: DocumentRow,
): LabelledField | null {
  for (const [at, cell] of row.cells.entries()) {
    if (isName(cell, names)) {
      const value = row.cells[at + 1];
      if (value !== undefined) return { value: withoutColon(value), row, raw: row.raw[at + 1]! };
      // The label alone on its line: the value stands on the next, unless that is a table of its own.
      if (row.table || !next || next.table !== row.table) return { value: "", row, raw: "" };
      return { value: withoutColon(next.text), row, raw: next.raw[0] ?? "" };
    }
  }
  for (const cell of row.cells) {
    const match = labelPattern(names, row.block.extractor === "ocr").exec(cell);
    // In a cell only a colon parts a label from its value: `소관부처 및 작성자` is one label.
    if (match && (row.cells.length === 1 || /[:：]/.test(match[0]))) {
      const value = cell.slice(match[0].length);
      return { value, row, raw: value };
    }
  }
  return null;
}

/** The first field with one of the names among some rows. */
export function findField(rows: DocumentRow[], names: FieldNames): LabelledField | null {
  for (const [at, row] of rows.entries()) {
    const field = fieldIn(row, names, rows[at + 1]);
    if (field) return field;
  }
  return null;
}

/** The same behind a list mark (`가. 공고번호: …`), as notices list what they are about. */
export function findItemField(rows: DocumentRow[], names: FieldNames): LabelledField | null {
  const items = rows.map((row) => {
    const mark = row.cells.length === 1 ? readLabel(row.text) : null;
    return mark && mark.rest !== "" ? { ...row, cells: [mark.rest], text: mark.rest } : row;
  });
  const field = findField(items, names);
  if (field?.value !== "") return field;
  // In a table whose rows are one cell each, the value stands below its label.
  const below = rows[rows.findIndex((row) => row.index === field.row.index) + 1];
  const stacked = below && below.table === field.row.table && below.cells.length === 1;
  return stacked ? { ...field, value: below.text, raw: below.raw[0]! } : field;
}

/** Whether a text is nothing but one of the names. */
function isName(text: string, names: FieldNames): boolean {
  const name = squeeze(text)
    .replace(/[:：]$/, "")
    .replace(HOW_TO_FILL, "");
  return names.includes(name) || names.includes(name.replace(/^[[(<【]|[\])>】]+$/g, ""));
}

/** `회의일시(날짜, 요일, 시간)`: what a form wants to be written beside its label. */
const HOW_TO_FILL = /(?<=.)[(（](?:(?:연월일|년월일|날짜|요일|시간|시각|장소)[,·/및]?){1,4}[)）]$/;

const labelPatterns = {
  written: new WeakMap<FieldNames, RegExp>(),
  recognised: new WeakMap<FieldNames, RegExp>(),
};

/**
 * A name at the start of a text that goes on after a colon or white space, or in brackets (`[수신] …`); `수 신 자` is not `수신` and a value. On a scan a colon, or
 * dirt at its place, may have been read as another sign.
 */
function labelPattern(names: FieldNames, recognised: boolean): RegExp {
  const patterns = recognised ? labelPatterns.recognised : labelPatterns.written;
  let pattern = patterns.get(names);
  if (!pattern) {
    const longestFirst = names.toSorted((a, b) => b.length - a.length);
    const colon = recognised ? "[:：;_.·|]" : "[:：]";
    const name = oneOfSpaced(longestFirst);
    pattern = new RegExp(
      String.raw`^(?:${name}(?:\s*${colon}\s*|\s+)|[[【<(（〔]\s*${name}\s*[\]】>)）〕]\s*(?:${colon}\s*)?)`,
    );
    patterns.set(names, pattern);
  }
  return pattern;
}

/** A dot in front of a value is a list mark: `수요기관 | · 한빛공사`. */
function withoutColon(value: string): string {
  return value.replace(/^[:：]\s*/, "").replace(/^[·ㆍ‧•∙]\s*/, "");
}
