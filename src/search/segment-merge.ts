/** Merges segments into one, or into one per audience, dropping tombstoned documents; no text is tokenised again. */
import { IntList } from "./int-list.js";
import { PostingsWriter, readPostings, type Segment, type SegmentDocument } from "./segment.js";
import { compareTerms } from "./term-hash.js";

export interface SegmentPart {
  segment: Segment;
  /** Tombstones: removed documents, by their index in the segment. */
  removed: ReadonlySet<number>;
  /** Audience of each document, if they differ: each audience then gets its own segment. */
  audiences?: readonly string[];
}

const REMOVED = 0xffffffff;

/** One segment, or with `audiences` one per audience. */
export function mergeSegments(parts: readonly SegmentPart[]): Segment[] {
  const { targets, numbers, targetOf } = renumber(parts);
  for (const [which, { segment }] of parts.entries()) {
    for (let chunk = 0; chunk < segment.chunks; chunk += 1) {
      const to = numbers[which]![chunk]!;
      if (to === REMOVED) continue;
      const target = targets[targetOf[which]![chunk]!]!;
      target.wordLengths[to] = segment.wordLengths[chunk]!;
      target.pairLengths[to] = segment.pairLengths[chunk]!;
    }
  }
  const places = parts.map(() => 0);
  for (;;) {
    const lead = partWithSmallestTerm(parts, places);
    if (lead < 0) break;
    const high = parts[lead]!.segment.high[places[lead]!]!;
    const low = parts[lead]!.segment.low[places[lead]!]!;
    for (const [which, { segment }] of parts.entries()) {
      const place = places[which]!;
      if (segment.high[place] !== high || segment.low[place] !== low) continue;
      const to = numbers[which]!;
      const target = targetOf[which]!;
      readPostings(segment, place, (chunk, times) => {
        if (to[chunk] !== REMOVED)
          targets[target[chunk]!]!.addPosting(high, low, to[chunk]!, times);
      });
      places[which] = place + 1;
    }
  }
  return targets.map((target) => target.finish());
}

/** A segment being written; terms arrive in dictionary order, the chunks of each in ascending order. */
class SegmentWriter {
  readonly documents: SegmentDocument[] = [];
  chunks = 0;
  wordLengths = new Uint32Array(0);
  pairLengths = new Uint32Array(0);
  private readonly high = new IntList();
  private readonly low = new IntList();
  private readonly start = new IntList();
  private readonly frequency = new IntList();
  private readonly writer = new PostingsWriter();
  private before = 0;

  addDocument(document: SegmentDocument): void {
    this.documents.push({ ...document, first: this.chunks });
    this.chunks += document.count;
  }

  addPosting(high: number, low: number, chunk: number, times: number): void {
    const last = this.high.length - 1;
    if (last < 0 || this.high.at(last) !== high || this.low.at(last) !== low) {
      this.high.push(high);
      this.low.push(low);
      this.start.push(this.writer.length);
      this.frequency.push(0);
      this.before = 0;
    }
    this.writer.add(chunk - this.before, times);
    this.before = chunk;
    this.frequency.incrementLast();
  }

  finish(): Segment {
    const { documents, chunks, wordLengths, pairLengths } = this;
    this.start.push(this.writer.length);
    return {
      ...{ documents, chunks, wordLengths, pairLengths },
      high: this.high.finish(),
      low: this.low.finish(),
      start: this.start.finish(),
      frequency: this.frequency.finish(),
      postings: this.writer.finish(),
    };
  }
}

/** For each part and chunk: its target segment, and its number there (`REMOVED` if its document is removed). */
function renumber(parts: readonly SegmentPart[]) {
  const targets: SegmentWriter[] = [];
  const ofAudience = new Map<string | undefined, number>();
  const numbers = parts.map(({ segment }) => new Uint32Array(segment.chunks).fill(REMOVED));
  const targetOf = parts.map(({ segment }) => new Uint32Array(segment.chunks));
  for (const [which, { segment, removed, audiences }] of parts.entries()) {
    for (const [place, document] of segment.documents.entries()) {
      if (removed.has(place)) continue;
      const number = ofAudience.get(audiences?.[place]) ?? targets.push(new SegmentWriter()) - 1;
      ofAudience.set(audiences?.[place], number);
      const target = targets[number]!;
      const { first, count } = document;
      for (let at = 0; at < count; at += 1) numbers[which]![first + at] = target.chunks + at;
      targetOf[which]!.fill(number, first, first + count);
      target.addDocument(document);
    }
  }
  for (const target of targets) {
    target.wordLengths = new Uint32Array(target.chunks);
    target.pairLengths = new Uint32Array(target.chunks);
  }
  return { targets, numbers, targetOf };
}

/** The part whose current term is smallest; -1 when all are exhausted. */
function partWithSmallestTerm(parts: readonly SegmentPart[], places: readonly number[]): number {
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
