/**
 * Joins wrapped lines into one text: whether a line end broke a word or stood for a space, and the offset of each line.
 */
import type { Line as PlacedLine } from "../../model/document.js";
import { characters } from "../../text/code-points.js";
import {
  CLOSES_WORD,
  GOES_ON,
  STANDS_ALONE,
  STARTS_MID_WORD,
  STARTS_WORD,
} from "../../text/lexicon/line-ends.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { spaceScore } from "../../text/word-ends.js";
import type { PrintedLine } from "./text-lines.js";
import { LINE_ENDS } from "./thresholds.js";

/** What a document's own text says about its line ends; fed with every paragraph before anything is joined. */
export class LineEnds {
  private readonly words = new Map<string, number>();
  private wrapped = 0;
  private spaced = 0;

  learn(lines: readonly PrintedLine[]): void {
    for (const [index, line] of lines.entries()) {
      const words = line.text.split(/\s+/u);
      // The words at the ends may be halves of a broken one.
      const first = index === 0 ? 0 : 1;
      const last = index === lines.length - 1 ? words.length : words.length - 1;
      for (let at = first; at < last; at++) {
        const word = bare(words[at]!);
        if (word.length > 1) this.words.set(word, (this.words.get(word) ?? 0) + 1);
      }
      if (index < lines.length - 1 && !line.endUnknown) {
        this.wrapped++;
        if (line.spaceAfter || lines[index + 1]!.spaceBefore) this.spaced++;
      }
    }
  }

  /** Share of the lines known to end in a space. */
  private get share(): number {
    return this.spaced / this.wrapped;
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
    if (
      !line.endUnknown &&
      this.wrapped >= LINE_ENDS.enough &&
      this.share >= LINE_ENDS.printsSpaces
    ) {
      // Some writers leave the space out where it falls on the margin; grammar still shows it.
      return (BEGINS_WORD.test(after) ||
        (CLOSED.test(before) && !MAY_GO_ON.test(after)) ||
        /[가-힣)」』],$/.test(before)) &&
        !this.isWord(before, after)
        ? " "
        : "";
    }
    return this.byWords(before, after);
  }

  /** Whether what stands on both sides of the line end is one word that the document has elsewhere. */
  private isWord(before: string, after: string): boolean {
    const head = bare(before.split(/\s+/u).at(-1) ?? "");
    return this.words.has(head + bare(after.split(/\s+/u)[0] ?? ""));
  }

  /** The file prints no spaces at line ends: its own words and what stands around spaces in other texts decide. */
  private byWords(before: string, after: string): "" | " " {
    const head = bare(before.split(/\s+/u).at(-1) ?? "");
    const tail = bare(after.split(/\s+/u)[0] ?? "");
    if (head === "" || tail === "") return " ";
    const joined = this.words.get(head + tail) ?? 0;
    const apart = Math.min(this.words.get(head) ?? 0, this.words.get(tail) ?? 0);
    const score = spaceScore(before, after);
    if (score !== null) return score + this.ownWords(head, tail, joined, apart) > 0 ? " " : "";
    if (joined > 0 && joined >= apart) return "";
    if (apart > 0) return " ";
    if (/[.,;:!?)」』”’]$/u.test(before)) return " ";
    if (BEGINS_MID_WORD.test(after)) return "";
    if (this.words.has(tail) || this.words.has(head)) return " ";
    return this.breaksAtWords ? " " : "";
  }

  /** What the document's own words say for a space between two, or against it. */
  private ownWords(head: string, tail: string, joined: number, apart: number): number {
    let score = 0;
    if (joined > 0) score -= LINE_ENDS.joined * Math.min(2, 1 + Math.log2(joined) / 2);
    if (apart > 0) score += LINE_ENDS.apart;
    for (const word of [head, tail]) if (this.words.has(word)) score += LINE_ENDS.known;
    return this.breaksAtWords ? score + LINE_ENDS.apart : score;
  }

  private get breaksAtWords(): boolean {
    return this.wrapped >= LINE_ENDS.enough && this.share >= LINE_ENDS.breaksAtWords;
  }
}

const BEGINS_MID_WORD = new RegExp(String.raw`^${oneOf(STARTS_MID_WORD)}(?=[\s.,)]|$)`, "u");
const BEGINS_WORD = new RegExp(String.raw`^${oneOf(STARTS_WORD)}(?=[\s을의에으이,])`, "u");
const CLOSED = new RegExp(
  String.raw`[가-힣]{2}${oneOf(CLOSES_WORD)}$|(?:^|\s)${oneOf(STANDS_ALONE)}$`,
  "u",
);
const MAY_GO_ON = new RegExp(`^${oneOf(GOES_ON)}`, "u");

const bare = (word: string): string =>
  isSyllable(word.charCodeAt(0)) && isSyllable(word.charCodeAt(word.length - 1))
    ? word
    : word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

const isSyllable = (code: number): boolean => code >= 0xac00 && code <= 0xd7a3;

export interface JoinedText {
  text: string;
  lines: PlacedLine[];
}

/** The text of one paragraph and the place of each of its printed lines, in code points. */
export function joinLines(lines: readonly PrintedLine[], ends: LineEnds): JoinedText {
  let text = "";
  let length = 0;
  const placed: PlacedLine[] = [];
  for (const [index, line] of lines.entries()) {
    let printed = line.text.trim();
    const next = lines[index + 1];
    const start = length;
    placed.push({ start, end: start, page: line.page, bbox: roundBox(line.box) });
    if (next && isHyphenated(printed, next.text)) printed = printed.slice(0, -1);
    const between = next ? ends.between(line, next) : "";
    text += printed + between;
    length += characters(printed);
    placed.at(-1)!.end = length;
    length += between.length;
  }
  return { text, lines: placed };
}

/** A hyphenated Latin word continues in lower case. */
function isHyphenated(before: string, after: string): boolean {
  return /\p{Ll}[-‐]$/u.test(before) && /^\p{Ll}/u.test(after.trimStart());
}

export function roundBox(box: readonly number[]): [number, number, number, number] {
  return [rounded(box[0]!), rounded(box[1]!), rounded(box[2]!), rounded(box[3]!)];
}

const rounded = (value: number): number => Math.round(value * 100) / 100;
