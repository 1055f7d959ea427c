/** The service through the official MCP client: seven tools, the routes' own answers, one owner per tenant. */
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { TOOLS } from "../src/http/mcp/mcp-tools.js";
import { FakeParsing, openService, startService, type TestService } from "./service.js";
import { TextParsing } from "./text-parsing.js";

const base64 = (text: string) => Buffer.from(text).toString("base64");
const rpc = (method: string, params: object = {}, id?: number) => ({
  jsonrpc: "2.0",
  method,
  params,
  ...(id !== undefined && { id }),
});

async function connect(address: string, key: string): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", address), {
    requestInit: { headers: { authorization: `Bearer ${key}` } },
  });
  await client.connect(transport as Transport);
  onTestFinished(() => client.close());
  return client;
}

describe("a client of the official SDK", () => {
  let service: TestService;
  let address: string;
  beforeAll(async () => {
    service = await openService({
      parsing: new TextParsing(),
      keys: { apiKey: "admin", apiKeys: '{"tax":"tax-key","law":"law-key"}' },
    });
    address = await service.listen();
  });
  afterAll(() => service.close());

  test("lists seven tools, each with a description and a schema", async () => {
    const client = await connect(address, "tax-key");
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS.map(({ name }) => name));
    expect(tools.length).toBe(7);
    for (const { description, inputSchema } of tools) {
      expect(description!.length).toBeGreaterThan(40);
      expect(inputSchema.type).toBe("object");
      expect(JSON.stringify(inputSchema)).not.toContain("$ref");
    }
  });

  test("adds, finds, verifies and removes a document; every answer is the route's own", async () => {
    const client = await connect(address, "tax-key");
    const headers = { authorization: "Bearer tax-key" };
    const call = async (name: string, given: Record<string, unknown>) => {
      const result = await client.callTool({ name, arguments: given });
      const [first] = result.content as { text: string }[];
      expect(JSON.parse(first!.text)).toEqual(result.structuredContent);
      // biome-ignore lint/suspicious/noExplicitAny: the answers are walked freely here
      return { isError: result.isError, body: result.structuredContent as any };
    };
    const tenant = "tax";
    const file = {
      filename: "여비.docx",
      data_base64: base64("여비 규정\n숙박비는 5만원으로 한다."),
    };

    const added = await call("add_document", { tenant, ...file });
    expect(added.body).toMatchObject({ tenant, filename: "여비.docx", stored: true, chunks: 2 });
    const again = await call("add_document", { tenant, ...file });
    expect([again.isError, again.body.reason]).toEqual([true, "NAME_EXISTS"]);

    const listed = await call("list_documents", { tenant });
    const listing = await service.call({ url: `/documents?tenant=${tenant}`, headers });
    expect(listed.body).toEqual(listing.json());

    const found = await call("search", { tenant, query: "숙박비", limit: 1 });
    const search = await service.call({
      method: "POST",
      url: "/search",
      headers,
      payload: { tenant, query: "숙박비", limit: 1 },
    });
    expect(found.body).toEqual(search.json());
    expect(found.body.hits[0].text).toBe("숙박비는 5만원으로 한다.");

    const { body: evidence } = await call("evidence", { tenant, query: "숙박비" });
    expect(evidence.context).toContain("숙박비는 5만원으로 한다.");
    const sources = evidence.sources;
    const verified = await call("verify", { tenant, answer: "숙박비는 50000원이다 [1].", sources });
    expect(verified.body).toMatchObject({ grounded: false, unsupported_numbers: ["50000"] });

    const removed = await call("remove_document", { tenant, filename: "여비.docx" });
    expect(removed.body).toEqual({ tenant, filename: "여비.docx", deleted: true });
    const gone = await call("remove_document", { tenant, filename: "여비.docx" });
    expect([gone.isError, gone.body.status]).toEqual([true, 404]);
  });

  test("is refused another's tenant, and told so by every tool that names one", async () => {
    const client = await connect(address, "law-key");
    const given: Record<string, object> = {
      list_documents: {},
      search: { query: "a" },
      evidence: { query: "a" },
      verify: { answer: "a" },
      add_document: { filename: "a.docx", data_base64: base64("a") },
      remove_document: { filename: "a.docx" },
    };
    for (const [name, more] of Object.entries(given)) {
      const result = await client.callTool({ name, arguments: { tenant: "tax", ...more } });
      expect([name, result.isError, result.structuredContent]).toEqual([
        name,
        true,
        expect.objectContaining({ status: 403, reason: "TENANT_NOT_OWNED" }),
      ]);
    }
  });

  test("reads its own tenants' documents as resources, and no other's", async () => {
    const client = await connect(address, "tax-key");
    const file = {
      filename: "여비.docx",
      data_base64: base64("여비 규정\n숙박비는 5만원으로 한다."),
    };
    await client.callTool({ name: "add_document", arguments: { tenant: "tax-2", ...file } });
    const uris: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await client.listResources(cursor === undefined ? {} : { cursor });
      uris.push(...page.resources.map(({ uri }) => uri));
      cursor = page.nextCursor;
      if (cursor === undefined) break;
    }
    expect(uris).toEqual([expect.stringMatching(/^wonmun:\/\/documents\/tax-2\/sha256:/)]);
    const { contents } = await client.readResource({ uri: uris[0]! });
    expect((contents[0] as { text: string }).text).toContain("[c2] 1쪽 · 여비 규정\n숙박비는");
    const other = await connect(address, "law-key");
    expect((await other.listResources()).resources).toEqual([]);
    await expect(other.readResource({ uri: uris[0]! })).rejects.toThrow("테넌트");
    const prompt = { name: "check_answer", arguments: { tenant: "tax", answer: "5만원" } };
    expect((await client.getPrompt(prompt)).messages.length).toBe(1);
  });

  test("gets a protocol error for a tool that is not there", async () => {
    const client = await connect(address, "tax-key");
    await expect(client.callTool({ name: "drop_tables", arguments: {} })).rejects.toThrow(
      /Unknown tool/,
    );
  });
});

describe("the route", () => {
  const post = (payload: unknown, headers: Record<string, string> = {}) => ({
    method: "POST" as const,
    url: "/mcp",
    headers: { "content-type": "application/json", ...headers },
    payload: JSON.stringify(payload),
  });

  test("counts each call of a batch against the rate limit", async () => {
    const service = await startService({ keys: { apiKey: "admin" }, rateLimit: 4, folders: ["a"] });
    const call = (id: number) =>
      rpc("tools/call", { name: "list_documents", arguments: { tenant: "a" } }, id);
    const send = (payload: object) =>
      service.call({
        method: "POST",
        url: "/mcp",
        headers: { "x-api-key": "admin", "content-type": "application/json" },
        payload,
      });
    const batch = (await send([1, 2, 3, 4, 5, 6].map(call))).json() as {
      id: number;
      result: { isError?: boolean; structuredContent: { status?: number; reason?: string } };
    }[];
    const refused = batch.filter(({ result }) => result.isError);
    expect(refused.map(({ result }) => result.structuredContent)).toMatchObject([
      { status: 429, reason: "RATE_LIMITED" },
      { status: 429, reason: "RATE_LIMITED" },
    ]);
    expect((await send(rpc("ping", {}, 7))).statusCode).toBe(429);
  });

  test("answers a message, a batch, and a notification with 202 and nothing", async () => {
    const service = await startService();
    const one = await service.call(post(rpc("tools/list", {}, 1)));
    expect(one.json().result.tools.length).toBe(7);
    const batch = await service.call(post([rpc("tools/list", {}, 1), rpc("ping", {}, 2)]));
    expect(
      batch
        .json()
        .map(({ id }: { id: number }) => id)
        .sort(),
    ).toEqual([1, 2]);
    const told = await service.call(post(rpc("notifications/initialized")));
    expect([told.statusCode, told.body]).toEqual([202, ""]);
  });

  test("refuses GET, other origins, missing keys and what is no message", async () => {
    const service = await startService({ keys: { apiKey: "admin" } });
    const key = { "x-api-key": "admin" };
    const message = rpc("tools/list", {}, 1);
    const got = await service.call({ url: "/mcp" });
    expect([got.statusCode, got.headers.allow]).toEqual([405, "POST"]);
    const other = await service.call(post(message, { ...key, origin: "https://evil.example" }));
    expect([other.statusCode, other.json().reason]).toEqual([403, "ORIGIN_NOT_ALLOWED"]);
    const none = await service.call(post(message, { ...key, origin: "null" }));
    expect(none.statusCode).toBe(403);
    const own = await service.call(
      post(message, { ...key, origin: "http://docs.example", host: "docs.example" }),
    );
    expect(own.statusCode).toBe(200);
    expect((await service.call(post(message))).statusCode).toBe(401);
    const odd = await service.call(post({ hello: 1 }, key));
    expect([odd.statusCode, odd.json().reason]).toEqual([400, "INVALID_REQUEST"]);
  });

  test("refuses what is too large to be held in memory, and more large messages than it can hold", async () => {
    const parsing = new FakeParsing();
    const service = await startService({ parsing });
    const address = await service.listen();
    const send = async (bytes: number, id: number) => {
      const file = { filename: "a.docx", data_base64: base64("a".repeat(bytes)) };
      const response = await fetch(`${address}/mcp`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(rpc("tools/call", { name: "read_document", arguments: file }, id)),
      });
      const { headers, status } = response;
      const text = await response.text();
      const seen = { status, headers: Object.fromEntries(headers), body: text };
      service.validate({ method: "POST", path: "/mcp" }, seen);
      return { status, retryAfter: headers.get("retry-after"), body: JSON.parse(text) };
    };
    const large = await send(25 * 1024 * 1024, 1);
    expect([large.status, large.body.reason]).toEqual([413, "TOO_LARGE"]);
    expect(large.body.message).toContain("16 MB");

    const release = parsing.hold();
    const held = [1, 2, 3, 4].map((id) => send(2 * 1024 * 1024, id));
    await expect.poll(() => parsing.inFlight, { timeout: 20_000 }).toBe(4);
    const fifth = await send(2 * 1024 * 1024, 5);
    expect([fifth.status, fifth.body.reason, fifth.retryAfter]).toEqual([503, "PARSERS_BUSY", "5"]);
    const small = send(10, 6);
    await expect.poll(() => parsing.inFlight).toBe(5);
    release();
    for (const { status, body } of await Promise.all([...held, small])) {
      expect([status, body.result.structuredContent.access.readable]).toEqual([200, true]);
    }
    expect((await send(2 * 1024 * 1024, 7)).status).toBe(200);
  });

  test("counts one request once, in the rate and in the usage", async () => {
    const service = await startService({ keys: { apiKey: "admin" }, rateLimit: 2, folders: ["a"] });
    const key = { "x-api-key": "admin" };
    const call = rpc("tools/call", { name: "list_documents", arguments: { tenant: "a" } }, 1);
    const result = (await service.call(post(call, key))).json().result;
    expect(result.structuredContent).toMatchObject({ tenant: "a", documents: [] });
    const usage = (await service.call({ url: "/usage", headers: key })).json();
    expect(usage.consumers.default["/mcp"].calls).toBe(1);
    expect(usage.consumers.default["/documents"]).toBeUndefined();
    expect((await service.call(post(call, key))).statusCode).toBe(429);
    const forged = { ...key, "x-wonmun-inner": "guess" };
    expect((await service.call({ url: "/usage", headers: forged })).statusCode).toBe(429);
  });
});
