/** Of what a line tells its value: by the word before the asked noun, or by its label. */
import { expect, it } from "vitest";
import { kindAsked } from "./answer-kind.js";
import { askedAttribute } from "./asked-attribute.js";
import type { Question } from "./parse-question.js";
import { judgeLines } from "./score-lines.js";

const question = (text: string, words: readonly string[]): Question => {
  const attribute = askedAttribute(text);
  return {
    ...{ text, asked: kindAsked(text), words: new Map(words.map((word) => [word, 1])) },
    ...{ topic: attribute!.noun, phrase: attribute!.phrase, attribute },
    ...{ isYesNo: false, questioned: null, fullNames: new Map(), official: new Map() },
    required: new Set(),
  };
};
const texts = (asked: Question, text: string, path: string[] = []) =>
  judgeLines({ text, path, kind: "paragraph" }, asked).map((line) => line.text);

const validity = question("등록증의 유효기간은 몇 년인가요?", ["등록증", "유효기간"]);

it("the term of another paper is none of the asked one", () => {
  expect(texts(validity, "등록증을 발급한다.\n확인서 유효기간은 5년으로 한다.")).toEqual([]);
  expect(texts(validity, "등록증을 발급한다.\n확인서의 유효기간은 5년으로 한다.")).toEqual([]);
});

it("a term without a word before it may be the asked one, and so may one beside the asked paper", () => {
  const bare = "유효기간은 5년으로 한다.";
  expect(texts(validity, `등록증을 발급한다.\n${bare}`)).toContain(bare);
  const beside = "등록증은 확인서 유효기간과 같이 5년으로 한다.";
  expect(texts(validity, beside)).toContain(beside);
});

it("of what the whole paper is about, any term may be told", () => {
  const line = "통장 유효기간은 5년으로 한다.";
  expect(texts(validity, line, ["등록증 발급 지침"])).toContain(line);
});

const keeping = question("검사서의 보존기간은 몇 년인가요?", ["검사서", "보존기간"]);

it("an item of a list tells the value of what labels it", () => {
  const list = (items: string) => `검사서를 낸다.\n제3조(보존기간) 서류를 보존한다.\n${items}`;
  expect(texts(keeping, list("1. 접수대장 : 3년"))).not.toContain("1. 접수대장 : 3년");
  expect(texts(keeping, list("1. 검사서 : 3년"))).toContain("1. 검사서 : 3년");
});
