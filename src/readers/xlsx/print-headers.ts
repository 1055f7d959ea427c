/** The text of a sheet's print header and footer, without codes (ECMA-376 Part 1, 18.3.1.46). */

/** `&L&"굴림,보통"2024년 예산&R&P쪽` → `2024년 예산`: a page's number is not the document's text. */
export function printedText(code: string): string {
  return code
    .split(/&[LCR]/)
    .filter((part) => !/&[PN]/.test(part))
    .map((part) =>
      part
        .replace(/&"[^"]*"|&K[0-9A-Fa-f]{6}|&K\d\d[+-]\d{3}|&\d+|&[A-Za-z]/g, "")
        .replaceAll("&&", "&")
        .trim(),
    )
    .filter((part) => /[\p{L}]{2}/u.test(part))
    .join("\n");
}
