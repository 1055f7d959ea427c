/** Several segments → one, without the documents that have gone, and without reading text again. */
import { PostingsWriter, readPostings, type Segment, type SegmentDocument } from "./segment.js";
import { compareTerms } from "./terms.js";

export interface SegmentPart {
  segment: Segment;
  /** Documents to leave out, by their place in the segment. */
  removed: ReadonlySet<number>;
}

const GONE = 0xffffffff;

export function mergeSegments(parts: readonly SegmentPart[]): Segment {
  const { documents, chunks, renumbered } = renumber(parts);
  const wordLengths = new Uint32Array(chunks);
  const pairLengths = new Uint32Array(chunks);
  for (const [which, { segment }] of parts.entries()) {
    const numbers = renumbered[which]!;
    for (let chunk = 0; chunk < segment.chunks; chunk += 1) {
      const to = numbers[chunk]!;
      if (to === GONE) continue;
      wordLengths[to] = segment.wordLengths[chunk]!;
      pairLengths[to] = segment.pairLengths[chunk]!;
    }
  }

  const most = parts.reduce((sum, { segment }) => sum + segment.high.length, 0);
  const high = new Uint32Array(most);
  const low = new Uint32Array(most);
  const start = new Uint32Array(most + 1);
  const frequency = new Uint32Array(most);
  const writer = new PostingsWriter();
  const places = parts.map(() => 0);
  let terms = 0;
  for (;;) {
    const lead = leading(parts, places);
    if (lead < 0) break;
    const termHigh = parts[lead]!.segment.high[places[lead]!]!;
    const termLow = parts[lead]!.segment.low[places[lead]!]!;
    start[terms] = writer.length;
    let before = 0;
    let count = 0;
    for (const [which, { segment }] of parts.entries()) {
      const place = places[which]!;
      if (segment.high[place] !== termHigh || segment.low[place] !== termLow) continue;
      const numbers = renumbered[which]!;
      readPostings(segment, place, (chunk, times) => {
        const to = numbers[chunk]!;
        if (to === GONE) return;
        writer.add(to - before, times);
        before = to;
        count += 1;
      });
      places[which] = place + 1;
    }
    if (count === 0) continue;
    high[terms] = termHigh;
    low[terms] = termLow;
    frequency[terms] = count;
    terms += 1;
  }
  start[terms] = writer.length;
  return {
    documents,
    chunks,
    wordLengths,
    pairLengths,
    high: high.slice(0, terms),
    low: low.slice(0, terms),
    start: start.slice(0, terms + 1),
    frequency: frequency.slice(0, terms),
    postings: writer.finish(),
  };
}

/** New chunk numbers, in the order of the parts; `GONE` for chunks of removed documents. */
function renumber(parts: readonly SegmentPart[]) {
  const documents: SegmentDocument[] = [];
  const renumbered: Uint32Array[] = [];
  let chunks = 0;
  for (const { segment, removed } of parts) {
    const numbers = new Uint32Array(segment.chunks).fill(GONE);
    for (const [place, document] of segment.documents.entries()) {
      if (removed.has(place)) continue;
      documents.push({ ...document, first: chunks });
      for (let at = 0; at < document.count; at += 1) numbers[document.first + at] = chunks++;
    }
    renumbered.push(numbers);
  }
  return { documents, chunks, renumbered };
}

/** Which part has the smallest term at its place; -1 when all are at their end. */
function leading(parts: readonly SegmentPart[], places: readonly number[]): number {
  let lead = -1;
  for (const [which, { segment }] of parts.entries()) {
    const place = places[which]!;
    if (place >= segment.high.length) continue;
    if (lead < 0) {
      lead = which;
      continue;
    }
    const best = parts[lead]!.segment;
    const at = places[lead]!;
    if (compareTerms(segment.high[place]!, segment.low[place]!, best.high[at]!, best.low[at]!) < 0)
      lead = which;
  }
  return lead;
}
