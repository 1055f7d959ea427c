import { expect, it } from "vitest";
import type { TermRarity } from "../../search/bm25.js";
import { hasEmptyCell, isBeforeItsLabel, isUnderOtherKey, whichAsked } from "./other-cells.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

it("a value before its label is another's", () => {
  const holds = (cells: string) => /\d{4}\. \d/.test(cells);
  expect(isBeforeItsLabel("시행 | 2026. 6. 25. | 접 수 | ( | )", "접수", holds)).toBe(true);
  expect(isBeforeItsLabel("시행 | 2026. 6. 25. | 접수 | 2026. 6. 26.", "접수", holds)).toBe(false);
  expect(isBeforeItsLabel("접수 | 없음", "접수", holds)).toBe(false);
  expect(isBeforeItsLabel("시행 | 2026. 6. 25.", "접수", holds)).toBe(false);
});

it("a column that is asked for has nothing in the row", () => {
  const header = ["구분 | 누리호(발사체) | 시험체"];
  const asked = "시험체의 중량은 몇 톤인가요?";
  expect(hasEmptyCell(asked, "중량 | 1.5 톤 | -", header)).toBe(true);
  expect(hasEmptyCell(asked, "중량 | 1.5 톤 | ", header)).toBe(true);
  expect(hasEmptyCell(asked, "중량 | - | 1.5 톤", header)).toBe(false);
  expect(hasEmptyCell("누리호의 중량은?", "중량 | - | 1.5 톤", header)).toBe(true);
  expect(hasEmptyCell("중량은?", "중량 | - | -", header)).toBe(false);
  // Merged cells leave open which is under which.
  expect(hasEmptyCell(asked, "중량 | 1.5 톤 | - | -", header)).toBe(false);
});

it("of rows that are named by their first cell, another's is no answer, nor is the sum", () => {
  const header = ["요구사항 구분 | 설명 | 개수"];
  const isOther = (row: string) => isUnderOtherKey("요구사항", "데이터", row, header);
  expect(isOther("보안 | 데이터를 지킨다 | 3")).toBe(true);
  expect(isOther("합 계 | 38")).toBe(true);
  expect(isOther("데이터 (DAR) | 옮긴다 | 4")).toBe(false);
  // Merged cells leave open which is under which.
  expect(isOther("보안 | 3")).toBe(false);
  expect(isUnderOtherKey("요구사항", "데이터", "보안 | 지킨다 | 3", ["구분 | 설명 | 개수"])).toBe(
    false,
  );
  expect(whichAsked("사업에서 데이터 요구사항은 몇 개인가요?", "요구사항")).toBe("데이터");
  expect(whichAsked("요구사항은 몇 개인가요?", "요구사항")).toBe(null);
});

it("what the title says is said of every row", () => {
  const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
  const rows = (title: string) =>
    judgeLines(
      {
        text: "요구사항 구분 | 개수\n보안 | 3개\n성능 | 2개",
        header: ["요구사항 구분 | 개수"],
        path: [title],
        kind: "table",
      },
      readQuestion("데이터 요구사항은 몇 개인가요?", rarity),
    );
  expect(rows("데이터 요구사항")).not.toEqual([]);
  expect(rows("요구사항 목록")).toEqual([]);
});
