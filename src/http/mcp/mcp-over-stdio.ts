/** MCP over standard input and output: the tools of the service for one person at one machine, without a port. */
import { randomUUID } from "node:crypto";
import type { Readable, Writable } from "node:stream";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import Type, { type TObject } from "typebox";
import { requestCheck } from "../check-request.js";
import { errorBody } from "../errors.js";
import { loadKeys } from "../keys.js";
import type { HttpOptions } from "../options.js";
import { openService } from "../route-context.js";
import { serve } from "../server.js";
import { tenantName } from "../tenant-ownership.js";
import { callRoute } from "./call-route.js";
import { LocalFiles, READ_FILE } from "./local-files.js";
import { createMcpServer, type McpBackend } from "./mcp-server.js";
import { TOOLS, type ToolDescription } from "./mcp-tools.js";

interface StdioOptions extends Omit<HttpOptions, "keys"> {
  corpus: string;
  /** Folders that `read_file` may read in; without any there is no such tool. */
  roots: readonly string[];
  /** In whose name everything is asked, whatever a model says; null: the tools take it as an argument. */
  principal: string | null;
  input?: Readable;
  output?: Writable;
}

/** Serves until the client closes its end. */
export async function serveMcpOverStdio(options: StdioOptions): Promise<void> {
  const { corpus, principal, roots } = options;
  // Adding and removing need a key; this one never leaves the process.
  const key = randomUUID();
  const service = await openService({ ...options, keys: loadKeys({ apiKey: key }) });
  const http = await serve(service);
  const files = roots.length > 0 ? await LocalFiles.open(roots, corpus) : null;
  const check = requestCheck(READ_FILE.inputSchema);
  const callTool: McpBackend["callTool"] = (name, given) => {
    if (files && name === READ_FILE.name) {
      check(given);
      const path = given as { path: string; as?: string };
      return files.read(service.parsing, path, service.uploadRules.limit);
    }
    const asked = principal !== null && takesPrincipal(name) ? { ...given, principal } : given;
    return callRoute(http, service, { authorization: `Bearer ${key}` }, name, asked);
  };
  const server = createMcpServer({
    tools: [
      ...TOOLS.map((tool) => (principal === null ? tool : withoutPrincipal(tool))),
      ...(files ? [READ_FILE] : []),
    ],
    instructions: `테넌트 / tenants: ${(await service.tenants.names()).join(", ")}`,
    callTool,
    admit: () => {},
    refused: (refusal) => errorBody(refusal, randomUUID()),
    tenants: () => service.tenants.names(),
    scope: async (tenant) => service.tenants.scope(tenantName(tenant), principal),
  });
  const input = options.input ?? process.stdin;
  const closed = new Promise<void>((resolve) => {
    server.onclose = resolve;
    input.once("end", resolve);
    input.once("close", resolve);
  });
  await server.connect(new StdioServerTransport(input, options.output ?? process.stdout));
  await closed;
  await server.close();
  await http.close();
}

function takesPrincipal(name: string): boolean {
  const tool = TOOLS.find((one) => one.name === name);
  return tool !== undefined && "principal" in (tool.inputSchema as TObject).properties;
}

function withoutPrincipal(tool: ToolDescription): ToolDescription {
  const { principal: _, ...properties } = (tool.inputSchema as TObject).properties;
  return { ...tool, inputSchema: Type.Object(properties) };
}
