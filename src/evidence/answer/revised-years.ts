/** Whether a text names a year only as one in which it was revised: `<개정 2020. 2. 21.>` tells no value of 2020. */

const REVISED =
  /[<〈[【]\s?[가-힣\s]{0,6}(?:개정|신설|삭제|제정)[^<>〈〉[\]【】]{0,600}[>〉\]】]|[(（]\s?[가-힣\s]{0,6}(?:개정|신설|삭제|제정)[^()（）]{0,600}[)）]/g;
const HISTORY =
  /(?:제정|개정|신설|폐지)\s{0,3}(?:19|20)\d\d\s?[.년]\s{0,2}\d{1,2}\s?[.월]\s{0,2}\d{1,2}\s?[.일]?/g;
const SUPPLEMENT = /부\s{0,3}칙\s?[<〈(（][^<>〈〉()（）]{1,40}[>〉)）]/g;
/** A question about revisions asks for these very years. */
const REVISION_ASKED = /개정|신설|삭제|제정|폐지|부칙|시행(?!규칙|령|세칙)/;
const YEAR_ASKED = /(?<!\d)((?:19|20)\d\d)년/;

export function isOnlyRevised(question: string, text: () => string): boolean {
  const year = YEAR_ASKED.exec(question)?.[1];
  if (year === undefined || REVISION_ASKED.test(question)) return false;
  const told = text();
  if (!told.includes(year)) return false;
  const left = told.replace(REVISED, " ").replace(HISTORY, " ").replace(SUPPLEMENT, " ");
  return !left.includes(year);
}
