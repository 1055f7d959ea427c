/** Counts the letters of a section's PARA_TEXT records, one after the other, without building paragraphs from them. */
import { equationText } from "../hangul/equation-text.js";
import type { LetterCount } from "../letter-count.js";
import { equationScript } from "./objects.js";
import { deletedSpans, furtherMasterPages } from "./paragraphs.js";
import { controlId, type HwpRecord, TAG } from "./records.js";
import { readText } from "./text.js";

/** Running heads and master pages are given once, however many sections repeat them: they do not count. */
const RUNNING = new Set(["head", "foot", "secd"]);

export function countSectionLetters(roots: readonly HwpRecord[], letters: LetterCount): void {
  const open = [...roots];
  for (let record = open.pop(); record; record = open.pop()) {
    if (record.tag === TAG.CTRL_HEADER && RUNNING.has(controlId(record))) continue;
    const ranges = record.children.find((child) => child.tag === TAG.PARA_RANGE_TAG);
    const deleted = ranges ? deletedSpans(ranges) : [];
    const masterPages = new Set(furtherMasterPages(record).flat());
    for (const child of record.children) {
      if (masterPages.has(child)) continue;
      open.push(child);
      if (child.tag === TAG.EQEDIT) letters.add(equationText(equationScript(child)));
      if (child.tag !== TAG.PARA_TEXT) continue;
      for (const token of readText(child.stream, child.start, child.end)) {
        if (token.kind !== "text") continue;
        const kept = [...token.text].filter((_, at) => {
          const unit = token.at + at;
          return !deleted.some(({ from, to }) => unit >= from && unit < to);
        });
        letters.add(deleted.length === 0 ? token.text : kept.join(""));
      }
    }
  }
}
