/** MCP over HTTP: stateless, one server per request, always JSON. */
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import type { FastifyRequest } from "fastify";
import { errorBody } from "../errors.js";
import type { Service } from "../route-context.js";
import { ownedTenant, ownsTenant } from "../tenant-ownership.js";
import { callRoute } from "./call-route.js";
import { createMcpServer } from "./mcp-server.js";
import { TOOLS } from "./mcp-tools.js";

/** Answers the message or batch in the request body. */
export async function handleMcpRequest(
  service: Service,
  request: FastifyRequest,
): Promise<Response> {
  const caller = request.caller!;
  const headers = {
    ...pickHeaders(request.headers, "authorization", "x-api-key"),
    "x-request-id": request.id,
  };
  let calls = 0;
  const server = createMcpServer({
    tools: TOOLS,
    callTool: (name, given) => callRoute(request.server, service, headers, name, given),
    // Admission counted one call; each further call of a batch counts separately.
    admit: async () => {
      if (calls++ > 0) await service.rateLimit.admit(caller.consumer);
    },
    refused: (refusal) => errorBody(refusal, request.id),
    tenants: async () => (await service.tenants.names()).filter((name) => ownsTenant(caller, name)),
    scope: async (tenant) => service.tenants.scope(ownedTenant(caller, tenant), null),
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  const stop = () => void server.close();
  request.gone.addEventListener("abort", stop, { once: true });
  try {
    return await transport.handleRequest(toWebRequest(request), { parsedBody: request.body });
  } finally {
    request.gone.removeEventListener("abort", stop);
    await server.close();
  }
}

/** Also answers clients that accept less than the protocol requires: the answer is always JSON. */
function toWebRequest(request: FastifyRequest): Request {
  return new Request("http://localhost/mcp", {
    method: "POST",
    headers: {
      ...pickHeaders(request.headers, "mcp-protocol-version"),
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
    },
  });
}

function pickHeaders(
  headers: FastifyRequest["headers"],
  ...names: string[]
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}
