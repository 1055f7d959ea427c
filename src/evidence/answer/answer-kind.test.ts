import { describe, expect, it } from "vitest";
import { growthOfCost, MOST_GROWTH } from "../../../test/growth-of-cost.js";
import {
  arePersonsTold,
  arePointsTold,
  holdsAnswer,
  isMoneyTold,
  kindAsked,
} from "./answer-kind.js";

const fits = (question: string, line: string) => holdsAnswer(kindAsked(question), line, question);

it.each([
  ["1세대 1주택 신청을 원칙으로 한다.", false],
  ["토요일과 일요일에는 신청을 받지 않습니다.", false],
  ["신청은 금요일까지 받습니다.", true],
  ["신청은 1주 이내에 한다.", true],
])("takes %s for a deadline: %s", (line, expected) => {
  expect(fits("언제까지 신청해야 하나요?", line)).toBe(expected);
});

it("takes a word that begins like a unit for no time", () => {
  expect(fits("신청은 언제 하나요?", "2시설에 신청한다.")).toBe(false);
  expect(fits("신청은 언제 하나요?", "토요일에 신청한다.")).toBe(true);
});

it("takes a number behind letters for no time", () => {
  expect(fits("협의 일정은 언제인가요?", "RAON2 시스템과 협의한다.")).toBe(false);
  expect(fits("협의 일정은 언제인가요?", "RAON2 월별 협의는 3월에 한다.")).toBe(true);
});

it("takes a detail and a generation for no count", () => {
  expect(fits("보고서는 몇 부 내나요?", "세부 내용 | 보고서를 낸다.")).toBe(false);
  expect(fits("보고서는 몇 부 내나요?", "보고서를 세 부 낸다.")).toBe(true);
  expect(fits("차량은 몇 대인가요?", "차량은 세대마다 둔다.")).toBe(false);
});

it("takes the number of an enclosure for no count", () => {
  expect(fits("회원 수는 몇 명인가요?", "첨부 11-1 | 합의각서")).toBe(false);
  expect(fits("회원 수는 몇 명인가요?", "한빛시 | 11")).toBe(true);
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

it("asks what is to be paid for a loss in money", () => {
  expect(kindAsked("출입증을 잃어버리면 얼마를 변상해야 하나요?").name).toBe("money");
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

it.each([
  ["이용료는 면제한다.", true],
  ["이용료 : 면제", true],
  ["이용료 | 면제 | 학생", true],
  ["이용료를 면제받으려면 증명서를 낸다.", false],
  ["이용료의 면제 대상은 다음과 같다.", false],
  ["이용료를 면제할 수 있다.", false],
])("takes %s for an amount: %s", (line, expected) => {
  expect(fits("이용료는 얼마인가요?", line)).toBe(expected);
});

it("takes no month of a cell for a number", () => {
  const row = "다온 2단지 | 2016.11.25 ~ 2017.01.23 | 2027.02";
  expect(fits("예비입주자는 몇 명 뽑나요?", row)).toBe(false);
  expect(fits("예비입주자는 몇 명 뽑나요?", row.replace("2027.02", "2,027"))).toBe(true);
});

describe("what a question asks for", () => {
  it.each([
    ["신청 마감일은?", "day"],
    ["담당자 연락처는 어떻게 되나요?", "phone"],
    ["접수는 며칠까지 하나요?", "day"],
    ["이 법은 언제부터 시행하나요?", "time"],
    ["총사업비는 얼마입니까?", "money"],
    ["발급 수수료 얼마예요", "money"],
    ["한 사람당 얼마를 지원하나요?", "money"],
    ["시는 상권에 얼마를 쓰나요?", "money"],
    ["연가는 얼마까지 쓸 수 있나요?", "number"],
    ["제출할 자료는?", "anything"],
    ["근거가 되는 법률은?", "anything"],
    ["대부 금리는 연 몇 %인가요?", "share"],
    ["예산 집행률은?", "share"],
    ["위원은 모두 몇 명인가?", "count"],
    ["제안서는 몇 쪽까지인가?", "count"],
    ["번호는 몇 자리인가?", "count"],
    ["몇 초를 견디나?", "count"],
    ["청사의 높이는?", "number"],
    ["연체료는 몇 조에 나오나요?", "article"],
    ["제3조는 어떻게 바뀌었나요?", "change"],
    ["중대재해란 무엇인가?", "definition"],
    ["“중대재해”의 뜻은?", "definition"],
    ["인공지능이란", "definition"],
    [" 인공지능이란 무엇인가? ".normalize("NFD"), "definition"],
    ["위원회는 무엇인가요?", "definition"],
    ["신청 서류는 무엇인가요?", "anything"],
    ["마감일은 무엇인가요?", "day"],
    ["임진왜란 원인", "anything"],
    ["월세는 어떻게 신청해?", "anything"],
    ["C++란 무엇인가?", "anything"],
    ["누가 임명하나요?", "anything"],
    // An article, a change.
    ["과태료는 몇 항에 있나?", "article"],
    ["과태료를 정한 조문은 어느 조문인가", "article"],
    ["무슨 규정에 따르나", "article"],
    ["뭐가 바뀌나", "change"],
    ["개정된 부분은?", "change"],
    ["달라지는 점", "change"],
    ["변경 신청 방법은?", "anything"],
    ["어떤 조건이 필요한가?", "anything"],
    ["어느 조직이 맡나?", "anything"],
    ["무슨 항목을 적나?", "anything"],
    // A day is asked, or any time.
    ["무슨 요일에 쉬나?", "day"],
    ["언제까지 내나요?", "day"],
    ["입찰은 누구한테 물어보나요?", "phone"],
    ["추천서는 누구한테 내나요?", "anything"],
    ["접수 기한은 언제인가요?", "day"],
    ["행사 일시", "day"],
    ["시행일은 무엇인가", "day"],
    ["기한이 지난 신고는 누가 받나?", "anything"],
    ["몇 시에 여는가?", "clock"],
    ["개장은 몇 시?", "clock"],
    ["몇 시인가요", "clock"],
    ["몇 시쯤 여나요?", "clock"],
    ["몇 시군구가 참여하나요?", "number"],
    ["준공 연도는?", "time"],
    ["사업 기간", "time"],
    ["창립된 해는?", "time"],
    ["이해는?", "anything"],
    ["회의를 여는 때?", "time"],
    ["기간제 직원은 누가 뽑나?", "anything"],
    // A telephone, by what is done with it.
    ["난방비에 대해 물어보려면 몇 번으로 전화하나요?", "phone"],
    ["전화는 어디로 하나요?", "phone"],
    ["접수처 전화번호가 뭐예요?", "phone"],
    ["사무국으로 팩스를 넣으려는데 번호가 뭔가요?", "phone"],
    ["팩스를 보내려면 몇 번으로 넣어야 하나요?", "phone"],
    ["팩스 요금은 얼마인가요?", "money"],
    // A place on the web.
    ["통계를 보려면 어느 누리집에 들어가야 하나요?", "place"],
    ["어느 사이트로 신청하나요?", "place"],
    ["어느 누리집이 상을 받았나요?", "anything"],
    ["전화는 몇 번 하나요?", "count"],
    // Which of several bodies, and which day.
    ["휴가 신청은 어느 과에서 받나요?", "which"],
    ["춘천에 살면 어느 고용센터로 가나요?", "which"],
    ["어느 과정을 들어야 하나요?", "anything"],
    ["상은 어느 날에 주나요?", "day"],
    ["상은 무슨 날 주나요?", "day"],
    ["어느 날개가 부러졌나요?", "anything"],
    // A part of a whole, and minutes.
    ["쉬게 되면 임금의 얼마를 받나요?", "share"],
    ["발표는 몇 분 동안 하나요?", "time"],
    ["발표는 몇 분이 하나요?", "count"],
    // Money, a share, a count, a number.
    ["우승한 선수는?", "anything"],
    ["참가한 위원 수는?", "number"],
    ["몇 만 원인가?", "money"],
    ["얼마를 내야 하나요?", "money"],
    ["관람료는?", "money"],
    ["교통비", "money"],
    ["출연액은?", "money"],
    ["예산은 총 얼마인가요?", "money"],
    ["예산은 누가 세우나?", "anything"],
    ["자료?", "anything"],
    ["준비?", "anything"],
    ["몇 퍼센트인가?", "share"],
    ["지분은?", "share"],
    ["취업률은 얼마인가?", "share"],
    ["국비 비중은 얼마나 되나", "share"],
    ["관련 규율은?", "anything"],
    ["관련 조율은?", "anything"],
    ["관련 법률은?", "anything"],
    ["몇 가지인가?", "count"],
    ["몇 번째인가?", "number"],
    ["주민 수는?", "number"],
    ["접수 한도", "number"],
    ["수는 누가 세나?", "anything"],
    // The meaning of a word.
    ["위원회의 정의는?", "definition"],
    ["‘위험시설’은 무슨 뜻인가요?", "definition"],
    ["위험시설 의미가 뭐야?", "definition"],
    ["위험시설이란?", "definition"],
    ["위험시설이란 뭔가요", "definition"],
    ["시의 위험시설은 무엇인가?", "anything"],
  ])("%s", (question, name) => {
    expect(kindAsked(question).name).toBe(name);
  });
});

it.each([
  ["중대재해란 무엇인가?", "중대재해"],
  ["이 법에서 “중대재해”란 무엇인가?", "중대재해"],
  ["중대재해의 뜻은?", "중대재해"],
  ["“중대재해”의 뜻은?", "중대재해"],
  ["정기회의의 의미", "정기회의"],
  ["정기회의 의미", "정기회의"],
  ["「위험시설」은 무엇인가?", "위험시설"],
  ["KTX란 무엇인가?", "KTX"],
])("the word whose meaning is asked: %s", (question, word) => {
  expect(kindAsked(question).word).toBe(word);
});

describe("how far the asking is looked for", () => {
  const letters = (length: number) => "가나".repeat(length).slice(0, length);
  const said = " 하고 말씀해 주시기를 바랍니다 저희에게요".slice(0, 20);

  it.each<[string, string, number | null]>([
    ["a word of forty letters", `${letters(40)}란 무엇인가?`, 40],
    ["of a longer one the last forty", `${letters(60)}란 무엇인가?`, 40],
    ["behind anything", `${letters(200)} ${letters(30)}란 무엇인가?`, 30],
    ["with twenty letters behind it", `${letters(40)}란 무엇${said}?`, 40],
    ["with one more", `${letters(40)}란 무엇${said}요?`, null],
    ["a whole question of forty letters", `${letters(40)}는 무엇인가?`, 40],
    ["of more", `${letters(41)}는 무엇인가?`, null],
    ["with twenty letters behind it", `${letters(4)}는 무엇${said}?`, 4],
    ["with one more", `${letters(4)}는 무엇${said}요?`, null],
    ["the meaning of a word of forty letters", `${letters(40)} 뜻은?`, 40],
    ["of a longer one the last forty", `${letters(60)} 뜻은?`, 40],
    ["with eight letters behind it", `${letters(4)} 뜻은 무엇이라하는가요?`, 4],
    ["with one more", `${letters(4)} 뜻은 무엇이라하시는가요?`, null],
  ])("%s", (_, question, length) => {
    expect(kindAsked(question).word?.length ?? null).toBe(length);
  });
});

describe("a time of day and a length of time", () => {
  it.each([
    // A year is asked for, a part of a whole, nothing to pay, a form that is not filled in, and where numbers are no values.
    ["개헌안이 가결된 해는?", "토요일에 가결되었다", false],
    ["개헌안이 가결된 해는?", "1969년에 가결되었다", true],
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

describe("whether a line holds it", () => {
  it.each([
    ["신청 마감일은?", "접수 기간: 6. 19.(월) ~ 6. 25.(일)", "2025년 영업관리시스템 유지관리 용역"],
    ["이 법은 언제부터 시행하나요?", "공포 후 6개월이 경과한 날부터", "전화 02-123-4567 / 전송"],
    ["총사업비는 얼마입니까?", "사업비: 2,700백만원", "1월 29일, 사장이 현장을 점검하였다."],
    ["순번은 언제 나오나요?", "발표 | 25.07.31.(목) | 공지", "제3.12.41.5항"],
    ["순번은 언제 나오나요?", "발표: 25. 7. 31", "공식 3.1.4"],
    ["발급 수수료는?", "비고 |  | 수수료 없  음", "수수료 있음"],
    ["제안서는 몇 쪽까지인가?", "제안서는 50쪽 이내로 한다", "제안서는 2024년에 낸다"],
    ["양성 예산은 얼마인가?", "국비 2억, 지방비 1억", "전문가 2만 명 양성"],
    ["대부 금리는 연 몇 %인가요?", "연 1.5퍼센트로 한다", "15일 이내에 계약을 체결한다"],
    ["참가 인원은 몇 명인가?", "위원장을 포함하여 11명", "소방행정과-1806(2026. 2. 10.)호"],
    ["등록된 외국인은 몇 명인가?", "관악구 | 18,312 | 17,001", "구분 | 2016년 | 2017년"],
    ["청사의 높이는 얼마인가?", "높이는 42m이다", "준공되었다.[12]"],
    [
      "제9조는 어떻게 바뀌었나요?",
      "제9조 중 “5만원”을 개정한다",
      "제9조(수당) 수당은 5만원으로 한다.",
    ],
  ])("%s", (question, yes, no) => {
    expect(fits(question, yes)).toBe(true);
    expect(fits(question, no)).toBe(false);
  });

  it.each<[string, string, string[], string[]]>([
    [
      "a day",
      "신청 마감일은?",
      [
        "접수 25 일까지",
        "통보 후 2주 이내",
        "받은 때부터 48시간",
        "접수: 6. 25.까지",
        "2025-06-25",
        "7/1(화)",
        "다음 금요일까지",
        "매월 말일",
        "당일 처리",
      ],
      ["2025년까지", "접수 기간은 넉넉하다", "12. 접수 기간", "제12조에 따른 일정", "하루당일"],
    ],
    [
      "a time",
      "언제 여는가?",
      [
        "1988년",
        "19세기에",
        "오전 9 시부터",
        "3분기에",
        "2025. 봄",
        "2025~27",
        "개최: 6. 25. 오후",
        "기원전부터",
        "90년대",
        "매주 월요일",
        "상반기 중",
      ],
      [
        "문의 02-2025-1234",
        "제3회 행사를 연다",
        "3. 행사를 연다",
        "2) 행사를 연다",
        "○ 1.2. 행사를 연다",
        "판 1.12.3",
      ],
    ],
    [
      "money",
      "총사업비는 얼마인가?",
      [
        "3천만 원",
        "1,500,000원",
        "미화 300달러",
        "국비 2억",
        "국비 2억, 시비 1억",
        "금 오백만원",
        "입장 무료",
        "실비 지급",
        "전액 지원",
        "수수료 면제",
        "관악구 | 1,200",
        "1,200 | 관악구",
        `3${" ".repeat(12)}원`,
      ],
      [
        "2만 명에게",
        "3억여 건",
        "위원 12명",
        "2025년 3월 1일",
        "2025. 3. 1. 시행",
        "'25년 3월",
        "관악구 | 12명",
        "1,200",
        `3${" ".repeat(13)}원`,
        "원가를 줄인다",
      ],
    ],
    [
      "a share",
      "집행률은?",
      [
        "87.5 %",
        "87％",
        "3퍼센트",
        "3분의 2",
        "2대 1",
        "세 배 가운데 3배",
        "절반을 썼다",
        "구청 | 87.5",
      ],
      ["87명", "2025년 3월", "구청 | 87명 | 3월"],
    ],
    [
      "a count",
      "위원은 몇 명인가?",
      [
        "11명",
        `11${" ".repeat(12)}명`,
        "1,100 여 명",
        "열 사람",
        "두 분",
        "삼십 명",
        "위원 | 11",
        "(위원) | (11)",
      ],
      [
        `11${" ".repeat(13)}명`,
        "11개",
        "제11조",
        "11월 3일",
        "운영 분과",
        "위원-11",
        "위원 | 02-123-4567",
        "위원 | 11개",
      ],
    ],
    ["things", "몇 가지인가?", ["3종", "세 군데", "12건", "8개소"], ["12명", "세 사람"]],
    [
      "a number",
      "건물 높이는?",
      ["42m", "두 배", "삼백 배", "층의 절반", "세 번째"],
      [
        "높다",
        "두리번",
        "[12]",
        "2025-03-01 준공",
        "2025년 준공",
        "'25년 준공",
        "‘25. 3. 준공",
        "1. 높이",
        "(1) 높이",
        "1)높이",
        "문의 02-123-4567",
        "문의 123-4567",
        "소방행정과-1806",
        "3월 준공",
      ],
    ],
    [
      "an article",
      "연체료는 몇 조에 있나?",
      ["제5조(연체료)", "제 5 항", "제5호"],
      ["5조", "연체료는 100원으로 한다"],
    ],
  ])("%s", (_, question, yes, no) => {
    expect(yes.filter((line) => fits(question, line) !== true)).toEqual([]);
    expect(no.filter((line) => fits(question, line) !== false)).toEqual([]);
  });

  it("takes a word of the question for no answer either, and another for one", () => {
    expect(fits("무료 입장료는 얼마인가?", "입장은 무료이다")).toBe(false);
    expect(fits("입장료는 얼마인가?", "입장은 무료이다")).toBe(true);
    expect(fits("3명을 넘는 위원은 몇 명인가?", "3명")).toBe(false);
    expect(fits("3명을 넘는 위원은 몇 명인가?", "5명")).toBe(true);
    expect(fits("제5조는 몇 조에서 준용하나?", "제5조")).toBe(false);
    expect(fits("제5조는 몇 조에서 준용하나?", "제5조 및 제7조")).toBe(true);
  });

  it("takes a figure for the question's only when it is the same", () => {
    expect(fits("2024년 월세 지원 금액은 얼마인가?", "월 20만원")).toBe(true);
    expect(fits("2024년 참가자는 몇 명인가?", "24명")).toBe(true);
  });

  it("comes to an end on long lines and questions made to keep it busy", () => {
    const asked = [
      "예산은 얼마인가",
      "집행률은?",
      "위원은 몇 명인가",
      "높이는?",
      "언제인가",
      "마감일은?",
    ];
    const lines = [
      `금 1${"만".repeat(9000)}가`,
      "1,".repeat(9000),
      "1 ".repeat(9000),
      "| 1".repeat(9000),
    ];
    for (const question of asked)
      for (const line of lines) expect(fits(question, line)).toBeTypeOf("boolean");
    expect(kindAsked(`${"가".repeat(650)}은무엇${"말".repeat(1340)}x`).name).toBe("anything");
    expect(kindAsked(`${"얼마 ".repeat(600)}x`).name).toBe("number");
  });

  it("takes no figure of the question for an answer", () => {
    expect(fits("2024년 예산은 얼마인가?", "2024년 예산")).toBe(false);
    expect(fits("300만원을 넘는 금액은 얼마인가?", "300만원 이하")).toBe(false);
  });

  it("looks for a mail address in a long run of letters, and ends", () => {
    expect(fits("이메일 주소는?", "a".repeat(200_000))).toBe(false);
    expect(fits("이메일 주소는?", "메일kim.a@korea.kr로 보낸다.")).toBe(true);
  });

  it("knows a line that defines a word, and lets others be", () => {
    const question = "중대재해란 무엇인가?";
    expect(fits(question, "“중대재해”란 다음 각 호의 재해를 말한다.")).toBe(true);
    expect(fits(question, "중대재해(重大災害)는 사망 등을 낳은 재해이다.")).toBe(true);
    expect(fits(question, "중대재해를 일으킨 자는 처벌한다.")).toBe(null);
    expect(fits("누가 임명하나요?", "시장이 임명한다.")).toBe(null);
    expect(fits(question, "중대재해 (이하 “재해”라 한다) 이라 함은 …")).toBe(true);
    expect(fits(question, "2. ‘중대재해’는 다음과 같다.")).toBe(true);
    expect(fits("위험시설이란?", "위험시설은 무너질 염려가 있다.")).toBe(true);
    expect(fits(question, "중대재해란에 적는다.")).toBe(null);
    expect(fits(question, "시의 중대재해는 줄었다.")).toBe(null);
  });
});

describe("names of places", () => {
  const isPlace = (line: string) =>
    holdsAnswer(kindAsked("발사 장소는 어디인가요?"), line, "발사 장소는 어디인가요?");

  it.each([
    ["지구 저궤도 진입을 연구 중이다", null],
    ["다시 실시 예정", null],
    ["전남 고흥군 외나로도", true],
    ["대전시 유성구", true],
    ["경기도 광명시", true],
    ["전남 여수시", true],
    ["동대문구", true],
  ])("%s", (line, expected) => {
    expect(isPlace(line)).toBe(expected);
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

describe("numbers that are none of what is asked", () => {
  it.each([
    // Letters of a mail address, the day of another letter, articles.
    ["전화번호는?", "사무관 김하늘 (sky1210@korea.kr)", false],
    ["전화번호는?", "상담은 1350 고객센터", true],
    ["언제 보냈나요?", "자전거과-9188('26.6.25.)호와 관련", false],
    ["언제 보냈나요?", "자전거과에서 '26.6.25.에 보냄", true],
    ["임대주택은 몇 호를 공급하나요?", "규칙 제28조 10항 1호에 따라 공급", false],
    ["임대주택은 몇 호를 공급하나요?", "전국 7,000호를 공급", true],
    ["사진은 몇 장을 내나요?", "가로 3.5cm 사진", false],
    ["사진은 몇 장을 내나요?", "사진 2매", true],
    ["할인권은 얼마짜리인가요?", "오전 11시부터 할인권을 준다.", false],
    ["언제까지 내나요?", "12월 31까지 낸다.", true],
    ["언제까지 갚나요?", "빌린 날부터 2년 이내에 갚는다.", true],
    ["언제까지 갚나요?", "빌린 날부터 6개월 안에 갚는다.", true],
    ["언제까지 갚나요?", "2년간 빌릴 수 있다.", false],
    ["언제까지 알리나요?", "처리를 마친 익일까지 알린다.", true],
    ["언제까지 알리나요?", "지체 없이 알린다.", true],
    ["언제까지 알리나요?", "마친 다음 날에 알린다.", true],
    ["갚는 날짜는?", "빌린 날부터 2년 이내에 갚는다.", false],
    ["결과는 며칠 안에 알려 주나요?", "1-3. 평가 결과(10점)", false],
    ["장부는 얼마나 오래 두나요?", "장부는 영구 보관한다.", true],
    ["위원의 임기는 몇 년인가요?", "위원의 임기는 2년으로 한다.", true],
    ["위원의 임기는 몇 년인가요?", "임기가 끝나기 2개월 이전에 정한다.", false],
    ["위원의 임기는 몇 년인가요?", "임기가 끝나고 2년 후에 정한다.", false],
    ["교육은 얼마나 자주 하나요?", "교육은 매년 한다.", true],
    ["교육은 얼마나 자주 하나요?", "교육은 연 2회 한다.", true],
    ["교육은 얼마나 자주 하나요?", "교육은 분기마다 한다.", true],
    ["교육은 얼마나 자주 하나요?", "교육 주기 | 수시", true],
    ["교육은 얼마나 자주 하나요?", "교육은 분기별로 한다.", true],
    ["교육은 얼마나 자주 하나요?", "교육은 반기별 1회", true],
    ["교육은 얼마나 자주 하나요?", "분기별 교육계획과 실적", false],
    ["교육은 얼마나 자주 하나요?", "교육은 30일 이내에 마친다.", false],
    ["교육은 얼마나 자주 하나요?", "교육 발주기관 | 30", false],
    ["교육은 몇 년마다 하나요?", "교육은 2년마다 한다.", true],
    ["교육은 몇 년마다 하나요?", "교육은 2년 동안 한다.", false],
    ["제안서는 몇 쪽까지인가요?", "제안서는 80페이지 이내로 쓴다.", true],
  ])("%s %s", (question, line, expected) => {
    expect(fits(question, line)).toBe(expected);
  });

  it("are points under their header, and money under its", () => {
    expect(arePointsTold(["항목 | 배점"])).toBe(true);
    expect(arePointsTold(["항목 | 점 수"])).toBe(true);
    expect(arePointsTold(["항목 | 배점 | 금액"])).toBe(false);
    expect(arePointsTold(["항목 | 합계"])).toBe(false);
  });

  it("are no money by the name of a province or a comparison", () => {
    expect(isMoneyTold(["경기 | 강원 | 제주"])).toBe(false);
    expect(isMoneyTold(["합계 (전일대비)"])).toBe(false);
    expect(isMoneyTold(["(단위 : 천원)"])).toBe(true);
    expect(isMoneyTold(["참가비"])).toBe(true);
  });
});

describe("copies", () => {
  const asked = "최종보고서는 몇 부 내나요?";
  const holds = (line: string, question = asked) =>
    holdsAnswer(kindAsked(question), line, question);

  it("are counted by their own word", () => {
    expect(kindAsked(asked).name).toBe("count");
    expect(kindAsked("참여하는 곳은 몇 부서인가요?").name).not.toBe("count");
    expect(holds("최종보고서 10부를 낸다.")).toBe(true);
    expect(holds("최종보고서 10부.")).toBe(true);
    expect(holds("최종보고회는 주 1회 연다.")).toBe(false);
    expect(holds("붙임 계획서 1부.", "계획서는 몇 권인가요?")).toBe(false);
  });
});

describe("a share where a number is asked for", () => {
  it.each([
    ["이사 몇 명이 요청하면 회의를 여나요?", "재적이사 3분의 1 이상의 요청이 있을 때 연다.", true],
    ["위원 몇 명이 찬성해야 하나요?", "출석위원 과반수의 찬성으로 의결한다.", true],
    // Members are counted, not those who agree.
    ["위원은 몇 명으로 구성하나요?", "위원의 과반수는 외부 위원으로 한다.", false],
    ["시험은 몇 점 넘어야 붙나요?", "70% 이상의 점수를 얻어야 합격한다.", true],
    ["시험은 몇 점 넘어야 붙나요?", "응시료의 70%를 돌려준다.", false],
  ])("%s %s: %s", (question, line, expected) => {
    expect(fits(question, line)).toBe(expected);
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

it("the number that is faxed to is a telephone's", () => {
  expect(kindAsked("팩스로 보내려면 몇 번으로 보내야 하나요?").name).toBe("phone");
});

describe("what a line does not tell", () => {
  const held = (question: string, line: string) => holdsAnswer(kindAsked(question), line, question);

  it("is the day of anything else where it is when the rule was made", () => {
    const question = "접수 마감일은 언제인가요?";
    expect(held(question, "제정 2009. 8. 17.")).toBe(false);
    expect(held(question, "일부개정 2020년 3월 2일(규정 제12호)")).toBe(false);
    expect(held(question, "시행일 2021년 8월 1일")).toBe(false);
    expect(held(question, "접수 2009. 8. 17.")).toBe(true);
    expect(held("규정의 제정일은 언제인가요?", "제정 2009. 8. 17.")).toBe(true);
    expect(held("이 규정은 언제 처음 만들어졌나요?", "제정 2009. 8. 17.")).toBe(true);
  });

  it("is how many where months or terms are counted", () => {
    expect(held("판매소는 모두 몇 곳인가요?", "최근 3개월간 구매한 판매소")).toBe(false);
    expect(held("판매소는 모두 몇 곳인가요?", "판매소 3개")).toBe(true);
    expect(held("회의는 연 몇 회 여나요?", "임기는 3년으로 하되, 한 차례만 연임할 수 있다.")).toBe(
      false,
    );
    expect(
      held("위원은 몇 회 연임할 수 있나요?", "임기는 3년으로 하되, 1회만 연임할 수 있다."),
    ).toBe(true);
  });

  it("is years where a form leaves one to be filled in", () => {
    expect(held("회의록은 몇 년간 보관하나요?", "20 년 제 회 심의회 회의록")).toBe(false);
    expect(held("회의록은 몇 년간 보관하나요?", "회의록은 20 년 보관한다.")).toBe(true);
  });

  it("is a schedule where it says within how long something must be done", () => {
    const question = "점검 일정은 언제인가요?";
    expect(held(question, "점검 결과를 3개월 이내에 보고한다.")).toBe(false);
    expect(held(question, "점검하고 즉시 보고한다.")).toBe(false);
    expect(held(question, "점검 수당은 1개월분을 준다.")).toBe(false);
    expect(held(question, "착수일부터 3개월 이내에 점검한다.")).toBe(true);
    expect(held(question, "3월 5일에 점검하고 7일 이내에 보고한다.")).toBe(true);
    expect(held("점검 결과는 언제까지 보고하나요?", "3개월 이내에 보고한다.")).toBe(true);
  });

  it("is how many persons where no header counts any", () => {
    const asked = "교육 인원은 몇 명인가요?";
    const cell = (isUnitTold: boolean) =>
      holdsAnswer(kindAsked(asked), "교육 | 15 | 25", asked, { isUnitTold });
    expect(cell(false)).toBe(false);
    expect(cell(true)).toBe(true);
    expect(arePersonsTold(["구분 | 학생 수"])).toBe(true);
    expect(arePersonsTold(["구분 | 남 | 여 | 계"])).toBe(true);
    expect(arePersonsTold(["(단위 : 명)"])).toBe(true);
    expect(arePersonsTold(["평가항목 | 배점", "항목 | 시수"])).toBe(false);
  });
});

it("takes the number of a row for no count", () => {
  expect(fits("사용자는 몇 명인가요?", "4.2 | 사용자를 등록한다.")).toBe(false);
  expect(fits("사용자는 몇 명인가요?", "사용자 | 42")).toBe(true);
});

describe("what numbers a part of a paper", () => {
  it.each(["<표 1> 착륙 장비 제원", "[별표 2]", "별표3 | 요약서 (개인)", "그림 4. 흐름도"])(
    "is no number: %s",
    (line) => {
      expect(fits("자체무게는 얼마 이하인가요?", line)).toBe(false);
    },
  );

  it("is one where it counts papers", () => {
    expect(fits("서식은 몇 종인가요?", "서식 3종을 낸다.")).toBe(true);
    expect(fits("자체무게는 얼마 이하인가요?", "자체무게 | 1,500 LBS 이하")).toBe(true);
  });
});

describe("an amount for one of something", () => {
  const asked = "작성 수당은 건당 얼마인가요?";
  const row = "작성 수당 | 조정위원 | 300/건 | -";

  it.each(["300/건", "o 위원 600/1회 o 간사 500/1회", "150 / 1일"])("is told by %s", (cell) => {
    expect(fits(asked, `작성 수당 | ${cell}`)).toBe(true);
  });

  it("is one only where money is told, and no fraction of a paper", () => {
    expect(holdsAnswer(kindAsked(asked), row, asked, { isUnitTold: false })).toBe(false);
    expect(fits(asked, "작성 수당 | 3/19쪽수")).toBe(false);
    expect(fits(asked, "작성 수당 | 2026/3월")).toBe(false);
  });
});

it("takes a distance for no amount of money", () => {
  expect(fits("보조금은 최대 얼마인가요?", "보조금은 2만 km 이상 운행해야 준다.")).toBe(false);
  expect(fits("보조금은 최대 얼마인가요?", "보조금 2만 (천원)")).toBe(true);
});

it("takes all of it for what is given back", () => {
  expect(kindAsked("강의 전에 취소하면 얼마를 돌려받나요?").name).toBe("money");
  expect(fits("강의 전에 취소하면 얼마를 돌려받나요?", "강의 전 | 강의료 전액")).toBe(true);
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

it("takes any name of a department with its telephone for which one", () => {
  const asked = "체불은 어느 부서에 조회하나요?";
  expect(fits(asked, "※ 가람부 근로기준정책과 ☎ 044-200-1234")).toBe(true);
  expect(fits(asked, "소상공인과 예비창업자의 체불 결과")).toBe(null);
});

describe("what is paid of something", () => {
  const asked = "입상자가 1인이면 얼마를 지급하나요?";

  it.each(["예산의 3분의 1을 지급", "예산의 30%를 지급한다."])("is an amount: %s", (line) => {
    expect(fits(asked, line)).toBe(true);
  });

  it("is none of another deed, nor where no verb asks", () => {
    expect(fits(asked, "지급된 예산의 30%를 반납한다.")).toBe(false);
    expect(fits(asked, "예산의 30%를 지급하지 아니한다.")).toBe(false);
    expect(fits("보상금은 얼마인가요?", "예산의 30%를 지급한다.")).toBe(false);
  });
});

it("counts pages by any word for them", () => {
  expect(fits("계획서는 몇 페이지 내외로 작성하나요?", "본문 20page 내외로 작성")).toBe(true);
});

it("takes the name of a rule for no question about its revisions", () => {
  const line = "① 휴가는 다음 각 호와 같다. <개정 2025. 2. 21.>";
  expect(fits("가람법 시행규칙에서 휴가는 언제 쓰나요?", line)).toBe(false);
  expect(fits("가람법 시행규칙은 언제 개정되었나요?", line)).toBe(true);
});

it.each([
  ["이의신청은 며칠 안에 하나요?", "제1항의 30일 이내에 이의를 신청한다."],
  ["위원은 몇 명인가요?", "제5조의 3명의 위원을 둔다."],
  ["제안서는 몇 쪽 이내인가요?", "서식 20쪽 이내로 쓴다."],
  ["그림은 몇 점을 전시하나요?", "그림 10점을 전시한다."],
  ["사업비는 얼마인가요?", "사업비 3억 VAT 포함"],
  ["교육일은 언제인가요?", "교육일 <2026. 3. 2.>"],
  ["여름휴가는 며칠부터?", "여름휴가는 8월 3일부터 간다."],
])("takes a value beside what is like none: %s %s", (question, line) => {
  expect(fits(question, line)).toBe(true);
});

describe("an amount told by a share", () => {
  const holds = (question: string, line: string) =>
    holdsAnswer(kindAsked(question), line, question) === true;

  it.each([
    ["선금은 얼마인가요?", "1) 선금 : 100분의50 (계약 지침)", true],
    ["선금은 얼마인가요?", "- 선금 : 계약금액의 50% 이내", true],
    ["선금은 얼마인가요?", "잔금 : 계약금액의 50%", false],
    ["선금은 얼마인가요?", "선금을 받은 업체는 30%를 넘는다.", false],
    ["사용료를 얼마나 감경받나요?", "공익 행사 : 50% 감경", true],
    ["사용료를 얼마나 감경받나요?", "공익 행사 : 50% 이상", false],
    ["사용료를 얼마나 깎아 주나요?", "공익 행사(사용료 1/2 경감)", true],
    ["사용료를 얼마나 깎아 주나요?", "공익 행사는 1/2을 넘지 않는다.", false],
    ["기본급의 얼마를 지급하나요?", "기본급의 1/3 해당액을 지급한다.", true],
    ["기본급의 얼마를 지급하나요?", "1/4분기에 기본급을 지급한다.", false],
    ["참석률은 얼마인가요?", "참석률 : 2/3", true],
    ["참석률은 얼마인가요?", "위원의 2/3 참석", true],
    ["참석률은 얼마인가요?", "3/5 회의에 참석했다.", false],
    ["참석률은 얼마인가요?", "제2차 회의(3/5) 참석", false],
    ["참석률은 얼마인가요?", "접수 : 3/2~3/9", false],
    ["융자금의 이자율은 얼마인가요?", "융자금은 무이자로 한다.", true],
    ["외부 위원은 얼마나 두나요?", "외부 위원은 과반으로 한다.", true],
    ["평가 임계값은 얼마인가요?", "평가 임계값은 70으로 한다.", true],
    ["집값은 얼마인가요?", "집값 목록 70쪽", false],
  ])("%s %s: %s", (question, line, expected) => {
    expect(holds(question, line)).toBe(expected);
  });
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

describe("terms and amounts", () => {
  it.each([
    ["정산은 언제까지 해야 하나요?", "여행을 마친 날부터 7영업일 이내에 정산한다.", true],
    ["정산은 언제까지 해야 하나요?", "여행 3근무일 전까지 낸다.", true],
    ["정산은 언제까지 해야 하나요?", "한 해에 7영업일을 쉰다.", false],
    ["정산은 언제까지 해야 하나요?", "5년 전 졸업한 사람도 정산한다.", false],
    ["정산은 언제까지 해야 하나요?", "최근 3년 전국 정산 자료", false],
    ["정산은 며칠 안에 해야 하나요?", "7영업일 이내에 정산한다.", true],
    ["협약은 언제까지 살펴보나요?", "2031년 8월까지 살펴본다.", true],
    ["협약은 언제까지 살펴보나요?", "2031년 8월에 맺었다.", false],
    ["대강당 사용료는 얼마인가요?", "대강당 | 2시간 기준 | 40,000(20,000)", true],
    ["대강당 사용료는 얼마인가요?", "대강당 | 2시간 기준 | 가(나)", false],
    ["주택수당은 얼마인가요?", "지급한 주택수당 전액의 환수", false],
    ["주택수당은 얼마인가요?", "주택수당은 전액 지급한다.", true],
  ])("%s: %s", (question, line, expected) => {
    expect(fits(question, line)).toBe(expected);
  });
});

it("asks for a telephone by the number to ask at", () => {
  expect(kindAsked("계약 문의는 몇 번으로 하나요?").name).toBe("phone");
  expect(kindAsked("문의는 한 해에 몇 번 있나요?").name).toBe("count");
  expect(kindAsked("문의는 몇 번 있었나요?").name).toBe("count");
  expect(kindAsked("팩스로 내려면 몇 번인가요?").name).toBe("phone");
});

it.each([
  ["출장 신청은 며칠 전까지 하나요?", "출장 개시 최소 3영업일 전까지 신청한다.", true],
  ["출장 신청은 며칠에 하나요?", "한 해에 3영업일을 쉰다.", false],
  ["비료의 지원단가는 얼마인가요?", "비료 | 1,600(+α) | 1,500(+α)", true],
  ["비료의 지원단가는 얼마인가요?", "비료 | 가(+α) | 나(+α)", false],
])("%s %s: %s", (question, line, expected) => {
  expect(holdsAnswer(kindAsked(question), line, question) === true).toBe(expected);
});
