/** A tool call as a request to its route, so that ownership, limits and messages are the route's. */
import type { FastifyInstance } from "fastify";
import { innerCall } from "../inner-call.js";
import { INTERNAL_HEADER, type Service } from "../route-context.js";
import type { ToolOutcome } from "./mcp-server.js";
import { TOOLS } from "./mcp-tools.js";

export async function callRoute(
  server: FastifyInstance,
  service: Service,
  headers: Record<string, string>,
  name: string,
  given: Record<string, unknown>,
): Promise<ToolOutcome> {
  const { method, path } = TOOLS.find((tool) => tool.name === name)!;
  const query = new URLSearchParams(given as Record<string, string>);
  const answered = server.inject({
    method,
    url: method === "DELETE" ? `${path}?${query}` : path,
    headers: { ...headers, [INTERNAL_HEADER]: service.internalToken },
    ...(method === "POST" && { payload: given }),
  });
  const response = await Promise.race([answered, ended(innerCall.getStore()!.signal)]);
  return { body: response.json(), isError: response.statusCode >= 400, text: response.body };
}

/** Rejects when the caller no longer waits; its route stops working by the same signal. */
function ended(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}
