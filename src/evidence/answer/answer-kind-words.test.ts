/** Every word by which a question says what it asks for, and every sign by which a line holds it, each in a question or line of its own. */
import { describe, expect, it } from "vitest";
import { holdsAnswer, kindAsked } from "./answer-kind.js";

const words = (list: string) => list.split(" ");
const kind = (question: string) => kindAsked(question).name;

describe("a question asks for", () => {
  it.each<[name: string, form: string, list: string]>([
    ["article", "연체료는 몇 _", "조 항 호 조에 조인가 항이나 조가 항은 조는 항을 조를 조로"],
    [
      "article",
      "연체료는 _ 있나?",
      "몇조에 어느조에 어떤항에 무슨호에 어느조항에 무슨조문에 어떤규정에",
    ],
    ["change", "수당은 _ 바뀌나?", "어떻게 무엇이 뭐가 뭘"],
    ["change", "수당은 어떻게 _?", "바뀌나 바뀐다 달라지나 변경되나 개정되나"],
    ["change", "수당에서 _ 점은?", "바뀐 바뀌는 달라진 달라지는 변경된 개정된"],
    ["change", "수당에서 바뀐 _은?", "내용 점 것 사항 부분"],
    ["day", "접수는 _ 하나?", "며칠에 무슨요일에 언제까지"],
    ["day", "행사 _?", "날짜 일자 일시 기한 생일 마감 마감일 시행일"],
    ["day", "행사 _ 언제인가?", "기한은 날짜는 기한이 날짜가"],
    ["day", "행사 _ 무엇인가?", "날짜는"],
    ["time", "행사는 몇 _에 여나?", "년 월 일 세기"],
    ["time", "행사 _?", "연도 년도 시기 기간 일정 기간은 시기는 해 날 때"],
    ["money", "수당은 몇 _ 되나?", "원이 천원이 만원이 억원이 백만원이"],
    ["money", "얼마를 _하나?", "지원 지급 보조 부과 환급 납부 내야 받아야"],
    ["money", "얼마 _하나?", "지원 지급"],
    ["money", "다 고치려면 얼마_?", "드나 내나 내는지 주나 갚나 를내나 까지받나 까지지원하나"],
    ["money", "다 고치려면 얼마나 _?", "드나 드는지 들이나 갚나"],
    ["money", "고치는 데 _ 얼마나 필요한가?", "돈이 돈을 돈은 돈"],
    ["time", "고치는 데 몇 _?", "년동안인가 일간인가 년에걸쳐하나"],
    ["time", "고치는 데 얼마_?", "동안인가 만에되나 나걸리나 나걸려 나걸릴까 나오래 간"],
    [
      "money",
      "올해 _?",
      "금액 비용 요금 예산 단가 가격 값 벌금 과징금 보수 급여 월급 연봉 수당 대금 출연액",
    ],
    ["money", "올해 _?", "지원금 보조금 장학금 등록금 재원"],
    ["money", "올해 _료?", "수수 과태 이용 사용 연체 임대 대관 보험 수업 관람 입장 주차 통행"],
    [
      "money",
      "올해 _비?",
      "사업 인건 관리 활동 숙박 교통 운영 공사 용역 경 식 연구 연구개발 학 진료 의료 생활 생계 여 수선",
    ],
    ["money", "올해 _ 얼마나 되나?", "예산은 수수료는 예산이 수수료가 예산을 수수료를"],
    ["share", "국비는 몇 _인가?", "% ％ 퍼센트 프로 할"],
    ["share", "국비 _?", "비중 비율 집행률 금리 지분"],
    ["share", "국비 _ 얼마나 되나?", "비중은 금리는 비중이 금리가 비중을 금리를"],
    ["count", "모두 몇 _인가?", "명 사람 분 개 곳 가지 종 군데 건 회 번 차례 대 량 권 살 점 층 배"],
    ["count", "모두 몇 _인가?", "달 개월 주 학기 학점 과목 팀"],
    ["count", "나이가 몇 _인가?", "세"],
    [
      "number",
      "시의 _?",
      "수 주민수 수량 면적 인구 인원 거리 길이 높이 깊이 고도 크기 나이 무게 속도 온도",
    ],
    ["number", "시의 _?", "규모 순위 한도 정원 인원은 인구는"],
    ["number", "_ 되나?", "몇이나 얼마나"],
    ["number", "모두 몇 _인가?", "달러 주년 주택 주차 팀장 과목별"],
    ["number", "교육을 얼마나 _?", "받나 하나 내나"],
    ["definition", "위험시설이란 _인가?", "무엇 무슨뜻 뭐 뭔"],
    ["definition", "위험시설은 _인가?", "무엇 무슨뜻 뭐 뭔"],
    ["definition", "드론_ 무엇인가?", "이란 은 는"],
    ["definition", "드론_", "이란 이란? 란? 란？"],
    ["definition", "위험시설의 _ 무엇인가?", "뜻은 정의는 뜻이 의미가"],
  ])("%s: %s", (name, form, list) => {
    const asked = words(list).map((word) => form.replace("_", word));
    expect(asked.filter((question) => kind(question) !== name)).toEqual([]);
  });

  it.each<[form: string, list: string]>([
    ["행사의 _는?", "규율 조율 자율 법률"],
    ["담당 _ 누구인가?", "부서는 기한은 예산은 비율은 인원은"],
    ["어느 _ 있나?", "조직에 항구에 호텔에"],
  ])("none of these: %s", (form, list) => {
    const asked = words(list).map((word) => form.replace("_", word));
    expect(asked.filter((question) => kind(question) !== "anything")).toEqual([]);
  });
});

describe("a line holds", () => {
  it.each<[what: string, question: string, form: string, list: string]>([
    ["an article", "몇 조인가?", "연체료는 제5_에 있다", "조 항 호"],
    [
      "a change",
      "무엇이 바뀌나?",
      "_",
      "바뀌었다 바뀐다 달라진다 변경된다 개정된다 신설된다 삭제된다",
    ],
    ["a change", "무엇이 바뀌나?", "수당을 _", "바꾸었다 바꾼다 폐지한다 조정한다 5→7"],
    ["a day", "며칠인가?", "접수는 15_", "일 주 개월 시간 .3. -3- /3/"],
    ["a day", "며칠인가?", "접수는 _", "3.5.까지 3.5(수) 3.5（수）"],
    ["a day", "며칠인가?", "접수는 _요일", "월 화 수 목 금 토 일"],
    ["a day", "며칠인가?", "접수는 _", "매년 매월 매주 매일 매분기 당일 즉시 연중 말일 정오 자정"],
    ["a time", "언제인가?", "접수는 15_", "년 월 일 세기 시 분기 개월 주"],
    ["a time", "언제인가?", "접수는 2025_", ". - ~ /"],
    ["a time", "언제인가?", "접수는 _요일", "월 화 수 목 금 토 일"],
    [
      "a time",
      "언제인가?",
      "접수는 _",
      "기원전 매년 매월 매주 매일 매분기 당일 즉시 연중 정오 자정",
    ],
    ["a time", "언제인가?", "접수는 _", "상반기 하반기"],
    ["money", "예산은?", "예산은 5_", "원 불 달러 엔 위안 유로 천원 백원 십원 만원 억원 조원"],
    ["money", "예산은?", "예산은 5_,", "천 만 억 조 백만 십만 천조"],
    ["money", "예산은?", "금 _십원", "일 이 삼 사 오 육 칠 팔 구"],
    ["money", "예산은?", "금 _원", "십 백 천 만 억 백일 백이 백삼 백사 백오 백육 백칠 백팔 백구"],
    ["money", "예산은?", "금 _원", "백십 천백 만천 억만 만억"],
    ["money", "예산은?", "비용은 _", "무료 실비 전액 면제"],
    ["a share", "비율은?", "국비는 3_", "% ％ 퍼센트 프로 할 배 분의1 대1"],
    ["a share", "비율은?", "국비는 _", "절반 전액"],
    ["people", "몇 명인가?", "위원은 5_", "명 인 사람 분"],
    ["things", "몇 개인가?", "시설은 5_", "개 곳 가지 종 군데 건 개소 종류 기 기이하 기를"],
    ["months", "몇 달인가?", "접수는 5_", "달 개월"],
    ["weeks", "몇 주인가?", "접수는 5_", "주 주일 주간"],
    ["a length", "얼마 동안인가?", "보관은 5_", "년 개월 달 주 일 시간 분"],
    ["a length", "얼마 동안인가?", "보관은 두 _", "달 해 시간"],
    [
      "a number beside one that the question has",
      "1명이 얼마를 받나?",
      "모두 1_원",
      "천 백만 만 억",
    ],
    ["money", "예산은?", "예산은 _5,000", "￦ ₩"],
    ["times", "몇 번인가?", "회의는 5_", "회 번 차례"],
    ["vehicles", "몇 대인가?", "차량은 5_", "대 량"],
    ["books", "몇 권인가?", "자료는 5_", "권 책 부"],
    ["an age", "몇 살인가?", "나이는 5_", "살 세"],
    ["what has no other word", "몇 층인가?", "건물은 5_", "층"],
    ["people", "몇 명인가?", "위원은 5_명", "여 수 천여 만여 억여 백여 십여"],
    [
      "a spoken count",
      "몇 명인가?",
      "위원은 _ 명",
      "한 두 세 네 다섯 여섯 일곱 여덟 아홉 열 스무 수십 수백 수천 여러 이십",
    ],
    [
      "a spoken number",
      "높이는?",
      "모두 두 _",
      "명 개 권 회 번 차례 가지 곳 군데 사람 배 살 달 해 주 시간 쌍 대 장 건 분 종 마리 채 그루 벌 척 층 줄 칸 통 자루 송이 편 곡 팀 나라 도시",
    ],
    ["a spelt number", "높이는?", "모두 삼십_", "원 명 개 배 번 회 년 일"],
    ["a part", "높이는?", "앞의 _", "절반 첫번째"],
  ])("%s: %s %s", (_, question, form, list) => {
    const asked = kindAsked(question);
    const lines = words(list).map((word) => form.replace("_", word));
    expect(lines.filter((line) => holdsAnswer(asked, line, question) !== true)).toEqual([]);
  });

  it.each<[what: string, question: string, form: string, list: string]>([
    ["people", "몇 명인가?", "시설은 _", "5개 5회 5대 5권 5살 5층"],
    ["things", "몇 개인가?", "위원은 _", "5명 5회 5대 5권 5살 5층 5기업 5기관"],
    ["a length", "얼마 동안인가?", "보관은 _", "2025년 3월5일 7개"],
    ["money", "예산은?", "위원은 _", "5명 5천명 5조각"],
    ["money", "요금은?", "암호 _없음", "[] □ ☑"],
    ["length", "몇 년에 걸쳐 갚나?", "제정 _", "2009년 20026년"],
    ["a day", "며칠인가?", "접수는 _", "2025년 내월 사당일 15월"],
  ])("no %s: %s %s", (_, question, form, list) => {
    const asked = kindAsked(question);
    const lines = words(list).map((word) => form.replace("_", word));
    expect(lines.filter((line) => holdsAnswer(asked, line, question) !== false)).toEqual([]);
  });
});
