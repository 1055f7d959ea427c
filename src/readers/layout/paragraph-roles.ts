/** The role of a paragraph: title, heading, list item, caption or plain text, by size, weight, label and tags. */

import { CAPTIONED } from "../../text/lexicon/attachments.js";
import { PRINTED_KINDS } from "../../text/lexicon/document-kinds.js";
import { oneOf, oneOfSpaced } from "../../text/lexicon/patterns.js";
import { CLIPPED_ENDINGS } from "../../text/lexicon/sentence-ends.js";
import { type LineLabel, MAIN_POINT } from "./line-labels.js";
import type { PrintedLine } from "./text-lines.js";
import { ROLES } from "./thresholds.js";

/** A sentence without its full stop, where it is longer than a phrase. */
const CLIPPED = new RegExp(`${oneOf(CLIPPED_ENDINGS)}[.]?$`, "u");

/** Letters of old Korean, by which fonts of equations number their signs; `ᆞ` is a bullet. */
const EQUATION = /[\u1113-\u115e\u1176-\u119d\u119f-\u11a7\u11c3-\u11ff\ud7b0-\ud7fb]/;

/** What the body of a document looks like. */
export interface Body {
  size: number;
  /** Most of the text is bold, so that weight tells nothing. */
  bold: boolean;
}

export function bodyOf(lines: Iterable<PrintedLine>): Body {
  const sizes = new Map<number, number>();
  let characters = 0;
  let bold = 0;
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    // Forms and letterheads set many small words apart; running text is one piece a line.
    const weight = line.pieces.length > 1 ? ROLES.pieceWeight : 1;
    sizes.set(size, (sizes.get(size) ?? 0) + line.text.length * weight);
    characters += line.text.length;
    if (line.bold) bold += line.text.length;
  }
  const [main] = [...sizes].sort((a, b) => b[1] - a[1]);
  return { size: main?.[0] ?? 0, bold: bold > characters * ROLES.boldBody };
}

export interface RoleCandidate {
  text: string;
  size: number;
  bold: boolean;
  lines: number;
  label: LineLabel | null;
  /** Role that the tagged structure gives it, if any. */
  role: string | null;
  /** How many lists the tagged structure puts it in; 0 for none. */
  lists: number;
  /** Level of the bookmark of the same words, if any. */
  bookmark: number | null;
}

/** Whether a paragraph is a heading; levels are given when all are known (see `levelHeadings`). */
export function isHeading(candidate: RoleCandidate, body: Body): boolean {
  const { text, label } = candidate;
  if (
    !/\p{L}.*\p{L}/u.test(text) ||
    EQUATION.test(text) ||
    text.length > ROLES.longestHeading ||
    candidate.lines > ROLES.mostHeadingLines
  )
    return false;
  if (candidate.role && /^H[1-6]?$/.test(candidate.role)) return true;
  if (candidate.bookmark !== null) return true;
  if (/[.。,;]$/u.test(text) && !/^\S{1,3}[.．]$/u.test(text)) return false;
  if (CLIPPED.test(text) && text.length > ROLES.longestClipped) return false;
  if (label?.kind === "note" || (label?.kind === "bullet" && label.rank > MAIN_POINT + 1))
    return false;
  if (label?.kind === "part" || label?.kind === "roman") return true;
  if (candidate.size >= body.size * ROLES.headingSize) return true;
  const stands =
    candidate.bold && !body.bold && candidate.size >= body.size * ROLES.boldHeadingSize;
  return (
    stands &&
    text.length <= ROLES.longestBoldHeading &&
    (label === null || label.kind !== "bullet" || label.rank === MAIN_POINT)
  );
}

/** Whether a paragraph on the first page can be the document's title. */
export function isTitleSized(candidate: RoleCandidate, body: Body): boolean {
  return (
    candidate.size >= body.size * ROLES.titleSize &&
    candidate.text.length <= ROLES.longestTitle &&
    (candidate.text.match(/\p{L}/gu)?.length ?? 0) >= ROLES.fewestTitleLetters &&
    !DOCUMENT_KIND.test(candidate.text) &&
    candidate.label === null
  );
}

/** Words that name the kind of paper, printed larger than its title. */
const DOCUMENT_KIND = new RegExp(`^${oneOfSpaced(PRINTED_KINDS)}$`, "u");

/** Levels for headings from their kinds: bookmarks and tags say it outright, else larger first, then by label. */
export function levelHeadings(headings: readonly RoleCandidate[]): number[] {
  const keys = headings.map(keyOf);
  const distinct = [...new Map(keys.map((key) => [key.name, key])).values()];
  const largest = new Map<string, number>();
  for (const { name, size } of keys) largest.set(name, Math.max(largest.get(name) ?? size, size));
  for (const key of distinct) key.size = largest.get(key.name)!;
  distinct.sort((a, b) => b.size - a.size || a.rank - b.rank);
  const order = distinct.map((key) => key.name);
  return headings.map((heading, index) => {
    const stated = heading.bookmark ?? Number(/^H([1-6])$/.exec(heading.role ?? "")?.[1] ?? 0);
    return stated || Math.min(order.indexOf(keys[index]!.name) + 1, 6);
  });
}

function keyOf({ label, size, bold }: RoleCandidate): { name: string; size: number; rank: number } {
  const rounded = Math.round(size);
  if (label) return { name: `label ${label.rank}`, size: rounded, rank: label.rank };
  return { name: `size ${rounded} ${bold}`, size: rounded, rank: bold ? 0 : 99 };
}

/** Depth of list items, from the open label kinds and the indentation. */
export class ListDepth {
  private readonly open: { rank: number; left: number }[] = [];

  levelOf(label: LineLabel, left: number, size: number): number {
    const same = this.open.findIndex((entry) => entry.rank === label.rank);
    if (same !== -1) {
      this.open.length = same + 1;
      this.open[same]!.left = left;
      return same + 1;
    }
    while (this.open.length > 0) {
      const top = this.open.at(-1)!;
      if (label.rank > top.rank || left > top.left + ROLES.deeperItem * size) break;
      this.open.pop();
    }
    this.open.push({ rank: label.rank, left });
    return this.open.length;
  }

  reset(): void {
    this.open.length = 0;
  }
}

/** `<표 1> …`, `[그림 2] …`, `표 3. …` */
export const CAPTION = new RegExp(
  String.raw`^[<[〈【(≪«]?\s*${oneOf(CAPTIONED)}\s*[\dⅠ-Ⅻ]+(?:[-–.]\d+)*\s*[>\]〉】).:≫»]?`,
  "u",
);
