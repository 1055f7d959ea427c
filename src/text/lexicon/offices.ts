/** Titles of signatories, and words beside a signature. From signatures of public documents. */
import { words } from "./patterns.js";

/** What those who sign for a body are called. */
export const SIGNATORIES = words(`
  장관 차관 총리 대통령 지사 군수 교육감 지원청교육장 대표이사 대표 지출원 재무관 계약담당관 계약담당 계약담당자 계약담당공무원 계약관 경리관 의장 총장 학장 교장 원장 은행장 조합장 회장 사장 센터장 부장 국장 과장 실장 팀장 단장 구조대장 기동대장 구급대장 순찰대장 수사대장 의무대장 항공대장 소방대장 특공대장 경비대장 대대장 중대장 연대장 부대장 사령관 함장 서장 소장
  처장 청장 관장 시장 읍장 면장 동장 직무대리
`);

/** Heads of a body as a press release names them in its first sentences. */
export const HEADS = words(`
  장관 처장 청장 위원장 사장 원장 이사장 시장 도지사 지사 군수 구청장 총장 본부장 회장 대표이사 대표 교육감 부총리 국무총리
  관장 소장 센터장 의장
`);

/** Those under the head who speak for a body: `한빛부(장관 홍길동) 김하람 차관은`. */
export const DEPUTIES = words(
  "차관 차장 부시장 부지사 부군수 부구청장 부교육감 부위원장 부사장 부원장 부본부장 실장 국장",
);

/** Ends of an office before the name of the person who holds it: `정보팀 팀장 홍길동(인)`. */
export const OFFICE_ENDINGS = words("장 관 원 사 대표 대리");

/** Ends of offices that one person holds at a time. */
export const OFFICES_HELD = words("장 간사 대표 총리 지사 장관 차관 교육감 군수");

/** Before 시장 they make a market of the mayor. */
export const MARKETS = words(`
  전통 재래 도매 소매 수산 농산물 수산물 농수산물 청과물 가축 풍물 벼룩 새벽 야 노동 고용 금융 자본 증권 주식 채권 외환 부동산 주택 전력 에너지 탄소
  내수 국내 해외 세계 수출 신 중고 유통
`);

/** Before an office they make another one of it: `부시장`, `명예회장`. */
export const RANKS_IN_FRONT = words("부 전 차 준 전임 수석 선임 책임 명예");
/** Behind these `부` is the end of a ministry: `교육부장관`. */
export const MINISTERS = words("장관 차관");

/** Verbs and nouns by which a body is given something to do. */
export const DUTY_WORDS = words(
  "담당 총괄 맡 관할 소관 주관 전담 수행 처리 평가 관리 감독 운영 추진",
);

/** Behind a task they name who does it: `심사기관`, `접수처`. */
export const DOERS = words("기관 부서 업체 처 자 담당 담당자 담당부서 주체");

/** What stands for a seal, without its brackets and white space. */
export const SEALS = words("직인생략 직인 관인생략 관인 인 서명 서명또는인 생략");

/** What is written behind the name of the one a document goes to. */
export const HONORIFICS = words("귀하 귀중");

/** Who approved in another's place, before the date of an approval. */
export const APPROVED_FOR = words("전결 대결 代");

/** What a table of approvals is called in its first column. */
export const APPROVAL_BOXES = words("결재 협조 합의 협조자");

/** Heads of the boxes in which a form is approved. */
export const APPROVERS = words(`
  결재 결 담당 담당자 주무관 기안 기안자 작성 작성자 검토 검토자 확인 확인자 승인 승인자 합의 협조 주무 대리 계장 팀장 과장 차장 부장 실장 국장 본부장 이사 상무 전무 부사장 사장 대표 대표이사
  원장 부원장 교감 교장 전결 부서장 관장 결재권자
`);

/** What a person is called behind the name; such a name signs and does not issue. */
export const PERSONS_ROLES = words(`
  주무관 사무관 서기관 주사 주사보 서기 연구관 연구사 연구원 교사 교수 기자 대리 주임 담당 담당자 씨 님 귀하
`);

/** As whom a person signs a form, before the name. */
export const SIGNS_AS = words(`
  신청인 신청자 신고인 신고자 제출자 제출인 서약자 서약인 각서인 청구인 위임인 위임자 동의자 동의인 참가자 참여자 지원자 검수자 입회자 확인자 작성자 보고자 기안자 수령인 수령자 영수인 인수자 인계자 보호자 추천인 추천자
`);

/** The surnames that most people have. */
export const SURNAMES = "김이박최정강조윤장임한오서신권황안송전홍유고문양손배백허남심노";
