/** The number of the paper itself, where it is asked for by its name: `공고번호`, `문서번호`. */

/** `새빛군 공고 제2026-12호`, `[대통령령 제123호, …]`. */
const NUMBERED = String.raw`[\s”"」]{0,3}제\s?\d{1,5}(?:-\d{1,5})?\s?호`;
const NUMBER_OF = /^(공고|고시|훈령|예규|조례|규칙|법률|대통령령|총리령|지침)번호$/;
/** `시행 | 총무과-123 | …`: what an office's own letter is registered by. */
const REGISTERED = /^\s*시행[\s:：|]{1,5}[가-힣A-Za-z0-9]{2,30}-\d{1,8}/;
const OF_LETTER = new Set(["문서번호", "시행번호"]);

/** Whether a line tells the number that is asked for, without a label that says so. */
export function tellsOwnNumber(noun: string, line: string): boolean {
  if (OF_LETTER.has(noun)) return REGISTERED.test(line);
  const kind = NUMBER_OF.exec(noun)?.[1];
  return kind !== undefined && new RegExp(kind + NUMBERED).test(line);
}
