/** Sliding-window rate limit per consumer (or address), in this process only. */
import type { ErrorReason } from "../model/codes.js";
import { Refusal } from "../model/refusal.js";

const WINDOW_MS = 60_000;
/** Above this many entries, expired ones are pruned. */
const PRUNE_ABOVE = 10_000;

export class RateLimit {
  /** Times of the admitted requests within the window, oldest first. */
  private readonly admitted = new Map<string, number[]>();

  constructor(
    /** Null is off. */
    readonly limit: number | null,
    private readonly now: () => number,
    private readonly windowMs = WINDOW_MS,
    private readonly reason: ErrorReason = "RATE_LIMITED",
  ) {}

  /** Admits one request of the consumer, or throws the refusal. A refused request is not counted. */
  admit(consumer: string): void {
    if (this.limit === null) return;
    const now = this.now();
    const times = (this.admitted.get(consumer) ?? []).filter((time) => now - time < this.windowMs);
    this.admitted.set(consumer, times);
    if (times.length >= this.limit) {
      const wait = times[0]! + this.windowMs - now;
      throw new Refusal(this.reason, { retryAfter: Math.max(1, Math.ceil(wait / 1000)) });
    }
    times.push(now);
    if (this.admitted.size > PRUNE_ABOVE) this.pruneExpired(now);
  }

  private pruneExpired(now: number): void {
    for (const [consumer, times] of this.admitted) {
      if (now - times.at(-1)! >= this.windowMs) this.admitted.delete(consumer);
    }
  }
}
