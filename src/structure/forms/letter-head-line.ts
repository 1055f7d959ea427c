/** The head of a letter that was read as one line: `한빛시 수신 내부결재(경유) 제목 점검 결과`. Each of its fields becomes a row of its own. */
import { LETTER } from "../../text/lexicon/form-labels.js";
import { oneOfSpaced } from "../../text/lexicon/patterns.js";
import { foldSpace } from "../../text/spacing.js";
import type { DocumentRow } from "../document-rows.js";

const TO = oneOfSpaced(LETTER.to);
const SUBJECT = oneOfSpaced(LETTER.subject);
const THROUGH = String.raw`[(（]\s?경\s?유\s?[)）]`;
/** To whom: with (경유) behind it anyone, without it only who surely gets letters. */
const WHOM = String.raw`[^:：]{1,80}?\s?${THROUGH}|내부\s?결재|수신자\s?참조|[^:：]{1,40}장(?:\s?[(（][^()（）]{1,20}[)）])?`;
const HEAD_LINE = new RegExp(
  String.raw`^(?:(?!${TO}\s)(?<over>[^:：.]{2,40}?)\s)?(?<to>${TO}\s?[:：]?\s(?:${WHOM}))\s?(?<subject>${SUBJECT}\s?[:：]?\s\S.*)$`,
);
/** `… 제출 1. 교통과-12호와 관련입니다.`: the text begins on the same line. */
const TEXT_BEHIND = /\s1\s?\.\s.*$/;
/** A head stands among the first rows. */
const HEAD_ROWS = 12;

export function withHeadLines(rows: DocumentRow[]): DocumentRow[] {
  const at = rows.slice(0, HEAD_ROWS).findIndex(({ cells, text }) => {
    return cells.length === 1 && HEAD_LINE.test(text);
  });
  if (at < 0) return rows;
  const row = rows[at]!;
  const { over, to, subject } = HEAD_LINE.exec(row.text)!.groups as Record<string, string>;
  const behind = TEXT_BEHIND.exec(subject!)?.[0] ?? "";
  const title = subject!.slice(0, subject!.length - behind.length);
  const lines = [over, to, title, behind].map((text) => foldSpace(text ?? "")).filter(Boolean);
  const split = lines.map((text) => ({ ...row, text, cells: [text], raw: [text] }));
  return rows.toSpliced(at, 1, ...split).map((each, index) => ({ ...each, index }));
}
