/** Lengths and slices in code points, the unit of character counts in the API. */

const SURROGATES = /[\ud800-\udfff]/;

/** Number of code points. */
export function characters(text: string): number {
  if (!SURROGATES.test(text)) return text.length;
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}

/** Converts UTF-16 offsets to code point offsets, for one text. */
export function codePointOffsets(text: string): (unit: number) => number {
  if (!SURROGATES.test(text)) return (unit) => unit;
  const offsets = new Array<number>(text.length + 1);
  let points = 0;
  let unit = 0;
  for (const character of text) {
    for (let part = 0; part < character.length; part += 1) offsets[unit + part] = points;
    unit += character.length;
    points += 1;
  }
  offsets[text.length] = points;
  return (at) => offsets[Math.max(0, Math.min(at, text.length))]!;
}

/** Length in code units of the longest prefix of at most `limit` characters; never splits a surrogate pair. */
export function codeUnitsWithin(text: string, limit: number): number {
  if (text.length <= limit) return text.length;
  if (!SURROGATES.test(text)) return limit;
  let unit = 0;
  let count = 0;
  for (const character of text) {
    if (count === limit) return unit;
    unit += character.length;
    count += 1;
  }
  return unit;
}
