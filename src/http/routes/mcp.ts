/** POST /mcp: the service as Model Context Protocol tools, stateless, JSON over Streamable HTTP. */
import Type from "typebox";
import type { Wording } from "../../model/codes.js";
import { Refusal } from "../../model/refusal.js";
import { LargeBodyLimit } from "../large-bodies.js";
import { declareRoute } from "../route.js";
import type { Service } from "../route-context.js";
import { maxJsonBytes } from "../upload/receive.js";

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

/** Files sent by a model as base64 are small, and the message is copied in memory several times. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;
/** The JSON limit of other routes. */
const USUAL_BODY_BYTES = 1024 * 1024;
/** Concurrent large messages: together with their copies they stay under half a gibibyte. */
const MAX_LARGE_MESSAGES = 4;

/** No client sends more calls in one request; each may start a parse. */
const MAX_BATCH = 20;

export const mcpRoute = (service: Service) => {
  const limit = maxJsonBytes(Math.min(service.uploadRules.limit, MAX_FILE_BYTES));
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
    largeBodies: new LargeBodyLimit({
      limit,
      largerThan: USUAL_BODY_BYTES,
      maxConcurrent: MAX_LARGE_MESSAGES,
      instead: {
        ko: "MCP로는 16 MB까지 받습니다. 더 큰 파일은 POST /documents/upload나 /parse로 보내 주세요",
        en: "MCP takes up to 16 MB; send larger files to POST /documents/upload or /parse",
      },
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
      // Loaded with the first message: the protocol's library is a fifth of what a start loads, and most services are never asked so.
      const { handleMcpRequest } = await import("../mcp/mcp-over-http.js");
      const response = await handleMcpRequest(service, request);
      if (response.status === 202) return reply.code(202).send();
      const body = await response.text();
      if (response.status !== 200)
        throw new Refusal("INVALID_REQUEST", { detail: protocolError(body) });
      return reply.type("application/json; charset=utf-8").send(body);
    },
  });
};

/** What the protocol's own reply says, which is English alone. */
function protocolError(body: string): Wording {
  const ko = "MCP 메시지(JSON-RPC 2.0)의 형식을 확인해 주세요";
  try {
    const { error } = JSON.parse(body) as { error: { message: string } };
    return { ko, en: String(error.message) };
  } catch {
    return { ko, en: "not a message of MCP (JSON-RPC 2.0)" };
  }
}
