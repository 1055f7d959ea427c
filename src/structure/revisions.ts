/** Extracts revisions from the 신·구조문대비표: one row per provision, current beside revised. */

import type { Document, Table } from "../model/document.js";
import { NestedTables } from "../model/nested-tables.js";
import type { RevisionKind, RevisionRow } from "../model/structure.js";
import { oneOf } from "../text/lexicon/patterns.js";
import { COMPARISONS } from "../text/lexicon/revisions.js";
import { squeeze } from "../text/spacing.js";
import { amendmentsIn } from "./amending-text.js";
import {
  COLUMN_NAMES,
  type ComparisonColumns,
  columnsOf,
  saysNothing,
  textAt,
} from "./comparison-columns.js";
import type { DocumentRow } from "./document-rows.js";
import { type DrawnRow, drawnComparison } from "./drawn-comparison.js";
import { align } from "./pair-provisions.js";
import {
  comparableText,
  continueWith,
  emptyProvisionContext,
  enterProvision,
  extend,
  nameFirst,
  type Provision,
  type ProvisionContext,
  provisionsOf,
} from "./provisions.js";
import {
  hasDashes,
  isOnlyDashes,
  type Replacement,
  resolveDashes,
  statedReplacements,
} from "./unchanged-dashes.js";

const COMPARISON = new RegExp(`(?:조문|신[ㆍ·․・.]?구)${oneOf(COMPARISONS)}`);
export function revisionsOf(document: Document, rows: DocumentRow[]): RevisionRow[] {
  const reader = new RevisionReader(statedReplacements(rows), new NestedTables(document));
  let open: { table: Table; columns: ComparisonColumns } | null = null;
  for (const table of document.tables) {
    const own = columnsOf(table);
    const next: boolean = open !== null && follows(document, open.table, table);
    // A header repeated at the top of the next page does not begin a new comparison.
    const overPage = next && table.page > open!.table.page;
    if (own && !overPage) reader.begin();
    const goesOn: boolean =
      open !== null &&
      table.nested_in?.table !== open.table.id &&
      open.table.cols === table.cols &&
      (next || table.continues === open.table.id);
    const columns: ComparisonColumns | null =
      own ?? (goesOn ? { ...open!.columns, first: 0 } : null);
    if (!columns) {
      if (!table.nested_in) open = null;
      continue;
    }
    // Without lines between its provisions a table is one row a page, and their partners may stand on another.
    const unruled = [open, { table, columns }].every(
      (each) => each !== null && each.table.rows - each.columns.first === 1,
    );
    reader.read(table, columns, unruled && (overPage || goesOn));
    open = { table, columns };
  }
  const named = rows.some((row) => row.text.length < 40 && COMPARISON.test(squeeze(row.text)));
  // Columns of text are common; only where the document speaks of a comparison is one looked for in them.
  if (named && reader.isEmpty) reader.readDrawn(drawnComparison(document, COLUMN_NAMES));
  const compared = reader.finish(named, rows);
  return compared.length > 0 ? compared : amendmentsIn(rows);
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

/** What stands side by side: the provisions of a row, or of a column that goes over pages. */
interface SideBySide {
  left: Provision[];
  right: Provision[];
}

/** More provisions than stand side by side in any one row: beyond them the next page is read on its own. */
const MAX_SIDE_BY_SIDE = 500;

class RevisionReader {
  private readonly found: {
    row: RevisionRow;
    current: Provision | null;
    revised: Provision | null;
  }[] = [];
  private left: ProvisionContext = emptyProvisionContext();
  private right: ProvisionContext = emptyProvisionContext();
  private pending: SideBySide = { left: [], right: [] };
  /** Articles that the current column has. */
  private readonly articles = new Set<string>();
  private readonly places = new WeakMap<Provision, RevisionPlace>();

  constructor(
    private readonly replacements: Replacement[],
    private readonly nested: NestedTables,
  ) {}

  /** Starts a new comparison. */
  begin(): void {
    this.pairPending();
    this.left = emptyProvisionContext();
    this.right = emptyProvisionContext();
  }

  get isEmpty(): boolean {
    this.pairPending();
    return this.found.length === 0;
  }

  /** `goesOn`: the first row is more of the last row of the page before. */
  read(table: Table, columns: ComparisonColumns, goesOn: boolean): void {
    const pages = new Map(table.cells.map((cell) => [cell.row, cell.page]));
    for (let row = columns.first; row < table.rows; row += 1) {
      const stood = textAt(table, row, columns.current, this.nested);
      const current = saysNothing(stood) ? "" : stood;
      const revised = textAt(table, row, columns.revised, this.nested);
      if (current.trim() === "" && revised.trim() === "") continue;
      const name = columns.provision ? textAt(table, row, columns.provision, this.nested) : "";
      const named = [this.left, this.right].map((side) => enterProvision(name, side))[0]!;
      const place = { table: table.id, row, page: pages.get(row) ?? table.page };
      this.readRow(current, revised, place, { named, goesOn: goesOn && row === columns.first });
    }
  }

  /** A comparison that is no table: its rows are counted, and stand in none. */
  readDrawn(rows: DrawnRow[]): void {
    for (const [row, { page, current, revised }] of rows.entries())
      this.readRow(current, revised, { table: null, row, page });
  }

  private readRow(
    current: string,
    revised: string,
    where: RevisionPlace,
    { named = false, goesOn = false } = {},
  ): void {
    const left = provisionsOf(current, this.left);
    const right = provisionsOf(revised, this.right);
    if (named) {
      nameFirst(left, this.left);
      nameFirst(right, this.right);
    }
    for (const each of [...left, ...right]) this.places.set(each, where);
    for (const { opens } of left) if (opens !== "") this.articles.add(opens);
    continueColumn(this.pending.left, left);
    continueColumn(this.pending.right, right);
    const held = this.pending.left.length + this.pending.right.length;
    if (goesOn && held <= MAX_SIDE_BY_SIDE) {
      this.pending.left.push(...left);
      this.pending.right.push(...right);
      return;
    }
    this.pairPending();
    this.pending = { left, right };
  }

  private pairPending(): void {
    const { left, right } = this.pending;
    this.pending = { left: [], right: [] };
    for (const [current, revised] of align(left, right)) {
      if (this.belongsAbove(current, revised)) continue;
      // What is gone without a mark, beside text that stays, was put into other words there.
      if (current && !revised && right.length > 0 && this.rewordsAbove(current)) continue;
      const where = this.places.get((current ?? revised)!)!;
      const revision = this.revisionOf(current, revised, where, right.length > 0);
      if (revision) this.found.push({ row: revision, current, revised });
    }
  }

  /** A part without a partner of a provision that is itself new, gone, reworded or wholly the same is told with it. */
  private belongsAbove(current: Provision | null, revised: Provision | null): boolean {
    const last = this.found.at(-1);
    if (!last || (current && revised)) return false;
    const [part, whole] = current ? [current, last.current] : [revised!, last.revised];
    const same = current !== null && last.revised?.marker === "same";
    const told = last.row.kind !== "unchanged" && last.row.kind !== "renumbered";
    if (!whole || whole.marker || part.marker || !(told || same)) return false;
    const within = last.row.kind === "amended" || same ? whole.label : whole.opens || whole.label;
    if (within === "" || !isPartOf(part.label, within)) return false;
    return this.tellWithLast(whole, part);
  }

  private rewordsAbove(current: Provision): boolean {
    const last = this.found.at(-1);
    if (!last?.current || !last.revised || last.current.marker || last.revised.marker) return false;
    return this.tellWithLast(last.current, current);
  }

  private tellWithLast(whole: Provision, part: Provision): true {
    const last = this.found.at(-1)!;
    extend(whole, part.text);
    last.row = this.revisionOf(last.current, last.revised, last.row, true) ?? last.row;
    return true;
  }

  private revisionOf(
    current: Provision | null,
    revised: Provision | null,
    where: RevisionPlace,
    hasRevised: boolean,
  ): RevisionRow | null {
    if (!current && !revised) return null;
    if (isMereSupplement((current ?? revised)!)) return null;
    const kind = kindOf(current, revised, hasRevised);
    const subject = kind === "added" ? revised : current;
    // `(제3항 신설)`: no more of the article is new than that.
    const isPart = current?.marker === "new" && /[항호목]/.test(current.text);
    const whole = (kind === "added" && !isPart) || (kind === "deleted" && revised?.mark === "");
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

  /** A paragraph put into an article that the current column has, and that stays there, is no new article. */
  private isPutIn({ kind, label }: RevisionRow): boolean {
    if (kind !== "added" || !this.articles.has(label)) return false;
    return !this.found.some(
      ({ row, current }) =>
        current?.opens === label && (row.kind === "renumbered" || row.kind === "deleted"),
    );
  }

  /** The same sentence taken out in one place and put in at another: it only has another number. */
  private joinMoved(): void {
    for (const gone of this.found.filter(({ row }) => row.kind === "deleted")) {
      const text = gone.current ? comparableText(gone.current) : "";
      if (text.length < SHORTEST_MOVED) continue;
      const at = this.found.findIndex(
        ({ row, revised }) =>
          row.kind === "added" && revised !== null && comparableText(revised) === text,
      );
      if (at < 0) continue;
      const [put] = this.found.splice(at, 1);
      gone.revised = put!.revised;
      gone.row = { ...gone.row, kind: "renumbered", revised: put!.row.revised };
    }
  }

  /** Rows of a table without a single provision's label are no comparison of articles, unless it is called one. */
  finish(named: boolean, rows: DocumentRow[]): RevisionRow[] {
    this.pairPending();
    this.joinMoved();
    const tables = new Set(
      this.found
        .filter(({ row }) => named || /^(?:제\d+조|별[표지])/.test(row.label))
        .map(({ row }) => row.table),
    );
    if (tables.size === 0) return [];
    return this.found
      .map(({ row, revised }) => ({
        ...row,
        label: withChapter(this.isPutIn(row) ? revised!.label : row.label, rows),
      }))
      .filter((row) => row.label !== "");
  }
}

/** Shorter texts (`1. 삭제`, `3. 그 밖의 사항`) stand in many places. */
const SHORTEST_MOVED = 12;

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

function kindOf(
  current: Provision | null,
  revised: Provision | null,
  hasRevised: boolean,
): RevisionKind {
  if (!current || current.marker === "new") return "added";
  if (!revised) return hasRevised ? "amended" : "deleted";
  if (current.marker === "deleted")
    return revised.marker === "deleted" || revised.marker === "same" ? "unchanged" : "added";
  if (revised.marker === "deleted") return "deleted";
  // Without a number of its own what was a paragraph becomes the body of its article: no number takes the place of the old.
  if (revised.movedFrom) return isUnnumbered(current, revised) ? "amended" : "renumbered";
  const moved =
    current.mark !== "" && revised.mark !== "" && squeeze(current.mark) !== squeeze(revised.mark);
  // `제8조(회의) (생 략)` beside `제8조(회의의 공개) (현행과 같음)`
  if (!moved && isRetitled(current, revised)) return "amended";
  if (current.marker === "omitted" || revised.marker === "same")
    return moved ? "renumbered" : "unchanged";
  const same =
    comparableText(current) === comparableText(revised) ||
    (squeeze(current.title) === squeeze(revised.title) && isOnlyDashes(revised.body));
  if (same) return moved ? "renumbered" : "unchanged";
  return "amended";
}

/** `부칙`, `부칙 <2020. 3. 1.>`: the articles below it say what changes. */
function isMereSupplement({ kind, body }: Provision): boolean {
  return kind === "supplement" && /^(?:[<〈(（[].*[>〉)）\]])?$/.test(body);
}

/** `제6조제1항` is a part of `제6조`; `제6조의2` is not. */
function isPartOf(label: string, whole: string): boolean {
  const rest = label.startsWith(whole) ? label.slice(whole.length) : "";
  return rest !== "" && !rest.startsWith("의");
}

function isRetitled(current: Provision, revised: Provision): boolean {
  const [before, after] = [squeeze(current.title), squeeze(revised.title)];
  return before !== "" && after !== "" && before !== after && !hasDashes(after);
}

function articleOf({ label }: Provision): string {
  return /^제\d+조(?:의\d+)*/.exec(label)?.[0] ?? "";
}

/** `① (생 략)` beside `(현행 제1항과 같음)`. */
function isUnnumbered(current: Provision, revised: Provision): boolean {
  return current.kind === "circled" && revised.mark === "" && revised.movedFrom !== null;
}

/** Text without a label continues what stands above it in its column, unless the column ended there. */
function continueColumn(held: Provision[], column: Provision[]): void {
  const [first, last] = [column[0], held.at(-1)];
  if (!first || !last || first.kind !== null || first.marker !== null || last.marker) return;
  continueWith(last, first.text);
  column.shift();
}
