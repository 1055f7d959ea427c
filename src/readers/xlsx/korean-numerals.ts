/**
 * Numbers in Hangul and Hanja, as Excel's `[DBNum1]`…`[DBNum4]` show them in Korean (일금 일백이십삼만원정). Hand-written because
 * `numfmt` ignores these codes and shows plain digits.
 */

interface NumeralScript {
  digits: string;
  /** 10, 100, 1000 */
  small: [string, string, string];
  /** 10^4, 10^8, 10^12 */
  large: [string, string, string];
}

/** ECMA-376 Part 1, 18.8.31: DBNum1 plain Hanja, DBNum2 formal Hanja, DBNum3 full-width digits, DBNum4 Hangul. */
const SCRIPTS: Record<string, NumeralScript> = {
  "1": { digits: "〇一二三四五六七八九", small: ["十", "百", "千"], large: ["万", "億", "兆"] },
  "2": { digits: "零壹貳參四伍六七八九", small: ["拾", "百", "阡"], large: ["萬", "億", "兆"] },
  "3": { digits: "０１２３４５６７８９", small: ["十", "百", "千"], large: ["万", "億", "兆"] },
  "4": { digits: "영일이삼사오육칠팔구", small: ["십", "백", "천"], large: ["만", "억", "조"] },
};

/** Past this a number loses digits in the file already. */
const MAX_DIGITS = 15;

/** `1234` → `일천이백삼십사`, the sign before it; undefined for what is not a whole number. */
export function spellNumber(value: number, kind: string): string | undefined {
  const script = SCRIPTS[kind];
  const digits = String(Math.abs(value));
  if (!script || !/^\d+$/.test(digits) || digits.length > MAX_DIGITS) return undefined;
  if (digits === "0") return script.digits[0];
  let text = "";
  for (let start = 0, end = digits.length % 4 || 4; start < digits.length; start = end, end += 4) {
    const group = digits.slice(start, end);
    const spelled = spellGroup(group, script);
    const rank = Math.floor((digits.length - end) / 4);
    if (spelled) text += spelled + (rank > 0 ? script.large[rank - 1] : "");
  }
  return value < 0 ? `-${text}` : text;
}

/** Each digit by its own character: `1,234` → `일,이삼사`. */
export function replaceDigits(text: string, kind: string): string {
  const script = SCRIPTS[kind];
  return script ? text.replace(/\d/g, (digit) => script.digits[Number(digit)]!) : text;
}

function spellGroup(group: string, script: NumeralScript): string {
  let text = "";
  for (let at = 0; at < group.length; at++) {
    const digit = Number(group[at]);
    const place = group.length - at - 1;
    if (digit === 0) continue;
    text += script.digits[digit];
    if (place > 0) text += script.small[place - 1];
  }
  return text;
}
