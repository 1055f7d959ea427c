/** Lines of a cover that say of which day or edition a paper is. */
import { expect, it } from "vitest";
import { documentFrom, type Part } from "../../../test/documents.js";
import { extractStructure } from "../structure.js";
import { readEditionLine } from "./edition-lines.js";
import { couldBeTitle } from "./title-words.js";

it.each([
  ["2026년 3월 개정판", "2026-03"],
  ["Ver 2.0 (2026. 3.)", "2026-03"],
  ["v1.2, 2026-03-02", "2026-03-02"],
  ["제2판 2026. 3.", "2026-03"],
  ["2026. 3. 초판 발행", null],
  ["발행 2026. 3. 2.", "2026-03-02"],
  ["2026. 3. 2. 발간", "2026-03-02"],
  ["2026. 3. 2.", null],
  ["2026. 3. 2. 회의", null],
  ["제2판 2026. 3. 2.부터 2026. 3. 9.까지", null],
])("%s is of %s", (line, date) => {
  expect(readEditionLine(line)?.date ?? null).toBe(date);
});

it("may say from when it applies", () => {
  for (const line of ["2026년 3월 2일 시행", "(시행 2026. 3. 2.)", "2026. 3. 2.부터 시행"])
    expect(readEditionLine(line)).toEqual({ date: "2026-03-02", inForce: true });
  expect(readEditionLine("2026년 주차 조사 시행")).toBeNull();
});

const line = (text: string, size: number): Part => ({
  text,
  typography: [{ size, centred: true }],
});
const cover = (...lines: string[]) =>
  extractStructure(
    documentFrom([
      line("주차장 운영 매뉴얼", 28),
      ...lines.map((each) => line(each, 16)),
      {
        text: "주차장을 여닫는 일을 맡은 사람이 읽는다.",
        page: 2,
        typography: [{ size: 10, centred: false }],
      },
    ]),
  );

it("dates the paper and is no part of its title", () => {
  expect(cover("2026년 3월 개정판")).toMatchObject({
    title: "주차장 운영 매뉴얼",
    issued_date: "2026-03",
  });
  expect(cover("2026년 3월 2일 시행")).toMatchObject({
    title: "주차장 운영 매뉴얼",
    issued_date: "2026-03-02",
  });
});

it("is no title over the text of a rule, nor a part of one", () => {
  const rule = (above: string) =>
    extractStructure(
      documentFrom([
        line(above, 20),
        line("주차장 운영 지침", 28),
        {
          text: "제1조(목적) 이 지침은 주차에 필요한 사항을 정한다.",
          typography: [{ size: 10, centred: false }],
        },
      ]),
    ).title;
  expect(rule("2026년 3월 2일 시행")).toBe("주차장 운영 지침");
  expect(rule("2026년 3월 개정판")).toBe("주차장 운영 지침");
  expect(couldBeTitle("2026년 3월 2일 시행")).toBe(false);
});

it("gives way to the day of a revision where it says from when that applies", () => {
  expect(cover("2026년 4월 1일 시행", "개정 2026. 3. 2.").issued_date).toBe("2026-03-02");
  expect(cover("(시행 2026. 4. 1.)", "2026. 3. 2.").issued_date).toBe("2026-03-02");
});
