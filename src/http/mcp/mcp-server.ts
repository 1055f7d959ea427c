/** MCP over HTTP: the official SDK implements the protocol, each tool call becomes an internal request to its route. */
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import { WebStandardStreamableHTTPServerTransport } from "@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from "@modelcontextprotocol/sdk/types.js";
import type { FastifyRequest } from "fastify";
import { Refusal } from "../../model/refusal.js";
import { errorBody } from "../errors.js";
import { INTERNAL_HEADER, type Service } from "../route-context.js";
import { VERSION } from "../version.js";
import { TOOLS, type Tool } from "./mcp-tools.js";

const INSTRUCTIONS =
  "원문(wonmun)은 한국 공문서를 읽고 근거를 찾습니다. 답은 evidence의 context에서만 쓰고 [n]으로 인용한 뒤 verify로 대조하세요. / " +
  "Reads Korean official documents and finds evidence. Answer only from the context of `evidence`, cite [n], then check with `verify`.";

/** Answers the message or batch in the request body; stateless, with one server per request. */
export async function handleMcpRequest(
  service: Service,
  request: FastifyRequest,
): Promise<Response> {
  const server = new Server(
    { name: "wonmun", version: VERSION },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS.map(toolDescription) }));
  let calls = 0;
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    // Admission counted one call; each further call of a batch counts separately.
    const refusal = calls++ > 0 ? rateLimited(service, request) : undefined;
    if (refusal) return toolResult(errorBody(refusal, request.id), true);
    const tool = TOOLS.find(({ name }) => name === params.name);
    if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    return callRoute(service, request, tool, params.arguments ?? {});
  });
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
  await server.connect(transport);
  try {
    return await transport.handleRequest(toWebRequest(request), { parsedBody: request.body });
  } finally {
    await server.close();
  }
}

function toolDescription({ name, title, description, inputSchema, readOnly }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: { ...(inputSchema as object), type: "object" as const },
    annotations: { readOnlyHint: readOnly, destructiveHint: !readOnly, openWorldHint: false },
  };
}

/** Calls the route with the caller's own key, so that ownership, limits and messages are the route's. */
async function callRoute(
  service: Service,
  request: FastifyRequest,
  { method, path }: Tool,
  given: Record<string, unknown>,
) {
  const query = new URLSearchParams(given as Record<string, string>);
  const response = await request.server.inject({
    method,
    url: method === "DELETE" ? `${path}?${query}` : path,
    headers: {
      ...pickHeaders(request.headers, "authorization", "x-api-key"),
      "x-request-id": request.id,
      [INTERNAL_HEADER]: service.internalToken,
    },
    ...(method === "POST" && { payload: given }),
  });
  return toolResult(response.json(), response.statusCode >= 400, response.body);
}

function toolResult(body: object, isError: boolean, text = JSON.stringify(body)) {
  return {
    structuredContent: body as Record<string, unknown>,
    content: [{ type: "text" as const, text }],
    ...(isError && { isError }),
  };
}

function rateLimited(service: Service, request: FastifyRequest): Refusal | undefined {
  try {
    service.rateLimit.admit(request.caller!.consumer);
    return undefined;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
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
