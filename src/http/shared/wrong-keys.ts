/** Locks out addresses that guess API keys, whichever of the services they ask. */
import { LRUCache } from "lru-cache";
import type { Queries } from "../../database/connection.js";
import { Refusal } from "../../model/refusal.js";
import type { Caller } from "../keys.js";
import { lockedOut, WRONG_KEYS_A_MINUTE } from "../wrong-keys.js";
import { SharedWindow } from "./request-windows.js";

/** Good keys that this service has noted: each is written once. */
const REMEMBERED = 10_000;

export class SharedWrongKeys {
  private readonly wrong: SharedWindow;
  private readonly noted = new LRUCache<string, true>({ max: REMEMBERED });

  constructor(private readonly queries: Queries) {
    this.wrong = new SharedWindow(queries, "wrong key", WRONG_KEYS_A_MINUTE);
  }

  /** Who is calling, as `identify` finds it, or the refusal. */
  async check(address: string, identify: () => Promise<Caller>): Promise<Caller> {
    const caller = await identify().catch((error: unknown) => this.refuse(address, error));
    // Whoever is known from there is let in, locked or not: the database need not be asked.
    if (this.noted.has(`${address} ${caller.consumer}`)) return caller;
    const { count, wait } = await this.wrong.recent(address);
    const isLocked = count >= WRONG_KEYS_A_MINUTE;
    if (isLocked && !(await this.isGood(address, caller.consumer))) throw lockedOut(wait);
    await this.note(address, caller.consumer);
    return caller;
  }

  /** Counts a wrong key, or says that there were too many. */
  private async refuse(address: string, error: unknown): Promise<never> {
    if (!(error instanceof Refusal) || error.reason !== "KEY_UNKNOWN") throw error;
    await this.wrong.admit(address).catch((full: unknown) => {
      if (full instanceof Refusal && full.reason === "RATE_LIMITED")
        throw lockedOut((full.info.retryAfter ?? 1) * 1000);
      throw full;
    });
    throw error;
  }

  private async isGood(address: string, consumer: string): Promise<boolean> {
    const rows = await this.queries.query(
      "SELECT 1 AS known FROM good_keys WHERE address = $1 AND consumer = $2",
      [address, consumer],
    );
    return rows.length > 0;
  }

  private async note(address: string, consumer: string): Promise<void> {
    await this.queries.query(
      `INSERT INTO good_keys (address, consumer) VALUES ($1, $2)
       ON CONFLICT (address, consumer) DO UPDATE SET used = now()`,
      [address, consumer],
    );
    this.noted.set(`${address} ${consumer}`, true);
  }
}
