/** When a line answers, which lines come with it, and in what order: each limit from both sides. */
import { describe, expect, it } from "vitest";
import type { TermRarity } from "../../search/bm25.js";
import { extractAnswer } from "./answer.js";
import type { AnswerHit } from "./found-tables.js";

/** Words of the weights given, in a tenant so large that only the score tells what a chunk is worth. */
const tenant = (weights: Record<string, number>, chunks = 1e9): TermRarity => ({
  chunks,
  ofOne: 1,
  of: (_, token) => (weights[token] ?? 1) ** 2,
});
let made = 0;
const hit = (text: string, score: number, path: string[] = []): AnswerHit => ({
  score,
  found_by: "lexical",
  chunk_id: `c${++made}`,
  doc_id: "sha256:a",
  filename: "당직 규정.hwp",
  kind: "paragraph",
  text,
  path,
  outline: [],
  anchors: [{ page: 1, bbox: null, cell_range: null }],
  extractors: ["hwp"],
  blocks: ["b1"],
});
const NO_FACTS = () => ({ about: [], tables: [], revisions: [] });
const ask = (question: string, hits: AnswerHit[], rarity: TermRarity, limit = 10) =>
  extractAnswer(question, hits, limit, rarity, NO_FACTS);
const quotes = (...given: Parameters<typeof ask>) =>
  ask(...given).citations.map(({ quote }) => quote);

describe("a question is answered", () => {
  // The score is what a chunk is worth, counted in words that no other chunk has.
  it.each([
    ["all of the question in a line", 1, 1.09, true],
    ["all of it, but worth little", 1, 1.02, false],
    ["eight in ten", 0.8, 2.39, true],
    ["eight in ten, but worth little", 0.8, 2.27, false],
    ["six in ten", 0.6, 4.9, true],
    ["six in ten, but worth little", 0.6, 4.7, false],
  ])("by %s: %f of the weight, worth %f", (_, weight, worth, answered) => {
    const words = { 당직: weight, 야간: 1 - weight };
    const question = weight === 1 ? "당직" : "야간 당직";
    expect(ask(question, [hit("당직을 선다.", worth)], tenant(words)).answered).toBe(answered);
  });

  it.each([
    [0.28, true],
    [0.23, false],
  ])("by a definition that is worth hardly anything: %f", (worth, answered) => {
    const hits = [hit("당직이란 밤을 지키는 일이다.", worth)];
    expect(ask("당직이란 무엇인가?", hits, tenant({})).answered).toBe(answered);
  });

  it.each([
    [1, true],
    [265, true],
    [300, false],
  ])("in a tenant of few chunks even by common words: %i", (chunks, answered) => {
    // Two words and their syllable pairs stand there, and none is rare.
    const hits = [hit("당직을 명령으로 정한다.", 0)];
    expect(ask("당직 명령", hits, tenant({}, chunks)).answered).toBe(answered);
  });

  it("by what the score says beyond the words it holds, in a tenant of one chunk too", () => {
    const rarity = tenant({ 당직: 0.6, 야간: 0.4 }, 1);
    expect(ask("야간 당직", [hit("당직을 선다.", 9)], rarity).answered).toBe(true);
    expect(ask("야간 당직", [hit("당직을 선다.", 2)], rarity).answered).toBe(false);
  });

  it.each([
    [1.63, true],
    [1.52, false],
  ])(
    "by an official term for the asker's word, nearly as well as by the word: %f",
    (worth, answered) => {
      expect(ask("야근", [hit("연장근로를 한다.", worth)], tenant({})).answered).toBe(answered);
    },
  );

  it("by nothing where there is no line at all", () => {
    expect(ask("당직", [hit("", 9)], tenant({}))).toMatchObject({
      answered: false,
      reason: "NO_EVIDENCE",
    });
  });
});

describe("beside the best line", () => {
  it.each([
    [0.28, 2],
    [0.3, 1],
  ])("another is shown while little is missing: %f of the question", (missing, shown) => {
    const rarity = tenant({ 당직: 1 - missing, 야간: missing });
    const hits = [hit("야간 당직을 선다.", 9), hit("당직만 선다.", 9)];
    expect(quotes("야간 당직", hits, rarity)).toHaveLength(shown);
  });

  it("four more are shown, not five", () => {
    const lines = ["가는", "나는", "다는", "라는", "마는", "바는"].map(
      (who) => `${who} 당직을 맡는다.`,
    );
    const hits = lines.map((line) => hit(line, 9));
    expect(quotes("당직", hits, tenant({}))).toEqual(lines.slice(0, 5));
    expect(quotes("당직", hits, tenant({}), 3)).toEqual(lines.slice(0, 3));
  });

  it("one that says the same in another chunk is not, and the better chunk is cited", () => {
    const hits = [hit("당직을 선다.", 5), hit("당직을  선다.", 9)];
    const { citations } = ask("당직", hits, tenant({}));
    expect(citations.map(({ chunk_id }) => chunk_id)).toEqual([hits[1]!.chunk_id]);
    const again = ask("당직", [hits[1]!, hits[0]!], tenant({}));
    expect(again.citations.map(({ chunk_id }) => chunk_id)).toEqual([hits[1]!.chunk_id]);
  });
});

describe("the rank of its chunk speaks for a line", () => {
  // The second line holds the word itself, the first only under its heading.
  it.each([
    [6, "당직을 선다."],
    [4, "직원이 선다."],
  ])("as much as its own words do at half the score: %i to 10", (score, best) => {
    const hits = [hit("직원이 선다.", 10, ["당직"]), hit("당직을 선다.", score, ["당직"])];
    expect(quotes("당직", hits, tenant({}))[0]).toBe(best);
  });

  it("whatever the scale of the scores", () => {
    const hits = [hit("직원이 선다.", 1000, ["당직"]), hit("당직을 선다.", 600, ["당직"])];
    expect(quotes("당직", hits, tenant({}))[0]).toBe("당직을 선다.");
  });
});
