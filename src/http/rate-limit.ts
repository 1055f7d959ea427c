/** Requests per minute and consumer (or per hour and address), over a window that slides with the clock. Counted in this process only. */
import type { ErrorReason } from "../model/codes.js";
import { Refusal } from "../model/refusal.js";

const WINDOW_MS = 60_000;
/** Addresses come and go: past this many, those whose window has passed are forgotten. */
const FORGET_ABOVE = 10_000;

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
    if (this.admitted.size > FORGET_ABOVE) this.forget(now);
  }

  private forget(now: number): void {
    for (const [consumer, times] of this.admitted) {
      if (now - times.at(-1)! >= this.windowMs) this.admitted.delete(consumer);
    }
  }
}
