/** Admission, before the body is read: does the route exist, who is calling, is the call allowed. */
import type { FastifyRequest } from "fastify";
import { Refusal } from "../model/refusal.js";
import { hostOfHeader, isLoopback } from "../settings/host-names.js";
import type { Route } from "./route.js";
import { INTERNAL_HEADER, type Service } from "./route-context.js";
import { refuseByLength } from "./upload/receive.js";

export async function admit(service: Service, request: FastifyRequest): Promise<void> {
  if (!service.keys.configured) refuseOtherHost(request, service.options.allowedHosts ?? []);
  const route = request.routeOptions.config.declared;
  if (!route) throw routeNotFound(service.routes, request);
  if (route.sameOriginOnly) refuseOtherOrigin(request);
  if (route.auth === "open") {
    if (route.upload) refuseByLength(request, route.upload);
    return;
  }
  const identify = () => service.keys.identify(request.headers);
  // The service's own requests carry the key of one that was let in, and no address of a client.
  const caller = isInternalRequest(service, request)
    ? await identify()
    : await service.wrongKeys.check(request.ip, identify);
  request.caller = caller;
  if (route.auth === "admin" && !caller.administrative) throw new Refusal("ADMIN_KEY_REQUIRED");
  if (route.keyedServerOnly && !service.keys.configured) throw new Refusal("NO_KEY_CONFIGURED");
  if (!isInternalRequest(service, request)) await service.rateLimit.admit(caller.consumer);
  if (route.upload) refuseByLength(request, route.upload);
}

/** A request that the service makes to itself while it answers an admitted one. */
export function isInternalRequest(service: Service, request: FastifyRequest): boolean {
  return request.headers[INTERNAL_HEADER] === service.internalToken;
}

/**
 * Without keys anyone who reaches the service is let in, and DNS rebinding makes a browser reach it for a page of a stranger, with
 * `Origin` and `Host` alike. Only `Host` tells: it holds the stranger's name. What a proxy says of it is not asked.
 */
function refuseOtherHost({ headers }: FastifyRequest, allowed: readonly string[]): void {
  const host = hostOfHeader(headers.host ?? "");
  if (host === null || !(isLoopback(host) || allowed.includes(host)))
    throw new Refusal("HOST_NOT_ALLOWED", { field: "Host" });
}

/** Checks the Origin header that browsers send; programs send none. */
function refuseOtherOrigin(request: FastifyRequest): void {
  const { origin } = request.headers;
  if (origin === undefined) return;
  const host = URL.canParse(origin) ? new URL(origin).host : "";
  if (host !== request.host.toLowerCase())
    throw new Refusal("ORIGIN_NOT_ALLOWED", { field: "Origin" });
}

/** 405 with `Allow` if the path exists, else 404. */
function routeNotFound(routes: readonly Route[], request: FastifyRequest): Refusal {
  const path = request.url.split("?", 1)[0]!;
  const here = routes.filter((route) => pathPattern(route.path).test(path));
  if (here.length === 0) return new Refusal("NOT_FOUND");
  const allow = here.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return new Refusal("METHOD_NOT_ALLOWED", { allow });
}

function pathPattern(path: string): RegExp {
  const source = path
    .split(/\{[a-z_]+\}/)
    .map((part) => part.replace(/[.*+?^$()|[\]\\]/g, "\\$&"))
    .join("[^/]+");
  return new RegExp(`^${source}$`);
}
