/** The answers to parts of a question are one answer. */
import { expect, it } from "vitest";
import { type AnswerBody, type Citation, MADE_BY } from "../../model/evidence.js";
import { joinAnswers } from "./join-answers.js";

const citation = (quote: string) => ({ doc_id: "d", chunk_id: "c", quote }) as Citation;
const answerOf = (...quotes: string[]): AnswerBody => ({
  answered: true,
  reason: null,
  made_by: MADE_BY.extract,
  text: quotes.join("\n"),
  citations: quotes.map(citation),
});
const refusal = (reason: "NO_MATCH" | "NO_EVIDENCE"): AnswerBody => ({
  ...answerOf(),
  answered: false,
  reason,
});
const quotesOf = ({ citations }: AnswerBody) => citations.map(({ quote }) => quote);

it("has what answers each part, in their order, no line twice", () => {
  const joined = joinAnswers([answerOf("가", "나"), answerOf("나", "다")], 5);
  expect(quotesOf(joined)).toEqual(["가", "나", "다"]);
  expect(joined.text).toBe("가\n나\n다");
});

it("keeps the first line of each part where there is no room for all", () => {
  expect(quotesOf(joinAnswers([answerOf("가", "나"), answerOf("다", "라")], 2))).toEqual([
    "가",
    "다",
  ]);
});

it("gives the part that is answered", () => {
  expect(joinAnswers([refusal("NO_EVIDENCE"), answerOf("가")], 5)).toEqual(answerOf("가"));
});

it("says that something was found where no part is answered", () => {
  expect(joinAnswers([refusal("NO_MATCH"), refusal("NO_EVIDENCE")], 5).reason).toBe("NO_EVIDENCE");
});
