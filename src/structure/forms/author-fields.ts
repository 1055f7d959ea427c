/** Fields of a report or form that say who wrote it, when, and what it is about. */
import { findDates, readDate } from "../../text/dates.js";
import { foldSpace, squeeze } from "../../text/spacing.js";
import type { Row } from "../document-rows.js";
import { fieldIn, findField } from "../labelled-fields.js";
import { organisation } from "../organisation-names.js";

const BODY = [
  "소관부처",
  "소관기관",
  "제안부처",
  "작성기관",
  "주관기관",
  "발행처",
  "발행기관",
] as const;
/** Who orders issues what it orders by, and not what others write about it. */
const ORDERER = ["수요기관", "발주기관"] as const;
const ORDER = /(?:제안\s?요청|과업|입찰|구매|규격|사양|시방|공고|발주|사유서|지시서)/;
const DIVISION = ["담당부서", "담당부서(과)", "작성부서", "주관부서", "소관부서"] as const;
const AUTHOR = "작성자";
const SUBJECT = ["규제사무명", "사업명", "과제명", "공사명", "용역명"] as const;
const WRITTEN = [
  "작성일",
  "작성일자",
  "작성년월일",
  "보고일",
  "보고일자",
  "발행일",
  "공고일",
] as const;
const MET = ["회의일시", "일시", "개최일시", "회의일자"] as const;
const MINUTES = /(?:회의록|의사록|회의\s?결과)(?:\s?\(.*\))?$/;

/** These fields stand among the first rows, a few pages in at most. */
const FIELD_ROWS = 100;
/** Dates of writing stand on the first page. */
const DATE_ROWS = 30;

/** What it is about, where no title stands at the top. */
export function subject(rows: Row[]): string | null {
  const head = rows.slice(0, FIELD_ROWS);
  for (const [at, row] of head.entries()) {
    const value = fieldIn(row, SUBJECT, head[at + 1])?.value ?? "";
    // The head of a column is no value: `규제 사무명 | 현행 규제내용 | 변경 규제내용`.
    if (value.length >= 4 && !/(?:내용|여부|구분|번호)$/.test(value)) return foldSpace(value);
  }
  return null;
}

/** `2024. 10. 25. 작성`, a field that says when it was written, or when the meeting was that minutes are of. */
export function writtenDate(rows: Row[], title: string | null): string | null {
  const head = rows.slice(0, DATE_ROWS);
  for (const row of head) {
    if (/작\s*성\s*$/.test(row.text) && row.text.length < 30) return readDate(row.text);
    const said = /(?:협의\s*요청일|공고일|작성일)\s*[(（:：]\s*([^)）]*)/.exec(row.text);
    const date = said ? readDate(said[1]!) : null;
    if (date) return date;
  }
  const field =
    findField(head, WRITTEN) ?? (title && MINUTES.test(title) ? findField(head, MET) : null);
  return field ? (findDates(field.value)[0]?.iso ?? null) : null;
}

/** 소관부처 and 담당부서 as one name; or the cells behind 작성자 that name a body and its part. */
export function author(rows: Row[], title: string | null): string | null {
  const head = rows.slice(0, FIELD_ROWS);
  const names = title && ORDER.test(title) ? [...BODY, ...ORDERER] : BODY;
  const body = findField(head, names)?.value ?? "";
  const division = findField(head, DIVISION)?.value ?? "";
  if (body !== "" && organisation(body)) {
    return foldSpace(
      organisation(division) && !body.includes(division) ? `${body} ${division}` : body,
    );
  }
  const row = head.find((each) => squeeze(each.cells[0] ?? "") === AUTHOR);
  if (!row) return null;
  const cells = row.cells.slice(1, 3).filter((cell) => organisation(cell));
  return cells.length > 0 ? foldSpace(cells.join(" ")) : null;
}
