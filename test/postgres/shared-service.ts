/** A service on a shared database with a disk of its own, a corpus brought into the database, and what a caller sees of an answer. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LightMyRequestResponse } from "fastify";
import { expect } from "vitest";
import { Database } from "../../src/database/connection.js";
import { DatabaseStore } from "../../src/tenants/database-store.js";
import { FolderSync } from "../../src/tenants/sync-folder.js";
import { Tenants } from "../../src/tenants/tenants.js";
import { StandIn } from "../isolation/stand-in.js";
import { WordVectors } from "../isolation/word-vectors.js";
import { KEYS } from "../isolation/world.js";
import { openService, type TestService } from "../service.js";

export const keys = {
  apiKey: KEYS.admin,
  apiKeys: JSON.stringify({ tax: KEYS.tax, law: KEYS.law }),
};

/** One of the services: its own disk, stand-in for parsers, and connections. */
export async function openShared(url: string, hasVectors: boolean): Promise<TestService> {
  const folder = mkdtempSync(join(tmpdir(), "wonmun-shared-"));
  const database = new Database(url);
  const parsing = new StandIn();
  const tenants = new Tenants({
    corpus: new DatabaseStore(database, join(folder, "fetched")),
    parsing,
    state: join(folder, "cache"),
    generation: "test",
    database,
    embedder: hasVectors ? new WordVectors() : null,
  });
  const service = await openService({ parsing, tenants, keys });
  return {
    ...service,
    close: async () => {
      await service.close();
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** All that the folder holds, into the database; new files count as still growing for a second. */
export async function bring(url: string, { corpus, directory }: TestService): Promise<void> {
  const database = new Database(url);
  const temporary = join(directory, "sync");
  mkdirSync(temporary);
  const sync = new FolderSync(database, corpus, temporary);
  for (let isWaiting = true; isWaiting; ) {
    const report = await sync.run();
    expect(report.left).toEqual([]);
    isWaiting = report.waiting > 0;
    if (isWaiting) await new Promise((resolve) => setTimeout(resolve, 200));
  }
  sync.close();
  await database.close();
}

/** All that a caller gets, but for what differs from call to call. */
export function faceOf(response: LightMyRequestResponse) {
  const { "x-request-id": id, date: _date, ...headers } = response.headers;
  const body = response.body.replaceAll(String(id), "").replace(/"request_id":"[^"]*"/g, "");
  return { status: response.statusCode, headers: { ...headers, "content-length": "" }, body };
}
