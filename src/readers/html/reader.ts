/** HTML reader: the declared encoding or the one that fits, then the shared walk over the tree. */
import { Draft } from "../document-draft.js";
import { emitFlow } from "../flow/emit-flow.js";
import { readHtml } from "../flow/html-items.js";
import type { Outcome, ReaderInput } from "../reader.js";
import { decodeBytes, warnOfEncoding } from "../text-encoding.js";

/** Where browsers look for a declaration (HTML 13.2.3.2). */
const DECLARED_WITHIN = 1024;

export function readHtmlFile({ bytes }: ReaderInput): Outcome {
  const head = bytes.toString("latin1", 0, DECLARED_WITHIN);
  const declared = /<meta[^>]*charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(head)?.[1];
  const decoded = decodeBytes(bytes, declared);
  const { items, title, author, letters, hiddenCharacters, flattened } = readHtml(decoded.text);
  const draft = new Draft("html");
  emitFlow(draft, items);
  draft.warn("PAGES_NOT_STATED");
  if (hiddenCharacters > 0) draft.warn("HIDDEN_TEXT", { detail: `${hiddenCharacters}자` });
  if (flattened) draft.warn("LIMIT_REACHED", { detail: "태그의 깊이" });
  letters.leftOut += hiddenCharacters;
  warnOfEncoding(draft, decoded);
  const properties = {
    encoding: decoded.encoding,
    ...(title && { title }),
    ...(author && { author }),
  };
  return { ...draft.finish(0, properties), letters };
}
