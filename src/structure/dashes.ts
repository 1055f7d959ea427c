/** Dash runs in a 개정안 column (`-----`): they stand for the words of the 현행 column that stay as they are. */
import { foldSpace } from "../text/spacing.js";
import type { Provision } from "./provisions.js";

const DASHES = /(?:[-‐‑–—―ㅡ─━](?:\s*[-‐‑–—―ㅡ─━])+)/g;

/** Whether a text is only dashes and the full stop that ends it. */
export function saysNothingNew(text: string): boolean {
  return DASHES.test(text) && text.replace(DASHES, "").replace(/[\s.,ㆍ·-]+/g, "") === "";
}

/**
 * The revised text with the dashes put into words, only where that is beyond doubt: where nothing but dashes follows the
 * label, or where each literal word between dashes stands once, and in order, in the current text. Null elsewhere: the
 * text then stays as printed.
 */
export function resolveDashes(current: Provision, revised: Provision): string | null {
  DASHES.lastIndex = 0;
  if (current.marker || revised.marker || !new RegExp(DASHES).test(revised.body)) return null;
  const head = revised.text.slice(0, revised.text.length - revised.body.length);
  if (saysNothingNew(revised.body)) return foldSpace(`${head}${current.body}`);
  return null;
}
