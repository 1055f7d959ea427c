/** Finds another period than the line's where no value is told of it: `분기마다 보고한다` for `매월 보고하여야 한다`. */
import { PERIODS, REPEATING_PERIODS } from "../../text/lexicon/calendar.js";
import { oneOf } from "../../text/lexicon/patterns.js";
import type { Finding } from "./check-finding.js";
import type { IndexedLine } from "./evidence-index.js";

/** `lines`: those that the sentence may rest on, the best first. */
export function checkPeriods(sentence: string, lines: readonly IndexedLine[]): Finding[] {
  const [said, ...more] = periodsIn(sentence);
  const [line] = lines;
  if (!said || more.length > 0 || !line) return [];
  const [printed] = periodsIn(line.text);
  const isToldSo = lines.some(
    ({ text, above }) =>
      NUMBERED[said.row]!.test(text) ||
      periodsIn(`${above}\n${text}`).some(({ row }) => row === said.row),
  );
  if (!printed || isToldSo) return [];
  const { name: text } = said;
  return [{ text, verdict: "contradicted", reason: "OTHER_VALUE", line, printed: printed.name }];
}

/** `연 1회`: row by row, a period with a number behind it. */
const NUMBERED = PERIODS.map((names) => new RegExp(String.raw`${oneOf(names)}\s?\d`));

/** Each period of a text once. */
function periodsIn(text: string) {
  return REPEATING_PERIODS.flatMap((names, row) => {
    const name = names.find((one) => text.includes(one));
    return name === undefined ? [] : [{ name, row }];
  });
}
