/** The MCP server of both transports: the official SDK implements the protocol, each tool call becomes a request to its route. */
import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import type { RequestHandlerExtra } from "@modelcontextprotocol/sdk/shared/protocol.js";
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
  type ServerNotification,
  type ServerRequest,
} from "@modelcontextprotocol/sdk/types.js";
import { Refusal } from "../../model/refusal.js";
import { innerCall } from "../inner-call.js";
import { VERSION } from "../version.js";
import { PROMPTS } from "./mcp-prompts.js";
import {
  listResources,
  RESOURCE_TEMPLATES,
  type ResourceSource,
  readResource,
} from "./mcp-resources.js";
import type { ToolDescription } from "./mcp-tools.js";

const INSTRUCTIONS =
  "원문(wonmun)은 한국 공문서를 읽고 근거를 찾습니다. 답은 evidence의 context에서만 쓰고 [n]으로 인용한 뒤 verify로 대조하세요. / " +
  "Reads Korean official documents and finds evidence. Answer only from the context of `evidence`, cite [n], then check with `verify`.";

/** What a tool gave: the JSON as it is, and whether it is an error's. */
export interface ToolOutcome {
  body: object;
  isError: boolean;
  /** The same as text, where it is at hand, or what a model reads better. */
  text?: string;
}

export interface McpBackend extends ResourceSource {
  tools: readonly ToolDescription[];
  /** After the general ones. */
  instructions?: string;
  callTool(name: string, given: Record<string, unknown>): Promise<ToolOutcome>;
  /** Throws the refusal of a call that is not admitted. */
  admit(): void | Promise<void>;
  /** The body of a refusal, with the request's id. */
  refused(refusal: Refusal): object;
}

export function createMcpServer(backend: McpBackend): Server {
  const server = new Server(
    { name: "wonmun", version: VERSION },
    {
      capabilities: { tools: {}, resources: {}, prompts: {} },
      instructions: [INSTRUCTIONS, backend.instructions].filter(Boolean).join("\n"),
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: backend.tools.map(describeTool),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, extra) => {
    if (!backend.tools.some(({ name }) => name === params.name))
      throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    try {
      await backend.admit();
      const call = { signal: extra.signal, progress: progressOf(extra) };
      const outcome = await innerCall.run(call, () =>
        backend.callTool(params.name, params.arguments ?? {}),
      );
      return toolResult(outcome);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return toolResult({ body: backend.refused(error), isError: true });
    }
  });
  serveResources(server, backend);
  servePrompts(server);
  return server;
}

function serveResources(server: Server, backend: McpBackend): void {
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: RESOURCE_TEMPLATES,
  }));
  server.setRequestHandler(ListResourcesRequestSchema, ({ params }, extra) =>
    asProtocolError(backend, extra, () => listResources(backend, params?.cursor)),
  );
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }, extra) =>
    asProtocolError(backend, extra, async () => ({
      contents: [await readResource(backend, params.uri)],
    })),
  );
}

function servePrompts(server: Server): void {
  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: PROMPTS.map(({ text: _, ...prompt }) => prompt),
  }));
  server.setRequestHandler(GetPromptRequestSchema, ({ params }) => {
    const prompt = PROMPTS.find(({ name }) => name === params.name);
    if (!prompt) throw new McpError(ErrorCode.InvalidParams, `Unknown prompt: ${params.name}`);
    const given = params.arguments ?? {};
    const missing = prompt.arguments.find(({ name }) => !given[name]);
    if (missing) throw new McpError(ErrorCode.InvalidParams, `Missing: ${missing.name}`);
    const content = { type: "text" as const, text: prompt.text(given) };
    return { description: prompt.description, messages: [{ role: "user" as const, content }] };
  });
}

type Extra = RequestHandlerExtra<ServerRequest, ServerNotification>;

/** A refusal, where the protocol has no place for a result that is one. */
async function asProtocolError<T>(
  backend: McpBackend,
  extra: Extra,
  work: () => Promise<T>,
): Promise<T> {
  try {
    await backend.admit();
    return await innerCall.run({ signal: extra.signal, progress: progressOf(extra) }, work);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const code = error.status >= 500 ? ErrorCode.InternalError : ErrorCode.InvalidParams;
    throw new McpError(code, error.message, backend.refused(error));
  }
}

/** Tells a client that asked to be told; how much there is to do is not known beforehand. */
function progressOf(extra: Extra): (message: string) => void {
  const progressToken = extra._meta?.progressToken;
  if (progressToken === undefined) return () => {};
  let progress = 0;
  return (message) => {
    progress++;
    const params = { progressToken, progress, message };
    // A client that is gone is told nothing.
    extra.sendNotification({ method: "notifications/progress", params }).catch(() => {});
  };
}

function describeTool({ name, title, description, inputSchema, readOnly }: ToolDescription) {
  return {
    name,
    title,
    description,
    inputSchema: { ...(inputSchema as object), type: "object" as const },
    annotations: { readOnlyHint: readOnly, destructiveHint: !readOnly, openWorldHint: false },
  };
}

function toolResult({ body, isError, text = JSON.stringify(body) }: ToolOutcome) {
  return {
    structuredContent: body as Record<string, unknown>,
    content: [{ type: "text" as const, text }],
    ...(isError && { isError }),
  };
}
