/** Under a title that names a kind of paper alone (`구매요구서`), the lines that it begins with name what it is about. */
import { SUBJECT_LABELS } from "../text/lexicon/form-labels.js";
import { readLabel } from "../text/outline-labels.js";
import { squeeze } from "../text/spacing.js";

/** `구매요구서`, `제안요청서`, `회의록`: a title of so few letters that ends so names a kind. */
const LONGEST_KIND = 8;
const KIND = /(?:서|록|공고|공고문|안내문)$/;
const MOST_LINES = 3;
const LONGEST_LINE = 60;
const SENTENCE = /[다요임함]\.?\s*$/;
const TELLING = /[가-힣A-Za-z]{2}/;

export function namesKindAlone(title: string): boolean {
  const letters = squeeze(title);
  return letters.length <= LONGEST_KIND && KIND.test(letters);
}

/** `사 업 명 | 양식장 질병 모델 개발`: what the paper is about, under a label. */
const SUBJECT = new RegExp(
  String.raw`^(?:${SUBJECT_LABELS.map((label) => [...label].join(String.raw`\s{0,4}`)).join("|")})\s{0,4}[|:：]\s{0,4}([^|]{2,80})$`,
);

/** The short lines before the first that is numbered, labelled, a sentence or a row; and what a label names as the paper's subject. */
export function coverLines(opening: string, title: string): string[] {
  const lines: string[] = [];
  for (const line of opening.split("\n")) {
    const said = line.trim();
    if (said === "" || squeeze(said) === squeeze(title)) continue;
    const subject = SUBJECT.exec(said)?.[1];
    if ((subject === undefined && !isOfCover(said)) || lines.length === MOST_LINES) break;
    lines.push(subject ?? said);
  }
  return lines;
}

/** `가. 용 역 명: 가람시 누리집 유지관리`: what a label behind a mark names as the paper's subject, in the lines that it begins with; null where none does. */
export function labelledSubject(opening: string): string | null {
  for (const line of opening.split("\n", LINES_OF_OPENING)) {
    const said = (readLabel(line)?.rest ?? line).trim();
    const subject = SUBJECT.exec(said)?.[1];
    if (subject !== undefined) return subject;
  }
  return null;
}

const LINES_OF_OPENING = 30;

function isOfCover(line: string): boolean {
  if (line.length > LONGEST_LINE || line.includes(" | ") || /[:：]/.test(line)) return false;
  return readLabel(line) === null && !SENTENCE.test(line) && TELLING.test(line);
}
