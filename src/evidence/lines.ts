/** How well a line of a chunk answers a question: how much of the question it and its surroundings hold. */
import { sentences } from "../text/sentences.js";
import { tokenize } from "../text/tokens.js";
import { fits, isAbout, isHead, pairsOf, type Question } from "./question.js";

/** What a line is judged with. */
export interface LineText {
  text: string;
  path: readonly string[];
  kind: "paragraph" | "table";
  /** Header rows of the chunk's table: they say what its rows hold, and answer nothing alone. */
  header?: readonly string[];
  /** Whether its table sets old text beside new: its rows say what changed, in whatever word that is asked. */
  isComparison?: boolean;
}

export interface JudgedLine {
  text: string;
  /** For choosing among lines. */
  score: number;
  /** For deciding whether the question is answered at all. */
  support: number;
}

/** A word of which only some syllable pairs are there counts for that share, less this; under half it does not count. */
const PART_OF_A_WORD = 0.7;
const LEAST_PART = 0.5;
/** A line without a date where one is asked is hardly an answer. */
const MISFIT = 1.5;
const FIT = 0.2;
/** Of lines under the same heading, the one that itself holds words of the question comes first. */
const OWN_WORDS = 0.15;
/** A line whose subject is what the question is about says more of it than one that only names it. */
const SUBJECT = 0.16;
/** `바뀌었나요`, `달라진`, `변경되었나`, `개정된`. */
const CHANGE = /^(?:바뀌|바뀐|바꾸|바꾼|달라|변경|개정)/;
/** Long questions are seldom met in full: what they need less of, by word. */
const EASE_BY_WORD = 0.04;
const MOST_EASED = 12;

interface Held {
  words: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
  closed: string;
}

/** The lines of a chunk: sentences of prose, rows of tables. */
export function linesOf({ text, kind }: Pick<LineText, "text" | "kind">): string[] {
  if (kind === "paragraph") return sentences(text);
  return text
    .split("\n")
    .flatMap((line) => (line.includes(" | ") ? [line.trim()] : sentences(line)));
}

export function judgeLines(chunk: LineText, question: Question): JudgedLine[] {
  const header = chunk.header ?? [];
  const lines = linesOf(chunk).filter((line) => !header.includes(line));
  const heading = header.length > 0 ? hold(header.join("\n")) : undefined;
  const path = hold(chunk.path.join("\n"));
  const whole = hold(chunk.text);
  const held = lines.map(hold);
  return lines.map((text, place) => {
    const own = held[place]!;
    const isRow = text.includes(" | ");
    // An article is what its heading line answers for, whichever of its paragraphs says so.
    const answersForAll = question.asked === "article" && isHead(text);
    const before = answersForAll ? whole : isRow ? heading : held[place - 1];
    let alone = 0;
    let withPath = 0;
    let withBefore = 0;
    let inChunk = 0;
    let worst = 0;
    for (const [word, weight] of question.words) {
      const here = share(word, own);
      const near = Math.max(here, share(word, answersForAll ? whole : path));
      alone += weight * here;
      const beside = before ? Math.max(near, share(word, before)) : near;
      const wide = isRow && chunk.isComparison && CHANGE.test(word) ? 1 : beside;
      withPath += weight * near;
      withBefore += weight * wide;
      inChunk += weight * Math.max(wide, share(word, whole));
      worst = Math.max(worst, weight * (1 - wide));
    }
    const fit = fits(question, text);
    const cover = withPath + withBefore + inChunk;
    const fitness = fit === null ? 0 : fit ? FIT : -MISFIT;
    const eased = EASE_BY_WORD * Math.min(question.length, MOST_EASED);
    const says = saysMore(own, path, question);
    return {
      text,
      score: says
        ? cover - worst + fitness + OWN_WORDS * alone + (isAbout(question, text) ? SUBJECT : 0)
        : 0,
      support: says ? cover + Math.min(0, fitness) + eased : 0,
    };
  });
}

/** The line of a chunk that holds most of what is said. */
export function nearestLine(chunk: LineText, said: Question): string {
  let nearest = "";
  let most = -1;
  for (const line of linesOf(chunk)) {
    const held = hold(line);
    let cover = 0;
    for (const [word, weight] of said.words) cover += weight * share(word, held);
    if (cover <= most) continue;
    most = cover;
    nearest = line;
  }
  return nearest;
}

/** A heading that only repeats the question answers nothing. */
function saysMore(line: Held, path: Held, question: Question): boolean {
  for (const word of line.words) {
    if (!question.words.has(word) && !path.words.has(word)) return true;
  }
  return false;
}

function hold(text: string): Held {
  const { words, pairs } = tokenize(text);
  const closed = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
  return { words: new Set(words), pairs: new Set(pairs), closed };
}

/** How much of a word is there: all of it, in any spacing, or part of its syllable pairs. */
function share(word: string, held: Held): number {
  if (held.words.has(word)) return 1;
  if (!/^[가-힣]{2,}$/.test(word)) return 0;
  if (held.closed.includes(word)) return 1;
  if (word.length < 3) return 0;
  const pairs = pairsOf(word);
  const found = pairs.filter((pair) => held.pairs.has(pair)).length / pairs.length;
  return found >= LEAST_PART ? PART_OF_A_WORD * found : 0;
}
