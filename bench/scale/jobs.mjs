/**
 * How many documents a second services with one parser each take from the shared queue: one of them, then two. Jobs that only read measure
 * the parsing; jobs that store measure storing and indexing in one tenant beside it. Services that have been running are measured: each first
 * reads some documents that do not count, in which its parser's code is still being compiled. Only when the last of these is done do the others
 * come into the queue: a long document among them would keep one service from the work that counts.
 */
import { mkdirSync, readdirSync, rmSync } from "node:fs";
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
/** What a service writes into the shared cache after a job is done. */
const SETTLE_MS = 1000;

/**
 * So many services (`most`) that have warmed up and are halted, and what the measured documents cost some of them: `measure(workers)` gives
 * documents a second, and the processor time of each, which does not depend on what else the machine does. What was read before is forgotten
 * each time. `tenant`: where documents are kept; else they are only read. `isPinned`: each service has one processor, as a machine of its own
 * would have; the database takes what is free.
 */
export async function warmServices(
  { folder, url, most, documents, tenant, postgres, isPinned },
  use,
) {
  const start = (name, roles, core) => {
    const own = join(folder, name);
    mkdirSync(own, { recursive: true });
    const settings = {
      ...{ SERVICE_DATABASE: url, SERVICE_ROLES: roles, SERVICE_WORKERS: "1", SERVICE_OCR: "0" },
    };
    return startService(own, join(own, "cache"), own, settings, { core });
  };
  const names = Array.from({ length: most }, (_, at) => `worker-${at}`);
  const [api, ...services] = await Promise.all([
    start("api", "api"),
    ...names.map((name, at) => start(name, "parse,index", isPinned ? at : undefined)),
  ]);
  const client = new pg.Client(url);
  await client.connect();
  const files = documentsToRead(most * WARM_UP + documents);
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
  const readAll = async () => {
    const left = "SELECT count(*)::int AS n FROM jobs WHERE due IS NOT NULL";
    while ((await client.query(left)).rows[0].n > 0) await sleep(POLL_MS);
  };
  const halt = (some) => {
    for (const { pid } of some) process.kill(pid, "SIGSTOP");
  };
  const goOn = (some) => {
    for (const { pid } of some) process.kill(pid, "SIGCONT");
  };
  const forget = async () => {
    await client.query("DELETE FROM parse_results");
    for (const cache of names.map((name) => join(folder, name, "cache")))
      for (const generation of readdirSync(cache).filter((name) => name.startsWith("g-")))
        rmSync(join(cache, generation), { recursive: true });
  };
  const measure = async (workers) => {
    await forget();
    const working = services.slice(0, workers);
    const spent = () => ({
      services: working.reduce((sum, { pid }) => sum + processorSeconds(pid), 0),
      database: postgres.pid ? processorSeconds(postgres.pid) : 0,
    });
    // None begins before all wait: submitting would share the processors with reading.
    goOn([api]);
    await submit(files.slice(0, documents));
    halt([api]);
    const [before, began] = [spent(), Date.now()];
    goOn(working);
    await readAll();
    const after = spent();
    const { rows } = await client.query(
      "SELECT state, finished::float8 AS finished FROM jobs WHERE finished >= $1 ORDER BY finished",
      [began],
    );
    await sleep(SETTLE_MS);
    halt(working);
    const failed = rows.filter(({ state }) => state !== "done");
    if (failed.length > 0 || rows.length !== documents)
      throw new Error(`${documents} jobs: ${rows.length} ended, ${failed.length} failed`);
    const each = (key) => Math.round(((after[key] - before[key]) / documents) * 1000);
    return {
      rate: (documents / (rows.at(-1).finished - began)) * 1000,
      processor_ms: { services: each("services"), database: each("database") },
    };
  };
  try {
    // The same are measured, however many warm up before them.
    await submit(files.slice(documents));
    await readAll();
    // Indexing goes on after the jobs; a service that is halted in it would keep its locks.
    if (tenant) await published(url, 1);
    await sleep(SETTLE_MS);
    halt([api, ...services]);
    return await use(measure);
  } finally {
    await client.end();
    await Promise.all([api, ...services].map((service) => service.stop("SIGKILL")));
  }
}
