/** Another of the kind that a question names, by itself and in the lines of a chunk. */
import { describe, expect, it } from "vitest";
import type { TermRarity } from "../../search/bm25.js";
import { HeldWords } from "./held-words.js";
import { readQuestion } from "./parse-question.js";
import type { LineText } from "./read-chunk.js";
import { namedThings, namesRival } from "./rival-names.js";
import { judgeLines } from "./score-lines.js";

const rarity: TermRarity = { chunks: 10, ofOne: 1, of: () => 1 };
const tells = (question: string, text: string, more: Partial<LineText> = {}) =>
  judgeLines({ text, path: [], kind: "paragraph", ...more }, readQuestion(question, rarity))
    .length > 0;

describe("what a question names", () => {
  const named = (question: string, ...nouns: string[]) =>
    namedThings(question, new Set(nouns), "예산", "예산").map(
      ({ before, head }) => `${before}|${head}`,
    );

  it("is parted before every end of a word", () => {
    expect(named("긴급점검 예산은?", "긴급점검")).toEqual(["긴|급점검", "긴급|점검"]);
    expect(named("본조사의 예산은?", "본조사")).toEqual(["본|조사"]);
  });

  it("is parted before the next word too", () => {
    expect(named("국내 대학의 예산은?", "국내")).toEqual(["국내|대학"]);
    expect(named("국내 대학이면 얼마인가요?", "국내")).toEqual(["국내|대학"]);
    expect(named("국내의 대학은?", "국내")).toEqual([]);
  });

  it.each([
    ["what is asked for", "연간 예산은?", "예산"],
    ["a word with its particle", "현장에서 점검하는 예산은?", "현장에서"],
    ["one of several values", "국내 예산은?", "국내"],
    ["a time", "내년도 예산은?", "내년도"],
    ["another time", "올해 예산은?", "올해"],
    ["a town, which all its papers are about", "구리시 점검 예산은?", "구리시"],
    ["what stands before a kind of answer", "점검 방법은?", "점검"],
    ["a verb before its noun", "받은 점검은?", "받은"],
    ["a foreign word", "POS 점검은?", "pos"],
  ])("is not %s", (_, question, noun) => {
    expect(named(question, noun).filter((each) => each !== "구|리시")).toEqual([]);
  });
});

describe("another of its kind", () => {
  const one = namedThings("긴급점검은?", new Set(["긴급점검"])).at(-1)!;
  const two = namedThings("국내 대학은?", new Set(["국내"])).at(-1)!;

  it("has another beginning in the same word", () => {
    expect(namesRival("정기점검을 한다", one)).toBe(true);
    expect(namesRival("점검을 한다", one)).toBe(false);
    expect(namesRival("시설긴급점검을 한다", one)).toBe(false);
    // What stands apart from the end of one word is no part of it.
    expect(namesRival("정기 점검을 한다", one)).toBe(false);
  });

  it("has another word before it", () => {
    expect(namesRival("2. 해외 대학 : 1만 달러", two)).toBe(true);
    expect(namesRival("해외대학 : 1만 달러", two)).toBe(true);
    expect(namesRival("국내 대학 : 1만 달러", two)).toBe(false);
    expect(namesRival("내 대학 : 1만 달러", two)).toBe(false);
    expect(namesRival("이 대학 : 1만 달러", two)).toBe(false);
    expect(namesRival("해외의 대학 : 1만 달러", two)).toBe(false);
    expect(namesRival("해당 대학 : 1만 달러", two)).toBe(false);
    expect(namesRival("이 기간 동안 대학 : 1만 달러", two)).toBe(false);
  });
});

describe("a value of another of its kind", () => {
  const days = "긴급점검 결과는 며칠 이내에 보고하나요?";

  it("is no answer where its line names that one", () => {
    expect(tells(days, "긴급점검 결과는 15일 이내에 보고한다.")).toBe(true);
    expect(tells(days, "점검 결과는 15일 이내에 보고한다.")).toBe(true);
    expect(tells(days, "정기점검 결과는 15일 이내에 보고한다.")).toBe(false);
  });

  it("is none where its heading or title does", () => {
    const line = "점검 결과는 15일 이내에 보고한다.";
    expect(tells(days, line, { path: ["시설 지침", "제14조(일반점검)"] })).toBe(false);
    expect(tells(days, line, { path: ["시설 지침", "제15조(긴급점검)"] })).toBe(true);
    expect(tells(days, line, { path: ["일반점검 지침", "긴급한 점검"] })).toBe(true);
  });

  it("is none where the line that it stands under does", () => {
    const under = "가. 정기점검\n1) 점검 결과는 15일 이내에 보고";
    expect(tells(days, `${under}한다.`)).toBe(false);
  });

  it("may be one where the chunk names the asked one, and its own line no other", () => {
    const beside = "긴급점검은 따로 한다. 정기점검은 매년 한다. 점검 결과는 15일 이내에 보고한다.";
    expect(tells(days, beside, { path: ["일반점검"] })).toBe(true);
  });

  it("is none beside the line of the asked one", () => {
    const asked = "학자금은 국내 대학이면 연간 몇 달러까지 되나요?";
    const lines = "1. 국내 대학 : 학자금 납부액\n2. 해외 대학 : 학자금 연간 1만 달러";
    expect(tells(asked, lines)).toBe(false);
    expect(tells(asked.replace("국내", "해외"), lines)).toBe(true);
    // What its chunk says of the modifier elsewhere may be said of it.
    expect(tells(asked, "국내에서 낸 돈이다.\n2. 해외 대학 : 학자금 연간 1만 달러")).toBe(true);
  });

  it("is told apart by a modifier of one syllable before a word of its own", () => {
    const asked = "본조사의 표본은 몇 가구인가요?";
    const line = "기초조사 표본은 500가구이다.";
    const known = (text: string) => ({ document: HeldWords.of(text) });
    expect(tells(asked, line, known("조사 계획"))).toBe(false);
    expect(tells(asked, line, known("표본 계획"))).toBe(true);
  });

  it("is one where only what is done is asked", () => {
    expect(tells("긴급점검은 왜 하나요?", "정기점검은 안전을 위해 긴급히 한다.")).toBe(true);
  });
});

describe("no other of its kind", () => {
  const rival = (question: string, word: string, text: string) =>
    namedThings(question, new Set([word])).some((thing) => namesRival(text, thing));

  it.each([
    ["an amount", "연간 한도는 얼마인가요?", "연간", "연 750만원 한도로 한다.", "월간 한도"],
    ["its full name", "법인카드 지침은?", "법인카드", "법인신용카드관리 및 사용지침", "출장 지침"],
    ["an adverb's", "미리 승인을 받나요?", "미리", "사전 승인을 받는다.", null],
  ])("is %s", (_, question, word, text, other) => {
    expect(rival(question, word, text)).toBe(false);
    if (other !== null) expect(rival(question, word, other)).toBe(true);
  });

  it("has letters in their order from the beginning of a word on", () => {
    expect(rival("법인카드 지침은?", "법인카드", "사법인신용카드관리 및 사용지침")).toBe(true);
    expect(rival("법인카드 지침은?", "법인카드", "법인 명의 출장 지침")).toBe(true);
  });
});

it("whoever works at a place is its staff", () => {
  const question = "병원 직원 검진은 1년에 몇 번 하나요?";
  expect(tells(question, "검진은 연 1회 한다.", { path: ["교직원 지침"] })).toBe(true);
  expect(tells(question, "검진은 연 1회 한다.", { path: ["구청직원 지침"] })).toBe(false);
});
