/**
 * Whether a model's tokenizer reads a text's Korean, or only spells it out.
 *
 * A model that never learnt Korean takes each word as unknown or as single letters, and its vectors say nothing; under turn-taking
 * every second hit would then be noise. So a Korean text that it cannot read is neither embedded nor asked, and words go on alone.
 */
import { characters } from "../text/code-points.js";

/** The part of a tokenizer that is asked: a text's pieces, without the marks that models put around it. */
interface Pieces {
  tokenize(text: string): readonly string[];
}

/** Words that every reader of Korean documents knows: what a model is tried on when it is opened. */
export const EVERYDAY_KOREAN =
  "올해 예산 집행 계획을 각 기관에 알려 드리니 업무에 참고하시기 바랍니다";

/** Byte-level vocabularies that know Korean take about one piece a syllable, those that do not two to three. */
const PIECES_A_SYLLABLE = 1.5;
/** A mark of its own may stand before a word. */
const BESIDES = 0.5;
/** Words looked at: the first tell as much as all. */
const SAMPLE = 40;

const WORD = /[\p{L}\p{N}]+/gu;
const HANGUL = /\p{Script=Hangul}/u;

export class Literacy {
  /** `unknown` is the piece that stands for what the vocabulary lacks; null where bytes stand for everything. */
  constructor(
    private readonly tokenizer: Pieces,
    private readonly unknown: string | null,
  ) {}

  /** False where most words are Korean and most of those are not read. Other languages are the model's own affair. */
  reads(text: string): boolean {
    const words = (text.normalize("NFC").match(WORD) ?? []).slice(0, SAMPLE);
    const korean = words.filter((word) => HANGUL.test(word));
    if (korean.length * 2 <= words.length) return true;
    const read = korean.filter((word) => this.readsWord(word));
    return read.length * 2 > korean.length;
  }

  private readsWord(word: string): boolean {
    const pieces = this.tokenizer.tokenize(word);
    if (pieces.some((piece) => piece === this.unknown)) return false;
    const syllables = [...word].filter((letter) => HANGUL.test(letter)).length;
    const others = characters(word) - syllables;
    return pieces.length - others <= PIECES_A_SYLLABLE * syllables + BESIDES;
  }
}

/** The unknown piece, as `tokenizer.json` names it: by its text (WordPiece, BPE) or by its place (Unigram). */
export function unknownPiece(tokenizer: unknown): string | null {
  const { model } = tokenizer as { model?: Record<string, unknown> };
  if (typeof model?.unk_token === "string") return model.unk_token;
  if (typeof model?.unk_id !== "number" || !Array.isArray(model.vocab)) return null;
  const [piece] = (model.vocab[model.unk_id] ?? []) as unknown[];
  return typeof piece === "string" ? piece : null;
}
