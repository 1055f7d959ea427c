/**
 * Plain text as paragraphs. A line is a paragraph, unless the text is wrapped at a fixed width, as old editors and mail programs
 * do: then the lines between blank ones are one. A form feed begins a page.
 */
import { readLabel } from "../../text/outline-labels.js";
import { type FlowItem, flowText } from "./flow-items.js";

interface TextContent {
  items: FlowItem[];
  /** How many pages form feeds make; 0 where there are none. */
  pages: number;
}

/** Widths in columns (Hangul takes two) that texts are wrapped at. */
const WRAP = { least: 50, most: 100 };
/** Lines that end within so many columns of the longest one are full. */
const FULL_WITHIN = 14;
/** Share of lines followed by another that must be full. */
const LEAST_FULL = 0.8;
/** Fewer lines than this show no habit. */
const LEAST_LINES = 4;

export function textItems(text: string): TextContent {
  const pages = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").split("\f");
  if (pages.length > 1 && pages.at(-1)!.trim() === "") pages.pop();
  const items: FlowItem[] = [];
  for (const [index, page] of pages.entries()) {
    for (const paragraph of paragraphsOf(page.split("\n"))) {
      items.push({ ...flowText("paragraph", paragraph), page: index + 1 });
    }
  }
  return { items, pages: pages.length > 1 ? pages.length : 0 };
}

function paragraphsOf(lines: readonly string[]): string[] {
  const wrapped = isWrapped(lines);
  const paragraphs: string[] = [];
  let open = false;
  for (const line of lines) {
    const text = line.trim();
    if (text === "") open = false;
    else if (open && wrapped && !startsOwn(text)) {
      paragraphs[paragraphs.length - 1] += `\n${text}`;
    } else {
      paragraphs.push(text);
      open = true;
    }
  }
  return paragraphs;
}

/** `1.`, `가.`, `□`, `- `, `|`: a line that begins something. */
function startsOwn(text: string): boolean {
  return readLabel(text) !== null || /^(?:[-*•·○●□■▶▷◇◆※☞>|]|\[|<)/.test(text);
}

function isWrapped(lines: readonly string[]): boolean {
  const widths = lines.map((line) => columns(line.trimEnd()));
  const longest = Math.max(0, ...widths.slice(0, 100_000));
  if (longest < WRAP.least || longest > WRAP.most) return false;
  const followed = widths.filter(
    (width, at) => width > 0 && (widths[at + 1] ?? 0) > 0 && !startsOwn(lines[at + 1]!.trim()),
  );
  if (followed.length < LEAST_LINES) return false;
  const full = followed.filter((width) => width >= longest - FULL_WITHIN);
  return full.length / followed.length >= LEAST_FULL;
}

function columns(line: string): number {
  let width = 0;
  for (const sign of line) width += sign.codePointAt(0)! >= 0x1100 ? 2 : 1;
  return width;
}
