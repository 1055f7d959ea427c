/**
 * Locks out addresses that guess API keys. While locked out, right guesses are refused like wrong ones, so guessing
 * reveals nothing. Consumers that already used a valid key from that address are not affected, because many may share a
 * proxy's address.
 */
import { LRUCache } from "lru-cache";
import { Refusal } from "../model/refusal.js";
import type { Caller } from "./keys.js";

/** Somebody who mistypes or forgets to change a key stays below it; a guesser is through with it in a second. */
export const WRONG_KEYS_A_MINUTE = 30;
const MINUTE_MS = 60_000;
/** Addresses and consumers that are remembered; who floods this with addresses is beyond what one process can tell apart. */
const REMEMBERED = 10_000;

export class WrongKeys {
  /** Times of the wrong keys of the last minute, by address. */
  private readonly wrong = new LRUCache<string, number[]>({ max: REMEMBERED });
  /** `address consumer` of good keys. */
  private readonly good = new LRUCache<string, true>({ max: REMEMBERED });

  constructor(private readonly now: () => number) {}

  /** Who is calling, as `identify` finds it, or the refusal. */
  async check(address: string, identify: () => Promise<Caller>): Promise<Caller> {
    const times = this.recent(address);
    const isLocked = times.length >= WRONG_KEYS_A_MINUTE;
    try {
      const caller = await identify();
      const who = `${address} ${caller.consumer}`;
      if (isLocked && !this.good.has(who)) throw this.lockedOut(times);
      this.good.set(who, true);
      return caller;
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== "KEY_UNKNOWN") throw error;
      if (isLocked) throw this.lockedOut(times);
      this.wrong.set(address, [...times, this.now()]);
      throw error;
    }
  }

  private recent(address: string): number[] {
    return (this.wrong.get(address) ?? []).filter((time) => this.now() - time < MINUTE_MS);
  }

  private lockedOut(times: readonly number[]): Refusal {
    return lockedOut(times[0]! + MINUTE_MS - this.now());
  }
}

/** `wait`: milliseconds. */
export function lockedOut(wait: number): Refusal {
  return new Refusal("RATE_LIMITED", {
    retryAfter: Math.max(1, Math.ceil(wait / 1000)),
    detail: { ko: "틀린 키를 너무 많이 보냈습니다", en: "too many wrong keys" },
  });
}
