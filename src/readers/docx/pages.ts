/**
 * Counts pages by the page marks that the word processor saved; section breaks are added later, when their kind is
 * known.
 */

export class PageMarks {
  page = 1;
  /** Saved marks of rendered pages (17.3.3.13 `lastRenderedPageBreak`), which only a real layout writes. */
  renderedMarks = 0;
  /** Explicit page breaks. */
  explicitBreaks = 0;
  /** Nothing visible has come since a break that a rendered mark may repeat. */
  private fresh = false;
  /** A paragraph has ended on this page. */
  private used = false;
  /** Nothing visible has come since the section began; its break may be what a rendered mark stands for. */
  private sectionStart: { savedMark: boolean } | undefined;
  /** Open table rows: the cells of a row stand side by side, so their marks do not add up. */
  private readonly rows: RowPages[] = [];
  /**
   * A row was split and its last words stand in its second part. Word then writes one more mark where the text goes back
   * (the next cell, the next row, the text after the table): that mark is an echo, not a page.
   */
  private echo = false;

  /** Something visible stands here. */
  touch(): void {
    this.fresh = false;
    this.used = true;
    this.sectionStart = undefined;
    const row = this.rows.at(-1);
    // Words of a later cell without an echo stand where the words before them stood: in the second part.
    if (row && this.echo && !row.cellTouched && row.cells > 1) this.page = row.end;
    if (!row || row.cells === 1) this.echo = row !== undefined && this.echo && row.cellTouched;
    for (const one of this.rows) one.cellTouched = true;
  }

  paragraphEnded(): void {
    this.used = true;
  }

  explicitBreak(): void {
    this.explicitBreaks++;
    this.turn();
    this.fresh = true;
  }

  /** `pageBreakBefore`: nothing happens at the top of a page. */
  breakBefore(): void {
    if (this.sectionStart) {
      this.sectionStart.savedMark = true;
      this.sectionStart = undefined;
      this.fresh = true;
      return;
    }
    if (!this.used || this.fresh) return;
    this.explicitBreak();
  }

  renderedMark(): void {
    this.renderedMarks++;
    const repeats = this.fresh || this.sectionStart !== undefined;
    if (this.sectionStart) this.sectionStart.savedMark = true;
    this.sectionStart = undefined;
    this.fresh = false;
    const row = this.rows.at(-1);
    const atHead = !row?.cellTouched;
    if (atHead && this.echo) this.echo = false;
    else if (repeats) return;
    else if (row && atHead && row.cells === 1) this.turnRows();
    else {
      this.turn();
      this.echo = row !== undefined;
      if (row) row.end = Math.max(row.end, this.page);
    }
  }

  /** The current row starts on a new page, and so does every outer row without visible text yet. */
  private turnRows(): void {
    this.turn();
    for (const row of this.rows) {
      if (row.cellTouched || row.cells > 1) continue;
      row.start = this.page;
      row.end = this.page;
    }
  }

  sectionBegins(start: { savedMark: boolean }): void {
    this.sectionStart = start;
    this.fresh = false;
    this.used = false;
  }

  rowBegins(): void {
    const { page } = this;
    this.rows.push({ start: page, end: page, cells: 0, cellTouched: false });
  }

  cellBegins(): void {
    const row = this.rows.at(-1);
    if (!row) return;
    this.page = row.start;
    row.cells++;
    row.cellTouched = false;
  }

  cellEnds(): void {
    const row = this.rows.at(-1);
    if (row) row.end = Math.max(row.end, this.page);
  }

  rowEnds(): void {
    const row = this.rows.pop();
    if (row) this.page = Math.max(row.end, this.page);
  }

  private turn(): void {
    this.page++;
    this.used = false;
  }
}

interface RowPages {
  /** Page on which every cell of the row begins. */
  start: number;
  end: number;
  /** Cells begun so far. */
  cells: number;
  /** The current cell has visible text. */
  cellTouched: boolean;
}

/** What the saved marks amount to. */
interface StatedPages {
  /** Whether the pages of blocks are those of the document as it was laid out. */
  stated: boolean;
  count: number;
}

/** Programs count characters a little differently; far apart, the numbers are another document's (a template's). */
const COUNTS_AGREE = { least: 0.7, most: 1.4 };

/**
 * Rendered marks come from a real layout. Without them there are only explicit breaks; they are used unless the
 * program's own page count, if it fits this text, contradicts them.
 */
export function statedPages(
  marks: PageMarks,
  sectionTurns: number,
  saved: { pages?: number; characters?: number },
  characters: number,
): StatedPages {
  const counted = marks.page + sectionTurns;
  if (marks.renderedMarks > 0) return { stated: true, count: counted };
  const share = saved.characters === undefined ? 0 : saved.characters / Math.max(1, characters);
  const fits = share >= COUNTS_AGREE.least && share <= COUNTS_AGREE.most;
  const known = fits ? saved.pages : undefined;
  const hasBreaks = marks.explicitBreaks > 0 || sectionTurns > 0;
  if (known === counted) return { stated: true, count: counted };
  if (hasBreaks && known === undefined) return { stated: true, count: counted };
  return { stated: false, count: known ?? 0 };
}
