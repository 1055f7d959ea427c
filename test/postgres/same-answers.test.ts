/**
 * Several services are one: random calls, spread over three services that share a database and nothing else, are answered
 * byte for byte as one service with a folder answers them, uploads and deletes between them included. A bounded number here;
 * more by
 *   DATABASE_CALLS=12000 npm run isolation:database        DATABASE_RECORD=1 keeps the figures
 */
import type { InjectOptions } from "fastify";
import { expect, it } from "vitest";
import { Chance } from "../../samples/make/mutate.js";
import { changeOf, makeCall } from "../isolation/calls.js";
import { StandIn } from "../isolation/stand-in.js";
import { WordVectors } from "../isolation/word-vectors.js";
import {
  docId,
  KEYS,
  makeText,
  makeWorld,
  PRINCIPALS,
  pick,
  TENANTS,
  type TenantName,
  type World,
  writeTenant,
} from "../isolation/world.js";
import { openService, type TestService } from "../service.js";
import { recordSameAnswers } from "./record.js";
import { newDatabase } from "./server.js";
import { bring, faceOf, keys, openShared } from "./shared-service.js";

const CALLS = Number(process.env.DATABASE_CALLS ?? 160);
/** Of one random world; every other one has vectors. Fewer and longer rounds in a long run: making a world is not what is tried. */
const CALLS_A_ROUND = CALLS > 1000 ? 400 : 80;
const ROUNDS = Math.ceil(CALLS / CALLS_A_ROUND);
const SEED = Number(process.env.ISOLATION_SEED ?? 290);
const SERVICES = 3;
/** A document comes, goes or is replaced after so many calls. */
const CHANGE_EVERY = 12;
/** A service is stopped and a new one with an empty disk takes its place after so many calls. */
const REPLACE_EVERY = 60;

const isServer = (await newDatabase()) !== null;

class Round {
  calls = 0;
  changes = 0;
  hits = 0;

  private constructor(
    private readonly chance: Chance,
    private readonly world: World,
    private readonly alone: TestService,
    private readonly shared: TestService[],
    private readonly url: string,
    private readonly hasVectors: boolean,
  ) {}

  static async open(seed: number): Promise<Round> {
    const chance = new Chance(seed);
    const world = makeWorld(chance);
    const hasVectors = seed % 2 === 1;
    const alone = await openService({
      parsing: new StandIn(),
      keys,
      ...(hasVectors && { embedder: new WordVectors() }),
    });
    for (const [name, tenant] of world) writeTenant(alone.corpus, name, tenant, ({ text }) => text);
    const url = (await newDatabase())!;
    await bring(url, alone);
    const shared = await Promise.all(
      Array.from({ length: SERVICES }, () => openShared(url, hasVectors)),
    );
    if (hasVectors) for (const service of [alone, ...shared]) await settle(service);
    return new Round(chance, world, alone, shared, url, hasVectors);
  }

  async close(): Promise<void> {
    await Promise.all([this.alone, ...this.shared].map((one) => one.close()));
  }

  async ask(): Promise<void> {
    const tenant = pick(this.chance, [...this.world.keys()]);
    const view = { tenant, principal: pick(this.chance, PRINCIPALS) };
    const { kind, ...call } = makeCall(this.chance, this.world, view);
    const caller = this.chance.next(4) > 0 ? TENANTS[tenant] : "admin";
    const seen = await this.both(call, caller);
    this.calls += 1;
    if (kind === "search" && seen.statusCode === 200) this.hits += seen.json().hits.length;
  }

  /** An upload or a delete through one of them: the very next question, to any, knows. */
  async change(): Promise<void> {
    const name = pick(this.chance, [...this.world.keys()]);
    const tenant = this.world.get(name)!;
    const chosen = pick(this.chance, tenant.documents);
    const removes = this.chance.next(2) === 0 && tenant.documents.length > 4;
    const text = removes ? undefined : makeText(this.chance);
    const narrowed = removes && this.chance.next(2) === 0 ? { doc_id: docId(chosen.text) } : {};
    const isNew = !removes && this.chance.next(3) === 0;
    const filename = isNew ? `새 문서 ${this.changes}.docx` : chosen.name;
    const over = pick(this.chance, ["route", "tool"] as const);
    const change = changeOf(over, { tenant: name, filename, ...narrowed }, text);
    const done = await this.both(change, TENANTS[name]);
    expect(done.statusCode, done.body).toBeLessThan(300);
    if (removes)
      tenant.documents = tenant.documents.filter(
        (one) => one.name !== filename || (narrowed.doc_id && docId(one.text) !== narrowed.doc_id),
      );
    else if (isNew) tenant.documents.push({ name: filename, spelling: "nfc", text: text! });
    else {
      const twins = tenant.documents.filter((one) => one.name === filename);
      (twins.find(({ spelling }) => spelling === "nfc") ?? chosen).text = text!;
    }
    this.changes += 1;
    if (this.hasVectors) for (const service of [this.alone, ...this.shared]) await settle(service);
  }

  /** A new service in place of one that is gone, with nothing on its disk. */
  async replaceOne(): Promise<void> {
    const at = this.chance.next(SERVICES);
    await this.shared[at]!.close();
    this.shared[at] = await openShared(this.url, this.hasVectors);
    if (this.hasVectors) await settle(this.shared[at]!);
  }

  private async both(call: InjectOptions, caller: keyof typeof KEYS) {
    const request = { ...call, headers: { ...call.headers, "x-api-key": KEYS[caller] } };
    const seen = await pick(this.chance, this.shared).call(request);
    const wanted = await this.alone.call(request);
    expect(faceOf(seen), `${caller} ${JSON.stringify(call)}`).toEqual(faceOf(wanted));
    return seen;
  }
}

/** Vectors come in the background. */
async function settle(service: TestService): Promise<void> {
  for (const tenant of Object.keys(TENANTS) as TenantName[]) {
    const url = `/documents?${new URLSearchParams({ tenant })}`;
    await service.call({ url, headers: { "x-api-key": KEYS.admin } });
  }
  await service.tenants.settled();
}

/** Of all rounds. */
const totals = { rounds: 0, calls: 0, changes: 0, hits: 0, replaced: 0 };

it.skipIf(!isServer).each(Array.from({ length: ROUNDS }, (_, at) => SEED + at))(
  "three services on one database answer as one service with a folder (seed %i)",
  { timeout: (CALLS > 1000 ? 10_000 : 2000) * CALLS_A_ROUND },
  async (seed) => {
    const round = await Round.open(seed);
    try {
      for (let call = 1; call <= CALLS_A_ROUND; call++) {
        await round.ask();
        if (call % CHANGE_EVERY === 0) await round.change();
        if (call % REPLACE_EVERY === 0) await round.replaceOne();
      }
    } finally {
      await round.close();
    }
    totals.rounds += 1;
    totals.calls += round.calls;
    totals.changes += round.changes;
    totals.hits += round.hits;
    totals.replaced += Math.floor(CALLS_A_ROUND / REPLACE_EVERY);
  },
);

it.skipIf(!isServer)("the proof is not empty: every round ended, and things were found", () => {
  expect(totals.rounds).toBe(ROUNDS);
  expect(totals.hits).toBeGreaterThan(CALLS / 5);
  if (process.env.DATABASE_RECORD) recordSameAnswers(totals);
});
