/** Which lines of a chunk stand under which: items under their lead, what a heading heads under the heading. */
import { TIME_ENDS, TIME_LABELS } from "../text/lexicon/attributes.js";
import { oneOf } from "../text/lexicon/patterns.js";
import { isDivision, type OutlineLabelKind, readLabel } from "../text/outline-labels.js";

/** Bullets from the outermost in, as reports nest them; a note (`※`) that heads something stands over dashes. */
const BULLETS: readonly Level[] = ["square", "circle", "reference", "dash", "dot"];
/** A line without a label that is no longer than this may be a heading. */
const LONGEST_HEADING = 40;
const SENTENCE = /(?:다|요|음|함|임|됨)[.]?$|[.]$/;
/** A sentence that leads a list: `… 다음 각 호의 서류를 낸다.`, `… 다음과 같다.` */
const LEADING =
  /다음(?:\s?각\s?[호목항]|과\s?같)[^.]{0,60}[.]?\s*$|다음의\s[^.]{1,20}(?:말한다|한다)[.]?\s*$|[:：]\s*$/;
/** `(예 : 계절적 가공업체)` goes on with the item before it. */
const ASIDE = /^\s*[(（].*[)）]\s*$/;
/** `< 부적격 사항 >`, `[제출서류]`, `【신청서류】` */
const BRACKETED = /^\s*[<〈《【［[][^<>〈〉]{2,40}[>〉》】］\]]\s*$/;
/** Bullets that word processors draw from their own symbol fonts. */
const SYMBOL = /^\s*[\ue000-\uf8ff\u2580-\u27bf▲△]\s*\S/;
/** `▸지원 제외대상` over dashes heads them, as a note does. */
const ARROW = /^\s*[▸▹‣]/;
/** `제9조(대상) ① …`: the line is an article and its first paragraph. */
const FIRST_PARAGRAPH = /^\s*제\s?\d+\s?조(?:의\s?\d+)?[^①]{0,80}①/;
/** `붙임  1. 계획서 1부.`: the first item stands behind the word. */
const ENCLOSURES = /^\s*(?:붙\s?임|첨\s?부)\s*(?=1\s?[.])/;

/** `2026년 1월 20일` alone is the day of the paper, which ends its last list, if the line before names no day. */
const LONE_DAY = /^\s*(?:19|20)\d\d\s?[.년]\s{0,3}\d{1,2}\s?[.월]\s{0,3}\d{1,2}\s?[.일]?\s*$/;
const NAMES_A_DAY = new RegExp(
  String.raw`(?:${oneOf(TIME_LABELS, TIME_ENDS)}|[일날])\s{0,2}[)）:：]?\s*$`,
);

/** `제출서류 | 1. 신청서`: a cell of several lines begins in its row. */
const IN_LAST_CELL = /^.* \| (?=\S)/;

type Level = OutlineLabelKind | "bracketed" | "plain" | "row";

interface OpenLine {
  level: Level;
  place: number;
}

/** For every line, the lines that it stands under, outermost first. */
export function parentsOf(lines: readonly string[]): number[][] {
  let open: OpenLine[] = [];
  return lines.map((line, place) => {
    if (isLoneDay(line, lines[place - 1])) open = [];
    const levels = levelsOf(line, lines[place + 1]);
    // A line without a label goes on with what is open.
    if (levels.length === 0) return open.map((each) => each.place);
    for (const { level, ordinal } of levels) {
      open = closedAt(open, level, ordinal);
      open.push({ level, place });
    }
    return open.map((each) => each.place).filter((each) => each !== place);
  });
}

/** Whether a line is the day of the paper alone. */
export function isLoneDay(line: string, before = ""): boolean {
  return LONE_DAY.test(line) && !NAMES_A_DAY.test(before);
}

/** What a line opens: its label, an article also its first paragraph, a heading without a label itself. */
function levelsOf(line: string, next: string | undefined): { level: Level; ordinal: number }[] {
  if (ENCLOSURES.test(line))
    return [
      { level: "plain", ordinal: 0 },
      { level: "number", ordinal: 1 },
    ];
  if (line.includes(" | ")) {
    const inner = readLabel(line.replace(IN_LAST_CELL, ""));
    const row = { level: "row" as const, ordinal: 0 };
    return inner ? [row, { level: inner.kind, ordinal: inner.ordinal }] : [row];
  }
  const label = readLabel(line);
  if (ARROW.test(line) && readLabel(next ?? "")?.kind === "dash")
    return [{ level: "reference", ordinal: 0 }];
  if (label) {
    const own = [{ level: label.kind as Level, ordinal: label.ordinal }];
    return FIRST_PARAGRAPH.test(line) ? [...own, { level: "circled", ordinal: 1 }] : own;
  }
  if (BRACKETED.test(line)) return [{ level: "bracketed", ordinal: 0 }];
  if (SYMBOL.test(line)) return [{ level: "dot", ordinal: 0 }];
  return isHeading(line, next) ? [{ level: "plain", ordinal: 0 }] : [];
}

/** A short line that a list follows. */
function isHeading(line: string, next: string | undefined): boolean {
  if (next === undefined) return false;
  const isShort =
    line.length <= LONGEST_HEADING && !SENTENCE.test(line.trim()) && !ASIDE.test(line);
  if (!isShort && !LEADING.test(line)) return false;
  const label = readLabel(next);
  return label !== null ? label.ordinal <= 1 && !isDivision(label.kind) : SYMBOL.test(next);
}

/** What stays open over a line of this level: everything outside the last of its kind. */
function closedAt(open: readonly OpenLine[], level: Level, ordinal: number): OpenLine[] {
  const same = open.findLastIndex((each) => each.level === level);
  if (same >= 0) return open.slice(0, same);
  const outer = open.findIndex(
    (each, at) => isInside(each.level, level) && !(level === "dash" && leadsCell(open, at)),
  );
  if (outer >= 0) return open.slice(0, outer);
  // The second of a kind whose first is not open stands outside of all lists: `② …` behind the items of `①`.
  if (ordinal > 1) return open.filter(({ level }) => level === "row" || divides(level));
  return [...open];
}

/** `1 | · 벚꽃축제` over `- 장소 : …`: a dot right inside a row heads the dashes of its cell. */
function leadsCell(open: readonly OpenLine[], at: number): boolean {
  return open[at]!.level === "dot" && open[at - 1]?.level === "row";
}

/** Whether a level always stands inside another one. */
function isInside(inner: Level, outer: Level): boolean {
  // Nothing but another row, or a division, ends a row: its cells may hold lists of any kind.
  if (inner === "row") return divides(outer);
  if (divides(outer)) return !divides(inner);
  if (outer === "plain") return inner !== "plain" && !divides(inner);
  const [one, other] = [BULLETS.indexOf(inner), BULLETS.indexOf(outer)];
  return one >= 0 && other >= 0 && one > other;
}

function divides(level: Level): boolean {
  return isDivision(level as OutlineLabelKind);
}
