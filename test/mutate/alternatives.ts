/** Where the alternatives of a regular expression stand (`a|b`), and the Hangul letters of its classes: each is a word of a list. */

export interface Range {
  start: number;
  end: number;
}

export interface PatternParts {
  /** One list per group that has two alternatives or more. */
  alternatives: Range[][];
  /** Letters that stand alone in a class, where it has two or more: `[은는이가]`, but not `[가-힣]`. */
  letters: Range[];
  /** The upper bounds of `{2,40}`, except of digits: how long a number is printed is a fact, not a choice. */
  bounds: Range[];
}

/** An escape, an inserted value, a class, the beginning of a group, a repetition, or one letter. */
const TOKEN = /\\.|\$\{[^}]*\}|\[(?:\\.|[^\]\\])*\]|\((?:\?(?::|=|!|<=|<!|<\w+>))?|\{\d+,\d+\}|./gs;
const ALONE_IN_CLASS = /(?<!-)[가-힣](?!-)/g;

/** `text` is the source of a pattern or a part of one; `${…}` in it is taken as one atom. */
export function patternParts(text: string): PatternParts {
  const parts: PatternParts = { alternatives: [], letters: [], bounds: [] };
  const open: Range[][] = [[{ start: 0, end: 0 }]];
  const close = (end: number) => {
    const group = open.pop()!;
    group.at(-1)!.end = end;
    if (group.length > 1) parts.alternatives.push(group);
  };
  let atom = "";
  for (const { 0: token, index: at } of text.matchAll(TOKEN)) {
    const end = at + token.length;
    if (token.startsWith("[")) {
      const alone = [...token.matchAll(ALONE_IN_CLASS)];
      if (alone.length > 1)
        parts.letters.push(
          ...alone.map(({ index }) => ({ start: at + index, end: at + index + 1 })),
        );
    } else if (token.startsWith("(")) open.push([{ start: end, end }]);
    else if (token === ")" && open.length > 1) close(at);
    else if (token === "|") {
      open.at(-1)!.at(-1)!.end = at;
      open.at(-1)!.push({ start: end, end });
    } else if (/^\{\d/.test(token) && !/\\d\]?$/.test(atom))
      parts.bounds.push({ start: at + token.indexOf(",") + 1, end: end - 1 });
    atom = token;
  }
  while (open.length > 0) close(text.length);
  return parts;
}

/** What is cut so that one alternative is gone: with the bar before it, or after the first. */
export function withoutAlternative(group: Range[], index: number): Range {
  const { start, end } = group[index]!;
  return index === 0 ? { start, end: end + 1 } : { start: start - 1, end };
}
