/** Detects running headers, footers and page numbers: lines that recur at the same place on many pages. */

import { APPENDICES, ENCLOSURES, FORMS } from "../../text/lexicon/attachments.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import type { PageLayout } from "./page-flow.js";
import type { PrintedLine } from "./text-lines.js";
import { RUNNING } from "./thresholds.js";

type Zone = "header" | "footer";

interface RunningLine {
  zone: Zone;
  /** As printed where it first stands. */
  line: PrintedLine;
}

/** Removes running lines from the pages and returns each once, by the page where it first appears. */
export function extractRunningLines(pages: readonly PageLayout[]): Map<number, RunningLine[]> {
  const groups = new Map<string, { zone: Zone; isDeep: boolean; lines: PrintedLine[] }>();
  for (const page of pages) {
    for (const { line, zone } of marginLines(page)) {
      const isDeep = zone === "header" && line.box[3] > page.height * RUNNING.marginZone;
      const key = `${zone}|${isDeep}|${pattern(line.text)}|`;
      const height = Math.round(edgeDistance(line, zone, page) / RUNNING.sameHeight);
      const group =
        groups.get(key + height) ??
        groups.get(key + (height - 1)) ??
        groups.get(key + (height + 1));
      if (group) group.lines.push(line);
      else groups.set(key + height, { zone, isDeep, lines: [line] });
    }
  }
  const running = new Set<PrintedLine>();
  const first = new Map<number, RunningLine[]>();
  for (const { zone, isDeep, lines } of groups.values()) {
    if (!isRunning(lines, pages.length) || (isDeep && !numbersPages(lines))) continue;
    for (const line of lines) running.add(line);
    const [line] = lines;
    const list = first.get(line!.page) ?? [];
    list.push({ zone, line: line! });
    first.set(line!.page, list);
  }
  for (const page of pages) dropLines(page, running);
  return first;
}

function* marginLines(page: PageLayout): Generator<{ line: PrintedLine; zone: Zone }> {
  const lines = page.items.flatMap((item) =>
    item.kind === "flow" ? item.lines : item.kind === "text" ? item.paragraphs.flat() : [],
  );
  const top = lines.reduce((least, { box }) => Math.min(least, box[1]), Infinity);
  for (const line of lines) {
    const reach = line.box[1] === top ? RUNNING.numberedZone : RUNNING.marginZone;
    if (line.box[3] <= page.height * reach) yield { line, zone: "header" };
    else if (line.box[1] >= page.height * (1 - RUNNING.marginZone)) yield { line, zone: "footer" };
  }
}

const edgeDistance = (line: PrintedLine, zone: Zone, page: PageLayout): number =>
  zone === "header" ? line.box[1] : page.height - line.box[3];

/** `[별지 제3호 서식]`, `[별지 서식 제3호]`, `<별표 2>`: its number says which form begins on the page. */
const ANNEX_TAG = new RegExp(
  String.raw`^[\s\p{Ps}<＜]*${oneOf(APPENDICES, FORMS, ENCLOSURES)}\s?(?:${oneOf(FORMS)}\s?)?(?:제\s?)?\d`,
  "u",
);

/** The text without blanks and with every number made alike, but for one that tells forms apart. */
function pattern(text: string): string {
  const alike = ANNEX_TAG.test(text) ? text : text.replace(/\d+/g, "#");
  return alike.replace(/\s+/g, "");
}

const PAGE_NUMBER =
  /^[-–—―~<[(\s]*(?:\d{1,4}|[ivxIVX]{1,6})(?:\s*[/／]\s*\d{1,4})?[-–—―~>\])\s]*(?:쪽|페이지)?$/u;

function isRunning(lines: readonly PrintedLine[], pages: number): boolean {
  if (lines.every((line) => PAGE_NUMBER.test(line.text)) && hasCountingNumbers(lines)) return true;
  if (lines.every((line) => line.artifact)) return true;
  const distinct = new Set(lines.map((line) => line.page)).size;
  return distinct >= 2 && distinct >= pages * RUNNING.leastShare;
}

/** Whether a number at the start or end of the line goes up with the pages, one for each. */
function numbersPages(lines: readonly PrintedLine[]): boolean {
  const offsets = lines.map(
    ({ text, page }) => Number(/^\d{1,4}(?!\d)|(?<!\d)\d{1,4}$/.exec(text.trim())?.[0]) - page,
  );
  return lines.length > 1 && offsets.every((offset) => offset === offsets[0]);
}

/** Page numbers go up with the pages; a lone one must be dressed as one (`- 3 -`). */
function hasCountingNumbers(lines: readonly PrintedLine[]): boolean {
  if (lines.length === 1) return /[-–—―/／쪽]/u.test(lines[0]!.text);
  const numbers = lines.map((line) => Number(/\d+/.exec(line.text)?.[0] ?? Number.NaN));
  return numbers.every(
    (number, index) => index === 0 || Number.isNaN(number) || number > numbers[index - 1]!,
  );
}

function dropLines(page: PageLayout, running: ReadonlySet<PrintedLine>): void {
  for (const item of page.items) {
    if (item.kind === "flow") item.lines = item.lines.filter((line) => !running.has(line));
    else if (item.kind === "text")
      item.paragraphs = item.paragraphs
        .map((lines) => lines.filter((line) => !running.has(line)))
        .filter((lines) => lines.length > 0);
  }
  page.items = page.items.filter(
    (item) =>
      !(item.kind === "flow" && item.lines.length === 0) &&
      !(item.kind === "text" && item.paragraphs.length === 0),
  );
}
