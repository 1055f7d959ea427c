/** Everyday words bring in official terms, never the other way round, and never what the law keeps apart. */
import { describe, expect, it } from "vitest";
import { synonymsIn, synonymsOf } from "./everyday-language.js";
import { EVERYDAY_TERMS } from "./lexicon/everyday-terms.js";

const termsOf = (question: string) => synonymsOf(question).flatMap(({ terms }) => terms);

describe("a question in everyday words", () => {
  it.each([
    ["회사를 그만두면 받는 돈", "퇴직"],
    ["월급을 언제 받나요?", "임금"],
    ["알바도 쉬는 시간이 있나", "휴게시간"],
    ["세입자가 나가야 하나", "임차인"],
    ["기재부 발표", "기획재정부"],
    ["기획재정부 발표", "기재부"],
    ["서울시 조례", "서울특별시"],
    ["LH 전세", "한국토지주택공사"],
    ["How much annual leave?", "연차 유급휴가"],
  ])("%s is also searched by %s", (question, term) => {
    expect(termsOf(question)).toContain(term);
  });

  it("is met from the first letter of a word on, whatever ending follows", () => {
    expect(termsOf("야근하면")).toContain("연장근로");
    expect(termsOf("철야근무")).not.toContain("연장근로");
    expect(termsOf("재월급")).toEqual([]);
  });

  it("takes a word of one syllable only alone or with a particle", () => {
    expect(termsOf("약을 버리는 방법")).toContain("의약품");
    expect(termsOf("약속을 지키는 방법")).not.toContain("의약품");
  });

  it("takes Latin words only whole", () => {
    expect(termsOf("tax office")).toContain("세금");
    expect(termsOf("taxi fare")).not.toContain("세금");
  });

  it("takes the longest phrase that begins at a word", () => {
    const synonyms = synonymsOf("월급 명세를 안 줘요");
    expect(synonyms.map(({ said }) => said)).toEqual(["월급 명세"]);
  });

  it("in official words brings in nothing", () => {
    expect(synonymsOf("임금명세서의 교부 의무")).toEqual([]);
  });
});

describe("the lexicon of everyday terms", () => {
  const lines = EVERYDAY_TERMS.map((line) => line.split(": ") as [string, string]);
  const parts = (text: string) => text.split(", ");

  it("has an official and an everyday side on every line", () => {
    for (const [official, everyday] of lines) {
      expect(official).toBeTruthy();
      expect(everyday).toBeTruthy();
    }
  });

  it("has no circle: what is official on a line is not said for its own everyday word elsewhere", () => {
    const said = new Map<string, string[]>();
    for (const [official, everyday] of lines)
      for (const word of parts(everyday))
        said.set(word, [...(said.get(word) ?? []), ...parts(official)]);
    for (const [word, official] of said)
      for (const term of official) expect(said.get(term) ?? []).not.toContain(word);
  });

  it.each([
    ["벌금", "과태료"],
    ["해고", "퇴직"],
    ["허가", "신고"],
    ["인가", "허가"],
    ["징역", "벌금"],
    ["무효", "취소"],
    ["소유자", "임차인"],
    ["보증금", "임대료"],
  ])("keeps %s and %s apart", (one, other) => {
    for (const [official, everyday] of lines) {
      const all = [...parts(official), ...parts(everyday)];
      expect(all.includes(one) && all.includes(other)).toBe(false);
    }
    expect(termsOf(one)).not.toContain(other);
    expect(termsOf(other)).not.toContain(one);
  });
});

it("tells which terms a text has in place of the asker's words", () => {
  const synonyms = synonymsOf("월급은 언제 받나");
  expect(synonymsIn(synonyms, "임금은 매월 1회 이상 지급한다.")).toEqual([
    { said: "월급", terms: ["임금"] },
  ]);
  expect(synonymsIn(synonyms, "월급은 매월 지급한다.")).toEqual([]);
  expect(synonymsIn(synonyms, "휴가를 준다.")).toEqual([]);
});
