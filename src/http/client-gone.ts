/** A client that left before its answer: what it asked for is stopped, and the request is counted and logged as 499. */
import type { FastifyReply } from "fastify";

/** As proxies write it: the client closed the request. It is never sent. */
export const CLIENT_GONE_STATUS = 499;

class ClientGone extends Error {}

/** Aborted when the connection closes before the answer was handed over whole. */
export function signalOf(reply: FastifyReply, onGone: () => void): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (reply.raw.writableFinished) return;
    controller.abort(new ClientGone());
    onGone();
  });
  return controller.signal;
}
