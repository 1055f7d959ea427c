/**
 * Cuts a reading down to the pages and members that were asked for. A block, table or chunk that stands on one of the pages stays whole,
 * with its own id and page; ids that lead to what is left out become null. What is left out is not worked out either.
 */
import { chunkDocument } from "../chunks/chunk.js";
import { toMarkdown } from "../markdown/markdown.js";
import { bilingual } from "../model/codes.js";
import type { Document, Table } from "../model/document.js";
import type { PartialDocument } from "../model/partial-reading.js";
import { DOCUMENT_FIELDS, type Field, type PageRange, type Selection } from "../model/selection.js";
import { extractorMix } from "../readers/read.js";
import { jsonBytes } from "./json-bytes.js";
import type { SelectionRequest } from "./parsing.js";

/** Why a selection of pages has no coverage: it is counted over the whole file. */
const PAGES_SELECTED = {
  ko: "고른 쪽만 담아 파일 전체와 견줄 수 없습니다",
  en: "only some pages are here, and the count is of the whole file",
};

/** The answer's bytes: the Document alone, with its chunks (and Markdown), or as Markdown. */
export function selectedParts(document: Document, { of, pages, fields }: SelectionRequest): Buffer {
  const paged = pages ? onPages(document, pages) : document;
  if (of.kind === "markdown") return Buffer.from(toMarkdown(paged), "utf8");
  const shown = fields ? withFields(paged, fields) : paged;
  if (of.kind === "document") return jsonBytes(shown);
  const wants = (field: Field) => !fields || fields.includes(field);
  return jsonBytes({
    document: shown,
    ...(wants("chunks") && { chunks: chunksOn(document, of.budget, pages) }),
    ...(of.kind === "item" && wants("markdown") && { markdown: toMarkdown(paged) }),
  });
}

/** Of the whole document: a chunk has the same id whichever pages are asked for. */
function chunksOn(document: Document, budget: number, pages: Selection["pages"]) {
  const chunks = document.access.readable ? chunkDocument(document, budget) : [];
  if (!pages) return chunks;
  return chunks.filter(({ anchors }) => anchors.some(({ page }) => isIn(pages, page)));
}

function withFields(document: Document, fields: readonly Field[]): PartialDocument {
  const left = DOCUMENT_FIELDS.filter((name) => !fields.includes(name));
  const entries = Object.entries(document).filter(([name]) => !left.includes(name as never));
  const shown = Object.fromEntries(entries) as unknown as PartialDocument;
  if (document.documents)
    shown.documents = document.documents.map((one) => withFields(one, fields));
  return shown;
}

function isIn(pages: readonly PageRange[], page: number): boolean {
  return pages.some(({ first, last }) => first <= page && page <= last);
}

/** Of a bundle, the pages of each document in it. */
function onPages(document: Document, pages: readonly PageRange[]): Document {
  const wanted = (page: number) => isIn(pages, page);
  const tables = wholeTables(document.tables, wanted);
  const ofTables = new Set(tables.map(({ block }) => block));
  const tableBlocks = new Set(document.tables.map(({ block }) => block));
  const blocks = document.blocks.filter(({ id, page, lines = [] }) =>
    tableBlocks.has(id)
      ? ofTables.has(id)
      : wanted(page) || lines.some((line) => wanted(line.page)),
  );
  const kept = new Set([...blocks, ...tables].map(({ id }) => id));
  const inside = (id: string | null) => (id !== null && kept.has(id) ? id : null);
  const { structure, metrics, source } = document;
  const sections = structure.sections.filter(({ page }) => wanted(page));
  const sectionIds = new Set(sections.map(({ id }) => id));
  return {
    ...document,
    source: { ...source, selected_pages: pagesOf(document).filter(wanted) },
    blocks: blocks.map((block) => ({ ...block, parent: inside(block.parent) })),
    tables: tables.map((table) => ({ ...table, continues: inside(table.continues) })),
    structure: {
      ...structure,
      sections: sections.map((section) => ({
        ...section,
        parent: section.parent !== null && sectionIds.has(section.parent) ? section.parent : null,
      })),
      attachments: structure.attachments.filter(({ page }) => wanted(page)),
      revisions: structure.revisions.filter(({ page }) => wanted(page)),
    },
    warnings: document.warnings
      .filter(({ page, block }) => page === null || wanted(page) || inside(block) !== null)
      .map((warning) => ({ ...warning, block: inside(warning.block) })),
    metrics: {
      ...metrics,
      extractor_mix: extractorMix({ blocks }),
      ...(metrics.coverage && { coverage: null, coverage_reason: bilingual(PAGES_SELECTED) }),
    },
    ...(document.documents && { documents: document.documents.map((one) => onPages(one, pages)) }),
  };
}

/** Tables of which anything stands on a page that is asked for; one in a cell goes with the table around it. */
function wholeTables(tables: readonly Table[], wanted: (page: number) => boolean): Table[] {
  const byId = new Map(tables.map((table) => [table.id, table]));
  const outermost = (table: Table): Table => {
    const around = table.nested_in && byId.get(table.nested_in.table);
    return around ? outermost(around) : table;
  };
  const touched = new Set(
    tables
      .filter(({ page, cells }) => wanted(page) || cells.some((cell) => wanted(cell.page)))
      .map((table) => outermost(table).id),
  );
  return tables.filter((table) => touched.has(outermost(table).id));
}

/** The numbers of its pages; where the file states none, those that its blocks carry. */
function pagesOf({ source, blocks }: Document): number[] {
  if (source.pages > 0) return Array.from({ length: source.pages }, (_, index) => index + 1);
  return [...new Set(blocks.map(({ page }) => page))].sort((a, b) => a - b);
}
