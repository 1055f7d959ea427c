/** What stands behind a title in brackets and is no part of it, and codes that are no title. */
import { expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { couldBeTitle, endsAsTitle, standsAside, unwrapped, withoutTail } from "./title-words.js";

it.each([
  "여권 발급 신청서(4쪽 중 제1쪽)",
  "여권 발급 신청서 (3쪽 중 2쪽)",
  "여권 발급 신청서(앞쪽)",
  "여권 발급 신청서 (뒤 쪽)",
  "여권 발급 신청서 ( 년 월 일)",
  "여권 발급 신청서 (앞쪽) <개정 2024. 7. 2.>",
  "여권 발급 신청서(2026. 3. 2.)",
  "여권 발급 신청서 (’26.3.2. 개정)",
  "여권 발급 신청서[2026-03-02]",
  "여권 발급 신청서 (2026년 3월 2일 현재)",
  "여권 발급 신청서(2026. 3. 2.(월) 기준)",
  "여권 발급 신청서 〈2026/3/2〉",
  "여권 발급 신청서(헤드라인M, 22p)",
  "여권 발급 신청서 <HY견고딕 20포인트>",
  "여권 발급 신청서(휴먼명조 15)",
])("%s loses its tail", (title) => {
  expect(withoutTail(title)).toBe("여권 발급 신청서");
});

it.each([
  "여권 발급 신청서(가족용)",
  "한빛성당 안내(고딕 건축 10선)",
  "한빛 글꼴 안내(명조와 고딕)",
  "한빛시 예산서(2024년 3월)",
  "앞쪽 주차장 안내(쪽방촌)",
  "주차 현황 (3월 26일 0시)",
  "주차 회의(2026. 3. 2. 한빛시청)",
  "주차 단속 계획(2026. 3. 2.~3. 5.)",
])("%s keeps what is in brackets", (title) => {
  expect(withoutTail(title)).toBe(title);
});

it("is quick on long texts of brackets", () => {
  const open = (size: number) => `(${"별표 제1조".repeat(size)}`;
  expect(withoutTail(open(5000))).toBe(open(5000));
  expect(growthOfCost((size) => withoutTail(open(size)), 5000)).toBeLessThan(MOST_GROWTH);
});

it.each([
  ["공유주차장 정보 표준", true],
  ["주차장 정보 연계 규격(안)", true],
  ["정보 표준", false],
  ["규격", false],
  ["주차장 정보 국가표준", false],
])("ends with a word for a standard behind two others: %s", (words, ends) => {
  expect(endsAsTitle(words)).toBe(ends);
});

it("is no code of a standard", () => {
  expect(couldBeTitle("KS KS X 9901")).toBe(false);
  expect(couldBeTitle("SPS")).toBe(false);
  expect(couldBeTitle("KOSHA GUIDE Z-99-2026")).toBe(false);
  expect(couldBeTitle("KS X 9901 적용 지침")).toBe(true);
});

it("is no caption in brackets and no heads of columns run together", () => {
  for (const words of [
    "[표 1] 사용 가능한 물질 목록",
    "<그림 2> 주차장 위치",
    "No. 품목명",
    "순번 일반명",
  ])
    expect(couldBeTitle(words)).toBe(false);
  for (const words of ["표본 추출 지침", "표지판 설치 기준", "No. 1 주차장 안내"])
    expect(couldBeTitle(words)).toBe(true);
});

it("is no number left to be filled in", () => {
  for (const words of ["접수 제 호 (20 . . .)", "제 호", "등록번호(제 호)"])
    expect(couldBeTitle(words)).toBe(false);
  for (const words of ["제3호 주차장 안내", "문제 호소문 접수 계획"])
    expect(couldBeTitle(words)).toBe(true);
});

it("is no word for whom a copy is for", () => {
  for (const words of ["내부 검토용", "민원인 보관용", "[부서장 보고용]", "[응시자용]"])
    expect(couldBeTitle(words)).toBe(false);
  for (const words of ["주민 배포용 안내서", "한빛시 교통과 주차장 이용 실태 보고용"])
    expect(couldBeTitle(words)).toBe(true);
});

it("ends as titles end within brackets around it", () => {
  for (const words of ["「주차장 개방 공고」", "[주차장 개방 계획(안)]", "< 주차장 개방 공고 >"])
    expect(endsAsTitle(words)).toBe(true);
  expect(endsAsTitle("「주차장 개방」")).toBe(false);
});

it("ends before who wrote it", () => {
  for (const tail of ["작성자_홍길동", " 작성자: 홍길동", " (보고자 : 홍길동)"])
    expect(withoutTail(`주차장 개방 내용${tail}`)).toBe("주차장 개방 내용");
  expect(withoutTail("주차장 개방 작성자 명단")).toBe("주차장 개방 작성자 명단");
});

it("may begin with the day that it is of, however few words follow", () => {
  for (const words of ["2026. 3. 31. 기준 인구 현황", "2026년 3월 말 현재 정원표"])
    expect(couldBeTitle(words)).toBe(true);
  expect(couldBeTitle("2026. 3. 31. 기준")).toBe(false);
});

it("stands between ornaments that are alike", () => {
  expect(unwrapped("◈ 당직일지 ◈")).toBe("당직일지");
  expect(unwrapped("☆★ 당직일지 ★☆")).toBe("당직일지");
  expect(unwrapped("★★ 당직일지 ★★")).toBe("당직일지");
  expect(unwrapped("◈ 당직일지")).toBe("◈ 당직일지");
  expect(unwrapped("◈ 당직일지 ★")).toBe("◈ 당직일지 ★");
  expect(unwrapped("○○고등학교 ○○")).toBe("○○고등학교 ○○");
  expect(unwrapped("< 당직일지 >")).toBe("당직일지");
  const open = (size: number) => `[${" ".repeat(size)}가`;
  expect(growthOfCost((size) => unwrapped(open(size)), 500)).toBeLessThan(MOST_GROWTH);
  const marks = (size: number) => `◈${" ◈".repeat(size)}가`;
  expect(growthOfCost((size) => unwrapped(marks(size)), 5000)).toBeLessThan(MOST_GROWTH);
});

it("does not begin with the letter that is drawn as a circle", () => {
  expect(couldBeTitle("ㅇ주차장 이용")).toBe(false);
  expect(couldBeTitle("주차장 이용")).toBe(true);
  expect(couldBeTitle("ㅇㅇ시 주차장 운영 계획")).toBe(true);
});

it("takes no boxes to tick for ornaments", () => {
  expect(unwrapped("◈ 당직일지 ◈")).toBe("당직일지");
  expect(unwrapped("□ 동의 □ 미동의 □")).toBe("□ 동의 □ 미동의 □");
});

it("loses the number and name of the pupil whose work it is", () => {
  for (const tail of [" / 20261234 홍길동", " 2026123456 홍길동", " | 20261234/홍길동"])
    expect(withoutTail(`주차 설계 과제 1${tail}`)).toBe("주차 설계 과제 1");
  for (const whole of [
    "주차 설계 과제 2026 한빛시",
    "주차 안내판 구입 20260302 정산서",
    "주차 상담 0212345678 안내",
    "주차 계약 202612345678 정산서",
  ])
    expect(withoutTail(whole)).toBe(whole);
});

it("ends with any word for a paper, and with none of a text's", () => {
  for (const words of [
    "주차 위반 처분서",
    "주차장 사용승인서",
    "안전 점검 결과서",
    "주차 방침",
    "출입 수칙",
  ])
    expect(endsAsTitle(words)).toBe(true);
  for (const words of [
    "시민이 함께하면서",
    "회의에서",
    "주차장으로서",
    "한빛세무서",
    "순서",
    "경찰서",
  ])
    expect(endsAsTitle(words)).toBe(false);
});

it("is no title that names who wrote it, or a box that is ticked", () => {
  for (const words of [
    "홍길동, 김한빛",
    "홍길동·김한빛·이라온",
    "☑ 주차 구역 확인",
    "o 주차 구역 확인",
    "\u{f03da} 주차 구역 확인",
  ])
    expect(couldBeTitle(words)).toBe(false);
  for (const words of ["홍보, 김치 축제", "☆ 주차 구역 확인", "\u{f0854}주차 구역\u{f0855} 확인"])
    expect(couldBeTitle(words)).toBe(true);
});

it.each(["시설 점검 절차서", "품질 기준서", "설비 규격서", "사내 표준서"])(
  "%s ends as titles end",
  (words) => {
    expect(endsAsTitle(words)).toBe(true);
  },
);

it("is no line that says who fills a form in, or which law it is from", () => {
  for (const words of [
    "신청인 작성",
    "신청인 작성용",
    "「한빛시 주차 조례」 제5조 관련",
    "(「한빛시 주차 조례」 제5조제2항, 제7조 관련)",
  ]) {
    expect(couldBeTitle(words), words).toBe(false);
    expect(standsAside(words), words).toBe(true);
  }
  expect(standsAside("(3쪽 중 제1쪽)")).toBe(true);
  expect(couldBeTitle("「한빛시 주차 조례」 제5조 관련 해설")).toBe(true);
  expect(couldBeTitle("주차 수요 조사서 작성")).toBe(true);
});

it("has a list's day behind a dash as its tail", () => {
  for (const day of ["– 2026. 3. 31. 현재", "- ’26. 3. 31. 기준", "— 2026년 3월 말 현재"]) {
    expect(withoutTail(`주차장 현황 ${day}`), day).toBe("주차장 현황");
    expect(couldBeTitle(`주차장 현황 ${day}`), day).toBe(true);
  }
  expect(withoutTail("주차장 현황-2026. 3. 31. 현재")).toBe("주차장 현황-2026. 3. 31. 현재");
});

it.each(["재고 실사표", "예산 배분표", "학생 성적표"])("%s is a table", (words) => {
  expect(endsAsTitle(words)).toBe(true);
});

it.each(["운영 목표", "학급 대표", "성과 지표", "등록 상표", "결과 발표하는 좌표"])(
  "%s is none",
  (words) => {
    expect(endsAsTitle(words)).toBe(false);
  },
);
