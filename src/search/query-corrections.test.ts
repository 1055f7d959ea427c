/** Typing errors in a query, set right by the words of the visible chunks. */
import { describe, expect, it } from "vitest";
import { Engine } from "./engine.js";
import { CORRECTION_SHARE } from "./expand-query.js";
import { correctionsOf } from "./query-corrections.js";

const FREQUENT: Record<string, number> = {
  출장비: 9,
  지급: 8,
  기준: 7,
  출장기: 2,
  pdf: 3,
  육아휴직: 4,
};
const meant = (query: string) =>
  correctionsOf(query, (word) => FREQUENT[word] ?? 0).flatMap(({ terms }) => terms);

describe("a mistyped word", () => {
  it.each([
    ["a neighbouring key", "출징비 기준", ["출장비"]],
    ["a final consonant left out", "추장비를", ["출장비"]],
    ["any one letter, where nothing likelier is known", "출당비는", ["출장비"]],
    ["two syllables exchanged", "출비장", ["출장비"]],
    ["a space too few", "출장비지급은", ["출장비", "지급"]],
    ["a space too many", "육아 휴직은", ["육아휴직"]],
    ["the keyboard in the other language", "cnfwkdql 기준", ["출장비"]],
    ["the other way round", "ㅔㅇㄹ 기준", ["pdf"]],
  ])("%s", (_error, query, terms) => {
    expect(meant(query)).toEqual(terms);
  });

  it("is none that a chunk has, that is of two syllables, or that only asks", () => {
    for (const query of ["출장기", "기즌", "어떻게 하나요", "zzzz", "공군사관학교입학시험"])
      expect(meant(query)).toEqual([]);
  });

  it("means the most frequent of what is as near", () => {
    expect(meant("출장이")).toEqual([]);
    expect(meant("출장삐")).toEqual(["출장비"]);
  });
});

describe("a query with a typing error", () => {
  const engineOf = (texts: Record<string, string>) => {
    const engine = new Engine();
    const put = Object.entries(texts).map(([key, text]) => ({
      key,
      revision: "",
      chunks: [{ text, path: [] }],
    }));
    engine.apply({ put });
    return engine;
  };
  const texts = {
    가: "출장비는 실비로 지급한다.",
    나: "출잔비 목록",
    다: "회의실 사용 절차",
    라: "계약의 해지",
  };

  it("finds what was meant, behind what has the word as typed", () => {
    const engine = engineOf(texts);
    const { 나: _, ...others } = texts;
    const fresh = engineOf(others);
    expect(fresh.search(fresh.view(), "rhkxofy cnfwkdql", 1)[0]?.key).toBe("가");
    expect(engine.search(engine.view(), "출잔비", 1)[0]?.key).toBe("나");
    expect(fresh.search(fresh.view(), "출잔비", 1)[0]?.key).toBe("가");
  });

  it("is corrected by visible words alone", () => {
    const engine = engineOf(texts);
    const visible = { 나: texts.나, 다: texts.다, 라: texts.라 };
    const view = engine.view(new Set(Object.keys(visible)));
    const fresh = engineOf(visible);
    for (const query of ["출장바 기준", "cnfwkdql", "출장비지급"])
      expect(engine.search(view, query, 5)).toEqual(fresh.search(fresh.view(), query, 5));
  });
});

it("what a correction weighs", () => {
  expect(CORRECTION_SHARE).toBe(0.7);
});
