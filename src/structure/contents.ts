/** Which rows belong to a table of contents: they name the sections, they are none. */
import { squeeze } from "../text/spacing.js";
import type { Row } from "./lines.js";

const CONTENTS_HEAD =
  /^[<〈《[【「『(]?(?:목차|차례|순서|contents|tableofcontents|표목차|그림목차)[>〉》\]】」』)]?$/i;
/** Dots or dashes that lead the eye to the page number, or a tab's worth of them lost in reading. */
const LEADER = /(?:[.·․…‥⋯ㆍ‧∙_-]\s?){3,}\s*[-–]?\s*(?:\d{1,4}|[ivxlⅰ-ⅹ]+)\s*[-–]?$/;
const PAGE_END = /\s[-–]?\s*\d{1,3}\s*[-–]?$/;

/** Indexes of the rows that are lines of a table of contents, its heading included. */
export function contentsRows(rows: Row[]): Set<number> {
  const found = new Set<number>();
  for (const row of rows) {
    if (LEADER.test(row.text)) found.add(row.index);
  }
  const words = rows.map((row) => squeeze(bare(row.text)));
  const later = new Map<string, number>();
  words.forEach((word, index) => {
    later.set(word, index);
  });
  for (const row of rows) {
    if (!CONTENTS_HEAD.test(squeeze(row.text))) continue;
    found.add(row.index);
    for (let at = row.index + 1; at < rows.length; at += 1) {
      const next = rows[at]!;
      const repeated = words[at]!.length >= 2 && (later.get(words[at]!) ?? at) > at;
      if (!found.has(at) && !repeated && !PAGE_END.test(next.text)) break;
      found.add(at);
    }
  }
  return found;
}

/** A line of contents without its leader and page number. */
function bare(text: string): string {
  return text.replace(LEADER, "").replace(PAGE_END, "");
}
