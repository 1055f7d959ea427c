/** Cuts off a client that does not take its answer: by its size, and with time to spare for slow lines. */
import type { FastifyReply } from "fastify";

/** Any answer may take this long. */
const GRACE_MS = 30_000;
/** A line this slow counts as one that takes nothing: a modem of the nineties had twice as much. */
const SLOWEST_BYTES_PER_MS = 4;

/** Sends nothing by itself for long, and limits its own result. */
const EVENTS = /^(text\/event-stream|application\/x-ndjson)/;

export function setSendDeadline(reply: FastifyReply, payload: unknown): void {
  if (EVENTS.test(String(reply.getHeader("content-type")))) return;
  const bytes =
    typeof payload === "string" || Buffer.isBuffer(payload)
      ? payload.length
      : Number(reply.getHeader("content-length") ?? 0);
  limitSending(reply, bytes);
}

export function limitSending(reply: FastifyReply, bytes: number): void {
  const timer = setTimeout(() => reply.raw.destroy(), GRACE_MS + bytes / SLOWEST_BYTES_PER_MS);
  timer.unref();
  reply.raw.once("close", () => clearTimeout(timer)).once("finish", () => clearTimeout(timer));
}
