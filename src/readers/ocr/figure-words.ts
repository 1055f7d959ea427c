/**
 * What of a picture's recognised lines becomes the text of its figure. Patterns, icons and blurred letters are recognised as words too,
 * so a picture gives its words only where they were read well, and what is left out is said.
 */
import type { Block } from "../../model/document.js";
import type { Box } from "../../model/format.js";
import { isKnownBody } from "../../text/known-bodies.js";
import type { Draft } from "../document-draft.js";
import type { RecognisedPage } from "./page-content.js";

/** Below this mean over the whole picture most lines hold wrong letters, also those that the engine is sure of. */
const MIN_MEAN = 0.8;
/** Below this confidence, a line in a picture is usually a pattern. */
const MIN_CONFIDENCE = 0.65;
/** Fewer letters than this in a whole picture are noise. */
const MIN_LETTERS = 6;

/** An icon reads as a number or a lone letter. Single jamo are strokes. */
const WORD = /(?:(?![ㄱ-ㆎ])\p{L}){2}/u;
/** A syllable runs into Latin small letters or a stroke into a letter or digit: a letter was taken for another script's. */
const IMPOSSIBLE = /[가-힣][a-z]|[ㄱ-ㆎ][\p{L}\p{N}]|[\p{L}\p{N}][ㄱ-ㆎ]/u;
/** A number runs into small letters ... */
const NUMBERED = /\p{N}([a-z]+)/gu;
/** ... that are no unit and no ordinal. */
const AFTER_NUMBERS =
  /^(?:[a-z]|[nmck]m|[mk]g|[mdk]l|ha|cc|k?cal|ppm|ppb|[km]?bps|dpi|px|pt|in|ft|st|nd|rd|th|am|pm)$/u;

interface FigureLine {
  text: string;
  box: Box;
  confidence?: number;
}

/** `place` says where a line stands on the page, where that is known. */
export function addRecognisedText(
  draft: Draft,
  figure: Block,
  { confidence }: Pick<RecognisedPage, "confidence">,
  found: readonly FigureLine[],
  place?: (box: Box) => Box,
): void {
  const read = confidence >= MIN_MEAN ? found.filter(isWritten) : [];
  const kept = lettersOf(read) >= MIN_LETTERS ? read : [];
  if (lettersOf(found) - lettersOf(kept) >= MIN_LETTERS) {
    const detail = `그림 안의 글자 ${Math.round(confidence * 100)}%`;
    draft.warn("OCR_LOW_CONFIDENCE", { page: figure.page, block: figure.id, detail });
  }
  const said = bare(figure.text);
  const fresh = kept.filter(({ text }) => !said.includes(bare(text)));
  if (fresh.length > 0) append(figure, fresh, place);
}

/** Of 144 logos drawn in four faces, 102 were read surer than this, one of them wrongly. */
const SURE_NAME = 0.9;
/** What is read less surely, and is a name that the lexicon knows, is that name. */
const KNOWN_NAME = 0.6;
/** Names of ministries, cities and agencies; what is written below in small Latin letters is read badly. */
const NAME = /^[가-힣][가-힣\s]{1,20}[가-힣]$/;

/** The names in a letterhead's picture; nothing is said of those that are not sure, as of other emblems. */
export function addLetterheadNames(
  figure: Block,
  found: readonly FigureLine[],
  place?: (box: Box) => Box,
): void {
  const names = found.filter(({ text, confidence = 0 }) => {
    const name = text.trim();
    return NAME.test(name) && confidence >= (isKnownBody(name) ? KNOWN_NAME : SURE_NAME);
  });
  if (names.length > 0) append(figure, names, place);
}

function isWritten({ text, confidence = 0 }: FigureLine): boolean {
  const numbered = [...text.matchAll(NUMBERED)];
  return (
    confidence >= MIN_CONFIDENCE &&
    WORD.test(text) &&
    !IMPOSSIBLE.test(text) &&
    numbered.every(([, letters]) => AFTER_NUMBERS.test(letters!))
  );
}

/** A file's own description of a picture often repeats its words. */
function bare(text: string): string {
  return text.normalize("NFC").replace(/\s/gu, "");
}

function lettersOf(lines: readonly FigureLine[]): number {
  return lines.reduce((sum, { text }) => sum + (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0), 0);
}

function append(figure: Block, lines: readonly FigureLine[], place?: (box: Box) => Box): void {
  const texts = lines.map((line) => line.text.trim().normalize("NFC"));
  const sum = lines.reduce((total, line) => total + line.confidence! * line.text.length, 0);
  const length = lines.reduce((total, line) => total + line.text.length, 0);
  const before = figure.text === "" ? "" : `${figure.text}\n`;
  figure.text = before + texts.join("\n");
  if (place) {
    let start = [...before].length;
    figure.lines = lines.map(({ box }, at) => {
      const end = start + [...texts[at]!].length;
      const line = { start, end, page: figure.page, bbox: place(box) };
      start = end + 1;
      return line;
    });
  }
  figure.extractor = "ocr";
  figure.confidence = Math.round((sum / length) * 1000) / 1000;
}
