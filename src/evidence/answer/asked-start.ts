/** From what day a term is asked for, and from what day a line reckons its own: `통보받은 날부터` is not `접수한 날부터`. */

/** The noun of what was done on the day that a term begins; longer ones are cut. */
const START = /([가-힣]{2,8}?)(?:을|를)?\s?(?:받은|한|된|하는|되는)\s날(?:로)?부터/g;
const TERM_ASKED = /날(?:로)?부터\s(?:[가-힣]{1,6}\s){0,2}(?:며칠|몇\s?(?:일|주|달|개월|년))/;
const DAYS_TOLD = /\d{1,3}\s?(?:일|주|개월|년)/;

/** Whether a line tells a term that begins with something else than what the question states. */
export function beginsOtherwise(question: string, line: string): boolean {
  if (!TERM_ASKED.test(question) || !DAYS_TOLD.test(line)) return false;
  const asked = startsIn(question);
  const told = startsIn(line);
  if (asked.length === 0 || told.length === 0) return false;
  return !asked.some((one) => told.some((other) => one.endsWith(other) || other.endsWith(one)));
}

function startsIn(text: string): string[] {
  return Array.from(text.matchAll(START), ([, done]) => done!);
}

/** `계약 후 며칠 이내`, `성립된 뒤 며칠`, `완료 후 7일 이내`, `계약일로부터 14일`. */
const AFTER_ASKED =
  /([가-힣]{2,8}?)(?:일|된|한)?\s?(?:후|뒤|로부터)\s(?:며칠|몇\s?(?:일|주|달|개월|년))/;
const AFTER_TOLD =
  /([가-힣]{2,8}?)(?:일|된|한)?\s?(?:후|뒤|로부터)\s?(?:약\s?)?\d{1,3}\s?(?:일|주|개월|년)/g;
/** Syllables by which what is done is known: `계약` of `계약체결`. */
const SHORTEST_DEED = 2;

/** The same of `계약 후 며칠 이내`, where a line tells `완료 후 7일 이내`. */
export function followsOther(question: string, line: string): boolean {
  const asked = AFTER_ASKED.exec(question)?.[1];
  if (asked === undefined) return false;
  const told = Array.from(line.matchAll(AFTER_TOLD), ([, done]) => done!);
  return told.length > 0 && !told.some((done) => isSameDeed(asked, done));
}

function isSameDeed(one: string, other: string): boolean {
  return (
    one.slice(0, SHORTEST_DEED) === other.slice(0, SHORTEST_DEED) ||
    one.endsWith(other) ||
    other.endsWith(one)
  );
}
