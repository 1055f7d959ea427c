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
    const { count, wait } = await this.wrong.recent(address);
    const isLocked = count >= WRONG_KEYS_A_MINUTE;
    try {
      const caller = await identify();
      if (isLocked && !(await this.isGood(address, caller.consumer))) throw lockedOut(wait);
      await this.note(address, caller.consumer);
      return caller;
    } catch (error) {
      if (!(error instanceof Refusal) || error.reason !== "KEY_UNKNOWN") throw error;
      if (isLocked) throw lockedOut(wait);
      await this.wrong.admit(address).catch((full: unknown) => {
        // Others guessed as well meanwhile.
        if (full instanceof Refusal && full.reason === "RATE_LIMITED")
          throw lockedOut((full.info.retryAfter ?? 1) * 1000);
        throw full;
      });
      throw error;
    }
  }

  private async isGood(address: string, consumer: string): Promise<boolean> {
    if (this.noted.has(`${address} ${consumer}`)) return true;
    const rows = await this.queries.query(
      "SELECT 1 AS known FROM good_keys WHERE address = $1 AND consumer = $2",
      [address, consumer],
    );
    return rows.length > 0;
  }

  private async note(address: string, consumer: string): Promise<void> {
    const who = `${address} ${consumer}`;
    if (this.noted.has(who)) return;
    await this.queries.query(
      `INSERT INTO good_keys (address, consumer) VALUES ($1, $2)
       ON CONFLICT (address, consumer) DO UPDATE SET used = now()`,
      [address, consumer],
    );
    this.noted.set(who, true);
  }
}
