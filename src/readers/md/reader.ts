/** Markdown reader: `marked` (CommonMark, GFM tables) makes HTML of it, which is read as any other. */
import { Marked } from "marked";
import { Draft } from "../document-draft.js";
import { emitFlow } from "../flow/emit-flow.js";
import { readHtml } from "../flow/html-items.js";
import type { Outcome, ReaderInput } from "../reader.js";
import { decodeBytes, warnOfEncoding } from "../text-encoding.js";

/** A block of settings before the text, as site generators use. */
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;
/** Quotes and lists in one another; real ones have a few, and the library's time and memory grow with the square of their depth. */
const MAX_MARKS = 20;
const MARK = String.raw`[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))`;
const DEEPER_MARKS = new RegExp(`^((?:${MARK}){${MAX_MARKS}})(?:${MARK})+`, "gm");

export function readMd({ bytes }: ReaderInput): Outcome {
  const decoded = decodeBytes(bytes);
  const settings = FRONT_MATTER.exec(decoded.text);
  const text = settings ? decoded.text.slice(settings[0].length) : decoded.text;
  const html = new Marked({ gfm: true, async: false }).parse(
    text.replace(DEEPER_MARKS, "$1"),
  ) as string;
  const { items, letters, hiddenCharacters } = readHtml(html, { bullet: "-" });
  const draft = new Draft("md");
  emitFlow(draft, items);
  draft.warn("PAGES_NOT_STATED");
  if (hiddenCharacters > 0) draft.warn("HIDDEN_TEXT", { detail: `${hiddenCharacters}자` });
  letters.leftOut += hiddenCharacters;
  warnOfEncoding(draft, decoded);
  const title = /^title:\s*(.+)$/m.exec(settings?.[1] ?? "")?.[1]?.replace(/^["']|["']$/g, "");
  return {
    ...draft.finish(0, { encoding: decoded.encoding, ...(title && { title }) }),
    letters,
  };
}
