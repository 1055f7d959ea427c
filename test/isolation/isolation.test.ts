/**
 * What a caller may not see does not exist: every answer of a full service is, byte for byte, the answer of a service
 * that never held anything but what the caller may see. A bounded number of calls here; more by
 *   ISOLATION_ROUNDS=50 npm run isolation
 */
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { expect, it } from "vitest";
import { Chance } from "../../samples/make/mutate.js";
import type { ParseRequest, ParseResult, Parsing } from "../../src/parsing/parsing.js";
import { FakeParsing, openService, type TestService } from "../service.js";
import { TextParsing } from "../text-parsing.js";
import { changeOf, type Kind, makeCall, type View } from "./calls.js";
import {
  docId,
  KEYS,
  makeText,
  makeWorld,
  maySee,
  PRINCIPALS,
  pick,
  TENANTS,
  type TenantName,
  tokensOf,
  type World,
  writeTenant,
} from "./world.js";

const ROUNDS = Number(process.env.ISOLATION_ROUNDS ?? 1);
const CALLS = 300;
/** A document comes, goes or is replaced after so many calls. */
const CHANGE_EVERY = 20;
const SEED = Number(process.env.ISOLATION_SEED ?? 20);

/** Tenants read through the stand-in for reading; a file sent to be read is read as one paragraph. */
class StandIn implements Parsing {
  readonly inFlight = 0;
  private readonly stored = new TextParsing();
  private readonly sent = new FakeParsing();

  read(request: ParseRequest): Promise<ParseResult> {
    return (request.want.kind === "entries" ? this.stored : this.sent).read(request);
  }

  async close(): Promise<void> {}
}

const openWorld = (): Promise<TestService> =>
  openService({
    parsing: new StandIn(),
    keys: { apiKey: KEYS.admin, apiKeys: JSON.stringify({ tax: KEYS.tax, law: KEYS.law }) },
  });

class Round {
  readonly counts = new Map<Kind | `change by ${string}`, number>();
  hits = 0;
  private readonly views: { view: View; alone: TestService }[] = [];

  private constructor(
    private readonly chance: Chance,
    private readonly world: World,
    private readonly full: TestService,
  ) {}

  static async open(seed: number): Promise<Round> {
    const chance = new Chance(seed);
    const world = makeWorld(chance);
    const full = await openWorld();
    for (const [name, tenant] of world) writeTenant(full.corpus, name, tenant, () => true);
    const round = new Round(chance, world, full);
    for (const tenant of Object.keys(TENANTS) as TenantName[]) {
      for (const principal of PRINCIPALS) {
        const alone = await openWorld();
        const shown = (file: string) => maySee(world.get(tenant)!, file, principal);
        writeTenant(alone.corpus, tenant, world.get(tenant)!, shown);
        round.views.push({ view: { tenant, principal }, alone });
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
    const file = pick(this.chance, [...tenant.documents.keys()]);
    const removes = this.chance.next(2) === 0 && tenant.documents.size > 3;
    const text = removes ? undefined : makeText(this.chance);
    const over = pick(this.chance, ["route", "tool"] as const);
    const change = changeOf(over, name, file, text);
    const headers = { ...change.headers, "x-api-key": KEYS[TENANTS[name]] };
    const request = { ...change, headers };
    if (text === undefined) tenant.documents.delete(file);
    else tenant.documents.set(file, text);
    const done = await this.full.call(request);
    expect(done.statusCode, done.body).toBe(over === "tool" || removes ? 200 : 201);
    expect(done.json().result?.isError ?? false, done.body).toBe(false);
    const told = over === "tool" ? done.json().result.structuredContent : done.json();
    if (text !== undefined) expect(told.doc_id, done.body).toBe(docId(text));
    for (const { view, alone } of this.views) {
      if (view.tenant !== name || !maySee(tenant, file, view.principal)) continue;
      expect(faceOf(done)).toEqual(faceOf(await alone.call(request)));
    }
    const kind = `change by ${over}` as const;
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1);
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
    const named = /tenant(?:=|":")([a-z-]+)/.exec(textOf(call))?.[1] as TenantName;
    return TENANTS[named] === owner;
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
    for (const [file, text] of this.world.get(tenant)!.documents) {
      if (!maySee(this.world.get(tenant)!, file, principal)) continue;
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
    : (JSON.stringify(payload) ?? "").replace(/(?<="data_base64":")[^"]+/, (data) =>
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
    // The proof is empty unless things were found, and every kind of call was made.
    expect(round.hits).toBeGreaterThan(50);
    expect(round.counts.size).toBe(17);
  },
);
