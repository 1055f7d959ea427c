/**
 * Whose a document is: the bodies that a question names and the document names where it begins. By-laws, rules and notices say their body's
 * name once (`우리 협회는 루비협회라 한다`, `경희대학교(이하 “본교”라 한다)`), and mean it in every line.
 */
import { BODIES, HOUSES, KINDS_OF_BODIES, MORE_BODIES } from "../../text/lexicon/organisations.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { fullNamesIn } from "./full-question.js";

const BODY = new RegExp(String.raw`^\S+${oneOf(BODIES, MORE_BODIES)}$`);
const PARTICLE = /^(?:의|은|는|이|가|을|를|에|에서|에는|에서는|에게|도|과|와|으로|로)?$/;
const BETWEEN_WORDS = /[\s"“”‘’'()[\],?？.!]+/;
/** `경희대`, `한은`: shorter names are read as words. */
const SHORTEST_NAME = 3;
/** Alone they are nobody's name. */
const ALONE = new Set([...KINDS_OF_BODIES, ...BODIES, ...MORE_BODIES]);

/** `루비협회` in `루비협회의 회비는 얼마인가요?`; of a short name also the full one. */
export function bodiesNamed(question: string): string[] {
  const named = question.split(BETWEEN_WORDS).flatMap((word) => bodyOf(word) ?? []);
  const full = [...fullNamesIn(question).values()].filter((name) => BODY.test(name));
  return [...new Set([...named, ...full])];
}

function bodyOf(word: string): string | null {
  for (let end = word.length; end >= SHORTEST_NAME; end -= 1) {
    const name = word.slice(0, end);
    if (PARTICLE.test(word.slice(end)) && BODY.test(name) && !ALONE.has(name)) return name;
  }
  return null;
}

/**
 * Those of them that a document names where it begins; `경희대` as `경희대학교`, for `시간대` and `연령대` are no bodies. What stands behind
 * its first chunk names its body where it says what it is called for short: `한빛진흥원(이하 “진흥원”이라 한다)`.
 */
export function ownBodies(
  bodies: readonly string[],
  opening: string,
  behind: readonly string[] = [],
): string[] {
  if (bodies.length === 0) return [];
  const squeezed = opening.replace(/\s+/g, "");
  const after = behind.map((text) => text.replace(/\s+/g, ""));
  return bodies.filter((body) => {
    const name = body.endsWith("대") ? `${body}학` : body;
    return squeezed.includes(name) || after.some((text) => isCalledShort(name, text));
  });
}

/**
 * Whom a document calls by a short name of its own, and that name: `한빛제약(이하 "회사"라 한다)`, `“회사”란 한빛정보㈜를 말한다`. What it says,
 * it says of that body.
 */
export function selfNames(opening: readonly string[]): string[] {
  return opening.flatMap((text) => {
    const calls = text.includes("이하") ? text.matchAll(CALLS_ITSELF) : [];
    const means = MEANS.test(text) ? text.matchAll(MEANS_ITSELF) : [];
    return [
      ...Array.from(calls, ([, name, short]) => [name!, short!]).flat(),
      ...Array.from(means, ([, short, name]) => [name!, short!]).flat(),
    ];
  });
}

/** Looked for first: most texts have neither, and the names before them are slow to look for. */
const MEANS = /(?:란|함은)\s/;

const HOUSE = `["“‘'「]?(${oneOf(HOUSES)})["”’'」]?`;
const NAME_OF_HOUSE = "([가-힣A-Za-z0-9]{3,30})(?:㈜|[(（]주[)）])?";
const CALLS_ITSELF = new RegExp(String.raw`${NAME_OF_HOUSE}\s?[(（]이하\s?${HOUSE}`, "g");
const MEANS_ITSELF = new RegExp(
  String.raw`${HOUSE}\s?(?:이란|란|이라\s?함은|라\s?함은)\s${NAME_OF_HOUSE}[를을]`,
  "g",
);

function isCalledShort(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (CALLED_SHORT.test(text.slice(at + name.length, at + name.length + LONGEST_END)))
      return true;
  return false;
}

/** `경희대학` + `교(이하 “본교”라 한다)`. */
const CALLED_SHORT = /^[가-힣]{0,2}\(이하/;
const LONGEST_END = 8;
