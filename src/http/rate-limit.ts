/** Requests per minute and consumer, over a window that slides with the clock. Counted in this process only. */
import { Refusal } from "../model/refusal.js";

const WINDOW_MS = 60_000;

export class RateLimit {
  /** Times of the admitted requests of the last minute, oldest first. */
  private readonly admitted = new Map<string, number[]>();

  constructor(
    /** Null is off. */
    readonly limit: number | null,
    private readonly now: () => number,
  ) {}

  /** Admits one request of the consumer, or throws `RATE_LIMITED`. A refused request is not counted. */
  admit(consumer: string): void {
    if (this.limit === null) return;
    const now = this.now();
    const times = (this.admitted.get(consumer) ?? []).filter((time) => now - time < WINDOW_MS);
    this.admitted.set(consumer, times);
    if (times.length >= this.limit) {
      const wait = times[0]! + WINDOW_MS - now;
      throw new Refusal("RATE_LIMITED", { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
    }
    times.push(now);
  }
}
