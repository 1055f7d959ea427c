/** How people ask to be told something: `알려 주세요`, `궁금합니다`. From grammars of Korean requests. */
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
  "알고 싶",
  "알고싶",
  "궁금",
  "부탁",
  "안내 부탁",
  "설명 부탁",
  "답변 부탁",
  "알 수 있을까",
];
