/** Which header rows and which rows of a comparison a line of a chunk touches. */
import { describe, expect, it } from "vitest";
import type { RevisionRow } from "../../model/structure.js";
import {
  type AnswerHit,
  beginsRow,
  cellsBeside,
  type FoundDocument,
  headerLines,
  holdsComparison,
  holdsTables,
  revisionsOf,
} from "./found-tables.js";

type TableFacts = FoundDocument["tables"][number];

const hit = (text: string, more: Partial<AnswerHit> = {}): AnswerHit => ({
  score: 1,
  found_by: "lexical",
  chunk_id: "c1",
  doc_id: "sha256:a",
  filename: "개정안.hwp",
  kind: "table",
  text,
  path: [],
  outline: [],
  anchors: [{ page: 2, bbox: null, cell_range: null }],
  extractors: ["hwp"],
  blocks: ["b1"],
  ...more,
});
const table = (rows: string[][], more: Partial<TableFacts> = {}): TableFacts => ({
  id: "t1",
  block: "b1",
  header_rows: 1,
  // A reader may give the cells of a row in any order.
  cells: rows.flatMap((cells, row) =>
    cells
      .map((text, col) => ({
        ...{ row, col, row_span: 1, col_span: 1, text },
        ...{ header: row === 0, page: 2, bbox: null, ref: null },
      }))
      .reverse(),
  ),
  ...more,
});
const facts = (more: Partial<FoundDocument>): FoundDocument => ({
  about: [],
  tables: [],
  revisions: [],
  ...more,
});
const OLD = "제7조(위원회) 위원은 9명으로 한다.";
const NEW = "제7조(위원회) 위원은 11명으로 한다.";
const revision = (more: Partial<RevisionRow> = {}): RevisionRow => ({
  ...{ kind: "amended", label: "제7조", current: OLD, revised: NEW, table: "t1", row: 1, page: 2 },
  ...more,
});
const labels = (line: string, given: FoundDocument, on = hit(line)) =>
  revisionsOf(line, on, given).map(({ label }) => label);

describe("the header lines of a chunk", () => {
  const rows = [
    ["구 분", "금액"],
    ["국비", "5"],
    ["구분", "금액"],
  ];
  it.each<[string, string, TableFacts, string[]]>([
    ["as they stand in its text", "구 분 | 금액\n국비 | 5", table(rows), ["구 분 | 금액"]],
    ["however they are spaced", "구분|금액\n국비|5", table(rows), ["구분|금액"]],
    ["each once", "구 분 | 금액\n국비 | 5\n구 분 | 금액", table(rows), ["구 분 | 금액"]],
    [
      "as many as there are",
      "구 분 | 금액\n국비 | 5",
      table(rows, { header_rows: 2 }),
      ["구 분 | 금액", "국비 | 5"],
    ],
    ["none where there are none", "구 분 | 금액\n국비 | 5", table(rows, { header_rows: 0 }), []],
    ["none of a table that stands elsewhere", "구 분 | 금액", table(rows, { block: "b9" }), []],
    [
      "none of empty cells",
      "\n | \n국비 | 5",
      table([
        ["", ""],
        ["국비", "5"],
      ]),
      [],
    ],
  ])("%s", (_, text, given, expected) => {
    expect(headerLines(hit(text), facts({ tables: [given] }))).toEqual(expected);
  });
});

describe("a table as large as a sheet", () => {
  const row = (at: number) => [`부서${at}`, `${at}명`, `${at}원`];
  // One object for all that cells have in common: there are many.
  const common = { row_span: 1, col_span: 1, header: false, page: 2, bbox: null, ref: null };
  const cells = Array.from({ length: 150_000 }, (_, at) =>
    Object.assign(Object.create(common), {
      row: Math.floor(at / 3),
      col: at % 3,
      text: row(Math.floor(at / 3))[at % 3],
    }),
  );
  const large = facts({ tables: [{ id: "t1", block: "b1", header_rows: 0, cells }] });

  it("is whole where its last row stands", () => {
    // More cells than a call takes arguments, in a thread too.
    const between = { row: 1, col: 0, text: "사이", ...common };
    const ends = [0, 2].map((at) => ({ ...between, row: at, text: `부서${at}` }));
    const many = [...Array<typeof between>(600_000).fill(between), ...ends];
    const given = facts({ tables: [{ id: "t1", block: "b1", header_rows: 0, cells: many }] });
    expect(holdsTables(hit("부서0\n부서2"), given)).toBe(true);
    expect(holdsTables(hit("부서0"), given)).toBe(false);
  });

  it("tells lines that begin a row from others", () => {
    expect(beginsRow("부서49999 | 49999명", hit(""), large)).toBe(true);
    expect(beginsRow("49999명 | 49999원", hit(""), large)).toBe(false);
  });
});

describe("a chunk holds a comparison", () => {
  const compared = table([
    ["현행", "개정안"],
    [OLD, NEW],
  ]);
  it.each<[string, FoundDocument, boolean]>([
    [
      "where rows of its table are revisions",
      facts({ tables: [compared], revisions: [revision()] }),
      true,
    ],
    [
      "not where another's are",
      facts({ tables: [compared], revisions: [revision({ table: "t2" })] }),
      false,
    ],
    [
      "not where its table is another",
      facts({ tables: [{ ...compared, block: "b9" }], revisions: [revision()] }),
      false,
    ],
    ["not where there are none", facts({ tables: [compared] }), false],
  ])("%s", (_, given, expected) => {
    expect(holdsComparison(hit(""), given)).toBe(expected);
  });
});

describe("the revisions that a line touches", () => {
  const rows = [
    ["현행", "개정안"],
    [OLD, NEW],
    ["제9조(수당) 5만원", "제9조(수당) 7만원"],
  ];
  const given = facts({
    tables: [table(rows)],
    revisions: [
      revision(),
      revision({ label: "제9조", row: 2, current: rows[2]![0]!, revised: rows[2]![1]! }),
    ],
  });

  it.each([
    ["the row whole", `${OLD} | ${NEW}`, ["제7조"]],
    ["one side of it", NEW, ["제7조"]],
    ["a part of one side", "위원은 9명으로", ["제7조"]],
    ["spaced otherwise, decomposed", "위원은9명으로 한다".normalize("NFD"), ["제7조"]],
    [
      "several rows",
      rows
        .slice(1)
        .map((cells) => cells.join(" | "))
        .join("\n"),
      ["제7조", "제9조"],
    ],
    ["the header", "현행 | 개정안", []],
    ["something else", "부칙", []],
  ])("%s", (_, line, expected) => {
    expect(labels(line, given)).toEqual(expected);
  });

  it("are given without where they stand", () => {
    expect(revisionsOf(OLD, hit(OLD), given)).toEqual([
      { kind: "amended", label: "제7조", current: OLD, revised: NEW },
    ]);
  });

  it("are none where the row or the table is not there", () => {
    expect(labels(OLD, facts({ revisions: [revision()] }))).toEqual([]);
    expect(labels(OLD, { ...given, revisions: [revision({ row: 8 })] })).toEqual([]);
  });

  it("are those of the one provision in a row that a line stands in, or else of the row", () => {
    const first = revision({ label: "제1항", current: "① 여비를 준다.", revised: "① 삭제" });
    const second = revision({ label: "제2항", current: "② 일비를 준다.", revised: "② 7만원" });
    const cells = [`${first.current} ${second.current}`, `${first.revised} ${second.revised}`];
    const both = facts({
      tables: [table([["현행", "개정안"], cells])],
      revisions: [first, second],
    });
    expect(labels("② 일비를 준다.", both)).toEqual(["제2항"]);
    expect(labels("② 7만원", both)).toEqual(["제2항"]);
    expect(labels(cells[0]!, both)).toEqual(["제1항", "제2항"]);
  });
});

describe("of a comparison drawn with text boxes", () => {
  const drawn = (more: Partial<RevisionRow> = {}) =>
    facts({ revisions: [revision({ table: null, ...more })] });

  it.each([
    ["the page of the line", 2, ["제7조"]],
    ["the page before it", 1, ["제7조"]],
    ["two pages before it", 0, []],
    ["the page after it", 3, []],
  ])("a row counts that stands on %s", (_, page, expected) => {
    expect(labels(OLD, drawn({ page }))).toEqual(expected);
  });

  it.each([
    ["위원은 9명", []],
    ["위원은 9명으", ["제7조"]],
    ["은 (9) 명:", []],
    ["(위원회) 위원", []],
    ["(위원회) 위원은", ["제7조"]],
  ])("a line counts from six letters and digits on: %s", (line, expected) => {
    expect(labels(line, drawn())).toEqual(expected);
  });

  it("a line counts on either side", () => {
    expect(labels(NEW, drawn())).toEqual(["제7조"]);
    expect(labels("위원은 12명으로 한다.", drawn())).toEqual([]);
  });
});

describe("merged cells beside rows", () => {
  const named = [{ key: "계10", cells: ["가"] }];
  const facts = (...tables: TableFacts[]): FoundDocument => ({ about: [], tables, revisions: [] });

  it("are those of the chunk's table", () => {
    const found = cellsBeside(hit("계 | 10"), facts(table([["구분", "수"]], { named })));
    expect([...found]).toEqual([["계10", ["가"]]]);
  });

  it("are unknown where a row of another table may have the same letters", () => {
    const both = facts(table([["구분", "수"]], { named }), table([["구분", "수"]], { id: "t2" }));
    expect(cellsBeside(hit("계 | 10"), both).size).toBe(0);
  });
});
