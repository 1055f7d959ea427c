/** Places of parallel parses: taken when a request is let in, given back with its answer or where its body takes too long. */
import { EventEmitter } from "node:events";
import type { FastifyReply } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ParallelLimit } from "./parallel-limit.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const reply = () => ({ raw: new EventEmitter() }) as unknown as FastifyReply;
const BUSY = expect.objectContaining({ reason: "PARSERS_BUSY" });
const parse = () => Promise.resolve("read");

it("refuses a request while the body of the one before is arriving", async () => {
  const limit = new ParallelLimit(1);
  const first = reply();
  limit.refuseWhenFull(first);
  expect(() => limit.refuseWhenFull(reply())).toThrow(BUSY);
  expect(await limit.run(first, parse)).toBe("read");
  expect(() => limit.refuseWhenFull(reply())).toThrow(BUSY);
  first.raw.emit("finish");
  limit.refuseWhenFull(reply());
});

it("lets others in where a body takes long, and counts it again when it is there", async () => {
  const limit = new ParallelLimit(1);
  const slow = reply();
  limit.refuseWhenFull(slow);
  vi.advanceTimersByTime(1000);
  const quick = reply();
  limit.refuseWhenFull(quick);
  await limit.run(quick, parse);
  await expect(limit.run(slow, parse)).rejects.toThrow(BUSY);
});

it("gives the place of a request back that ends before its file is whole", () => {
  const limit = new ParallelLimit(1);
  const gone = reply();
  limit.refuseWhenFull(gone);
  gone.raw.emit("close");
  limit.refuseWhenFull(reply());
});

it("keeps no place for a request that is gone when its parse begins", async () => {
  const limit = new ParallelLimit(1);
  const gone = { raw: Object.assign(new EventEmitter(), { destroyed: true }) };
  await limit.run(gone as unknown as FastifyReply, parse);
  limit.refuseWhenFull(reply());
});

it("refuses nobody where the limit is off", async () => {
  const limit = new ParallelLimit(null);
  for (let at = 0; at < 100; at++) limit.refuseWhenFull(reply());
  expect(await limit.run(reply(), parse)).toBe("read");
});
