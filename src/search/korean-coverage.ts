/**
 * Detects whether a model's tokenizer knows Korean, or only spells it out.
 *
 * A model that never learnt Korean maps each word to unknown or single letters, and its vectors are noise; when
 * interleaved, every second hit would be noise too. A Korean text that it cannot read is therefore not embedded, and
 * word search works alone.
 */
import { characters } from "../text/code-points.js";

/** The part of a tokenizer used here: the pieces of a text, without special tokens. */
interface PieceTokenizer {
  tokenize(text: string): readonly string[];
}

/** Everyday Korean that a model is tested on when it is opened. */
export const EVERYDAY_KOREAN =
  "올해 예산 집행 계획을 각 기관에 알려 드리니 업무에 참고하시기 바랍니다";

/** Byte-level vocabularies with Korean need about one piece per syllable, others two to three. */
const MAX_PIECES_PER_SYLLABLE = 1.5;
/** Allows for a word-start marker. */
const WORD_PREFIX_ALLOWANCE = 0.5;
/** Words checked per text: the first are representative. */
const SAMPLED_WORDS = 40;

const WORD = /[\p{L}\p{N}]+/gu;
const HANGUL = /\p{Script=Hangul}/u;

export class KoreanCoverage {
  /** `unknown` is the piece for what the vocabulary lacks; null for byte-level vocabularies. */
  constructor(
    private readonly tokenizer: PieceTokenizer,
    private readonly unknown: string | null,
  ) {}

  /** False if most words are Korean and most of those are not covered. Other languages are not checked. */
  covers(text: string): boolean {
    const words = (text.normalize("NFC").match(WORD) ?? []).slice(0, SAMPLED_WORDS);
    const korean = words.filter((word) => HANGUL.test(word));
    if (korean.length * 2 <= words.length) return true;
    const read = korean.filter((word) => this.coversWord(word));
    return read.length * 2 > korean.length;
  }

  private coversWord(word: string): boolean {
    const pieces = this.tokenizer.tokenize(word);
    if (pieces.some((piece) => piece === this.unknown)) return false;
    const syllables = [...word].filter((letter) => HANGUL.test(letter)).length;
    const others = characters(word) - syllables;
    return pieces.length - others <= MAX_PIECES_PER_SYLLABLE * syllables + WORD_PREFIX_ALLOWANCE;
  }
}

/** The unknown piece in `tokenizer.json`: by text (WordPiece, BPE) or by index (Unigram). */
export function unknownPiece(tokenizer: unknown): string | null {
  const { model } = tokenizer as { model?: Record<string, unknown> };
  if (typeof model?.unk_token === "string") return model.unk_token;
  if (typeof model?.unk_id !== "number" || !Array.isArray(model.vocab)) return null;
  const [piece] = (model.vocab[model.unk_id] ?? []) as unknown[];
  return typeof piece === "string" ? piece : null;
}
