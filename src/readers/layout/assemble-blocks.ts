/** Turns the parts of a laid-out document into blocks and tables of the draft. */
import type { Block } from "../../model/document.js";
import type { BlockType } from "../../model/format.js";
import { squeeze } from "../../text/spacing.js";
import type { Draft } from "../document-draft.js";
import { type DocumentPart, partsOf } from "./document-parts.js";
import { type JoinedText, joinLines, roundBox } from "./join-lines.js";
import { LineEnds } from "./line-ends.js";
import { labelOf } from "./line-labels.js";
import type { PageLayout } from "./page-flow.js";
import {
  type Body,
  bodyOf,
  CAPTION,
  isHeading,
  isTitleSized,
  ListDepth,
  levelHeadings,
  type RoleCandidate,
} from "./paragraph-roles.js";
import { boxOf } from "./paragraphs.js";
import type { TableLayout } from "./ruled-tables.js";
import { surroundingsOf } from "./table-surroundings.js";
import { type PlacedTable, placeTables } from "./tables-over-pages.js";
import type { PrintedLine } from "./text-lines.js";
import { CONFIDENCE, ROLES } from "./thresholds.js";

interface Outline {
  title: string;
  level: number;
  page: number | null;
}

export function assembleBlocks(
  draft: Draft,
  pages: readonly PageLayout[],
  outline: readonly Outline[],
): void {
  const parts = partsOf(pages);
  const ends = new LineEnds();
  for (const lines of allParagraphs(parts)) ends.learn(lines);
  new BlockAssembler(draft, ends, bodyOf(bodyLines(parts)), outline, areTagsSane(parts)).add(parts);
}

/** Lines that begin where a neighbour begins and end elsewhere: they are set to the left, wherever their middle lies. */
function leftLines(parts: readonly DocumentPart[]): Set<PrintedLine> {
  const left = new Set<PrintedLine>();
  let above: PrintedLine | undefined;
  for (const part of parts) {
    if (part.kind !== "paragraph") {
      above = undefined;
      continue;
    }
    for (const line of part.lines) {
      if (above && above.page === line.page && beginAlike(above, line)) left.add(above).add(line);
      above = line;
    }
  }
  return left;
}

function beginAlike(above: PrintedLine, line: PrintedLine): boolean {
  const size = Math.min(above.size, line.size);
  const [begin, end] = [above.box[0] - line.box[0], above.box[2] - line.box[2]];
  return Math.abs(begin) <= ROLES.sameBegin * size && Math.abs(end) > ROLES.otherEnd * size;
}

/** A tree that calls most of the text headings, or all of it one list, was not made with care. */
function areTagsSane(parts: readonly DocumentPart[]): boolean {
  let [all, headings, items] = [0, 0, 0];
  for (const part of parts) {
    if (part.kind !== "paragraph") continue;
    for (const { text, tag } of part.lines) {
      all += text.length;
      if (tag && /^H[1-6]?$/.test(tag.role)) headings += text.length;
      if (tag && tag.lists > 0) items += text.length;
    }
  }
  return headings <= ROLES.mostTaggedHeadings * all && items <= ROLES.mostTaggedItems * all;
}

function* allParagraphs(parts: readonly DocumentPart[]): Generator<PrintedLine[]> {
  for (const part of parts) {
    if (part.kind === "paragraph" || part.kind === "footnote") yield part.lines;
    else if (part.kind === "table") for (const cell of part.table.cells) yield* cell.paragraphs;
  }
}

const bodyLines = (parts: readonly DocumentPart[]): PrintedLine[] =>
  parts.flatMap((part) => (part.kind === "paragraph" ? part.lines : []));

type ParagraphPart = DocumentPart & { kind: "paragraph" };

class BlockAssembler {
  private readonly depth = new ListDepth();
  private readonly bookmarks = new Map<string, number>();
  /** Each paragraph's text is asked for as a candidate, as a caption and as a block. */
  private readonly joined = new Map<readonly PrintedLine[], JoinedText>();
  /** The table that a caption, unit line or note belongs to. */
  private readonly tableOf = new Map<DocumentPart, TableLayout>();
  private readonly captions = new Map<TableLayout, DocumentPart & { kind: "paragraph" }>();
  /** Blocks around a table that was not added yet. */
  private waiting: Block[] = [];
  private readonly tableBlocks = new Map<TableLayout, string>();
  private left: ReadonlySet<PrintedLine> = new Set();

  constructor(
    private readonly draft: Draft,
    private readonly ends: LineEnds,
    private readonly body: Body,
    outline: readonly Outline[],
    /** Whether roles and lists of the tagged structure are believed. */
    private readonly tagsAreSane: boolean,
  ) {
    for (const { title, level, page } of outline)
      this.bookmarks.set(`${page}|${squeeze(title.normalize("NFC"))}`, level);
  }

  add(parts: readonly DocumentPart[]): void {
    this.left = leftLines(parts);
    const candidates = new Map<DocumentPart, RoleCandidate>();
    for (const part of parts) {
      if (part.kind === "paragraph") candidates.set(part, this.candidate(part));
    }
    for (const [index, part] of parts.entries()) {
      if (part.kind !== "table" || part.table.inside) continue;
      const around = surroundingsOf(parts, index, (one) => this.join(one.lines).text);
      for (const one of around.parts) this.tableOf.set(one, part.table);
      if (around.caption) this.captions.set(part.table, around.caption);
    }
    const captions = new Set<DocumentPart>(this.captions.values());
    const title = this.findTitle(parts, candidates);
    const headings = parts.filter((part): part is ParagraphPart => {
      const candidate = candidates.get(part);
      return (
        candidate !== undefined &&
        !title.has(part) &&
        !captions.has(part) &&
        !isCaption(candidate) &&
        isHeading(candidate, this.body)
      );
    });
    const levels = levelHeadings(headings.map((part) => candidates.get(part)!));
    const levelOf = new Map(headings.map((part, index) => [part as DocumentPart, levels[index]!]));
    const placed = placeTables(parts, this.ends);
    for (const [index, part] of parts.entries()) {
      if (part.kind === "table") this.addTable(placed.get(part.table), part);
      else if (part.kind === "figure") this.addFigure(part);
      else if (part.kind === "header" || part.kind === "footer")
        this.addLines(part.kind, [part.line], part.page);
      else if (part.kind === "footnote") this.addLines("footnote", part.lines, part.page);
      else if (title.has(part)) this.addTitle(part, title, index, parts);
      else if (captions.has(part)) this.addLines("caption", part.lines, part.page);
      else this.addParagraph(part, candidates.get(part)!, levelOf.get(part));
      if (part.kind === "paragraph" && !title.has(part)) this.putUnderTable(part);
    }
  }

  private join(lines: readonly PrintedLine[]): JoinedText {
    let joined = this.joined.get(lines);
    if (!joined) {
      joined = joinLines(lines, this.ends);
      this.joined.set(lines, joined);
    }
    return joined;
  }

  private candidate(part: ParagraphPart): RoleCandidate {
    const { text } = this.join(part.lines);
    const first = part.lines[0]!;
    const { role = null, lists = 0 } = this.tagsAreSane ? (first.tag ?? {}) : {};
    return {
      text,
      // Not spread into a call: a paragraph that runs on over thousands of pages has more lines than a call takes.
      size: part.lines.reduce((largest, { size }) => Math.max(largest, size), 0),
      bold: part.lines.every((line) => line.bold),
      lines: part.lines.length,
      label: labelOf(text),
      role,
      lists,
      bookmark: this.bookmarks.get(`${first.page}|${squeeze(text.normalize("NFC"))}`) ?? null,
    };
  }

  /** The largest words in the upper part of the first page, with the equal lines right below them. */
  private findTitle(
    parts: readonly DocumentPart[],
    candidates: Map<DocumentPart, RoleCandidate>,
  ): Set<DocumentPart> {
    const found = new Set<DocumentPart>();
    const upper = parts.filter(
      (part): part is ParagraphPart =>
        part.kind === "paragraph" &&
        part.page.number === 1 &&
        part.lines[0]!.box[1] < part.page.height * ROLES.titleZone &&
        isTitleSized(candidates.get(part)!, this.body),
    );
    const largest = Math.max(...upper.map((part) => candidates.get(part)!.size));
    const first = upper.findIndex(
      (part) => candidates.get(part)!.size >= largest * ROLES.sameTitleSize,
    );
    if (first === -1) return found;
    for (let index = first; index < upper.length; index++) {
      const part = upper[index]!;
      const follows =
        index === first || parts.indexOf(part) === parts.indexOf(upper[index - 1]!) + 1;
      if (
        !follows ||
        candidates.get(part)!.size < largest * ROLES.sameTitleSize ||
        found.size >= ROLES.mostTitleParts
      )
        break;
      found.add(part);
    }
    return found;
  }

  private addTitle(
    part: ParagraphPart,
    title: ReadonlySet<DocumentPart>,
    index: number,
    parts: readonly DocumentPart[],
  ): void {
    if (title.has(parts[index - 1]!)) return;
    const lines = [...title].flatMap((other) => (other as ParagraphPart).lines);
    this.addLines("title", lines, part.page);
  }

  private addParagraph(
    part: ParagraphPart,
    candidate: RoleCandidate,
    level: number | undefined,
  ): void {
    const { label } = candidate;
    if (level !== undefined) {
      this.depth.reset();
      this.addLines("heading", part.lines, part.page, level);
    } else if (isCaption(candidate)) {
      this.addLines("caption", part.lines, part.page);
    } else if (candidate.lists > 0) {
      this.addLines("list_item", part.lines, part.page, candidate.lists);
    } else if (label && label.kind !== "note" && label.kind !== "part") {
      const left = part.lines[0]!.box[0];
      this.addLines(
        "list_item",
        part.lines,
        part.page,
        this.depth.levelOf(label, left, candidate.size),
      );
    } else {
      if (!label) this.depth.reset();
      this.addLines("paragraph", part.lines, part.page);
    }
  }

  private addLines(
    type: BlockType,
    lines: readonly PrintedLine[],
    page: PageLayout,
    level?: number,
  ): void {
    const joined = this.join(lines);
    const own = lines.filter((line) => line.page === lines[0]!.page);
    this.draft.add({
      type,
      text: joined.text,
      page: lines[0]!.page,
      bbox: roundBox(boxOf(own)),
      level: level ?? null,
      lines: joined.lines,
      typography: lines.map((line) => ({
        size: line.size,
        centred: isCentred(line, page) && !this.left.has(line),
      })),
      ...source(page, lines),
    });
  }

  /** What was added last belongs to the table that it stands around. */
  private putUnderTable(part: DocumentPart): void {
    const table = this.tableOf.get(part);
    if (!table) return;
    const block = this.draft.blocks.at(-1)!;
    const added = this.tableBlocks.get(table);
    if (added) block.parent = added;
    else this.waiting.push(block);
  }

  private addFigure({ text, page, box }: DocumentPart & { kind: "figure" }): void {
    this.draft.add({ type: "figure", text, page: page.number, bbox: roundBox(box) });
  }

  private addTable(placed: PlacedTable | undefined, part: DocumentPart & { kind: "table" }): void {
    const around = this.waiting;
    this.waiting = [];
    if (!placed) return;
    this.depth.reset();
    const { table } = part;
    const caption = this.captions.get(table);
    const added = this.draft.addTable({
      rows: placed.rows,
      cols: table.cols,
      header_rows: placed.headerRows,
      page: table.page,
      bbox: roundBox(table.box),
      caption: caption ? this.join(caption.lines).text : null,
      continues: placed.continues?.id ?? null,
      repeated_header_rows: placed.repeatedRows,
      nested_in: placed.nestedIn
        ? { table: placed.nestedIn.table.id!, row: placed.nestedIn.row, col: placed.nestedIn.col }
        : null,
      cells: placed.cells,
      ...source(
        part.page,
        table.cells.flatMap((cell) => cell.paragraphs.flat()),
        table.ruled ? 1 : CONFIDENCE.unruledTable,
      ),
    });
    placed.id = added.id;
    this.tableBlocks.set(table, added.block);
    for (const block of around) block.parent = added.block;
    if (table.uncertain)
      this.draft.warn("TABLE_GRID_UNCERTAIN", { page: table.page, block: added.block });
  }
}

/** Who read the lines, and how sure: the recognition's own figure where it has one. */
function source(page: PageLayout, lines: readonly PrintedLine[], atMost = 1) {
  if (!page.scanLayer) return { confidence: atMost };
  let [sum, length] = [0, 0];
  for (const line of lines) {
    sum += (line.confidence ?? CONFIDENCE.scanLayer) * line.text.length;
    length += line.text.length;
  }
  const confidence = length === 0 ? CONFIDENCE.scanLayer : Math.round((sum / length) * 1000) / 1000;
  return { extractor: "ocr" as const, confidence: Math.min(confidence, atMost) };
}

const isCaption = (candidate: RoleCandidate): boolean =>
  CAPTION.test(candidate.text) && candidate.text.length < ROLES.longestCaption;

/** Whether a line is set in the middle of its page; a line that fills the column only seems to be. */
const isCentred = ({ box }: PrintedLine, page: PageLayout): boolean =>
  box[2] - box[0] <= page.width * ROLES.centredWidth &&
  Math.abs(box[0] + box[2] - page.width) / 2 <= page.width * ROLES.offCentre;
