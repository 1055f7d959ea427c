/** POST /mcp: the service as Model Context Protocol tools, stateless, JSON over Streamable HTTP. */
import Type from "typebox";
import { Refusal } from "../../model/refusal.js";
import { LargeBodies } from "../large-bodies.js";
import { exchange } from "../mcp/mcp-server.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { jsonAllowance } from "../upload/receive.js";

const MessageSchema = Type.Object({
  jsonrpc: Type.Literal("2.0"),
  method: Type.String({ description: "`initialize`, `tools/list`, `tools/call`, …" }),
  id: Type.Optional(Type.Union([Type.String(), Type.Integer()])),
  params: Type.Optional(Type.Object({})),
});

const ReplySchema = Type.Object({
  jsonrpc: Type.Literal("2.0"),
  id: Type.Union([Type.String(), Type.Integer(), Type.Null()]),
  result: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  error: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
});

/** A file that a model hands over as base64 is small; the message is held in memory several times over while it is answered. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;
/** What any other route takes as JSON. */
const USUAL_BODY_BYTES = 1024 * 1024;
/** Large messages at once: with all that is made of them they stay under half a gibibyte. */
const LARGE_AT_ONCE = 4;

/** More calls in one request than any client sends; each of them may start a parse. */
const MAX_BATCH = 20;

export const mcpRoute = (service: Service) => {
  const limit = jsonAllowance(Math.min(service.uploadRules.limit, MAX_FILE_BYTES));
  return declareRoute({
    method: "POST",
    path: "/mcp",
    summary: "MCP 도구 일곱 개 / Seven tools over the Model Context Protocol",
    auth: "key",
    sameOriginOnly: true,
    body: Type.Union([
      MessageSchema,
      Type.Array(MessageSchema, { minItems: 1, maxItems: MAX_BATCH }),
    ]),
    bodyLimit: limit,
    largeBodies: new LargeBodies({
      limit,
      largerThan: USUAL_BODY_BYTES,
      atOnce: LARGE_AT_ONCE,
      instead:
        "MCP로는 16 MB까지 받습니다. 더 큰 파일은 POST /documents/upload나 /parse로 보내 주세요 / MCP takes up to 16 MB; send larger files to POST /documents/upload or /parse",
    }),
    success: {
      status: 200,
      description: "The JSON-RPC reply, or the replies to a batch",
      content: {
        "application/json": Type.Union([ReplySchema, Type.Array(ReplySchema)]),
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
};

/** What the protocol's own error says. */
function words(body: string): string {
  try {
    return String((JSON.parse(body) as { error: { message: string } }).error.message);
  } catch {
    return "MCP";
  }
}
