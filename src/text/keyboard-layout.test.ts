import { describe, expect, it } from "vitest";
import { hangulOf, keysOf, NEIGHBOURS } from "./keyboard-layout.js";

describe("a word typed with the keyboard in the other language", () => {
  const WORDS = [
    "공식",
    "출장비",
    "과태료",
    "닭값",
    "의회",
    "왜곡",
    "쌍둥이",
    "없음",
    "계획",
    "얘기",
  ];

  it("is the word again, whatever letters it has", () => {
    for (const word of WORDS) expect(hangulOf(keysOf(word))).toBe(word);
    expect(keysOf("공식")).toBe("rhdtlr");
    expect(hangulOf("cnfwkdql")).toBe("출장비");
    expect(hangulOf("RHDTLR")).toBe("공식");
  });

  it("is none where the keys make no whole syllables", () => {
    for (const word of ["travel", "pdf", "a", "kk", ""]) expect(hangulOf(word)).toBe(null);
    expect(keysOf("ㅔㅇㄹ")).toBe("pdf");
  });
});

it("knows the letters beside a letter, consonants beside consonants", () => {
  expect([...NEIGHBOURS.get("ㄷ")!].sort()).toEqual(["ㄱ", "ㄴ", "ㅇ", "ㅈ"]);
  expect([...NEIGHBOURS.get("ㅗ")!].sort()).toEqual(["ㅓ", "ㅕ", "ㅛ", "ㅜ", "ㅠ"]);
});
