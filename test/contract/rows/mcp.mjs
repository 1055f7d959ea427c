/** `/mcp`. */
import { absent, all, each, filled, length, object, some, text } from "../match.mjs";

const tool = (name, ...required) => ({
  body: {
    result: {
      tools: some({
        name,
        inputSchema: { required: (found) => required.every((one) => found.includes(one)) },
      }),
    },
  },
});
const called = (name, pattern) => ({
  [name]: {
    status: 200,
    body: { result: { isError: (one) => one !== true, structuredContent: pattern } },
  },
});
const args = (name, ...members) => ({
  body: {
    result: {
      tools: some(
        (one) =>
          one.name === name && members.every((member) => member in one.inputSchema.properties),
      ),
    },
  },
});

export const MCP = {
  title: "MCP (`/mcp`)",
  rows: [
    ["mcp.seven", "Seven tools", "MCP: tools", { status: 200, body: { result: { tools: length(7) } } }],
    ["mcp.described", "Each with a description and a schema", "MCP: tools", { body: { result: { tools: each({ description: text, inputSchema: object }) } } }],
    ["mcp.read", "read_document {filename, data_base64}", "MCP: tools", tool("read_document", "filename", "data_base64")],
    ["mcp.list", "list_documents {tenant, principal?}", "MCP: tools", all(tool("list_documents", "tenant"), args("list_documents", "tenant", "principal"))],
    ["mcp.search", "search {tenant, query, limit?, principal?}", "MCP: tools", all(tool("search", "tenant", "query"), args("search", "limit", "principal"))],
    ["mcp.evidence", "evidence {tenant, query, budget?, limit?, principal?}", "MCP: tools", all(tool("evidence", "tenant", "query"), args("evidence", "budget", "limit", "principal"))],
    ["mcp.verify", "verify {tenant, answer, sources?, citations?, principal?}", "MCP: tools", all(tool("verify", "tenant", "answer"), args("verify", "sources", "citations", "principal"))],
    ["mcp.add", "add_document {tenant, filename, data_base64, replace?}", "MCP: tools", all(tool("add_document", "tenant", "filename", "data_base64"), args("add_document", "replace"))],
    ["mcp.remove", "remove_document {tenant, filename}", "MCP: tools", args("remove_document", "tenant", "filename")],
    ["mcp.json-rpc", "The reply is JSON-RPC 2.0 with the request's id", "MCP: tools", { body: { jsonrpc: "2.0", id: 1 } }],
    ["mcp.calls-read", "read_document gives the Document", "MCP: calls", called("read", { doc_id: text, blocks: filled })],
    ["mcp.calls-list", "list_documents gives the listing", "MCP: calls", called("list", { documents: filled }), "samples"],
    ["mcp.calls-search", "search gives the hits", "MCP: calls", called("search", { hits: filled }), "samples"],
    ["mcp.calls-evidence", "evidence gives the context", "MCP: calls", called("evidence", { context: text, sources: filled }), "samples"],
    ["mcp.calls-verify", "verify gives the verification", "MCP: calls", called("verify", { grounded: false }), "samples"],
    ["mcp.structured-equal", "structuredContent equals the route's JSON", "MCP: calls", ({ search, route }) => JSON.stringify(search.body.result.structuredContent) === JSON.stringify(route.body), "samples"],
    ["mcp.text-equal", "and stands as text too", "MCP: calls", ({ search }) => JSON.stringify(JSON.parse(search.body.result.content[0].text)) === JSON.stringify(search.body.result.structuredContent), "samples"],
    ["mcp.error", "Where the route answers 4xx, isError is true with that body", "MCP: calls", { unknown: { status: 200, body: { result: { isError: true, content: some({ text: /TENANT_NOT_FOUND/ }) } } } }],
    ["mcp.add-works", "add_document stores", "keep a document", { byTool: { body: { result: { structuredContent: { stored: true } } } } }, "write"],
    ["mcp.remove-works", "remove_document removes", "keep a document", { removedByTool: { body: { result: { isError: (one) => one !== true } } } }, "write"],
    ["mcp.notification", "A notification alone is 202 with no body", "MCP: protocol", { notification: { status: 202, body: "" } }],
    ["mcp.get", "GET /mcp is 405", "MCP: protocol", { get: { status: 405 } }],
    ["mcp.jsonrpc-required", "jsonrpc is required", "MCP: protocol", { unversioned: { status: 400 } }],
    ["mcp.method-required", "So is method", "MCP: protocol", { unnamed: { status: 400 } }],
    ["mcp.origin", "Another origin is 403", "MCP: protocol", { origin: { status: 403, body: { reason: "ORIGIN_NOT_ALLOWED" } } }],
    ["mcp.same-origin", "The service's own is not", "MCP: protocol", { same: { status: 200 } }],
    ["mcp.unknown-tool", "A tool that is not there is a protocol error", "MCP: protocol", { unknownTool: { status: 200, body: (one) => one.error !== undefined || one.result.isError === true } }],
    ["mcp.ownership", "The tenant argument is subject to the ownership check", "consumers and their tenants", { byTool: { body: { result: { isError: true, content: some({ text: /TENANT_NOT_OWNED/ }) } } } }, "consumers"],
    ["mcp.hidden", "and to the access rules", "access rules", { hiddenTool: { body: { result: { structuredContent: { hits: (found) => found.every(({ filename }) => filename !== "비공개.pdf") } } } } }, "rules"],
    ["mcp.batch-rate", "Each call of a batch counts against the rate limit", { test: ["test/mcp.test.ts", "counts each call of a batch against the rate limit"] }],
    ["mcp.host", "A service without keys answers loopback Hosts alone: 421", { test: ["test/hosts-and-proxies.test.ts", "refuses a page that was rebound to this machine, whatever it calls"] }],
    ["mcp.no-error-member", "A successful reply has no error", "MCP: tools", { body: { error: absent } }],
  ],
};
