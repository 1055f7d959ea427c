/** What a bare topic asks for: `모집 인원은?` asks how many, `담당자는?` who. */
import { ROLES } from "./lexicon/attributes.js";
import { oneOf } from "./lexicon/patterns.js";
import { COUNTED_BY_NOUN, YEARS_BY_NOUN } from "./lexicon/questions.js";

const ASKED_BY: readonly (readonly [RegExp, string])[] = [
  [bare(COUNTED_BY_NOUN), "몇 명인가요?"],
  [bare(YEARS_BY_NOUN), "몇 년인가요?"],
  // `감사`, `위원` and `담당` are asked for in other ways as well.
  [bare(ROLES.filter((role) => role.length > 2)), "누구인가요?"],
];

function bare(nouns: readonly string[]): RegExp {
  return new RegExp(`${oneOf(nouns)}[은는]\\s*[?？]?$`);
}

export function askedByNoun(question: string): string {
  const asking = ASKED_BY.find(([noun]) => noun.test(question))?.[1];
  return asking === undefined ? question : `${question.replace(/\s*[?？]$/, "")} ${asking}`;
}
