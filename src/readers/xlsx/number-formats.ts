/** Built-in number formats of Korean Excel, and analysis of format codes. */

export const GENERAL = "General";

const WON = "₩";
const LONG_HANJA_DATE = 'yyyy"年" mm"月" dd"日"';

/**
 * ECMA-376 Part 1, 18.8.30: ids below 164 carry no code in the file; what they show depends on the reader's
 * language. This is the list for all languages with the ko-KR entries in their place.
 */
const BUILT_IN: Record<number, string> = {
  0: GENERAL,
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  5: `${WON}#,##0;-${WON}#,##0`,
  6: `${WON}#,##0;[Red]-${WON}#,##0`,
  7: `${WON}#,##0.00;-${WON}#,##0.00`,
  8: `${WON}#,##0.00;[Red]-${WON}#,##0.00`,
  9: "0%",
  10: "0.00%",
  11: "0.00E+00",
  12: "# ?/?",
  13: "# ??/??",
  14: "yyyy-mm-dd",
  15: "dd-mmm-yy",
  16: "dd-mmm",
  17: "mmm-yy",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "h:mm",
  21: "h:mm:ss",
  22: "yyyy-mm-dd h:mm",
  23: "$#,##0_);($#,##0)",
  24: "$#,##0_);[Red]($#,##0)",
  25: "$#,##0.00_);($#,##0.00)",
  26: "$#,##0.00_);[Red]($#,##0.00)",
  27: LONG_HANJA_DATE,
  28: "mm-dd",
  29: "mm-dd",
  30: "mm-dd-yy",
  31: 'yyyy"년" mm"월" dd"일"',
  32: 'h"시" mm"분"',
  33: 'h"시" mm"분" ss"초"',
  34: "yyyy/mm/dd",
  35: "yyyy-mm-dd",
  36: LONG_HANJA_DATE,
  37: "#,##0;-#,##0",
  38: "#,##0;[Red]-#,##0",
  39: "#,##0.00;-#,##0.00",
  40: "#,##0.00;[Red]-#,##0.00",
  41: '_-* #,##0_-;-* #,##0_-;_-* "-"_-;_-@_-',
  42: `_-${WON}* #,##0_-;-${WON}* #,##0_-;_-${WON}* "-"_-;_-@_-`,
  43: '_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-',
  44: `_-${WON}* #,##0.00_-;-${WON}* #,##0.00_-;_-${WON}* "-"??_-;_-@_-`,
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mm:ss.0",
  48: "##0.0E+0",
  49: "@",
  50: LONG_HANJA_DATE,
  51: "mm-dd",
  52: "yyyy/mm/dd",
  53: "yyyy-mm-dd",
  54: "mm-dd",
  55: "yyyy/mm/dd",
  56: "yyyy-mm-dd",
  57: LONG_HANJA_DATE,
  58: "mm-dd",
};

export function builtInFormat(id: number): string {
  return BUILT_IN[id] ?? GENERAL;
}

const COLOURS: Record<string, string> = {
  검정: "Black",
  흰색: "White",
  빨강: "Red",
  녹색: "Green",
  파랑: "Blue",
  노랑: "Yellow",
  자홍: "Magenta",
  녹청: "Cyan",
};

/** Translates Korean keywords that Korean programs write into format codes back to English. */
export function toEnglishCode(code: string): string {
  // The formatter knows `A/P` in capitals only; quoted text and escapes stay as they are.
  const plain = code.replace(/"[^"]*"|\\.|a\/p/g, (found) => (found === "a/p" ? "A/P" : found));
  if (!/[가-힣]/.test(plain)) return plain;
  return plain
    .replaceAll("G/표준", GENERAL)
    .replace(/\[(검정|흰색|빨강|녹색|파랑|노랑|자홍|녹청)\]/g, (_, name) => `[${COLOURS[name]}]`)
    .replace(/\[색\s*(\d+)\]/g, "[Color$1]");
}

/** The code without quoted text, escapes and brackets: what is left are its operators. */
export function operatorsOf(code: string): string {
  return code.replace(/"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]/gs, "");
}
