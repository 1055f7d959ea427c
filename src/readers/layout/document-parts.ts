/**
 * Splits pages into the parts of the whole document in reading order: paragraphs across pages, tables, notes, running
 * lines.
 */
import type { Box } from "../../model/format.js";
import type { PageLayout } from "./page-flow.js";
import { buildParagraphs } from "./paragraphs.js";
import type { TableLayout } from "./ruled-tables.js";
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
  | { kind: "figure"; box: Box; text: string; page: PageLayout };

export function partsOf(pages: readonly PageLayout[]): DocumentPart[] {
  const running = extractRunningLines(pages);
  const edges = rightEdges(pages);
  const parts: DocumentPart[] = [];
  /** The paragraph that the last page's own text ended with, while nothing else has ended it. */
  let open: (DocumentPart & { kind: "paragraph" }) | undefined;
  for (const page of pages) {
    const own = running.get(page.number) ?? [];
    for (const { zone, line } of own) if (zone === "header") parts.push({ kind: zone, line, page });
    const notes = takeNotes(page);
    let first = true;
    let last: typeof open;
    for (const item of page.items) {
      if (item.kind === "table") parts.push({ kind: "table", table: item.table, page });
      else if (item.kind === "figure")
        parts.push({ kind: "figure", box: item.box, text: item.text, page });
      else if (item.kind === "text") {
        for (const lines of item.paragraphs) parts.push({ kind: "paragraph", lines, page });
      } else {
        const right = edges.get(page.number)!;
        const left = Math.min(...item.lines.map((line) => line.box[0]));
        for (const { lines } of buildParagraphs(item.lines, left, right)) {
          if (
            first &&
            open &&
            continuesOnNextPage(open.lines, lines, edges.get(open.page.number)!)
          ) {
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
    for (const lines of notes) parts.push({ kind: "footnote", lines, page });
    for (const { zone, line } of own) if (zone === "footer") parts.push({ kind: zone, line, page });
  }
  return parts;
}

function continuesOnNextPage(
  before: readonly PrintedLine[],
  after: readonly PrintedLine[],
  right: number,
): boolean {
  const last = before.at(-1)!;
  if (/[.。?!:：]\s*$/u.test(last.text) || last.page === after[0]!.page) return false;
  // Only the last lines matter, and a paragraph over many pages must not be looked at again and again.
  const seam = [...before.slice(-PAGE.seamLines), after[0]!];
  const left = Math.min(...seam.map((line) => line.box[0]));
  return buildParagraphs(seam, left, right).at(-1)!.lines.length > 1;
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
