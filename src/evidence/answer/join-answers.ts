/** The answers to the parts of a question, as one: what answers each, in their order, no line twice. */
import type { AnswerBody, Citation } from "../../model/evidence.js";
import { citedText } from "./cite-lines.js";

/** `dates` are those of the documents: which of several is in force shows by its date. */
export function joinAnswers(
  answers: readonly AnswerBody[],
  limit: number,
  dates: ReadonlyMap<string, string> = new Map(),
): AnswerBody {
  const answered = answers.filter((each) => each.answered);
  if (answered.length === 0)
    return answers.find(({ reason }) => reason === "NO_EVIDENCE") ?? answers[0]!;
  const chosen = fewOfAll(answered.map(distinct()), limit);
  const isOfSeveral = new Set(chosen.map(({ doc_id }) => doc_id)).size > 1;
  const citations = isOfSeveral ? chosen.map((each) => withDate(each, dates)) : chosen;
  return { ...answered[0]!, text: citations.map(citedText).join("\n"), citations };
}

function withDate(citation: Citation, dates: ReadonlyMap<string, string>): Citation {
  const date = dates.get(citation.doc_id);
  return date === undefined ? citation : { ...citation, issued_date: date };
}

/** Gives the citations of an answer that no answer before has. */
function distinct(): (answer: AnswerBody) => Citation[] {
  const known = new Set<string>();
  return ({ citations }) =>
    citations.filter(({ doc_id, chunk_id, quote }) => {
      const key = JSON.stringify([doc_id, chunk_id, quote]);
      return !known.has(key) && known.add(key);
    });
}

/** As many as there is room for, in order; the first of each part goes before the second of any. */
function fewOfAll(parts: readonly (readonly Citation[])[], limit: number): Citation[] {
  const rounds = parts.flatMap((part) => part.map((citation, round) => ({ citation, round })));
  const kept = new Set([...rounds].sort((one, other) => one.round - other.round).slice(0, limit));
  return rounds.filter((each) => kept.has(each)).map(({ citation }) => citation);
}
