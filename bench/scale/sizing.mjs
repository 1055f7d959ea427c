/**
 * What a deployment needs, computed from the unit costs of a run: nothing here is measured, and nothing typed but what is asked for. The
 * machine of the run is the unit: two cores.
 */

/** What `docs/scale.md` sizes. */
const DEMAND = {
  tenants: 10_000,
  chunks: 100_000_000,
  uploads_a_minute: 1000,
  /** Of all tenants, those asked within the time that a tenant stays open. */
  share_of_tenants_asked: 0.1,
  questions_a_second: 50,
};
const GIB = 1024 ** 3;
/** A core is busy for this share at most: the rest is for peaks. */
const BUSY = 0.6;
const INDEX_GIB_A_SERVICE = 8;

/** `detail` is that of a recorded run. */
export function sizing({ documents_a_second: { one }, growth, many }, demand = DEMAND) {
  const large = growth.at(-1);
  const chunksATenant = demand.chunks / demand.tenants;
  const indexBytes = demand.chunks * many.index_bytes_a_chunk;
  const openBytes = indexBytes * demand.share_of_tenants_asked;
  const parseCores = demand.uploads_a_minute / 60 / one / BUSY;
  const queryMs = large.shared_ms * Math.max(0.1, chunksATenant / large.chunks);
  const apiCores = (demand.questions_a_second * queryMs) / 1000 / BUSY;
  const databaseBytes = demand.chunks * large.database_bytes_a_chunk;
  const row = (what, amount, from) => ({ what, amount, from });
  return [
    row("chunks a tenant", Math.round(chunksATenant), "demand"),
    row("index of all tenants, GiB", gib(indexBytes), `${many.index_bytes_a_chunk} bytes a chunk`),
    row(
      "index in memory, all services together, GiB",
      gib(openBytes),
      `${demand.share_of_tenants_asked * 100} % of the tenants asked within ten minutes`,
    ),
    row(
      `api services with SERVICE_INDEX_MEMORY=${INDEX_GIB_A_SERVICE * 1024}`,
      Math.max(2, Math.ceil(openBytes / GIB / INDEX_GIB_A_SERVICE), Math.ceil(apiCores / 2)),
      "where the balancer keeps a tenant at one service; else each holds what it is asked",
    ),
    row(
      "cores that answer questions",
      Math.ceil(apiCores),
      `${demand.questions_a_second} questions a second of ${queryMs.toFixed(1)} ms`,
    ),
    row(
      "parsers, one core each",
      Math.ceil(parseCores),
      `${one} documents a second and parser, busy for ${BUSY * 100} %`,
    ),
    row(
      "database, GiB, without what it keeps for itself",
      gib(databaseBytes),
      `${large.database_bytes_a_chunk} bytes a chunk: file, parse result, index`,
    ),
    row(
      "opening a tenant that no service has in memory, ms",
      Math.round((many.open_ms_a_tenant * 4 * chunksATenant) / (many.chunks / many.tenants)),
      `${many.open_ms_a_tenant} ms each, four at once, for ${Math.round(many.chunks / many.tenants)} chunks`,
    ),
    row(
      "connections to the database",
      10 *
        (Math.ceil(parseCores / 4) + Math.max(2, Math.ceil(openBytes / GIB / INDEX_GIB_A_SERVICE))),
      "10 a service, parse services of four parsers",
    ),
  ];
}

/** As Markdown, for `docs/scale.md`. */
export function sizingTable(detail) {
  const rows = sizing(detail).map(
    ({ what, amount, from }) => `| ${what} | ${amount.toLocaleString("en")} | ${from} |`,
  );
  return ["| For | Needed | From |", "| --- | --- | --- |", ...rows].join("\n");
}

const COSTS = [
  ["A question, shared database", "shared_ms", "ms"],
  ["A question, folder", "embedded_ms", "ms"],
  ["Storing a document", "store_ms_a_document", "ms"],
  ["Reading and indexing a document", "index_ms_a_document", "ms"],
  ["First question to a new service", "cold_ms", "ms"],
  ["In the database, a chunk", "database_bytes_a_chunk", "bytes"],
];

/** What each cost is at a tenth of the size, and at the whole. */
export function growthTable({ growth: [small, large] }) {
  const named = ({ chunks }) => `${chunks.toLocaleString("en")} chunks`;
  const rows = COSTS.map(
    ([name, key, unit]) =>
      `| ${name} | ${small[key]} ${unit} | ${large[key]} ${unit} | ${(large[key] / small[key]).toFixed(2)}× |`,
  );
  const head = `| Cost | ${named(small)} | ${named(large)} | |`;
  return [head, "| --- | --- | --- | --- |", ...rows].join("\n");
}

/** The same for the chart of the area, as far as it is time. */
export function growthSeries(growth) {
  const timed = COSTS.filter(([, , unit]) => unit === "ms");
  return Object.fromEntries(
    timed.map(([name, key]) => [
      `chunks: ${name.toLowerCase()}`,
      growth.map((one) => ({ size: one.chunks, each_ms: one[key] })),
    ]),
  );
}

const gib = (bytes) => Math.round((bytes / GIB) * 10) / 10;
