import { describe, expect, it } from "vitest";
import { tokenize, tokenizeQuery } from "./tokens.js";

const words = (text: string) => tokenize(text).words;
const pairs = (text: string) => tokenize(text).pairs;

describe("tokenize", () => {
  it("takes particles and endings off, so that a word is found in any form", () => {
    for (const form of ["출장비를", "출장비는", "출장비의", "출장비까지", "출장비로부터"])
      expect(words(form)).toEqual(["출장비"]);
    for (const form of ["지급하여야", "지급한다", "지급하는", "지급합니다", "지급됨을"])
      expect(words(form)).toEqual(["지급"]);
  });

  it("leaves short words whole: a syllable that looks like a particle may be part of the word", () => {
    expect(words("회의 증가 도로")).toEqual(["회의", "증가", "도로"]);
  });

  it("finds compounds by their parts", () => {
    expect(pairs("국내출장여비")).toEqual(["국내", "내출", "출장", "장여", "여비"]);
    expect(pairs("국내 출장 여비")).toEqual(["국내", "출장", "여비"]);
  });

  it("reads article labels as people write them", () => {
    expect(words("제3조제2항")).toEqual(expect.arrayContaining(["3조", "2항"]));
    expect(words("제 3 조")).toContain("3조");
    expect(words("3조")).toContain("3조");
    expect(words("제34조의2제1항")).toEqual(expect.arrayContaining(["34조의2", "1항"]));
    expect(words("제34조의2")).not.toContain("34조");
    expect(words("제34조의 2")).toContain("34조의2");
    for (const said of [
      "제5조의 2가지 요건",
      "제5조의 2023년 개정",
      "제5조의 1,000만원",
      "제5조의10,000원",
    ])
      expect(words(said)).toContain("5조");
    expect(words("② 여비는")).toContain("2항");
  });

  it("reads numbers without commas and leading zeros, and dates in any form", () => {
    expect(words("1,250,000원")).toEqual(expect.arrayContaining(["1250000", "1250000원"]));
    expect(words("12,34")).toEqual(["12", "34"]);
    const parts = ["2024", "3", "1"];
    for (const date of ["2024-03-01", "2024. 3. 1.", "2024.3.1.", "2024년 3월 1일"])
      expect(words(date)).toEqual(expect.arrayContaining(parts));
  });

  it("folds case, width and the Korean middle dot", () => {
    expect(words("COVID-19 ＡＩ")).toEqual(["covid", "19", "ai"]);
    expect(words("시ㆍ도지사")).toEqual(["시", "도지사"]);
    expect(words("기획예산과-1234")).toContain("1234");
  });

  it("gives nothing for marks alone", () => {
    expect(tokenize("□ ○ ※ … —")).toEqual({ words: [], pairs: [] });
  });
});

describe("tokenizeQuery", () => {
  it("drops the words that only ask, not words that contain them", () => {
    expect(tokenizeQuery("출장비는 언제 지급하나요?").words).toEqual(["출장비", "지급"]);
    expect(tokenizeQuery("임진왜란").words).toEqual(["임진왜란"]);
    expect(tokenizeQuery("공산주의란 무엇인가").words).toEqual(["공산주의"]);
  });

  it("keeps them when there is nothing else", () => {
    expect(tokenizeQuery("무엇인가요?").words.length).toBe(1);
  });

  it("finds a noun of one syllable under its particle, and leaves what only looks like one", () => {
    for (const said of ["쌀은", "쌀을", "쌀과", "쌀로", "쌀에서", "쌀"])
      expect(words(said)).toContain("쌀");
    expect(words("차는")).toContain("차");
    expect(words("25,000원으로")).toContain("원");
    // The particle does not agree with the syllable before it, or the whole is a noun.
    expect(words("마을 사이 회의 결과 제도")).toEqual(["마을", "사이", "회의", "결과", "제도"]);
  });

  it("joins a label or a cell in spaced letters, and no sentence", () => {
    expect(words("구     분 | 팀 장 |  본 부 장")).toEqual(
      expect.arrayContaining(["구분", "팀장", "본부장"]),
    );
    expect(words("1. 담 당 자 : 김")).toContain("담당자");
    expect(words("ㅇ 사 업 명: 가람")).toContain("사업명");
    expect(words("(접 수)")).toContain("접수");
    expect(words("그 중 한 명은 간다")).not.toContain("그중한");
    expect(words("갑, 을 병, 정")).not.toContain("을병");
  });

  it("writes joined words and closed dates both ways", () => {
    expect(words("AI-Hub")).toEqual(["ai", "aihub", "hub"]);
    expect(words("state-of-the-art")).toEqual(["state", "stateoftheart", "of", "the", "art"]);
    expect(words("20240301")).toEqual(["20240301", "2024", "3", "1"]);
  });
});
