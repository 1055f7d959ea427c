/** The cells of a table as the draft takes them: text, place, and printed lines where the text goes over a page end. */
import type { Line } from "../../model/document.js";
import type { LineTypography } from "../../model/typography.js";
import { characters } from "../../text/code-points.js";
import type { CellDraft } from "../document-draft.js";
import type { CellExtras, ListText, TextSource } from "./list-text.js";
import { setAs, unset } from "./paragraph-typography.js";
import type { Positions } from "./positions.js";
import { splitIntoLines } from "./printed-lines.js";
import { originOf } from "./table-grid.js";
import type { CellNode, Definitions, Paragraph } from "./tree.js";

const NO_LINES: Line[] = [];

export class CellDrafts {
  constructor(
    private readonly definitions: Definitions,
    private readonly positions: Positions,
    private readonly texts: ListText,
  ) {}

  /** What a cell holds beside its text goes to `extras`. */
  of(cell: CellNode, tablePage: number, extras: CellExtras[]): CellDraft {
    const place = this.positions.cells.get(originOf(cell));
    const page = place?.page ?? tablePage;
    const extra: CellExtras = { row: cell.row, col: cell.col, page, objects: [], notes: [] };
    const sources: (TextSource | null)[] = [];
    const texts = this.texts.of(cell.paragraphs, extra, sources);
    const lines = this.cellLines(cell, page, texts, sources);
    if (extra.objects.length > 0 || extra.notes.length > 0) extras.push(extra);
    const draft: CellDraft = {
      row: cell.row,
      col: cell.col,
      row_span: cell.rowSpan,
      col_span: cell.colSpan,
      text: texts.length === 1 ? texts[0]! : texts.join("\n"),
      page: lines[0]?.page ?? page,
      bbox: lines[0] && lines[0].page !== page ? null : (place?.bbox ?? null),
      typography: this.typographyOf(texts, sources),
    };
    if (cell.header) draft.header = true;
    if (lines.length > 0) draft.lines = lines;
    return draft;
  }

  private typographyOf(texts: string[], sources: (TextSource | null)[]): LineTypography[] {
    const set = (text: string, at: number) => {
      const source = sources[at];
      return source ? setAs(source.paragraph, this.definitions, text) : unset(text);
    };
    return texts.length === 1 ? set(texts[0]!, 0) : texts.flatMap(set);
  }

  /** The printed lines of a cell whose text goes on over a page end; none for any other. */
  private cellLines(
    cell: CellNode,
    page: number,
    texts: string[],
    sources: (TextSource | null)[],
  ): Line[] {
    const { lines: places } = this.positions;
    const isElsewhere = (paragraph: Paragraph) =>
      places.get(paragraph)?.some((line) => line.page !== page) ?? false;
    if (!cell.paragraphs.some(isElsewhere)) return NO_LINES;
    const lines: Line[] = [];
    let start = 0;
    for (const [index, text] of texts.entries()) {
      const source = sources[index];
      const end = start + characters(text.normalize("NFC"));
      const own = source
        ? splitIntoLines(source.piece, source.labelLength, places.get(source.paragraph) ?? [])
        : [];
      for (const line of own)
        lines.push({ ...line, start: line.start + start, end: Math.min(line.end + start, end) });
      if (own.length === 0 && end > start)
        lines.push({ start, end, page: lines.at(-1)?.page ?? page, bbox: null });
      start = end + 1;
    }
    return lines;
  }
}
