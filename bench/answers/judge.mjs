/** Holds an answer against its truth. */
import { holdsAnswer, kindAsked } from "../../dist/evidence/answer/answer-kind.js";

/** Every group of the truth must stand in the text in one of its spellings; with none, nothing may be answered. */
export function judgeAnswer(asked, answer) {
  const text = bare(answer.text);
  const right =
    asked.truth.length === 0
      ? !answer.answered
      : asked.truth.every((spellings) => spellings.some((one) => text.includes(bare(one))));
  return { ...asked, answer, right, isWrongValue: !right && hasValue(asked.question, answer.text) };
}

/** Shares by kind, and how often a question without an answer got a value of the type it asks for. */
export function sharesOf(rows) {
  const names = [...new Set(rows.map(({ kind }) => kind))];
  const kinds = names.map((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    return { kind, right: shareOf(own, ({ right }) => right), count: own.length };
  });
  const none = rows.filter(({ truth }) => truth.length === 0);
  return { kinds, wrongValues: shareOf(none, ({ isWrongValue }) => isWrongValue) };
}

function shareOf(rows, test) {
  return rows.length === 0 ? 0 : rows.filter(test).length / rows.length;
}

/** Whether a line of the text has a value of the type that the question asks for. */
export function hasValue(question, text) {
  const kind = kindAsked(question);
  return text.split("\n").some((line) => holdsAnswer(kind, line, question) === true);
}

function bare(text) {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
}
