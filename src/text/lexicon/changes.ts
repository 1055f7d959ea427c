/** Words by which a question asks for both sides of a change, and headings of columns that set old beside new. From plans and press releases. */
import { words } from "./patterns.js";

/** What names both sides at once, or the old one: `개정 전후`, `현행과 개정안`, `종전에는`. */
export const SIDES_ASKED = words(
  "전후 신구 현행과 종전과 기존과 종전에는 종전에 기존에는 개정전 변경전 개선전",
);

/** Headings of an old column beside those of a 신·구조문대비표, without white space. */
export const OLD_COLUMNS = words(
  "현행 현재 종전 기존 당초 이전 개정전 변경전 개선전 조정전 확대전",
);

/** Headings of the new column beside them. */
export const NEW_COLUMNS = words(
  "개정 개정안 개정후 변경 변경안 변경후 개선 개선안 개선후 조정 조정안 조정후 확대 확대후 수정 수정안",
);
