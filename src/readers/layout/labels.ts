/** The labels that open a list item or a heading in Korean official documents, and how deep each stands. */

export interface Label {
  /** As written, without the blank after it. */
  text: string;
  kind: LabelKind;
  /** Place of the kind in the usual order, outermost first. */
  rank: number;
}

export type LabelKind = "part" | "roman" | "number" | "letter" | "bracket" | "bullet" | "note";

/**
 * Item labels in the order that 행정업무의 운영 및 혁신에 관한 규정 시행규칙 제2조 sets (1. 가. 1) 가) (1) (가) ① ㉮),
 * chapter labels before them, and the marks of reports and press releases (□ ㅇ - *) by their usual depth.
 */
const KINDS: { pattern: RegExp; kind: LabelKind; rank: number }[] = [
  { pattern: /^제\s?\d+\s?(?:편|부)(?=\s|$)/u, kind: "part", rank: 1 },
  { pattern: /^제\s?\d+\s?장(?:의\s?\d+)?(?=\s|$|[^\p{L}\d])/u, kind: "part", rank: 2 },
  { pattern: /^제\s?\d+\s?절(?:의\s?\d+)?(?=\s|$|[^\p{L}\d])/u, kind: "part", rank: 3 },
  {
    pattern: /^(?:[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫ]+|(?:X{0,3}(?:IX|IV|V?I{1,3}|V)|X{1,3}))\s?[.．](?=\s|$|[^\d.])/u,
    kind: "roman",
    rank: 4,
  },
  { pattern: /^[ⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩⅪⅫ]+(?=\s|$)/u, kind: "roman", rank: 4 },
  { pattern: /^\d{1,3}(?:-\d{1,2})?\s?[.．](?=\s|$|[^\d.\s])/u, kind: "number", rank: 5 },
  { pattern: /^\d{1,2}(?:\.\d{1,2}){1,4}\.?(?=\s)/u, kind: "number", rank: 6 },
  {
    pattern:
      /^[가나다라마바사아자차카타파하거너더러머버서어저처커터퍼허]\s?[.．](?=\s|$|[^\d.\s])/u,
    kind: "letter",
    rank: 7,
  },
  { pattern: /^\d{1,3}\)(?=\s|$|[^\d.\s])/u, kind: "number", rank: 8 },
  { pattern: /^[가나다라마바사아자차카타파하]\)/u, kind: "letter", rank: 9 },
  { pattern: /^\(\d{1,3}\)/u, kind: "bracket", rank: 10 },
  { pattern: /^\([가나다라마바사아자차카타파하]\)/u, kind: "bracket", rank: 11 },
  {
    pattern: /^[\u2460-\u2473\u3251-\u325f\u32b1-\u32bf\u2776-\u277f\u2780-\u2793]/u,
    kind: "number",
    rank: 12,
  },
  { pattern: /^[\u3260-\u327b]/u, kind: "letter", rank: 13 },
  { pattern: /^[□■◇◆▣◈❏❐❑❒☐☑☒▢⬜⬛](?=\s|\p{L}|[(「『<\d])/u, kind: "bullet", rank: 14 },
  {
    pattern: /^(?:[○◦●◯❍⚪⚫ㅇㆁ〇◎￮](?=\s|\p{L}|[(「『<\d])|[oO](?=\s))/u,
    kind: "bullet",
    rank: 15,
  },
  { pattern: /^[▶▷►▸▹➢➣➤⇒→☞✓✔√▪▫∙•·‧・﹣❖◾◽](?=\s|\p{L}|[(「『<\d])/u, kind: "bullet", rank: 16 },
  { pattern: /^[-‐‑‒–—―−](?=\s)/u, kind: "bullet", rank: 17 },
  { pattern: /^(?:\*{1,3}|[＊∗★☆†‡])(?=\s|\p{L}|[(「『<\d])/u, kind: "note", rank: 18 },
  { pattern: /^※/u, kind: "note", rank: 18 },
];

export function labelOf(text: string): Label | null {
  const start = text.trimStart();
  for (const { pattern, kind, rank } of KINDS) {
    const match = pattern.exec(start);
    if (match) return { text: match[0], kind, rank };
  }
  return null;
}

/** `제3조(목적)`: opens a paragraph of a rule, and is no list item. */
export const ARTICLE = /^제\s?\d+\s?조(?:의\s?\d+)?\s?(?=[(（]|\s|$)/u;

/** A line that begins a new paragraph by its label alone. */
export function opensParagraph(text: string): boolean {
  const start = text.trimStart();
  return (
    labelOf(start) !== null ||
    ARTICLE.test(start) ||
    /^(?:부\s?칙|붙\s?임|별\s?[표지]|첨\s?부)(?=\s|$|[<([\d])/u.test(start)
  );
}
