/**
 * Nothing acknowledged is lost: services and PostgreSQL are killed, and the network between them is cut, slowed and silenced,
 * while documents are stored and deleted and jobs are done. A few rounds here; more by
 *   DATABASE_ROUNDS=200 npm run chaos:database        DATABASE_RECORD=1 keeps the figures
 */
import { createHash, randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { Chance } from "../../samples/make/mutate.js";
import { Place, type ServiceProcess } from "../chaos/service-process.js";
import { JOB_TENANT, JobLoad } from "./job-load.js";
import { type Line, Network } from "./network.js";
import { recordChaos } from "./record.js";
import { newDatabase, PostgresServer } from "./server.js";

const ROUNDS = Number(process.env.DATABASE_ROUNDS ?? 7);
const SEED = Number(process.env.DATABASE_SEED ?? 29);
const SERVICES = 3;
const NAMES = Array.from({ length: 8 }, (_, at) => `문서 ${at}.txt`);
/** A call never takes longer, whatever is broken: connecting, waiting for a silent database, and reading beside other work. */
const LONGEST_CALL_MS = 45_000;
/** Until everything answers again after the fault is over, with nobody's help. */
const RECOVERY_MS = 60_000;

const FAULTS = [
  "kill a service",
  "kill the database",
  "cut",
  "silent",
  "delay",
  "kill both",
  "none",
] as const;

/** Of one name: the hash of what is stored, null for nothing; several where a call was not answered. */
type Possible = Set<string | null>;

/** By when a service has ended what it was doing as its client left. */
const LATE_MS = 3000;

function valuesOf(seen: Map<string, string>[], name: string): Set<string | null> {
  return new Set(seen.map((one) => one.get(name) ?? null));
}

class Chaos {
  readonly figures = {
    rounds: 0,
    acknowledged: 0,
    refused: 0,
    unanswered: 0,
    slowestMs: 0,
    jobs: 0,
    ended: 0,
  };
  private readonly states = new Map<string, Possible>(NAMES.map((name) => [name, new Set([null])]));
  private readonly chance = new Chance(SEED);
  private isOver = false;
  private readonly jobs = new JobLoad();

  constructor(
    private readonly places: Place[],
    private readonly services: ServiceProcess[],
    private readonly server: PostgresServer,
    private readonly network: Network,
  ) {}

  async round(at: number): Promise<void> {
    const fault = FAULTS[at % FAULTS.length]!;
    this.isOver = false;
    // Each name has one who changes it, so that what holds is known.
    const load = [...NAMES.map((name, worker) => this.change(name, worker)), this.sendJobs()];
    await sleep(200 + this.chance.next(400));
    await this.breakAndMend(fault);
    await sleep(200);
    this.isOver = true;
    await Promise.all(load);
    await this.check(`round ${at}, ${fault}`);
    this.figures.rounds += 1;
  }

  /** When nothing breaks any more: no job is left, and none ran twice. */
  async end(): Promise<void> {
    await this.jobs.end((...call) => this.call(this.services[0]!, ...call));
    await this.check("at the end");
    Object.assign(this.figures, this.jobs.figures);
  }

  private async sendJobs(): Promise<void> {
    const chance = new Chance(this.chance.next(1e9));
    while (!this.isOver) {
      await this.jobs.step((...call) => this.call(this.services[chance.next(SERVICES)]!, ...call));
      await sleep(100);
    }
  }

  private async breakAndMend(fault: (typeof FAULTS)[number]): Promise<void> {
    const lasting = 200 + this.chance.next(1500);
    const lines: Record<string, Line> = { cut: "cut", silent: "silent", delay: { delayMs: 150 } };
    const line = lines[fault];
    if (line) {
      this.network.set(line);
      await sleep(lasting);
      this.network.set("open");
    }
    if (fault === "kill a service" || fault === "kill both") {
      const which = this.chance.next(SERVICES);
      await this.services[which]!.stop("SIGKILL");
      if (fault === "kill both") await this.server.kill();
      this.services[which] = await this.places[which]!.start({ env: this.env });
    }
    if (fault === "kill the database") {
      await this.server.kill();
      await sleep(lasting);
    }
    if (fault.endsWith("database") || fault === "kill both") await this.server.start();
  }

  get env(): Record<string, string> {
    const { server, network } = this;
    const url = server.url().replace(`:${server.port}/`, `:${network.port}/`);
    return { SERVICE_DATABASE: url, SERVICE_WORKERS: "1", SERVICE_OCR: "0" };
  }

  /** Stores and deletes one name through whichever service, until the round is over. */
  private async change(name: string, worker: number): Promise<void> {
    const chance = new Chance(this.chance.next(1e9) + worker);
    while (!this.isOver) {
      const service = this.services[chance.next(SERVICES)]!;
      const before = this.states.get(name)!;
      const stores = before.has(null) || chance.next(2) === 0;
      const text = `${name} ${randomBytes(12).toString("hex")} 여비는 ${chance.next(90)}만원으로 한다.\n`;
      const after = stores ? hashOf(text) : null;
      const query = new URLSearchParams({ tenant: "chaos", filename: name, replace: "1" });
      this.states.set(name, new Set([...before, after]));
      const answer = stores
        ? await this.call(service, "POST", `/documents/upload?${query}`, Buffer.from(text))
        : await this.call(service, "DELETE", `/documents?${query}`);
      const isDone = answer !== null && answer.status < 300;
      if (isDone) this.states.set(name, new Set([after]));
      // Deleted by a call before this one that was not answered.
      else if (answer?.status === 404) this.states.set(name, new Set([null]));
      if (isDone) this.figures.acknowledged += 1;
      else await sleep(50);
    }
  }

  /** Null if nothing came back. Any other answer than success says that the database is away. */
  private async call(service: ServiceProcess, method: string, path: string, body?: Buffer) {
    const began = performance.now();
    const answer = await service.call(method, path, body).catch(() => null);
    this.figures.slowestMs = Math.max(
      this.figures.slowestMs,
      Math.round(performance.now() - began),
    );
    if (answer === null) this.figures.unanswered += 1;
    else if (answer.status >= 300 && answer.status !== 404) {
      expect([answer.status, answer.body.reason], JSON.stringify(answer.body)).toEqual([
        503,
        "DATABASE_UNAVAILABLE",
      ]);
      this.figures.refused += 1;
    }
    return answer;
  }

  /** Through every service: what was acknowledged is there and found, what was deleted is not, and all say the same. */
  private async check(what: string): Promise<void> {
    let seen = await this.listings(what);
    const differing = [...this.states].filter(([name]) => valuesOf(seen, name).size > 1);
    for (const [name, possible] of differing) {
      const values = JSON.stringify([...valuesOf(seen, name)]);
      expect(
        possible.size,
        `${what}: acknowledged, yet services differ about ${name} ${values}`,
      ).toBeGreaterThan(1);
    }
    // A change that nobody answered may have come between two listings; what it left is the same for all.
    if (differing.length > 0) {
      await sleep(LATE_MS);
      seen = await this.listings(what);
    }
    for (const [name, possible] of this.states) {
      const found = seen.map((one) => one.get(name) ?? null);
      expect(new Set(found).size, `${what}: services differ about ${name}`).toBe(1);
      expect([...possible], `${what}: ${name}`).toContain(found[0]);
      this.states.set(name, new Set([found[0]!]));
    }
    for (const service of this.services)
      this.jobs.check(new Set((await this.listing(service, what, JOB_TENANT)).keys()), what);
    const service = this.services[this.chance.next(SERVICES)]!;
    const { status, body } = await service.call("POST", "/search", {
      tenant: "chaos",
      query: "여비",
      limit: 20,
    });
    if (status === 404) return;
    expect(status, JSON.stringify(body)).toBe(200);
    const hits = (body.hits as { doc_id: string }[]).map(({ doc_id }) => doc_id).sort();
    expect(hits, what).toEqual([...seen[0]!.values()].sort());
  }

  private async listings(what: string): Promise<Map<string, string>[]> {
    const seen: Map<string, string>[] = [];
    for (const service of this.services) seen.push(await this.listing(service, what));
    return seen;
  }

  /** Names with their hashes; waits until the service has recovered. */
  private async listing(
    service: ServiceProcess,
    what: string,
    tenant = "chaos",
  ): Promise<Map<string, string>> {
    const end = Date.now() + RECOVERY_MS;
    for (;;) {
      const answer = await this.call(
        service,
        "GET",
        `/documents?${new URLSearchParams({ tenant })}`,
      );
      if (answer?.status === 404) return new Map();
      if (answer?.status === 200) {
        const { documents } = answer.body as { documents: { filename: string; doc_id: string }[] };
        return new Map(documents.map(({ filename, doc_id }) => [filename, doc_id]));
      }
      expect(Date.now(), `${what}: a service did not recover`).toBeLessThan(end);
      await sleep(100);
    }
  }
}

function hashOf(text: string): string {
  return `sha256:${createHash("sha256").update(text).digest("hex")}`;
}

const isServer = (await newDatabase()) !== null;

it.skipIf(!isServer || process.platform !== "linux")(
  "what was acknowledged holds, whatever is killed or cut",
  { timeout: 60_000 * (ROUNDS + 3) },
  async () => {
    const folder = join(tmpdir(), `wonmun-chaos-db-${randomBytes(4).toString("hex")}`);
    const server = (await PostgresServer.create(folder))!;
    await server.start();
    const network = await Network.open(server.port);
    const places = Array.from({ length: SERVICES }, () => new Place());
    const services: ServiceProcess[] = [];
    const chaos = new Chaos(places, services, server, network);
    try {
      for (const place of places) services.push(await place.start({ env: chaos.env }));
      for (let at = 0; at < ROUNDS; at++) await chaos.round(at);
      await chaos.end();
    } finally {
      for (const place of places) await place.close();
      await network.close();
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
      process.stdout.write(`${JSON.stringify(chaos.figures)}\n`);
    }
    expect(chaos.figures.acknowledged).toBeGreaterThan(ROUNDS * 3);
    expect(chaos.figures.refused).toBeGreaterThan(0);
    expect(chaos.figures.jobs).toBeGreaterThan(ROUNDS / 2);
    expect(chaos.figures.ended).toBe(chaos.figures.jobs);
    expect(chaos.figures.slowestMs).toBeLessThan(LONGEST_CALL_MS);
    if (process.env.DATABASE_RECORD) recordChaos(chaos.figures);
  },
);
