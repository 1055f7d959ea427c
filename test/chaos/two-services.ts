/** Two services on one corpus and one cache: what is acknowledged by one is seen by both, and neither ever fails or quotes something else. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { Chance } from "../../samples/make/mutate.js";
import { fileName, findsRight, isGone, listed, remove, upload } from "./documents.js";
import { pick, type Scenario } from "./scenario.js";
import { Place } from "./service-process.js";

const TENANT = "a";
/** Few names, so that both services meet at each of them. */
const NAMES = 8;

export const twoServices: Scenario = {
  id: "services",
  name: "two services on one corpus",
  async run(size) {
    const changes = pick(size, 8, 1500);
    const place = new Place();
    place.folder(`corpus/${TENANT}`);
    try {
      const services = [await place.start(), await place.start()];
      const chance = new Chance(changes);
      const there = new Set<number>();
      for (let at = 0; at < changes; at++) {
        const number = chance.next(NAMES);
        const [one, other] = chance.next(2) === 0 ? services : [...services].reverse();
        if (there.has(number) && chance.next(2) === 0) {
          assert.equal((await remove(one!, TENANT, number)).status, 200);
          there.delete(number);
          await isGone(other!, TENANT, number);
        } else {
          assert.equal((await upload(one!, TENANT, number)).status, 201);
          there.add(number);
          await findsRight(other!, TENANT, number);
        }
      }
      // Both write at once: each upload is whole in the end.
      await Promise.all(
        Array.from({ length: NAMES }, (_, number) => upload(services[number % 2]!, TENANT, number)),
      );
      const all = Array.from({ length: NAMES }, (_, number) => fileName(number)).sort();
      for (const service of services) {
        assert.deepEqual(await listed(service, TENANT), all);
        for (let number = 0; number < NAMES; number++) await findsRight(service, TENANT, number);
      }
      for (const service of services) await service.stop();
      assert.deepEqual(readdirSync(`${place.corpus}/${TENANT}`).sort(), all);
      // The state is one of theirs, whole.
      const again = await place.start();
      assert.deepEqual(await listed(again, TENANT), all);
      for (let number = 0; number < NAMES; number++) await findsRight(again, TENANT, number);
      return { "changes by two services": changes + NAMES };
    } finally {
      await place.close();
    }
  },
};
