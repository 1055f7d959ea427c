/** Many tenants on one service whose memory for indexes is set: it stays within it, whichever of them is asked. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { random } from "../load/traffic.mjs";
import { median, quantile } from "../statistics.mjs";
import { startService } from "../tenants/service.mjs";
import { published } from "./postgres.mjs";
import { bringFolder, timed } from "./questions.mjs";
import { markdown, word } from "./words.mjs";

/** Small chunks: their number is what is tried. */
const WORDS_A_CHUNK = 8;
/** Far less than all indexes take. */
export const INDEX_MEMORY_MIB = 128;
const AT_ONCE = 4;
const QUERIES = 300;
const MIB = 1024 * 1024;
const round = (value, digits = 2) => Number(value.toFixed(digits));

export async function manyTenants({ folder, url, tenants, chunks }) {
  const each = Math.ceil(chunks / tenants);
  const corpus = join(folder, "corpus");
  const names = Array.from({ length: tenants }, (_, at) => `t${at}`);
  for (const name of names) {
    mkdirSync(join(corpus, name), { recursive: true });
    writeFileSync(join(corpus, name, "1.md"), markdown(name, each, WORDS_A_CHUNK));
  }
  bringFolder(corpus, url, folder);
  rmSync(corpus, { recursive: true });
  const start = (name) => {
    const disk = join(folder, name);
    mkdirSync(disk, { recursive: true });
    return startService(disk, join(disk, "cache"), disk, {
      SERVICE_DATABASE: url,
      SERVICE_READ_AHEAD: "0",
      SERVICE_INDEX_MEMORY: String(INDEX_MEMORY_MIB),
    });
  };
  const builder = await start("builder");
  const built = await askAll(builder, names);
  await published(url, tenants);
  await builder.stop("SIGKILL");
  rmSync(join(folder, "builder"), { recursive: true });
  // Nothing on its disk: every tenant comes from what the other published.
  const cold = await start("cold");
  const opened = await askAll(cold, names);
  const next = random(1);
  const times = [];
  for (let at = 0; at < QUERIES; at++) {
    const name = names[Math.floor(next() * names.length)];
    times.push((await timed(cold, word(), name)).ms);
  }
  const last = await memoryOf(cold);
  await cold.stop("SIGKILL");
  return {
    tenants,
    chunks: opened.chunks,
    index_memory_mib: INDEX_MEMORY_MIB,
    index_mib_at_most: round(Math.max(built.indexMiB, opened.indexMiB, last.indexMiB), 1),
    resident_mib_building: Math.round(built.residentMiB),
    resident_mib_answering: Math.round(Math.max(opened.residentMiB, last.residentMiB)),
    index_bytes_a_chunk: Math.round((built.indexOfOne * MIB) / each),
    build_ms_a_tenant: round(built.ms / tenants),
    open_ms_a_tenant: round(opened.ms / tenants),
    random_tenant_ms: round(median(times)),
    random_tenant_p95_ms: round(quantile(times, 0.95)),
  };
}

/** One question to each tenant; the most memory that was seen on the way. */
async function askAll(service, names) {
  const most = { chunks: 0, indexMiB: 0, residentMiB: 0, indexOfOne: 0 };
  const began = performance.now();
  let next = 0;
  const ask = async () => {
    while (next < names.length) {
      const at = next++;
      const { body } = await timed(service, word(), names[at]);
      most.chunks += body.chunks_searched;
      if (at % 10 !== 0) continue;
      const { indexMiB, residentMiB, tenants } = await memoryOf(service);
      most.indexMiB = Math.max(most.indexMiB, indexMiB);
      most.residentMiB = Math.max(most.residentMiB, residentMiB);
      if (tenants > 0) most.indexOfOne = indexMiB / tenants;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return { ...most, ms: performance.now() - began };
}

async function memoryOf(service) {
  const headers = { authorization: `Bearer ${service.key}` };
  const text = await (await fetch(`${service.address}/metrics`, { headers })).text();
  const gauge = (name) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)[1]);
  return {
    indexMiB: gauge("wonmun_index_bytes") / MIB,
    tenants: gauge("wonmun_tenants_loaded"),
    residentMiB: service.residentMiB(),
  };
}
