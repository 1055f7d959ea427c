/** Words by which a question asks over documents: `각 기관의`, `공고들`, `규정마다`. */
import { words } from "./patterns.js";

/** What documents are. A document speaks of `문서` and `계획` itself. */
export const KINDS_OF_DOCUMENT = words("공고 공고문 규정 지침 조례 법률 고시 보도자료");
/** Whom they are of. */
export const ISSUERS = words("기관 부처 시군 자치구 지자체 학교 회사");
