/**
 * How many documents a second services with one parser each take from the shared queue: one of them, then two. Jobs that only read measure
 * the parsing; jobs that store measure storing and indexing in one tenant beside it. Services that have been running are measured: each first
 * reads some documents that do not count, in which its parser's code is still being compiled, for two services twice. Only when the last of
 * these is done do the others come into the queue: a long document among them would keep one service from the work that counts.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startService } from "../tenants/service.mjs";
import { documentsToRead } from "./files.mjs";
import { published } from "./postgres.mjs";
import { processorSeconds } from "./processor-time.mjs";

const FILES_A_REQUEST = 20;
/** Of each service: a parser's code is compiled for most of its first fifty documents. */
export const WARM_UP = 50;
const POLL_MS = 500;

/** Documents a second by `workers` services, and the processor time of each, which does not depend on what else the machine does; `documents` of them after the warm-up, each read once. `tenant`: where they are kept; else they are only read. `isPinned`: each service has one processor, as a machine of its own would have; the database takes what is free. */
export async function jobThroughput({
  folder,
  url,
  workers,
  documents,
  tenant,
  postgres,
  isPinned,
}) {
  const all = workers * WARM_UP + documents;
  const start = (name, roles, core) => {
    const own = join(folder, name);
    mkdirSync(own, { recursive: true });
    const settings = {
      ...{ SERVICE_DATABASE: url, SERVICE_ROLES: roles, SERVICE_WORKERS: "1", SERVICE_OCR: "0" },
    };
    return startService(own, join(own, "cache"), own, settings, { core });
  };
  const files = documentsToRead(all);
  const api = await start("api", "api");
  let submitted = 0;
  const submit = async (some) => {
    for (let from = 0; from < some.length; from += FILES_A_REQUEST) {
      const form = new FormData();
      if (tenant) form.set("tenant", tenant);
      for (const { name, bytes } of some.slice(from, from + FILES_A_REQUEST))
        form.append("file", new Blob([bytes]), `${++submitted} ${name}`);
      const headers = { authorization: `Bearer ${api.key}` };
      const reply = await fetch(`${api.address}/jobs`, { method: "POST", headers, body: form });
      if (reply.status !== 202)
        throw new Error(`POST /jobs: ${reply.status} ${await reply.text()}`);
    }
  };
  const services = await Promise.all(
    Array.from({ length: workers }, (_, at) =>
      start(`worker-${at}`, "parse,index", isPinned ? at : undefined),
    ),
  );
  const spent = () => ({
    services: services.reduce((sum, { pid }) => sum + processorSeconds(pid), 0),
    database: postgres.pid ? processorSeconds(postgres.pid) : 0,
  });
  const client = new pg.Client(url);
  await client.connect();
  const left = async () => {
    const { rows } = await client.query(
      "SELECT count(*)::int AS n FROM jobs WHERE due IS NOT NULL",
    );
    return rows[0].n;
  };
  const readAll = async () => {
    while ((await left()) > 0) await sleep(POLL_MS);
  };
  await submit(files.slice(documents));
  await readAll();
  // Indexing goes on after the jobs; a service that is halted in it would keep its locks.
  if (tenant) await published(url, 1);
  // None begins before all wait: submitting would share the processors with reading.
  for (const { pid } of services) process.kill(pid, "SIGSTOP");
  // The same are measured, however many warm up before them.
  await submit(files.slice(0, documents));
  await api.stop("SIGKILL");
  const [before, began] = [spent(), Date.now()];
  for (const { pid } of services) process.kill(pid, "SIGCONT");
  await readAll();
  const after = spent();
  const { rows } = await client.query(
    "SELECT state, finished::float8 AS finished FROM jobs ORDER BY finished",
  );
  await client.end();
  await Promise.all(services.map((service) => service.stop("SIGKILL")));
  const failed = rows.filter(({ state }) => state !== "done");
  if (failed.length > 0 || rows.length !== all)
    throw new Error(`not all were read: ${rows.length} jobs, ${failed.length} failed`);
  const each = (key) => Math.round(((after[key] - before[key]) / documents) * 1000);
  return {
    rate: (documents / (rows.at(-1).finished - began)) * 1000,
    processor_ms: { services: each("services"), database: each("database") },
  };
}
