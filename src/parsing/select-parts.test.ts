import { describe, expect, test } from "vitest";
import { documentOf, tableOf } from "../../test/documents.js";
import { chunkDocument } from "../chunks/chunk.js";
import type { Document } from "../model/document.js";
import type { Selection } from "../model/selection.js";
import { Draft } from "../readers/document-draft.js";
import { extractStructure } from "../structure/structure.js";
import type { SelectionRequest } from "./parsing.js";
import { selectedParts } from "./select-parts.js";

/** Three pages: a heading, a paragraph below it and a table on the second, a last heading on the third. */
function threePages(): Document {
  const draft = new Draft("pdf");
  const heading = draft.add({ type: "heading", text: "1. 목적", page: 1, level: 1 });
  draft.add({ type: "paragraph", text: "둘째 쪽의 글이다.", page: 2, parent: heading.id });
  draft.addTable(
    tableOf(
      [
        ["구분", "금액"],
        ["교육", "1,000"],
      ],
      { page: 2 },
    ),
  );
  draft.add({ type: "heading", text: "2. 기간", page: 3, level: 1 });
  const document = documentOf(draft, 3);
  document.structure = extractStructure(document);
  document.warnings.push(
    { code: "OCR_SKIPPED", text: "", page: 1, block: "b1" },
    { code: "OCR_SKIPPED", text: "", page: 2, block: null },
    { code: "PAGES_COMPUTED", text: "", page: null, block: "b1" },
  );
  document.metrics.coverage = {
    characters_in_file: 20,
    characters_in_blocks: 20,
    share: 1,
    pages: [],
  };
  return document;
}

const select = (of: SelectionRequest["of"], selection: Selection, document = threePages()) =>
  JSON.parse(selectedParts(document, { kind: "selection", of, ...selection }).toString("utf8"));
const SECOND = { pages: [{ first: 2, last: 2 }] };

describe("pages", () => {
  test("keep their numbers and ids, and what concerns them", () => {
    const whole = threePages();
    const document: Document = select({ kind: "document" }, SECOND);
    expect(document.source).toMatchObject({ pages: 3, selected_pages: [2] });
    expect(document.blocks.map(({ id, page, parent }) => [id, page, parent])).toEqual(
      whole.blocks.filter(({ page }) => page === 2).map(({ id }) => [id, 2, null]),
    );
    expect(document.tables.map(({ id }) => id)).toEqual(["t1"]);
    expect(whole.structure.sections.length).toBe(2);
    expect(document.structure.sections).toEqual([]);
    expect(document.warnings.map(({ code, page, block }) => [code, page, block])).toEqual([
      ["OCR_SKIPPED", 2, null],
      ["PAGES_COMPUTED", null, null],
    ]);
  });

  test("have no coverage, and say why: it is counted over the whole file", () => {
    const { metrics }: Document = select({ kind: "document" }, SECOND);
    expect(metrics.coverage).toBeNull();
    expect(metrics.coverage_reason).toContain("고른 쪽");
  });

  test("that the document does not have give nothing, and say so", () => {
    const beyond = { pages: [{ first: 7, last: 9 }] };
    const document: Document = select({ kind: "document" }, beyond);
    expect([document.source.selected_pages, document.blocks]).toEqual([[], []]);
  });

  test("keep a table whole that begins before them", () => {
    const whole = threePages();
    const [table] = whole.tables;
    table!.cells.at(-1)!.page = 3;
    const document: Document = select(
      { kind: "document" },
      { pages: [{ first: 3, last: 3 }] },
      whole,
    );
    expect(document.tables[0]!.cells.length).toBe(table!.cells.length);
    expect(document.blocks.map(({ type }) => type)).toEqual(["table", "heading"]);
  });

  test("give the chunks that stand on them, by the ids of the whole document", () => {
    const all = chunkDocument(threePages(), 800);
    const { chunks } = select({ kind: "chunks", budget: 800 }, SECOND);
    expect(chunks).toEqual(all.filter(({ anchors }) => anchors.some(({ page }) => page === 2)));
    expect(chunks.length).toBeLessThan(all.length);
  });

  test("of a bundle are those of each document in it", () => {
    const bundle = { ...documentOf(new Draft("zip"), 0), documents: [threePages(), threePages()] };
    const { documents }: Document = select({ kind: "document" }, SECOND, bundle);
    expect(documents!.map(({ source }) => source.selected_pages)).toEqual([[2], [2]]);
  });
});

describe("fields", () => {
  test("leave out the others, never who it is or what to beware of", () => {
    const document = select({ kind: "document" }, { fields: ["structure"] });
    expect(Object.keys(document)).toEqual([
      "doc_id",
      "schema_version",
      "source",
      "access",
      "structure",
      "warnings",
      "acl",
    ]);
  });

  test("leave chunks and Markdown out too", () => {
    const item = { kind: "item", doc_id: "", inner: [], budget: 800 } as const;
    expect(Object.keys(select(item, { fields: ["chunks"] }))).toEqual(["document", "chunks"]);
    expect(Object.keys(select(item, { fields: ["markdown"] }))).toEqual(["document", "markdown"]);
  });
});
