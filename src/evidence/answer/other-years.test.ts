/** What is said of another year than the asked one, in a paper whose own day is of the asked year. */
import { expect, it } from "vitest";
import type { TermRarity } from "../../search/bm25.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
const tells = (
  text: string,
  path: string[] = ["들꽃차 수출 지원"],
  question = "들꽃차의 2027년 수출액은 얼마인가요?",
) =>
  judgeLines(
    {
      text,
      path: [...path, "2027-03-05"],
      headings: path.slice(1),
      titles: [path[0]!],
      kind: "paragraph",
    },
    readQuestion(question, rarity),
  ).length > 0;

it("is no answer", () => {
  expect(tells("들꽃차의 수출액 2030년 5억 달러 달성")).toBe(false);
  expect(tells("들꽃차의 수출액은 2027년 3억 달러이다.")).toBe(true);
  expect(tells("들꽃차의 수출액은 3억 달러이다.")).toBe(true);
});

it("answers where what stands over it tells the asked year, or a span takes it in", () => {
  expect(tells("들꽃차의 수출액은 2026년보다 늘어 5억 달러이다.", ["2027년 들꽃차 수출"])).toBe(
    true,
  );
  expect(tells("들꽃차의 수출액은 2026년보다 늘어 5억 달러이다.", ["들꽃차 수출", "2027년"])).toBe(
    true,
  );
  expect(tells("들꽃차의 수출액은 2026~2028년 5억 달러이다.")).toBe(true);
});
