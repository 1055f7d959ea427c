/**
 * Finds the first duplicate key in JSON text. `JSON.parse` silently keeps the last, so a second `rules` would reveal
 * what the first one hid. By hand: npm parsers that report duplicates also accept comments and trailing commas.
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
