/** Among few chunks the subject of their one document is no less telling than among many documents. */
import { expect, it } from "vitest";
import { Engine } from "../../search/engine.js";
import { QUESTION } from "../weights.js";
import { amongMany } from "./among-many.js";
import { readQuestion } from "./parse-question.js";

const SENTENCES = [
  "열람증을 잃은 때",
  "열람증의 색",
  "열람증의 크기",
  "열람증의 반납",
  "열람증 유효기간",
];

/** How rare words are in one document, with so many chunks of other documents. */
function rarityBeside(others: number) {
  const engine = new Engine();
  const chunks = SENTENCES.map((text) => ({ text, path: ["열람증 지침"] }));
  const beside = Array.from({ length: others }, () => ({
    text: "회의록 보관",
    path: ["문서 규정"],
  }));
  engine.apply({
    put: [
      { key: "one", revision: "", chunks },
      { key: "other", revision: "", chunks: beside },
    ],
  });
  return engine.termRarity(engine.view());
}

it("weighs the words of a question alike in a tenant of one document and in a large one", () => {
  const question = "열람증을 빠뜨리면 어떡해요?";
  const small = readQuestion(question, rarityBeside(0)).words;
  const large = readQuestion(question, rarityBeside(QUESTION.leastChunks - SENTENCES.length)).words;
  expect(small.get("열람증")).toBeGreaterThan(0.4);
  for (const [word, weight] of small) expect(weight).toBeCloseTo(large.get(word)!, 5);
});

it("leaves the rarity of words among many chunks as it is", () => {
  const rarity = rarityBeside(QUESTION.leastChunks);
  expect(amongMany(rarity)).toBe(rarity);
});

it("keeps which words no chunk has", () => {
  const rarity = amongMany(rarityBeside(0));
  expect(rarity.of("words", "유효기간")).toBe(rarity.ofOne);
  expect(rarity.of("words", "빠뜨리")).toBeGreaterThan(rarity.ofOne);
});
