/** What a bare topic asks for: `모집 인원은?` asks how many, `담당자는?` who. */
import { withParticle } from "./choose-particle.js";
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

/** `담당자의 이름은 무엇인가요`, `팀장 성함이 뭔가요`: asks who it is; `성명은 어떻게 적나요` does not. */
const NAME_ASKED = new RegExp(
  String.raw`(${oneOf(ROLES)})(?:의\s?|\s)(?:이름|성명|성함)[은이]?\s?(?:(?:무엇|뭐|뭔)[인입이예가]?[가-힣]{0,5}|어떻게\s?[되됩돼][가-힣]{0,5})?[?？]?$`,
);

export function askedByNoun(question: string): string {
  const role = NAME_ASKED.exec(question);
  if (role !== null)
    return `${question.slice(0, role.index)}${withParticle(role[1]!, "은/는")} 누구인가요?`;
  const asking = ASKED_BY.find(([noun]) => noun.test(question))?.[1];
  return asking === undefined ? question : `${question.replace(/\s*[?？]$/, "")} ${asking}`;
}
