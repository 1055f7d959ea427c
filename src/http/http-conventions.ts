/** What browsers and programs expect of any HTTP service: compressed answers, and calls from other sites where allowed. */
import { constants } from "node:zlib";
import compress from "@fastify/compress";
import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";

/** Shorter answers gain nothing. */
const LEAST_BYTES = 1024;
/** As fast as gzip and smaller; the highest quality takes a hundred times as long. */
const BROTLI_QUALITY = 4;
/** Seconds that a browser may remember what it was allowed. */
const PREFLIGHT_SECONDS = 600;

export async function installCompression(server: FastifyInstance): Promise<void> {
  await server.register(compress, {
    encodings: ["br", "gzip"],
    threshold: LEAST_BYTES,
    // A compressed request is refused: what it unpacks to is not known when it is admitted.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
}

/** `origins`: those whose pages may call; empty is none. A page holds its own key: cookies play no part. */
export async function installCors(
  server: FastifyInstance,
  origins: readonly string[],
): Promise<void> {
  if (origins.length === 0) return;
  await server.register(cors, {
    origin: origins.includes("*") ? "*" : [...origins],
    methods: ["GET", "HEAD", "POST", "PUT", "DELETE"],
    allowedHeaders: [
      "Accept",
      "Authorization",
      "Content-Type",
      "Idempotency-Key",
      "If-None-Match",
      "X-API-Key",
      "X-Filename",
      "X-Password",
      "X-Request-Id",
    ],
    exposedHeaders: ["ETag", "Retry-After", "X-Page-Height", "X-Page-Width", "X-Request-Id"],
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: false,
  });
}
