/** Counts the letters of a section's PARA_TEXT records, one after the other, without building paragraphs from them. */
import { equationText } from "../hangul/equation-text.js";
import type { Span } from "../hangul/unit-ranges.js";
import type { LetterCount } from "../letter-count.js";
import { equationScript } from "./objects.js";
import { deletedSpans, furtherMasterPages } from "./paragraphs.js";
import { controlId, type HwpRecord, TAG } from "./records.js";
import type { TextToken } from "./text.js";

/** Running heads and master pages are given once, however many sections repeat them: they do not count. */
const RUNNING = new Set(["head", "foot", "secd"]);

export function countSectionLetters(roots: readonly HwpRecord[], letters: LetterCount): void {
  const open = [...roots];
  for (let record = open.pop(); record; record = open.pop()) {
    if (record.tag === TAG.CTRL_HEADER && RUNNING.has(controlId(record))) continue;
    const { children } = record;
    if (children.length === 0) continue;
    const ranges = children.find((child) => child.tag === TAG.PARA_RANGE_TAG);
    const deleted = ranges ? deletedSpans(ranges) : [];
    const lists = furtherMasterPages(record);
    const masterPages = lists.length > 0 ? new Set(lists.flat()) : undefined;
    for (const child of children) {
      if (masterPages?.has(child)) continue;
      open.push(child);
      if (child.tag === TAG.EQEDIT) letters.add(equationText(equationScript(child)));
      if (child.tag !== TAG.PARA_TEXT) continue;
      for (const token of child.text) {
        if (token.kind !== "text") continue;
        letters.add(deleted.length === 0 ? token.text : keptOf(token, deleted));
      }
    }
  }
}

function keptOf({ text, at }: TextToken & { kind: "text" }, deleted: Span[]): string {
  const isKept = (unit: number) => !deleted.some(({ from, to }) => unit >= from && unit < to);
  return [...text].filter((_, index) => isKept(at + index)).join("");
}
