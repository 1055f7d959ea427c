/** Counters for `/metrics`: files read by format and outcome, the time they took, cache hits and misses. */
import type { ReadSummary } from "./parsing.js";

interface ReadCount {
  format: string;
  /** `READABLE`, or the reason why not. */
  outcome: string;
  count: number;
  seconds: number;
}

/** Current state of parsing, for operators. */
export interface ReadingState {
  /** Reads running or queued. */
  inFlight: number;
  /** Of these, queued for a parser process. */
  waiting: number;
  processes: number;
  restarts: number;
  cacheHits: number;
  cacheMisses: number;
  /** Files of the cache that were found damaged and dropped. */
  cacheDamaged: number;
  cacheWriteFailures: number;
  reads: ReadCount[];
}

export class ReadCounters {
  cacheHits = 0;
  cacheMisses = 0;
  private readonly counts = new Map<string, ReadCount>();

  /** Counts one file that went through a parser process. */
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
