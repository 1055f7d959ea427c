/** Letters drawn in a frame of one column. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../test/documents.js";
import { rowsOf } from "./document-rows.js";
import { withFramedLines } from "./framed-lines.js";
import { extractStructure } from "./structure.js";

const frame = (...cells: string[]): Part => cells.map((cell) => [cell]);
const rows = (...parts: Part[]) => withFramedLines(rowsOf(documentFrom(parts)));
const HEAD = "수신  내부결재\n\n제목  주차장 점검";
const FOOT = "담당 홍길동\n시행  총무과-55 (2026. 3. 2.)\n우 12345 한빛시";

it("is read line by line", () => {
  expect(
    rows("한빛시", frame(HEAD, FOOT)).map(({ index, text, box }) => [index, text, box]),
  ).toEqual([
    [0, "한빛시", false],
    [1, "수신 내부결재", true],
    [2, "제목 주차장 점검", true],
    [3, "담당 홍길동", true],
    [4, "시행 총무과-55 (2026. 3. 2.)", true],
    [5, "우 12345 한빛시", true],
  ]);
  const { title, doc_number, issued_date } = extractStructure(
    documentFrom(["한빛시", frame(HEAD, "1. 점검합니다.  끝.", FOOT)]),
  );
  expect([title, doc_number, issued_date]).toEqual(["주차장 점검", "총무과-55", "2026-03-02"]);
});

it("keeps how each line is set", () => {
  const sizes = [20, 12].map((size) => ({ size, centred: false }));
  const cells = [
    { row: 0, col: 0, text: "한빛시", typography: sizes.slice(0, 1) },
    { row: 1, col: 0, text: "문서번호: 총무과-55\n제목: 점검", typography: sizes },
  ];
  const [, ...lines] = rows({ rows: 2, cols: 1, page: 1, cells });
  expect(lines.map(({ set }) => set[0]?.[0]?.size)).toEqual([20, 12]);
});

it("leaves tables of several columns, other frames and long texts as they are", () => {
  expect(
    rows([
      [HEAD, "비고"],
      [FOOT, ""],
    ]),
  ).toHaveLength(2);
  expect(rows(frame("주차장을\n함께 씁니다", "시민과\n함께"))).toHaveLength(2);
  const long = (lines: number) =>
    rows(frame("수신  내부결재", Array.from({ length: lines }, () => "본문").join("\n"))).length;
  expect(long(199)).toBe(200);
  expect(long(200)).toBe(2);
});
