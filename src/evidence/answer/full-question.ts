/** A question in full: short names and years as documents print them, and its subject from the questions before it. */
import { SHORT_NAMES } from "../../text/lexicon/abbreviations.js";
import { AFTER_DURATIONS } from "../../text/lexicon/calendar.js";
import { ORGANISATION_ALIASES } from "../../text/lexicon/organisation-aliases.js";
import { BODIES, RULE_MAKERS, SHORT_BODIES } from "../../text/lexicon/organisations.js";
import { PARTICLES } from "../../text/lexicon/particles.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { squeeze } from "../../text/spacing.js";
import { tokenizeQuery } from "../../text/tokens.js";
import { askedAttribute } from "./asked-attribute.js";

/** `24년` of the calendar, but not `10년 이상`, `3년간`, `30년 근속`; short years mean this century. */
const SHORT_YEAR = new RegExp(
  String.raw`(?<![\d.])['‘’]?(\d\d)년(?=도|\s?\d{1,2}(?:월|분기|차)|\s?[상하]반기|\s[가-힣A-Za-z])(?!\s?${oneOf(AFTER_DURATIONS)})`,
  "g",
);
/** `’24년에`: the mark leaves no doubt. */
const MARKED_YEAR = /(?<![\d가-힣])['‘’](\d\d)(?=년)/g;
const THIS_CENTURY = "20";
/** Years that a short year may mean; `50년 경력` is no year. */
const LAST_SHORT_YEAR = 39;
/** Of what follows a number of years, a space and two letters tell whether a title means the same. */
const LETTERS_NAMED = 3;
/** A question of so few words that comes after others is about what they were about. */
const WORDS_OF_FOLLOW_UP = 2;

const FULL_NAMES = new Map(
  SHORT_NAMES.flatMap(([full, ...short]) => short.map((name) => [name, full!] as const)),
);

/** Shorter ones are parts of other words. */
const SHORTEST_ALIAS = 3;
/** `고용센터` may be the name of an office itself. */
const NAMES_A_BODY = new RegExp(`${oneOf(BODIES, SHORT_BODIES, RULE_MAKERS)}$`);
/** What people call bodies by no name of a kind of body, beside the short names: `코바코`. */
const ALIASES = new Map(
  ORGANISATION_ALIASES.flatMap((line) => {
    const [full, others] = line.split(" = ");
    return others!
      .split(", ")
      .map((name) => name.toLowerCase())
      .filter((name) => name.length >= SHORTEST_ALIAS && !NAMES_A_BODY.test(name))
      .map((name) => [name, full!] as const);
  }),
);
const PARTICLE = new RegExp(`^(?:${oneOf(PARTICLES)})?$`);

/** The question with its short years in full; `10년 공공임대` stays as it is where a document is called so. */
export function inFull(question: string, titlesFound: () => readonly string[]): string {
  const inCentury = (written: string, year: string, unit: string) =>
    Number(year) <= LAST_SHORT_YEAR ? `${THIS_CENTURY}${year}${unit}` : written;
  const asked = question
    .normalize("NFC")
    .replace(MARKED_YEAR, (written, year: string) => inCentury(written, year, ""));
  let titles: readonly string[] | null = null;
  return asked.replace(SHORT_YEAR, (written, year: string, at: number) => {
    const named = squeeze(asked.slice(at, at + written.length + LETTERS_NAMED));
    titles ??= titlesFound();
    return titles.some((title) => isTitled(title, named))
      ? written
      : inCentury(written, year, "년");
  });
}

/** Whether a title has a number of years, and not the end of a year in full. */
function isTitled(title: string, named: string): boolean {
  const at = squeeze(title).indexOf(named);
  return at >= 0 && !/[\d'‘’]/.test(squeeze(title)[at - 1] ?? "");
}

/** The full names of the short ones in a question. */
export function fullNamesIn(question: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [word] of question.toLowerCase().matchAll(/[가-힣]+|[a-z]+/g)) {
    for (let end = word.length; end >= 2; end -= 1) {
      const name = word.slice(0, end);
      const full =
        FULL_NAMES.get(name) ?? (PARTICLE.test(word.slice(end)) ? ALIASES.get(name) : undefined);
      if (full && !question.includes(full)) found.set(word.slice(0, end), full);
      if (full) break;
    }
  }
  return found;
}

/** A question without a subject, with that of the last question that had one. */
export function withSubject(question: string, history: readonly string[]): string {
  const { words } = tokenizeQuery(question);
  if (new Set(words).size > WORDS_OF_FOLLOW_UP) return question;
  for (const before of [...history].reverse()) {
    const subject = subjectOf(before);
    if (subject !== "") return `${subject} ${question}`;
  }
  return question;
}

/** What a question says before the attribute that it asks for. */
function subjectOf(question: string): string {
  const attribute = askedAttribute(question);
  const end = attribute ? question.lastIndexOf(attribute.noun) : -1;
  const said = end > 0 ? question.slice(0, end) : end === 0 ? "" : question;
  return said.replace(/[?？.!\s]+$/, "");
}
