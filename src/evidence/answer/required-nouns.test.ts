/** Which words of a question its document must name. */
import { describe, expect, it } from "vitest";
import { requiredNouns } from "./required-nouns.js";

const required = (question: string, words: string[], topic: string | null = null) => [
  ...requiredNouns(question, topic, words, () => true),
];

describe("nouns that a document must name", () => {
  it("are those with a case particle or none", () => {
    const question = "가족관계증명서의 주민센터 발급을 어디서 하나요?";
    const words = ["가족관계증명서", "주민센터", "발급"];
    expect(required(question, words)).toEqual(words);
  });

  it.each([
    ["a verb before its noun", "상을 받은 사람", ["받은"]],
    ["the asker's own verb", "표에 나와 있는 것", ["나와"]],
    ["an adverb", "매우 정확하게 적는 법", ["정확하게"]],
    ["a verb that has the ending of a topic", "이르는 말은?", ["이르"]],
    ["a kind of answer", "위원의 이름을 알려 주세요", ["이름"]],
    ["a word for the document", "공문의 수신자", ["공문"]],
    ["a noun that its value's type tells", "담당자 전화번호", ["전화번호"]],
    ["a time that documents give as a year", "올해 최근의 사업", ["올해", "최근"]],
    ["an asking word", "며칠 이내에 내나요", ["며칠"]],
    ["what is no Hangul word", "2024 AI 사업", ["2024", "ai"]],
  ])("are not: %s", (_, question, words) => {
    expect(required(question, words)).toEqual([]);
  });

  it("are also the topic, if it is no verb", () => {
    expect(required("백신 접종자는 몇 명인가요?", ["접종자"], "접종자")).toEqual(["접종자"]);
    expect(required("양성평등이 의미하는 것은?", ["의미하"], "의미하")).toEqual([]);
  });

  it("are only words that tell something", () => {
    expect([...requiredNouns("당시의 장관", null, ["당시"], () => false)]).toEqual([]);
  });
});
