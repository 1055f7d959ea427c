/**
 * GET /health/live and GET /health/ready, for whoever restarts processes and for whoever sends requests to them. They differ: a service that
 * cannot reach its database, or is stopping, gets no requests, but restarting it would help nobody.
 */
import { LiveSchema, ReadySchema } from "../../model/health.js";
import { Refusal } from "../../model/refusal.js";
import { refer } from "../../model/schema.js";
import { declareRoute, type Route } from "../route.js";
import type { Service } from "../route-context.js";

/** Of a service that stops: another answers at once. */
const RETRY_AFTER_SECONDS = 1;

export const probeRoutes = ({ options }: Service): Route[] => [
  declareRoute({
    method: "GET",
    path: "/health/live",
    summary: "프로세스가 살아 있는지 / Whether the process answers",
    auth: "open",
    success: {
      status: 200,
      description: "It does",
      content: { "application/json": refer(LiveSchema) },
    },
    handle: () => ({ live: true }),
  }),
  declareRoute({
    method: "GET",
    path: "/health/ready",
    summary: "요청을 받을 수 있는지 / Whether it should get requests",
    auth: "open",
    success: {
      status: 200,
      description: "It should",
      content: { "application/json": refer(ReadySchema) },
    },
    errors: ["STOPPING", "DATABASE_UNAVAILABLE"],
    async handle() {
      if (options.isLeaving?.()) throw new Refusal("STOPPING", { retryAfter: RETRY_AFTER_SECONDS });
      await options.database?.query("SELECT 1 AS ready");
      return { ready: true };
    },
  }),
];
