/**
 * Splits pages into the parts of the whole document in reading order: paragraphs across pages, tables, notes, running
 * lines.
 */
import type { Box } from "../../model/format.js";
import { areAlike, goesOnInNextColumn } from "./column-ends.js";
import type { PageLayout } from "./page-flow.js";
import { buildParagraphs, isOneColumn } from "./paragraphs.js";
import type { TableLayout } from "./ruled-tables.js";
import { runningFigures } from "./running-figures.js";
import { extractRunningLines } from "./running-headers.js";
import type { PrintedLine } from "./text-lines.js";
import { rightEdges } from "./text-margins.js";
import { PAGE } from "./thresholds.js";

export type DocumentPart =
  | { kind: "paragraph"; lines: PrintedLine[]; page: PageLayout }
  | { kind: "footnote"; lines: PrintedLine[]; page: PageLayout }
  | { kind: "header"; line: PrintedLine; page: PageLayout }
  | { kind: "footer"; line: PrintedLine; page: PageLayout }
  | { kind: "table"; table: TableLayout; page: PageLayout }
  /** `running` where the page before or after has it too. */
  | { kind: "figure"; box: Box; text: string; page: PageLayout; running?: true };

export function partsOf(pages: readonly PageLayout[]): DocumentPart[] {
  const running = extractRunningLines(pages);
  const repeated = runningFigures(pages);
  const edges = rightEdges(pages);
  const parts: DocumentPart[] = [];
  /** The paragraph that the last page's own text ended with, while nothing else has ended it. */
  let open: (DocumentPart & { kind: "paragraph" }) | undefined;
  /** The column that the last page ended with. */
  let column: (PageLayout["items"][number] & { kind: "text" }) | undefined;
  for (const [index, page] of pages.entries()) {
    const own = running.get(page.number) ?? [];
    // Halves of a sheet share its running lines.
    const begins = pages[index - 1]?.number !== page.number;
    const ends = pages[index + 1]?.number !== page.number;
    for (const { zone, line } of own)
      if (begins && zone === "header") parts.push({ kind: zone, line, page });
    const notes = takeNotes(page);
    let first = true;
    let last: typeof open;
    for (const item of page.items) {
      if (item.kind === "figure" && repeated.has(item)) {
        parts.push({ kind: "figure", box: item.box, text: item.text, page, running: true });
        continue;
      }
      if (item.kind === "table") parts.push({ kind: "table", table: item.table, page });
      else if (item.kind === "figure")
        parts.push({ kind: "figure", box: item.box, text: item.text, page });
      else if (item.kind === "text") {
        if (
          first &&
          column &&
          item.column &&
          areAlike(column, item) &&
          goesOnInNextColumn(column, item)
        )
          column.paragraphs.at(-1)!.push(...item.paragraphs.shift()!);
        for (const lines of item.paragraphs) parts.push({ kind: "paragraph", lines, page });
      } else {
        const right = edges.get(page)!;
        const left = Math.min(...item.lines.map((line) => line.box[0]));
        for (const { lines } of buildParagraphs(item.lines, left, right)) {
          const before = pages[index - 1];
          if (first && open && before && continuesOnNext(open.lines, lines, before, edges)) {
            open.lines.push(...lines);
            last = open;
          } else {
            last = { kind: "paragraph", lines: [...lines], page };
            parts.push(last);
          }
          first = false;
        }
        continue;
      }
      first = false;
      last = undefined;
    }
    open = last;
    const end = page.items.at(-1);
    column = end?.kind === "text" && end.column && end.paragraphs.length > 0 ? end : undefined;
    for (const lines of notes) parts.push({ kind: "footnote", lines, page });
    for (const { zone, line } of own)
      if (ends && zone === "footer") parts.push({ kind: zone, line, page });
  }
  return parts;
}

/** Whether the last paragraph of a page, or of a half of a sheet, goes on at the top of the next. */
function continuesOnNext(
  before: readonly PrintedLine[],
  after: readonly PrintedLine[],
  page: PageLayout,
  edges: ReadonlyMap<PageLayout, number>,
): boolean {
  const last = before.at(-1)!;
  const [next] = after;
  if (/[.。?!:：]\s*$/u.test(last.text) || isOneColumn(last, next!)) return false;
  // Only the last lines matter, and a paragraph over many pages must not be looked at again and again.
  const seam = before.slice(-PAGE.seamLines).filter((line) => isOneColumn(line, last));
  seam.push(besideHalf(next!, last, page.width));
  const left = Math.min(...seam.map((line) => line.box[0]));
  return buildParagraphs(seam, left, edges.get(page)!).at(-1)!.lines.length > 1;
}

/** A line as it would stand in the half that the paragraph comes from: halves of a sheet begin at other places. */
function besideHalf(next: PrintedLine, last: PrintedLine, width: number): PrintedLine {
  if (next.rightHalf === last.rightHalf) return next;
  // The left half is as wide as a page, the right one reaches to the end of the sheet.
  const by = last.rightHalf ? width / 2 : -width;
  return { ...next, box: [next.box[0] + by, next.box[1], next.box[2] + by, next.box[3]] };
}

/** Takes the footnotes out of the page: smaller lines below the rule that word processors draw above them. */
function takeNotes(page: PageLayout): PrintedLine[][] {
  const { noteRule } = page;
  if (noteRule === null) return [];
  const flows = page.items.filter((item) => item.kind === "flow");
  const body = Math.max(...flows.flatMap((item) => item.lines.map((line) => line.size)), 0);
  const isNote = (line: PrintedLine) =>
    line.box[1] >= noteRule - PAGE.aboveNoteRule && line.size <= body * PAGE.noteSize;
  const lines = flows.flatMap((item) => item.lines.filter(isNote));
  if (lines.length === 0 || !/^(?:\d{1,3}\)?|[*†‡※①-⑳])/u.test(lines[0]!.text)) return [];
  for (const item of flows) item.lines = item.lines.filter((line) => !isNote(line));
  page.items = page.items.filter((item) => item.kind !== "flow" || item.lines.length > 0);
  const left = Math.min(...lines.map((line) => line.box[0]));
  const right = Math.max(...lines.map((line) => line.box[2]));
  return buildParagraphs(lines, left, right).map((paragraph) => paragraph.lines);
}
