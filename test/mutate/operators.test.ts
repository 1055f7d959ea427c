/** The changes that `npm run mutate` makes: of numbers, comparisons, conditions and words, and of nothing that a test need not notice. */
import { describe, expect, it } from "vitest";
import { nearestTests } from "./nearest-tests.js";
import { mutantsOf } from "./operators.js";

const changes = async (source: string) =>
  (await mutantsOf(source, "a.ts")).map(({ old, new: to }) => `${old} -> ${to}`);

describe("one-line changes", () => {
  it.each([
    ["counts by one", "export const most = 4;", ["4 -> 5", "4 -> 3"]],
    ["larger limits by half", "export const most = 150;", ["150 -> 225", "150 -> 75"]],
    ["shares by half", "export const share = 0.15;", ["0.15 -> 0.225", "0.15 -> 0.075"]],
    [
      "how often a pattern repeats, but not digits",
      "export const name = /[가-힣]{2,20}\\d{1,4}/;",
      ["20 -> 30", "20 -> 10"],
    ],
    [
      "counts at their very limit",
      "export const f = (a: string[], b: number) => a.length > b;",
      ["a.length > b -> a.length >= b"],
    ],
    [
      "measures the other way round",
      "export const f = (a: number, b: number) => a < b;",
      ["a < b -> a > b"],
    ],
    [
      "each side of a condition",
      "export const f = (a: boolean, b: boolean) => a && !b;",
      ["a && !b -> (a)", "a && !b -> (!b)"],
    ],
    ["a test of one thing", "export const f = (a: boolean) => (a ? 'x' : 'y');", ["a -> !(a)"]],
    [
      "words of a list",
      "export const words = ['가', '나', '다'];",
      ['"가", -> ', '"나", -> ', '"다" -> '],
    ],
    [
      "words of the lexicon",
      "export const list = words(`\n  가 나\n  다\n`);",
      ["가 -> ", "나 -> ", "다 -> "],
    ],
    [
      "words of a string",
      "export const words = '가 나 다'.split(' ');",
      ["가 -> ", "나 -> ", "다 -> "],
    ],
    [
      "words and particles of a pattern",
      "export const end = /^(?:장관|총리)[은는]\\(|\\|[가-힣]$/;",
      [
        "장관| -> ",
        "|총리 -> ",
        "^(?:장관|총리)[은는]\\(| -> ",
        "|\\|[가-힣]$ -> ",
        "은 -> ",
        "는 -> ",
      ],
    ],
    [
      "words of a pattern that is put together",
      "export const end = (words: string) => new RegExp(String.raw`(?:$" + "{words}|귀하)$`);",
      ["$" + "{words}| -> ", "|귀하 -> "],
    ],
  ])("moves %s", async (_, source, expected) => {
    expect(await changes(source)).toEqual(expected);
  });

  it.each([
    ["types and comments", "/** at most 5 */ export type Size = 5 | 6; export let size: Size;"],
    [
      "an index, a step and the end of a walk",
      "for (let i = 0; i < a.length; i += 1) f(a[2], a.at(-2), i + 1);",
    ],
    ["what is thrown", "throw new RangeError(40);"],
    ["code points", "export const latin = 0x250;"],
    ["pairs", "export const pair = ['a', 'b'];"],
  ])("leaves %s alone", async (_, source) => {
    expect(await changes(source)).toEqual([]);
  });

  it("names the line of the TypeScript file and gives the whole file, changed", async () => {
    const source = "interface A {\n  b: number;\n}\nexport const most: A = { b: 40 };\n";
    const [mutant] = await mutantsOf(source, "a.ts");
    expect(mutant!.line).toBe(4);
    expect(mutant!.code).toContain("const most = { b: 60 };");
  });
});

describe("nearest tests", () => {
  it("are those of the folder that load the file, also through others", () => {
    const names = (file: string) =>
      nearestTests("src/structure", file).map((path) => path.replace(/.*\//, ""));
    expect(names("src/structure/heading-words.ts")[0]).toBe("heading-words.test.ts");
    expect(names("src/structure/column-gaps.ts")).toContain("drawn-comparison.test.ts");
    expect(names("src/evidence/ask.ts")).toEqual([]);
  });
});
