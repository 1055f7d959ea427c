/** How much of a question's word a text holds. */
import { describe, expect, it } from "vitest";
import { HeldWords } from "./held-words.js";

const share = (word: string, text: string) => HeldWords.of(text).share(word);

describe("a word is held", () => {
  it.each([
    ["as it is", "예산", "예산은 3억원이다", 1],
    ["over the spaces of the text", "지원사업", "지원 사업을 한다", 1],
    ["over its punctuation", "교육훈련", "교육·훈련", 1],
    ["over its reading in Chinese letters", "등축제", "벚꽃 등(燈)축제", 1],
    ["over a point of old letters", "교강사", "훈련 교ㆍ강사", 1],
    ["not over other words in brackets", "등축제", "벚꽃 등(불)축제", 0.7 * 0.5],
    ["by a noun of one syllable before its particle", "쌀을", "쌀 소비", 1],
    ["a year by its two figures", "2024", "’24년 예산", 1],
    ["a year of the last century by its two figures", "1998", "’98년 예산", 1],
    ["not a year by another's", "2024", "’23년 예산", 0],
    ["not a year by figures without a mark", "2024", "24년 예산", 0],
    ["no other number by two figures", "3024", "’24년 예산", 0],
    ["not a foreign word in part", "budget", "budge", 0],
    ["by half of its pairs of syllables", "지원사업비", "지원 계획과 사업 계획", 0.7 * 0.5],
    ["by three of four", "지원사업비", "지원 계획과 사업비", 0.7 * 0.75],
    ["not by one of four", "지원사업비", "지원 계획", 0],
    ["with a figure before it", "1순위", "1순위 | 수급자", 1],
    ["not with another", "1순위", "21순위 | 수급자", 0],
    ["with letters before it", "ai반도체", "국내 AI 반도체", 1],
    ["in letters of either case", "D급", "C급 | D급", 1],
    ["not behind another letter", "D급", "CD급", 0],
    ["not as an article with a branch", "3조", "제3조의2(휴가)", 0],
    ["not behind a syllable that makes it another", "상임이사", "비상임이사를 둔다", 0],
    ["not behind an office's deputy", "위원장", "부위원장을 둔다", 0],
    ["behind a syllable that only denies it", "이수자", "미이수자는 다시 듣는다", 1],
    ["behind another that does", "과세", "비과세 대상", 1],
    ["beside one that is another", "상임이사", "비상임이사와 상임이사를 둔다", 1],
    ["behind the end of a word", "상임이사", "준비 상임이사", 1],
    ["as a law by what it is about", "창업지원법", "창업 지원에 관한 법률", 1],
    ["as such a law among others", "창업지원법", "창업 지원 등에 관한 특별법", 1],
    ["not as a law about something else", "창업지원법", "지역 창업에 관한 법률", 0],
    ["not by a pair it lacks", "예산", "예비 산출", 0],
  ])("%s: %s in %s", (_, word, text, expected) => {
    expect(share(word, text)).toBeCloseTo(expected, 10);
  });

  it("by the full name that it is short for", () => {
    const names = new Map([["중기부", "중소벤처기업부"]]);
    expect(HeldWords.of("중소벤처기업부 공고").share("중기부", names)).toBe(1);
    expect(HeldWords.of("중기부 공고").share("중기부", names)).toBe(1);
    expect(HeldWords.of("고용노동부 공고").share("중기부", names)).toBe(0);
  });

  it("by several texts together", () => {
    const all = HeldWords.ofAll([HeldWords.of("’24년 지원"), HeldWords.of("사업")]);
    expect(all.share("2024")).toBe(1);
    expect(all.share("사업")).toBe(1);
    expect(all.share("지원사업")).toBe(1);
    expect(all.share("예산")).toBe(0);
  });

  it("and whether a name begins as another one does", () => {
    const held = HeldWords.of("오산여성 새로일하기센터");
    expect(held.begins("오산여성새로일하기센터")).toBe(true);
    expect(held.begins("수원여성새로일하기센터")).toBe(false);
  });
});
