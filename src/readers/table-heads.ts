/**
 * Detects the header rows of tables that mark none, by the conventions of Korean official tables. A wrong header is
 * worse than none, as it is repeated above every row: in doubt there is none.
 */
import { BODY, HEAD } from "./table-head-weights.js";
import {
  type CellKind,
  cellKind,
  namesColumn,
  namesRows,
  namesValues,
  withoutSpace,
} from "./table-head-words.js";

export interface HeadCell {
  row: number;
  col: number;
  rowSpan: number;
  colSpan: number;
  text: string;
  /** Where the reader knows: the cell has a background. */
  painted?: boolean;
}

/** What a cell says and which kind of text that is, found when it is first asked: most tables are told by their first rows. */
class ClassifiedCell {
  readonly row: number;
  readonly col: number;
  readonly rowSpan: number;
  readonly colSpan: number;
  readonly painted: boolean | undefined;
  private closed: string | undefined;
  private known: CellKind | undefined;

  constructor(private readonly cell: HeadCell) {
    this.row = cell.row;
    this.col = cell.col;
    this.rowSpan = cell.rowSpan;
    this.colSpan = cell.colSpan;
    this.painted = cell.painted;
  }

  /** Without white space. */
  get text(): string {
    this.closed ??= withoutSpace(this.cell.text.slice(0, HEAD.mostCharacters));
    return this.closed;
  }

  get kind(): CellKind {
    this.known ??= cellKind(this.text);
    return this.known;
  }
}

/** A column as its lowest cells see it. */
interface Column {
  /** The lowest named cell above it; absent where there is none. */
  head: ClassifiedCell | undefined;
  /** What all cells above it say: parts with one name differ by their wholes. */
  path: string;
  body: ClassifiedCell[];
}

interface ColumnLayout {
  columns: Column[];
  /** Beside the names stand cells without any: gaps between columns, or places to fill in. */
  gaps: boolean;
}

export function headRows(rows: number, cols: number, cells: readonly HeadCell[]): number {
  return paintedRows(cells, rows) || namedRows(rows, cols, cells);
}

function namedRows(rows: number, cols: number, all: readonly HeadCell[]): number {
  if (cols > HEAD.mostColumns) return 0;
  const cells = all
    .filter((cell) => cell.row < HEAD.mostRowsAbove + HEAD.mostRows + HEAD.bodyRows)
    .map((cell) => new ClassifiedCell(cell));
  const above = rowsAbove(cells, cols);
  const depth = depthOf(cells, above, rows);
  if (depth === 0) return 0;
  const end = above + depth;
  if (!keepsColumns(cells, above, end)) return 0;
  const { columns, gaps } = columnsOf(cells, cols, above, end);
  return isHead(columns, gaps) && !isPartlyPainted(columns) ? end : 0;
}

/** A first row painted throughout above unpainted rows, which is how many Korean tables show their header. */
function paintedRows(cells: readonly HeadCell[], rows: number): number {
  const first = cells.filter((cell) => cell.row === 0);
  const depth = Math.max(1, ...first.map((cell) => cell.rowSpan));
  const next = cells.filter((cell) => cell.row === depth);
  const shown = first.length > 1 && first.every(({ painted }) => painted);
  return shown && depth < rows && next.some(({ painted }) => !painted) ? depth : 0;
}

/** Rows with nothing but a title over the whole width, or the unit, or nothing. */
function rowsAbove(cells: readonly ClassifiedCell[], cols: number): number {
  let above = 0;
  for (; above < HEAD.mostRowsAbove; above++) {
    const row = cells.filter((cell) => cell.row === above && cell.kind !== "blank");
    const units = row.filter((cell) => cell.kind === "unit");
    const others = row.filter((cell) => cell.kind !== "unit");
    if (row.some((cell) => cell.rowSpan > 1) || others.length > 1) break;
    const width = units.length > 0 ? cols * HEAD.titleBesideUnit : cols;
    if (others.some(({ colSpan, text }) => colSpan < width || text.length > HEAD.longestTitle))
      break;
  }
  return above;
}

/** How many rows the names take: cells that span down, and names of parts under a cell that spans across. */
function depthOf(cells: readonly ClassifiedCell[], start: number, rows: number): number {
  let end = start + 1;
  for (let row = start; row < end; row++) {
    const here = cells.filter((cell) => cell.row === row);
    // Empty cells may reach down the whole table: they only keep columns apart.
    const reaches = here.map((cell) => cell.row + cell.rowSpan).filter((reach) => reach < rows);
    const reach = Math.max(end, ...reaches);
    if (reach > end) end = reach;
    else if (row === end - 1 && isSplitBelow(cells, here, row + 1)) end++;
    else if (row === end - 1 && isLower(cells, here, row + 1)) return 0;
    if (end - start > HEAD.mostRows || end >= rows) return 0;
  }
  for (let row = start + 1; row < end; row++) if (!namesParts(cells, row)) return 0;
  const across = cells.some((cell) => {
    const last = cell.row + cell.rowSpan;
    return cell.row < end && last > end && cell.kind !== "blank";
  });
  return across ? 0 : end - start;
}

/** The row under these cells names parts of them: two or more under a wide one, nothing new under the others. */
function isSplitBelow(
  cells: readonly ClassifiedCell[],
  above: readonly ClassifiedCell[],
  row: number,
): boolean {
  const wide = above.some((cell) => cell.colSpan > 1 && cell.kind !== "blank");
  return wide && namesParts(cells, row);
}

/** Every name is parted in the row below, by what is neither a name nor a value: no telling where the names end. */
function isLower(
  cells: readonly ClassifiedCell[],
  above: readonly ClassifiedCell[],
  row: number,
): boolean {
  const named = above.filter((cell) => cell.kind !== "blank" && cell.col > 0);
  const below = cells.filter((cell) => cell.row === row);
  return (
    named.every((cell) => cellsBelow(cells, cell, row).length > 1) &&
    !below.some(({ kind }) => kind === "value" || kind === "blank")
  );
}

function cellsBelow(
  cells: readonly ClassifiedCell[],
  cell: ClassifiedCell,
  row: number,
): ClassifiedCell[] {
  return cells.filter(
    (each) => each.row === row && each.col >= cell.col && each.col < cell.col + cell.colSpan,
  );
}

/** Every cell of the row is a part of what stands above it, or stands under nothing. */
function namesParts(cells: readonly ClassifiedCell[], row: number): boolean {
  const here = cells.filter((cell) => cell.row === row && cell.kind !== "blank");
  // `2023년` over four quarters beside `2025년` over its first, and `구분` beside both lines.
  const reachedInto =
    cells.some(
      (cell) => cell.row < row && cell.row + cell.rowSpan > row && cell.kind !== "blank",
    ) &&
    cells.some(
      (cell) => cell.row + cell.rowSpan === row && cellsBelow(cells, cell, row).length > 1,
    );
  return (
    here.length > 0 &&
    here.every((cell) => {
      if (!isName(cell)) return false;
      const above = cells.find(
        (each) =>
          each.row + each.rowSpan === row &&
          each.col <= cell.col &&
          each.col + each.colSpan > cell.col,
      );
      if (!above || above.kind === "blank" || cell.kind === "unit") return true;
      return reachedInto || cellsBelow(cells, above, row).length > 1;
    })
  );
}

/** Cells of the rows below stand under one name or under several whole ones; those of a form have a grid of their own. */
function keepsColumns(cells: readonly ClassifiedCell[], start: number, end: number): boolean {
  const borders = new Set<number>();
  for (const cell of cells) {
    if (cell.row >= start && cell.row < end) {
      borders.add(cell.col).add(cell.col + cell.colSpan);
    }
  }
  const body = cells.filter((cell) => cell.row >= end);
  const astride = body.filter(({ col, colSpan }) => {
    const last = col + colSpan;
    if (borders.has(col) && borders.has(last)) return false;
    for (let at = col + 1; at < last; at++) if (borders.has(at)) return true;
    return false;
  });
  return astride.length <= body.length * HEAD.astride;
}

/** The columns that hold anything, under their names. */
function columnsOf(
  cells: readonly ClassifiedCell[],
  cols: number,
  start: number,
  end: number,
): ColumnLayout {
  const columns: Column[] = [];
  let gaps = false;
  for (let col = 0; col < cols; col++) {
    const body = cells.filter((cell) => cell.col === col && cell.row >= end && cell.colSpan < cols);
    const covering = cells.filter(
      (cell) =>
        cell.row >= start && cell.row < end && cell.col <= col && cell.col + cell.colSpan > col,
    );
    const named = covering.filter((cell) => cell.kind !== "blank").sort((a, b) => b.row - a.row);
    const begins = covering.some((cell) => cell.col === col && cell.kind !== "blank");
    if (col > 0 && named.length === 0) gaps = true;
    const path = named.map(({ text }) => text).join(" ");
    if (begins || body.some((cell) => cell.kind !== "blank"))
      columns.push({ head: named[0], path, body });
  }
  return { columns, gaps };
}

function isHead(columns: readonly Column[], gaps: boolean): boolean {
  const [first, ...others] = columns;
  if (!first) return false;
  const heads = [...new Set(columns.flatMap(({ head }) => head ?? []))];
  const corner = !first.head || first.head.kind === "unit" || namesRows(first.head.text);
  const names = corner ? heads.filter((head) => head !== first.head) : heads;
  if (!names.every(isName)) return false;
  // Only the corner may be without a name.
  if (others.some(({ head }) => !head) || names.length === 0 || !isDistinct(columns)) return false;
  const body = columns.flatMap((column) => column.body).filter(({ kind }) => kind !== "blank");
  if (body.length === 0)
    return !gaps && heads.length > 2 && share(heads, ({ text }) => namesColumn(text)) === 1;
  const named = share(names, ({ text, kind }) => kind === "name" && namesColumn(text));
  if (heads.length + (first.head ? 0 : 1) < 3) return !gaps && isPair(columns, corner);
  const periods = names.filter(({ kind }) => kind === "period").length;
  if (periods > 1 && periods >= names.length * BODY.periodNames) {
    return share(body, ({ kind }) => kind === "period") < BODY.periodCells;
  }
  const filled = others.filter((column) => column.body.some(({ kind }) => kind !== "blank"));
  const counted = filled.filter(isNumericColumn).length;
  const lines = new Set(body.map(({ row }) => row)).size;
  const enough = lines > 1 ? others.length * BODY.mostlyCounted : filled.length;
  if (counted > 0 && counted >= enough && !alternatesLabelsAndValues(columns, names)) return true;
  if (gaps) return false;
  const told = filled.filter(isProseColumn).length;
  if (told > 0 && counted + told >= filled.length * BODY.countedOrTold && names.every(isShort))
    return true;
  const rowsNamed = corner && first.head !== undefined;
  const inside = rowsNamed ? others.flatMap((column) => column.body) : body;
  const labels = share(
    inside,
    (cell) => isShort(cell) && cell.kind === "name" && namesColumn(cell.text),
  );
  return (
    labels < BODY.labels && (named >= BODY.named || (rowsNamed && named >= BODY.namedBesideRows))
  );
}

function isName({ kind }: ClassifiedCell): boolean {
  return kind === "name" || kind === "period" || kind === "unit";
}

/** Two columns: also the form of labels beside their values, so the names must be names of columns. */
function isPair(columns: readonly Column[], corner: boolean): boolean {
  const [first, second] = columns;
  if (!second?.head || columns.length !== 2) return false;
  const named = namesColumn(second.head.text);
  if (named && first!.head && namesRows(first!.head.text)) return true;
  const labels = first!.body.filter(({ kind }) => kind !== "blank");
  if (share(labels, ({ text }) => namesColumn(text)) >= BODY.labels) return false;
  const several = second.body.filter(({ kind }) => kind !== "blank").length > 1;
  const ofAKind = several && (isNumericColumn(second) || isProseColumn(second));
  if (corner) return named || second.head.kind === "period" || (several && isNumericColumn(second));
  const label = first!.head!.text;
  return named && !namesValues(label) && (ofAKind || namesColumn(label));
}

function isNumericColumn({ body }: Column): boolean {
  const filled = body.filter(({ kind }) => kind !== "blank");
  return share(filled, ({ kind }) => kind === "value" || kind === "period") >= BODY.counted;
}

/** Sentences and items, row after row. */
function isProseColumn({ body }: Column): boolean {
  const filled = body.filter(({ kind }) => kind !== "blank");
  return filled.length > 1 && share(filled, ({ kind }) => kind === "prose") >= BODY.told;
}

function isShort({ text }: ClassifiedCell): boolean {
  return text.length <= HEAD.shortName;
}

/** Label beside value, label beside value: columns of words and of figures by turns, each under a name of its own. */
function alternatesLabelsAndValues(
  columns: readonly Column[],
  names: readonly ClassifiedCell[],
): boolean {
  if (columns.length % 2 === 1) return false;
  if (repeats(names.map(({ text }) => text))) return false;
  return columns.every((column, at) => isNumericColumn(column) === (at % 2 === 1));
}

/** Names differ, but where a list is set in two or three columns side by side. */
function isDistinct(columns: readonly Column[]): boolean {
  const heads = new Map(columns.flatMap(({ head, path }) => (head ? [[head, path]] : [])));
  const paths = [...heads.values()];
  return new Set(paths).size >= paths.length * HEAD.distinct || repeats(paths);
}

function repeats(texts: readonly string[]): boolean {
  const length = new Set(texts).size;
  return (
    length > 1 && texts.length > length && texts.every((text, at) => text === texts[at % length])
  );
}

/** Some names painted and others not: the painted ones are labels of a form. */
function isPartlyPainted(columns: readonly Column[]): boolean {
  // The corner is often painted with the names of the rows; of two columns that makes labels beside values.
  const looked = columns.length > 2 ? columns.slice(1) : columns;
  const heads = looked.flatMap(({ head }) => (head?.painted === undefined ? [] : head));
  const painted = heads.filter((head) => head.painted);
  return painted.length > 0 && painted.length < heads.length;
}

function share<T>(all: readonly T[], test: (one: T) => boolean): number {
  return all.length === 0 ? 0 : all.filter(test).length / all.length;
}
