/** Whether a line tells the value of another year than the asked one, which the day of its paper alone is of. */
import type { AskedChunk } from "./asked-chunk.js";
import { TIMES_ASKED } from "./asked-of-lines.js";
import type { LineFacts } from "./line-facts.js";
import { yearsIn } from "./other-things.js";

/** `2030년 목표 5억 달러` in a paper of 2027, where the value of 2027 is asked for. */
export function isOfOtherYear({ text, isRow, fit, place }: LineFacts, of: AskedChunk): boolean {
  const [year, ...more] = of.asked.years;
  if (year === undefined || more.length > 0 || isRow || fit !== true) return false;
  if (TIMES_ASKED.has(of.question.asked.name) || SPAN.test(text)) return false;
  const told = yearsIn(text);
  if (told.length === 0 || told.includes(year)) return false;
  const { titles = [], headings = [] } = of.chunk;
  const over = of.parents[place]!.map((each) => of.lines[each]!);
  // `보도시점 | 2027. 3. 5.` over a title is the day of the paper.
  const telling = over.filter((each) => !each.includes(" | "));
  return !yearsIn([...titles, ...headings, ...telling].join("\n")).includes(year);
}

/** `2025~2027년`: years between are told, too. */
const SPAN = /\d\s?년?\s?[~∼〜～-]\s?(?:['‘’]|20|19)?\d\d/;
