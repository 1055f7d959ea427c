/** Usage counters by consumer and route, in memory and optionally as JSON lines. No document content. */
import { type ListingOrder, pageOf } from "../model/cursor.js";
import type { RouteUsage, Usage } from "../model/usage.js";
import { JsonLines } from "./json-lines.js";
import { UNKNOWN_CONSUMER } from "./keys.js";

export interface UsageRecord {
  at: string;
  /** Null on a route that asks for no key. */
  consumer: string | null;
  method: string;
  /** Null where there is no such route. */
  route: string | null;
  status: number;
  bytes_in: number;
  ms: number;
}

export interface UsagePage {
  limit?: number | undefined;
  cursor?: string | undefined;
}

const BY_NAME: ListingOrder<[string, Map<string, RouteUsage>]> = {
  listing: "usage",
  placeOf: ([name]) => [name],
  parts: 1,
};

export class UsageCounter {
  private readonly counts = new Map<string, Map<string, RouteUsage>>();
  private readonly lines: JsonLines | undefined;
  private readonly pending = new Set<Promise<void>>();

  constructor(
    log: string | null,
    private readonly onLogFailure: (error: unknown) => void,
  ) {
    this.lines = log ? new JsonLines(log) : undefined;
  }

  /** Every request has its line in the log; `/usage` shows those of consumers. */
  record(record: UsageRecord, isCounted: boolean): void {
    if (isCounted) this.count(record);
    this.log(record);
  }

  private count(record: UsageRecord): void {
    const { bytes_in, ms } = record;
    const errors = record.status >= 400 ? 1 : 0;
    this.add(record.consumer ?? UNKNOWN_CONSUMER, record.route!, {
      calls: 1,
      errors,
      bytes_in,
      ms,
    });
  }

  add(consumer: string, route: string, more: RouteUsage): void {
    const routes = this.counts.get(consumer) ?? new Map<string, RouteUsage>();
    this.counts.set(consumer, routes);
    const sum = routes.get(route) ?? { calls: 0, errors: 0, bytes_in: 0, ms: 0 };
    routes.set(route, {
      calls: sum.calls + more.calls,
      errors: sum.errors + more.errors,
      bytes_in: sum.bytes_in + more.bytes_in,
      ms: sum.ms + more.ms,
    });
  }

  *sums(): Generator<[consumer: string, route: string, RouteUsage]> {
    for (const [consumer, routes] of this.counts)
      for (const [route, sum] of routes) yield [consumer, route, sum];
  }

  private log(record: UsageRecord): void {
    if (!this.lines) return;
    const line = { ...record, ms: Math.round(record.ms) };
    const written = this.lines.append(line).catch(this.onLogFailure);
    this.pending.add(written);
    void written.then(() => this.pending.delete(written));
  }

  /** All counts, or one consumer's; page by page in the order of names. */
  report(consumer?: string, page: UsagePage = {}): Usage {
    const seen = [...this.counts].filter(([name]) => consumer === undefined || name === consumer);
    if (page.limit !== undefined || page.cursor !== undefined)
      seen.sort(([a], [b]) => (a < b ? -1 : 1));
    const { items, ...next } = pageOf(seen, page, BY_NAME);
    const consumers = Object.fromEntries(
      items.map(([name, routes]) => [
        name,
        Object.fromEntries(
          [...routes].map(([route, sum]) => [route, { ...sum, ms: Math.round(sum.ms) }]),
        ),
      ]),
    );
    return { consumers, ...next };
  }

  /** Waits until every line is in the file. */
  async flush(): Promise<void> {
    await Promise.all(this.pending);
  }
}
