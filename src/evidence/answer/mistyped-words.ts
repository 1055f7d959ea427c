/**
 * Corrects the words of a question that stand in none of the chunks it found, by words that do and are a typing error away: a wrong,
 * missing or added letter, or two syllables swapped. Search finds a mistyped word's chunks by its other syllables; the chunks, not a
 * dictionary, then say what was meant. By hand because spell checkers go by dictionaries, which have no names of rules and projects.
 */
import { isEverydayWord } from "../../text/everyday-language.js";
import { lettersApart } from "../../text/jamo.js";
import { RELATIVE_TIMES, SIZE_PREFIXES } from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { ASKING_ENDINGS, KINDS_OF_ANSWER, QUESTION_WORDS } from "../../text/lexicon/questions.js";
import { FIELD_LABELS } from "../../text/lexicon/told-fields.js";
import { stem } from "../../text/particles-and-endings.js";
import { isAskersVerb } from "../askers-verbs.js";

/** Letters that may be wrong in a word of at most so many syllables, and in a longer one. */
const SHORT_WORD = 4;
const ERRORS_IN_SHORT = 1;
const ERRORS_IN_LONG = 2;
/** One syllable of two is too little to go by. */
const SHORTEST_WORD = 3;
/** Words typed without the spaces between them, and how many of them. */
const SHORTEST_COMPOUND = 6;
/** More is no title or label, and every stretch of it is looked up. */
const LONGEST_COMPOUND = 40;
const SHORTEST_PART = 3;
const MOST_PARTS = 4;
/** Between an owner and what is asked of it. */
const OWNING = /의|에서/g;
const SHORTEST_THING = 2;
/** What official papers call their fields, and kinds of answers: no typing errors, whatever the texts have. */
const IS_TERM: ReadonlySet<string> = new Set([
  ...Object.values(FIELD_LABELS).flat(),
  ...KINDS_OF_ANSWER,
]);
/** `총예산`, `최대인원` */
const SIZED = new RegExp(`^${oneOf(SIZE_PREFIXES)}(?=..)`);
const COST = /..[비료금액]$/;
const DATED = /^(..+?)(?:기한|기간|기일|일자|일시|시기|시한)(?:[은는이가을를의도]|까지)?$/;
const TIME = new RegExp(`^${oneOf(RELATIVE_TIMES)}$`);
/** By, for or on the side of what stands before it (`규칙상`); its own (`위원회의`, though `회의` is a word); who heads it (`총무과장`). */
const OF_KNOWN = /...[상별용측]$|...의$|[과실국팀부처소청원]장$/;
/** The verb that asks has another ending in the text. */
const ASKING_VERB = new RegExp(`${oneOf(ASKING_ENDINGS)}$`);
const ASKS = new RegExp(`^${oneOf(QUESTION_WORDS.filter((word) => word.length > 1))}|^며칠`);
/** A word whose meaning is asked for. */
const DEFINED = /^(.{2,}?)(?:이?란|이?라는|이?라고|이?라\s?함은)$/;
/** Before a counting word, which no text need have: `몇 번까지`. */
const COUNTING = /(?<![가-힣])몇\s$/;

/** The question with its mistyped words corrected; the same string where nothing was. */
export function correctWords(
  question: string,
  isKnown: (word: string) => boolean,
  texts: readonly string[],
): string {
  // Most questions have no word that these are needed for.
  let read: readonly string[] | null = null;
  const closedTexts = () => {
    read ??= texts.map((text) => text.normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, ""));
    return read;
  };
  return partAsking(question).replace(/[가-힣]+/g, (written, at: number, whole: string) => {
    if (COUNTING.test(whole.slice(0, at))) return written;
    const asking = askingWord(written);
    if (asking !== null) return asking;
    // `어디로` is no `어도로`.
    if (ASKS.test(written)) return written;
    const word = stem(written);
    if (written.length < SHORTEST_WORD || isKnown(word) || ASKING_VERB.test(written))
      return written;
    // `닫으면` is no mistyped `받으면`, `통장은` no `통상`.
    if (isAskersVerb(written) || [word, written].some(isEverydayWord)) return written;
    // `부서에서` is no `부터`, where no text has either.
    if (IS_TERM.has(word)) return written;
    // `이번에` is no `이전에`.
    if (TIME.test(word)) return written;
    const closed = closedTexts();
    // `규칙상` is no `규칙장`, `총무과장` no `총무과담` of `총무과 담당자`.
    if (OF_KNOWN.test(word) && closed.some((text) => text.includes(word.slice(0, -1))))
      return written;
    // `총예산` is no other `예산`.
    if (SIZED.test(word) && isKnown(word.replace(SIZED, ""))) return written;
    // `심사비` is what `심사` costs.
    if (COST.test(word) && isKnown(word.slice(0, -1))) return written;
    // `회신기한` is no mistyped `회신이 한`, where `회신` is known.
    const dated = DATED.exec(written)?.[1];
    if (dated !== undefined && (isKnown(dated) || closed.some((text) => text.includes(dated))))
      return written;
    if (closed.some((text) => text.includes(word))) return written;
    // `쟁의행위란` is no `쟁의행위라`, which a law has before `함은`.
    const defined = DEFINED.exec(written)?.[1];
    if (defined !== undefined && closed.some((text) => text.includes(defined))) return written;
    const parts = partsIn(closed, word);
    if (parts !== null) return parts.join(" ") + written.slice(word.length);
    const owned = partedAfterParticle(closed, isKnown, word);
    if (owned !== null) return owned + written.slice(word.length);
    const most = word.length <= SHORT_WORD ? ERRORS_IN_SHORT : ERRORS_IN_LONG;
    const meant = nearestIn(closed, word, most) ?? nearestIn(closed, written, most);
    if (meant === null) return written;
    return written.startsWith(word) && meant.length === word.length
      ? meant + written.slice(word.length)
      : meant;
  });
}

/** `제조혁신지원사업사업기간`: the fewest words of the texts that it is made of; null where some of it is in none. */
function partsIn(texts: readonly string[], word: string): string[] | null {
  if (word.length < SHORTEST_COMPOUND || word.length > LONGEST_COMPOUND) return null;
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    let fewest: string[] | null = null;
    for (let start = 0; start <= end - SHORTEST_PART; start += 1) {
      const before = best[start];
      if (!before || (fewest !== null && fewest.length <= before.length + 1)) continue;
      const part = word.slice(start, end);
      if (texts.some((text) => text.includes(part))) fewest = [...before, part];
    }
    best[end] = fewest;
  }
  const parts = best[word.length]!;
  return parts && parts.length > 1 && parts.length <= MOST_PARTS ? parts : null;
}

/**
 * `제안요청서의공고번호`: an owner that the texts have and what is asked of it, a word of its own (`의결사항` has no `결사항`), without
 * the space that follows the particle.
 */
function partedAfterParticle(
  texts: readonly string[],
  isKnown: (word: string) => boolean,
  word: string,
): string | null {
  if (word.length > LONGEST_COMPOUND) return null;
  for (const { 0: particle, index } of word.matchAll(OWNING)) {
    const [owner, thing] = [word.slice(0, index), word.slice(index + particle.length)];
    if (owner.length < SHORTEST_PART || thing.length < SHORTEST_THING) continue;
    if (!texts.some((text) => text.includes(owner))) continue;
    if (IS_TERM.has(thing) || isKnown(thing)) return `${owner}${particle} ${thing}`;
  }
  return null;
}

/** `지원규모는얼마인가요`: the asking word begins a word of its own. */
function partAsking(question: string): string {
  return question.replace(
    /([가-힣]{2,}[은는이가을를])(얼마|언제|어디|무엇|누구|며칠|몇\s?[가-힣])/g,
    "$1 $2",
  );
}

/** `언재인가요` asks as `언제인가요` does. */
function askingWord(written: string): string | null {
  const head = written.slice(0, 2);
  if (written.length < 3 || QUESTION_WORDS.includes(head)) return null;
  for (const word of QUESTION_WORDS) {
    if (word.length !== 2) continue;
    const apart = lettersApart(head[0]!, word[0]!) + lettersApart(head[1]!, word[1]!);
    if (apart === 1 && /^(?:인|일|이|까|에|부|냐|예|였|입)/.test(written.slice(2)))
      return word + written.slice(2);
  }
  return null;
}

/** The stretch of the texts that is nearest to the word, within the errors that its length allows. */
function nearestIn(texts: readonly string[], word: string, most: number): string | null {
  let nearest: string | null = null;
  let least = most + 1;
  for (const text of texts) {
    for (const at of placesOf(text, word)) {
      const stretch = text.slice(at, at + word.length);
      if (stretch.length < word.length || isVerbFor(stretch, word)) continue;
      const apart = errorsIn(word, stretch, least);
      if (apart >= least || apart === 0) continue;
      least = apart;
      nearest = stretch;
    }
  }
  return nearest;
}

/** `한도` is no mistyped `한다`: what ends a sentence of the text is not what a noun of the question meant. */
function isVerbFor(stretch: string, word: string): boolean {
  return stretch.endsWith("다") && !word.endsWith("다");
}

/** Where the word could begin: one of its pairs of syllables, or its first or last syllable, stands there as typed. */
function placesOf(text: string, word: string): Set<number> {
  const places = new Set<number>();
  for (let from = 0; from + 2 <= word.length; from += 1) {
    const pair = word.slice(from, from + 2);
    for (let at = text.indexOf(pair); at >= 0; at = text.indexOf(pair, at + 1))
      if (at >= from) places.add(at - from);
  }
  if (word.length <= SHORT_WORD) {
    const swapped = word[1]! + word[0]! + word.slice(2);
    for (let at = text.indexOf(swapped); at >= 0; at = text.indexOf(swapped, at + 1))
      places.add(at);
  }
  if (word.length > SHORTEST_WORD) return places;
  // A word of two or three syllables with an error in the middle keeps its first one.
  for (let at = text.indexOf(word[0]!); at >= 0; at = text.indexOf(word[0]!, at + 1))
    places.add(at);
  return places;
}

function errorsIn(word: string, stretch: string, enough: number): number {
  let errors = 0;
  for (let at = 0; at < word.length && errors < enough; at += 1) {
    if (word[at] === stretch[at]) continue;
    if (word[at] === stretch[at + 1] && word[at + 1] === stretch[at]) {
      errors += 1;
      at += 1;
    } else errors += lettersApart(word[at]!, stretch[at]!);
  }
  return errors;
}
