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

it("dates the lines of several documents, and of one no line", () => {
  const other = { ...citation("다"), doc_id: "e" };
  const dates = new Map([
    ["d", "2024-03-01"],
    ["e", "2025-03-01"],
  ]);
  const parts = [answerOf("가"), { ...answerOf("다"), citations: [other] }];
  const datesOf = (body: AnswerBody) => body.citations.map(({ issued_date }) => issued_date);
  expect(datesOf(joinAnswers(parts, 5, dates))).toEqual(["2024-03-01", "2025-03-01"]);
  expect(datesOf(joinAnswers([answerOf("가"), answerOf("나")], 5, dates))).toEqual([
    undefined,
    undefined,
  ]);
});
