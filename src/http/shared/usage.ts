/** Usage that services count together: added up here for a second, then written. A service that is killed loses that second. */
import type { Database } from "../../database/connection.js";
import type { RouteUsage, Usage } from "../../model/usage.js";
import { UsageCounter, type UsagePage, type UsageRecord } from "../usage.js";

const WRITE_MS = 1000;

interface UsageRow extends RouteUsage {
  consumer: string;
  route: string;
}

export class SharedUsage {
  /** Not written yet. */
  private fresh = new UsageCounter(null, () => {});
  private readonly log: UsageCounter;
  private readonly timer: NodeJS.Timeout;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly database: Database,
    log: string | null,
    private readonly onFault: (what: string, error: unknown) => void,
  ) {
    this.log = new UsageCounter(log, (error) => onFault("the usage log cannot be written", error));
    const write = () => this.write().catch((error) => onFault("usage cannot be written", error));
    this.timer = setInterval(write, WRITE_MS).unref();
  }

  record(record: UsageRecord, isCounted: boolean): void {
    if (isCounted) this.fresh.record(record, true);
    this.log.record(record, false);
  }

  async report(consumer?: string, page: UsagePage = {}): Promise<Usage> {
    await this.write();
    const rows = await this.database.query<UsageRow>(
      "SELECT consumer, route, calls, errors, bytes_in, ms FROM usage_counts WHERE $1::text IS NULL OR consumer = $1 ORDER BY consumer, route",
      [consumer ?? null],
    );
    const all = new UsageCounter(null, () => {});
    for (const { consumer: name, route, ...sum } of rows) all.add(name, route, sum);
    return all.report(undefined, page);
  }

  async flush(): Promise<void> {
    clearInterval(this.timer);
    await this.write().catch((error) => this.onFault("usage cannot be written", error));
    await this.log.flush();
  }

  /** One after another; what cannot be written is tried again with the next. */
  private write(): Promise<void> {
    this.writing = this.writing.catch(() => {}).then(() => this.writeFresh());
    return this.writing;
  }

  private async writeFresh(): Promise<void> {
    const { fresh } = this;
    this.fresh = new UsageCounter(null, () => {});
    const sums = [...fresh.sums()];
    if (sums.length === 0) return;
    try {
      await this.database.transaction(async (queries) => {
        for (const [consumer, route, { calls, errors, bytes_in, ms }] of sums)
          await queries.query(
            `INSERT INTO usage_counts AS old VALUES ($1, $2, $3, $4, $5, $6)
             ON CONFLICT (consumer, route) DO UPDATE SET calls = old.calls + excluded.calls,
               errors = old.errors + excluded.errors, bytes_in = old.bytes_in + excluded.bytes_in, ms = old.ms + excluded.ms`,
            [consumer, route, calls, errors, bytes_in, ms],
          );
      });
    } catch (error) {
      for (const [consumer, route, sum] of sums) this.fresh.add(consumer, route, sum);
      throw error;
    }
  }
}
