/** Whose row it is, in the box of a press release. */
import { expect, it } from "vitest";
import type { TermRarity } from "../../search/bm25.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
const BOX = [
  "담당 부서 | 가람부 | 책임자 | 과장 | 한별 | (02-123-4567)",
  "들꽃산업과 | 담당자 | 사무관 | 나래 | (02-123-4568)",
].join("\n");
const told = (text: string, rowAsked: string) =>
  judgeLines(
    { text, path: ["배 수출 지원"], kind: "table", rowAsked, document: undefined },
    readQuestion("배 수출 지원을 담당하는 들꽃산업과 과장은 누구인가요?", rarity),
  ).map((line) => line.text);

it("the officer above is of the department that stands below the ministry", () => {
  expect(told(BOX, "들꽃산업과")[0]).toContain("한별");
});

it("the officer of a box without that department below is another's", () => {
  const other = BOX.replace("들꽃산업과 | 담당자", "나무정책과 | 담당자");
  expect(told(`${other}\n들꽃산업과 | 주무관 | 가온`, "들꽃산업과").join()).not.toContain("한별");
});
