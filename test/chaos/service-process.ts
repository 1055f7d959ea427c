/** The compiled service in a process of its own, for scenarios that break what is around it. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const COMMAND = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const KEY = "chaos-key";
/** `nobody` of Linux: permissions mean nothing to the superuser. */
const NOBODY = 65_534;

/** A folder with corpus, cache and temporary files, which the service's user may write. */
export class Place {
  readonly root = mkdtempSync(join(tmpdir(), "wonmun-chaos-"));
  readonly corpus = this.folder("corpus");
  readonly cache = this.folder("cache");
  private readonly running = new Set<ServiceProcess>();

  folder(name: string): string {
    chmodSync(this.root, 0o777);
    const path = join(this.root, name);
    mkdirSync(path, { recursive: true });
    chmodSync(path, 0o777);
    return path;
  }

  async start(
    options: { env?: Record<string, string>; preload?: string } = {},
  ): Promise<ServiceProcess> {
    const service = await ServiceProcess.start(this, options);
    this.running.add(service);
    return service;
  }

  async close(): Promise<void> {
    for (const service of this.running) await service.stop("SIGKILL");
    rmSync(this.root, { recursive: true, force: true });
  }
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
}

export class ServiceProcess {
  /** The log, one JSON line each. */
  log = "";

  private constructor(
    readonly child: ChildProcess,
    readonly address: string,
  ) {}

  static async start(
    place: Place,
    { env = {}, preload }: { env?: Record<string, string>; preload?: string },
  ): Promise<ServiceProcess> {
    const args = ["serve", "--port", "0", "--corpus", place.corpus, "--cache", place.cache];
    const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
    const node = preload ? ["--import", new URL(preload, import.meta.url).href] : [];
    const child = spawn(process.execPath, [...node, COMMAND, ...args], {
      cwd: place.root,
      env: {
        ...{ PATH: process.env.PATH, TMPDIR: place.folder("tmp"), SERVICE_API_KEY: KEY },
        ...{ SERVICE_VECTORS: "0", SERVICE_WORKERS: "2", ...env },
      },
      ...user,
    });
    let out = "";
    let log = "";
    const address = await new Promise<string>((resolve, reject) => {
      child.stdout!.setEncoding("utf8").on("data", (text) => {
        out += text;
        const found = /wonmun (http:\S+)/.exec(out);
        if (found) resolve(found[1]!);
      });
      child.stderr!.setEncoding("utf8").on("data", (text) => {
        log += text;
      });
      child.on("exit", (code) => reject(new Error(`the service ended with ${code}: ${log}`)));
    });
    const service = new ServiceProcess(child, address);
    child.stderr!.on("data", (text) => {
      service.log += text;
    });
    return service;
  }

  get pid(): number {
    return this.child.pid!;
  }

  /** Headers that name the key; a raw body is bytes, any other is JSON. */
  async call(method: string, path: string, body?: object | Buffer): Promise<Answer> {
    const isBytes = Buffer.isBuffer(body);
    const response = await fetch(this.address + path, {
      method,
      headers: {
        authorization: `Bearer ${KEY}`,
        ...(body && { "content-type": isBytes ? "application/octet-stream" : "application/json" }),
      },
      ...(body && { body: isBytes ? new Uint8Array(body) : JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as Answer["body"] };
  }

  get headers(): Record<string, string> {
    return { authorization: `Bearer ${KEY}` };
  }

  /** Its parser processes. */
  parsers(): number[] {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
      .filter((pid) => parentOf(pid) === this.pid);
  }

  /** Resident memory of the service itself, without its parsers. */
  residentMiB(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, "utf8");
    return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) / 1024;
  }

  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, "exit");
    this.child.kill(signal);
    await ended;
  }
}

function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number): boolean {
  try {
    // A process that has ended but was not waited for yet is dead.
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, "utf8"));
  } catch {
    return false;
  }
}
