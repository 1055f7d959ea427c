import { describe, expect, it } from "vitest";
import { correctWords } from "./correct-english.js";
import type { Grey } from "./grey-picture.js";

const LINE: Grey = { width: 300, height: 48, pixels: new Uint8Array(300 * 48).fill(255) };
const word = (text: string, confidence: number, x0: number) => ({
  ...{ text, confidence, x0, x1: x0 + 50, y0: 0, y1: 48 },
});

/** A second reader that says the same of every picture, and how wide those were. */
function reader(text: string, confidence = 0.99) {
  const widths: number[] = [];
  return {
    widths,
    read: async ({ width }: Grey) => {
      widths.push(width);
      const wide = width / text.length;
      const characters = [...text].map((one, at) => ({ text: one, confidence, x: at * wide }));
      return { text, confidence, characters };
    },
  };
}

describe("words that English is unsure of", () => {
  const line = [word("c)", 0.9, 0), word("tiber", 0.3, 70), word("den", 0.93, 140)];

  it("are taken from the second reader's reading of the whole line", async () => {
    const second = reader("d) uber dem");
    const texts = (await correctWords(line, LINE, second)).map(({ text }) => text);
    expect(texts).toEqual(["c)", "uber", "den"]);
    expect(second.widths).toEqual([192]);
  });

  it("are looked at alone where it counts other words", async () => {
    const second = reader("uber");
    const texts = (await correctWords(line, LINE, second)).map(({ text }) => text);
    expect(texts).toEqual(["c)", "uber", "den"]);
    expect(second.widths).toEqual([192, 54]);
  });

  it("are looked at alone where it parts the line elsewhere", async () => {
    const seen = (text: string, x: number) => ({ text, confidence: 0.99, x });
    const shifted = [seen("c", 5), seen("u", 80), seen(" ", 125), seen("d", 150), seen(" ", 170)];
    const read = async ({ width }: Grey) => ({
      ...{ text: "uber", confidence: 0.99 },
      characters: width > 100 ? [...shifted, seen("n", 180)] : [],
    });
    const texts = (await correctWords(line, LINE, { read })).map(({ text }) => text);
    expect(texts).toEqual(["c)", "uber", "den"]);
  });

  it("stay where the second reader is unsure, and signs that letters are taken for do not", async () => {
    const unsure = await correctWords(line, LINE, reader("c) uber den", 0.4));
    expect(unsure.map(({ text }) => text)).toEqual(["c)", "tiber", "den"]);
    const sign = await correctWords(
      [word("©)", 0.99, 0), word("if", 0.96, 60)],
      LINE,
      reader("c) if", 0.9),
    );
    expect(sign.map(({ text }) => text)).toEqual(["c)", "if"]);
  });

  it("costs nothing where it is sure of all", async () => {
    const second = reader("x");
    expect(await correctWords([word("den", 0.93, 0)], LINE, second)).toHaveLength(1);
    expect(second.widths).toEqual([]);
  });
});
