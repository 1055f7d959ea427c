/** Dashes in a 개정안 column (`-----`), which stand for unchanged words of the 현행 column. */
import { foldSpace, squeeze } from "../text/spacing.js";
import type { DocumentRow } from "./document-rows.js";
import type { Provision } from "./provisions.js";

const DASH = "[-‐‑–—―ㅡ─━]";
const DASHES = new RegExp(`${DASH}(?:\\s*${DASH})+`, "g");

/** A word and what it becomes, as the amending text states it: `“서한”을 “공식 문서”로 한다`. */
export interface Replacement {
  from: string;
  to: string;
}

const STATED =
  /[“"「]([^”"」]{1,80})[”"」]\s*(?:을|를)\s*(?:각각\s*)?[“"「]([^”"」]{1,80})[”"」]\s*(?:으로|로)/g;

/** Every replacement that the amending text of the same document states. */
export function statedReplacements(rows: DocumentRow[]): Replacement[] {
  return rows
    .filter((row) => row.table === null)
    .flatMap((row) => [...row.text.matchAll(STATED)])
    .map((match) => ({ from: foldSpace(match[1]!), to: foldSpace(match[2]!) }));
}

/** Whether a text is only dashes and the full stop that ends it. */
export function isOnlyDashes(text: string): boolean {
  return hasDashes(text) && literals(text).length === 0;
}

/**
 * The revised text with its dashes put into words, only where that is beyond doubt: where nothing but dashes follows the
 * label, or where every word between the dashes is one that the amending text puts in place of another, and that other
 * stands once in the current text. Null elsewhere: the text then stays as printed.
 */
export function resolveDashes(
  current: Provision,
  revised: Provision,
  replacements: Replacement[],
): string | null {
  if (current.marker || revised.marker || !hasDashes(revised.body)) return null;
  const head = revised.text.slice(0, revised.text.length - revised.body.length);
  const words = literals(revised.body);
  let body = current.body;
  for (const word of words) {
    const stated = replacements.filter((each) => squeeze(each.to) === squeeze(word));
    const fitting = stated.filter((each) => body.split(each.from).length === 2);
    const from = new Set(fitting.map((each) => each.from));
    if (from.size !== 1 || body.includes(word)) return null;
    body = body.replace([...from][0]!, word);
  }
  return foldSpace(`${head}${body}`);
}

/** The words that stand between runs of dashes. */
function literals(text: string): string[] {
  return text
    .split(DASHES)
    .map((part) => part.replace(/^[\s.,ㆍ·-]+|[\s.,ㆍ·-]+$/g, ""))
    .filter((part) => part !== "");
}

export function hasDashes(text: string): boolean {
  return text.search(DASHES) >= 0;
}
