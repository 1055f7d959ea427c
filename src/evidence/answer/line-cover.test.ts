/** How much of a question a line and its context hold. */
import { expect, it } from "vitest";
import { HeldWords } from "./held-words.js";
import { readQuestion } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

it("a number that is part of a name may stand where the document has the name", () => {
  const judged = (question: string, document: string) =>
    judgeLines(
      {
        text: "PL은 경력 10년 이상인 사람으로 한다.",
        path: [],
        kind: "paragraph",
        document: HeldWords.of(document),
      },
      readQuestion(question, { chunks: 10, ofOne: 1, of: () => 1 }),
    );
  const named = "인포21 PL은 경력이 몇 년 이상인가요?";
  expect(judged(named, "인포21 운영 용역")).toHaveLength(1);
  expect(judged(named, "인포 운영 용역")).toEqual([]);
  expect(judged("21 PL은 경력이 몇 년 이상인가요?", "21 운영 용역")).toEqual([]);
});
