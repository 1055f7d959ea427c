/** One of several services indexes what jobs have stored; the others leave it alone, and take over where it dies. */
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, describe, expect, test, vi } from "vitest";
import { Database } from "../../src/database/connection.js";
import { IndexTurns } from "../../src/tenants/index-turns.js";
import { newDatabase } from "./server.js";

const url = await newDatabase();
const LOOK_MS = 50;

describe.skipIf(url === null)("two services whose jobs store in one tenant", () => {
  const database = url === null ? null! : new Database(url);
  afterAll(() => database?.close());
  const service = (indexed: string[], index: (name: string) => Promise<void>) =>
    new IndexTurns(database, {
      generation: "g1",
      index: async (name) => {
        indexed.push(name);
        await index(name);
      },
      onFault: (what, error) => expect.fail(`${what}: ${error}`),
      lookMs: LOOK_MS,
      turnSeconds: 1,
    });
  const store = (name: string) =>
    database.query(
      "INSERT INTO tenants (name, version) VALUES ($1, 1) ON CONFLICT (name) DO UPDATE SET version = tenants.version + 1",
      [name],
    );
  const publish = async (name: string) => {
    await database.query(
      `INSERT INTO live_sets (tenant, generation, version, catalogue, segments)
       SELECT name, 'g1', version, '', '' FROM tenants WHERE name = $1
       ON CONFLICT (tenant, generation) DO UPDATE SET version = excluded.version`,
      [name],
    );
  };

  test("one of them indexes it, and the other is content once that is published", async () => {
    const indexed: string[] = [];
    const turns = [service(indexed, publish), service(indexed, publish)];
    await store("tax");
    for (const one of turns) one.add("tax");
    await vi.waitFor(() => expect(indexed).toEqual(["tax"]));
    // Beyond the end of the turn.
    await sleep(1200);
    expect(indexed).toEqual(["tax"]);
    await store("tax");
    turns[1]!.add("tax");
    await vi.waitFor(() => expect(indexed).toEqual(["tax", "tax"]));
    for (const one of turns) await one.close();
  });

  test("where the one whose turn it is dies, the other does it in time", async () => {
    const [dead, living]: [string[], string[]] = [[], []];
    // Takes its turn and publishes nothing.
    const first = service(dead, async () => {});
    await store("law");
    first.add("law");
    await vi.waitFor(() => expect(dead).toEqual(["law"]));
    await first.close();
    const second = service(living, publish);
    second.add("law");
    await sleep(6 * LOOK_MS);
    expect(living).toEqual([]);
    await vi.waitFor(() => expect(living).toEqual(["law"]), { timeout: 5000 });
    await second.close();
  });
});
