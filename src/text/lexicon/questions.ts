/** Interrogative words of Korean, from grammars and judged questions. */
import { lines, words } from "./patterns.js";

/** Words that ask and that no answer contains. */
export const QUESTION_WORDS = words(
  "무엇 무슨 뭐 뭔 뭘 언제 어디 누구 누가 어떻게 어떠 어떤 어느 얼마 왜 몇",
);

/** What may follow a word whose meaning is asked: `여비란 무엇인가`. */
export const WHAT_WORDS = words("무엇 무슨 뭐 뭔");

/** Which of several: `어느 조에 있나`. */
export const WHICH_WORDS = words("어느 어떤 무슨");

/** Bodies by their kind, as a question asks which of them: `어느 과`. */
export const WHICH_BODIES = words("과 팀 부서 센터 지청 기관 위원회 협회 공단 학교 병원");

/** Ends of the names of departments: `어느 부서` is answered by a cell with any of them. */
export const DEPARTMENTS = words("과 팀 국 실 담당관 센터");

/** What must be had from someone before something may be done, and those that say the same. */
export const APPROVALS = words(
  "승인 허가 허락 동의 확인 결재 추천 심의 의결 심사 검토 서명 날인 지시 협의",
);
export const LIKE_APPROVALS = [
  words("승인 허가 허락 동의 결재"),
  words("심의 의결 심사"),
  words("서명 날인"),
];

/** Who gives it, besides the roles of persons, as a word ends: `이사회 의결`, `부서에서 확인`. */
export const APPROVERS = words(
  "부장 단장 소장 회장 위원회 이사회 심의회 협의회 의회 총회 부서 보호자 학부모 배우자 소유자 상급자 교수",
);
/** The same, where something happens there: `운영팀에서 확인`. */
export const APPROVING_BODIES = words("기관 회의 처 청 과 팀 국 실 부");

/** Verbs, and nouns of verbs, of whoever is in charge: `어디서 맡고 있나요`. */
export const IN_CHARGE = words("맡 담당 소관");

/** Words that end as departments do, and what heads a column of them: `포함 여부`, `사업 결과`, `담당과`. */
export const LIKE_DEPARTMENTS = words(
  "여부 납부 첨부 기부 내부 외부 세부 간부 일부 전부 거부 정부 결과 효과 성과 경과 초과 부과 학과 교과 통과 외국 전국 각국 당국 사실 현실 부실 확실 과실 손실 내실 교실 강의실 회의실 화장실 휴게실 탈의실 대기실 사무실 실습실 연습실 열람실 우체국 방송국 민국 담당과 소관과 담당팀 소관팀 담당국 소관국",
);

/** Places, on the web too, as a question asks which of them: `어느 누리집`. */
export const WHICH_PLACES = words("곳 데 누리집 홈페이지 사이트 웹사이트");
/** Those of them that are on the web. */
export const ONLINE_NOUNS = words("누리집 홈페이지 웹사이트 사이트 포털");

/** What people do whose role documents name: `누가 썼나요` asks for the 작성자. A line is `역할: 동사의 앞, …`. */
export const ROLES_BY_VERB = lines(`
작성자: 썼, 쓴, 쓰나, 작성했, 작성하, 적었, 지었
점검자: 점검했, 점검하, 살펴봤, 살펴보, 둘러봤
검사자: 검사했, 검사하
기안자: 기안했, 기안하
결재자: 결재했, 결재하
`);

/** Nouns that only name the kind of answer (`…한 곳은?`): the line that answers need not hold them. */
export const KINDS_OF_ANSWER = words(`
  사람 인물 이름 명칭 제목 곳 장소 위치 지역 나라 국가 도시 해 연도 년도 날 날짜 일자 시기 때 기간 이유 원인 방법 절차 수 것
  내용 사항 공문 공문서 말 단어 용어 의미 단체 회사 기관 부서 작품 노래 책 숫자 정도 역할 직책 금액 규정 조항 조문 모두 전부 총 최대 최소
`);

/** How something is done: `계약방법`, `어떤 방식으로 계약하나요`. */
export const WAYS = words("방법 방식 절차");

/** Words that say nothing by themselves: `…에 관한`, `해야`. */
export const EMPTY_WORDS = words(
  "관한 대한 관하여 대하여 관해 대해 위해 따른 위한 해야 하여야 돼야 되어야 것으 것인가요 것인지 건가요 건지 거예요 거죠 걸 돼요 되요 해요 될까요 할까요 돼 할 하는 되는 있는 있으면 있어야 나서 때문 때문에 중에 하면 데 걸로",
);

/** Words and phrases of the asker that ask for nothing: `알고 싶은데`, `신청할 수 있나요`. */
export const ASIDES = words(`
  혹시 제가 저는 저희 저희가 내가 나는 우리가 좀 그럼 그러면
  최종적으로 기본적으로 일반적으로 구체적으로 전체적으로 공식적으로 원칙적으로 결과적으로 실제로 정확히 정확하게 대략 대충 보통 도대체 대체
`);
export const ASIDE_STEMS = words("싶 궁금");

/** Ends of the verb that asks (`…되었는가`): in the answer it is often another one. */
export const ASKING_ENDINGS = words(
  "는가 은가 던가 인가 한가 나요 가요 까 까요 는지 은지 인지 냐 니 나 어요 아요 해요 돼요 예요 에요 죠 지요",
);

/** Polite ends of the verb of a question or a wish: whoever asks writes them, documents hardly. */
export const POLITE_ENDINGS = words(`
  나요 을까요 까요 을까 는가요 은가요 던가요 건가요 지요 죠 는지요 는지 습니까 니까 습니다 어요 아요 세요 네요 군요 거든요
`);

/** Polite ends that follow nouns, and the words before them that say nothing: `필요한가요`; in `무료인가요` the noun is what is asked about. */
export const COPULA_ENDINGS = words("한가요 인가요 해요 에요");
export const EMPTY_ADJECTIVES = words("필요 가능 궁금 어떠");

/** Verbs that say nothing by themselves (`받을 수 있는`), by their stem, and the endings that follow them there. */
export const EMPTY_VERBS = words("있 없 하 되 받");
export const EMPTY_VERB_ENDINGS = words(
  "는 은 을 어 아 아서 고 게 다 면 으면 으려면 지 기 나 며 던 는가 는지",
);

/** Words that begin a wish or a request: `신청하고 싶은데`, `알려 주세요`. */
export const WISHES = words("싶 알려");

/** Further forms of such verbs. */
export const EMPTY_VERB_FORMS = words("해야 할 한 된 될 하여야 주세요 줘 줄");

/** Papers that say what their words mean: `안전 규정에서 침수율이 뭔가요`. */
export const RULES_DEFINING = words(
  "법 법률 시행령 시행규칙 규정 규칙 지침 기준 조례 고시 훈령 예규 세칙",
);

/** What asks for the meaning of the word before it: `중대재해의 뜻은`. */
export const MEANING = words("뜻 정의 의미");

/** Places in a law that a question may ask for, as a single letter behind a number or as a word. */
export const ARTICLE_UNITS = words("조 항 호");
export const ARTICLE_NOUNS = words("조항 조문 규정");

/** What asks how a rule changed: `어떻게 바뀌었나`, `달라진 점`. */
export const HOW_CHANGED = words("어떻게 무엇이 뭐가 뭘");
export const CHANGED = words("바뀌 바뀐 달라 변경 개정");
export const CHANGED_OF = words("바뀐 바뀌는 달라진 달라지는 변경된 개정된");
export const CHANGED_THINGS = words("내용 점 것 사항 부분");

/** Verbs of change by their stem, as a question and a comparison say them. */
export const CHANGE_STEMS = words("바뀌 바뀐 바꾸 바꾼 달라 변경 개정");
/** What else says in a text that something changed. */
export const CHANGE_MARKS = words("신설 삭제 폐지 조정 →");

/** What marks when a provision was changed: `<개정 2018. 3. 20.>`. */
export const REVISION_WORDS = words("개정 신설 삭제 제정 시행 폐지");
/** What begins as such a word and tells of no revision. */
export const NO_REVISIONS = words("시행규칙 시행령 시행세칙 시행기관 시행주체 시행부서 시행자");
/** What a bare day in brackets behind it is that of: `이동 <2015.8.31.>`. */
export const MOVED = words("이동 삭제 신설 개정 종전");
/** The same in an asker's words, of a rule as a whole. */
export const MAKING = words("만들 생겼 생긴 바뀌 바뀐 고쳐 고친");

/** Words that ask which of several comes first in an order. */
export const MOST_ASKED = words("가장 제일 많은 많이 많았 큰 컸 높은 높았 1위 1순위 1등");

/** What asks for the latest of several changes: `가장 최근에 개정된`. */
export const LATEST_ASKED = ["가장 최근", "제일 최근", "가장 나중", "마지막", "최근", "최종"];

/** What asks for a day, and nouns at the end of a question that do: a year alone does not answer. */
export const DAY_QUESTIONS = words("며칠 언제까지");
export const DAY_NOUNS = words("날짜 일자 일시 기한 생일 마감 마감일 시행일");

/** Nouns at the end of a question that ask for a time; the short ones only as a word of their own. */
export const TIME_NOUNS = words("연도 년도 시기 기간 일정");
export const SHORT_TIME_NOUNS = words("해 날 때");

/** Accounts by what is paid into them; any other has a name of its own (`희망저축계좌`), whose meaning may be asked for. */
export const ACCOUNTS_PAID = words(
  "입금 납부 납입 수납 후원 기부 모금 성금 환급 환불 반환 반납 송금 이체 지급 수령 정산 결제 지정 가상 거래 은행 예금 통장 회비 참가비 수강료 보증금 계약금 기금 대금",
);

/** Verbs behind `얼마` that make it an amount of money. */
export const PAYING = words(
  "지원 지급 보조 부과 환급 납부 내야 내나 내는 받 주나 드나 드는 갚 변상 배상 보상 물어 돌려 반환 환불 쓰나 썼 들여",
);
/** Verbs for paying, more or less, that a share of something may be told by: `예산의 3분의 1을 지급`, `50% 감경`. */
export const REDUCING = words("감경 감면 할인 경감 감액");
/** What says that a share is paid on top. */
export const ADDING = words("가산 할증 증액 추가");
export const PAID_STEMS = [...words("지급 보상 지원 환급 반환 보조 배상 가산"), ...REDUCING];
/** The same behind `얼마나`, which asks for other things as well (`교육을 얼마나 받아야`, `보고서는 얼마나 내나`). */
export const SPENDING = words("드나 드는 들이 갚");

/** Words behind `얼마` that make it a length of time: `얼마 동안`, `얼마나 걸리나요`. */
export const LASTING = words(
  "동안 만에 오래 걸리 걸려 걸릴 다녀야 다니면 근무해야 근무하면 일해야 일하면 재직해야 살아야 거주해야 기다려 보관",
);

/** Behind `며칠`, what says that they must pass: `며칠 지나면`, `며칠 뒤에`. */
export const PASSING = words("지나 넘 뒤 후 만에");

/** Nouns that alone ask how many persons, and how many years: `모집 인원은?`. */
export const COUNTED_BY_NOUN = words("인원 인원수 회원수 직원수");
export const YEARS_BY_NOUN = words("임기 내용연수 내구연한");

/** Nouns that last: `임기는 몇 년`. */
export const LASTING_NOUNS = words("임기 기간 연한 유효기간 시효");
/** What lasts some days: `휴가는 며칠인가요`. */
export const LASTING_DAYS = words("휴가 휴직 연가 일수 유예 기간");

/** Nouns at the end of a question that ask for money; those with a common end by what stands before it. */
export const MONEY_NOUNS = words(`
  금액 비용 요금 예산 단가 가격 집값 땅값 책값 밥값 약값 물건값 기름값 벌금 과징금 보수 급여 월급 연봉 수당 대금 지원금 보조금 장학금 등록금 재원
  상금 시상금 포상금 보증금 계약금 위약금 선금 선급금 잔금 기부금 후원금 출연금 적립금 보상금 배상금 환급금 퇴직금
`);
/** What someone has or earns: how much of it may be asked with a bound (`재산이 얼마 이하여야`). */
export const MEANS = words("재산 자산 소득 매출 매출액 수입 자본금 연봉 월급");
/** Fees, before 료. */
export const FEES = words("수수 과태 이용 사용 연체 임대 대관 보험 수업 관람 입장 주차 통행");
/** Costs, before 비. */
export const COSTS = words(`
  사업 인건 관리 활동 숙박 교통 운영 공사 용역 경 식 연구 연구개발 학 진료 의료 생활 생계 여 수선
`);

/** Words that end as costs and fees do, and are none. */
export const NO_COSTS = words(
  "준비 장비 설비 정비 대비 구비 소비 예비 자료 재료 의료 진료 원료 연료 음료 서비",
);

/** Nouns at the end of a question that ask for a share, beside every word that ends with 율 or 률. */
export const SHARE_NOUNS = words("비중 금리 지분");
/** Words that end so and are no share. */
export const NO_SHARE_NOUNS = words("규율 조율 자율 법률");

/** Nouns at the end of a question that ask for a number. */
export const NUMBER_NOUNS = words(`
  수 수량 면적 인구 인원 거리 길이 높이 깊이 고도 크기 나이 무게 속도 온도 규모 순위 한도 정원
`);

/** Words that end so and are no number: `우승한 선수는`. */
export const NO_NUMBER_NOUNS = words(
  "선수 교수 가수 장수 군수 호수 홍수 조수 향수 박수 실수 준수 이수 접수 특수 필수 흡수 목수 무용수 포수 투수",
);

/** Nouns at the end of a question that ask for a telephone number, a mail address, a place. */
export const PHONE_NOUNS = words("전화번호 연락처 전화 팩스번호 팩스 콜센터");
/** What people do with a telephone number: `누구한테 물어보나요`. */
export const CONTACTING = words("물어 문의 연락 전화 여쭤 여쭈");
export const MAIL_NOUNS = words("이메일 메일 전자우편");
export const PLACE_NOUNS = words("장소 위치 주소 소재지 대상지 개최지 신청처 제출처 접수처");

/** What a body does by a share of its members. */
export const AGREEING = words("요청 요구 찬성 동의 반대 출석 의결 발의 서명 모여 모이 나와");

/** What asks which came before all others, and what says so in a text: a line without it tells of another time. */
export const FIRST_ASKED = words("처음 최초 첫");
/** What is done but once: it was the first time without a word for it. */
export const DONE_ONCE = words("발명 창립 창설 설립 제정 시작");
/** As askers and as papers say that something was made. */
export const BEING_MADE = words("만들 생겼 생긴 생기 세워 세운 제정 설립");
/** The same of a body, with what it was called then; stems. */
export const FOUNDING = [
  ...words("생겼 생긴 세워 세운 만들어 설립 창립 개원 개관 개소 출범"),
  ...["문을 열", "문을 연", "문 연", "첫 이름", "어떤 이름으로", "무슨 이름으로"],
];
export const MADE_ONCE = words("제정 창립 창설 설립 발족 개교 개원 개관 출범");
/** `첫날`, `첫 석 달`: which part of a time, and nothing that came before all others. */
export const FIRST_TIMES = ["날", "주", "달", "해", "학기", "분기", "두 달", "석 달", "반년"];
export const FIRST_SAID = words("처음 최초 첫 시초 초대 먼저 효시 제1회");

/** Persons by their title, and bodies by their kind, as a question asks for their telephone. */
export const PERSONS_CALLED = words(`
  주무관 사무관 서기관 연구관 연구사 연구원 교사 교수 대리 주임 과장 팀장 부장 국장 위원 대변인 강사 씨
`);
export const BODIES_CALLED = words(
  "센터 업체 회사 과 팀 소방서 경찰서 보건소 학교 병원 은행 재단 공단 협회",
);

/** Before `몇 명`, what tells nothing of who is counted. */
export const HOW_MANY_IN_ALL = words(
  "모두 전부 총 전체 최대 최소 최소한 적어도 못해도 많아야 많으면 대략 각각 하루 한번에 매월 매년 매일 매달 매주 해마다 연간 연 월 평균 현재 지금 올해 금년 작년 지난해 내년 이번 통틀어 합쳐 숫자 글자",
);

/** What something was done to, as a question asks for it: `접수된 날`. */
export const DONE_TO_KINDS = words("날 날짜 일자 해 때 곳 사람 인원");

/** Who does something, as a question asks for it and forms call it: `신청한 부서`, `신청부서`. */
export const DONE_BY_KINDS = words("부서 기관 업체 회사 단체 팀");

/** Who the officers of a body (`임원`) are. */
export const OFFICERS = words("이사 이사장 감사 대표 회장 부회장 기관장 사장 원장 총장");
/** Roles that have a term of office. */
export const ROLES_WITH_TERMS = words(
  "위원 위원장 간사 이사 감사 임원 대표 회장 총장 의장 단장 센터장",
);
