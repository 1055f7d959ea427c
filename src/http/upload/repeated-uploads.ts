/** Uploads sent again under the same `Idempotency-Key`: done once, answered alike. Kept in memory, for a day. */
import { LRUCache } from "lru-cache";
import { Refusal } from "../../model/refusal.js";

/** Longer than any client goes on trying. */
const KEPT_MS = 24 * 60 * 60 * 1000;
/** About 10 MB with their answers. */
const MAX_KEPT = 10_000;
/** A UUID has 36; a name of a job, a file and a date fit too. */
const KEY = /^[\x21-\x7e]{1,255}$/;

interface Kept<T> {
  /** Of what was sent: the same key for something else is a mistake of the sender. */
  fingerprint: string;
  answer: Promise<T>;
}

/** In memory, or in a database that services share. */
export interface Repeats<T> {
  /** `sent`: everything that makes two uploads the same. What fails is not kept: it may be tried again. */
  once(
    consumer: string,
    key: string | undefined,
    sent: readonly unknown[],
    store: () => Promise<T>,
  ): Promise<T>;
}

export function checkKey(key: string): void {
  if (!KEY.test(key)) throw new Refusal("INVALID_REQUEST", { field: "Idempotency-Key" });
}

export class RepeatedUploads<T> implements Repeats<T> {
  private readonly kept = new LRUCache<string, Kept<T>>({ max: MAX_KEPT, ttl: KEPT_MS });

  once(
    consumer: string,
    key: string | undefined,
    sent: readonly unknown[],
    store: () => Promise<T>,
  ): Promise<T> {
    if (key === undefined) return store();
    checkKey(key);
    const id = JSON.stringify([consumer, key]);
    const fingerprint = JSON.stringify(sent);
    const known = this.kept.get(id);
    if (known && known.fingerprint !== fingerprint)
      throw new Refusal("IDEMPOTENCY_KEY_REUSED", { field: "Idempotency-Key" });
    if (known) return known.answer;
    const answer = store();
    this.kept.set(id, { fingerprint, answer });
    answer.catch(() => this.kept.delete(id));
    return answer;
  }
}
