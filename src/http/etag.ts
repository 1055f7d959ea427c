/**
 * `ETag` on what is read by GET, and 304 to who has it already. By hand because @fastify/etag answers POST with 304 too
 * and knows neither lists nor `*` in `If-None-Match`.
 */
import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";

export function installEtags(server: FastifyInstance): void {
  server.addHook("onSend", async (request, reply, payload) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || reply.statusCode !== 200) return payload;
    if (typeof payload !== "string" && !Buffer.isBuffer(payload)) return payload;
    // Weak: the same content may be sent compressed or not (RFC 9110 §8.8.1).
    const tag = `"${createHash("sha256").update(payload).digest("base64url")}"`;
    reply.header("etag", `W/${tag}`);
    if (!isHeld(request.headers["if-none-match"], tag)) return payload;
    reply.code(304).removeHeader("content-length").removeHeader("content-type");
    return null;
  });
}

function isHeld(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const tags = header.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return tags.includes("*") || tags.includes(tag);
}
