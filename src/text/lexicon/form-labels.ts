/**
 * Labels of the fields in official forms, without white space: forms space them as they like (`제  목`). From the forms of
 * 행정업무의 운영 및 혁신에 관한 규정 시행규칙 (기안문, 시행문, 결재란), from bills, press releases, notices and reports.
 */
import { words } from "./patterns.js";

/** 기안문·시행문 */
export const LETTER = {
  to: words("수신 수신자 수신처 수신기관 수신및참조 받는곳 받음"),
  subject: words("제목 건명"),
  from: words("발신 발신자 발신처 발신기관 발신명의 보내는곳 보낸곳"),
  /** Below 수신: the part or person there. */
  beside: words("참조"),
  /** The names that `수신자 참조` refers to, at the foot. */
  listed: words("수신자 수신처 배부처"),
  /** What 수신 says where the names stand at the foot, before 참조. */
  referring: words("수신자 수신처 배부처"),
  number: words("문서번호 시행번호 발신번호 분류기호및문서번호 분류기호문서번호"),
  date: words("시행일자 시행일 발신일자 발송일자 일자 문서일자 보낸날 보낸날짜"),
  /** Its day only in the head: further down they may be that of anything. */
  dateInHead: words("날짜 작성일 작성일자 기안일 기안일자 등록일 등록일자"),
};

/** 결재문서 with an approval box */
export const APPROVAL = {
  number: words(
    "문서번호 등록번호 생산등록번호 문서등록번호 품의번호 기안번호 결의번호 지출결의번호",
  ),
  /** Of a paper without any of those, beside a day of its own. */
  bareNumber: words("번호"),
  /** Under which a head's decision is counted. */
  decisionNumber: words("방침번호"),
  approved: words("결재일자 결재일 결재일시 시행일자 시행일"),
  /** Those of them that only a box for approvals has. */
  decided: words("결재일자 결재일시 결재일"),
  registered: words(
    "등록일자 등록일 작성일자 작성일 작성연월일 작성년월일 기안일자 기안일 기안연월일 기안년월일 보고일자 보고일 보고일시 품의일자 품의일 품의연월일 품의년월일 결의일자 결의일 지출결의일자 지출결의일 결의연월일 결의년월일 발의일자 발의일 생산일자",
  ),
  /** When something was asked for, on a paper that others approve. */
  asked: words("요구일자 요구일 요청일자 요청일 신청일자 신청일"),
  /** Of a 결의서 that says them without a word for the day: `발의 | 2024. 5. 3.` */
  acts: words("품의 발의 결의"),
};

/** What else the strip over an approved paper states: who keeps it, how long, and who may see it. */
export const BESIDE_APPROVAL = words(`
  공개구분 공개여부 공개 보존기간 보존연한 기안자 검토자 결재자 결재권자 작성자 담당자 처리과 처리부서 담당부서 기안부서 작성부서 생산부서 부서 접수번호 접수일 접수일자 시행 협조 협조자 전결
  등급 보안등급 문서등급 쪽 쪽수 매수
`);

/** 의안 */
export const BILL = {
  number: words("의안번호"),
  moved: words("발의연월일 제안연월일 제출연월일 발의년월일 제안년월일 제출년월일"),
  /** Who moves it, where a row of the head says so. */
  submitter: words("제출자 제안자 제출기관"),
  /** Ends of who moves it, in brackets below the title. */
  mover: words("대표발의 제안 제출 발의"),
};

/** 위원회의 의결서·결정문, 법원의 판결·결정문 */
export const DECISION = {
  number: words("사건번호 안건번호 의안번호 의결번호 사건 심판번호"),
  subject: words("안건명 의안명 사건명 건명 제목"),
  decided: words(`
    의결연월일 의결년월일 의결일 의결일자 결정일 결정일자 재결일 판결선고 선고일 판결선고일 결정연월일 심의의결일
  `),
  parties: words(
    "피심인 피고 피고인 원고 신청인 피신청인 청구인 피청구인 진정인 피진정인 상고인 항고인 피조사인 채권자 채무자",
  ),
  /** What such a document is called in its head. */
  kinds: words(
    "판결 결정 의결 의결서 결정문 결정서 재결 재결서 심의의결 심의의결서 심의ㆍ의결 심의·의결 명령",
  ),
};

/** 전자우편으로 오간 것을 찍은 문서 */
export const MAIL = {
  from: words("보낸사람 보낸이 보내는사람 발신자 From"),
  to: words("받는사람 받는이 받은사람 수신자 To"),
  subject: words("제목 Subject"),
  sent: words("날짜 보낸날짜 보낸시간 보낸일시 발송일시 작성일시 Date Sent"),
};

/** 회의록 */
export const MINUTES = {
  kinds: words("회의록 의사록 회의결과 회의결과보고 회의결과보고서 회의개최결과"),
  met: words("회의일시 일시 개최일시 회의일자 개최일자 개의일시 회의일"),
  /** Those of them that only a meeting has. */
  metOn: words("회의일시 회의일자 회의일"),
  said: words("회의내용 회의결과 논의내용 논의사항 결정사항 협의내용"),
  /** Who was there: an invitation says who is to come. */
  attended: words("참석자 참석자명단 참석인원 참석위원 참여자 참석"),
};

/** 보도자료 */
export const PRESS = {
  embargo: words("보도시점 보도일시 보도시기 엠바고"),
  released: words("배포 배포일 배포일시 배포일자 배포시점 제공일 자료배포일"),
};

/** 법령·규정: dates under the title. */
export const RULE_DATES = words("시행일 시행일자 시행 개정일 제정일");

/** 표준·규격: what names one in the table of its head, and the days on which it was made and revised. */
export const STANDARD = {
  named: words("표준명 표준명칭 표준번호 규격명 규격번호"),
  made: words("제정일 제정일자 제정연월일 개정일 개정일자 개정연월일 최종개정일 제정·개정일"),
};

/** 계획서·보고서·서식: who wrote it, when, about what. */
export const REPORT = {
  body: words("소관부처 소관기관 주관부처 제안부처 작성기관 제정기관 주관기관 발행처 발행기관"),
  /** Who orders issues what it orders by, and not what others write about it. */
  orderer: words("수요기관 발주기관"),
  division: words("담당부서 담당부서(과) 작성부서 주관부서 소관부서"),
  author: words("작성자"),
  subject: words("규제사무명 사업명 과제명 공사명 용역명"),
  /** What a team works on: a title only where the value ends as titles end. */
  project: words("프로젝트명 프로젝트이름"),
  written: words(
    "작성일 작성일자 작성년월일 문서작성일 보고일 보고일자 보고일시 발행일 발행일자 공고일 견적일 견적일자",
  ),
  /** When someone spoke, beside who that was. */
  presented: words("발표일 발표일자"),
  /** Who sells what is offered or billed. */
  supplier: words("공급자 공급업체 공급사 견적업체 견적사"),
  /** When a bill or a delivery was made out: in a list they are days of what it lists. */
  billed: words("거래일 거래일자 청구일 청구일자 발주일 발주일자 주문일 주문일자"),
  /** When it was last changed, in the head of guides and manuals. */
  changed: words("최종수정일 최종수정일자 최종변경일 최종변경일자 최종갱신일 최종업데이트"),
  inEnglish: words("Date"),
  version: words("Version 버전 문서버전 판번호"),
  /** When a paper that others have still to approve was written. */
  drafted: words("기안일 기안일자"),
  /** When it was handed in; in an invitation, until when others may. */
  handedIn: words("제출일 제출일자"),
  /** Who asks the people of a survey. */
  asks: words("조사원 조사자 조사책임자 연구자 연구책임자 책임연구원"),
  /** The day, among what says who wrote it. */
  dated: words("날짜"),
  writer: words("이름 성명 학번 제출자 작성자 팀명 조원 팀원"),
  /** Dates of writing that stand in a line, in brackets or behind a colon. */
  writtenInLine: words("협의요청일 공고일 작성일"),
  met: words("회의일시 일시 개최일시 회의일자"),
  /** The day that a daily record is of. */
  day: words(
    "일자 날짜 일시 근무일 근무일자 근무일시 당직일 당직일자 점검일 점검일자 점검일시 작업일 작업일자",
  ),
};

/** 목록·현황: of which day it is, who keeps it, and what else stands on that line. */
export const LIST = {
  asOf: words(
    "작성기준일 작성기준일자 기준일 기준일자 기준일시 기준시점 기준 조사기준일 자료기준일 현행화일 현행화일자 갱신일 갱신일자 최종갱신일 업데이트 업데이트일 현재일자 작성기준 데이터기준일 데이터기준일자",
  ),
  /** When it was drawn up, beside its title alone: in its table they are days of what it lists. */
  drawnUp: words(
    "등록일 공개일 조회일 검색일 출력일 인쇄일 추출일 생성일 수정일 최종수정일 취합일 조사일 집계일 현행일 배포일 제공일 작성 등록 갱신 수정 시점 일자 날짜",
  ),
  keeper: words(
    "작성부서 담당부서 관리부서 소관부서 총괄부서 주관부서 보유부서 부서명 부서 기관명 작성기관 관리기관 작성자",
  ),
  unit: words("단위 출처"),
};

/** Any paper with a head of its own, as offices and companies print them. */
export const PAPER = {
  number: words("문서번호 표준번호 규격번호 품의번호 기안번호"),
  subject: words(
    "공문제목 문서제목 문서명 보고서명 표준명 표준명칭 규격명 기안제목 품의제목 품의명 품의건명 기안건명 결의제목 결의건명",
  ),
  /** What a form is called: a title only where the value ends as titles end. */
  form: words("서식명 서식명칭 서식이름 양식명 양식명칭 양식이름"),
};

/** 공개특허공보·등록실용신안공보: kinds of gazettes, and what names the invention. */
export const GAZETTE = {
  kind: words("특허공보 실용신안공보 디자인공보 상표공보"),
  name: words("발명의명칭 고안의명칭 디자인의명칭 물품의명칭"),
};

/** 판권: when a book was printed, and by whom. */
export const COLOPHON = {
  day: words("발행일 발행일자 발행연월일 발행년월일 발간일 발간일자 펴낸날 펴낸날짜 인쇄일"),
  publisher: words("발행처 발간처 펴낸곳 발행기관 발간기관"),
};

/** 증명서·확인서·허가증: what is issued to one person or body. */
export const ISSUED = {
  number: words("발급번호 발행번호 증서번호"),
  date: words("발급일 발급일자 발급연월일 발행일 발행일자 발행연월일"),
};

/** Ends of what heads a column beside a label, and is no value of it. */
export const COLUMN_HEADS = words("내용 여부 구분 번호 기관 기간 금액 비고 현황");

/** Ends of labels that a form may have beside any value: `과정명`, `접수일시`. */
export const LABEL_ENDINGS = words("명 번호 일자 일시 기간 장소 기관 부서 대상 담당자");

/** Syllables before 명 in words that are no label (`설명`, `증명`, `성명`), as `기관명` is one. */
export const NO_NAMES = words("설 증 성 발 소 혁 조 해 규 생 문 임 서 표 투 공 천 저 지 운");

/** The very word for a title; `건명` names what a paper is about, which may have a title of its own. */
export const TITLE_LABELS = words("제목 공문제목 문서제목 기안제목 품의제목 결의제목");

/** What heads the column that counts the rows of a list. */
export const COUNT_COLUMNS = words("No. No NO. NO 순번 연번 일련번호");

/** What heads the last column of a list, and ends no title. */
export const LAST_COLUMNS = words("비고");

/** What heads the column of telephone numbers in a list of whom to ask. */
export const CONTACT_COLUMNS = words("전화번호 연락처 전화 내선번호 내선");

/** 사업보고서·분기보고서: who hands it in, below the body that it goes to and the day. */
export const FILER = words("회사명 회계법인명 법인명 제출인");

/** 입찰·채용·공모 공고: label lines for the number, the name and the day. */
export const TENDER = {
  number: words("공고번호 입찰공고번호 채용공고번호 공모번호 사건번호"),
  subject: words("공고명 입찰건명 입찰명 공모명 채용명 용역건명 구매건명 계약건명 품명 안건명"),
  published: words(
    "공고일 공고일자 공고일시 게시일 게시일자 게시일시 공고게시일 공고게시일자 공고(게시)일 공고(게시)일자 공고(게시)일시 공고일(게시일) 게시(공고)일 입찰공고일 모집공고일 입주자모집공고일 채용공고일",
  ),
  /** The notice stands for so long: from the day that it is of. */
  period: words("공고기간 게시기간 공고(게시)기간 입찰공고기간"),
  publisher: words("공고기관 발주처 시행기관 모집기관 채용기관 주최"),
};

/** What stands before the number of another document, however it is spaced: the one that this is about or rests on. */
export const CITED = words(`
  관련 근거 관련근거 추진근거 법적근거 관련문서 관련공고 관련고시 관련규정 관련법령 관련법규 참조 참고 당초 당초공고 기존 종전 변경전 정정전 이전
`);

/** What heads the parts of a paper that is brought before a court. */
export const COURT_PARTS = words(
  "청구취지 청구원인 신청취지 신청이유 신청원인 고소취지 고소사실 범죄사실 입증방법 입증자료 증거방법 첨부서류",
);

/** Parts and parties of a suit alone, which no other form has. */
export const CIVIL_PARTS = words("원고 피고 청구취지 청구원인");

/** Who stands before a court, before the name. */
export const COURT_PARTIES = words(
  "원고 피고 신청인 피신청인 채권자 채무자 고소인 피고소인 고발인 피고발인 진정인 피진정인",
);

/** Labels by themselves, and never a value: what no title, issuer or number is. */
export const FIELD_LABELS: readonly string[] = [
  ...new Set([
    ...Object.values(LETTER).flat(),
    ...Object.values(APPROVAL).flat(),
    ...BILL.number,
    ...BILL.moved,
    ...Object.values(MAIL).flat(),
    ...Object.values(PRESS).flat(),
    ...Object.values(REPORT).flat(),
    ...Object.values(PAPER).flat(),
    ...Object.values(TENDER).flat(),
    ...words(
      "발간등록번호 지자체명 성명 주소 연락처 전화번호 구분 비고 기관명 부서명 직위 직급 담당자 책임자 관리번호 접수번호 수험번호 응시번호 처리기간 처리기한 처리일수 보존기간 보존연한 제정일자 개정일자 개정번호",
    ),
  ]),
];

/** Heads of parts of forms, without white space: what stands below them a person fills in. */
export const FORM_PARTS = words(`
  인적사항 기본정보 기본사항 기본인적사항 신상정보 개인정보 신청인정보 신청자정보 지원자정보 참가자정보 담당자정보 업체정보 기업정보 기관정보 신청인인적사항 신청자인적사항 지원자인적사항 참가자인적사항
  학력사항 학력및경력 경력사항 자격사항 자격증사항 자격및면허 병역사항 가족사항 교육사항 수상경력 수상내역 활동사항 대외활동 보유기술 어학능력
  지원동기 신청동기 참여동기 지원동기및포부 지원사유 신청사유 성장과정 성격의장단점 성격및장단점 입사후포부 향후포부 학업계획 학업계획및포부 앞으로의각오 특기사항 취미및특기
  신청내용 신청개요 신청현황 지원내용 활동내용 회의내용 점검내용 점검항목 점검사항 평가항목 평가내용 요청내용 상담내용 교육내용 작업내용 조치내용 조치사항 세부내용 상세내용
  첨부서류 제출서류 구비서류 증빙서류 필수제출서류
`);

/** Columns of a list, beside which a day is that of what is listed. */
export const LISTING_COLUMNS = words(
  "번호 연번 순번 품명 품목 품번 규격 수량 단가 금액 공고명 사업명 과제명 계약명 마감일 내용 비고",
);

/** How long an office takes over what is handed in, and what it costs: beside the name of a form. */
export const HANDLING = words("처리기간 처리기한 처리일수 수수료");

/** On a cover, what a paper whose title names its kind alone is about. */
export const SUBJECT_LABELS = words("사업명 과업명 용역명 공사명 과제명 행사명 공고명 입찰명 건명");
