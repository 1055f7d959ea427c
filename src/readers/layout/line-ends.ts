/**
 * Whether a printed line's end stands for a space or broke a word: what stands on both sides, the document's own words and habits, and
 * how many of its other line ends stand for one are weighed together. No library does this for Korean.
 */
import { STARTS_MID_WORD, STARTS_WORD } from "../../text/lexicon/line-ends.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { spaceScore } from "../../text/word-ends.js";
import { SIGN_ENDS, type Sign, signOf } from "./sign-ends.js";
import type { PrintedLine } from "./text-lines.js";
import { LINE_ENDS } from "./thresholds.js";

/** What stands on both sides of a line end. */
type Sides = [before: string, after: string];

/** What a document's own text says about its line ends; fed with every paragraph before anything is joined. */
export class LineEnds {
  private readonly words = new Map<string, number>();
  /** Of two signs of different kinds within a line: how often they are joined, and apart. */
  private readonly signs = new Map<string, { joined: number; apart: number }>();
  private wrapped = 0;
  private spaced = 0;
  /** Ends without a space where the file may print one, and where it never does. */
  private readonly silent: Sides[] = [];
  private readonly unknown: Sides[] = [];
  /** What the share of spaces among the silent and among the unknown ends says of each of them; null until it is asked for. */
  private ofAll: { silent: number; unknown: number } | null = null;

  learn(lines: readonly PrintedLine[]): void {
    for (const [index, line] of lines.entries()) {
      this.learnWords(line.text, index > 0, index < lines.length - 1);
      this.learnSigns(line.text);
      const next = lines[index + 1];
      if (!next) continue;
      const isSpace = line.spaceAfter || next.spaceBefore;
      if (!isSpace) {
        const ends = line.endUnknown ? this.unknown : this.silent;
        ends.push([line.text.trimEnd(), next.text.trimStart()]);
      }
      if (line.endUnknown) continue;
      this.wrapped++;
      if (isSpace) this.spaced++;
    }
    this.ofAll = null;
  }

  /** The words at the ends may be halves of a broken one. */
  private learnWords(text: string, isCutBefore: boolean, isCutAfter: boolean): void {
    const words = text.split(/\s+/u);
    for (const word of words.slice(isCutBefore ? 1 : 0, isCutAfter ? -1 : undefined)) {
      const letters = bare(word);
      if (letters.length > 1) this.words.set(letters, (this.words.get(letters) ?? 0) + 1);
    }
  }

  private learnSigns(text: string): void {
    for (const [, before, space, after] of text.matchAll(/(\S)(\s*)(?=(\S))/gu)) {
      const pair = signOf(before!) + signOf(after!);
      if (pair === "한한") continue;
      const found = this.signs.get(pair) ?? { joined: 0, apart: 0 };
      found[space === "" ? "joined" : "apart"]++;
      this.signs.set(pair, found);
    }
  }

  /** The separator between a line and its continuation: nothing or a space. */
  between(line: PrintedLine, next: PrintedLine): "" | " " {
    if (line.spaceAfter || next.spaceBefore) return " ";
    const before = line.text.trimEnd();
    const after = next.text.trimStart();
    const end = before.at(-1) ?? "";
    const start = after.at(0) ?? "";
    if (/[-‐]$/.test(before) && /\p{Script=Latin}/u.test(before.at(-2) ?? "")) return "";
    if (/[\p{Script=Latin}\d,;:.)]/u.test(end) && /\p{Script=Latin}/u.test(start)) return " ";
    if (/\p{Script=Latin}/u.test(end) && /[\p{Script=Latin}\d(]/u.test(start)) return " ";
    // No figure is broken at a line's end: figures below one another are several.
    if (/\d/u.test(end) && /\d/u.test(start)) return " ";
    this.ofAll ??= this.sharesOfSpaces();
    const ofAll = line.endUnknown ? this.ofAll.unknown : this.ofAll.silent;
    return this.evidence(before, after) + LINE_ENDS.ofAll * ofAll > 0 ? " " : "";
  }

  /** A file that prints no spaces at line ends says of none of them whether there was one. */
  private sharesOfSpaces(): { silent: number; unknown: number } {
    if (this.printsSpaces)
      return { silent: this.shareOf(this.silent), unknown: this.shareOf(this.unknown) };
    const share = this.shareOf([...this.silent, ...this.unknown]);
    return { silent: share, unknown: share };
  }

  private get printsSpaces(): boolean {
    return this.wrapped >= LINE_ENDS.enough && this.spaced / this.wrapped >= LINE_ENDS.printsSpaces;
  }

  /** What speaks for a space between two texts, as a logarithm of its odds. */
  private evidence(before: string, after: string): number {
    const score = spaceScore(before, after);
    return score === null
      ? this.ofSigns(before, after)
      : LINE_ENDS.score * score + LINE_ENDS.any + this.ofWords(before, after);
  }

  private ofWords(before: string, after: string): number {
    const [head, tail] = around(before, after);
    const joined = this.words.get(head + tail) ?? 0;
    const [ofHead, ofTail] = [this.words.get(head) ?? 0, this.words.get(tail) ?? 0];
    let odds = LINE_ENDS.known * (Math.sign(ofHead) + Math.sign(ofTail));
    if (ofHead > 0 && ofTail > 0) odds += LINE_ENDS.apart;
    if (joined > 0) odds -= LINE_ENDS.joined * Math.min(2, 1 + Math.log2(joined) / 2);
    return odds;
  }

  private ofSigns(before: string, after: string): number {
    if (around(before, after).includes("")) return LINE_ENDS.alone;
    if (BEGINS_MID_WORD.test(after)) return LINE_ENDS.particle;
    if (BEGINS_WORD.test(after)) return LINE_ENDS.alone;
    const pair: `${Sign}${Sign}` = `${signOf([...before.slice(-2)].at(-1)!)}${signOf([...after.slice(0, 2)][0]!)}`;
    const { joined, apart } = this.signs.get(pair) ?? { joined: 0, apart: 0 };
    const habit = Math.log((apart + 0.5) / (joined + 0.5));
    const bounded = Math.max(-LINE_ENDS.mostHabit, Math.min(LINE_ENDS.mostHabit, habit));
    return (SIGN_ENDS[pair] ?? 0) + LINE_ENDS.habit * bounded;
  }

  /** Expectation maximisation: each end's odds follow from the share of spaces, and the share from all their odds. */
  private shareOf(ends: readonly Sides[]): number {
    const { made, share } = LINE_ENDS.prior;
    const odds = ends.map(([before, after]) => this.evidence(before, after));
    let ofAll = 0;
    for (let round = 0; round < LINE_ENDS.rounds; round++) {
      const spaces = odds.reduce((sum, each) => sum + probability(each + ofAll), made * share);
      const mean = Math.min(spaces / (ends.length + made), LINE_ENDS.mostSpaces);
      ofAll = Math.log(mean / (1 - mean));
    }
    return ofAll;
  }
}

const probability = (odds: number): number => 1 / (1 + Math.exp(-odds));

const BEGINS_MID_WORD = new RegExp(String.raw`^${oneOf(STARTS_MID_WORD)}(?=[\s.,)]|$)`, "u");

const BEGINS_WORD = new RegExp(String.raw`^${oneOf(STARTS_WORD)}(?=\s|$)`, "u");

/** The words on both sides, without the signs around them. */
const around = (before: string, after: string): [head: string, tail: string] => [
  bare(before.split(/\s+/u).at(-1) ?? ""),
  bare(after.split(/\s+/u)[0] ?? ""),
];

const bare = (word: string): string =>
  isSyllable(word.charCodeAt(0)) && isSyllable(word.charCodeAt(word.length - 1))
    ? word
    : word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

const isSyllable = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3;
