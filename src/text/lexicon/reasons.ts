/** Words of reasons: what a question asks for them by, and what tells them. */
import { words } from "./patterns.js";

export const REASON_NOUNS = words("이유 까닭 사유 원인 배경");

/** Grounds, aims and consequences, as sentences and labels tell them. */
export const REASONS_SAID = words(`
  이유 까닭 사유 원인 배경 취지 목적 때문 탓 덕분 위해 위하 위한 인해 인한 인하여 말미암 따라 따른 고자 도록 함으로써 결과 필요 우려 통해 의해 의한 의하여
  기인 비롯 계기 되어 없어 어려워 않아 못하여
`);
