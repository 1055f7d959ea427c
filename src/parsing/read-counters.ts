/** Counts what reading did since the start: files by format and outcome, the time they took, and what the cache saved. */
import type { ReadSummary } from "./parsing.js";

export interface ReadCount {
  format: string;
  /** `READABLE`, or the reason why not. */
  outcome: string;
  count: number;
  seconds: number;
}

/** The state of reading now, for operators. */
export interface ReadingState {
  /** Reads running or waiting. */
  inFlight: number;
  /** Of these, those that wait for a parser process. */
  waiting: number;
  processes: number;
  restarts: number;
  cacheHits: number;
  cacheMisses: number;
  reads: ReadCount[];
}

export class ReadingTally {
  cacheHits = 0;
  cacheMisses = 0;
  private readonly counts = new Map<string, ReadCount>();

  /** A file that went through a parser process. */
  add({ format, reason }: Pick<ReadSummary, "format" | "reason">, seconds: number): void {
    const outcome = reason ?? "READABLE";
    const key = `${format} ${outcome}`;
    const sum = this.counts.get(key) ?? { format, outcome, count: 0, seconds: 0 };
    this.counts.set(key, { ...sum, count: sum.count + 1, seconds: sum.seconds + seconds });
  }

  get reads(): ReadCount[] {
    return [...this.counts.values()];
  }
}
