/** `15년 근속`: which of a kind is meant by its measure; what is said of `10년 근속` and `20년 근속` alone does not hold for it. */

const UNITS = "년|개월|일|시간|세|인|층|평|단";
/** The noun right behind, without its particle; bounds (`20년 이상`) tell no other of a kind. */
const ASKED = new RegExp(
  String.raw`(?<![\d.,])(\d{1,3})\s?(${UNITS})\s([가-힣]{2,6}?)(?:하면|자|의|은|는|이|가|을|를|에|에게|에게는|으로|로)?(?=\s)`,
  "g",
);
const NO_NOUNS =
  /^(?:이상|이하|이내|미만|초과|동안|정도|안에|전에|뒤에|후에|이후|이전|이나|까지|부터|간격|단위|기준|현재|예산|결산|사업|계획)/;

/** `솔내3리`, `은행1동`: a number within a name. */
const NAMED =
  /(?<![가-힣\d])([가-힣]{2,6}?)(\d{1,2})([가-힣]{1,4}?)(?=(?:에서|으로|의|은|는|이|가|을|를|에|로)?(?:\s|[?？]|$))/g;
const NO_ENDS = /^(?:년|월|일|시|분|명|인|개|건|원|회|차|주|점|세|층|대|장|조|항|호|부|종|곳)/;

/** Whether a line names others of the kind by their measures or numbers, and not the one that is asked about. */
export function isNumberedOtherwise(
  question: string,
  line: string,
  path: readonly string[] = [],
): boolean {
  if (!/\d/.test(question)) return false;
  if (isOtherOrdinal(question, line, path)) return true;
  if (!/\d/.test(line)) return false;
  for (const [, before, number, after] of question.matchAll(NAMED)) {
    if (NO_ENDS.test(after!)) continue;
    const told = Array.from(
      line.matchAll(new RegExp(String.raw`${before}\s?(\d{1,2})\s?${after}`, "g")),
      ([, other]) => other!,
    );
    if (told.length > 0 && !told.includes(number!)) return true;
  }
  for (const [, number, unit, noun] of question.matchAll(ASKED)) {
    if (NO_NOUNS.test(noun!)) continue;
    const told = Array.from(
      line.matchAll(new RegExp(String.raw`(?<![\d.,])(\d{1,3})\s?${unit}\s?${noun}`, "g")),
      ([, other]) => other!,
    );
    if (told.length > 0 && !told.includes(number!)) return true;
  }
  return false;
}

/** `제3전시실`: what is said of the `제2전시실` alone, or of the `전시실`, is none of it. */
const ORDINAL =
  /(?<![가-힣\d])제\s?(\d{1,2})([가-힣]{2,8}?)(?=(?:에서|으로|의|은|는|이|가|을|를|에|로)?(?:\s|[?？]|$))/g;
/** Units, by which other rules tell things apart. */
const UNIT =
  /^(?:차|회|기|조|항|호|대|장|편|절|목|급|종|자|년|월|일|주|단계|학기|학년|분기|권역|공구|순위)/;

function isOtherOrdinal(question: string, line: string, path: readonly string[]): boolean {
  for (const [, number, noun] of question.matchAll(ORDINAL)) {
    if (UNIT.test(noun!) || !line.includes(noun!)) continue;
    if (new RegExp(String.raw`${noun}(?:[은는이가]|에는)?\s(?:모두|전부|각각)`).test(line))
      continue;
    const told = [line, ...path].flatMap((text) => numbersBefore(noun!, text));
    if (!told.includes(Number(number))) return true;
  }
  return false;
}

/** Of `제1·2전시실` and `제1∼4전시실` each that is meant. */
function numbersBefore(noun: string, text: string): number[] {
  const lists = new RegExp(String.raw`(?<!\d)\d{1,2}${NEXT_NUMBER}{0,9}(?=\s?${noun})`, "g");
  return Array.from(text.matchAll(lists), ([list]) => list).flatMap((list) => {
    const numbers = (list.match(/\d+/g) ?? []).map(Number);
    const [first, last] = [numbers[0]!, numbers.at(-1)!];
    if (!/[~∼〜～-]/.test(list) || last < first) return numbers;
    return Array.from({ length: last - first + 1 }, (_, at) => first + at);
  });
}

const NEXT_NUMBER = String.raw`(?:\s?(?:[,·ㆍ~∼〜～-]|및|와|과)\s?(?:제\s?)?\d{1,2})`;
