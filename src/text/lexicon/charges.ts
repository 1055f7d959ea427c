/** Words by which something is said to cost nothing, or to cost something. From notices and answers of language models. */
import { words } from "./patterns.js";

/** Behind a fee; spaces as they come. */
export const FREE = words(
  "무료이 무료입 무료임 무료다 무료로 무료 0원 받지않 받지아니 부과되지않 부과하지않 부과되지아니 내지않아도 납부하지않아도",
);
export const CHARGED = words(
  "부과됩 부과된 부과되며 부과합 부과한 필요합 필요하 내야 납부해야 납부하여야 유료 무료가아니 무료가아닙",
);

/** Before such a word they add nothing. */
export const NO_MORE_THAN_SAID = words("따로 별도로 별도의 전액 전혀 아무런 모두");

/** `…에는 제한이 없다`. */
export const LIMITING_NOUNS = words("제한 한도 기준 조건 상한 하한 자격제한");

/** Behind what they leave open: `나이 : 제한 없음`, `학력 무관`. */
export const UNLIMITED = words("제한없 제한이없 제한은없 제한을두지않 제한을두지아니 무관 불문");

/** A cell that prints none. */
export const NO_AMOUNT = words("- – — 0 0건 0명 0원 없음 해당없음");
