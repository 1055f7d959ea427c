/** Ranges of stored units in a paragraph: removes or marks the text within them. */
import { CONTROL_UNITS, type InlineItem, type TextItem } from "./tree.js";

/** From the first unit up to, not including, the second. */
export interface Span {
  from: number;
  to: number;
}

/** Spans in order, none of them over another: what two share belongs to the first. */
export function sortAndSeparate<S extends Span>(spans: S[]): S[] {
  const sorted = spans.filter(({ from, to }) => from < to).sort((a, b) => a.from - b.from);
  let end = 0;
  const apart: S[] = [];
  for (const span of sorted) {
    if (span.to <= end) continue;
    apart.push(span.from < end ? { ...span, from: end } : span);
    end = span.to;
  }
  return apart;
}

/**
 * Cuts texts at the ends of the spans, which are in order; what stands inside one becomes what `inside` makes of it, or goes
 * where that is null. One walk over both, because a hostile file may have as many spans as characters.
 */
export function mapSpans<S extends Span>(
  items: readonly InlineItem[],
  spans: readonly S[],
  inside: (item: InlineItem, span: S) => InlineItem | null,
): InlineItem[] {
  const result: InlineItem[] = [];
  const put = (item: InlineItem | null) => {
    if (item) result.push(item);
  };
  let next = 0;
  for (const item of items) {
    const units = item.kind === "text" ? item.units : CONTROL_UNITS;
    while (next < spans.length && spans[next]!.to <= item.at) next++;
    const first = spans[next];
    if (!first || first.from >= item.at + units) result.push(item);
    else if (item.kind !== "text" || item.text.length !== units) put(inside(item, first));
    else {
      let done = 0;
      for (let at = next; at < spans.length; at++) {
        const span = spans[at]!;
        const start = Math.max(span.from - item.at, 0);
        if (start >= units) break;
        const end = Math.min(span.to - item.at, units);
        if (start > done) result.push(part(item, done, start));
        put(inside(part(item, start, end), span));
        done = end;
      }
      if (done < units) result.push(part(item, done, units));
    }
  }
  return result;
}

function part(item: TextItem, start: number, end: number): TextItem {
  return { ...item, at: item.at + start, units: end - start, text: item.text.slice(start, end) };
}
