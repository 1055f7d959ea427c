/** 계획서·보고서·서식: a title at the top, a date and a body on the cover or at the foot, fields of who wrote it. */
import { findDates, isDateOnly, readDate } from "../../text/dates.js";
import { closeUp, foldSpace, squeeze } from "../../text/spacing.js";
import { fieldIn, findField } from "../fields.js";
import type { Row } from "../lines.js";
import { organisation, unsigned } from "../organisation.js";
import { findSignature } from "./cover.js";
import type { Facts, Form } from "./form.js";
import { titleFrom } from "./title.js";

const MINISTRY = ["소관부처", "소관기관", "제안부처", "작성기관", "주관기관"] as const;
const DIVISION = ["담당부서", "담당부서(과)", "작성부서", "주관부서", "소관부서"] as const;
const AUTHOR = ["작성자"] as const;
const SUBJECT = ["규제사무명", "사업명", "과제명", "공사명", "용역명", "회의명"] as const;
const WRITTEN = [
  "작성일",
  "작성일자",
  "작성년월일",
  "협의요청일",
  "보고일",
  "보고일자",
  "제출일",
  "계약일",
  "계약일자",
  "계약체결일",
  "회의일시",
  "일시",
] as const;

/** Fields of who wrote it and what it is about stand among the first rows, a few pages in at most. */
const FIELD_ROWS = 100;

export const readReport: Form = (rows) => {
  const head = rows.slice(0, FIELD_ROWS);
  const top = titleFrom(rows, 0, { within: 4 });
  const cover = top ? findSignature(rows, top.end, top.end + 5) : null;
  const foot = cover ? null : footSignature(rows);
  const facts: Partial<Facts> = {
    title: top?.title ?? titleField(head),
    issued_date: cover?.date ?? foot?.date ?? writtenDate(head),
    issuer: cover?.names.join(" ") ?? foot?.issuer ?? author(head),
  };
  const recipient = cover ? addressee(rows.slice(cover.end)) : (foot?.recipient ?? null);
  return recipient ? { ...facts, recipient, recipients: [recipient] } : facts;
};

function titleField(head: Row[]): string | null {
  for (const [at, row] of head.entries()) {
    const value = fieldIn(row, SUBJECT, head[at + 1])?.value ?? "";
    // The head of a column is no value: `규제 사무명 | 현행 규제내용 | 변경 규제내용`.
    if (value.length >= 4 && !/(?:내용|여부|구분|번호)$/.test(value)) return foldSpace(value);
  }
  return null;
}

/** `2024. 10. 25. 작성`, or a field that says when it was written. */
function writtenDate(head: Row[]): string | null {
  for (const row of head) {
    if (/작\s*성\s*$/.test(row.text) && row.text.length < 30) return readDate(row.text);
    const asked = /협의\s*요청일\s*[(（:：]\s*([^)）]*)/.exec(row.text);
    if (asked) return readDate(asked[1]!);
  }
  const field = findField(head, WRITTEN);
  return field ? (findDates(field.value)[0]?.iso ?? null) : null;
}

/** 소관부처 and 담당부서 as one name; or the cells behind 작성자 that name a body and its part. */
function author(head: Row[]): string | null {
  const ministry = findField(head, MINISTRY)?.value ?? "";
  const division = findField(head, DIVISION)?.value ?? "";
  if (ministry !== "" && organisation(ministry)) {
    return foldSpace(organisation(division) ? `${ministry} ${division}` : ministry);
  }
  const row = head.find((each) =>
    (AUTHOR as readonly string[]).includes(squeeze(each.cells[0] ?? "")),
  );
  if (!row) return null;
  const names = row.cells.slice(1, 3).filter((cell) => organisation(cell));
  return names.length > 0 ? foldSpace(names.join(" ")) : null;
}

interface Foot {
  date: string;
  issuer: string;
  recipient: string | null;
}

/** Looked for among the last rows of the document's first part only. */
const FOOT_ROWS = 8;

/** The date, who signs, and `… 귀하` at the very end. */
function footSignature(rows: Row[]): Foot | null {
  const body = rows.filter((row) => !row.margin && !/^-?\s*\d+\s*-?$/.test(row.text));
  for (let at = Math.max(0, body.length - FOOT_ROWS); at < body.length - 1; at += 1) {
    if (!isDateOnly(body[at]!.text)) continue;
    const date = readDate(body[at]!.text)!;
    const signed = body[at + 1]!;
    const issuer = signed.cells.length <= 2 ? signer(signed.text) : null;
    if (!issuer || date.length < 10) return null;
    return { date, issuer, recipient: addressee(body.slice(at + 2)) };
  }
  return null;
}

/** `디지털혁신센터 IT팀 팀장 홍길동(인)` or a body alone. */
function signer(text: string): string | null {
  const name = unsigned(text);
  if (organisation(name)) return name;
  const sealed = name !== closeUp(text);
  const office = /(?:장|관|원|사|대표|대리|주무관|과장|팀장)\s+[가-힣]{2,4}$/.test(name);
  return sealed && office && name.length <= 40 ? name : null;
}

function addressee(rows: Row[]): string | null {
  for (const row of rows.slice(0, 3)) {
    const match = /^(.{2,40}?)\s*(?:귀\s*하|귀\s*중)$/.exec(row.text);
    if (match) return closeUp(match[1]!);
  }
  return null;
}
