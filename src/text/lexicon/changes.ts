/** Words by which a question asks for both sides of a change, and headings of columns that set old beside new. From plans and press releases. */
import { words } from "./patterns.js";

/** Of what a question asks for the time before and after: `개정 전후`, `변경 전에는`. */
export const CHANGES_NAMED = words("개정 변경 개선");
/** What a question calls the old side: `현행과 개정안`, `종전에는`. */
export const OLD_NAMED = words("현행 종전 기존");
/** What it sets beside it. */
export const NEW_NAMED = words("개정안 변경안 개선안 비교");
/** What stands behind `신·구`. */
export const COMPARISONS_NAMED = words("조문 대비 비교");

/** Headings of an old column beside those of a 신·구조문대비표, without white space. */
export const OLD_COLUMNS = words(
  "현행 현재 종전 기존 당초 이전 개정전 변경전 개선전 조정전 확대전",
);

/** Headings of the new column beside them. */
export const NEW_COLUMNS = words(
  "개정 개정안 개정후 변경 변경안 변경후 개선 개선안 개선후 조정 조정안 조정후 확대 확대후 수정 수정안",
);

/** Behind the new form, where a sentence tells a change: `…로 바뀌었다`. */
export const CHANGED = words("바뀌 바꾸 바꿨 변경 개정 수정 고쳐 고치 조정 전환 개편 개칭");
