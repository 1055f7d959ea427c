/** Extracts revisions from the 신·구조문대비표: one row per provision, current beside revised. */

import type { Document, Table } from "../model/document.js";
import type { RevisionKind, RevisionRow } from "../model/structure.js";
import { oneOf } from "../text/lexicon/patterns.js";
import { COMPARISONS, CURRENT_COLUMNS, REVISED_COLUMNS } from "../text/lexicon/revisions.js";
import { squeeze } from "../text/spacing.js";
import type { DocumentRow } from "./document-rows.js";
import { type DrawnRow, drawnComparison } from "./drawn-comparison.js";
import { align } from "./pair-provisions.js";
import {
  emptyProvisionContext,
  extend,
  type Provision,
  type ProvisionContext,
  provisionsOf,
} from "./provisions.js";
import {
  isOnlyDashes,
  type Replacement,
  resolveDashes,
  statedReplacements,
} from "./unchanged-dashes.js";

const CURRENT = new RegExp(String.raw`^(?:${oneOf(CURRENT_COLUMNS)}|현행\(.*\)|\(?현행\)?)$`);
const REVISED = new RegExp(String.raw`^(?:${oneOf(REVISED_COLUMNS)}|개정안\(.*\))$`);
const COMPARISON = new RegExp(`(?:조문|신[ㆍ·․・.]?구)${oneOf(COMPARISONS)}`);
const NAMES = {
  current: (heading: string) => CURRENT.test(heading),
  revised: (heading: string) => REVISED.test(heading),
};
/** The header stands among the first rows; a caption row may stand above it. */
const HEADER_ROWS = 3;

export function revisionsOf(document: Document, rows: DocumentRow[]): RevisionRow[] {
  const reader = new RevisionReader(statedReplacements(rows));
  let open: { table: Table; columns: ComparisonColumns } | null = null;
  for (const table of document.tables) {
    const own = columnsOf(table);
    const next: boolean = open !== null && follows(document, open.table, table);
    // A header repeated at the top of the next page does not begin a new comparison.
    if (own && !(next && table.page > open!.table.page)) reader.begin();
    const goesOn: boolean =
      open !== null &&
      open.table.cols === table.cols &&
      (next || table.continues === open.table.id);
    const columns: ComparisonColumns | null =
      own ?? (goesOn ? { ...open!.columns, first: 0 } : null);
    if (!columns) {
      if (!table.nested_in) open = null;
      continue;
    }
    reader.read(table, columns);
    open = { table, columns };
  }
  const named = rows.some((row) => row.text.length < 40 && COMPARISON.test(squeeze(row.text)));
  // Columns of text are common; only where the document speaks of a comparison is one looked for in them.
  if (named && reader.isEmpty) reader.readDrawn(drawnComparison(document, NAMES));
  return reader.finish(named, rows);
}

interface ComparisonColumns {
  current: number;
  revised: number;
  /** The first row below the header. */
  first: number;
}

/** Number of header rows that name the old and the new column; 0 for a table continued from the previous page. */
export function headingRows(table: Table): number {
  return columnsOf(table)?.first ?? 0;
}

/** Which columns are 현행 and 개정안; null where a table has no such header. */
function columnsOf(table: Table): ComparisonColumns | null {
  for (let row = 0; row < Math.min(HEADER_ROWS, table.rows); row += 1) {
    const heads = table.cells.filter((cell) => cell.row === row);
    const current = heads.find((cell) => CURRENT.test(squeeze(cell.text)));
    const revised = heads.find((cell) => REVISED.test(squeeze(cell.text)) && cell !== current);
    if (current && revised && current.col !== revised.col) {
      return {
        current: current.col,
        revised: revised.col,
        first: row + Math.max(current.row_span, 1),
      };
    }
  }
  return null;
}

/** Whether nothing but page numbers stands between two tables. */
function follows(document: Document, earlier: Table, later: Table): boolean {
  const from = document.blocks.findIndex((block) => block.id === earlier.block);
  const to = document.blocks.findIndex((block) => block.id === later.block);
  const between = document.blocks.slice(from + 1, to);
  return between.every(
    (block) => block.type === "header" || block.type === "footer" || /^[-–\s\d]*$/.test(block.text),
  );
}

type RevisionPlace = Pick<RevisionRow, "table" | "row" | "page">;

class RevisionReader {
  private readonly found: {
    row: RevisionRow;
    current: Provision | null;
    revised: Provision | null;
  }[] = [];
  private left: ProvisionContext = emptyProvisionContext();
  private right: ProvisionContext = emptyProvisionContext();

  constructor(private readonly replacements: Replacement[]) {}

  /** Starts a new comparison. */
  begin(): void {
    this.left = emptyProvisionContext();
    this.right = emptyProvisionContext();
  }

  get isEmpty(): boolean {
    return this.found.length === 0;
  }

  read(table: Table, columns: ComparisonColumns): void {
    const pages = new Map(table.cells.map((cell) => [cell.row, cell.page]));
    for (let row = columns.first; row < table.rows; row += 1) {
      const current = textAt(table, row, columns.current);
      const revised = textAt(table, row, columns.revised);
      if (current.trim() === "" && revised.trim() === "") continue;
      this.readRow(current, revised, { table: table.id, row, page: pages.get(row) ?? table.page });
    }
  }

  /** A comparison that is no table: its rows are counted, and stand in none. */
  readDrawn(rows: DrawnRow[]): void {
    for (const [row, { page, current, revised }] of rows.entries())
      this.readRow(current, revised, { table: null, row, page });
  }

  private readRow(current: string, revised: string, where: RevisionPlace): void {
    const left = provisionsOf(current, this.left);
    const right = provisionsOf(revised, this.right);
    this.continueRows(left, right);
    for (const [a, b] of align(left, right)) {
      if (!this.belongsAbove(a, b)) this.add(a, b, where);
    }
  }

  /** Text without a label continues the row above, unless the column ended there. */
  private continueRows(left: Provision[], right: Provision[]): void {
    const last = this.found.at(-1);
    if (!last) return;
    for (const [column, held] of [
      [left, last.current],
      [right, last.revised],
    ] as const) {
      const first = column[0];
      if (!first || first.kind !== null || first.marker !== null || !held || held.marker) continue;
      extend(held, first.text);
      column.shift();
    }
    if (last.current || last.revised)
      last.row = this.revisionOf(last.current, last.revised, last.row) ?? last.row;
  }

  /** A part without a partner of a provision that is itself new, gone or reworded is told with it. */
  private belongsAbove(current: Provision | null, revised: Provision | null): boolean {
    const last = this.found.at(-1);
    if (!last || (current && revised)) return false;
    const [part, whole] = current ? [current, last.current] : [revised!, last.revised];
    const told = last.row.kind !== "unchanged" && last.row.kind !== "renumbered";
    if (!whole || whole.marker || part.marker || !told) return false;
    const within = last.row.kind === "amended" ? whole.label : whole.opens || whole.label;
    if (within === "" || part.label === within || !part.label.startsWith(within)) return false;
    extend(whole, part.text);
    last.row = this.revisionOf(last.current, last.revised, last.row) ?? last.row;
    return true;
  }

  private add(current: Provision | null, revised: Provision | null, where: RevisionPlace): void {
    const revision = this.revisionOf(current, revised, where);
    if (revision) this.found.push({ row: revision, current, revised });
  }

  private revisionOf(
    current: Provision | null,
    revised: Provision | null,
    where: RevisionPlace,
  ): RevisionRow | null {
    if (!current && !revised) return null;
    const kind = kindOf(current, revised);
    const subject = kind === "added" ? revised : current;
    const whole = kind === "added" || (kind === "deleted" && revised?.mark === "");
    const article = current && revised && isUnnumbered(current, revised) && articleOf(current);
    const label =
      (article ||
        (whole && subject?.opens) ||
        subject?.label ||
        revised?.label ||
        current?.label) ??
      "";
    const before = current?.text ?? "";
    const after = revised?.text ?? "";
    const resolved =
      current && revised && kind !== "deleted"
        ? resolveDashes(current, revised, this.replacements)
        : null;
    const { table, row, page } = where;
    return { kind, label, current: before, revised: resolved ?? after, table, row, page };
  }

  /** Rows of a table without a single provision's label are no comparison of articles, unless it is called one. */
  finish(named: boolean, rows: DocumentRow[]): RevisionRow[] {
    const tables = new Set(
      this.found
        .filter(({ row }) => named || /^제\d+조/.test(row.label))
        .map(({ row }) => row.table),
    );
    if (tables.size === 0) return [];
    return this.found
      .map(({ row }) => ({ ...row, label: withChapter(row.label, rows) }))
      .filter((row) => row.label !== "");
  }
}

/** A 절 is named with its 장 where the amending text names the two together, and only one such 장. */
function withChapter(label: string, rows: DocumentRow[]): string {
  if (!/^제\d+절$/.test(label)) return label;
  const named = rows.flatMap((row) =>
    row.table || row.text.length > LONGEST_REFERENCE
      ? []
      : [...row.text.matchAll(/제\d+장(?:의\d+)?(?=(제\d+절))/g)]
          .filter((match) => match[1] === label)
          .map((match) => match[0]),
  );
  return new Set(named).size === 1 ? `${named[0]}${label}` : label;
}

/** A sentence of an amending text that names a place. */
const LONGEST_REFERENCE = 500;

function kindOf(current: Provision | null, revised: Provision | null): RevisionKind {
  if (!current || current.marker === "new") return "added";
  if (!revised || revised.marker === "deleted") return "deleted";
  // Without a number of its own what was a paragraph becomes the body of its article: no number takes the place of the old.
  if (revised.movedFrom) return isUnnumbered(current, revised) ? "amended" : "renumbered";
  const moved =
    current.mark !== "" && revised.mark !== "" && squeeze(current.mark) !== squeeze(revised.mark);
  if (current.marker === "omitted" || revised.marker === "same")
    return moved ? "renumbered" : "unchanged";
  const same = squeeze(current.title) === squeeze(revised.title) && sameText(current, revised);
  if (same) return moved ? "renumbered" : "unchanged";
  return "amended";
}

function articleOf({ label }: Provision): string {
  return /^제\d+조(?:의\d+)*/.exec(label)?.[0] ?? "";
}

/** `① (생 략)` beside `(현행 제1항과 같음)`. */
function isUnnumbered(current: Provision, revised: Provision): boolean {
  return current.kind === "circled" && revised.mark === "" && revised.movedFrom !== null;
}

function sameText(current: Provision, revised: Provision): boolean {
  if (squeeze(current.body) === squeeze(revised.body)) return true;
  return isOnlyDashes(revised.body);
}

/** A row's cell in a column, as it stands; cells that span from above are not repeated. */
function textAt(table: Table, row: number, col: number): string {
  return table.grid[row]?.[col] ?? "";
}
