import { describe, expect, it } from "vitest";
import { aliasesIn } from "./stated-aliases.js";

describe("names that a text gives a thing", () => {
  it.each([
    ["중소벤처기업부(이하 “중기부”라 한다)는 다음과 같이", ["중소벤처기업부", "중기부"]],
    ["주관: 문화체육관광부(문체부)", ["문화체육관광부", "문체부"]],
    ["한국지능정보사회진흥원(이하 ‘한지원’, 원장 홍길동)", ["한국지능정보사회진흥원", "한지원"]],
    ["생성형 인공지능(AI) 기술", ["인공지능", "AI"]],
    ["한국지능정보사회진흥원(NIA)", ["한국지능정보사회진흥원", "NIA"]],
    ["FTA(자유무역협정) 활용", ["자유무역협정", "FTA"]],
    ["자유무역협정(Free Trade Agreement)", ["자유무역협정", "Free Trade Agreement"]],
    ["출장여비(旅費)를", ["여비", "旅費"]],
  ])("%s", (text, alias) => {
    expect(aliasesIn(text)).toEqual([alias]);
  });

  it("are none where a name holds in one document only, or is none", () => {
    for (const text of [
      "한국토지주택공사(이하 “공사”라 한다)",
      "개인정보 보호법(이하 “법”이라 한다)",
      "주식회사 가나다(이하 “갑”이라 한다)",
      "사업수행기관(이하 “주관기관”이라 한다)",
      "서울특별시(종로구)",
      "제출서류(신청서)",
      "목록(a)",
      "무게(kg)",
      "항목(ii)",
    ])
      expect(aliasesIn(text)).toEqual([]);
  });

  it("are counted once, and bounded", () => {
    expect(aliasesIn("인공지능(AI) 인공지능(AI)")).toHaveLength(1);
    const many = Array.from(
      { length: 500 },
      (_, at) => `이름${String.fromCharCode(0xac00 + at)}(N${at}X)`,
    ).join(" ");
    expect(aliasesIn(many)).toHaveLength(200);
  });

  it("are looked for, and not found, in text made to keep the pattern busy", () => {
    expect(aliasesIn("가나(".repeat(20_000))).toEqual([]);
    expect(aliasesIn(`a${" b".repeat(50_000)}`)).toEqual([]);
    expect(aliasesIn("가".repeat(100_000))).toEqual([]);
  });
});
