/** What a form leaves to be filled in: days without their numbers, and boxes of which none is ticked. They tell no value. */

/** `2024.   .   .`, `2024. 7.   .`, `2024년   월   일`. */
const BLANK_DAY =
  /(?<!\d)(?:19|20)\d\d\s{0,3}(?:[.]\s{0,5}(?:\d{1,2}\s?[.])?\s{1,12}[.]\s{0,12}[.]?|년\s{0,5}(?:\d{1,2}\s?월)?\s{1,12}[월일](?:\s{1,12}일)?)(?!\s?\d)/g;
/** `20   년   월   일`, `20  년 제  회`: a year to be filled in is no twenty years. */
const BLANK_YEAR = /(?<!\d)20\s{1,12}년(?=\s{0,12}(?:월|제\s|도(?![가-힣]))|\s{2,12}[가-힣])/g;
/** One box of several and what it stands before. */
const BOX = /[□☐][^□☐■☑√|]{1,30}/g;
const TICKED = /[■☑√]/;
const FEWEST_BOXES = 2;
/** `OO 개`, `○○월`: what stands for any number; a row of several is an example. */
const ANY = /(?<![A-Za-z])[OX]{2}(?![A-Za-z])|[○◯]{2}/g;
const FEWEST_ANY = 2;

export function withoutBlanks(line: string): string {
  if (line.includes(" | ") && (line.match(ANY) ?? []).length >= FEWEST_ANY) return "";
  const days = line.replace(BLANK_DAY, " ").replace(BLANK_YEAR, " ");
  if (TICKED.test(days)) return days;
  const boxes = days.match(BOX) ?? [];
  // `□ 기간 : 5월` begins an item of a list.
  if (boxes.length < FEWEST_BOXES || boxes.some((box) => /[:：]/.test(box))) return days;
  return days.replace(BOX, " ");
}
