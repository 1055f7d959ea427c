/** How well words of an answer meet a place of the evidence, by words, compounds and shared syllables. */
import { VAGUE_WORDS } from "../../text/lexicon/polarity.js";
import { stem } from "../../text/particles-and-endings.js";

/** Letters and digits alone, of a text in NFC: what two spellings are compared by. */
export function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}%]+/gu, "");
}

export interface SaidWord {
  word: string;
  start: number;
  end: number;
}

const VAGUE = new Set(VAGUE_WORDS);
const WORD = /[\p{L}][\p{L}\p{N}·ㆍ‧․]*/gu;

/** Content words of a text without particles and endings; numbers are no words. */
export function saidWords(text: string): SaidWord[] {
  const found: SaidWord[] = [];
  for (const { 0: written, index } of text.normalize("NFC").matchAll(WORD)) {
    const word = stem(written.replace(/[·ㆍ‧․]/g, ""));
    if (word.length < 2 || VAGUE.has(word) || VAGUE.has(written)) continue;
    found.push({ word, start: index, end: index + written.length });
  }
  return found;
}

/** Syllable pairs that a compound must share to be met in part. */
const PAIRS_SHARED = 0.5;
/** What a compound met in part counts. */
const MET_IN_PART = 0.7;

export interface SoughtWord {
  written: string;
  /** Whether it must be met whole. */
  whole: boolean;
}

/** 1 where the word stands in the text, less where most of its syllables do. */
export function meets({ written: word, whole }: SoughtWord, text: string): number {
  if (text.includes(word)) return 1;
  if (whole) return 0;
  let shared = 0;
  for (let at = 0; at + 2 <= word.length; at += 1)
    if (text.includes(word.slice(at, at + 2))) shared += 1;
  const share = shared / (word.length - 1);
  return share >= PAIRS_SHARED ? MET_IN_PART * share : 0;
}
