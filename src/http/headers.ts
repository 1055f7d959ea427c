/** Security headers of every response. */
import type { FastifyReply, FastifyRequest } from "fastify";

/** For an API: no sniffing, framing, caching or cross-site reads. Pages set their own policy. */
const SECURITY_HEADERS = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "cross-origin-resource-policy": "same-origin",
  "cache-control": "no-store",
};

export function setStandardHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ "x-request-id": request.id, ...SECURITY_HEADERS });
}
