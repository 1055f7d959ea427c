/** Whether the times of a row stand under the name of something else, beside the column for the asked time, which has none. */
import { TIME_ENDS, TIME_LABELS } from "../../text/lexicon/attributes.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import { squeeze } from "../../text/spacing.js";

const OF_TIME = new RegExp(
  String.raw`^([가-힣]{0,10}?)(?:${oneOf(TIME_LABELS, TIME_ENDS)}|일|시간|시각)$`,
);

/**
 * `구분 | 시험일자 | 합격자발표` over `면접 | 추후 공고 | 8. 7.`: when the interview is held is told later, and the day is that of the results.
 * `isAsked` tells whether the question names a column.
 */
export function areTimesOfOthers(
  row: string,
  header: readonly string[],
  holds: (cell: string) => boolean,
  isAsked: (column: string) => boolean,
): boolean {
  const cells = row.split(" | ");
  return header.some((line) => {
    const names = line.split(" | ").map(nameOfColumn);
    if (names.length < cells.length) return false;
    const isOwn = (at: number) => at > 0 && OF_TIME.test(names[at]!);
    const telling = cells.flatMap((cell, at) => (at > 0 && holds(cell) ? [at] : []));
    return (
      telling.length > 0 &&
      cells.some((_, at) => isOwn(at) && !telling.includes(at)) &&
      telling.every((at) => names[at] !== "" && !isOwn(at) && !isAsked(names[at]!))
    );
  });
}

function nameOfColumn(cell: string): string {
  return squeeze(cell).replace(/[(（][^()（）]{0,20}[)）]$/, "");
}
