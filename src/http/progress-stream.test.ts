/** The heartbeat of a progress stream: silent until something was reported, then never for long. */
import { EventEmitter } from "node:events";
import type { PassThrough } from "node:stream";
import type { FastifyReply } from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type Report, streamReading } from "./progress-stream.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("repeats the last report, and none before there is one", async () => {
  let sent: PassThrough | undefined;
  const reply = {
    raw: new EventEmitter(),
    request: { headers: {}, id: "r" },
    header: () => reply,
    type: () => reply,
    send: (stream: PassThrough) => {
      sent = stream;
      return reply;
    },
  } as unknown as FastifyReply & { raw: EventEmitter };
  let report!: Report;
  void streamReading(reply, "application/x-ndjson", (given) => {
    report = given;
    return new Promise(() => {});
  });
  vi.advanceTimersByTime(35_000);
  expect(sent).toBeUndefined();
  report("queued");
  report("reading");
  vi.advanceTimersByTime(20_000);
  const phases = String(sent!.read())
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line).data.phase);
  expect(phases).toEqual(["queued", "reading", "reading", "reading"]);
  reply.raw.emit("close");
  expect(vi.getTimerCount()).toBe(0);
});
