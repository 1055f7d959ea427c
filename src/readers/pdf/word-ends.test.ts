/**
 * A property of every reading: no paragraph ends inside a word. Documents of words of the lexicon are set as word processors set Hangul,
 * with words broken at line ends and page ends; each block must end where a word of the document ends.
 */
import { describe, expect, it } from "vitest";
import { makePdf, SamplePage } from "../../../samples/make/pdf.js";
import type { Document } from "../../model/document.js";
import { COLUMN_NAMES } from "../../text/lexicon/columns.js";
import { EVERYDAY_TERMS } from "../../text/lexicon/everyday-terms.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";
import { readPdf } from "./reader.js";

const SEEDS = Array.from({ length: 24 }, (_, index) => index + 1);
const SIZE = 10;
const LINES_A_PAGE = 44;
const WORDS = [...new Set([...EVERYDAY_TERMS.join(" ").split(/\s+/), ...COLUMN_NAMES])].filter(
  (word) => /^[가-힣]{2,6}$/u.test(word),
);

/** Numbers from 0 to 1 that a seed decides. */
function chance(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Sentences cut into lines that have room for so many letters, wherever a word stands: a letter goes below where it does not fit. A line
 * holds no blank at its ends but keeps those inside, each half as wide as a letter.
 */
function wrapped(text: string, letters: number): string[] {
  const lines: string[] = [];
  let [line, width] = ["", 0];
  for (const letter of text) {
    const own = letter === " " ? 0.5 : 1;
    if (width + own > letters) {
      lines.push(line.trimEnd());
      [line, width] = ["", 0];
    }
    if (letter === " " && line === "") continue;
    line += letter;
    width += own;
  }
  if (line.trim() !== "") lines.push(line);
  return lines;
}

function documentOf(seed: number): { pages: SamplePage[]; words: string[] } {
  const next = chance(seed);
  const letters = 30 + Math.floor(next() * 15);
  const words: string[] = [];
  const lines: string[] = [];
  for (let paragraph = 0; paragraph < 12; paragraph++) {
    const count = 6 + Math.floor(next() * 50);
    const picked = Array.from({ length: count }, () => WORDS[Math.floor(next() * WORDS.length)]!);
    const last = `${picked.pop()!}한다.`;
    words.push(...picked, last);
    lines.push(...wrapped([...picked, last].join(" "), letters));
  }
  const pages: SamplePage[] = [];
  for (let from = 0; from < lines.length; from += LINES_A_PAGE)
    pages.push(
      new SamplePage().lines(70, 80, lines.slice(from, from + LINES_A_PAGE), { size: SIZE }),
    );
  return { pages, words };
}

/** How many letters stand before the end of each text. */
function endsOf(texts: readonly string[]): number[] {
  let sum = 0;
  return texts.map((text) => (sum += text.length));
}

const read = (pages: SamplePage[]) =>
  readPdf({
    bytes: makePdf(pages),
    filename: "words.pdf",
    options: DEFAULT_READ_OPTIONS,
    readConverted: () => Promise.reject(new Error("not converted")),
    readInner: () => Promise.reject<Document>(new Error("no bundles in PDF")),
    refuseInner: () => {
      throw new Error("no bundles in PDF");
    },
  });

describe("no paragraph ends inside a word", () => {
  it("where the lexicon has words enough to tell", () => {
    expect(WORDS.length).toBeGreaterThan(150);
  });

  it.each(SEEDS)("document %i", async (seed) => {
    const { pages, words } = documentOf(seed);
    const outcome = await read(pages);
    if (!outcome.readable) throw new Error(outcome.reason);
    expect(outcome.blocks.length).toBeGreaterThan(3);
    const texts = outcome.blocks.map(({ text }) => text.replace(/\s+/gu, ""));
    expect(texts.join("")).toBe(words.join(""));
    const ends = new Set(endsOf(words));
    for (const [index, end] of endsOf(texts).entries())
      expect(ends, `${texts[index]!.slice(-12)} | ${texts[index + 1]?.slice(0, 12)}`).toContain(
        end,
      );
  });
});
