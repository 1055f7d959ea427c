import { describe, expect, it } from "vitest";
import { holdsAnswer, kindAsked } from "./answer-kind.js";
import { arePersonsTold, arePointsTold, isMoneyTold } from "./told-units.js";

const fits = (question: string, line: string) => holdsAnswer(kindAsked(question), line, question);

it("takes a detail and a generation for no count", () => {
  expect(fits("보고서는 몇 부 내나요?", "세부 내용 | 보고서를 낸다.")).toBe(false);
  expect(fits("보고서는 몇 부 내나요?", "보고서를 세 부 낸다.")).toBe(true);
  expect(fits("차량은 몇 대인가요?", "차량은 세대마다 둔다.")).toBe(false);
});

it("takes the number of an enclosure for no count", () => {
  expect(fits("회원 수는 몇 명인가요?", "첨부 11-1 | 합의각서")).toBe(false);
  expect(fits("회원 수는 몇 명인가요?", "한빛시 | 11")).toBe(true);
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

it.each([
  ["대출 이자는 얼마인가요?", "대출은 무이자로 한다.", true],
  ["대출 한도는 얼마인가요?", "대출은 무이자로 한다.", false],
  // An ordinal states no length.
  ["제3자는 며칠 안에 요청하나요?", "제3자는 3일 이내에 요청할 수 있다.", true],
  // By the clock.
  ["굴착의 작업시간은 언제인가요?", "작업 | 22:00 ~ 익일 06:00", true],
  ["굴착의 작업일은 언제인가요?", "작업 | 22:00 ~ 익일 06:00", false],
  // A range in a cell under a header with the unit.
  ["융자율은 몇 %인가요?", "○ | 80~100", true],
  ["융자율은 몇 %인가요?", "○ | 80쪽~100쪽", false],
])("%s is answered by `%s`: %s", (question, line, expected) => {
  expect(fits(question, line) === true).toBe(expected);
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
    ["안전관리 규정에서 순회차가 무엇인가요?", "definition"],
    ["수면선 기준에서 침하율이 뭔가요?", "definition"],
    ["안전관리 규정에서 제출서류가 무엇인가요?", "anything"],
    ["안전관리 규정에서 목적이 무엇인가요?", "anything"],
    ["안전관리 공고에서 순회차가 무엇인가요?", "anything"],
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
    ["사업소에 전화하려면 몇 번인가요?", "phone"],
    ["팩스를 보내려면 몇 번으로 넣나요?", "phone"],
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
    ["며칠 지나면 회원이 아닌가요?", "5 영업일 이내에 반려한다.", true],
    ["성적은 최대 몇 년 치를 보나요?", "최근 3개년의 성적을 본다.", true],
    ["성적은 최대 몇 년 치를 보나요?", "2024년의 성적을 본다.", false],
    ["돈을 빌리려면 얼마나 다녀야 하나요?", "1년 이상 다닌 사람으로 한다.", true],
    ["돈을 빌리려면 얼마나 다녀야 하나요?", "3천만원까지 빌린다.", false],
    ["모임은 몇 개까지 드나요?", "모임은 각각 하나씩만 든다.", true],
    ["모임은 몇 개까지 드나요?", "다음 각 호의 하나에 해당한다.", false],
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
    expect(arePersonsTold(["(단위 : 천명)"])).toBe(true);
    expect(arePersonsTold(["(단위 : 만인)"])).toBe(true);
    expect(arePersonsTold(["사천인"])).toBe(false);
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

it("takes any name of a department with its telephone for which one", () => {
  const asked = "체불은 어느 부서에 조회하나요?";
  expect(fits(asked, "※ 가람부 근로기준정책과 ☎ 044-200-1234")).toBe(true);
  expect(fits(asked, "소상공인과 예비창업자의 체불 결과")).toBe(null);
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

it.each([
  ["설문은 몇 문항인가요?", "설문은 총 15문항으로 구성되어 있다.", true],
  ["설문은 몇 문항인가요?", "설문은 만 19세에서 34세까지 한다.", false],
  ["상승률은 몇 %인가요?", "전국 상승률(%) : ('20)5.4 ('21)9.9", true],
  ["상승률은 몇 %인가요?", "전국 상승률 : ('20)5.4 ('21)9.9", false],
])("a number with its unit elsewhere: %s %s", (question, line, expected) => {
  expect(fits(question, line)).toBe(expected);
});

it("asks for an article beside what it is compared with", () => {
  expect(kindAsked("이 표는 몇 조와 관련된 별표인가요?").name).toBe("article");
  expect(kindAsked("이 표는 몇 조각인가요?").name).not.toBe("article");
});

it.each([
  ["발전기금은 어느 계좌로 보내나요?", "한빛은행 : 123-01-456789-1", true],
  ["입금 계좌는 무엇인가요?", "한빛은행 123456-01-789012", true],
  ["입금 계좌번호는?", "문의 : 052-123-4567", false],
  ["입금 계좌번호는?", "사업자등록번호 : 123-45-67890", false],
  ["입금 계좌번호는?", "한빛은행으로 보낸다.", false],
  ["입금 계좌번호는?", "입금일 2026-03-02", false],
  ["입금 계좌번호는?", "팩스 0505-123-4567", false],
  ["입금 계좌번호는?", "한빛은행 2026-03-021234", true],
])("%s asks for an account: %s", (question, line, expected) => {
  const asked = kindAsked(question);
  expect(asked.name).toBe("account");
  expect(holdsAnswer(asked, line, question)).toBe(expected);
});

it.each([
  ["올해 들어온 배는 몇 척인가요?", "배 3척이 들어왔다.", true],
  ["올해 들어온 배는 몇 척인가요?", "항구에 직원 15명이 있다.", false],
  ["그림은 최소 몇 컷인가요?", "최소 5컷 이상", true],
  ["위원회는 작년에 몇 번 열렸나요?", "작년 개최 건수는 5,050건이다.", true],
  ["위원회는 한 해에 몇 번 여나요?", "작년 개최 건수는 5,050건이다.", false],
  ["위원회는 작년에 몇 번 열렸나요?", "작년 처리 건수는 5,050건이다.", false],
  ["작년에 몇 번 점검했나요?", "점검 : 총 30건", true],
  ["작년에 점검을 몇 번 했나요?", "점검 30건", true],
  ["작년에 몇 번 점검을 했나요?", "점검한 30건", true],
  ["작년에 점검을 몇 번 했나요?", "지적 30건", false],
])("%s of %s: %s", (question, line, expected) => {
  expect(holdsAnswer(kindAsked(question), line, question)).toBe(expected);
});

it.each([
  ["희망저축계좌는 무엇인가요?", "definition"],
  ["환급계좌는 무엇인가요?", "account"],
  ["계좌는 무엇인가요?", "account"],
])("an account of a name of its own is asked for its meaning: %s", (question, name) => {
  expect(kindAsked(question).name).toBe(name);
});

it("numbers of accounts, houses, post offices and pages are no amount", () => {
  const question = "기금은 지금까지 얼마나 모였나요?";
  const tells = (line: string) => holdsAnswer(kindAsked(question), line, question);
  expect(tells("한빛은행 : 031-01-028015-6")).toBe(false);
  expect(tells("(44965) 한빛시 가람로9 나래대학교")).toBe(false);
  expect(tells("보호법 제15조, 제24조 2(주민번호)에 따라")).toBe(false);
  expect(tells("5. 기금 모금\t6")).toBe(false);
  expect(tells("기금 목표는 6억원이다.")).toBe(true);
  expect(tells("가람길 9곳에서 모았다.")).toBe(true);
});

it("a fee for one of something is an amount, and a fax is a telephone", () => {
  expect(kindAsked("수수료는 한 장에 얼마인가요?").name).toBe("money");
  expect(kindAsked("팩스로 의견을 내려면 몇 번으로 보내나요?").name).toBe("phone");
});

it("a town behind its region is a place", () => {
  const question = "배 공장은 어디에 있나요?";
  expect(holdsAnswer(kindAsked(question), "충북 음성 가람(주) 공장을 찾았다.", question)).toBe(
    true,
  );
  expect(holdsAnswer(kindAsked(question), "충북 대표가 공장을 찾았다.", question)).toBeNull();
});

it("an amount right behind a year is none of its month", () => {
  const question = "올해 수출액은 얼마인가요?";
  const tells = (line: string) => holdsAnswer(kindAsked(question), line, question);
  expect(tells("2031년 3억 달러를 넘었다.")).toBe(true);
  expect(tells("2031년 12,000원")).toBe(true);
  expect(holdsAnswer(kindAsked("모두 몇 개인가요?"), "2031년 3월", "모두 몇 개인가요?")).toBe(
    false,
  );
  expect(holdsAnswer(kindAsked("모두 얼마나 되나요?"), "2031. 3. 5.", "모두 얼마나 되나요?")).toBe(
    false,
  );
});

describe("the number of a paper", () => {
  const asked = "가람시 운영지침의 공고 번호는 무엇인가요?";
  it.each([
    ["가람시 공고 제 2020 - 1192호", true],
    ["가람시공고 제2020-1192호", true],
    ["이 지침은 제26조제1항제2호에 따른다.", false],
    ["가람시 고시 제2020-7호", false],
    ["2. 산정 기준", false],
  ])("stands in %s: %s", (line, expected) => {
    expect(holdsAnswer(kindAsked(asked), line, asked)).toBe(expected);
  });

  it("is that of the kind which is asked for", () => {
    const question = "품질관리 규정은 고용부 고시 몇 호인가요?";
    expect(holdsAnswer(kindAsked(question), "고용부 고시 제2020-7호", question)).toBe(true);
  });
});

it.each([
  ["담당: 한별(내선 327)", true],
  ["국번 없이 120", true],
  ["내선 배관 3건", false],
])("takes a short number that says so for a telephone: %s", (line, expected) => {
  const question = "담당자 전화번호는 무엇인가요?";
  expect(holdsAnswer(kindAsked(question), line, question)).toBe(expected);
});
