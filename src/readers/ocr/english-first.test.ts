import { describe, expect, it } from "vitest";
import { isEnglishPage, readLine } from "./line-reading.js";
import type { ReadWord } from "./tesseract.js";

const [WIDTH, HEIGHT] = [240, 40];
/** Three dark bars: three words. */
const line = {
  width: WIDTH,
  height: HEIGHT,
  pixels: Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) => {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    return y > 4 && y < 36 && x % 80 > 10 && x % 80 < 70 ? 0 : 255;
  }),
};

const words = (text: string, ...confidences: number[]): ReadWord[] =>
  text.split(" ").map((word, at) => ({
    ...{ text: word, confidence: confidences[at] ?? confidences[0]! },
    ...{ x0: at * 80 + 10, x1: at * 80 + 70, y0: 4, y1: 36 },
  }));

/** What is read, and by which models. */
async function read(english: ReadWord[], korean: ReadWord[], expectsEnglish: boolean) {
  const asked: string[] = [];
  const reader = (name: string, found: ReadWord[]) => ({
    read: () => {
      asked.push(name);
      return found;
    },
  });
  const found = await readLine(
    line,
    {
      main: reader("Korean", korean),
      latin: async () => reader("English", english),
      second: { read: async () => ({ text: "", confidence: 0, characters: [] }) },
    },
    expectsEnglish,
  );
  return { asked, text: found.map(({ text }) => text).join(" ") };
}

describe("a line of an English page", () => {
  const sure = words("public records office", 0.95);
  const korean = words("공공 기록 관리소", 0.95);

  it("is read as English alone where that is sure from end to end", async () => {
    expect(await read(sure, korean, true)).toEqual({
      asked: ["English"],
      text: "public records office",
    });
  });

  it("is read as Korean too where a single word is not", async () => {
    const doubtful = words("public records office", 0.95, 0.74, 0.95);
    expect(await read(doubtful, korean, true)).toEqual({
      asked: ["English", "Korean"],
      text: "공공 기록 관리소",
    });
  });

  it("is read as Korean too where it has figures rather than letters", async () => {
    const figures = words("1,204 3,310 2026", 0.95);
    expect((await read(figures, figures, true)).asked).toContain("Korean");
  });

  it("is read as Korean first on any other page", async () => {
    expect(await read(sure, korean, false)).toEqual({
      asked: ["Korean"],
      text: "공공 기록 관리소",
    });
  });
});

describe("a page", () => {
  const [english, korean] = [words("public records office", 0.9), words("공공 기록 관리소", 0.9)];

  it("is English where four of its five longest lines are", () => {
    expect(isEnglishPage([english, english, english, english, korean])).toBe(true);
    expect(isEnglishPage([english, english, english, korean, korean])).toBe(false);
    expect(isEnglishPage([])).toBe(false);
  });
});
