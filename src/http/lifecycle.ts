/** What happens around every request: ids and headers, admission, counting, logging, and letting go of refused bodies. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import "./request-state.js";
import { admit, isInner } from "./admission.js";
import { CLIENT_GONE_STATUS, signalOf } from "./client-gone.js";
import { setStandardHeaders } from "./headers.js";
import { UNKNOWN_CONSUMER } from "./keys.js";
import { isCounted } from "./route.js";
import type { Service } from "./route-context.js";

/** After an answer that came before the body's end, the rest is let run out for this long so that the client sees the answer. */
const LINGER_MS = 3_000;

/** A caller's own id is kept where it is harmless in a log. */
export function requestId(request: { headers: IncomingMessage["headers"] }): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w.-]{1,64}$/.test(given) ? given : randomUUID();
}

export function installLifecycle(server: FastifyInstance, service: Service): void {
  let closing = false;
  server.decorateRequest("caller", null);
  server.decorateRequest("bytesIn", 0);
  server.decorateRequest("isRecorded", false);
  server.decorateRequest("gone");

  server.addHook("onRequest", async (request, reply) => {
    request.gone = signalOf(reply, () =>
      record(service, request, CLIENT_GONE_STATUS, reply.elapsedTime),
    );
    setStandardHeaders(request, reply);
    await admit(service, request);
    request.routeOptions.config.declared?.largeBodies?.admit(request, reply);
  });
  // A body that was announced first (Expect: 100-continue) is asked for only once its sender is admitted.
  server.server.on("checkContinue", (request, response) => server.routing(request, response));
  server.server.on("checkExpectation", (request, response) => server.routing(request, response));
  server.addHook("preParsing", async (request, reply) => {
    if (/^100-continue$/i.test(request.headers.expect ?? "")) reply.raw.writeContinue();
  });
  server.addHook("onSend", async (_request, reply) => {
    if (closing) reply.header("connection", "close");
  });
  server.addHook("onResponse", async (request, reply) => {
    record(service, request, reply.statusCode, reply.elapsedTime);
    lingerOverBody(request.raw);
  });
  server.addHook("preClose", async () => {
    closing = true;
  });
  server.addHook("onClose", async () => {
    await service.usage.flush();
    await service.spool.close();
  });
}

function record(service: Service, request: FastifyRequest, status: number, ms: number): void {
  if (request.isRecorded || isInner(service, request)) return;
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
  request.log.info(line, "request");
  service.metrics.request(line.method, line.route, status, ms / 1000);
  if (!route || !isCounted(route)) return;
  service.usage.record({
    ...line,
    at: new Date(service.now()).toISOString(),
    consumer: line.consumer ?? UNKNOWN_CONSUMER,
    route: route.path,
    ms,
  });
}

function lingerOverBody(request: IncomingMessage): void {
  if (request.complete !== false) return;
  const { socket } = request;
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  timer.unref();
  request.once("close", () => clearTimeout(timer));
  request.resume();
}
