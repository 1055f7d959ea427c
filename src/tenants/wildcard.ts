/**
 * Shell wildcards (`*`, `?`, `[…]`) where `*` also matches `/`. Written by hand because npm matchers stop `*` at a
 * slash and compile to regular expressions, which backtrack exponentially on patterns with many stars; this one
 * backtracks to the last star only.
 */

type WildcardToken = { star: true } | { star: false; matches(character: string): boolean };

export function wildcard(pattern: string): (name: string) => boolean {
  const parts = compile([...pattern.normalize("NFC")]);
  return (name) => match(parts, [...name.normalize("NFC")]);
}

function match(parts: WildcardToken[], name: string[]): boolean {
  let part = 0;
  let at = 0;
  let star = -1;
  let resume = 0;
  while (at < name.length) {
    const current = parts[part];
    if (current?.star) {
      star = part++;
      resume = at;
    } else if (current?.matches(name[at]!)) {
      part++;
      at++;
    } else if (star >= 0) {
      part = star + 1;
      at = ++resume;
    } else {
      return false;
    }
  }
  while (parts[part]?.star) part++;
  return part === parts.length;
}

function compile(pattern: string[]): WildcardToken[] {
  const parts: WildcardToken[] = [];
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at]!;
    if (character === "*") {
      if (!parts.at(-1)?.star) parts.push({ star: true });
    } else if (character === "?") {
      parts.push({ star: false, matches: () => true });
    } else {
      const end = character === "[" ? classEnd(pattern, at) : -1;
      if (end < 0) {
        parts.push({ star: false, matches: (given) => given === character });
      } else {
        parts.push({ star: false, matches: characterClass(pattern.slice(at + 1, end)) });
        at = end;
      }
    }
  }
  return parts;
}

/** Index of the closing bracket; a `]` right after the start is a member. -1: the bracket is a literal. */
function classEnd(pattern: string[], start: number): number {
  const first = pattern[start + 1] === "!" || pattern[start + 1] === "^" ? start + 2 : start + 1;
  return pattern.indexOf("]", first + 1);
}

function characterClass(inside: string[]): (character: string) => boolean {
  const negated = inside[0] === "!" || inside[0] === "^";
  const members = negated ? inside.slice(1) : inside;
  const ranges: [string, string][] = [];
  for (let at = 0; at < members.length; at++) {
    const isRange = members[at + 1] === "-" && at + 2 < members.length;
    ranges.push([members[at]!, members[isRange ? at + 2 : at]!]);
    if (isRange) at += 2;
  }
  return (character) => {
    const code = character.codePointAt(0)!;
    const inRange = ranges.some(
      ([from, to]) => code >= from.codePointAt(0)! && code <= to.codePointAt(0)!,
    );
    return inRange !== negated;
  };
}
