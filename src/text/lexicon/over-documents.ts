/** Words by which a question asks over documents: `각 기관의`, `공고들`, `규정마다`. */
import { words } from "./patterns.js";

/** What documents are, and what they are of. */
export const KINDS_OF_DOCUMENT = words(
  "공고 공고문 문서 규정 지침 조례 법률 고시 보도자료 계획 사업 기관 부처 시군 자치구 지자체 학교 회사 연도 회차 차수",
);
