/** Every list is clean data: whole words in composed form, none twice; patterns take them letter by letter. */
import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { letterOf, oneOf, oneOfSpaced, words } from "./patterns.js";

const folder = new URL(".", import.meta.url);
const lists: [string, string | readonly string[]][] = [];
const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
for (const name of files.filter((file) =>
  /^(?!patterns).*(?<!\.test|\.d)\.(?:ts|js)$/.test(file),
)) {
  const module = (await import(new URL(name, folder).href)) as Record<string, unknown>;
  for (const [list, value] of Object.entries(module)) {
    if (typeof value === "string" || Array.isArray(value)) lists.push([`${name} ${list}`, value]);
    else
      for (const [field, own] of Object.entries(value as Record<string, readonly string[]>))
        lists.push([`${name} ${list}.${field}`, own]);
  }
}

describe("the lexicon", () => {
  it("has its lists", () => {
    expect(lists.length).toBeGreaterThan(40);
  });

  it.each(lists)("%s holds whole words, each once", (_, list) => {
    const all = [...list].flat();
    expect(all.filter((word) => word !== word.normalize("NFC").trim() || word === "")).toEqual([]);
    expect(all.filter((word, at) => all.indexOf(word) !== at)).toEqual([]);
  });
});

describe("a pattern", () => {
  const whole = (pattern: string) => new RegExp(`^${pattern}$`, "u");

  it("takes a word for its letters, whatever they mean in an expression", () => {
    const marks = ["(주)", "N/A", "a.b", "1+1", "[x]", "^", "a|b", "$", "c\\d", "{2}", "q?", "z*"];
    for (const mark of marks) expect(whole(oneOf(marks)).test(mark)).toBe(true);
    for (const other of ["주", "NA", "a-b", "11", "x", "a", "cd", "q", "zz"])
      expect(whole(oneOf(marks)).test(other)).toBe(false);
  });

  it("takes the words of several lists", () => {
    expect(["가", "나", "다"].map((word) => whole(oneOf(["가"], ["나"])).test(word))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("lets a form space the letters of a word", () => {
    const spaced = whole(oneOfSpaced(["붙임", "(사)"]));
    for (const text of ["붙임", "붙 임", "붙  임", "( 사 )"]) expect(spaced.test(text)).toBe(true);
    expect(spaced.test("붙-임")).toBe(false);
  });

  it("takes any letter of a list, marks of a class among them", () => {
    const letter = whole(letterOf("a-c]^\\"));
    for (const one of ["a", "-", "c", "]", "^", "\\"]) expect(letter.test(one)).toBe(true);
    expect(letter.test("b")).toBe(false);
    expect(whole(letterOf(["월", "화"])).test("화")).toBe(true);
  });

  it("reads a list however its lines are broken", () => {
    expect(words("\n  가 나\n  다\n")).toEqual(["가", "나", "다"]);
  });
});
