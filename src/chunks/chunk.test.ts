/** Chunks: what they hold, where they part, and what they carry. */
import { describe, expect, it } from "vitest";
import {
  cellsOf,
  documentFrom,
  documentOf,
  randomDocument,
  tableOf,
} from "../../test/documents.js";
import { emptyStructure } from "../model/plain.js";
import type { Section, Structure } from "../model/structure.js";
import { Draft } from "../readers/document-draft.js";
import { checkChunks } from "./check-chunks.js";
import { chunkDocument } from "./chunk.js";

/** Sections for blocks b1, b2, …: `□`, `○` and `-` one below the other. */
function describeStructure(headings: string[]): Structure {
  const open: Section[] = [];
  const sections = headings.map((heading, at) => {
    const [label = "", ...words] = heading.split(" ");
    const level = ["□", "○", "-"].indexOf(label) + 1;
    open.length = level - 1;
    const parent = open.at(-1)?.id ?? null;
    const section = {
      id: `s${at + 1}`,
      label,
      title: words.join(" "),
      level,
      block: `b${at + 1}`,
      page: 1,
      parent,
    };
    open.push(section);
    return section;
  });
  return { ...emptyStructure(), sections };
}

describe("any document, any budget", () => {
  const budgets = [100, 137, 400, 800, 2500, 8000];
  it.each(Array.from({ length: 60 }, (_, seed) => seed))(
    "loses and adds nothing (seed %i)",
    (seed) => {
      const document = randomDocument(seed);
      for (const budget of budgets) {
        const chunks = chunkDocument(document, budget);
        expect(checkChunks(document, chunks, budget)).toEqual([]);
        expect(chunkDocument(document, budget)).toEqual(chunks);
      }
    },
  );
});

describe("paragraphs", () => {
  it("never runs across an article, and says which one it is in", () => {
    const document = documentFrom([
      "제1조(목적) 이 규정은 예산의 집행에 관한 사항을 정한다.",
      "제2조(정의) 이 규정에서 쓰는 말의 뜻은 다음과 같다.",
      "1. “예산”이란 한 해의 수입과 지출을 말한다.",
      "제3조에 따라 정한 것은 제외한다.",
      "제3조(적용) 모든 부서에 적용한다.",
    ]);
    const chunks = chunkDocument(document);
    expect(chunks.map((chunk) => chunk.outline)).toEqual([["제1조"], ["제2조"], ["제3조"]]);
    expect(chunks[1]?.path).toEqual(["제2조(정의)"]);
    expect(chunks[1]?.text).toBe(
      "제2조(정의) 이 규정에서 쓰는 말의 뜻은 다음과 같다.\n1. “예산”이란 한 해의 수입과 지출을 말한다.\n제3조에 따라 정한 것은 제외한다.",
    );
    expect(chunks[1]?.blocks).toEqual(["b2", "b3", "b4"]);
  });

  it("keeps a heading with the deeper heading and the text below it", () => {
    const draft = new Draft("docx");
    draft.add({ type: "heading", level: 1, text: "총칙", page: 1 });
    draft.add({ type: "heading", level: 2, text: "목적", page: 1 });
    draft.add({ type: "paragraph", text: "본문이다.", page: 1 });
    draft.add({ type: "heading", level: 2, text: "적용", page: 2 });
    draft.add({ type: "paragraph", text: "다음 본문이다.", page: 2 });
    const document = documentOf(draft, 2);
    document.structure.title = "운영 규정";
    const chunks = chunkDocument(document);
    expect(chunks.map((chunk) => chunk.text)).toEqual([
      "총칙\n목적\n본문이다.",
      "적용\n다음 본문이다.",
    ]);
    expect(chunks.map((chunk) => chunk.path)).toEqual([
      ["운영 규정", "총칙", "목적"],
      ["운영 규정", "총칙", "적용"],
    ]);
  });

  it("joins the title and a heading without text with what comes below them", () => {
    const document = documentFrom([
      "예산 집행 계획",
      { text: "Ⅰ", type: "heading", level: 1 },
      { text: "추진 배경", type: "heading", level: 1 },
      "배경은 이렇다.",
    ]);
    document.structure = { ...emptyStructure(), title: "예산 집행 계획" };
    expect(chunkDocument(document).map(({ text, path }) => [text, path])).toEqual([
      ["예산 집행 계획\nⅠ\n추진 배경\n배경은 이렇다.", ["예산 집행 계획", "추진 배경"]],
    ]);
  });

  it("ends what stands above a line among headings, and keeps such lines together", () => {
    const document = documentFrom([
      "1. 개요",
      "가. 목적은 이렇다.",
      "2. 기간: 3월",
      "3. 장소: 시청",
      "4. 계획",
      "가. 일정은 이렇다.",
    ]);
    const at = (block: number, label: string, title: string, parent: string | null) => ({
      ...{
        id: `s${block}`,
        label,
        title,
        level: parent ? 2 : 1,
        block: `b${block}`,
        page: 1,
        parent,
      },
    });
    document.structure.sections = [
      at(1, "1.", "개요", null),
      at(2, "가.", "", "s1"),
      at(3, "2.", "기간: 3월", null),
      at(4, "3.", "장소: 시청", null),
      at(5, "4.", "계획", null),
      at(6, "가.", "", "s5"),
    ];
    expect(chunkDocument(document).map(({ text, path }) => [text, path])).toEqual([
      ["1. 개요\n가. 목적은 이렇다.", ["1. 개요"]],
      ["2. 기간: 3월\n3. 장소: 시청", []],
      ["4. 계획\n가. 일정은 이렇다.", ["4. 계획"]],
    ]);
  });

  it("names the item that a parted list goes on inside", () => {
    const document = documentFrom([
      "□ 추진 방향",
      "○ 인력 확충",
      ...Array.from(
        { length: 6 },
        (_, at) => `- ${at + 1}단계로 필요한 인력을 차례로 확충하고 배치함`,
      ),
      "○ 예산",
    ]);
    document.structure = describeStructure([
      "□ 추진 방향",
      "○ 인력 확충",
      "-",
      "-",
      "-",
      "-",
      "-",
      "-",
      "○ 예산",
    ]);
    const chunks = chunkDocument(document, 100);
    expect(chunks[0]?.path).toEqual(["□ 추진 방향"]);
    expect(chunks[1]?.path).toEqual(["□ 추진 방향", "○ 인력 확충"]);
    expect(chunks.at(-1)?.text.endsWith("○ 예산")).toBe(true);
  });

  it("narrows the box to the lines it holds, page by page", () => {
    const first = `${"가".repeat(60)}이다. `;
    const second = `${"나".repeat(60)}이다.`;
    const draft = new Draft("pdf");
    draft.add({
      type: "paragraph",
      text: first + second,
      page: 1,
      bbox: [10, 700, 500, 740],
      lines: [
        { start: 0, end: first.length, page: 1, bbox: [10, 700, 500, 720] },
        {
          start: first.length,
          end: first.length + second.length,
          page: 2,
          bbox: [10, 50, 400, 70],
        },
      ],
    });
    const whole = chunkDocument(documentOf(draft, 2));
    expect(whole[0]?.anchors).toEqual([
      { page: 1, bbox: [10, 700, 500, 720], cell_range: null },
      { page: 2, bbox: [10, 50, 400, 70], cell_range: null },
    ]);
    const parted = chunkDocument(documentOf(draft, 2), 100);
    expect(parted.map((chunk) => chunk.anchors.map((anchor) => anchor.page))).toEqual([[1], [2]]);
  });

  it("gives each part of a cell that goes over pages the pages that it stands on", () => {
    const [first, second] = [`${"가".repeat(60)}이다.`, `${"나".repeat(60)}이다.`];
    const place = { row: 0, row_span: 1, col_span: 1, header: false, page: 1, ref: null };
    const draft = new Draft("hwp");
    draft.addTable({
      rows: 1,
      cols: 2,
      page: 1,
      cells: [
        { ...place, col: 0, text: "구분", bbox: [10, 700, 50, 740] },
        {
          ...place,
          col: 1,
          text: `${first}\n${second}`,
          bbox: [50, 700, 500, 740],
          lines: [
            { start: 0, end: 63, page: 1, bbox: [50, 700, 500, 720] },
            { start: 64, end: 127, page: 2, bbox: [50, 50, 400, 70] },
          ],
        },
      ],
    });
    const pages = (budget: number) =>
      chunkDocument(documentOf(draft, 2), budget).map(({ anchors }) =>
        anchors.map(({ page }) => page),
      );
    expect(pages(1000)).toEqual([[1, 2]]);
    expect(pages(70)).toEqual([[1], [1], [2]]);
  });

  it("leaves running headers and footers out unless there is nothing else", () => {
    const draft = new Draft("hwp");
    draft.add({ type: "header", text: "머리말", page: 1 });
    expect(chunkDocument(documentOf(draft)).map((chunk) => chunk.text)).toEqual(["머리말"]);
    draft.add({ type: "paragraph", text: "본문", page: 1 });
    expect(chunkDocument(documentOf(draft)).map((chunk) => chunk.text)).toEqual(["본문"]);
  });
});

describe("tables", () => {
  const rows = [
    ["구분", "금액"],
    ...Array.from({ length: 12 }, (_, index) => [
      `항목 ${index + 1}`,
      `${index + 1},000천원 집행 예정`,
    ]),
  ];

  it("repeats the header rows in every piece and parts only between rows", () => {
    const draft = new Draft("hwp");
    draft.add({ type: "paragraph", text: "(단위: 천원)", page: 1 });
    draft.addTable(tableOf(rows, { header_rows: 1 }));
    const chunks = chunkDocument(documentOf(draft), 100);
    expect(chunks.length).toBeGreaterThan(2);
    expect(chunks[0]?.text.startsWith("(단위: 천원)\n구분 | 금액\n항목 1 | ")).toBe(true);
    for (const chunk of chunks.slice(1))
      expect(chunk.text).toMatch(/^\(단위: 천원\)\n구분 \| 금액\n항목 \d+ \| /);
    for (const chunk of chunks) expect(chunk.kind).toBe("table");
  });

  it.each([
    ["above", ["<표 1> 집행 현황", "[2024년 기준, 단위: 천원]"], null],
    ["that the file gives it", [], "집행 현황"],
  ])("repeats a caption %s in every piece", (_, above, caption) => {
    const draft = new Draft("hwp");
    for (const text of above) draft.add({ type: "paragraph", text, page: 1 });
    draft.addTable(tableOf(rows, { header_rows: 1, caption }));
    const chunks = chunkDocument(documentOf(draft), 120);
    const lead = [...above, ...(caption ? [caption] : []), "구분 | 금액"].join("\n");
    expect(chunks.length).toBeGreaterThan(2);
    for (const { text } of chunks) {
      expect(text.startsWith(`${lead}\n항목 `)).toBe(true);
      expect(text.split(lead)).toHaveLength(2);
    }
  });

  it("keeps a caption below a table with its last rows, and says it above the others", () => {
    const draft = new Draft("hwp");
    draft.addTable(tableOf(rows, { header_rows: 1, caption: "집행 현황" }));
    draft.add({ type: "caption", text: "집행 현황", page: 1 });
    draft.add({ type: "paragraph", text: "집행을 마쳤다.", page: 1 });
    const texts = chunkDocument(documentOf(draft), 100).map(({ text }) => text);
    expect(texts.at(-1)).toBe("집행을 마쳤다.");
    expect(texts.at(-2)).toMatch(/^구분 \| 금액\n[\s\S]*\n집행 현황$/);
    for (const text of texts.slice(0, -2)) expect(text).toMatch(/^집행 현황\n구분 \| 금액\n/);
  });

  it("takes the caption of the table that it goes on from, not a sentence that speaks of units", () => {
    const draft = new Draft("pdf");
    draft.add({ type: "paragraph", text: "(단위: 명)", page: 1 });
    const first = draft.addTable(
      tableOf(
        [
          ["구분", "인원"],
          ["가", "1"],
        ],
        { header_rows: 1 },
      ),
    );
    draft.addTable(tableOf([["나", "2"]], { page: 2, continues: first.id }));
    draft.add({
      type: "paragraph",
      text: "행정의 단위: 시와 군을 말하며 그 밖의 것은 따로 정하는 바에 따른다. 다만, 특별히 정한 것이 있으면 그에 따르고 나머지는 이 규정을 준용한다.",
      page: 2,
    });
    draft.addTable(tableOf([["다", "3"]], { page: 2 }));
    const texts = chunkDocument(documentOf(draft, 2)).map(({ text }) => text);
    expect(texts[1]).toBe("(단위: 명)\n구분 | 인원\n나 | 2");
    expect(texts.at(-1)).toBe("다 | 3");
  });

  it("keeps the notes of a table with its last rows, and the text after them apart", () => {
    const draft = new Draft("pdf");
    const table = draft.addTable(tableOf(rows, { header_rows: 1 }));
    draft.add({ type: "paragraph", text: "※ 잠정치임", page: 1, parent: table.block });
    draft.add({ type: "paragraph", text: "다음 문단은 표와 다른 이야기이다.", page: 1 });
    const whole = chunkDocument(documentOf(draft), 2000);
    expect(whole.map(({ kind }) => kind)).toEqual(["table", "paragraph"]);
    expect(whole[0]!.text.endsWith("집행 예정\n※ 잠정치임")).toBe(true);
    expect(whole[0]!.blocks).toHaveLength(2);
    const parts = chunkDocument(documentOf(draft), 100);
    expect(parts.at(-2)!.text.endsWith("※ 잠정치임")).toBe(true);
    expect(parts.at(-2)!.text).toMatch(/^구분 \| 금액\n/);
    const next = draft.addTable(
      tableOf([
        ["가", "나"],
        ["1", "2"],
      ]),
    );
    expect(chunkDocument(documentOf(draft), 2000).at(-1)!.blocks).toContain(next.block);
  });

  it("narrows a spreadsheet's range to its rows", () => {
    const draft = new Draft("xlsx");
    const cells = cellsOf(rows).map((cell) => ({
      ...cell,
      ref: `${"BC"[cell.col]}${cell.row + 3}`,
    }));
    draft.addTable({ ...tableOf(rows), cells, header_rows: 1, cell_range: "집행 현황!B3:C15" });
    const ranges = chunkDocument(documentOf(draft), 100).map(
      (chunk) => chunk.anchors[0]?.cell_range,
    );
    expect(ranges[0]).toMatch(/^집행 현황!B3:C\d+$/);
    expect(ranges.at(-1)).toMatch(/^집행 현황!B\d+:C15$/);
  });

  it("anchors a spreadsheet's lone text to its cell", () => {
    const draft = new Draft("xlsx");
    draft.add({ type: "paragraph", text: "작성 요령", page: 2, cell_range: "'본 예산'!B3:D3" });
    expect(chunkDocument(documentOf(draft, 2))[0]?.anchors).toEqual([
      { page: 2, bbox: null, cell_range: "'본 예산'!B3:D3" },
    ]);
  });

  it("takes the header of the table that it goes on from", () => {
    const draft = new Draft("pdf");
    const first = draft.addTable(tableOf(rows.slice(0, 3), { header_rows: 1 }));
    draft.addTable(tableOf(rows.slice(3, 5), { page: 2, continues: first.id }));
    const chunks = chunkDocument(documentOf(draft, 2));
    expect(chunks[1]?.text).toBe(
      "구분 | 금액\n항목 3 | 3,000천원 집행 예정\n항목 4 | 4,000천원 집행 예정",
    );
    expect(chunks[1]?.anchors).toEqual([{ page: 2, bbox: null, cell_range: null }]);
  });

  it("reads a box as the paragraph it is", () => {
    const chunks = chunkDocument(documentFrom(["앞 글", [["상자 안의 글"]], "뒤 글"]));
    expect(chunks.map((chunk) => [chunk.kind, chunk.text])).toEqual([
      ["paragraph", "앞 글\n상자 안의 글\n뒤 글"],
    ]);
  });

  it("reads a form row by row", () => {
    const chunks = chunkDocument(
      documentFrom([
        [
          ["성명", "", "생년\n월일", ""],
          ["주소", "서울"],
        ],
      ]),
    );
    expect(chunks[0]?.text).toBe("성명 |  | 생년 월일\n주소 | 서울");
  });
});

describe("bundles", () => {
  it("numbers the chunks of each document anew", () => {
    const bundle = documentFrom([]);
    bundle.documents = [documentFrom(["첫째"]), documentFrom(["둘째"])];
    const chunks = chunkDocument(bundle);
    expect(chunks.map((chunk) => chunk.id)).toEqual(["c1", "c1"]);
    expect(new Set(chunks.map((chunk) => chunk.doc_id)).size).toBe(2);
  });
});
