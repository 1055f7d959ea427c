/** Names for made documents: organisations that do not exist, and titles that end in the words of forms. */
import { createHash } from "node:crypto";

/** The same choices for the same seed. */
export class Choice {
  private count = 0;

  constructor(private readonly seed: string) {}

  below(limit: number): number {
    this.count += 1;
    return (
      createHash("sha256").update(`${this.seed}/${this.count}`).digest().readUInt32LE() % limit
    );
  }

  from<Each>(all: readonly Each[]): Each {
    return all[this.below(all.length)]!;
  }
}

const PLACES = ["한빛", "가람", "다솔", "미르", "누리", "온새", "라온", "도담", "아람", "새솔"];

/** Each with the office that signs for it. */
const OFFICES = [
  ["시", "시장"],
  ["군", "군수"],
  ["구", "구청장"],
  ["시교육청", "시교육감"],
  ["시설관리공단", "시설관리공단 이사장"],
  ["문화재단", "문화재단 대표이사"],
  ["산업진흥원", "산업진흥원장"],
  ["도시공사", "도시공사 사장"],
  ["초등학교", "초등학교장"],
  ["대학교", "대학교 총장"],
  ["소방서", "소방서장"],
  ["지방환경청", "지방환경청장"],
] as const;

const TEAMS = ["교통정책과", "총무과", "시설관리팀", "안전총괄과", "경영지원실", "복지정책과"];
const COMPANIES = [
  "(주)한빛환경",
  "㈜가람건설",
  "주식회사 다솔테크",
  "(주)미르식품",
  "누리산업(주)",
];

const THINGS = [
  "공유주차장",
  "어린이놀이시설",
  "공공도서관",
  "하수처리장",
  "급식실",
  "체육관",
  "전통시장",
  "마을버스",
  "산책로",
  "보안등",
];

/** What forms, logs and registers are called. */
const FORMS = [
  "당직근무일지",
  "업무일지",
  "작업일보",
  "차량운행일지",
  "안전점검표",
  "점검표",
  "자체점검 결과표",
  "물품관리대장",
  "문서수발대장",
  "민원접수대장",
  "관리카드",
  "사용신청서",
  "출장신청서",
  "변경신고서",
  "재직증명서",
  "경력확인서",
  "서약서",
  "개인정보 수집·이용 동의서",
  "위임장",
  "인수인계서",
  "견적서",
  "거래명세서",
  "정산내역서",
  "사업비 청구서",
  "평가표",
  "참가자 명부",
  "현황조사표",
  "만족도 설문지",
  "자기소개서",
  "추천서",
  "사유서",
  "체크리스트",
  "이용허가증",
  "검수조서",
  "예산서",
  "일정표",
];

const REPORTS = [
  "확대 추진 계획",
  "운영 결과 보고",
  "안전관리 종합대책",
  "개선 방안",
  "실태조사 결과",
  "설치 기본계획",
];

export interface Names {
  organisation: string;
  head: string;
  team: string;
  company: string;
  thing: string;
  form: string;
  report: string;
  year: number;
  month: number;
  day: number;
  number: number;
}

export function namesOf(choice: Choice): Names {
  const place = choice.from(PLACES);
  const [office, head] = choice.from(OFFICES);
  return {
    organisation: place + office,
    head: place + head,
    team: choice.from(TEAMS),
    company: choice.from(COMPANIES),
    thing: choice.from(THINGS),
    form: choice.from(FORMS),
    report: choice.from(REPORTS),
    year: 2019 + choice.below(8),
    month: 1 + choice.below(12),
    day: 1 + choice.below(28),
    number: 10 + choice.below(900),
  };
}
