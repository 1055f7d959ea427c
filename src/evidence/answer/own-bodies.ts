/**
 * Whose a document is: the bodies that a question names and the document names where it begins. By-laws, rules and notices say their body's
 * name once (`우리 협회는 루비협회라 한다`, `경희대학교(이하 “본교”라 한다)`), and mean it in every line.
 */
import { BODIES, KINDS_OF_BODIES, MORE_BODIES } from "../../text/lexicon/organisations.js";
import { oneOf } from "../../text/lexicon/patterns.js";

const BODY = new RegExp(String.raw`^\S+${oneOf(BODIES, MORE_BODIES)}$`);
const PARTICLE = /^(?:의|은|는|이|가|을|를|에|에서|에는|에서는|에게|도|과|와|으로|로)?$/;
const BETWEEN_WORDS = /[\s"“”‘’'()[\],?？.!]+/;
/** `경희대`, `한은`: shorter names are read as words. */
const SHORTEST_NAME = 3;
/** Alone they are nobody's name. */
const ALONE = new Set([...KINDS_OF_BODIES, ...BODIES, ...MORE_BODIES]);

/** `루비협회` in `루비협회의 회비는 얼마인가요?`. */
export function bodiesNamed(question: string): string[] {
  return question.split(BETWEEN_WORDS).flatMap((word) => bodyOf(word) ?? []);
}

function bodyOf(word: string): string | null {
  for (let end = word.length; end >= SHORTEST_NAME; end -= 1) {
    const name = word.slice(0, end);
    if (PARTICLE.test(word.slice(end)) && BODY.test(name) && !ALONE.has(name)) return name;
  }
  return null;
}

/** Those of them that a document names where it begins; `경희대` as `경희대학교`, for `시간대` and `연령대` are no bodies. */
export function ownBodies(bodies: readonly string[], opening: string): string[] {
  const squeezed = opening.replace(/\s+/g, "");
  return bodies.filter((body) => squeezed.includes(body.endsWith("대") ? `${body}학` : body));
}
