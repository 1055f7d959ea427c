/**
 * Sliding-window rate limit per consumer (or address), in this process only. By hand because @fastify/rate-limit counts
 * in fixed windows: at a limit of 60 it admitted 119 requests within 60 seconds, where the contract wants a sliding one.
 */
import { LRUCache } from "lru-cache";
import type { ErrorReason } from "../model/codes.js";
import { Refusal } from "../model/refusal.js";

const WINDOW_MS = 60_000;
/** Consumers or addresses counted at once, some 25 MiB: beyond it the one that asked longest ago starts anew. */
const MAX_COUNTED = 50_000;

export class RateLimit {
  /** Times of the admitted requests within the window, oldest first. */
  private readonly admitted = new LRUCache<string, number[]>({
    maxSize: MAX_COUNTED,
    sizeCalculation: () => 1,
  });

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
  }
}
