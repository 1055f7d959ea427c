/**
 * Spaces and paragraph breaks of a reading against those of a truth. Every place between two characters is told by the characters on
 * both sides, so that the order of cells, columns and notes does not matter; places that only one text has are not scored.
 */

/** Characters on each side that tell a place. */
const CONTEXT = 6;

/** Different characters that tell a place at least. */
const FEWEST_KINDS = 4;

/** What stands at a place. */
const NOTHING = 0;
const SPACE = 1;
const BREAK = 2;

/**
 * Spaces between words: any blank counts. Where the truth ends a line or a paragraph it does not say whether a space is there.
 *
 * @returns {{precision: number, recall: number, f1: number, places: number, missed: string[], added: string[]} | null}
 */
export function scoreSpaces(truth, own) {
  return score(placesOf(truth), placesOf(own), { counts: (gap) => gap !== NOTHING, skips: BREAK });
}

/** Paragraph breaks: both texts have one paragraph a line, and U+0001 in place of each table. */
export function scoreBreaks(truth, own) {
  return score(placesOf(truth), placesOf(own), { counts: (gap) => gap === BREAK, skips: null });
}

function score(truth, own, { counts, skips }) {
  let [right, missed, added, places] = [0, 0, 0, 0];
  const samples = { missed: [], added: [] };
  for (const [key, gaps] of truth) {
    const others = own.get(key);
    // A place that stands there several times is scored as often as both texts have it.
    const told = gaps.filter((gap) => gap !== skips);
    if (!others || told.length === 0) continue;
    const compared = Math.min(told.length, others.length);
    const share = (list) => Math.round((list.filter(counts).length * compared) / list.length);
    const [wanted, found] = [share(told), share(others)];
    places += compared;
    right += Math.min(wanted, found);
    if (wanted > found) samples.missed.push(key);
    if (found > wanted) samples.added.push(key);
    missed += Math.max(0, wanted - found);
    added += Math.max(0, found - wanted);
  }
  if (places === 0 || right + missed + added === 0) return null;
  const part = (of) => (right + of === 0 ? 1 : right / (right + of));
  return {
    precision: part(added),
    recall: part(missed),
    f1: (2 * right) / (2 * right + missed + added),
    places,
    ...samples,
  };
}

/** By the characters around it, what stands at each place. */
function placesOf(text) {
  const letters = [];
  /** What stands before each letter. */
  const gaps = [];
  let gap = BREAK;
  for (const letter of text) {
    if (letter === "\n" || letter === "\f") gap = BREAK;
    else if (/\s/u.test(letter)) gap = Math.max(gap, SPACE);
    else {
      letters.push(letter);
      gaps.push(gap);
      gap = NOTHING;
    }
  }
  const places = new Map();
  for (let at = CONTEXT; at + CONTEXT <= letters.length; at++) {
    const before = letters.slice(at - CONTEXT, at).join("");
    const after = letters.slice(at, at + CONTEXT).join("");
    // Rows of dots and masked names tell no place, and none is told over what stands for a table.
    if ((before + after).includes("\u0001")) continue;
    if (new Set(before + after).size < FEWEST_KINDS) continue;
    const key = `${before}|${after}`;
    const list = places.get(key);
    if (list) list.push(gaps[at]);
    else places.set(key, [gaps[at]]);
  }
  return places;
}
