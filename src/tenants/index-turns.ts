/**
 * Which service indexes what jobs have stored: one at a time for each tenant, so that services that share the reading do not each build the
 * whole index beside it. No answer waits for it or depends on it: whoever is asked indexes what is missing.
 */
import { randomUUID } from "node:crypto";
import type { Database } from "../database/connection.js";

/** Changes that come together are indexed together. */
const LOOK_MS = 2000;
/** Longer than most indexing takes; where it takes longer, another may begin the same, which costs time alone. */
const TURN_SECONDS = 60;

const TAKE = `INSERT INTO index_turns AS old (tenant, holder, until)
  VALUES ($1, $2, now() + $3 * interval '1 second')
  ON CONFLICT (tenant) DO UPDATE SET holder = excluded.holder, until = excluded.until
  WHERE old.until < now() OR old.holder = excluded.holder RETURNING holder`;
const IS_PUBLISHED = `SELECT 1 AS found FROM live_sets
  WHERE tenant = $1 AND generation = $2 AND version >= (SELECT version FROM tenants WHERE name = $1)`;

interface IndexTurnsOptions {
  generation: string;
  index(tenant: string): Promise<unknown>;
  onFault(what: string, error: unknown): void;
  lookMs?: number;
  turnSeconds?: number;
}

export class IndexTurns {
  private readonly holder = randomUUID();
  private readonly due = new Set<string>();
  private timer: NodeJS.Timeout | null = null;
  private looking: Promise<void> | null = null;
  private isClosed = false;

  constructor(
    private readonly database: Database,
    private readonly options: IndexTurnsOptions,
  ) {}

  /** Something was stored in the tenant: it is indexed soon, here or by another. */
  add(tenant: string): void {
    this.due.add(tenant);
    this.lookSoon();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    if (this.timer) clearTimeout(this.timer);
    await this.looking;
  }

  private lookSoon(): void {
    if (this.isClosed || this.timer || this.looking) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.looking = this.look().finally(() => {
        this.looking = null;
        if (this.due.size > 0) this.lookSoon();
      });
    }, this.options.lookMs ?? LOOK_MS).unref();
  }

  private async look(): Promise<void> {
    const { generation, index, onFault } = this.options;
    for (const tenant of [...this.due]) {
      if (this.isClosed) return;
      try {
        if (await this.take(tenant)) {
          // Before it begins: what is stored meanwhile is due again.
          this.due.delete(tenant);
          await index(tenant);
        } else if ((await this.database.query(IS_PUBLISHED, [tenant, generation])).length > 0)
          this.due.delete(tenant);
      } catch (error) {
        onFault("a tenant is not indexed ahead of questions", error);
      }
    }
  }

  private async take(tenant: string): Promise<boolean> {
    const { turnSeconds = TURN_SECONDS } = this.options;
    return (await this.database.query(TAKE, [tenant, this.holder, turnSeconds])).length > 0;
  }
}
