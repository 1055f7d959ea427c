/** Per-request state, declared on Fastify's request. */
import "fastify";
import type { Caller } from "./keys.js";
import type { Route } from "./route.js";

declare module "fastify" {
  interface FastifyRequest {
    /** Who is calling; null until known, and on open routes. */
    caller: Caller | null;
    /** Body bytes received. */
    bytesIn: number;
    /** Aborted with `ClientGone` when the client leaves before the answer is sent. */
    gone: AbortSignal;
    /** Set once the request stands in the usage counts. */
    isRecorded: boolean;
  }
  interface FastifyContextConfig {
    declared?: Route;
  }
}
