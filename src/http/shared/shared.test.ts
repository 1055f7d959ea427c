/** Counts that two services keep together, against a real PostgreSQL server. */
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyReply } from "fastify";
import { afterAll, describe, expect, test, vi } from "vitest";
import { newDatabase } from "../../../test/postgres/server.js";
import { Database } from "../../database/connection.js";
import { Refusal } from "../../model/refusal.js";
import { SharedFeedback } from "./feedback.js";
import { SharedParallelLimit } from "./parallel-places.js";
import { SharedRepeats } from "./repeated-requests.js";
import { SharedWindow } from "./request-windows.js";
import { SharedUsage } from "./usage.js";
import { SharedWrongKeys } from "./wrong-keys.js";

const url = await newDatabase();
const onFault = (what: string) => expect.fail(what);
const admin = { consumer: "default", administrative: true };
const outcome = (call: Promise<unknown>) =>
  call.then(
    () => "ok",
    (error: Refusal) => error.reason,
  );
/** How many of the outcomes are this one. */
const count = (outcomes: string[], one: string) => outcomes.filter((it) => it === one).length;

describe.skipIf(url === null)("two services", () => {
  const databases = url === null ? [] : [new Database(url), new Database(url)];
  const [here, there] = databases as [Database, Database];
  afterAll(() => Promise.all(databases.map((one) => one.close())));
  const turns = <T>(make: (database: Database) => T) => {
    const both = [make(here), make(there)] as const;
    return (at: number) => both[at % 2]!;
  };

  test("admit no more in a window than one would, and again as it slides on", async () => {
    const windows = turns((database) => new SharedWindow(database, "test", 5, 1000));
    const burst = () =>
      Promise.all(Array.from({ length: 12 }, (_, at) => outcome(windows(at).admit("tax"))));
    const first = await burst();
    expect([count(first, "ok"), count(first, "RATE_LIMITED")]).toEqual([5, 7]);
    expect(await outcome(windows(0).admit("law"))).toBe("ok");
    await sleep(1050);
    expect(count(await burst(), "ok")).toBe(5);
    const refusal = await windows(1)
      .admit("tax")
      .catch((error: Refusal) => error);
    expect(refusal).toMatchObject({ info: { retryAfter: 1 } });
    expect(await outcome(new SharedWindow(here, "test", null).admit("tax"))).toBe("ok");
  });

  test("slide: what was admitted leaves one by one, not all at once", async () => {
    const window = new SharedWindow(here, "slide", 2, 1000);
    await window.admit("a");
    await sleep(600);
    await window.admit("a");
    await sleep(500);
    // The first has left, the second has not.
    expect(await outcome(window.admit("a"))).toBe("ok");
    expect(await outcome(window.admit("a"))).toBe("RATE_LIMITED");
  });

  test("do not count what they refuse", async () => {
    const window = new SharedWindow(here, "refused", 1, 1000);
    await window.admit("a");
    await sleep(600);
    expect(await outcome(window.admit("a"))).toBe("RATE_LIMITED");
    await sleep(500);
    expect(await outcome(window.admit("a"))).toBe("ok");
  });

  test("keep a limit of its own apart: what tries, and for how long", async () => {
    const places = turns(
      (database) => new SharedParallelLimit(database, 1, onFault, "try", "TRY_BUSY"),
    );
    const raw = new EventEmitter();
    const reply = { raw } as unknown as FastifyReply;
    expect(await outcome(places(0).run(reply, async () => {}))).toBe("ok");
    expect(await outcome(places(1).refuseWhenFull())).toBe("TRY_BUSY");
    const parses = new SharedParallelLimit(there, 1, onFault);
    expect(await outcome(parses.refuseWhenFull())).toBe("ok");
    raw.emit("finish");
    await vi.waitFor(async () => expect(await outcome(places(1).refuseWhenFull())).toBe("ok"));
    const tries = turns(
      (database) => new SharedWindow(database, "try", 1, 1000, "TRY_RATE_LIMITED"),
    );
    expect(await outcome(tries(0).admit("10.0.0.9"))).toBe("ok");
    expect(await outcome(tries(1).admit("10.0.0.9"))).toBe("TRY_RATE_LIMITED");
  });

  test("lock out an address that guesses at either, but no consumer known from there", async () => {
    const keys = turns((database) => new SharedWrongKeys(database));
    const wrong = async () => {
      throw new Refusal("KEY_UNKNOWN");
    };
    const right = (consumer: string) => async () => ({ consumer, administrative: false });
    expect(await outcome(keys(0).check("10.0.0.1", right("tax")))).toBe("ok");
    const guesses = await Promise.all(
      Array.from({ length: 40 }, (_, at) => outcome(keys(at).check("10.0.0.1", wrong))),
    );
    expect([count(guesses, "KEY_UNKNOWN"), count(guesses, "RATE_LIMITED")]).toEqual([30, 10]);
    for (const at of [0, 1]) {
      expect(await outcome(keys(at).check("10.0.0.1", right("law")))).toBe("RATE_LIMITED");
      expect(await outcome(keys(at).check("10.0.0.1", right("tax")))).toBe("ok");
      expect(await outcome(keys(at).check("10.0.0.2", right("law")))).toBe("ok");
    }
  });

  test("parse no more at the same time than one would; a place ends with its answer", async () => {
    const limits = turns((database) => new SharedParallelLimit(database, 3, onFault));
    const replies: EventEmitter[] = [];
    const run = (at: number) => {
      const raw = new EventEmitter();
      replies.push(raw);
      return outcome(limits(at).run({ raw } as unknown as FastifyReply, async () => {}));
    };
    const all = await Promise.all(Array.from({ length: 8 }, (_, at) => run(at)));
    expect([count(all, "ok"), count(all, "PARSERS_BUSY")]).toEqual([3, 5]);
    expect(await outcome(limits(1).refuseWhenFull())).toBe("PARSERS_BUSY");
    for (const raw of replies) raw.emit("finish");
    await vi.waitFor(async () => expect(await outcome(limits(1).refuseWhenFull())).toBe("ok"));
    expect(await run(1)).toBe("ok");
    await here.query("UPDATE parallel_places SET until = now() - interval '1 second'");
    expect(await outcome(limits(0).refuseWhenFull())).toBe("ok");
  });

  test("let in no more bodies at the same time than they parse", async () => {
    const limits = turns((database) => new SharedParallelLimit(database, 2, onFault, "bodies"));
    const replies = Array.from({ length: 8 }, () => ({ raw: new EventEmitter() }));
    const reply = (at: number) => replies[at] as unknown as FastifyReply;
    const letIn = (at: number) => outcome(limits(at).refuseWhenFull(reply(at)));
    const all = await Promise.all(replies.map((_, at) => letIn(at)));
    expect([count(all, "ok"), count(all, "PARSERS_BUSY")]).toEqual([2, 6]);
    const [first, second] = [all.indexOf("ok"), all.lastIndexOf("ok")];
    const parse = async () => "read";
    // The place is that of its body, not one more, and it ends with the answer.
    expect(await limits(first).run(reply(first), parse)).toBe("read");
    expect(await outcome(limits(0).run(reply(second === 7 ? 6 : 7), parse))).toBe("PARSERS_BUSY");
    replies[first]!.raw.emit("finish");
    // The other one left with its body.
    replies[second]!.raw.emit("close");
    await vi.waitFor(async () => expect(await placesOf("bodies")).toBe(0));
  });

  test("let others in where a body takes long", async () => {
    const limits = turns((database) => new SharedParallelLimit(database, 1, onFault, "slow"));
    const [slow, quick] = Array.from(
      { length: 2 },
      () => ({ raw: new EventEmitter() }) as unknown as FastifyReply,
    );
    await limits(0).refuseWhenFull(slow);
    expect(await outcome(limits(1).refuseWhenFull(quick))).toBe("PARSERS_BUSY");
    await vi.waitFor(async () => expect(await placesOf("slow")).toBe(0), { timeout: 5000 });
    expect(await outcome(limits(1).refuseWhenFull(quick))).toBe("ok");
    expect(await outcome(limits(0).run(slow!, async () => {}))).toBe("PARSERS_BUSY");
  });

  const placesOf = async (key: string) =>
    (await here.query("SELECT 1 FROM parallel_places WHERE key = $1", [key])).length;

  test("add up their usage", async () => {
    const usage = turns((database) => new SharedUsage(database, null, onFault));
    const record = { at: "", consumer: "tax", method: "POST", route: "/search", bytes_in: 10 };
    for (let at = 0; at < 6; at++)
      usage(at).record({ ...record, status: at === 0 ? 400 : 200, ms: 0.4 }, true);
    usage(0).record({ ...record, consumer: "law", status: 200, ms: 1 }, true);
    usage(0).record({ ...record, route: null, status: 404, ms: 1 }, false);
    await usage(1).flush();
    expect(await usage(0).report("tax")).toEqual({
      consumers: { tax: { "/search": { calls: 6, errors: 1, bytes_in: 60, ms: 2 } } },
    });
    const page = await usage(1).report(undefined, { limit: 1 });
    expect(Object.keys(page.consumers)).toEqual(["law"]);
    const rest = await usage(1).report(undefined, { limit: 1, cursor: page.next_cursor });
    expect(Object.keys(rest.consumers)).toEqual(["tax"]);
    await usage(0).flush();
  });

  test("keep feedback together, newest first, to each consumer its own", async () => {
    const feedback = turns((database) => new SharedFeedback(database, Date.now));
    for (const [at, note] of ["하나", "둘", "셋"].entries())
      await feedback(at).record(at === 1 ? "law" : "tax", { kind: "other", filename: "a", note });
    const notes = ({ items }: { items: { note: string | null }[] }) =>
      items.map(({ note }) => note);
    const all = await feedback(1).list(admin, { limit: 2 });
    expect([all.total, notes(all)]).toEqual([3, ["셋", "둘"]]);
    const rest = await feedback(0).list(admin, { limit: 2, cursor: all.next_cursor });
    expect([notes(rest), rest.next_cursor]).toEqual([["하나"], undefined]);
    const own = await feedback(0).list({ consumer: "law", administrative: false }, { limit: 9 });
    expect([own.total, notes(own)]).toEqual([1, ["둘"]]);
  });

  test("do a request under an Idempotency-Key once, and answer alike", async () => {
    const repeats = turns((database) => new SharedRepeats<{ id: number }>(database, "/jobs"));
    let done = 0;
    const store = async () => {
      await sleep(300);
      return { id: ++done };
    };
    const send = (at: number, what = "a") => repeats(at).once("tax", "k", [what], store);
    expect(await Promise.all([send(0), send(1), send(1)])).toEqual([
      { id: 1 },
      { id: 1 },
      { id: 1 },
    ]);
    expect(await outcome(send(0, "b"))).toBe("IDEMPOTENCY_KEY_REUSED");
    expect(await repeats(1).once("law", "k", ["a"], store)).toEqual({ id: 2 });
    expect(await repeats(1).once("tax", undefined, ["a"], store)).toEqual({ id: 3 });
    const failing = () => Promise.reject(new Refusal("NAME_EXISTS"));
    expect(await outcome(repeats(0).once("tax", "f", ["a"], failing))).toBe("NAME_EXISTS");
    expect(await repeats(1).once("tax", "f", ["a"], store)).toEqual({ id: 4 });
    expect(await outcome(repeats(1).once("tax", "한글", ["a"], store))).toBe("INVALID_REQUEST");
  });
});
