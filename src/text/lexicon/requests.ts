/** What stands around a question: greetings, requests to be told (`알려 주세요`, `궁금합니다`). From grammars of Korean requests. */
import { words } from "./patterns.js";

/** Verbs of telling, before `주다`. */
export const TELLING = words(
  "알려 가르쳐 말해 말씀해 얘기해 이야기해 설명해 안내해 답해 답변해 대답해 찾아 찾아봐 알아봐 확인해 보여",
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

/** Words of a sentence that only greets, thanks or says that a question comes, with the endings that they have there. */
export const ASIDE_NOUNS = words(
  "안녕 수고 감사 실례 죄송 문의 질문 여쭐 궁금 부탁 답변 회신 문의사항 질문사항 하나 하나만 한가지 한가지만 좀 빠른 미리 꼭 잠시만 잠깐만 저 저기 여보세요",
);
export const ASIDE_VERBS = words(
  "반갑 고맙 고마워 여쭙 여쭤 묻 물어 바라 바랍 있 드리 드립 드려 드릴",
);
export const ASIDE_ENDINGS = words(`
  하세요 하십니까 하십시오 하셨습니다 합니다 해요 했습니다 할게요 하겠습니다 하고 하신가요 하네요
  드립니다 드려요 드릴게요 드리겠습니다 드리고 드려도 드릴 드리며
  입니다 이에요 이요 요 이 가 을 를 도 은 는
  습니다 습니까 니다 어요 어서 아요 봅니다 볼게요 보려고 려고 고 게요 는데요 을게요
`);

/** Before an asking word these name nothing that is asked for: `총 얼마인가요`. */
export const AMOUNT_ADVERBS = words(
  "총 모두 전부 전체 합쳐 각각 각 최대 최소 보통 대략 약 평균 월 연 일 매월 매년 매일 매주 하루 현재 지금 올해 작년 내년 정확히 대체 도대체 과연",
);

/** Nouns of one syllable that askers say for an amount. */
export const SHORT_AMOUNTS = words("돈 값");
