/** A backup by the server's own programs, restored into an empty database: a service that starts on it gives the same answers. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";
import { Chance } from "../../samples/make/mutate.js";
import { StandIn } from "../isolation/stand-in.js";
import { KEYS, makeWorld, PRINCIPALS, TENANTS, writeTenant } from "../isolation/world.js";
import { openService } from "../service.js";
import { newDatabase, serverProgram } from "./server.js";
import { bring, faceOf, keys, openShared } from "./shared-service.js";

const run = promisify(execFile);
const [dump, restore] = [await serverProgram("pg_dump"), await serverProgram("pg_restore")];
const folder = mkdtempSync(join(tmpdir(), "wonmun-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** As docs/scale.md names them: what is made again where it is missing. */
const MADE_AGAIN = ["parse_results", "segments", "live_sets"];
const QUERIES = ["여비", "휴가 신청"];
/** One who names none, and one who may see more. */
const ASKING = PRINCIPALS.slice(0, 2);

/** What every principal is told of every tenant, by a service with nothing on its disk. */
async function answersOf(url: string): Promise<unknown[]> {
  const service = await openShared(url, false);
  const answers: unknown[] = [];
  const headers = { "x-api-key": KEYS.admin };
  for (const tenant of Object.keys(TENANTS))
    for (const principal of ASKING) {
      const view = { tenant, ...(principal !== null && { principal }) };
      const listing = { url: `/documents?${new URLSearchParams(view)}`, headers };
      answers.push(faceOf(await service.call(listing)));
      for (const question of QUERIES)
        for (const [path, asked] of [
          ["/search", { query: question }],
          ["/answer", { question }],
        ] as const) {
          const call = {
            method: "POST",
            url: path,
            headers,
            payload: { ...view, ...asked },
          } as const;
          answers.push(faceOf(await service.call(call)));
        }
    }
  await service.close();
  return answers;
}

it.skipIf(dump === null || restore === null)(
  "a restored backup gives the same answers, with or without what is made again",
  { timeout: 120_000 },
  async () => {
    const url = (await newDatabase())!;
    const corpus = await openService({ parsing: new StandIn(), keys });
    for (const [name, tenant] of makeWorld(new Chance(29)))
      writeTenant(corpus.corpus, name, tenant, ({ text }) => text);
    await bring(url, corpus);
    await corpus.close();
    const before = await answersOf(url);
    expect(JSON.stringify(before)).toContain("chunk_id");
    for (const [at, left] of [[], MADE_AGAIN].entries()) {
      const file = join(folder, `${at}.dump`);
      const without = left.map((table) => `--exclude-table-data=${table}`);
      await run(dump!, ["-Fc", url, "-f", file, ...without]);
      const restored = (await newDatabase())!;
      await run(restore!, ["-d", restored, file]);
      expect(await answersOf(restored)).toEqual(before);
    }
  },
);
