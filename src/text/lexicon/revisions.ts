/** Words of the 신·구조문대비표 (old and new text side by side). From 법령 입안·심사 기준, published bills and house rules. */
import { words } from "./patterns.js";

/** Headings of the column that holds the text in force, without white space. */
export const CURRENT_COLUMNS = words(`
  현행 현행규정 현행법 현행조문 현행조항 현행법률 현행내용 종전 종전규정 기존 기존조문 개정전 개정전조문 변경전 당초 구 구조문 구법 구규정
`);

/** Headings of the column that holds the text to come. */
export const REVISED_COLUMNS = words(`
  개정안 개정(안) 개정 개정후 개정후조문 개정조문 개정조문(안) 개정규정 개정규정안 개정규정(안) 개정내용 개정법률안 개정조례안 개정규칙안 개정령안 개정고시안
  변경안 변경(안) 변경후 변경 수정안 수정(안) 최종안 입법예고안 예고안 원안 정부안 신 신조문 신법 신규정 제정안
`);

/** Headings of a column that names the provision, beside the two. */
export const PROVISION_COLUMNS = words("구분 조문 조항 조번호 조문번호 항목 관련조문 해당조문 조");

/** What such a table is called, behind `신구조문` or `신구`. */
export const COMPARISONS = words("대비표 대조표 비교표");

/** What stands in place of a provision's text; forms space the letters. */
export const ADDED = words("신설 新設");
export const DELETED = words("삭제 削除 전문삭제");
export const OMITTED = words("생략 생략한다 현행생략 省略");
export const UNCHANGED = words(`
  현행과같음 현행같음 현행과동일 현행과동일함 현행유지 종전과같음 좌동 左同 같음 변경없음 변동없음 개정없음
`);

/** Notes of earlier amendments behind a provision, which are no part of its text: `<개정 2024. 1. 1.>`, `[본조신설 …]`. */
export const AMENDMENT_NOTES = words(`
  개정 신설 삭제 전문개정 본조신설 본항신설 본호신설 제목개정 타법개정 전부개정 일부개정
`);

/** Headings that stand alone above a part of a bill or an amending notice, without spaces and middle dots. */
export const BILL_HEADINGS = words(`
  제안이유 제안이유및주요내용 주요내용 대안의제안이유 대안의주요내용 개정이유 개정이유및주요내용 제정이유 제정이유및주요내용
  신구조문대비표 신구조문대조표 조문대비표 참고사항 관계법령 관계법령발췌 심사경과 제안설명의요지 검토보고의요지
`);
