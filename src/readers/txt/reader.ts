/** Plain text reader: decodes, parts into paragraphs, names the encoding. */
import { Draft } from "../document-draft.js";
import { emitFlow } from "../flow/emit-flow.js";
import { textItems } from "../flow/text-items.js";
import { LetterCount } from "../letter-count.js";
import type { Outcome, ReaderInput } from "../reader.js";
import { decodeBytes, warnOfEncoding } from "../text-encoding.js";

export function readTxt({ bytes }: ReaderInput): Outcome {
  const decoded = decodeBytes(bytes);
  const draft = new Draft("txt");
  const { items, pages } = textItems(decoded.text);
  emitFlow(draft, items);
  if (pages === 0) draft.warn("PAGES_NOT_STATED");
  warnOfEncoding(draft, decoded);
  const letters = new LetterCount();
  letters.add(decoded.text);
  return { ...draft.finish(pages, { encoding: decoded.encoding }), letters };
}
