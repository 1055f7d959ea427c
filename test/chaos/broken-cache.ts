/** The cache becomes read-only, full or is removed under a running service: everything is still read and found, and `/health` says what is wrong. */
import assert from "node:assert/strict";
import { chmodSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { findsRight, isGone, listed, remove, upload, writeDocument } from "./documents.js";
import { pick, type Scenario } from "./scenario.js";
import { Place, type ServiceProcess } from "./service-process.js";

const TENANT = "a";
/** A tenant's state is saved two seconds after a change. */
const UNTIL_SAVED_MS = 2500;

interface Harm {
  name: string;
  harm(place: Place): void;
  heal(place: Place): void;
  /** What `/health.cache.reason` names; null where the service can help itself. */
  told: string | null;
}

const HARMS: Harm[] = [
  {
    name: "read-only",
    harm: (place) => setModes(place.cache, 0o555, 0o444),
    heal: (place) => setModes(place.cache, 0o777, 0o666),
    told: "EACCES",
  },
  {
    name: "full",
    harm: (place) => writeFileSync(join(place.root, "full"), "cache"),
    heal: (place) => rmSync(join(place.root, "full")),
    told: "ENOSPC",
  },
  {
    name: "removed",
    harm: (place) => rmSync(place.cache, { recursive: true }),
    heal: () => {},
    told: null,
  },
];

export const brokenCache: Scenario = {
  id: "cache",
  name: "a cache that is read-only, full or removed",
  async run(size) {
    const rounds = pick(size, 1, 20);
    let documents = 0;
    const place = new Place();
    place.folder(`corpus/${TENANT}`);
    try {
      let service = await place.start({ preload: "full-disk.mjs" });
      for (let round = 0; round < rounds; round++) {
        for (const harm of HARMS) {
          const old = documents++;
          writeDocument(join(place.corpus, TENANT), old);
          await findsRight(service, TENANT, old);
          harm.harm(place);
          await worksOn(service, place, old, documents++);
          if (harm.told) await tells(service, harm);
          harm.heal(place);
          await worksOn(service, place, old, documents++);
          await sleep(UNTIL_SAVED_MS);
          const health = await service.call("GET", "/health");
          assert.equal((health.body.cache as { writable: boolean }).writable, true, harm.name);
          assert.deepEqual(temporaries(place.cache), [], `${harm.name} left something behind`);
        }
        await refusesWithoutRoom(service, place, documents + 5000);
        // What was kept or not kept in between is read again.
        await service.stop(round % 2 === 0 ? "SIGKILL" : "SIGTERM");
        service = await place.start({ preload: "full-disk.mjs" });
        for (let number = 0; number < documents; number += HARMS.length)
          await findsRight(service, TENANT, number);
      }
      return { "caches broken": rounds * HARMS.length, "documents wrong or missing": 0 };
    } finally {
      setModes(place.cache, 0o777, 0o666);
      await place.close();
    }
  },
};

/** A new file on disk, an upload and a deletion: all at once true. */
async function worksOn(
  service: ServiceProcess,
  place: Place,
  old: number,
  fresh: number,
): Promise<void> {
  await findsRight(service, TENANT, old);
  writeDocument(join(place.corpus, TENANT), fresh);
  await findsRight(service, TENANT, fresh);
  const sent = fresh + 5000;
  assert.equal((await upload(service, TENANT, sent)).status, 201);
  await findsRight(service, TENANT, sent);
  assert.equal((await remove(service, TENANT, sent)).status, 200);
  await isGone(service, TENANT, sent);
  assert.equal((await listed(service, TENANT)).length, fresh + 1);
}

/** Where the corpus has no room either, an upload says so, and leaves nothing. */
async function refusesWithoutRoom(
  service: ServiceProcess,
  place: Place,
  number: number,
): Promise<void> {
  const before = readdirSync(join(place.corpus, TENANT)).sort();
  writeFileSync(join(place.root, "full"), "");
  const { status, body } = await upload(service, TENANT, number);
  assert.deepEqual([status, body.reason], [507, "STORAGE_FULL"]);
  await isGone(service, TENANT, number);
  rmSync(join(place.root, "full"));
  assert.deepEqual(readdirSync(join(place.corpus, TENANT)).sort(), before);
}

async function tells(service: ServiceProcess, { name, told }: Harm): Promise<void> {
  const { body } = await service.call("GET", "/health");
  const cache = body.cache as { writable: boolean; reason: string };
  assert.equal(cache.writable, false, name);
  assert.ok(cache.reason.includes(told!), cache.reason);
  assert.ok(service.log.includes(told!), `${name} is not in the log`);
}

function temporaries(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".tmp"),
  );
}

function setModes(folder: string, folders: number, files: number): void {
  chmodSync(folder, 0o777);
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join(folder, name);
    chmodSync(path, statSync(path).isDirectory() ? folders : files);
  }
  chmodSync(folder, folders);
}
