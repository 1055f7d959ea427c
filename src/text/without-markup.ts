/** Text as it is read once its Markdown and HTML are drawn: without marks of emphasis, list marks, links, escapes and invisible characters. */
import {
  CIRCLED,
  CIRCLED_CONSONANTS,
  CIRCLED_SYLLABLES,
  CIRCLES,
  DASHES,
  DOTS,
  NEGATIVE_CIRCLED,
  PARENTHESISED,
  PARENTHESISED_SYLLABLES,
  SQUARES,
} from "./lexicon/list-marks.js";
import { letterOf } from "./lexicon/patterns.js";
import type { TrackedText } from "./tracked-text.js";

/** Of no width: soft hyphen, joiners, marks of byte order and of how an emoji is drawn. */
const INVISIBLE = /\u00ad|[\u200b-\u200f]|\u2060|\ufe0e|\ufe0f|\ufeff/g;
const SPACES = /[\s\u2000-\u200a]+/g;
const LINE_BREAK_TAG = /<br\s{0,3}\/?>/gi;
/** `<sup>` is left alone: without it a power would be a digit more. */
const TAG = /<\/?(?:b|strong|i|em|u|mark|code|span|p|small|font|li|ul|ol|a)(?:\s[^<>]{0,200})?>/gi;
/** Before digits a backslash is the sign of the won on Korean keyboards. */
const ESCAPE = /\\(?=[~*_`#|[\](){}<>.%+!&$-])/g;
const LINK = /!?\[([^[\]]{1,200})\]\((?:https?:|mailto:|[#/.])[^()\s]{0,300}\)/g;
const FOOTNOTE = /\[\^[\p{L}\p{N}-]{1,20}\]/gu;
/** Two or three stars are always a mark; one is only where another closes it: `김*수` is a name. */
const STARS = /\*{2,3}/g;
const STAR = /(?<![\p{L}\p{N}*])\*(?=\S)([^*]{1,200})(?<=\S)\*/gu;
const UNDERSCORES = /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_]{1,200})(?<=\S)\1/gu;
/** Alone it is the apostrophe of a year. */
const CODE = /(`{1,3})([^`]{1,200})\1/g;

/** Marks that open an item, several in a row as well: `> - ① `. */
const COUNTING = letterOf(
  CIRCLED +
    NEGATIVE_CIRCLED +
    PARENTHESISED +
    PARENTHESISED_SYLLABLES +
    CIRCLED_SYLLABLES +
    CIRCLED_CONSONANTS,
);
const BULLET = letterOf(`${DASHES}${DOTS}${SQUARES}${CIRCLES}+>`);
/** A number is the label of an item only before words: `3. 1.부터` is a date. */
const NUMBERED = String.raw`\(?\d{1,2}[.)]\s+(?=[\p{L}「『“"'‘(<[])`;
const KEYCAP = String.raw`[\d#*]\u20e3\s*`;
const OPENING_MARKS = new RegExp(
  String.raw`^\s*(?:(?:${BULLET}|#{1,6}|\[[ xX✓]?\]|\p{Extended_Pictographic}+)\s+|${COUNTING}\s*|${KEYCAP}|${NUMBERED}){1,6}`,
  "gu",
);

export function withoutMarkup(given: TrackedText): TrackedText {
  const drop = () => "";
  const inner = (place: number) => (match: RegExpMatchArray) => match[place]!;
  return given
    .replace(INVISIBLE, drop)
    .replace(LINE_BREAK_TAG, () => " ")
    .replace(TAG, drop)
    .replace(ESCAPE, drop)
    .replace(LINK, inner(1))
    .replace(FOOTNOTE, drop)
    .replace(STARS, drop)
    .replace(OPENING_MARKS, drop)
    .replace(STAR, inner(1))
    .replace(UNDERSCORES, inner(2))
    .replace(CODE, inner(2))
    .replace(SPACES, () => " ");
}
