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
  65001: "utf-8",
  10000: "macintosh",
};

export function encodingOfCharset(charset: number): string | undefined {
  return BY_CHARSET[charset];
}

export function encodingOfPage(page: number): string {
  return knownPage(page) ?? "windows-1252";
}

export function knownPage(page: number): string | undefined {
  return BY_PAGE[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : undefined);
}
