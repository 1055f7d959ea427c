/**
 * One form for several purposes, each named beside its box in the cells of a row: `가람보험 | [ ]가입자 신고서 | 나람보험 | [ ]가입자 신고서`,
 * or in one cell beside what it is about: `주차장 사용 | □ 신청서 / □ 변경 신청서`.
 */
import { SQUARES } from "../../text/lexicon/list-marks.js";
import { letterOf } from "../../text/lexicon/patterns.js";
import { foldSpace, joinSpacedLetters, squeeze } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";
import { hasBoxToTick } from "../forms/title-continues.js";
import { couldBeTitle, endsAsTitle } from "../forms/title-words.js";
import { bodySize } from "./body-size.js";
import type { Candidate } from "./candidate.js";
import { MAKE } from "./make-thresholds.js";

/** The row of a form's title stands below the law that it is from. */
const HEAD_ROWS = 4;
/** A name is a word or two. */
const LONGEST_NAME = 12;

export function formPurposes(rows: readonly DocumentRow[]): Candidate[] {
  const head = rows.slice(0, HEAD_ROWS);
  const named = head.map(({ raw }) => purposesIn(raw.filter(Boolean)));
  const large = bodySize([...rows]) * MAKE.large;
  const across = named.find((lines) => lines.length > 1)?.join(" ");
  const value = across ?? head.map((row) => kindsOfOne(row, large)).find((title) => title);
  return value && couldBeTitle(value) ? [{ field: "title", value, evidence: ["purposes"] }] : [];
}

/** Both cells are set larger than the text: a field of a form has boxes, too. */
function kindsOfOne({ raw, set }: DocumentRow, large: number): string | null {
  const [name = "", kinds = "", ...others] = raw.filter(Boolean);
  const lines = kinds.split("\n").map(foldSpace);
  const isLarge = set.length > 1 && set.every((each) => (each[0]?.size ?? 0) >= large);
  if (others.length > 0 || large === 0 || !isLarge || lines.length < 2) return null;
  const isKind = (line: string) => EITHER.test(line) && endsAsTitle(squeeze(line));
  return lines.every(isKind) ? foldSpace([name, ...lines].join(" ")) : null;
}

/** Line by line, as they are read across: the first of each cell, then the second. */
function purposesIn(cells: readonly string[]): string[] {
  if (cells.length === 0 || cells.length % 2 > 0) return [];
  const lines = cells.map((cell) => cell.split("\n").map(foldSpace));
  const pairs = lines.flatMap((names, at) => (at % 2 > 0 ? [] : [[names, lines[at + 1]!]]));
  if (!pairs.every(([names, boxes]) => areNamed(names!, boxes!))) return [];
  const most = Math.max(...pairs.map(([names]) => names!.length));
  return Array.from({ length: most }, (_, at) => at).flatMap((at) =>
    pairs.flatMap(([names, boxes]) => (names![at] ? [`${names![at]} ${spelt(boxes![at]!)}`] : [])),
  );
}

function areNamed(names: readonly string[], boxes: readonly string[]): boolean {
  return (
    names.length === boxes.length &&
    names.every((name) => name !== "" && name.length <= LONGEST_NAME && !hasBoxToTick(name)) &&
    boxes.every((box) => BOX.test(box) && endsAsTitle(squeeze(box)))
  );
}

const BOX = /^\[[^[\]]{0,4}\]\s?(?=[가-힣])/;
const EITHER = new RegExp(String.raw`^(?:\[[^[\]]{0,4}\]|${letterOf(SQUARES)})\s?[가-힣]`);

/** `[ ]피 보 험 자 신 고 서`: letters set apart are one word. */
function spelt(box: string): string {
  const mark = BOX.exec(box)![0];
  return mark + joinSpacedLetters(box.slice(mark.length));
}
