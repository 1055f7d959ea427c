/** What people expect of HTTP: forms, compressed answers, ETag, uploads sent twice, calls from other sites. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { ParseRequest, Parsing } from "../src/parsing/parsing.js";
import { FakeParsing, openService, startService, type TestService } from "./service.js";
import { TextParsing } from "./text-parsing.js";

/** Files that are sent are read by one stand-in, files of tenants by the other. */
class BothParsing implements Parsing {
  readonly inFlight = 0;
  readonly text = new TextParsing();
  readonly fake = new FakeParsing();
  read = (request: ParseRequest) =>
    request.want.kind === "entries" ? this.text.read(request) : this.fake.read(request);
  async close() {}
}

vi.setConfig({ hookTimeout: 60_000 });

const parsing = new BothParsing();
const key = { "x-api-key": "admin" };
const MAX_UPLOAD = 200_000;
let service: TestService;
let address: string;
beforeAll(async () => {
  service = await openService({ parsing, keys: { apiKey: "admin" }, maxUpload: MAX_UPLOAD });
  address = await service.listen();
});
afterAll(() => service.close());

/** Through the network, held against the description. */
async function send(path: string, init: RequestInit) {
  const response = await fetch(`${address}${path}`, {
    ...init,
    headers: { ...key, ...init.headers },
  });
  const headers = Object.fromEntries(response.headers);
  const body = await response.text();
  const method = init.method ?? "GET";
  service.validate(
    { method, path: path.split("?")[0]! },
    { status: response.status, headers, body },
  );
  return { status: response.status, headers, json: JSON.parse(body) };
}
const form = (fields: Record<string, string | [Blob, string]>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields))
    if (typeof value === "string") body.append(name, value);
    else body.append(name, ...value);
  return { method: "POST", body };
};
const file = (text: string | Uint8Array<ArrayBuffer>, name: string): [Blob, string] => [
  new Blob([text]),
  name,
];

describe("a form", () => {
  test("carries a file of any bytes, its name in Korean", async () => {
    const bytes = new Uint8Array(100_000).map((_, index) => (index * 7) % 256);
    const { status, json } = await send(
      "/parse",
      form({ file: file(bytes, "보도 자료(최종).hwp") }),
    );
    expect(status).toBe(200);
    expect(json.source).toMatchObject({ filename: "보도 자료(최종).hwp", bytes: bytes.length });
    const { createHash } = await import("node:crypto");
    expect(json.source.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
    expect(service.spooled()).toEqual([]);
  });

  test("carries what JSON carries beside the file, before or after it", async () => {
    const { json } = await send(
      "/documents/upload",
      form({ tenant: "tax", upload: file("여비 규정\n5만원", "a.docx"), filename: "여비.docx" }),
    );
    expect(json).toMatchObject({ tenant: "tax", filename: "여비.docx", stored: true, chunks: 2 });
    const again = { tenant: "tax", file: file("여비 규정", "여비.docx") };
    expect((await send("/documents/upload", form(again))).json.reason).toBe("NAME_EXISTS");
    const replaced = await send("/documents/upload", form({ ...again, replace: "true" }));
    expect(replaced.status).toBe(201);
    await send("/chunk", form({ budget: "400", file: file("x", "a.docx") }));
    expect(parsing.fake.seen.at(-1)!.want).toEqual({ kind: "chunks", budget: 400 });
  });

  test.each([
    ["no file", form({ tenant: "tax" }), 400, "file"],
    ["two files", form({ a: file("x", "a"), b: file("y", "b") }), 400, "b"],
    ["a budget that is none", form({ budget: "many", file: file("x", "a") }), 400, "budget"],
    ["a long field", form({ note: "가".repeat(30_000), file: file("x", "a") }), 400, "note"],
    ["a file too large", form({ file: file("x".repeat(MAX_UPLOAD + 1), "a") }), 413, undefined],
    [
      "its end missing",
      {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=x" },
        body: '--x\r\nContent-Disposition: form-data; name="f"; filename="a"\r\n\r\nabc',
      },
      400,
      "body",
    ],
    [
      "no boundary",
      { method: "POST", headers: { "content-type": "multipart/form-data" }, body: "x" },
      400,
      "Content-Type",
    ],
  ])("is refused with %s", async (_, init, status, field) => {
    const answer = await send("/chunk", init);
    expect([answer.status, answer.json.field]).toEqual([status, field]);
    expect(service.spooled()).toEqual([]);
  });
});

describe("an answer", () => {
  const get = (headers: Record<string, string>, url = "/openapi.json") =>
    service.server.inject({ url, headers: { ...key, ...headers } });

  test("is compressed for who accepts it, if it is long enough", async () => {
    const plain = await get({});
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const br = await get({ "accept-encoding": "gzip, br" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    const gzip = await get({ "accept-encoding": "gzip" });
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(String(gzip.headers.vary).toLowerCase()).toContain("accept-encoding");
    const short = await get({ "accept-encoding": "br" }, "/usage");
    expect(short.headers["content-encoding"]).toBeUndefined();
  });

  test("of a file that was read is compressed as a stream", async () => {
    const text = "가나다라 ".repeat(2000);
    const init = {
      method: "POST",
      body: text,
      headers: { ...key, "x-filename": "a.docx", "content-type": "application/octet-stream" },
    };
    const response = await fetch(`${address}/chunk`, init);
    expect(response.headers.get("content-encoding")).toMatch(/br|gzip/);
    expect(response.headers.get("content-length")).toBeNull();
    expect(((await response.json()) as { chunks: unknown[] }).chunks.length).toBe(1);
  });

  test("that the client has is 304 and nothing", async () => {
    const first = await get({});
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
    for (const tag of [etag, `"other", ${etag}`, etag.slice(2), "*"]) {
      const again = await service.call({ url: "/openapi.json", headers: { "if-none-match": tag } });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, "", etag]);
    }
    expect((await get({ "if-none-match": '"other"' })).statusCode).toBe(200);
    const packed = await get({ "accept-encoding": "br" });
    expect(packed.headers.etag).toBe(etag);
  });

  test("to POST, or an error, has no ETag", async () => {
    const answer = await service.call({
      method: "POST",
      url: "/documents",
      headers: key,
      payload: { tenant: "tax" },
    });
    expect(answer.headers.etag).toBeUndefined();
    const missing = await service.call({
      url: "/documents?tenant=none",
      headers: { ...key, "if-none-match": "*" },
    });
    expect([missing.statusCode, missing.headers.etag]).toEqual([404, undefined]);
  });
});

describe("an upload with Idempotency-Key", () => {
  const upload = (name: string, text: string, id: string, more = "") =>
    service.call({
      method: "POST",
      url: `/documents/upload?tenant=again&filename=${name}${more}`,
      headers: { ...key, "idempotency-key": id, "content-type": "application/octet-stream" },
      payload: text,
    });

  test("is stored once and answered alike, also at the same time", async () => {
    const both = await Promise.all([
      upload("a.docx", "하나", "k1"),
      upload("a.docx", "하나", "k1"),
    ]);
    const third = await upload("a.docx", "하나", "k1");
    for (const answer of [...both, third]) {
      expect(answer.statusCode).toBe(201);
      expect(answer.json()).toEqual(both[0]!.json());
    }
    expect((await upload("a.docx", "하나", "k2")).json().reason).toBe("NAME_EXISTS");
  });

  test("is refused for another file, name or tenant", async () => {
    await upload("b.docx", "둘", "k3");
    for (const other of [upload("b.docx", "셋", "k3"), upload("c.docx", "둘", "k3")]) {
      expect((await other).json()).toMatchObject({ status: 422, reason: "IDEMPOTENCY_KEY_REUSED" });
    }
    expect((await upload("d.docx", "넷", "a b")).json().field).toBe("Idempotency-Key");
  });

  test("may be tried again after a refusal", async () => {
    expect((await upload("b.docx", "다섯", "k4")).statusCode).toBe(409);
    expect((await upload("b.docx", "다섯", "k4", "&replace=1")).statusCode).toBe(201);
  });
});

describe("a page of another site", () => {
  const origin = "https://portal.example";
  const preflight = {
    origin,
    "access-control-request-method": "POST",
    "access-control-request-headers": "authorization",
  };

  test("is let in nowhere unless the operator says so", async () => {
    const asked = await service.server.inject({
      method: "OPTIONS",
      url: "/search",
      headers: preflight,
    });
    expect(asked.statusCode).toBe(405);
    const got = await service.server.inject({ url: "/health", headers: { origin } });
    expect(got.headers["access-control-allow-origin"]).toBeUndefined();
  });

  test("may call where its origin is named, others and MCP may not", async () => {
    const open = await startService({
      keys: { apiKey: "admin" },
      corsOrigins: [origin],
      folders: ["a"],
    });
    const asked = await open.server.inject({
      method: "OPTIONS",
      url: "/search",
      headers: preflight,
    });
    expect(asked.statusCode).toBe(204);
    expect(asked.headers["access-control-allow-origin"]).toBe(origin);
    expect(asked.headers["access-control-allow-headers"]).toContain("Authorization");
    const payload = { tenant: "a", query: "b" };
    const found = await open.call({
      method: "POST",
      url: "/search",
      headers: { ...key, origin },
      payload,
    });
    expect(found.statusCode).toBe(200);
    expect(found.headers["access-control-allow-origin"]).toBe(origin);
    expect(found.headers["access-control-expose-headers"]).toContain("Retry-After");
    const refused = await open.call({
      method: "POST",
      url: "/search",
      headers: { origin },
      payload,
    });
    expect([refused.statusCode, refused.headers["access-control-allow-origin"]]).toEqual([
      401,
      origin,
    ]);
    const other = await open.call({ url: "/health", headers: { origin: "https://evil.example" } });
    expect(other.headers["access-control-allow-origin"]).toBeUndefined();
    const mcp = await open.call({
      method: "POST",
      url: "/mcp",
      headers: { ...key, origin, host: "wonmun.example" },
      payload: { jsonrpc: "2.0", id: 1, method: "ping" },
    });
    expect(mcp.json().reason).toBe("ORIGIN_NOT_ALLOWED");
  });
});
