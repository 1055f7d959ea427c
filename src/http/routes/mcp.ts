/** POST /mcp: the service as Model Context Protocol tools, stateless, JSON over Streamable HTTP. */
import Type from "typebox";
import { Refusal } from "../../model/refusal.js";
import { exchange } from "../mcp/mcp-server.js";
import { declareRoute } from "../route.js";
import type { Service } from "../service.js";
import { jsonAllowance } from "../upload/receive.js";

const MessageSchema = Type.Object({
  jsonrpc: Type.Literal("2.0"),
  method: Type.String({ description: "`initialize`, `tools/list`, `tools/call`, …" }),
  id: Type.Optional(Type.Union([Type.String(), Type.Integer()])),
  params: Type.Optional(Type.Object({})),
});

/** More calls in one request than any client sends; each of them may start a parse. */
const MAX_BATCH = 20;

export const mcpRoute = (service: Service) =>
  declareRoute({
    method: "POST",
    path: "/mcp",
    summary: "MCP 도구 일곱 개 / Seven tools over the Model Context Protocol",
    auth: "key",
    sameOriginOnly: true,
    body: Type.Union([
      MessageSchema,
      Type.Array(MessageSchema, { minItems: 1, maxItems: MAX_BATCH }),
    ]),
    bodyLimit: jsonAllowance(service.uploadRules.limit),
    success: {
      status: 200,
      description: "The JSON-RPC reply, or the replies to a batch",
      content: {
        "application/json": Type.Union([
          Type.Object({ jsonrpc: Type.Literal("2.0") }),
          Type.Array(Type.Object({ jsonrpc: Type.Literal("2.0") })),
        ]),
      },
    },
    emptySuccess: { status: 202, description: "Only notifications were sent; no body" },
    async handle({ request, reply }) {
      const response = await exchange(service, request);
      if (response.status === 202) return reply.code(202).send();
      const body = await response.text();
      if (response.status !== 200) throw new Refusal("INVALID_REQUEST", { detail: words(body) });
      return reply.type("application/json; charset=utf-8").send(body);
    },
  });

/** What the protocol's own error says. */
function words(body: string): string {
  try {
    return String((JSON.parse(body) as { error: { message: string } }).error.message);
  } catch {
    return "MCP";
  }
}
