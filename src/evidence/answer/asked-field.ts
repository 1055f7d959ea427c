/** The field of official papers that a question asks for: by its label (`접수기간은`) or in everyday words (`언제까지 신청하나요`). */
import { FIELD_ASKED, type FIELD_LABELS } from "../../text/lexicon/told-fields.js";
import type { AskedAttribute } from "./asked-attribute.js";
import { fieldCalled } from "./told-fields.js";

type Field = keyof typeof FIELD_LABELS;

export interface AskedField {
  name: Field;
  /** Those of the question's words that ask for it: a line of the field need not say them. */
  words: ReadonlySet<string>;
  /** The label that is asked for; null where everyday words ask. */
  noun: string | null;
  /** What the title must name for the question to ask for the field. */
  titled: string | null;
}

interface Asking {
  name: Field;
  stems: readonly string[];
}

const ASKINGS: readonly Asking[] = Object.entries(FIELD_ASKED).flatMap(([name, all]) =>
  all.map((entry) => ({ name: name as Field, stems: entry.split(" ") })),
);
/** Words before these name the paper. */
const LAST_WORDS = 6;
/** `맡고 있나요`: behind what asks, verbs may follow. */
const LAST_STEM = 4;
/** `참가하는 데 돈을 얼마나`: a word between those that ask; none behind an asking word (`언제 찍은 것이어야 하나요`). */
const MOST_BETWEEN = 1;
const ASKING_WORD = /^(?:언제|어디|누[가구]|몇|며칠|뭘|뭐|무엇|무슨|어느|어떤|어떻게|얼마)/;
/** `걷기대회는 언제인가요`: of what a paper is about, it asks when it is held; of anything else, when that is. */
const EVENT_ASKED = /^언제(?:인가요|예요|입니까|죠)$/;

export function askedField(
  question: string,
  attribute: AskedAttribute | null,
  words: Iterable<string>,
): AskedField | null {
  const said = question.replace(/(?<![?？.!\s])[?？.!\s]+$/, "").split(/\s+/);
  const all = [...words];
  const label = attribute && labelAsked(said, attribute);
  if (label) {
    const own = all.filter((word) => label.noun.includes(word));
    return { ...label, words: new Set(own), titled: null };
  }
  const found = askingOf(said.slice(-LAST_WORDS), attribute?.noun);
  if (found !== null) {
    const own = all.filter((word) => found.typed.some((typed) => typed.startsWith(word)));
    return { name: found.name, words: new Set(own), noun: null, titled: null };
  }
  if (attribute && EVENT_ASKED.test(said.at(-1)!))
    return { name: "held", words: new Set(), noun: null, titled: attribute.noun };
  return null;
}

/** The noun, or with the word before it a label of two words: `자부담 비율은`. */
function labelAsked(
  said: readonly string[],
  { noun }: AskedAttribute,
): { name: Field; noun: string } | null {
  const own = fieldCalled(noun);
  if (own !== null) return { name: own, noun };
  const at = said.findIndex((word) => word.startsWith(noun));
  if (at <= 0) return null;
  const both = said[at - 1]! + noun;
  const name = fieldCalled(both, noun.length + 1);
  return name && { name, noun: both };
}

function askingOf(
  said: readonly string[],
  noun: string | undefined,
): { name: Field; typed: readonly string[] } | null {
  let best: { name: Field; typed: readonly string[]; from: number } | null = null;
  for (const { name, stems } of ASKINGS) {
    const places = placesOf(stems, said);
    if (places === null || places.at(-1)! < said.length - LAST_STEM) continue;
    const from = places[0]!;
    // `예산 집행액은 얼마`: what stands between is asked for, not the word before it.
    const isOther = said
      .slice(from, places.at(-1)!)
      .some((word, at) => !places.includes(from + at) && isTopic(word, noun));
    if (isOther) continue;
    if (stems.at(-1) === "언제" && DONE.test(said[from]!)) continue;
    // What begins earlier names more of it: `개찰은 언제 하나요`.
    if (best === null || from < best.from) best = { name, typed: said.slice(from), from };
  }
  return best;
}

function isTopic(word: string, noun: string | undefined): boolean {
  return (
    noun !== undefined && word.startsWith(noun) && /^[은는이가]$/.test(word.slice(noun.length))
  );
}

/** `접수한 것은 언제`: what was done to something is asked of that. */
const DONE = /[가-힣](?:한|했던|된|됐던|하는|되는|할|될)$/;

function placesOf(stems: readonly string[], said: readonly string[]): number[] | null {
  const places: number[] = [];
  for (const stem of stems) {
    const last = places.at(-1);
    const at = said.findIndex(
      (word, place) =>
        place > (last ?? -1) && begins(word, stem) && !isObliging(stem, said[place - 1]),
    );
    if (at < 0) return null;
    const between = last === undefined ? 0 : at - last - 1;
    if (between > (ASKING_WORD.test(said[last ?? at]!) ? 0 : MOST_BETWEEN)) return null;
    places.push(at);
  }
  return places;
}

/** `몇 시까지 신청해야 하나요`: what is to be done is what stands before; nothing is open until then. */
function isObliging(stem: string, before = ""): boolean {
  return stem === DOING && /[가-힣]{2,}야$/.test(before);
}

const DOING = "하";

/** `언제까지` and `언제부터` ask for other days than `언제`. */
function begins(word: string, stem: string): boolean {
  return word.startsWith(stem) && !(stem === "언제" && BOUNDS.test(word));
}

const BOUNDS = /^언제(?:까지|부터)/;
