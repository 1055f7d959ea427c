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

it("a telephone in a row needs no word of who asks for it", () => {
  const judged = (question: string, text: string) =>
    judgeLines(
      {
        text,
        path: ["가람 정보서비스"],
        kind: "table",
        document: HeldWords.of(`${text} 물어보려면 메일로 시스템을 쓴다. | 메일`),
        documentProse: HeldWords.of(text),
      },
      readQuestion(question, { chunks: 10, ofOne: 1, of: () => 1 }),
    );
  const row = "서비스 제공자 | 가람청 자료팀 | 042-000-1234 | garam@example.org";
  expect(judged("가람 정보서비스에 대해 물어보려면 어디로 전화하나요?", row)).toHaveLength(1);
  expect(judged("가람 정보서비스는 어느 메일로 물어보려면 되나요?", row)).toHaveLength(1);
  expect(judged("가람 정보서비스 시스템의 전화번호는 무엇인가요?", row)).toEqual([]);
});

it("what comes first is told by what tells an order", () => {
  const judged = (text: string) =>
    judgeLines(
      { text, path: ["가람 투자"], kind: "paragraph" },
      readQuestion("가람 투자가 가장 많은 국가는 어디인가요?", {
        chunks: 10,
        ofOne: 1,
        of: () => 1,
      }),
    )[0]!.support;
  const order = "국가별로는 나루국(25억 달러), 다솜국(13억 달러) 순이며 늘었다.";
  expect(judged(order)).toBeGreaterThan(judged(order.replace(" 순이며", "이며")) + 0.5);
  expect(judged("국가별 나루국 순이며 늘었다.")).toBeCloseTo(
    judged("국가별 나루국이며 늘었다."),
    5,
  );
});
