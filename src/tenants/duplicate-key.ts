/**
 * The first key that one object of a JSON text gives twice. `JSON.parse` keeps the last and says nothing, so that a second `rules` would
 * silently open what the first one hid. By hand: the parsers in npm that report it take comments and trailing commas too.
 */

const TOKENS = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}]/g;

/** `text` is valid JSON. */
export function duplicateKey(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [token, isKey] of text.matchAll(TOKENS)) {
    if (token === "{") open.push(new Set());
    else if (token === "}") open.pop();
    else if (isKey !== undefined) {
      const key = JSON.parse(token.slice(0, -isKey.length)) as string;
      const keys = open.at(-1)!;
      if (keys.has(key)) return key;
      keys.add(key);
    }
  }
  return undefined;
}
