/** Scores how well a line of a chunk answers a question: how much of the question it and its context contain. */

import { oneOf } from "../text/lexicon/patterns.js";
import { CHANGE_STEMS } from "../text/lexicon/questions.js";
import { syllableBefore } from "../text/particles-and-endings.js";
import { sentences } from "../text/sentences.js";
import { tokenize } from "../text/tokens.js";
import { holdsAnswer } from "./answer-kind.js";
import { isAbout, isHead, pairsOf, type Question } from "./parse-question.js";
import { LINE } from "./weights.js";

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
  /** Whether it defines the word whose meaning is asked. */
  isDefinition: boolean;
  /** The years, articles and other numbers of the question that it says itself. */
  named: readonly string[];
}

/** `9조`, `2023`, `58`: what another article, year or size is said of does not answer for this one. */
const NAMED_NUMBER = /^(?:\d{2,}|\d+[조항호])/;
/** `2024` is `’24` in tables and press releases. */
const YEAR = /^(?:19|20)\d\d$/;
const SHORT_YEAR = /['‘’`´]\s?(\d\d)(?!\d)/g;
/** `바뀌었나요`, `달라진`, `변경되었나`, `개정된`. */
const CHANGE = new RegExp(`^${oneOf(CHANGE_STEMS)}`);

interface LineTokens {
  /** Years written with two figures, `’24`. */
  years: ReadonlySet<string>;
  words: ReadonlySet<string>;
  pairs: ReadonlySet<string>;
  closed: string;
}

/** The lines of a chunk: sentences of prose, rows of tables. */
export function linesOf({ text, kind }: Pick<LineText, "text" | "kind">): string[] {
  if (kind === "paragraph") return sentences(text);
  return text.split("\n").flatMap((whole) => {
    // A cell after one of several lines begins a line.
    const line = whole.replace(/^\s*\|\s/, "").trim();
    return line.includes(" | ") ? [line] : sentences(line);
  });
}

export function judgeLines(chunk: LineText, question: Question): JudgedLine[] {
  const header = chunk.header ?? [];
  const lines = linesOf(chunk).filter((line) => !header.includes(line));
  const heading = tokensOf(header.join("\n"));
  const path = tokensOf(chunk.path.join("\n"));
  const whole = tokensOf(chunk.text);
  const held = lines.map(tokensOf);
  const named = [...question.words.keys()].filter((word) => NAMED_NUMBER.test(word));
  return lines.map((text, place) => {
    const own = held[place]!;
    const isRow = text.includes(" | ");
    // An article is what its heading line answers for, whichever of its paragraphs says so.
    const answersForAll = question.asked.name === "article" && isHead(text);
    const before = answersForAll ? whole : isRow ? undefined : held[place - 1];
    let alone = 0;
    let withPath = 0;
    let withBefore = 0;
    let inChunk = 0;
    let worst = 0;
    let isOfAnother = false;
    for (const [word, weight] of question.words) {
      const here = share(word, own);
      const near = Math.max(here, share(word, answersForAll ? whole : path));
      alone += weight * here;
      // A line inside a long cell stands under the header as its row does.
      const beside = Math.max(near, before ? share(word, before) : 0, share(word, heading));
      const wide = chunk.isComparison && CHANGE.test(word) ? 1 : beside;
      withPath += weight * near;
      withBefore += weight * wide;
      const anywhere = Math.max(wide, share(word, whole));
      inChunk += weight * anywhere;
      if (anywhere === 0 && NAMED_NUMBER.test(word)) isOfAnother = true;
      worst = Math.max(worst, weight * (1 - wide));
    }
    const showsChange = chunk.isComparison && question.asked.name === "change";
    const fit = showsChange || holdsAnswer(question.asked, text, question.text);
    const cover = withPath + withBefore + inChunk;
    const isDefinition = fit === true && question.asked.name === "definition";
    const fitness = isOfAnother || fit === false ? -LINE.misfit : isDefinition ? LINE.defines : 0;
    // A heading may be the answer (`모집인원: 70명`), if it holds what is asked for.
    const says = fit === true || saysMore(own, path, question);
    return {
      text,
      isDefinition,
      named: named.filter((word) => share(word, own) > 0),
      score: says
        ? cover -
          worst +
          fitness +
          LINE.ownWords * alone +
          (isAbout(question, text) ? LINE.subject : 0)
        : 0,
      support: says ? cover + fitness : 0,
    };
  });
}

/** How many tokens of the question, words and pairs of syllables, stand in a chunk or above it. */
export function tokensHeld({ text, path }: LineText, { words }: Question): number {
  const whole = tokensOf(`${path.join("\n")}\n${text}`);
  let tokens = 0;
  for (const word of words.keys()) tokens += share(word, whole) * (1 + pairsOf(word).length);
  return tokens;
}

/** The line of a chunk that holds most of what is said. */
export function nearestLine(chunk: LineText, said: Question): string {
  let nearest = "";
  let most = -1;
  for (const line of linesOf(chunk)) {
    const held = tokensOf(line);
    let cover = 0;
    for (const [word, weight] of said.words) cover += weight * share(word, held);
    if (cover <= most) continue;
    most = cover;
    nearest = line;
  }
  return nearest;
}

/** A heading that only repeats the question answers nothing. */
function saysMore(line: LineTokens, path: LineTokens, question: Question): boolean {
  for (const word of line.words) {
    if (!question.words.has(word) && !path.words.has(word)) return true;
  }
  return false;
}

function tokensOf(text: string): LineTokens {
  const { words, pairs } = tokenize(text);
  const closed = text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
  const years = new Set(Array.from(text.matchAll(SHORT_YEAR), ([, year]) => year!));
  return { words: new Set(words), pairs: new Set(pairs), closed, years };
}

/** How much of a word is there: all of it, in any spacing, or part of its syllable pairs. */
function share(word: string, held: LineTokens): number {
  if (held.words.has(word)) return 1;
  if (YEAR.test(word)) return held.years.has(word.slice(2)) ? 1 : 0;
  if (!/^[가-힣]{2,}$/.test(word)) return 0;
  if (held.closed.includes(word) || held.words.has(syllableBefore(word) ?? "")) return 1;
  const pairs = pairsOf(word);
  const found = pairs.filter((pair) => held.pairs.has(pair)).length / pairs.length;
  return found >= LINE.leastPart ? LINE.partOfWord * found : 0;
}
