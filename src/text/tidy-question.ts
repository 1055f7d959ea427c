/**
 * A question without what people type around its words: moods (`ㅠㅠ`, `^^`), pictures, marks of a list, doubled marks, spaces that part a
 * noun from its particle. Line breaks are left where a sentence ends.
 */
import { halfWidth } from "./full-width.js";
import { LOOSE_COPULAS, LOOSE_PARTICLES } from "./lexicon/asked-loosely.js";
import { oneOf } from "./lexicon/patterns.js";
import { spacedOut } from "./run-together.js";

/** Longer texts are no questions that people type. */
const LONGEST = 1000;

const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u200d/gu;
/** `ㅠㅠ`, `ㅋㅋ`, `^^;`, `;;` */
const MOODS = /[ㅋㅎㅠㅜㅡ]{2,30}|[ㅋㅎㅠㅜ](?=[\s?!.]*$)|\^{1,2}[_\s]?\^;{0,5}|;{2,10}/gm;
/** `언제인가요~?`; a span (`3~5일`) stays. */
const DRAWN_OUT = /[~∼〜]{1,10}(?=[\s?!.]{0,10}$)/gm;
const MARK_OF_LIST =
  /^\s*(?:[QＱ]\s?[.:)]|질문\s?\d{0,2}\s?[.:)]|\d{1,2}[.)](?=\s+[^\d\s])|[-–—•*○◦□■▶]\s)\s*/gm;
const ASKED_TWICE = /[?!.]{0,10}\?[?!.]{0,10}/g;
const TRAILING_OFF = /(?:\.{2,10}|…{1,5})(?=\s|\?|$)/g;
const LINE_BREAK = /[^\S\n]*\n\s*/g;
/** What a line ends with that ends a sentence. */
const SENTENCE_ENDED = /(?:[.?!]|[요다까죠네])$/;
const SPACES = /[^\S\n]+/g;
const QUOTED_WHOLE = /^(["'“‘])([^"'“”‘’]{4,})(["'”’])$/;
const LOOSE_PARTICLE = new RegExp(
  String.raw`(?<=[가-힣A-Za-z0-9)]{2}) (?=${oneOf(LOOSE_PARTICLES)} )`,
  "g",
);
const LOOSE_COPULA = new RegExp(
  String.raw`(?<=[가-힣%]) (?=${oneOf(LOOSE_COPULAS)}[?!.\s]*$)`,
  "g",
);

export function tidied(question: string): string {
  if (question.length > LONGEST) return question;
  const lines = halfWidth(question.normalize("NFC"))
    .replace(PICTURES, " ")
    .replace(MOODS, " ")
    .replace(MARK_OF_LIST, "")
    .replace(SPACES, " ")
    .replace(LINE_BREAK, (_, at: number, all: string) =>
      SENTENCE_ENDED.test(all.slice(0, at)) ? "\n" : " ",
    )
    .replace(DRAWN_OUT, "")
    .replace(TRAILING_OFF, "")
    .replace(ASKED_TWICE, "?")
    .replace(/ +(?=[?!.])/g, "")
    .replace(LOOSE_PARTICLE, "")
    .replace(LOOSE_COPULA, "")
    .trim();
  const said = spacedOut(lines.replace(QUOTED_WHOLE, "$2"));
  return /[\p{L}\p{N}]/u.test(said) ? said : question;
}
