/**
 * Handles clients that disconnect before the answer: the work is aborted, and the request is counted and logged as 499.
 */
import type { FastifyReply } from "fastify";

/** nginx's status for "client closed request"; never sent. */
export const CLIENT_GONE_STATUS = 499;

class ClientGone extends Error {}

/** Aborted if the connection closes before the answer is sent completely. */
export function abortOnDisconnect(reply: FastifyReply, onGone: () => void): AbortSignal {
  const controller = new AbortController();
  reply.raw.once("close", () => {
    if (reply.raw.writableFinished) return;
    controller.abort(new ClientGone());
    onGone();
  });
  return controller.signal;
}
