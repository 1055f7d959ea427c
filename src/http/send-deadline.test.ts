import { EventEmitter } from "node:events";
import type { FastifyReply } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { setSendDeadline } from "./send-deadline.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

class Response extends EventEmitter {
  destroyed = false;
  destroy() {
    this.destroyed = true;
  }
}

function sending(payload: unknown, length?: number): Response {
  const raw = new Response();
  setSendDeadline({ raw, getHeader: () => length } as unknown as FastifyReply, payload);
  return raw;
}

it("cuts off an answer that is not taken, large ones later", () => {
  const [small, large] = [sending("x"), sending({}, 4_000_000)];
  vi.advanceTimersByTime(29_000);
  expect(small.destroyed).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect([small.destroyed, large.destroyed]).toEqual([true, false]);
  vi.advanceTimersByTime(998_000);
  expect(large.destroyed).toBe(false);
  vi.advanceTimersByTime(2_000);
  expect(large.destroyed).toBe(true);
});

it.each(["finish", "close"])("leaves one alone that came to its end: %s", (end) => {
  const raw = sending("x");
  raw.emit(end);
  vi.advanceTimersByTime(60_000);
  expect(raw.destroyed).toBe(false);
});
