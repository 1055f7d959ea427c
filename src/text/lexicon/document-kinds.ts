/**
 * Names of kinds of official documents. From 행정업무의 운영 및 혁신에 관한 규정 (kinds of official documents), the national law
 * portal (kinds of laws and of their amendments), and the covers of public documents.
 */
import { words } from "./patterns.js";

/** What a rule calls itself in its own text: `이 규정은 …`. */
export const RULES = words(
  "법 영 령 규칙 규정 지침 조례 고시 훈령 예규 계약 요령 기준 약관 정관 내규 세칙 요강",
);

/** Ends of the titles of laws and rules. */
export const RULE_TITLES = words(`
  법 법률 시행령 시행규칙 조례 규칙 규정 지침 요령 세칙 학칙 회칙 정관 약관 기준 요강 준칙 내규 강령 예규 훈령 고시
`);

/** What is promulgated under a number: `[법률 제19504호, 2023. 6. 20., 일부개정]`. */
export const PROMULGATED = words(
  "법률 대통령령 총리령 부령 처령 조례 규칙 훈령 예규 고시 공고 규정 지침",
);

/** Those of them that are asked for by their number alone: `고시 몇 호`; that of a rule may be one of its items. */
export const ISSUED_BY_NUMBER = words("훈령 예규 고시 공고");

/** How a law came to be as it is. */
export const AMENDMENTS = words("제정 일부개정 전부개정 타법개정 폐지 개정");

/** The same, before a date under the title. */
export const DATED_AMENDMENTS = words(
  "제정 개정 전부개정 전면개정 전문개정 일부개정 타법개정 타규개정 폐지제정 최종개정",
);

/** What else was done to a rule, within a list of such days. */
export const CONTINUED_REVISIONS = words("폐지 재제정 변경 정정");

/** Days that are no revision, behind one on its line. */
export const AFTER_REVISION = words("시행 검토 적용 접수 승인");

/** What begins a line of dates under a title, and is no line of the title. */
export const BESIDE_TITLES = words(
  "제정 개정 시행 전부개정 전면개정 전문개정 일부개정 타법개정 폐지 최종개정",
);

/** Notices that a body gives out under a number of its own: `고용노동부 고시 제2026-12호`. */
export const NOTICES = words(
  "공고 고시 훈령 예규 지시 공시 고지 규칙 규정 조례 지침 공포 회규 내규 표준약관",
);

/** What is announced, before 공고 in a number line: `조달청 물품공고 제…호`; no part of the body's name. */
export const NOTICE_SUBJECTS = words(
  "물품 용역 공사 입찰 채용 모집 구매 긴급 재 공모 선정 매각 임대 경쟁입찰 수의계약 전자입찰 긴급입찰 결재 변경 취소 정정",
);

/** Laws and decrees under a number. */
export const DECREES = words("법률 대통령령 총리령 국회규칙 대법원규칙 헌법재판소규칙");

/** Decrees of ministries, behind their name: `중소벤처기업부령`. */
export const MINISTRY_DECREES = words("부령 처령");

/** Rules of a body behind its name, in a number line: `고용노동부고시 제…호`. */
export const RULES_OF_BODIES = words("고시 훈령 예규 공고 조례 규칙");

/** Rules whose single articles people name as a heading: `청탁금지법 8조`. */
export const RULES_WITH_ARTICLES = words("법 법률 령 규칙 조례 규정");

/** What a press release calls itself, without white space. */
export const PRESS_RELEASES = words(
  "보도자료 보도참고자료 보도설명자료 보도해명자료 보도정정자료 정정보도자료 동정자료 설명자료 해명자료 언론설명자료",
);

/** Words that name the kind of paper and are printed larger than its title. */
export const PRINTED_KINDS = words(
  "보도자료 보도참고자료 보도설명자료 동정자료 공고 가정통신문 정정신고 정정신고(보고) 참고자료 설명자료 목차 차례 순서 원문정보 문서정보 겉표지 속표지 표지 간지 기안용지 기안지 기안문 석사학위논문 박사학위논문 석사학위청구논문 박사학위청구논문 홀수형 짝수형",
);

/** Whom a copy is for or what for, over the title: `내부 검토용`. */
export const COPIES_FOR = words(
  "검토용 참고용 보고용 배포용 제출용 열람용 보관용 회의용 교부용 내부용 대외용 업무용 신청인용 민원인용 기관용 응시자용 수험생용 참가자용 감독관용 보호자용 제출자용 소비자용 작성용",
);
/** Who fills in a form, over its title: `신청인 작성`. */
export const WRITERS = words(
  "신청인 신청자 신고인 학생 본인 교수 담당자 기관 업체 기업 참가자 참여자 보호자 지원자 추천인 추천자 심사자 평가자 평가위원",
);
/** Tags above a title that are not it; a form may space their letters. */
export const TAGS = words(`
  별지 별표 서식 지정서식 비지정서식 붙임 첨부 별첨 부록 참고 양식 부분공개 비공개 대외비 공개 사전공개용 보도자료 보도참고자료 보도설명자료 입법예고 행정예고 목차 차례 순서
`);

/** What a notice does to an earlier one, alone on the line over its title. */
export const CORRECTIONS = words(
  "정정공고 수정공고 변경공고 재공고 정정공시 수정공시 정정고시 정정신고",
);

/** Heads of the columns that say what stood in a paper and what stands there now. */
export const BEFORE_CORRECTION = words("수정전 정정전 변경전");
export const AFTER_CORRECTION = words("수정후 정정후 변경후");

/** What is handed to a person or a body under a number of its own. */
export const CERTIFICATES = words(
  "위촉장 임명장 임용장 표창장 상장 감사장 공로장 수료증 이수증 자격증 합격증 면허증 허가증 등록증 인증서 증명서 지정서 특허증 확인서 확인원 확인증 필증",
);

/** Certificates that name whom they honour right below their name. */
export const AWARDED = words("상장 표창장 감사장 공로장 위촉장 임명장");

/** What someone hands in under a notice, or in a case: a number of either that it names is not its own. */
export const ANSWERS_TO_CALLS = words(
  "신청서 지원서 사업계획서 수행계획서 연구계획서 연구개발계획서 참여계획서 제안서 응모서 서약서 동의서 확약서 추천서 이력서 자기소개서 견적서 입찰서 답변서 탄원서 진술서 진정서 준비서면 소명서 참가서",
);

/** What is awarded with a certificate that has no other name. */
export const AWARDS = words(
  "금상 은상 동상 우수상 최우수상 장려상 특별상 공로상 논문상 감사패 공로패",
);

/** What a certificate does, by which its number is called: `등록번호` of a 등록증. */
export const CERTIFIED_ACTS = words("등록 허가 인증 지정 자격 면허 특허 수료 이수 합격 증명");

/** What may stand alone on the second line of a title. */
export const PRENOTICES = words("행정예고 입법예고");

/** What is counted through without a year: `시장방침 제112호`, `안건 제4호`. */
export const COUNTED_PAPERS = words("방침 안건 의안 발령 의결 지시");

/** Documents by which something is ordered: who orders issues them. */
export const ORDERS = words("제안요청 과업 입찰 구매 규격 사양 시방 공고 발주 사유서 지시서");

/** Ends of titles: contracts, whose date is the last, and minutes, whose date is that of the meeting. */
export const CONTRACTS = words("계약서 협약서 약정서 각서 합의서 협정서 협정 협약");
export const MINUTES = words("회의록 의사록 회의결과");

/** Words that titles end with: kinds of documents, and what is announced, asked for or reported. */
export const TITLE_ENDINGS = words(`
  공고 재공고 공고문 공시 공모 모집 채용 입찰 안내 안내문 안내서 알림 통보 통지 요청 협조 회신 제출 신청 개최 추진 시행 변경 선정 발표 배포 공개
  계획 계획서 계획안 추진계획 종합계획 기본계획 방안 대책 전략 로드맵 보고 보고서 보고회 결과 결과보고 실적 현황 동향 분석 연구 조사 검토 평가 점검 진단
  규정 지침 요령 요강 기준 매뉴얼 편람 규칙 조례 훈령 예규 고시 법 법률 시행령 시행규칙 정관 학칙 내규 세칙 강령 헌장
  설명서 설계서 설계문서 요청서 제안서 이유서 정의서 명세표 신청서 신고서 확인서 동의서 서약서 계약서 협약서 합의서 약정서 각서 의결서 결정서 결정문 통지서 통보서 고지서 명세서 내역서 평가서 의견서
  원서 지원서 의뢰서 승낙서 확약서 포기서 사직서 소견서 보증서 정산서 계산서 취하서 접수증 영수증 구분표 일람표 집계표 점검표 평가표 일정표 배점표 대비표 합계표 목록표 조사표 설문지 요구서 공모전
  검토서 요약서 지시서 시방서 사유서 증명서 추천서 이력서 진술서 조서 결의서 견적서 청구서 위임장 위촉장 임명장 표창장 상장 초청장 허가증 등록증
  회의록 의사록 회의결과 목록 명부 명단 대장 조사서 진단표 모음 모음집 서식집 일지 일람 자료 자료집 참고자료 설명자료 백서 사례집 가이드 가이드라인 서식 양식 조건 특수조건 일반조건
  행정예고 입법예고 예고 개정안 제정안 일부개정안 일부개정법률안 전부개정안 개정령안 법률안 조례안 규칙안 예산안 동의안 결의안 일부개정 전부개정
  인증서 수료증 특허증 감사장 성적서 인수서 인계서 인수인계서 기록부 처리부 청약서 공전 답변서 처분요구서 복명서 품의서 협조문 성명서 담화문 회견문 합의문 결산서 예산서 문제지 재결서 판결문 평정표 출석부 상황부 기안서 작업일보 공사일보 절차서 지침서 규격서 표준서 기준서 관리카드 기록카드 체크리스트 결과표
  수칙 방침 절차 회칙 규약 협약 준칙 협의록 수령증 인수증 인계증 휴직원 복직원 휴직연장원 휴학원 복학원 자퇴원 사직원 조직도 노선도 배치도 이력카드 등록부 접수부
  공문 기획서 기획안 요약 요약본 근무표 시간표 계획표 배정표 분담표 출근부 고소장 고발장 탄원서 진정서 시말서 경위서 연구노트 레포트 리포트 시나리오 구조도 설계도 흐름도
  소개서 제출서 기록지 기록표 조사지 평가지 문진표 처방전 진단서 활동지 학습지 체크시트 서명부 연명부 입사원 퇴사원 휴가원 결석원 전학원 확인원 증명원 신고필증 방명록 식단표 안내장 합격증 비상연락망 출납부 수불부 발급부 열람부 총괄표 현황표 심사표 채점표 답안지 정답지 정답표 해답지 시험지 기준표 요율표 단가표 품셈 산출서 주문서 발주서 표준안 길라잡이 질의응답집 핸드북 가이드북 약관
`);

/** End a title behind two words at least (`공유주차장 정보 표준`): alone and behind one they head a column or name a series. */
export const LATE_ENDINGS = words("표준 규격");

/** What papers are called in English, in the name that stands over or below the Korean one. */
export const ENGLISH_KINDS = words(
  "guide guideline manual handbook standard specification regulation procedure agreement contract instruction protocol sop",
);

/** Latin words that a title begins with (`COVID-19-2 대응 지침`, `KS-Q-ISO-9001 인증 안내`), and no code of a form has. */
export const LATIN_WORDS = words("COVID MOOC ISO IEC KS NCS ESG ICT LTE RFID SARS MERS");

/** Syllables before 서 in words for papers (`처분서`, `결과서`), which those of text (`하면서`, `회의에서`) do not have there. */
export const BEFORE_PAPER =
  "획청안의인약정지보세역가견원뢰기증산계구토시유명천력술적과수설침재록발행분령";

/** Syllables before 표 in words for tables (`실사표`, `배분표`), which other words (`목표`, `대표`, `발표`, `상표`) do not have there. */
export const BEFORE_TABLE = "사산치영성적격검록급출당준점계분류율무획과황석량액";

/** Papers whose whole name is a word of two letters. */
export const SHORT_PAPERS = words(
  "정관 회칙 규약 학칙 약관 각서 상장 축사 관보 시보 소장 내규 사규 헌장",
);

/** What a paper does, and by which its day and its body are called: `의뢰일`, `의뢰기관`. */
export const ACTS_OF_PAPERS = words("의뢰 요청 통보 발송 인계");

/** Forms that a person hands in to an office. */
export const APPLICATIONS = words("신청서 청구서 신고서 지원서 응시원서 의뢰서 제출서 취하서");

/** What is brought before a court, though it ends like an office: `소장` is the head of a laboratory, too. */
export const COMPLAINTS = words("소장 고소장 고발장 항소장 상고장");

/** Words that say no topic before the word for the kind: `사업수행계획서`, `최종보고서`. */
export const KIND_PREFIXES = words(
  "사업 수행 과업 제안 결과 최종 중간 착수 완료 연구 용역 활동 업무 종합 세부 추진 실시 시행 운영 모집 참가 참여 가입 응모 입회",
);

/** Whom a notice seeks, without what for: `입주자 모집공고`. */
export const SOUGHT = words(
  "입주자 예비입주자 참여자 참가자 신청자 대상자 교육생 수강생 참여기업 참가기업 지원기업 수혜기업 참가팀 서포터즈 자원봉사자",
);

/** Records kept day by day: the day in their head is theirs. */
export const DAILY_RECORDS = words("일지 일보 근무일지 점검일지 점검표 일일보고 상황보고");

/** What lists are called: the day in their head is the one that they are of. */
export const LISTS = words(
  "목록 목록표 현황 현황표 명부 명단 대장 일람 일람표 집계표 통계 통계표 분류표 분류기준표 내역 세부기준",
);

/** What is done with a quotation, an order or a bill, before 서 and 번호. */
export const BILLS = words("견적 발주 주문 청구 납품 거래");

/** Those of them that the buyer makes out. */
export const ORDERED = words("발주 주문");

/** What several forms or cases are gathered in. */
export const COLLECTIONS = words("모음 모음집 자료집 사례집 해설집");

/** Ends of what a paper that is brought before those who approve is called: its 제목 says what for. */
export const APPROVAL_PAPERS = words(
  "품의서 품의 요구서 기안서 기안지 기안용지 기안 내부결재 결의서",
);

/** Papers by which something is asked for or passed on: their 제목 says what. */
export const PAPERS_OF_OTHERS = words(
  "품의서 지출품의서 구매품의서 기안서 지출결의서 결의서 협조전 협조문 업무연락 업무연락전 통보서 송부서 문서송부서 보고서 시행문 공문 공문서 표준운영절차서 표준작업절차서 표준작업지침서 작업표준서",
);

/** What stands before the first chapter of a rule: it holds none. */
export const PREAMBLES = words("전문 前文 서문 머리말");
