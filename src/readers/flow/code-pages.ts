/** Which encoding bytes are in, by the character set of a font or the number of a code page (RTF, Outlook, Word). */

/** `\fcharset` (RTF 1.9.1, font table) to what iconv calls it. */
const BY_CHARSET: Record<number, string> = {
  // Symbol fonts: each byte is a place in the font, which its name tells.
  2: "latin1",
  0: "windows-1252",
  77: "macintosh",
  128: "shift_jis",
  129: "cp949",
  130: "cp949",
  134: "gbk",
  136: "big5",
  161: "windows-1253",
  162: "windows-1254",
  163: "windows-1258",
  177: "windows-1255",
  178: "windows-1256",
  186: "windows-1257",
  204: "windows-1251",
  222: "windows-874",
  238: "windows-1250",
  255: "cp437",
};

const BY_PAGE: Record<number, string> = {
  932: "shift_jis",
  936: "gbk",
  949: "cp949",
  20949: "cp949",
  51949: "cp949",
  950: "big5",
  874: "windows-874",
  65001: "utf-8",
  10000: "macintosh",
  28591: "iso-8859-1",
};

/** Windows' own code page by language, the low ten bits of a locale ([MS-LCID]); English is written everywhere and tells none. */
const PAGE_OF_LANGUAGE: Record<number, number> = {
  ...{ 18: 949, 17: 932, 4: 936, 30: 874, 8: 1253, 31: 1254, 13: 1255, 1: 1256, 42: 1258 },
  ...{ 25: 1251, 34: 1251, 35: 1251, 2: 1251, 47: 1251, 5: 1250, 21: 1250, 14: 1250, 24: 1250 },
  ...{ 26: 1250, 27: 1250, 36: 1250, 37: 1257, 38: 1257, 39: 1257, 7: 1252, 10: 1252, 12: 1252 },
  ...{ 16: 1252, 19: 1252, 22: 1252, 29: 1252, 6: 1252, 20: 1252, 11: 1252 },
};
/** Chinese of Taiwan, Hong Kong and Macau. */
const TRADITIONAL = [1028, 3076, 5124];

export function encodingOfCharset(charset: number): string | undefined {
  return BY_CHARSET[charset];
}

export function encodingOfPage(page: number): string {
  return knownPage(page) ?? "windows-1252";
}

export function knownPage(page: number): string | undefined {
  return BY_PAGE[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : undefined);
}

export function pageOfLocale(locale: number): number | undefined {
  return TRADITIONAL.includes(locale) ? 950 : PAGE_OF_LANGUAGE[locale & 0x3ff];
}
