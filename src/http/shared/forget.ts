/** Removes what was counted for a time that is over: each service does, now and then. */
import type { Database } from "../../database/connection.js";

const EVERY_MS = 10 * 60 * 1000;
/** Longer than any window. */
const WINDOWS = "DELETE FROM request_windows WHERE used < now() - interval '2 hours'";
/** Good keys of an address that has not called for so long are as good as new. */
const KEYS = "DELETE FROM good_keys WHERE used < now() - interval '30 days'";
const REPEATS = "DELETE FROM repeated_requests WHERE begun < now() - interval '1 day'";

export function forgetInTime(
  database: Database,
  onFault: (what: string, error: unknown) => void,
): void {
  const forget = async () => {
    for (const statement of [WINDOWS, KEYS, REPEATS]) await database.query(statement);
  };
  const fail = (error: unknown) => onFault("old counts cannot be removed", error);
  setInterval(() => void forget().catch(fail), EVERY_MS).unref();
}
