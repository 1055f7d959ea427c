/** What stands around a question: greetings, requests to be told (`알려 주세요`, `궁금합니다`). From grammars of Korean requests. */
import { words } from "./patterns.js";

/** Verbs of telling, before `주다`. */
export const TELLING = words(
  "알려 가르쳐 말해 말씀해 얘기해 이야기해 설명해 안내해 답해 답변해 찾아 보여",
);
/** How `주다` begins behind them. */
export const REQUEST_ENDINGS = words(
  "주세요 주십시오 주시 주실 주길 주면 줘 줄래 줄수 달라 다오 드려",
);
/** What a wish to know begins with. */
export const WISHING = [
  ...["알고 싶", "알고싶", "알 수 있을까", "궁금하", "궁금해", "궁금합", "여쭙", "여쭤"],
  ...["문의드", "문의합", "문의해", "질문드", "질문합", "부탁드", "부탁합", "부탁해"],
  ...["안내 부탁", "설명 부탁", "답변 부탁", "확인 부탁"],
];

/** What the words of a sentence begin with that only greets, thanks or says that a question comes. */
export const ASIDE_WORDS = words(`
  안녕 반갑 수고 감사 고맙 고마워 실례 죄송 저기 저기요 저 여보세요 잠시만 잠깐만
  문의 질문 여쭙 여쭤 묻고 물어 궁금 부탁 답변 회신 도움 있습니다 있어요 있는데요 드립니다 드려요 드릴게요 합니다 해요 하나 하나만 좀 빠른 미리
`);

/** Before an asking word these name nothing that is asked for: `총 얼마인가요`. */
export const AMOUNT_ADVERBS = words(
  "총 모두 전부 전체 합쳐 각각 각 최대 최소 보통 대략 약 평균 월 연 일 매월 매년 매일 매주 하루 현재 지금 올해 작년 내년 정확히 대체 도대체 과연",
);
