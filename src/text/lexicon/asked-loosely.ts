/** What people type and say around a question that is not part of it. From grammars of Korean requests and everyday letters to offices. */
import { lines, words } from "./patterns.js";

/** Particles that are typed apart from their noun: `접수기간 은 언제`. Others are words of their own as often (`이`, `과`, `도`). */
export const LOOSE_PARTICLES = words("은 는 의 을 를 에서");
/** Ends of a question that are typed apart from its asking word: `언제 인가요`. */
export const LOOSE_COPULAS = words("인가요 인가 입니까 이에요 예요 인지 인지요 일까요");

/** Asking words that are typed onto the word before; others begin nouns (`왜곡`, `무슨`). */
export const ATTACHED_WORDS = words("언제 어디 누구 누가 얼마 며칠 몇 무엇 어떻게");

/** What joins a question to the one before it. */
export const JOINING_WORDS = words(
  "그리고 또 또한 아울러 그럼 그러면 그런데 근데 추가로 참고로 일단 우선",
);

/** Ends of a clause before the question in which the asker talks of the asking: `급해서 그러는데`, `잘 모르는데`. */
export const TALKING_CLAUSES = [
  ...words(`
    그러는데 그러는데요 그런데요 그렇습니다만 모르는데 모르는데요 모르겠는데 모르겠는데요 모르지만 몰라서 몰라서요 궁금한데 궁금한데요 궁금해서 궁금해서요
    급한데 급한데요 헷갈리는데 헷갈려서 헷갈려서요 죄송한데 죄송한데요 죄송하지만 실례지만 실례합니다만 여쭤보는데 물어보는데 해서요 있어서요
    묻는데 여쭙는데 바쁘신데 바쁘시겠지만 찾아봤는데 찾아봤는데요 읽어봤는데 읽어봤는데요 봤는데 봤는데요
  `),
  ...[
    "수도 있는데",
    "수도 있지만",
    "알고 있는데",
    "찾고 있는데",
    "찾고 있는데요",
    "줄 알았는데",
    "보고 있는데",
    "보고 있는데요",
  ],
];

/** How an answer should be given: a request of such words alone asks for nothing. */
export const MANNERS_OF_ANSWER = words(`
  짧게 간단히 간단하게 자세히 자세하게 정확히 정확하게 빨리 빠르게 쉽게 친절하게 한줄로 한문장으로 표로 한국어로 근거 근거도 근거와 출처 출처도 출처와 쪽수 쪽수도
  같이 함께 문서 문서에서 자료에서 파일에서 공고문에서 찾아 찾아서 확인 확인해서 보고 되실 될 되시면 때 가능하면 가능하시면 꼭 좀 다시 한번 한 번
`);

/** What the asker does with a document before asking, by stem: such words name none. */
export const READING_VERBS = words(`
  보고 보았 봤 보니 보면 보는 봐 읽 문의 질문 여쭤 여쭙 묻 물어 관련 관해 관하 대해 대하 드립 드려 드리 찾 확인 글 남깁 남겨 저는 제가 저희 공고 문서 자료 파일 내용 공고문 안내문
  지난 어제 오늘 내일 작년 올해 있 없 싶 궁금 모르 몰라 하나 더
`);

/** What stands behind the name of a document that is read, or asked about. */
export const READ_ABOUT = words(
  "보고 보았 봤 보니 보면 읽고 읽었 읽어 관련 관해 관하 대해 대하 때문에",
);

/** Verbs of asking at the end of a sentence that only says that a question comes: `공고 보고 문의드립니다`. */
export const ANNOUNCING = words("문의 질문 여쭤 여쭙 여쭈 묻 물어");

/** Nouns that are asked for beside others, more than the attributes of official documents. */
export const ASKED_TOGETHER = words(`
  방법 절차 자격 요건 조건 서류 부서 담당부서 담당자 담당 기관 주관 주최 목적 사유 이유 종류 내용 기준 점수 배점 규모 한도 비중 이름 명칭 번호 제목 역할 임기 회비 수수료 정원 예산 결과
`);

/** What else the name of a document ends with, before a comma: `○○ 설치기준, 수수료는?` */
export const TITLE_ENDS = words(`
  기준 결과 현황 내용 요령 세칙 방안 대책 서식 신청서 설명서 제안요청서 요청서 참여신청서 보도자료 공개 개최 발표 알림 통지 지원 실적 실적보고 제도 요강 자료 매뉴얼 법 시행령 시행규칙 기본계획 추진계획
`);

/** What a department has: `도시계획과 전화번호` names one thing. */
export const OF_DEPARTMENTS = words(
  "담당자 전화번호 전화 연락처 팩스 팩스번호 이메일 직원 과장 팀장 주무관 업무 위치 주소 인원 소속",
);

/** Before an asking word these ask for nothing more: `도대체 언제인가요`. */
export const ASKING_ADVERBS = words(
  "도대체 대체 과연 정확히 정확하게 구체적으로 대략 대략적으로 대충 혹시 원래 실제로 그래서 그러니까 좀 지금",
);

/** What says that a document has something: `언제라고 나와 있나요`. */
export const BEING_WRITTEN = words(
  "나와 나오 적혀 적힌 쓰여 써 되어 돼 정해져 정해졌 정해지 하던가 했나 했죠 하셨 표시되어 기재되어 안내되어 공고되어",
);

/** Asking words in two, with the one that documents' questions have: `한 말: 두 말, …`. */
export const OTHER_ASKING = lines(`
언제: 어느 날, 어느 날짜, 어느 때, 며칠날
어디: 어느 곳, 어떤 곳, 어느 장소, 어떤 장소
얼마: 어느 정도, 어느정도, 얼마 정도
누구: 어느 분, 어떤 분, 어떤 사람, 어느 사람
무엇: 어떤 것, 어느 것, 어떤거
`);

/** Verbs of knowing behind what is told: `언제인지 아시나요`. */
export const KNOWING = words(
  "아시 아세 아십 아나 아는 알아 알고 알 모르겠 모르는 모릅 몰라 잊었 까먹",
);

/** Nouns of which it is really asked how they are: `절차는 어떻게 되나요`. */
export const BEING_SOMEHOW = words(
  "크기 규격 모양 형태 구조 구성 체계 체제 절차 과정 방법 방식 순서 조건 상태 상황 관계",
);

/** What is done with an event, by stem. */
export const HOLDING = words("하 열리 열 진행하 진행되 개최하 개최되 실시하 실시되");

/** What a department or a body is for, as labels of documents say it. */
export const BEING_IN_CHARGE = words("담당 주관 주최 소관 시행 수행 발주 관리 접수");
