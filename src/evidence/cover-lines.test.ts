import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../test/growth-of-cost.js";
import { smallScope } from "../../test/small-scope.js";
import type { Tenants } from "../tenants/tenants.js";
import { Questions } from "./ask.js";
import { coverLines, labelledSubject, namesKindAlone } from "./cover-lines.js";
import { richHitsOf } from "./rich-hits.js";

describe("a title that names a kind of paper alone", () => {
  it.each([
    ["구 매 요 구 서", true],
    ["회의록", true],
    ["들꽃법", false],
    ["가람시 들꽃길 조성 제안요청서", false],
    ["", false],
  ])("%s: %s", (title, expected) => {
    expect(namesKindAlone(title)).toBe(expected);
  });

  it("has its subject in the short lines under it", () => {
    const opening = "구매요구서\n물놀이용 튜브, 30호(’31) / 구매\n작성 : 가람팀\n튜브를 산다.";
    expect(coverLines(opening, "구 매 요 구 서")).toEqual(["물놀이용 튜브, 30호(’31) / 구매"]);
    expect(coverLines("1. 개요\n튜브", "구매요구서")).toEqual([]);
    expect(coverLines("품명 | 튜브\n튜브", "구매요구서")).toEqual([]);
    expect(coverLines("가람\n나루\n다솜\n라온", "구매요구서")).toHaveLength(3);
  });
});

it("answers of what stands under such a title", async () => {
  const chunk = (text: string) => ({ text, path: ["구매요구서"] });
  const scope = smallScope([
    {
      name: "1.hwpx",
      chunks: [
        chunk("구매요구서\n물놀이용 튜브, 30호(’31) / 구매"),
        ...["색은 파랑이다.", "재질은 고무이다."].map(chunk),
        chunk("5.2 교육계획\n5.2.1 교육기간 : 2일(16시간)\n5.2.2 교육인원 : 12명 이내"),
      ],
    },
  ]);
  const tenant = new Questions({ scope: async () => scope } as unknown as Tenants);
  const question = "물놀이용 튜브 교육인원은 몇 명까지인가요?";
  const { text } = await tenant.answer({ tenant: "가람", question });
  expect(text).toContain("12명 이내");
});

it("takes what a label names as the subject, however it is spaced", () => {
  const opening = "제안요청서\n사 업 명 | 새빛만 양식 질병 모델 개발\n주관기관 | 새빛연구원";
  expect(coverLines(opening, "제안요청서")).toEqual(["새빛만 양식 질병 모델 개발"]);
  expect(coverLines("제안요청서\n용역명: 둘레길 정비", "제안요청서")).toEqual(["둘레길 정비"]);
  expect(coverLines("제안요청서\n사업명 | 사업비 | 비고", "제안요청서")).toEqual([]);
});

it("takes what a label behind a mark names as the subject", () => {
  const opening =
    "가람시 공고 제2031-7호\n용역 입찰 공고\n1. 입찰에 부치는 사항\n가. 용 역 명: 가람시 누리집 유지관리";
  expect(labelledSubject(opening)).toBe("가람시 누리집 유지관리");
  expect(labelledSubject("ㆍ공 사 명 : 들꽃길 잇기(3공구)")).toBe("들꽃길 잇기(3공구)");
  expect(labelledSubject("가. 용역기간: 1년\n나. 공사명이 다른 때")).toBeNull();
});

it("knows what a paper is about by such a label of its second chunk", async () => {
  const chunk = (text: string) => ({ text, path: ["용역 입찰 공고"] });
  const scope = smallScope([
    {
      name: "1.hwpx",
      chunks: [
        chunk("가람시 공고 제2031-7호\n용역 입찰 공고"),
        chunk("1. 입찰에 부치는 사항\n가. 용 역 명: 가람시 누리집 유지관리"),
        chunk("2. 평가\n발표인원 : 3명 이내"),
      ],
    },
  ]);
  const hits = await richHitsOf(scope, await scope.search("발표인원", 1));
  expect(hits[0]?.facts.about).toContain("가람시 누리집 유지관리");
});

it("costs no more for spaces that never end", () => {
  const judge = (size: number) => coverLines(`사업명${" ".repeat(size)}|`, "제안요청서");
  expect(growthOfCost(judge, 25_000)).toBeLessThan(MOST_GROWTH);
});

it("answers of what a label names in a paper without a title", async () => {
  const chunk = (text: string) => ({ text, path: [] });
  const scope = smallScope([
    {
      name: "1.hwpx",
      chunks: ["사업명 : 가람 플랫폼 구축\n담당 : 한별", "사업금액 : 300원"].map(chunk),
    },
  ]);
  const found = scope.searchWords("사업금액", 1);
  const [hit] = await richHitsOf(scope, found);
  expect(hit?.facts.about).toContain("가람 플랫폼 구축");
});
