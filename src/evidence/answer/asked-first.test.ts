/** What was first, told by its place among others. */
import { describe, expect, it } from "vitest";
import { toldLines } from "../../../test/told-lines.js";
import type { LineText } from "./read-chunk.js";

const tells = (question: string, text: string, more: Partial<LineText> = {}) =>
  toldLines(question, text, { path: ["한빛원 연혁"], headings: [], ...more });

describe("a row of those who came one after another", () => {
  const rows = "1 | 한가람 | 2012. 7. ~ 2015. 6.\n2 | 이누리 | 2015. 7. ~ 2018. 6.";
  const more = { header: ["대 | 성명 | 재임기간"], headings: ["역대 원장"] };

  it("is that of the first where the column for turns says so", () => {
    expect(tells("한빛원의 첫 원장은 누구였나요?", rows, more)).toEqual([rows.split("\n")[0]]);
    const counted = { header: ["연번 | 성명 | 재임기간"], headings: ["역대 원장"] };
    expect(tells("한빛원의 첫 원장은 누구였나요?", rows, counted)).toEqual([]);
  });

  it("is of another turn than the asked one", () => {
    expect(tells("한빛원 2대 원장은 누구인가요?", rows, more)).toEqual([rows.split("\n")[1]]);
    expect(tells("한빛원 4대 원장은 누구인가요?", rows, more)).toEqual([]);
  });

  it("is of whom the heading names", () => {
    const asked = "한빛원 2대 원장은 누구인가요?";
    expect(tells(asked, rows, { ...more, headings: ["역대 감사"] })).toEqual([]);
  });
});

it("which of several is asked for may stand in another column than the one that counts", () => {
  const asked = "한빛원 2차 접수는 언제까지인가요?";
  const header = ["순서 | 구분 | 기간"];
  expect(tells(asked, "1 | 2차 접수 | 2026. 3. 2.까지", { header })).toHaveLength(1);
  expect(tells(asked, "1 | 접수 | 2026. 3. 2.까지", { header })).toEqual([]);
});

it("is what another line has the second of", () => {
  const lines = "2015. 3. 2. 시험동 준공\n2024. 5. 9. 제2시험동 준공";
  const asked = "한빛원 시험동을 처음 지은 때는 언제인가요?";
  expect(tells(asked, lines)).toEqual(["2015. 3. 2. 시험동 준공"]);
  expect(tells(asked, "2015. 3. 2. 시험동 준공")).toEqual([]);
});

it("is the earliest of the days of a history where it is asked how it began", () => {
  const lines =
    "2009. 4. 1. 한빛지원센터 개소\n2012. 7. 10. 한빛원으로 이름 변경\n2015. 3. 2. 시험동 준공";
  const begun = tells("한빛원은 처음에 어떤 이름으로 문을 열었나요?", lines);
  expect(begun).toContain("2009. 4. 1. 한빛지원센터 개소");
  expect(begun).not.toContain("2015. 3. 2. 시험동 준공");
  expect(tells("한빛원이 처음 받은 특허의 이름은 무엇인가요?", lines)).toEqual([]);
});

it("a step that comes first of several was the first of nothing", () => {
  const line = "받은 유물은 임시수장고에 보관하고, 등록을 마치면 제1수장고로 옮긴다.";
  expect(tells("받은 유물은 처음에 어디에 보관하나요?", line)).toEqual([line]);
  expect(tells("받은 유물을 처음에 어디에 보관했나요?", line)).toEqual([]);
});
