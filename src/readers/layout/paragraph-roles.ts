/** What a paragraph is: title, heading, list item, caption or plain text, by its size, weight, label and tags. */
import { type LineLabel, MAIN_POINT } from "./line-labels.js";
import type { Line } from "./text-lines.js";

/** Headings are set this much larger than the body, or bold where the body is not. */
const LARGER = 1.14;
const TITLE_LARGER = 1.25;
/** A heading is a phrase, not a passage. */
const MAX_HEADING = 70;
const MAX_TITLE = 120;

/** What the body of a document looks like. */
export interface Body {
  size: number;
  /** Most of the text is bold, so that weight tells nothing. */
  bold: boolean;
}

export function bodyOf(lines: Iterable<Line>): Body {
  const sizes = new Map<number, number>();
  let characters = 0;
  let bold = 0;
  for (const line of lines) {
    const size = Math.round(line.size * 2) / 2;
    // Forms and letterheads set many small words apart; running text is one piece a line.
    const weight = line.pieces.length > 1 ? 0.2 : 1;
    sizes.set(size, (sizes.get(size) ?? 0) + line.text.length * weight);
    characters += line.text.length;
    if (line.bold) bold += line.text.length;
  }
  const [main] = [...sizes].sort((a, b) => b[1] - a[1]);
  return { size: main?.[0] ?? 10, bold: bold > characters * 0.5 };
}

export interface Candidate {
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
export function isHeading(candidate: Candidate, body: Body): boolean {
  const { text, label } = candidate;
  if (!/\p{L}.*\p{L}/u.test(text) || text.length > MAX_HEADING || candidate.lines > 2) return false;
  if (candidate.role && /^H[1-6]?$/.test(candidate.role)) return true;
  if (candidate.bookmark !== null) return true;
  if (/[.。,;]$/u.test(text) && !/^\S{1,3}[.．]$/u.test(text)) return false;
  if (/(?:다|음|함|임)[.]?$/u.test(text) && text.length > 30) return false;
  if (label?.kind === "note" || (label?.kind === "bullet" && label.rank > MAIN_POINT + 1))
    return false;
  if (label?.kind === "part" || label?.kind === "roman") return true;
  if (candidate.size >= body.size * LARGER) return true;
  const stands = candidate.bold && !body.bold && candidate.size >= body.size * 0.95;
  return (
    stands &&
    text.length <= 40 &&
    (label === null || label.kind !== "bullet" || label.rank === MAIN_POINT)
  );
}

/** Whether a paragraph on the first page can be the document's title. */
export function isTitleSized(candidate: Candidate, body: Body): boolean {
  return (
    candidate.size >= body.size * TITLE_LARGER &&
    candidate.text.length <= MAX_TITLE &&
    (candidate.text.match(/\p{L}/gu)?.length ?? 0) >= 2 &&
    !DOCUMENT_KIND.test(candidate.text) &&
    candidate.label === null
  );
}

/** Words that name the kind of paper, printed larger than its title. */
const DOCUMENT_KIND =
  /^(?:보\s*도\s*(?:참\s*고|설\s*명)?\s*자\s*료|보\s*도\s*자\s*료|공\s*고|참\s*고\s*자\s*료|설\s*명\s*자\s*료|목\s*차|차\s*례|순\s*서)$/u;

/** Levels for headings from their kinds: bookmarks and tags say it outright, else larger first, then by label. */
export function levelHeadings(headings: readonly Candidate[]): number[] {
  const keys = headings.map(keyOf);
  const distinct = [...new Map(keys.map((key) => [key.name, key])).values()];
  for (const key of distinct) {
    const sizes = keys.filter((other) => other.name === key.name).map((other) => other.size);
    key.size = Math.max(...sizes);
  }
  distinct.sort((a, b) => b.size - a.size || a.rank - b.rank);
  const order = distinct.map((key) => key.name);
  return headings.map((heading, index) => {
    const stated = heading.bookmark ?? Number(/^H([1-6])$/.exec(heading.role ?? "")?.[1] ?? 0);
    return stated || Math.min(order.indexOf(keys[index]!.name) + 1, 6);
  });
}

function keyOf({ label, size, bold }: Candidate): { name: string; size: number; rank: number } {
  const rounded = Math.round(size);
  if (label) return { name: `label ${label.rank}`, size: rounded, rank: label.rank };
  return { name: `size ${rounded} ${bold}`, size: rounded, rank: bold ? 0 : 99 };
}

/** Depth of list items, told from the kinds of labels that are open and how far in they stand. */
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
      if (label.rank > top.rank || left > top.left + 0.4 * size) break;
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
export const CAPTION =
  /^[<[〈【(≪«]?\s*(?:표|그림|도표|사진|Table|Figure|Fig\.)\s*[\dⅠ-Ⅻ]+(?:[-–.]\d+)*\s*[>\]〉】).:≫»]?/u;
