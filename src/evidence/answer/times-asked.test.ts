/** Questions for times of each kind, and the lines that hold one. */
import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import { holdsAnswer, kindAsked } from "./answer-kind.js";

const fits = (question: string, line: string) => holdsAnswer(kindAsked(question), line, question);

it.each([
  ["1세대 1주택 신청을 원칙으로 한다.", false],
  ["토요일과 일요일에는 신청을 받지 않습니다.", false],
  ["신청은 금요일까지 받습니다.", true],
  ["신청은 1주 이내에 한다.", true],
])("takes %s for a deadline: %s", (line, expected) => {
  expect(fits("언제까지 신청해야 하나요?", line)).toBe(expected);
});

it.each([
  ["접수번호 | 처리기간 | 즉시", true],
  ["처리기간은 접수한 날부터 7일이다.", true],
  ["2026. 3. 2. ~ 2026. 5. 1.", true],
  ["처리 수수료 | 3,000원", false],
  ["처리가 늦으면 지연 1일당 1,000원을 돌려준다.", false],
])("takes %s for how long a period is: %s", (line, expected) => {
  expect(fits("신고서 처리기간은 얼마나 되나요?", line)).toBe(expected);
});

it.each([
  ["언제 추가되었나요?", "- 지원대상에 새 세대 추가(’31.7)", true],
  ["언제 발표했나요?", "- 새 방향 발표('31. 12월)", true],
  ["언제 발표했나요?", "- 지수는 ’31.15로 발표", false],
  ["언제까지 쓸 수 있나요?", "- ‘31.7~’32.4월 사용", true],
  ["언제까지 쓸 수 있나요?", "협약일 ~ 2031.11월 사용", true],
  ["언제까지 쓸 수 있나요?", "‘31.7월에 사용", false],
  ["언제까지 내야 하나요?", "현황을 1.25까지 낸다.", true],
  ["언제까지 내야 하나요?", "현황은 점수 1.25로 낸다.", false],
])("reads a month of a short year: %s %s", (question, line, expected) => {
  expect(fits(question, line)).toBe(expected);
});

it("takes a word that begins like a unit for no time", () => {
  expect(fits("신청은 언제 하나요?", "2시설에 신청한다.")).toBe(false);
  expect(fits("신청은 언제 하나요?", "토요일에 신청한다.")).toBe(true);
});

it("takes a number behind letters for no time", () => {
  expect(fits("협의 일정은 언제인가요?", "RAON2 시스템과 협의한다.")).toBe(false);
  expect(fits("협의 일정은 언제인가요?", "RAON2 월별 협의는 3월에 한다.")).toBe(true);
});

it("asks how many in a year, and for no year", () => {
  expect(kindAsked("검사를 받는 사람은 한 해 몇 명인가요?").name).toBe("count");
  expect(kindAsked("제정된 해는 몇 년인가요?").name).toBe("time");
});

it("takes at once for a term of days", () => {
  expect(fits("며칠 이내에 알려야 하나요?", "지체 없이 알려야 한다.")).toBe(true);
  expect(fits("며칠 이내에 알려야 하나요?", "열흘 이내에 알려야 한다.")).toBe(true);
  expect(fits("며칠 이내에 알려야 하나요?", "서면으로 알려야 한다.")).toBe(false);
});

it("takes the day that something begins on for a day", () => {
  expect(fits("시행일은?", "이 규정은 3월 2일부터 시행한다.")).toBe(true);
  expect(fits("시행일은?", "이 규정은 제2일반규정에 따른다.")).toBe(false);
  expect(fits("발표는 언제 하나요?", "발표는 3주차에 한다.")).toBe(true);
});

it("a line without spaces is read for its day in linear time", () => {
  const read = (size: number) => void fits("시행일은?", "월".repeat(size));
  expect(growthOfCost(read, 40_000)).toBeLessThan(MOST_GROWTH);
});

it("takes no month of a cell for a number", () => {
  const row = "다온 2단지 | 2016.11.25 ~ 2017.01.23 | 2027.02";
  expect(fits("예비입주자는 몇 명 뽑나요?", row)).toBe(false);
  expect(fits("예비입주자는 몇 명 뽑나요?", row.replace("2027.02", "2,027"))).toBe(true);
});

describe("a time of day and a length of time", () => {
  it.each([
    // A year is asked for, a part of a whole, nothing to pay, a form that is not filled in, and where numbers are no values.
    ["개헌안이 가결된 해는?", "토요일에 가결되었다", false],
    ["개헌안이 가결된 해는?", "1969년에 가결되었다", true],
    ["개헌안은 어느 해에 가결되었나요?", "토요일에 가결되었다", false],
    ["개헌안은 어느 해에 가결되었나요?", "1969년에 가결되었다", true],
    ["개헌안이 가결된 해는?", "임기 5년의 단임으로 가결되었다", false],
    ["포함되어야 하는 전문가는 몇 명인가요?", "전문가 1인 이상이 포함되어야 한다.", true],
    ["브로워는 몇 년도에 설치되었나요?", "브로워 | 35 | 2007 | 2호", true],
    ["위원은 몇 명인가요?", "위원회에는 담당 부서의 1인 이상이 포함되어야 한다.", false],
    ["위원은 몇 명인가요?", "위원장 1명을 포함한 7명으로 한다.", true],
    ["신청 수수료는?", "비고 | 수수료 없 음", true],
    ["개선 기간은 언제인가요?", "개선 기간 | 2024년 00월 00일 ~ 2024년 00월 00일", false],
    ["재산 피해는 얼마인가요?", "붙임 1. 화재현장조사서 1부. 끝.", false],
    ["특강은 몇 시에 시작하나요?", "6. 25.(화) 특강", false],
    ["특강은 몇 시에 시작하나요?", "6. 25.(화) 14:00", true],
    ["특강은 몇 시에 시작하나요?", "오후 2시", true],
    ["특강은 몇 시에 시작하나요?", "2시간 동안", false],
    ["교육은 몇 시간인가요?", "1시간 40분", true],
    ["교육은 몇 시간인가요?", "오후 2시", false],
    ["추천서 수수료는?", "수수료 없음", true],
    // What is said about an amount is none, nor is the number of a notice a telephone's.
    ["등록금은 얼마인가요?", "등록금은 면제되지 아니한다.", false],
    ["지원금은 최대 얼마인가요?", "5년 안에 착공하면 지원금 전액을 회수한다.", false],
    ["지원금은 최대 얼마인가요?", "전액 지원", true],
    ["팩스번호는?", "공사 공고 제 2025-0180호", false],
    ["팩스번호는?", "전송 2025-0180", true],
    // A place itself is asked for, not what is done there; the number of a row is none.
    ["심의 장소는 어디인가요?", "위원은 교원 중에서 임명한다.", null],
    ["심의는 어디서 하나요?", "심의는 강원에서 한다.", true],
    ["심의 장소는 어디인가요?", "신청사업을 심의하는 경우에도 같다.", null],
    ["심의 장소는 어디인가요?", "정부서울청사 본관", true],
    ["점검 비용은 얼마인가요?", "3 | 점검내용", false],
    ["점검 비용은 얼마인가요?", "3 | 점검 | 1,200", true],
    ["설치 인원은 몇 명인가요?", "우 | 05205 | 아리수로", false],
    ["설치 인원은 몇 명인가요?", "설치 | 5205 | 아리수로", true],
    ["설치 인원은 몇 명인가요?", "설치 | 0 | 아리수로", true],
    ["설치 인원은 몇 명인가요?", "20.1분기 제도 마련", false],
    ["설치 인원은 몇 명인가요?", "버스(45인승)", false],
    ["설치 인원은 몇 명인가요?", "10인까지", true],
    ["설치 인원은 몇 명인가요?", "15인 이내", true],
    ["설치 인원은 몇 명인가요?", "7인의 위원", true],
    // When a provision was changed says nothing else.
    ["휴가는 며칠인가요?", "휴가를 주어야 한다.<개정 2018. 3. 20.>", false],
    ["휴가는 며칠인가요?", "휴가를 주어야 한다. [본조신설 2008. 3. 21.]", false],
    ["휴가는 며칠인가요?", "휴가를 주어야 한다. [본조 신설 2008. 3. 21.]", false],
    ["휴가는 며칠인가요?", "휴가를 주어야 한다. [본조 전부개정 2008. 3. 21.]", false],
    ["휴가는 며칠인가요?", "15일의 휴가를 주어야 한다.<개정 2018. 3. 20.>", true],
    ["휴가 조항은 며칠에 개정되었나요?", "휴가를 주어야 한다.<개정 2018. 3. 20.>", true],
    // Nor does the day on which a letter was sent.
    ["접수 기간은 언제인가요?", "시행  총무과-1024 (2026. 1. 5.)   접수", false],
    ["접수 기간은 언제인가요?", "시 행 총무과-1024(2026. 1. 5.) 접 수", false],
    ["접수 기간은 언제인가요?", "시행 2026. 1. 5. 접수 2026. 1. 7.", true],
    ["접수일은 언제인가요?", "시행 총무과-1024 (2026. 1. 5.) 접수", true],
    ["발송은 언제 하였나요?", "시행 총무과-1024 (2026. 1. 5.) 접수", true],
    // A cost is asked for by `얼마`, however long its name.
    ["일비는 하루 얼마인가요?", "여행일수 10", false],
    ["일비는 하루에 얼마인가요?", "25,000원", true],
    ["수강료는 1회에 얼마인가요?", "교육 10회", false],
    ["설치 인원은 몇 명인가요?", "20인내외", true],
    ["설치 인원은 몇 명인가요?", "9인과 함께", true],
    ["설치 인원은 몇 명인가요?", "5인미만", true],
    ["설치 인원은 몇 명인가요?", "100분의 3", false],
    ["설치 인원은 몇 명인가요?", "1인당 3대", false],
    ["설치 인원은 몇 명인가요?", "1인가구", false],
    // How long is not when.
    ["교육 일정은 언제인가요?", "교육일수가 15일(예외 8일) 미만인 경우", false],
    ["보고회는 언제 하나요?", "계약 후 1개월 이내", true],
    ["유효기간은?", "5년간", true],
    ["허가는 며칠 만에 나오나요?", "1984년 8월 28일 전에 허가를 받은 시설", false],
    ["허가는 며칠 만에 나오나요?", "접수한 날부터 10일", true],
    ["위원은 얼마를 받나요?", "“수상자 없음”을 의결한다.", false],
    ["위원은 얼마를 받나요?", "수당 없음", true],
    ["평가 비용은 얼마인가요?", "평가 결과에 이의를 제기할 수 없음", false],
    ["보수는 얼마인가요?", "보수 없음", true],
    ["지원금은 얼마인가요?", "지원 비율 및 법적 근거: 해당없음", false],
    ["휴가 신청은 어느 과에서 받나요?", "총무과 | 휴가 신청", true],
    ["휴가 신청은 어느 과에서 받나요?", "심사 결과 | 휴가 신청", null],
    ["휴가 신청은 어느 과에서 받나요?", "과에서 휴가 신청을 받는다.", null],
    ["상은 어느 날에 주나요?", "상은 개교기념일에 준다.", true],
    ["상은 어느 날에 주나요?", "상은 시장이 준다.", false],
    // A bound of something else is no time to do it in; what a question states in another unit is no answer given.
    ["결과는 며칠 안에 알려 주나요?", "업무정지 30일 이하", false],
    ["결과는 며칠 안에 알려 주나요?", "14일 이내에 알린다.", true],
    ["결과는 몇 달 안에 알려 주나요?", "급여 제한 6개월 초과", false],
    ["결과는 몇 달 안에 알려 주나요?", "6개월 이내에 알린다.", true],
    ["조사는 1년에 몇 번 하나요?", "연 1회 이상 조사한다.", true],
    ["회의 1회에 몇 번 쉬나요?", "회의 1회마다 쉰다.", false],
    ["발표는 몇 분 동안 하나요?", "위원 8인 이내", false],
    ["발표는 몇 분 동안 하나요?", "발표는 20분간 한다.", true],
    ["발표는 몇 분 동안 하나요?", "사업비의 100분의 5", false],
    ["발표는 몇 분 동안 하나요?", "두 시간으로 한다.", true],
    ["물어보려면 몇 번으로 전화하나요?", "공고 제 2020 - 1192호", false],
    ["물어보려면 몇 번으로 전화하나요?", "국번 없이 1350", true],
    ["몇 대 대통령인가요?", "제45대 대통령", true],
    ["몇 대를 세우나요?", "제45조에 따른다", false],
  ])("%s %s", (question, line, expected) => {
    expect(fits(question, line)).toBe(expected);
  });
});

describe("how many years something lasts", () => {
  it.each([
    "임기는 몇 년인가요?",
    "몇 년이 지나야 하나요?",
    "몇 년까지 쓰나요?",
    "몇 년 동안 두나요?",
  ])("is asked by %s", (question) => {
    expect(fits(question, "임기는 3년으로 한다.")).toBe(true);
    expect(fits(question, "6개월이 지나야 한다.")).toBe(true);
    expect(fits(question, "2012년 3월 1일 시행")).toBe(false);
    expect(fits(question, "’22년 4월")).toBe(false);
  });

  it("is not what a year is asked by", () => {
    expect(fits("몇 년에 지었나요?", "2012년에 지었다.")).toBe(true);
  });
});

describe("a year alone in its cell", () => {
  it.each([
    ["업무포털은 몇 년에 만들어졌나요?", "2 | 업무포털 | 2018", true],
    ["업무포털을 도입한 연도는 언제인가요?", "2 | 업무포털 | 2018", true],
    // So many years, and so often.
    ["몇 년에 걸쳐 갚나요?", "대부금 | 생활 | 2018", false],
    ["교육은 몇 년에 한 번 받나요?", "교육 | 2018", false],
  ])("%s %s: %s", (question, line, expected) => {
    expect(fits(question, line)).toBe(expected);
  });
});

it("a day is new where only its year is asked about, however it is spaced", () => {
  const asked = "2026학년도 캠프 일시는 언제인가요?";
  for (const day of ["2026. 11. 2.(월) 16:30", "2026.11.2.", "2026년 11월 2일"])
    expect(fits(asked, `일시: ${day}`)).toBe(true);
  expect(fits("2026년 11월 2일 캠프 일시는 언제인가요?", "일시: 2026. 11. 2.")).toBe(false);
});

it("takes the day of a provision's move for no day", () => {
  expect(fits("평가는 언제 하나요?", "[제7조에서 이동 <2015.8.31.>]")).toBe(false);
  expect(fits("평가는 언제 하나요?", "평가 <2015년 8월 31일 예정>")).toBe(true);
});

it("takes how often for no number of days", () => {
  expect(fits("연차휴가는 며칠인가요?", "평가는 매년 실시한다.")).toBe(false);
  expect(fits("연차휴가는 며칠인가요?", "이 규칙은 2025년 2월 23일부터 시행한다.")).toBe(false);
  expect(fits("연차휴가는 며칠인가요?", "연차휴가는 15일로 한다.")).toBe(true);
});

describe("how many days a period has", () => {
  const holds = (line: string) => {
    const question = "설계 기간은 며칠인가요?";
    return holdsAnswer(kindAsked(question), line, question) === true;
  };

  it("is told by a length, or from when until when", () => {
    expect(holds("설계 기간: 착수일로부터 180일간")).toBe(true);
    expect(holds("설계 기간: 2025. 4. 1.(화) ~ 4. 10.(목)")).toBe(true);
    expect(holds("2025년  4월  10일")).toBe(false);
  });
});

it.each([
  ["가람 사업의 구축 기간은 언제인가요?", "- 가람: 설비 실증 (국비 49억원, '19~'23)", true],
  ["가람 사업의 구축 일정은 언제인가요?", "- 가람: 건강 전략('23-'27) 총괄", false],
  ["모여 앉기는 언제 하나요?", "16:00~16:15 모여 앉기 | 자리를 정리한다.", true],
  ["모여 앉기는 언제 하나요?", "모여 앉기 | 자리를 16:00까지 정리한다.", false],
  ["회의록 제출기간은?", "- (제출기간) 이용한 달 말일까지 낸다.", true],
  ["모집 마감 시각은?", "모집 마감 : 11. 1.(금) 18:00까지", true],
  ["모집 마감 시각은?", "모집 마감 : 11. 1.(금)까지", false],
])("a time told in short: %s %s", (question, line, expected) => {
  expect(fits(question, line)).toBe(expected);
});

it.each([
  ["서류제출 대상자 발표 | 04.18(금) (17:00이후)", true],
  ["시상식 : 12.8(금)", true],
  ["합격선은 12.8(금년 기준)점이다.", false],
])("takes %s for a day by its day of the week: %s", (line, expected) => {
  expect(fits("발표는 언제인가요?", line)).toBe(expected);
});

it.each([
  ["안내는 언제 하나요?", "4. 10.(목) 14:00", true],
  ["안내는 언제 하나요?", "4. 10. ~ 4. 12.", true],
  ["안내는 언제 하나요?", "4. 10층에서 안내한다.", false],
  ["활동은 언제까지 하나요?", "활동: 선정 후 ~ 11월 말", true],
  ["활동은 언제까지 하나요?", "활동: 11월 말", false],
  ["복구는 언제 하나요?", "끝난 뒤 지체 없이 복구한다.", true],
  ["신고는 며칠 걸리나요?", "영업 신고 | 즉시 | 없음", true],
  ["신고는 며칠 걸리나요?", "영업 신고 | 없음", false],
])("reads a time as it is written short or in words: %s %s", (question, line, expected) => {
  expect(fits(question, line)).toBe(expected);
});

it.each([
  ["목공반 | 월·수 | 10:00~12:00", true],
  ["순회 | 5. 20.(화)", true],
  ["평일에 연다.", true],
  ["목공반 | 10:00~12:00 | 화실", false],
  ["3월 5일에 연다.", false],
])("takes a syllable in its cell or behind a day for a weekday: %s", (line, expected) => {
  expect(fits("목공반은 무슨 요일에 하나요?", line)).toBe(expected);
});
