/** Builds regular expressions from word lists; every word is escaped, so that a list is only data. */

/** The words of a list as it is written down: parted by white space, over as many lines as it takes. */
export function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}

/** The lines of a list whose entries have spaces of their own. */
export function lines(list: string): readonly string[] {
  return list.trim().split("\n");
}

/** Any of the words, the first that fits: `(?:붙임|첨부)`. */
export function oneOf(...lists: readonly (readonly string[])[]): string {
  return `(?:${lists.flat().map(escaped).join("|")})`;
}

/** The same however a form spaces their letters: `붙 임`. */
export function oneOfSpaced(...lists: readonly (readonly string[])[]): string {
  const spaced = (word: string) => [...word].map(escaped).join(String.raw`\s*`);
  return `(?:${lists.flat().map(spaced).join("|")})`;
}

/** Any of the letters of a list: `[월화수목금토일]`. */
export function letterOf(letters: string | readonly string[]): string {
  return `[${[...letters].join("").replace(/[\\\]^-]/g, String.raw`\$&`)}]`;
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
