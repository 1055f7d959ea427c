/** Words of the 신·구조문대비표 (old and new text side by side). From 법령 입안·심사 기준, published bills and house rules. */
import { words } from "./patterns.js";

/** How a heading begins over the column that holds the text in force, without white space, in capitals. */
export const CURRENT_COLUMNS = words(
  "현행 현재 종전 기존 개정전 변경전 수정전 당초 구 現行 改正前 舊 AS-IS ASIS",
);

/** How one begins over the text to come. */
export const REVISED_COLUMNS = words(`
  개정안 개정(안) 개정후 개정 변경안 변경(안) 변경후 변경 수정안 수정(안) 수정후 최종안 입법예고안 예고안 원안 정부안 제정안 신 改正案 改正後 新 TO-BE TOBE
`);

/** What may follow in both: `현행 약관`, `개정 학칙(안)`. */
export const COMPARED_TEXTS = words(`
  조문 조항 내용 문구 법 법령 법률 조례 규칙 령 고시 훈령 예규 규정 내규 지침 규약 학칙 회칙 세칙 정관 약관 방침 기준 요강 요령
`);

/** Headings of a column that names the provision, beside the two. */
export const PROVISION_COLUMNS = words(
  "구분 조문 조항 조번호 조문번호 항목 관련조문 해당조문 조 조문명 조항명",
);

/** What such a table is called, behind `신구조문` or `신구`. */
export const COMPARISONS = words("대비표 대조표 비교표");

/** What stands in place of a provision's text; forms space the letters. */
export const ADDED = words("신설 新設");
export const DELETED = words("삭제 削除");
/** The same only in brackets: alone they may be an item's own text. */
export const ADDED_IN_BRACKETS = words("추가 신규");
export const DELETED_IN_BRACKETS = words("폐지");
/** What is named as added or deleted there: `<조항 신설>`, `<전문 삭제>`, `(제3항 신설)`. */
export const MARKED_PARTS = words("본조 본항 본호 본목 조문 조항 전문 전체 조 항 호 목");
export const OMITTED = words("생략 생략한다 현행생략 省略");
export const UNCHANGED = words(`
  현행과같음 현행같음 현행과동일 현행과동일함 현행동일 현행유지 현행과같이유지 종전과같음 종전과동일 기존과같음 기존과동일
  개정전과같음 변경전과같음 좌동 左同 상동 같음 동일 변경없음 변동없음 개정없음 변경사항없음 개정사항없음
`);
/** What a column says that has nothing there. */
export const NOTHING = words("없음 해당없음 해당사항없음 - – —");
/** Ditto marks in place of a text that stays. */
export const DITTO = words("〃 ″");

/** Notes of earlier amendments behind a provision, which are no part of its text: `<개정 2024. 1. 1.>`, `[본조신설 …]`. */
export const AMENDMENT_NOTES = words(`
  개정 신설 삭제 전문개정 본조신설 본항신설 본호신설 제목개정 타법개정 전부개정 일부개정
`);

/** Headings that stand alone above a part of a bill or an amending notice, without spaces and middle dots. */
export const BILL_HEADINGS = words(`
  제안이유 제안이유및주요내용 주요내용 대안의제안이유 대안의주요내용 개정이유 개정이유및주요내용 제정이유 제정이유및주요내용
  신구조문대비표 신구조문대조표 조문대비표 참고사항 관계법령 관계법령발췌 심사경과 제안설명의요지 검토보고의요지
`);
