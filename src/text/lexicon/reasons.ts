/** Words of reasons: what a question asks for them by, and what tells them. */
import { words } from "./patterns.js";

export const REASON_NOUNS = words("이유 까닭 사유 원인 배경");

/** Headings under which a document says what it is for. */
export const REASON_HEADINGS = words("목적 사업목적 추진배경 필요성 개정이유 사유 취지");

/** Grounds, aims and consequences, as sentences and labels tell them. */
export const REASONS_SAID = words(`
  이유 까닭 사유 원인 배경 취지 목적 때문 탓 덕분 위해 위하 위한 인해 인한 인하여 말미암 따라 따른 고자 도록 려고 함으로써 결과로 필요 우려 통해 의해 의한 의하여
  기인 비롯 계기 되어 없어 어려워 않아 못하여 많아 낮아 높아 낡아 늘어 줄어 올라 내려 몰려 심해 커져 깨져 모자라 부족해 부족하여 부족으로 떨어져 고려하 고려해 감안하 감안해
  관계로 관계상 여파 영향 차원에서 대비하 방지하 예방하 막고 공사로 고장으로 정전으로 노후로 사고로 화재로 태풍으로 폭우로 폭설로
`);
