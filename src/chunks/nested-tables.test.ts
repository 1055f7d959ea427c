/** Tables inside cells: their text stays with the row and its label. */
import { describe, expect, it } from "vitest";
import { documentOf, tableOf } from "../../test/documents.js";
import { toMarkdown } from "../markdown/markdown.js";
import { Draft } from "../readers/document-draft.js";
import { checkChunks } from "./check-chunks.js";
import { chunkDocument } from "./chunk.js";

/** A form whose second row holds a table, between two lines of its cell. */
function form(rows: string[][], cell = "앞 글\n뒤 글", at = 4, caption: string | null = null) {
  const draft = new Draft("hwp");
  const form = [
    ["사업명", "청년 지원"],
    ["소요예산", cell],
    ["담당", "총무과"],
  ];
  const outer = draft.addTable(tableOf(form, { caption }));
  const place = { table: outer.id, row: 1, col: 1, at };
  draft.addTable(tableOf(rows, { nested_in: place, parent: outer.block, header_rows: 1, page: 2 }));
  return documentOf(draft, 2);
}

const budgetRows = [
  ["구분", "금액"],
  ["국비", "300"],
  ["도비", "200"],
];

describe("a table inside a cell", () => {
  it("stands in its row, between the lines of its cell", () => {
    const document = form(budgetRows);
    const chunks = chunkDocument(document);
    expect(chunks.map(({ text }) => text)).toEqual([
      "사업명 | 청년 지원\n소요예산 | 앞 글\n구분 | 금액\n국비 | 300\n도비 | 200\n뒤 글\n담당 | 총무과",
    ]);
    expect(chunks[0]!.blocks).toEqual(["b1", "b2"]);
    expect(chunks[0]!.anchors.map(({ page }) => page)).toEqual([1, 2]);
    expect(checkChunks(document, chunks, 800)).toEqual([]);
  });

  it("begins on its own line where its cell holds nothing else", () => {
    const [chunk] = chunkDocument(form(budgetRows, "", 0));
    expect(chunk!.text).toContain("소요예산\n구분 | 금액\n국비 | 300");
  });

  it.each([null, "< 사업 개요 >"])(
    "repeats the row's label where it is split over chunks, below the caption %s",
    (caption) => {
      const many = Array.from({ length: 60 }, (_, at) => [`세부 사업 ${at + 1}`, `${at * 7}천원`]);
      const document = form([["구분", "금액"], ...many], "", 0, caption);
      const chunks = chunkDocument(document, 300);
      const inner = chunks.filter(({ text }) => text.includes("세부 사업"));
      expect(inner.length).toBeGreaterThan(2);
      for (const { text, blocks } of inner) {
        expect(text).toMatch(/^(?:< 사업 개요 >\n)?소요예산\n구분 \| 금액\n/);
        expect(text.startsWith(caption ?? "소요예산")).toBe(true);
        expect(blocks).toContain("b1");
      }
      expect(checkChunks(document, chunks, 300)).toEqual([]);
    },
  );

  it("is shown once in Markdown, inside its cell", () => {
    const markdown = toMarkdown(form(budgetRows));
    expect(markdown).toContain(
      "<tr><td>소요예산</td><td>앞 글<table><tr><th>구분</th><th>금액</th></tr><tr><td>국비</td><td>300</td></tr><tr><td>도비</td><td>200</td></tr></table>뒤 글</td></tr>",
    );
    expect(markdown.match(/국비/g)).toHaveLength(1);
  });

  it("follows the text of a box, which is no table", () => {
    const draft = new Draft("hwp");
    const outer = draft.addTable(tableOf([["알림"]]));
    draft.addTable(tableOf(budgetRows, { nested_in: { table: outer.id, row: 0, col: 0 } }));
    const markdown = toMarkdown(documentOf(draft));
    expect(markdown).toContain("> 알림\n\n|  |  |\n| --- | --- |\n| 구분 | 금액 |");
  });
});
