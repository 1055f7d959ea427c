/** Sliding windows that services count together, exact as within one: one statement, under the lock of the key's row, by one clock. */
import { randomUUID } from "node:crypto";
import type { Queries } from "../../database/connection.js";
import type { ErrorReason } from "../../model/codes.js";
import { Refusal } from "../../model/refusal.js";

const MINUTE_MS = 60_000;
const NOW_MS = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
const RECENT = `ARRAY(SELECT t FROM unnest(request_windows.times) AS t WHERE t > ${NOW_MS} - $3::bigint ORDER BY t)`;

interface WindowRow {
  admitted: boolean;
  /** Milliseconds until the oldest leaves the window. */
  wait: number;
}

/** What was counted, and for how long until one leaves. */
interface Counted {
  count: number;
  wait: number;
}

export class SharedWindow {
  constructor(
    private readonly queries: Queries,
    /** Tells its keys from those of other windows. */
    private readonly name: string,
    /** Null is off. */
    readonly limit: number | null,
    private readonly windowMs = MINUTE_MS,
    private readonly reason: ErrorReason = "RATE_LIMITED",
  ) {}

  /** Admits one, or throws the refusal. What is refused is not counted. */
  async admit(key: string): Promise<void> {
    if (this.limit === null) return;
    const token = randomUUID();
    const [row] = await this.queries.query<WindowRow>(
      `INSERT INTO request_windows (key, times, last) VALUES ($1, ARRAY[${NOW_MS}], $2)
       ON CONFLICT (key) DO UPDATE SET
         times = CASE WHEN cardinality(${RECENT}) < $4 THEN ${RECENT} || ${NOW_MS} ELSE ${RECENT} END,
         last = CASE WHEN cardinality(${RECENT}) < $4 THEN $2 ELSE request_windows.last END,
         used = now()
       RETURNING last = $2 AS admitted, times[1] + $3::bigint - ${NOW_MS} AS wait`,
      [this.rowKey(key), token, this.windowMs, this.limit],
    );
    if (!row!.admitted)
      throw new Refusal(this.reason, { retryAfter: Math.max(1, Math.ceil(row!.wait / 1000)) });
  }

  async recent(key: string): Promise<Counted> {
    const [row] = await this.queries.query<Counted>(
      `SELECT cardinality(recent) AS count, coalesce(recent[1], 0) + $2::bigint - ${NOW_MS} AS wait FROM (
         SELECT ARRAY(SELECT t FROM unnest(times) AS t WHERE t > ${NOW_MS} - $2::bigint ORDER BY t) AS recent
         FROM request_windows WHERE key = $1) AS window_of_key`,
      [this.rowKey(key), this.windowMs],
    );
    return row ?? { count: 0, wait: 0 };
  }

  private rowKey(key: string): string {
    return `${this.name} ${key}`;
  }
}
