/** Properties of paragraphs and characters ([MS-DOC] 2.9.33, 2.9.175): pages of 512 bytes that give runs of the file their changes. */
import { type Change, readChanges } from "./changes.js";

interface PropertyRun {
  from: number;
  to: number;
  /** Paragraphs only. */
  style: number;
  changes: Change[];
}

const PAGE = 512;
/** Pages of one document: a million paragraphs. */
const MAX_PAGES = 100_000;
/** A paragraph's entry: the place of its changes, and its height, which is not used. */
const PARAGRAPH_ENTRY = 13;

export class PropertyRuns {
  private readonly runs: PropertyRun[] = [];

  /** `table` says which pages of the stream hold the runs. */
  constructor(stream: Buffer, table: Buffer, kind: "paragraphs" | "characters") {
    const count = Math.min(MAX_PAGES, Math.floor((table.length - 4) / 8));
    for (let i = 0; i < count; i++) {
      const number = table.readUInt32LE((count + 1) * 4 + i * 4) & 0x3fffff;
      const page = stream.subarray(number * PAGE, (number + 1) * PAGE);
      if (page.length === PAGE) this.readPage(page, kind);
    }
    this.runs.sort((a, b) => a.from - b.from);
  }

  /** The run that holds a byte of the stream. */
  at(byte: number): PropertyRun | undefined {
    let [low, high] = [0, this.runs.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const run = this.runs[middle]!;
      if (byte < run.from) high = middle - 1;
      else if (byte >= run.to) low = middle + 1;
      else return run;
    }
    return undefined;
  }

  private readPage(page: Buffer, kind: "paragraphs" | "characters"): void {
    const count = page[PAGE - 1]!;
    const entry = kind === "paragraphs" ? PARAGRAPH_ENTRY : 1;
    if ((count + 1) * 4 + count * entry >= PAGE) return;
    for (let i = 0; i < count; i++) {
      const run = { from: page.readUInt32LE(i * 4), to: page.readUInt32LE(i * 4 + 4) };
      const at = page[(count + 1) * 4 + i * entry]! * 2;
      const bytes = kind === "paragraphs" ? paragraphBytes(page, at) : characterBytes(page, at);
      const styled = kind === "paragraphs" && bytes.length >= 2;
      this.runs.push({
        ...run,
        style: styled ? bytes.readUInt16LE(0) : 0,
        changes: readChanges(styled ? bytes.subarray(2) : bytes),
      });
    }
  }
}

function paragraphBytes(page: Buffer, at: number): Buffer {
  if (at === 0 || at >= PAGE - 2) return Buffer.alloc(0);
  const words = page[at]!;
  if (words > 0) return page.subarray(at + 1, at + words * 2);
  return page.subarray(at + 2, at + 2 + page[at + 1]! * 2);
}

function characterBytes(page: Buffer, at: number): Buffer {
  return at === 0 || at >= PAGE ? Buffer.alloc(0) : page.subarray(at + 1, at + 1 + page[at]!);
}
