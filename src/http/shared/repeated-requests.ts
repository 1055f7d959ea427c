/** Requests sent again under the same `Idempotency-Key`, to whichever service: done once, answered alike for a day. */
import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Queries } from "../../database/connection.js";
import { Refusal } from "../../model/refusal.js";
import { checkKey, type Repeats } from "../upload/repeated-uploads.js";

/** A service that died with the request: it may be tried again so much later. */
const HELD_SECONDS = 30;
const RENEW_MS = (HELD_SECONDS * 1000) / 3;
/** How often the answer of another service is looked for. */
const POLL_MS = 200;

interface KnownRequest {
  fingerprint: string;
  answer: unknown;
}

export class SharedRepeats<T extends object> implements Repeats<T> {
  constructor(
    private readonly queries: Queries,
    private readonly route: string,
  ) {}

  async once(
    consumer: string,
    key: string | undefined,
    sent: readonly unknown[],
    store: () => Promise<T>,
  ): Promise<T> {
    if (key === undefined) return store();
    checkKey(key);
    const fingerprint = createHash("sha256").update(JSON.stringify(sent)).digest("hex");
    const place = [this.route, consumer, key];
    for (;;) {
      const holder = randomUUID();
      if (await this.begin(place, fingerprint, holder)) return this.run(place, holder, store);
      const [known] = await this.queries.query<KnownRequest>(
        "SELECT fingerprint, answer FROM repeated_requests WHERE route = $1 AND consumer = $2 AND key = $3",
        place,
      );
      if (known && known.fingerprint !== fingerprint)
        throw new Refusal("IDEMPOTENCY_KEY_REUSED", { field: "Idempotency-Key" });
      if (known?.answer) return known.answer as T;
      await sleep(POLL_MS);
    }
  }

  /** False where another has it, or had it before. */
  private async begin(
    place: readonly string[],
    fingerprint: string,
    holder: string,
  ): Promise<boolean> {
    const begun = await this.queries.query(
      `INSERT INTO repeated_requests AS old (route, consumer, key, fingerprint, holder, until)
       VALUES ($1, $2, $3, $4, $5, now() + $6 * interval '1 second')
       ON CONFLICT (route, consumer, key) DO UPDATE
         SET fingerprint = $4, holder = $5, until = excluded.until, answer = NULL, begun = now()
         WHERE (old.answer IS NULL AND old.until < now()) OR old.begun < now() - interval '1 day'
       RETURNING holder`,
      [...place, fingerprint, holder, HELD_SECONDS],
    );
    return begun.length > 0;
  }

  /** What fails is not kept: it may be tried again. */
  private async run(place: readonly string[], holder: string, store: () => Promise<T>): Promise<T> {
    const mine = "route = $1 AND consumer = $2 AND key = $3 AND holder = $4";
    const renew = () =>
      this.queries
        .query(
          `UPDATE repeated_requests SET until = now() + $5 * interval '1 second' WHERE ${mine}`,
          [...place, holder, HELD_SECONDS],
        )
        .catch(() => {});
    const timer = setInterval(renew, RENEW_MS);
    try {
      const answer = await store();
      await this.queries.query(`UPDATE repeated_requests SET answer = $5 WHERE ${mine}`, [
        ...place,
        holder,
        JSON.stringify(answer),
      ]);
      return answer;
    } catch (error) {
      const forget = `DELETE FROM repeated_requests WHERE ${mine}`;
      await this.queries.query(forget, [...place, holder]).catch(() => {});
      throw error;
    } finally {
      clearInterval(timer);
    }
  }
}
