/**
 * What a caller may not see does not exist: every answer of a full service is, byte for byte, the answer of a service
 * that never held anything but what the caller may see. A bounded number of calls here; more by
 *   ISOLATION_ROUNDS=50 [ISOLATION_RECORD=1] npm run isolation
 */
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { expect, it } from "vitest";
import { record } from "../../bench/record.mjs";
import { Chance } from "../../samples/make/mutate.js";
import { openService, type TestService } from "../service.js";
import { changeOf, type Kind, makeCall, type View } from "./calls.js";
import { StandIn } from "./stand-in.js";
import { WordVectors } from "./word-vectors.js";
import {
  docId,
  KEYS,
  makeText,
  makeWorld,
  PRINCIPALS,
  pick,
  type Stored,
  TENANTS,
  type Tenant,
  type TenantName,
  tokensOf,
  visibleText,
  type World,
  writeDocument,
  writeTenant,
} from "./world.js";

/** Every other round has vectors. */
const ROUNDS = Number(process.env.ISOLATION_ROUNDS ?? 2);
const CALLS = 160;
/** A document comes, goes or is replaced after so many calls. */
const CHANGE_EVERY = 20;
const SEED = Number(process.env.ISOLATION_SEED ?? 20);

interface OneService extends TestService {
  hasVectors: boolean;
}

async function openWorld(hasVectors: boolean): Promise<OneService> {
  const service = await openService({
    parsing: new StandIn(),
    keys: { apiKey: KEYS.admin, apiKeys: JSON.stringify({ tax: KEYS.tax, law: KEYS.law }) },
    ...(hasVectors && { embedder: new WordVectors() }),
  });
  return { ...service, hasVectors };
}

/** Takes in what changed on disk, vectors too, which come in the background. */
async function settle(service: OneService, tenant: TenantName): Promise<void> {
  if (!service.hasVectors) return;
  const url = `/documents?${new URLSearchParams({ tenant })}`;
  await service.call({ url, headers: { "x-api-key": KEYS.admin } });
  await service.tenants.settled();
}

class Round {
  readonly counts = new Map<Kind | `change by ${string}`, number>();
  hits = 0;
  private readonly views: { view: View; alone: OneService }[] = [];

  private constructor(
    private readonly chance: Chance,
    private readonly world: World,
    private readonly full: OneService,
  ) {}

  static async open(seed: number): Promise<Round> {
    const chance = new Chance(seed);
    const world = makeWorld(chance);
    const hasVectors = seed % 2 === 1;
    const full = await openWorld(hasVectors);
    const round = new Round(chance, world, full);
    for (const [name, tenant] of world) {
      writeTenant(full.corpus, name, tenant, ({ text }) => text);
      await settle(full, name);
      for (const principal of PRINCIPALS) {
        const alone = await openWorld(hasVectors);
        const shown = (document: Stored) => visibleText(tenant, document, principal);
        writeTenant(alone.corpus, name, tenant, shown);
        await settle(alone, name);
        round.views.push({ view: { tenant: name, principal }, alone });
      }
    }
    return round;
  }

  async close(): Promise<void> {
    await Promise.all(
      [this.full, ...this.views.map(({ alone }) => alone)].map((one) => one.close()),
    );
  }

  async ask(): Promise<void> {
    const { view, alone } = pick(this.chance, this.views);
    const { kind, ...call } = makeCall(this.chance, this.world, view);
    const owner = TENANTS[view.tenant];
    // "Foreign" calls name tenants that only their owner and the administrator may use.
    const caller = kind === "foreign" || this.chance.next(6) > 0 ? owner : "admin";
    if (kind === "foreign" && this.isOwn(call, owner)) return;
    const request = { ...call, headers: { ...call.headers, "x-api-key": KEYS[caller] } };
    const seen = await this.full.call(request);
    const wanted = await alone.call(request);
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
    const what = `${JSON.stringify({ ...view, kind, caller })} ${textOf(call)}`;
    expect(faceOf(seen), what).toEqual(faceOf(wanted));
    this.findsNothingHidden(seen, call, view, what);
    if (kind === "search" && seen.statusCode === 200) this.hits += seen.json().hits.length;
  }

  /** An upload or a delete by the owner; whoever may not see the document notices nothing. */
  async change(): Promise<void> {
    const name = pick(this.chance, [...this.world.keys()]);
    const tenant = this.world.get(name)!;
    const { target, affected, text } = this.planChange(tenant);
    const over = pick(this.chance, ["route", "tool"] as const);
    const alias = { tenant: name.normalize("NFD"), filename: target.filename.normalize("NFD") };
    const change = changeOf(
      over,
      { ...target, tenant: name, ...pick(this.chance, [{}, alias]) },
      text,
    );
    const headers = { ...change.headers, "x-api-key": KEYS[TENANTS[name]] };
    const request = { ...change, headers };
    const before = this.views.map(({ view }) =>
      affected.map((one) => visibleText(tenant, one, view.principal)),
    );
    const done = await this.full.call(request);
    expect(done.statusCode, done.body).toBe(over === "tool" || text === undefined ? 200 : 201);
    expect(done.json().result?.isError ?? false, done.body).toBe(false);
    const told = over === "tool" ? done.json().result.structuredContent : done.json();
    if (text !== undefined) expect(told.doc_id, done.body).toBe(docId(text));
    await settle(this.full, name);
    const was = affected.map((one) => one.text);
    if (text === undefined)
      tenant.documents = tenant.documents.filter((one) => !affected.includes(one));
    else affected[0]!.text = text;
    for (const [at, { view, alone }] of this.views.entries()) {
      if (view.tenant !== name) continue;
      const after = (one: Stored) =>
        text === undefined ? null : visibleText(tenant, one, view.principal);
      const seesAll = before[at]!.every((seen, index) => seen === was[index]);
      const makesIt = before[at]![0] !== null && text !== undefined && after(affected[0]!) === text;
      if (text === undefined ? seesAll : makesIt)
        expect(faceOf(done)).toEqual(faceOf(await alone.call(request)));
      // Who sees a part of it, or sees it only now, has that part put in place.
      else for (const one of affected) writeDocument(alone.corpus, name, one, after(one));
      await settle(alone, name);
    }
    const kind = `change by ${over}` as const;
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
  }

  /** What is asked for, and the files that it replaces or takes away. */
  private planChange(tenant: Tenant) {
    const chosen = pick(this.chance, tenant.documents);
    const filename = chosen.name;
    const twins = tenant.documents.filter((one) => one.name === filename);
    const removes = this.chance.next(2) === 0 && tenant.documents.length > 4;
    if (!removes) {
      // Of two spellings, the listed name itself is replaced.
      const replaced = twins.find(({ spelling }) => spelling === "nfc") ?? chosen;
      return { target: { filename }, affected: [replaced], text: makeText(this.chance) };
    }
    if (this.chance.next(2) === 0) return { target: { filename }, affected: twins };
    const doc_id = docId(chosen.text);
    const affected = twins.filter(({ text }) => docId(text) === doc_id);
    return { target: { filename, doc_id }, affected };
  }

  /** Accounts and reports of others: their names, and what they reported. */
  async checkAccounts(): Promise<void> {
    for (const [own, other] of [
      ["tax", "law"],
      ["law", "tax"],
    ] as const) {
      const headers = { "x-api-key": KEYS[own] };
      const usage = (await this.full.call({ url: "/usage", headers })).json();
      expect(Object.keys(usage.consumers)).toEqual([own]);
      const health = (await this.full.call({ url: "/health", headers })).body;
      expect(health).not.toContain(`"${other}`);
      const metrics = await this.full.call({ url: "/metrics", headers });
      expect([401, 403]).toContain(metrics.statusCode);
    }
  }

  private isOwn(call: InjectOptions, owner: string): boolean {
    const named = /tenant(?:=|":")([^"&\s]+)/.exec(textOf(call))?.[1]?.normalize("NFC");
    return TENANTS[named as TenantName] === owner;
  }

  /** By the model alone: no word of a document that this view may not see, unless the caller said it. */
  private findsNothingHidden(
    seen: LightMyRequestResponse,
    call: InjectOptions,
    { tenant, principal }: View,
    what: string,
  ): void {
    const asked = textOf(call);
    const visible = new Set<string>();
    for (const document of this.world.get(tenant)!.documents) {
      const text = visibleText(this.world.get(tenant)!, document, principal) ?? "";
      for (const one of tokensOf(text)) visible.add(one);
    }
    const leaked = tokensOf(seen.body).filter((one) => !visible.has(one) && !asked.includes(one));
    expect(leaked, what).toEqual([]);
  }
}

/** All that a caller said, files sent in base64 included. */
function textOf({ url, payload }: InjectOptions): string {
  const sent = Buffer.isBuffer(payload)
    ? payload.toString("utf8")
    : (JSON.stringify(payload) ?? "").replace(/(?<="data_base64":")[^"]+/g, (data) =>
        Buffer.from(data, "base64").toString("utf8"),
      );
  return `${decodeURIComponent(String(url))} ${sent}`;
}

/** All that a caller gets, but for what differs from call to call. */
function faceOf(response: LightMyRequestResponse) {
  const { "x-request-id": id, date: _date, ...headers } = response.headers;
  const body = response.body.replaceAll(String(id), "").replace(/"request_id":"[^"]*"/g, "");
  return { status: response.statusCode, headers: { ...headers, "content-length": "" }, body };
}

/** Of all rounds. */
const totals = { rounds: 0, hits: 0, kinds: new Map<string, number>() };

it.each(Array.from({ length: ROUNDS }, (_, round) => SEED + round))(
  "answers are those of a service without what is hidden (seed %i)",
  { timeout: 240_000 },
  async (seed) => {
    const round = await Round.open(seed);
    try {
      for (let at = 1; at <= CALLS; at++) {
        await round.ask();
        if (at % CHANGE_EVERY === 0) await round.change();
      }
      await round.checkAccounts();
    } finally {
      await round.close();
    }
    totals.rounds += 1;
    totals.hits += round.hits;
    for (const [kind, count] of round.counts)
      totals.kinds.set(kind, (totals.kinds.get(kind) ?? 0) + count);
  },
);

it("the proof is not empty: things were found, and every kind of call was made", () => {
  expect(totals.rounds).toBe(ROUNDS);
  expect(totals.hits).toBeGreaterThan(50 * ROUNDS);
  expect(totals.kinds.size).toBe(20);
  if (process.env.ISOLATION_RECORD) recordTotals();
});

/** Kept in `bench/results`; a round that failed keeps nothing. */
function recordTotals(): void {
  const counts = [...totals.kinds];
  const sum = (isOne: (kind: string) => boolean) =>
    counts.reduce((total, [kind, count]) => total + (isOne(kind) ? count : 0), 0);
  const isChange = (kind: string) => kind.startsWith("change");
  const figure = (id: string, ko: string, en: string, ours: number) =>
    ({ id, ko, en, ours, unit: "", better: "higher" }) as const;
  record("isolation", {
    figures: [
      figure(
        "rounds",
        "견준 세계의 수",
        "Random worlds of tenants, documents and rules",
        totals.rounds,
      ),
      figure(
        "calls",
        "숨긴 것이 없는 서비스와 견준 요청",
        "Calls whose answer equals, byte for byte, that of a service without what is hidden",
        sum((kind) => !isChange(kind)),
      ),
      figure("changes", "그 사이의 변경", "Uploads and deletions in between", sum(isChange)),
      figure("hits", "찾은 조각", "Hits compared", totals.hits),
      {
        ...figure("leaks", "새어 나온 것", "Answers that differ, or words that leak", 0),
        better: "lower",
        bar: 0,
      },
    ],
    detail: Object.fromEntries(counts),
  });
}
