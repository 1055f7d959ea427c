/** ODS reader: sheets as pages; cells that no empty row or column parts are one table, with their addresses. */
import { type CellDraft, Draft } from "../document-draft.js";
import { textOf } from "../flow/flow-items.js";
import { LetterCount } from "../letter-count.js";
import { type Outcome, type ReaderInput, UnreadableFile, unreadable } from "../reader.js";
import { headRows } from "../table-heads.js";
import { descend, elementsOf, type XmlElement } from "../xml-tree.js";
import { OdfFlow } from "./flow.js";
import { countBody } from "./letters.js";
import { OdfPackage } from "./package.js";
import { type SheetCell, sheetRegions } from "./sheet-regions.js";
import { OdfStyles } from "./styles.js";

/** Filled cells of a workbook that are kept; as many as of an XLSX. */
const MAX_CELLS = 2_100_000;
/** Rows that spreadsheets have; a file may claim any number of repeats. */
const MAX_ROWS = 1_048_576;
const MAX_COLUMNS = 16_384;

export async function readOds(input: ReaderInput): Promise<Outcome> {
  const pack = await OdfPackage.open(input.bytes, input.password);
  const content = await pack.content();
  const body = descend(content, "body", "spreadsheet");
  if (!body) throw new UnreadableFile("CORRUPT", "no spreadsheet body");
  const styles = new OdfStyles();
  styles.add(content);
  const sheets = [...elementsOf(body)].filter(({ name }) => name === "table");
  if (sheets.length === 0) return unreadable("EMPTY");
  const draft = new Draft("ods");
  const letters = new LetterCount();
  const reader = new SheetReader(draft, styles);
  for (const [index, sheet] of sheets.entries()) {
    reader.read(sheet, index + 1);
    countBody(sheet, letters, index + 1);
    letters.add(sheet.attributes.name ?? "", index + 1);
  }
  if (reader.full) draft.warn("LIMIT_REACHED", { detail: `칸 ${MAX_CELLS}개까지` });
  for (const fault of pack.faults) draft.warn("PARTIALLY_READ", { detail: fault });
  const { properties } = await pack.properties();
  return { ...draft.finish(sheets.length, properties), letters };
}

class SheetReader {
  full = false;
  private count = 0;

  constructor(
    private readonly draft: Draft,
    private readonly styles: OdfStyles,
  ) {}

  read(sheet: XmlElement, page: number): void {
    const name = sheet.attributes.name ?? `Sheet${page}`;
    this.draft.add({ type: "heading", level: 1, text: name, page });
    const cells: SheetCell[] = [];
    const notes: { address: string; text: string }[] = [];
    let row = 0;
    for (const line of rowsOf(sheet)) {
      const repeats = Math.min(
        MAX_ROWS - row,
        Number(line.attributes["number-rows-repeated"]) || 1,
      );
      if (repeats <= 0) break;
      const filled = this.row(line, row, notes);
      for (let times = 0; times < (filled.length > 0 ? repeats : 1); times++) {
        for (const cell of filled) {
          if (this.count >= MAX_CELLS) this.full = true;
          else {
            this.count++;
            cells.push({ ...cell, row: row + times });
          }
        }
        if (this.full) break;
      }
      row += repeats;
    }
    for (const region of sheetRegions(cells)) this.region(region, name, page);
    for (const { address, text } of notes)
      this.draft.add({ type: "note", text, page, cell_range: rangeOf(name, address) });
  }

  private row(line: XmlElement, row: number, notes: { address: string; text: string }[]) {
    const cells: SheetCell[] = [];
    let col = 0;
    for (const cell of elementsOf(line)) {
      if (!/^(?:covered-)?table-cell$/.test(cell.name)) continue;
      const repeats = Math.min(
        MAX_COLUMNS - col,
        Number(cell.attributes["number-columns-repeated"]) || 1,
      );
      if (repeats <= 0) break;
      const text = cell.name === "table-cell" ? this.text(cell) : "";
      for (let times = 0; text !== "" && times < repeats; times++) {
        cells.push({
          row,
          col: col + times,
          rowSpan: Number(cell.attributes["number-rows-spanned"]) || 1,
          colSpan: Number(cell.attributes["number-columns-spanned"]) || 1,
          text,
        });
      }
      const annotation = descend(cell, "annotation");
      if (annotation) {
        const text = textOf(new OdfFlow(this.styles, new Map()).read(annotation));
        notes.push({ address: addressOf(row, col), text });
      }
      col += repeats;
    }
    return cells;
  }

  /** As the sheet shows it: the paragraphs that the program saved beside the value. */
  private text(cell: XmlElement): string {
    const lines: string[] = [];
    for (const part of elementsOf(cell)) {
      if (part.name === "p")
        lines.push(textOf(new OdfFlow(this.styles, new Map()).read({ ...cell, children: [part] })));
    }
    const shown = lines.join("\n").trim();
    return shown === "" && lines.length === 0 ? (cell.attributes["string-value"] ?? "") : shown;
  }

  private region(cells: SheetCell[], sheet: string, page: number): void {
    const { top, left, bottom, right } = edgesOf(cells);
    const [only] = cells;
    if (cells.length === 1 && only) {
      const cell_range = rangeOf(sheet, addressOf(only.row, only.col));
      this.draft.add({ type: "paragraph", text: only.text, page, cell_range });
      return;
    }
    const rows = bottom - top + 1;
    const cols = right - left + 1;
    const placed = cells.map((cell) => ({
      ...cell,
      row: cell.row - top,
      col: cell.col - left,
      rowSpan: Math.min(cell.rowSpan, rows - (cell.row - top)),
      colSpan: Math.min(cell.colSpan, cols - (cell.col - left)),
    }));
    this.draft.addTable({
      rows,
      cols,
      page,
      header_rows: headRows(rows, cols, placed),
      cell_range: rangeOf(
        sheet,
        `${addressOf(top, left)}:${addressOf(top + rows - 1, left + cols - 1)}`,
      ),
      cells: placed.map(
        (cell): CellDraft => ({
          row: cell.row,
          col: cell.col,
          row_span: cell.rowSpan,
          col_span: cell.colSpan,
          text: cell.text,
          ref: addressOf(cell.row + top, cell.col + left),
        }),
      ),
    });
  }
}

/** Without spreading: a region may have millions of cells. */
function edgesOf(cells: readonly SheetCell[]) {
  const edges = {
    top: Number.POSITIVE_INFINITY,
    left: Number.POSITIVE_INFINITY,
    bottom: 0,
    right: 0,
  };
  for (const { row, col } of cells) {
    edges.top = Math.min(edges.top, row);
    edges.left = Math.min(edges.left, col);
    edges.bottom = Math.max(edges.bottom, row);
    edges.right = Math.max(edges.right, col);
  }
  return edges;
}

function* rowsOf(parent: XmlElement): Generator<XmlElement> {
  for (const part of elementsOf(parent)) {
    if (part.name === "table-row") yield part;
    else if (/^table-(?:header-)?rows?(?:-group)?$/.test(part.name)) yield* rowsOf(part);
  }
}

function addressOf(row: number, col: number): string {
  let letters = "";
  for (let rest = col + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  return `${letters}${row + 1}`;
}

/** In the style that the XLSX reader uses: the name quoted where it is not a plain word. */
function rangeOf(sheet: string, cells: string): string {
  const name = /^[\p{L}_][\p{L}\p{N}_.]*$/u.test(sheet)
    ? sheet
    : `'${sheet.replaceAll("'", "''")}'`;
  return `${name}!${cells}`;
}
