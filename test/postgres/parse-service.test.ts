import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, vi } from "vitest";
import { Database } from "../../src/database/connection.js";
import { hashOfFile } from "../../src/disk/hash-file.js";
import { DatabaseJobStore } from "../../src/jobs/database-job-store.js";
import { Place } from "../chaos/service-process.js";
import { newDatabase } from "./server.js";

const url = await newDatabase();
const isSkipped = url === null || process.platform !== "linux";

/** The command lines of the parsers of a service that has read one job. */
async function parsersOf(roles: string): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), "wonmun-roles-"));
  const database = new Database(url!);
  const place = new Place();
  try {
    const { child } = await place.start({ env: { SERVICE_DATABASE: url!, SERVICE_ROLES: roles } });
    const path = join(folder, "file.txt");
    writeFileSync(path, `여비는 3만원으로 한다. ${roles}`);
    const store = new DatabaseJobStore(database, { folder });
    const request = { consumer: "a", filename: "여비.txt", task: { kind: "document" } as const };
    const file = { path, bytes: readFileSync(path).length, sha256: await hashOfFile(path) };
    const [job] = await store.add([
      { request: { ...request, priority: "normal", callbackUrl: null }, file },
    ]);
    await vi.waitFor(async () => expect((await store.get("a", job!.id))?.state).toBe("done"), {
      timeout: 20_000,
      interval: 100,
    });
    return readdirSync("/proc")
      .filter((pid) => /^\d+$/.test(pid) && parentOf(pid) === child.pid)
      .map((pid) => readFileSync(`/proc/${pid}/cmdline`, "utf8"))
      .filter((line) => line.includes("parser-main"));
  } finally {
    await place.close();
    await database.close();
    rmSync(folder, { recursive: true });
  }
}

function parentOf(pid: string): number {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}

it.skipIf(isSkipped)(
  "parsers compile in turn with reading only where nobody waits for an answer",
  async () => {
    const [worker] = await parsersOf("parse,index");
    expect(worker).toContain("--single-threaded\0");
    const [all] = await parsersOf("api,parse,index");
    expect(all).toBeDefined();
    expect(all).not.toContain("--single-threaded\0");
  },
  60_000,
);
