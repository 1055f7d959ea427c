/** Counts the letters of an XML part beside its reader, from the same tokens but not through the reader's own tree. */
import type { XmlHandlers } from "./xml.js";

export interface TextElements {
  /** Elements whose characters are text. */
  text: ReadonlySet<string>;
  /** Elements in which nothing counts: alternatives of what stands elsewhere, deletions, running heads. */
  skip: ReadonlySet<string>;
  /** Empty elements between which text is deleted. */
  deletion?: { from: string; to: string };
}

/** The handlers with a counter before them; `found` gets every piece of text. `nameOf` is what elements are called by. */
export function countingText(
  handlers: XmlHandlers,
  { text: texts, skip, deletion }: TextElements,
  found: (text: string) => void,
  nameOf: (name: string) => string = (name) => name,
): XmlHandlers {
  let skipped = 0;
  let inText = 0;
  let deleting = false;
  return {
    open(name, attributes, depth) {
      const called = nameOf(name);
      if (skip.has(called)) skipped++;
      else if (texts.has(called)) inText++;
      else if (called === deletion?.from) deleting = true;
      else if (called === deletion?.to) deleting = false;
      handlers.open?.(name, attributes, depth);
    },
    text(text) {
      if (inText > 0 && skipped === 0 && !deleting) found(text);
      handlers.text?.(text);
    },
    close(name, depth) {
      const called = nameOf(name);
      if (skip.has(called)) skipped--;
      else if (texts.has(called)) inText--;
      handlers.close?.(name, depth);
    },
  };
}
