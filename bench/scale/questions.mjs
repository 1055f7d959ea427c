/**
 * The same documents in a folder and in the database, asked alike: what a question costs when both are warm, what the first one costs on a
 * service with nothing on its disk, and what storing and indexing a document costs.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { median } from "../statistics.mjs";
import { startService } from "../tenants/service.mjs";
import { bytesInDatabase, published } from "./postgres.mjs";
import { markdown, word } from "./words.mjs";

const CHUNKS_A_DOCUMENT = 50;
const WORDS_A_CHUNK = 40;
const QUERIES = 200;
const WARMING = 20;
const TENANT = "scale";
const PROGRAM = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const round = (value, digits = 2) => Number(value.toFixed(digits));

export async function questions({ folder, url, chunks }) {
  const documents = Math.ceil(chunks / CHUNKS_A_DOCUMENT);
  const corpus = join(folder, "corpus");
  mkdirSync(join(corpus, TENANT), { recursive: true });
  for (let at = 0; at < documents; at++)
    writeFileSync(join(corpus, TENANT, `${at}.md`), markdown(at, CHUNKS_A_DOCUMENT, WORDS_A_CHUNK));
  const asked = Array.from({ length: QUERIES }, () => `${word()} ${word()}`);
  const start = (name, settings) => {
    const disk = join(folder, name);
    mkdirSync(disk, { recursive: true });
    // Nothing is read before it is asked for: what is measured begins with the question.
    const all = { SERVICE_READ_AHEAD: "0", ...settings };
    return startService(corpus, join(disk, "cache"), disk, all);
  };
  const began = performance.now();
  bringFolder(corpus, url, folder);
  const stored = performance.now() - began;
  const shared = await start("shared", { SERVICE_DATABASE: url });
  const build = (await timed(shared, asked[0])).ms;
  await published(url, 1);
  const embedded = await start("embedded", {});
  await timed(embedded, asked[0]);
  const warm = await inTurn(embedded, shared, asked);
  const cold = await start("cold", { SERVICE_DATABASE: url });
  const first = await timed(cold, asked[0]);
  await Promise.all([embedded, shared, cold].map((service) => service.stop("SIGKILL")));
  rmSync(corpus, { recursive: true });
  return {
    chunks: first.body.chunks_searched,
    documents,
    embedded_ms: round(warm.embedded),
    shared_ms: round(warm.shared),
    shared_to_embedded: round(warm.shared / warm.embedded),
    build_ms: Math.round(build),
    cold_ms: Math.round(first.ms),
    cold_to_build: round(first.ms / build, 3),
    store_ms_a_document: round(stored / documents),
    index_ms_a_document: round(build / documents),
    database_bytes_a_chunk: Math.round((await bytesInDatabase(url)) / first.body.chunks_searched),
  };
}

/** All documents of a folder, into the database. */
export function bringFolder(corpus, url, temporary) {
  execFileSync(process.execPath, [PROGRAM, "sync", corpus], {
    env: { ...process.env, SERVICE_DATABASE: url, TMPDIR: temporary },
    stdio: "ignore",
  });
}

/** Medians; one question to either after the other, so that whatever else the machine does slows both. */
async function inTurn(embedded, shared, queries) {
  for (const query of queries.slice(0, WARMING))
    for (const service of [embedded, shared]) await timed(service, query);
  const times = { embedded: [], shared: [] };
  for (const query of queries) {
    const one = await timed(embedded, query);
    const other = await timed(shared, query);
    if (JSON.stringify(one.body.hits) !== JSON.stringify(other.body.hits))
      throw new Error(`other answers to ${query}`);
    times.embedded.push(one.ms);
    times.shared.push(other.ms);
  }
  return { embedded: median(times.embedded), shared: median(times.shared) };
}

export async function timed(service, query, tenant = TENANT) {
  const from = performance.now();
  const { status, body } = await service.call("POST", "/search", { tenant, query });
  if (status !== 200) throw new Error(`/search: ${status} ${JSON.stringify(body)}`);
  return { ms: performance.now() - from, body };
}
