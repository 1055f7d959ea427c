/** Request lifecycle hooks: request ids, headers, admission, usage counting, logging, and draining refused bodies. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Logger } from "pino";
import "./request-state.js";
import { admit, isInternalRequest } from "./admission.js";
import { abortOnDisconnect, CLIENT_GONE_STATUS } from "./client-gone.js";
import { setStandardHeaders } from "./headers.js";
import { innerCall } from "./inner-call.js";
import { UNKNOWN_CONSUMER } from "./keys.js";
import { withoutRedaction } from "./log.js";
import { isCounted } from "./route.js";
import type { Service } from "./route-context.js";
import { setSendDeadline } from "./send-deadline.js";

/** After an early answer the rest of the body is drained for this long, so that the client sees the answer. */
const DRAIN_MS = 3_000;

/** A caller's own id is used if it is safe in a log. */
export function requestId(request: { headers: IncomingMessage["headers"] }): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

export function installLifecycle(server: FastifyInstance, service: Service): void {
  let jobsClosed: Promise<void> | undefined;
  const { logger } = service.options;
  const requestLog = logger && withoutRedaction(logger);
  server.decorateRequest("caller", null);
  server.decorateRequest("bytesIn", 0);
  server.decorateRequest("isRecorded", false);
  server.decorateRequest("gone");

  server.addHook("onRequest", async (request, reply) => {
    const gone = abortOnDisconnect(reply, () =>
      recordUsage(service, requestLog, request, CLIENT_GONE_STATUS, reply.elapsedTime),
    );
    // A request of the service to itself also ends with the tool call that it is made for.
    const call = isInternalRequest(service, request) ? innerCall.getStore() : undefined;
    request.gone = call ? AbortSignal.any([gone, call.signal]) : gone;
    setStandardHeaders(request, reply);
    await admit(service, request);
    request.routeOptions.config.declared?.largeBodies?.admit(request, reply);
  });
  // A body announced with Expect: 100-continue is requested only once its sender is admitted.
  server.server.on("checkContinue", (request, response) => server.routing(request, response));
  server.server.on("checkExpectation", (request, response) => server.routing(request, response));
  server.addHook("preParsing", async (request, reply) => {
    if (/^100-continue$/i.test(request.headers.expect ?? "")) reply.raw.writeContinue();
  });
  server.addHook("onSend", async (_request, reply, payload) => {
    setSendDeadline(reply, payload);
    if (service.closing.signal.aborted) reply.header("connection", "close");
  });
  server.addHook("onResponse", async (request, reply) => {
    recordUsage(service, requestLog, request, reply.statusCode, reply.elapsedTime);
    drainRefusedBody(request.raw);
  });
  server.addHook("preClose", async () => {
    service.closing.abort();
    jobsClosed = service.jobs.close();
  });
  server.addHook("onClose", async () => {
    await jobsClosed;
    await service.usage.flush();
    await service.spool.close();
  });
}

function recordUsage(
  service: Service,
  requestLog: Logger | undefined,
  request: FastifyRequest,
  status: number,
  ms: number,
): void {
  if (request.isRecorded || isInternalRequest(service, request)) return;
  request.isRecorded = true;
  const route = request.routeOptions.config.declared;
  const line = {
    consumer: request.caller?.consumer ?? (route?.auth === "open" ? null : UNKNOWN_CONSUMER),
    method: request.method,
    route: route?.path ?? null,
    status,
    bytes_in: request.bytesIn,
    ms: Math.round(ms),
  };
  requestLog?.info({ request_id: request.id, ...line }, "request");
  service.metrics.request(line.method, line.route, status, ms / 1000);
  const at = new Date(service.now()).toISOString();
  service.usage.record({ at, ...line, ms }, route !== undefined && isCounted(route));
}

function drainRefusedBody(request: IncomingMessage): void {
  if (request.complete !== false) return;
  const { socket } = request;
  const timer = setTimeout(() => socket.destroy(), DRAIN_MS);
  timer.unref();
  request.once("close", () => clearTimeout(timer));
  request.resume();
}
