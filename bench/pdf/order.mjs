/** Character recall and reading order of a reading, against the reference text and the twin. */
import { characterRecall, nid } from "../scores/scores.mjs";
import { squeeze, textOf } from "./corpus.mjs";
import { unseenText } from "./unseen.mjs";

/** From this recall on nothing needs a second look. */
const GOOD_RECALL = 0.99;
/** Running lines are among this many first and last lines of a page of the reference. */
const MARGIN_LINES = 8;

/**
 * @returns {{recall: number | null, seenRecall: number | null, order: number | null, twinOrder: number | null}}
 * `seenRecall` leaves out what the reference has but no page shows; it is looked for only where recall is low.
 */
export function scoreOrder(pdf, document, twin) {
  const own = squeeze(textOf(document));
  const twinOrder = twin ? nid(squeeze(textOf(twin)), own) : null;
  if (pdf.reference === null) return { recall: null, seenRecall: null, order: null, twinOrder };
  const reference = squeeze(withoutRunning(pdf.reference, document));
  const recall = characterRecall(reference, own);
  let seenRecall = recall;
  if (recall < GOOD_RECALL) {
    const unseen = unseenText(pdf.path);
    if (unseen !== null) seenRecall = characterRecall(minus(reference, squeeze(unseen)), own);
  }
  return { recall, seenRecall, order: nid(reference, own), twinOrder };
}

/** Each character of the second text taken out of the first once. */
function minus(text, taken) {
  const counts = new Map();
  for (const character of taken) counts.set(character, (counts.get(character) ?? 0) + 1);
  let left = "";
  for (const character of text) {
    const count = counts.get(character) ?? 0;
    if (count > 0) counts.set(character, count - 1);
    else left += character;
  }
  return left;
}

/** The reference without lines that come back on every page: the reading has them once, as its contract says. */
export function withoutRunning(reference, document) {
  const running = document.blocks
    .filter(({ type }) => type === "header" || type === "footer")
    .map(({ text, page }) => ({ words: wordsOf(text), page }));
  return reference
    .split("\f")
    .map((page, index) => {
      const lines = page.split("\n").filter((line) => line.trim() !== "");
      return lines
        .filter((line, at) => {
          if (at >= MARGIN_LINES && at < lines.length - MARGIN_LINES) return true;
          return !running.some((one) => one.page !== index + 1 && isPartOf(line, one.words));
        })
        .join("\n");
    })
    .join("\n");
}

const wordsOf = (line) =>
  line
    .replace(/\d+/gu, " # ")
    .split(/\s+/u)
    .filter((word) => word !== "");

/** Whether a line is a running line or a piece of one, whatever number it counts. */
function isPartOf(line, words) {
  const left = [...words];
  return wordsOf(line).every((word) => {
    const at = left.indexOf(word);
    if (at === -1) return false;
    left.splice(at, 1);
    return true;
  });
}
