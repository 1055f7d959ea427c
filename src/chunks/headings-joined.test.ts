/** Headings and titles stay with what they head. */
import { expect, it } from "vitest";
import { documentFrom, type Part, tableOf } from "../../test/documents.js";
import { extractStructure } from "../structure/structure.js";
import { checkChunks } from "./check-chunks.js";
import { chunkDocument } from "./chunk.js";

function chunks(parts: Part[], budget: number): string[] {
  const document = documentFrom(parts);
  document.structure = extractStructure(document);
  const made = chunkDocument(document, budget);
  expect(checkChunks(document, made, budget)).toEqual([]);
  return made.map(({ text }) => text);
}

const heading = (text: string, level = 1): Part => ({ type: "heading", level, text });
const sentences = (count: number) => "위원회는 회의를 열어 이를 심의한다. ".repeat(count).trim();

it("leaves room for the headings above a long text", () => {
  const [first, ...rest] = chunks([heading("제2장 위원회"), `제5조(회의) ${sentences(9)}`], 120);
  expect(first).toMatch(/^제2장 위원회\n제5조\(회의\) 위원회는/);
  expect(rest).toHaveLength(1);
  // A text that fits under its heading is not cut.
  expect(chunks([heading("개요"), sentences(4)], 120)).toHaveLength(1);
});

it("leaves room above a row that is cut anyway", () => {
  const table = [
    ["구분", "내용"],
    [sentences(8), "비고"],
  ];
  const [first] = chunks([heading("현황"), tableOf(table, { header_rows: 1 })], 120);
  expect(first).toMatch(/^현황\n구분 \| 내용\n위원회는/);
});

it("puts as many headings together as fit, where nothing else follows", () => {
  const names = Array.from({ length: 30 }, (_, at) => heading(`표 제목 ${at + 1} 현황`));
  const made = chunks([heading("표 차례"), ...names], 100);
  expect(made.length).toBeLessThan(6);
  expect(made[0]).toMatch(/^표 차례\n표 제목 1 현황\n/);
});

it("keeps the head of an appendix, however it is set, with its text and table", () => {
  const notes = "<개정 2011. 1. 1., 2012. 1. 1., 2013. 1. 1., 2018. 1. 1., 2020. 1. 1.>";
  const rows = [
    ["호봉", "봉급"],
    ["1", "1,000"],
  ];
  expect(chunks([`[별표 3] ${notes}`, "직원 봉급표", "(단위: 원)", rows], 400)).toHaveLength(1);
  expect(
    chunks(["<별표 4> 휴가 기준(4)", "① 휴가는 다음과 같다.", "② 그 밖은 따로 정한다."], 400),
  ).toHaveLength(1);
});

it("ends a chunk at each appendix that is gone", () => {
  expect(
    chunks(
      [
        "제2조(경과) 종전대로 한다.",
        "[별표 1] 삭제",
        "[별표 2] 삭제",
        "[별표 3] 양식",
        "1. 근거를 적는다.",
      ],
      400,
    ),
  ).toEqual([
    "제2조(경과) 종전대로 한다.",
    "[별표 1] 삭제",
    "[별표 2] 삭제",
    "[별표 3] 양식\n1. 근거를 적는다.",
  ]);
});
