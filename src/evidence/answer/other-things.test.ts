/** Which of several things a line is about: numbers of one kind, and days. */
import { describe, expect, it } from "vitest";
import {
  daysIn,
  isAboutOthers,
  isOfOther,
  isOfOtherDay,
  isOfOtherTown,
  isRowOfOther,
  numberedIn,
  regionAsked,
  townsIn,
  yearNotOf,
} from "./other-things.js";

describe("a year that a document is not about by its title", () => {
  it.each([
    ["2019년 상담 건수는?", ["2018년도 상담 실적 보고서"], "2019"],
    ["2018년 상담 건수는?", ["2018년도 상담 실적 보고서"], null],
    ["2024년 상담 건수는?", ["’24년 상담 실적"], null],
    ["2019년 상담 건수는?", ["상담 실적 보고서"], null],
    // Both sides of a comparison are asked for.
    ["2018년과 2019년 상담 건수는?", ["2018년도 상담 실적"], null],
    ["2019년 상담 건수는?", ["’18년 상담 실적"], "2019"],
    // A number in quotes, or of a document, is no year.
    ["2019년 상담 건수는?", ["‘18세 선거권’ 상담 실적"], null],
    ["2019년 상담 건수는?", ["공고 제2018-25호"], null],
  ])("%s %s", (question, titles, expected) => {
    expect(yearNotOf(question, titles)).toBe(expected);
  });
});

describe("a line of another number", () => {
  it.each([
    ["2분기 투자액은?", "1분기 투자액은 3억원이다.", true],
    ["2분기 투자액은?", "2분기 투자액은 3억원이다.", false],
    ["2분기 투자액은?", "투자액은 3억원이다.", false],
    ["제3차 심의회는?", "제4차 심의회를 연다.", true],
    ["3순위 신청일은?", "1순위와 3순위는 4월에 신청한다.", false],
    ["2차 공고는?", "02차 공고를 한다.", false],
    // A limit is no number of one.
    ["2차 공고는?", "3차 이내로 한다.", false],
    ["2학년 수업은?", "3학년 이상 듣는다.", false],
    ["2등급 요건은?", "3등급 이하는 뺀다.", false],
    ["2차 공고는?", "3학년 수업이다.", false],
    ["1차와 2차 공고는?", "2차 공고를 한다.", false],
    ["요금1팀장은?", "요금2팀장 | 김하늘", true],
    ["요금1팀장은?", "요금1팀장 | 김하늘", false],
    // So many teams are no name.
    ["요금1팀장은?", "참가자 3팀을 뽑는다.", false],
  ])("%s %s", (question, line, expected) => {
    expect(isOfOther(numberedIn(question), numberedIn(line))).toBe(expected);
  });
});

describe("a row of the same noun with another number", () => {
  it.each([
    ["부서 77의 기준은 몇 명인가요?", "부서76 | 77명", true],
    ["부서 77의 기준은 몇 명인가요?", "부서77 | 76명", false],
    ["부서77은 몇 명인가요?", "구분 | 부서 076 | 77명", true],
    ["부서 77의 기준은 몇 명인가요?", "부서76 | 부서77 | 3명", false],
    ["부서 77의 기준은 몇 명인가요?", "창구76 | 77명", false],
    // A unit behind the number says how many, and a cell that goes on is no name.
    ["부서 77명의 기준은?", "부서76 | 77명", false],
    ["부서 77의 기준은?", "부서76과 같음 | 77명", false],
  ])("%s %s", (question, row, expected) => {
    expect(isRowOfOther(question, row)).toBe(expected);
  });
});

describe("which time something is held", () => {
  it.each([
    ["제3회 음악축제는?", "제2회 음악축제", true],
    ["제2회 음악축제는?", "제2회 음악축제", false],
    // How often is not which.
    ["연 3회 교육은?", "제2회 교육", false],
    ["제3회 교육은?", "연 2회 교육", false],
  ])("%s %s", (question, line, expected) => {
    expect(isAboutOthers(question, () => line)).toBe(expected);
  });
});

describe("a text about other days", () => {
  it.each([
    ["2020년 3월 27일 확진자는?", "3. 26.(목) 0시 기준 9,241명", true],
    ["2020년 3월 26일 확진자는?", "3. 26.(목) 0시 기준 9,241명", false],
    ["3월 26일 확진자는?", "2020. 3. 25.과 2020. 3. 26.의 확진자", false],
    // A month or a year alone is no day, and a text without days is about any.
    ["2020년 3월 확진자는?", "3. 26.(목) 0시 기준", false],
    ["3월 27일 확진자는?", "확진자 현황", false],
  ])("%s %s", (question, text, expected) => {
    expect(isOfOtherDay(daysIn(question), daysIn(text))).toBe(expected);
  });
});

describe("a month without its day", () => {
  it.each([
    ["8월 정비 일정은?", "7월3일 정비", true],
    ["8월 정비 일정은?", "2026. 7. 3. 정비", true],
    ["8월 정비 일정은?", "7~9월 정비", false],
    ["8월 정비 일정은?", "2026. 8. 3. 정비", false],
    ["8월 정비 일정은?", "정비 안내", false],
    ["10월 정비 일정은?", "10월 정비", false],
    ["정비 일정은?", "7월3일 정비", false],
  ])("%s %s", (question, chunk, expected) => {
    expect(isAboutOthers(question, () => chunk)).toBe(expected);
  });
});

describe("the region that is asked about", () => {
  const asked = (question: string, text: string) =>
    regionAsked(question, (word) => text.includes(word));

  it.each([
    ["대구에서 몇 명인가요?", "서울 부산 대구", "대구"],
    ["대구시는 몇 명인가요?", "서울 부산 대구", "대구"],
    ["대구에 몇 호를 짓나요?", "전국 대구", "대구"],
    ["대구에서 몇 명인가요?", "부산 대구", null],
    ["대구은행 몇 곳인가요?", "서울 부산 대구", null],
    ["북대구에서 몇 명인가요?", "서울 부산 대구", null],
    ["몇 명인가요?", "서울 부산 대구", null],
  ])("%s %s", (question, text, expected) => {
    expect(asked(question, text)).toBe(expected);
  });
});

it("the towns that a question names", () => {
  expect(townsIn("수원시 확진자와 은평구의 사망자는 몇 명인가요?")).toEqual(["수원", "은평"]);
  expect(townsIn("부산지사는 몇 명이고 대구지역본부에 언제 가나요?")).toEqual(["부산", "대구"]);
  expect(townsIn("최대도시는 즉시 나오나요?")).toEqual([]);
});

it.each([
  ["수원들꽃지원센터 접수기간은?", "오산들꽃지원센터 공고", true],
  ["수원들꽃지원센터 접수기간은?", "오산시 들꽃지원센터 공고", true],
  ["수원들꽃지원센터 접수기간은?", "수원들꽃지원센터, 오산들꽃지원센터 공고", false],
  ["수원들꽃지원센터 접수기간은?", "들꽃지원센터 공고", false],
  ["들꽃지원센터 접수기간은?", "오산들꽃지원센터 공고", false],
])("the body of a town is none of another's: %s %s", (question, text, isOther) => {
  expect(isOfOtherTown(question, () => text)).toBe(isOther);
});

describe("a grade or a year of service", () => {
  it.each([
    ["일반직 5급 정원은 몇 명인가요?", "직급 | 1급 | 2급 | 3급\n일반직 | 2 | 10 | 20", true],
    ["일반직 2급 정원은 몇 명인가요?", "직급 | 1급 | 2급 | 3급\n일반직 | 2 | 10 | 20", false],
    ["4년차 지급률은 몇 %인가요?", "1년차 | 2년차 | 3년차\n95% | 85% | 70%", true],
    // A bound holds for others too.
    ["5급 정원은 몇 명인가요?", "3급 이상은 10명으로 한다.", false],
  ])("%s %s", (question, chunk, expected) => {
    expect(isAboutOthers(question, () => chunk)).toBe(expected);
  });
});

it("an application without a rank is none of the first", () => {
  const isOther = (asked: string) => isOfOther(numberedIn(asked), numberedIn("청약신청(무순위)"));
  expect(isOther("1순위 청약신청일은 언제인가요?")).toBe(true);
  expect(isOther("무순위 청약신청일은 언제인가요?")).toBe(false);
});
