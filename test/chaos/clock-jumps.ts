/** The machine's clock is set forward and back under a running service: what is new is found, what is gone is gone, and nobody stays locked out. */
import assert from "node:assert/strict";
import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileName, findsRight, isGone, listed, remove, writeDocument } from "./documents.js";
import { pick, type Scenario } from "./scenario.js";
import { Place } from "./service-process.js";

const TENANT = "a";
const DAY_MS = 24 * 60 * 60 * 1000;
/** In years: forward over idle and retention limits, back before every file, across 1970. */
const JUMPS = [1, -2, 0, 60, -60, 0.002];
/** More than a scenario asks within a minute, unless counted requests come back from the past. */
const RATE_LIMIT = "600";

export const clockJumps: Scenario = {
  id: "clock",
  name: "a clock that jumps",
  async run(size) {
    const place = new Place();
    const folder = place.folder(`corpus/${TENANT}`);
    const jumps = Array.from(
      { length: pick(size, JUMPS.length, JUMPS.length * 10) },
      (_, at) => JUMPS[at % JUMPS.length]!,
    );
    try {
      const env = { SERVICE_RATE_LIMIT: RATE_LIMIT };
      const service = await place.start({ preload: "other-clock.mjs", env });
      for (const [number, years] of jumps.entries()) {
        writeFileSync(join(place.root, "clock"), String(Math.round(years * 365 * DAY_MS)));
        writeDocument(folder, number);
        // Unpacked files carry any date.
        const dated = new Date(Date.now() - years * 365 * DAY_MS);
        utimesSync(join(folder, fileName(number)), dated, dated);
        await findsRight(service, TENANT, number);
        if (number === 0) continue;
        await findsRight(service, TENANT, number - 1);
        assert.equal((await remove(service, TENANT, number - 1)).status, 200);
        await isGone(service, TENANT, number - 1);
        assert.deepEqual(await listed(service, TENANT), [fileName(number)]);
      }
      await nobodyStaysLockedOut(place);
      return { "clock jumps": jumps.length + 1 };
    } finally {
      await place.close();
    }
  },
};

/** Who used up the limit before the clock went back a day waits a minute at most, not a day. */
async function nobodyStaysLockedOut(place: Place): Promise<void> {
  const env = { SERVICE_RATE_LIMIT: "3" };
  const service = await place.start({ preload: "other-clock.mjs", env });
  const ask = () => fetch(`${service.address}/usage`, { headers: service.headers });
  for (let at = 0; at < 3; at++) assert.equal((await ask()).status, 200);
  writeFileSync(join(place.root, "clock"), String(-DAY_MS));
  const refused = await ask();
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.headers.get("retry-after")) <= 60, "locked out for longer");
}
