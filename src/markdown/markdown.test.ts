/** Markdown: headings, lists, tables, notes and page marks. */
import { expect, it } from "vitest";
import { cellsOf, documentFrom, documentOf, tableOf } from "../../test/documents.js";
import { Draft } from "../readers/document-draft.js";
import { toMarkdown } from "./markdown.js";

it("refers to a note where its printed mark stands, and at the end of the sentence otherwise", () => {
  const draft = new Draft("hwp");
  draft.add({ type: "paragraph", text: "원료1)를 녹여2) 쓴다", page: 1 });
  for (const text of ["1) 플라스틱", "2) 180도"]) draft.add({ type: "footnote", text, page: 1 });
  draft.add({ type: "paragraph", text: "2) 예산은 300만원", page: 1 });
  draft.add({ type: "footnote", text: "3) 추정", page: 1 });
  expect(toMarkdown(documentOf(draft, 1)).split("\n\n").slice(1, 3)).toEqual([
    "원료[^1]를 녹여[^2] 쓴다",
    "2\\) 예산은 300만원[^3]",
  ]);
});

it.each([
  ["현황(성과평가) 결과", "가) 주석"],
  ["대상은 광주: 3곳", "주: 백만원"],
  ["방법은 (1)과 같다", "1) 주석"],
  ["기간('2024. 5월)", "2024. 5월 기준"],
  ["약3.5%이다", "3. 주석"],
  ["금액 300.1)원", "1) 주석"],
])("keeps all of %j that is no mark of its note", (text, note) => {
  const draft = new Draft("pdf");
  draft.add({ type: "paragraph", text, page: 1 });
  draft.add({ type: "footnote", text: note, page: 1 });
  expect(toMarkdown(documentOf(draft, 1))).toContain(`${text}[^1]`);
});

it("writes headings, lists, footnotes and page marks", () => {
  const draft = new Draft("docx");
  draft.add({ type: "title", text: "운영 계획", page: 1 });
  draft.add({ type: "heading", level: 1, text: "1. 배경", page: 1 });
  draft.add({ type: "paragraph", text: "본문 *강조* <표>\n둘째 줄", page: 1 });
  draft.add({ type: "footnote", text: "근거 규정", page: 1 });
  draft.add({ type: "list_item", level: 1, text: "가. 첫째", page: 2 });
  draft.add({ type: "list_item", level: 2, text: "- 둘째", page: 2 });
  expect(toMarkdown(documentOf(draft, 2))).toBe(
    [
      "<!-- 1쪽 -->",
      "# 운영 계획",
      "## 1\\. 배경",
      "본문 \\*강조\\* &lt;표&gt;  \n둘째 줄[^1]",
      "<!-- 2쪽 -->",
      "- 가. 첫째\n  - 둘째",
      "[^1]: 근거 규정\n",
    ].join("\n\n"),
  );
});

it("begins each list at the margin, and nests items as the file does", () => {
  const draft = new Draft("rtf");
  const items = (...levels: [number, string][]) => {
    for (const [level, text] of levels) draft.add({ type: "list_item", level, text, page: 1 });
  };
  items([1, "1. 하나"], [1, "2. 둘"]);
  draft.add({ type: "paragraph", text: "순서 없는 목록:", page: 1 });
  items([1, "– 첫째"], [1, "– 둘째"]);
  draft.add({ type: "paragraph", text: "겹친 목록:", page: 1 });
  items([1, "• 위"], [2, "– 아래"], [1, "• 다시 위"]);
  expect(toMarkdown(documentOf(draft, 1)).split("\n\n").slice(1)).toEqual([
    "- 1\\. 하나\n- 2\\. 둘",
    "순서 없는 목록:",
    "- 첫째\n- 둘째",
    "겹친 목록:",
    "- 위\n  - 아래\n- 다시 위\n",
  ]);
});

it("writes a plain table as GFM and a spanning one as HTML", () => {
  const draft = new Draft("hwp");
  draft.addTable(
    tableOf(
      [
        ["구분", "값|단위"],
        ["가", "1\n2"],
      ],
      { header_rows: 1 },
    ),
  );
  const [first, ...rest] = cellsOf([
    ["합계", "x"],
    ["1", "2"],
  ]);
  const cells = [{ ...first!, col_span: 2 }, ...rest.filter((cell) => cell.text !== "x")];
  draft.addTable({ rows: 2, cols: 2, cells, page: 1 });
  const markdown = toMarkdown(documentOf(draft));
  expect(markdown).toContain("| 구분 | 값\\|단위 |\n| --- | --- |\n| 가 | 1<br>2 |");
  expect(markdown).toContain('<tr><td colspan="2">합계</td></tr>\n<tr><td>1</td><td>2</td></tr>');
});

it("writes a box as a quote", () => {
  expect(toMarkdown(documentFrom([[["알림"]]]))).toContain("> 알림");
});

it("keeps the marks that tell levels apart, and writes plain ones as bullets", () => {
  const draft = new Draft("hwp");
  const item = (text: string, level: number) =>
    draft.add({ type: "list_item", text, level, page: 1 });
  item("■ 추진 배경", 1);
  item("○ 현황", 2);
  item("- 세부", 3);
  expect(toMarkdown(documentOf(draft, 1))).toContain("- ■ 추진 배경\n  - ○ 현황\n    - 세부");
});

it("says why a file was not read", () => {
  const document = documentFrom([]);
  document.access.readable = false;
  document.access.reason_text = "빈 파일입니다.";
  expect(toMarkdown(document)).toBe("> 빈 파일입니다.\n");
});
