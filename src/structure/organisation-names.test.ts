/** Which lines name a body or the one who signs for it, and which only end like one. */
import { expect, describe as group, it } from "vitest";
import { body, isIssuer, isSignatory, organisation, withoutSeal } from "./organisation-names.js";

const BODIES = `
경기도 강원도 충청남도 충청북도 전라남도 전라북도 경상남도 경상북도 제주도 제주특별자치도
방송통신위원회 한국무역협회 한국경영자총연합회 한국행정학회 이사회 한빛시의회 대한무역진흥회 대한상공회의소 농업협동조합중앙회 한빛버스조합 경영지원부 정보처리부
한국도로공사 사단법인 한빛법인 대한체육연맹
한빛문화센터 한국전력공사본사 한빛지사 동사무소 상수도사업소 도로관리소 환경연구소 중앙보건소 인천검역소 동부출장소 신병훈련소 한빛발전소 동부등기소 정책추진단
한국개발연구원 한국콘텐츠진흥원 한국교육개발원 공무원교육원 감사원 한빛의료원 시설관리원 국가정보원 교육과정평가원 교통안전원
인재연수원 식품인증원 산업기술원 건설시험원 청소년수련원 기술표준원 한빛문화원 한빛복지원 한빛사회서비스원 한빛병원 한빛법원 한빛학원 한빛유치원 한빛어린이집
한빛소방서 한빛경찰서 한빛세무서 주한미국대사관 총영사관 중앙박물관 시립도서관 현대미술관 중앙과학관 시민체육관 한빛회관 홍보담당관 도시정책관 정보기획관 규제심의관
한빛대학 한빛대학교 한국은행 새마을금고 한빛테크노파크 주식회사 유한회사 한빛㈜ 합동 한빛그룹 119구조대 119항공대 의용소방대 경찰특공대 해안경비대
금융감독원 한빛보호원 한빛조정원 언론중재원 권리보장원 환경보전원 금융결제원 한빛부동산원 보험금융원 한빛소비자원 고전번역원 한빛국어원 한빛종자원 한빛생태원 기술품질원 복지인재원 예술의전당
교원공제회 대한체육회 대한적십자사 공동모금회 한빛마사회 전쟁기념사업회 한빛의사회 대한약사회 지방변호사회 한국세무사회 공인회계사회 대한건축사회 대한법무사회 공인노무사회 대한변리사회 한국관세사회
헌법재판소 전력거래소 독립기념관 생물자원관 기술보증기금 외교부 국회
교통환경부 법제처 산림청 예산국 세무과 기획실 안전팀 한빛시 가람군 나래구 평가단 수질보전국
`
  .trim()
  .split(/\s+/);

it.each(["한빛구 전통시장", "가람 농수산물도매시장", "국내 부동산 시장"])(
  "%s is a market",
  (name) => {
    expect(organisation(name)).toBeNull();
    expect(isSignatory(name)).toBe(false);
  },
);

it("is no name behind a day", () => {
  expect(organisation("2026-03-02 / 한빛시 교통과")).toBeNull();
  expect(organisation("2026.03.02 한빛시")).toBeNull();
  expect(organisation("한빛시장")).toBe("한빛시장");
});

group("lines that name a body", () => {
  it.each(BODIES)("%s", (name) => {
    expect(body(name)).toBe(name);
  });

  it("are closed up, without the seal and the part in brackets that follow", () => {
    expect(body("한 빛 시 청")).toBe("한빛시청");
    expect(body("한빛개발원 (인재양성과)")).toBe("한빛개발원 (인재양성과)");
    expect(body("한빛개발원 (인재 양성)")).toBe("한빛개발원 (인재 양성)");
  });

  it("may be a company's, with its mark behind", () => {
    expect(body("한빛레저(주)")).toBe("한빛레저(주)");
    expect(organisation("한빛레저 (주)")).toBe("한빛레저 (주)");
    expect(organisation("금주의 소식 2(주)")).toBeNull();
  });

  it("are no longer than a name is", () => {
    const name = (length: number) => "과".padStart(length, "한빛");
    expect(body(name(40))).toBe(name(40));
    expect(body(name(41))).toBeNull();
  });
});

/** Lines of a form or a heading that end with the syllable of a body. */
const EVERYDAY = `
시청_대회의실 본관_강의실 3층_사무실 본교_시청각실 별관_세미나실 직원_휴게실 이용하시 댁에_계시 제품_전국 2021_한빛시 (갑)한빛재단_(을)가람시
공개_여부 회비_납부 자료_송부 증명서_교부 서류_첨부 영장_발부 사건_실적부 생활기록부 학생_출석부 월별_가계부 직원_출근부 주민_서명부 특허등록부 학적부 민원_접수부 민원_처리부 증명_발급부 고발_상황부 물품_수불부 현금_출납부 기록_열람부 어업_원부 사건_관리대장 물품관리대장
자료_출처 주요_거래처 공문_수신처 책자_배부처 서류_접수처 담당자_연락처 물품_구매처 예산_사용처 민원_문의처 서류_제출처 물품_판매처 전력_수요처 위기_대처
협조_요청 참가_신청 동의_재청 기준_전국 주요_외국 그리고_결국 세계_각국 관계_당국
심사_결과 정책_효과 기준_초과 본회의_통과 과태료_부과 추진_경과 사업성과 운영성과 추진성과 주요성과 연구성과 핵심성과
어려운_현실 주요_사실 공사_부실 근무_성실 방과후_교실 근거_확실 준비_착실 내용_충실 업무_과실 재산_손실
회의_일시 발견_즉시 임시 변경_고시 가격_표시 정보_공시 방향_제시 답안_예시 업무_지시 자료_게시 전국_동시 평가_수시 모집_상시 사고_당시 사업_개시
제출_요구 정책_연구 비용_청구 국제_기구 실험_도구 건물_입구 관광_특구 공공주택_지구 각서_징구
이동_수단 거래_중단 상황_판단 건강_진단 화면_하단 피해_집단 산업_첨단 화면_상단 직원_명단
일부 내부 외부 전부 세부 상부 하부 기부 명부 장부 간부 대부 성과 한국 미국 중국 영국 약국 다시 학과 사과 내과 외과 근처 조처 내실 진실 장군 해군 육군 공군
`
  .trim()
  .split(/\s+/)
  .map((words) => words.replaceAll("_", " "));

group("lines that only end like a body", () => {
  it.each(EVERYDAY)("%s", (words) => {
    expect(organisation(words)).toBeNull();
  });

  it.each([
    "1. 총무과",
    "2) 총무과",
    "가. 총무과",
    "- 총무과",
    "제2 상황실",
    "총무과?",
    "담당: 총무과",
    "├─ 총무과",
    "주차국 홍보팀 홍길동 과장 (hong@example.kr)",
  ])("an item or a sentence: %s", (words) => {
    expect(organisation(words)).toBeNull();
  });
});

const SIGNATORIES = `
교통환경부장관 교통환경부차관 국무총리 대통령 경기도지사 가람군수 한빛교육감 한빛교육지원청교육장 대표이사 한빛산업_대표 지출원 재무관 계약담당관 의장 한빛대학교총장 공과대학장 한빛초등학교장
감사원장 한국은행장 노동조합장 협회장 한국도로공사사장 중앙센터장 관리부장 예산국장 세무과장 기획실장 안전팀장 추진단장 특공대장 소방서장 연구소장 법제처장 산림청장
박물관장 한빛시장 한빛읍장 가람면장 나래동장 시장_직무대리 홍길동의원_대표발의 홍길동의원_외_10인
`
  .trim()
  .split(/\s+/)
  .map((words) => words.replaceAll("_", " "));

it.each(SIGNATORIES)("%s signs for a body, and is one who issues", (name) => {
  expect(isSignatory(name)).toBe(true);
  expect(organisation(name)).toBe(name);
});

it("does not take one who signs for the body, nor a body for one who signs", () => {
  expect(body("산림청장")).toBeNull();
  expect(isSignatory("산림청")).toBe(false);
  expect(isSignatory("1. 산림청장")).toBe(false);
});

it.each([
  "직인생략",
  "직인 생략",
  "직인",
  "관인생략",
  "관인",
  "인",
  "서명",
  "서명 또는 인",
  "생략",
])("leaves (%s) out of the name", (seal) => {
  expect(withoutSeal(`한 빛 시 장 (${seal})`)).toBe("한빛시장");
  expect(withoutSeal(`한빛시장[${seal}]`)).toBe("한빛시장");
});

group("lines that only look like a body's name", () => {
  it.each([
    "2024년 한빛시",
    "기술의 등장과",
    "시민을 위한 한빛시",
    "법제처 1 한빛센터",
    "본회의 통과",
  ])("%s", (line) => {
    expect(organisation(line)).toBeNull();
  });
});

it("takes a company for a body by the mark before its name", () => {
  for (const name of [
    "㈜ 한빛리서치",
    "(주)한빛",
    "(재)한빛누리",
    "주식회사 한빛",
    "사단법인 한빛누리",
  ])
    expect(body(name)).toBe(name);
  expect(body("한빛리서치")).toBeNull();
  expect(body(`㈜${"한".repeat(20)}`)).not.toBeNull();
  expect(body(`㈜${"한".repeat(21)}`)).toBeNull();
});

it("tells a division from an everyday word by the whole word", () => {
  expect(body("한빛시 교통과")).toBe("한빛시 교통과");
});

group("who may issue", () => {
  it.each(["한빛시", "한빛시, 가람군", "정부 제출", "정보팀 팀장 홍길동"])("%s", (name) => {
    expect(isIssuer(name)).toBe(true);
  });
  it.each(["재단", "한빛시, 재단", "홍길동", "한빛시, 주차장", "제출"])("not %s", (name) => {
    expect(isIssuer(name)).toBe(false);
  });
});

it("is no row of those who approve", () => {
  expect(organisation("담당 팀장 과장")).toBeNull();
  expect(organisation("총무과 팀장")).toBe("총무과 팀장");
});

it("knows units of the forces, and an audit office from a fact", () => {
  expect(organisation("65전대 651대대")).toBe("65전대 651대대");
  expect(organisation("제1234부대")).toBe("제1234부대");
  expect(organisation("제1234부대장")).toBe("제1234부대장");
  expect(organisation("제1234호 부대 점검")).toBeNull();
  expect(organisation("한빛여단")).toBe("한빛여단");
  expect(organisation("감 사 실")).toBe("감사실");
  expect(organisation("확인된 사실")).toBeNull();
});

it("is no body: work on a building, a voucher, a cut bracket, a word of two letters", () => {
  for (const name of [
    "회관 내진보강공사",
    "에너지바우처(5146-301)",
    "[한빛시청(놀이마루) 회관",
    "광부",
  ])
    expect(organisation(name)).toBeNull();
  for (const name of ["한빛공사", "중구", "교육부"]) expect(organisation(name)).toBe(name);
});

it.each(["우리공사", "우리 공사", "저희 센터", "본 재단", "당 조합", "우리시", "우리 구"])(
  "does not take a body's word for itself for its name: %s",
  (words) => {
    expect(isIssuer(words)).toBe(false);
  },
);

it.each(["우리은행", "한빛우리공사", "당진시", "본촌구"])("takes a name like it: %s", (name) => {
  expect(isIssuer(name)).toBe(true);
});

it("takes no party of a law or a case for one who issues", () => {
  for (const name of ["내국법인", "처분청", "과세관청"]) expect(isIssuer(name)).toBe(false);
  expect(isIssuer("한빛법인")).toBe(true);
});

it.each(["작성과", "발신 부서장", "접수 기관장"])(
  "takes no word of a blank form for who issues: %s",
  (name) => {
    expect(isIssuer(name)).toBe(false);
  },
);

it("takes a body whose name only ends like a blank form's word", () => {
  expect(isIssuer("한빛시 총무과")).toBe(true);
});

it("is no place in a book of rules", () => {
  expect(body("한빛병원 내규 2.3.1. 검사 관리 - 병리과")).toBeNull();
  expect(body("한빛병원 병리과")).toBe("한빛병원 병리과");
  // A day that it is called after.
  for (const name of ["한빛4.3평화재단", "재단법인 5.18기념재단"]) expect(body(name)).toBe(name);
});

it("takes the head of a body by name for one who issues, and no one else by name", () => {
  expect(isIssuer("한빛시장 김한빛")).toBe(true);
  expect(isIssuer("한빛대학교총장 김한빛")).toBe(true);
  expect(isIssuer("대표이사 김한빛")).toBe(false);
  expect(isIssuer("총무과 김한빛")).toBe(false);
  expect(isIssuer("한빛시장 상인회장")).toBe(true);
  expect(isIssuer("한빛시장 이야기들")).toBe(false);
});
