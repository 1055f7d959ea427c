/** Invalid requests get the one error format, with the right status, reason and field. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openService, startService, type TestService } from "./service.js";

const RAW = { "content-type": "application/octet-stream" };
const JSON_TYPE = { "content-type": "application/json" };
const BIG = "x".repeat(1_100_000);

interface Case {
  does: string;
  send: Parameters<TestService["call"]>[0];
  status: number;
  reason: string;
  field?: string;
}

const UPLOAD_CASES: Case[] = ["/parse", "/chunk"].flatMap((url) => {
  const post = (headers: object, payload?: string | Buffer, query = "") => ({
    method: "POST" as const,
    url: url + query,
    headers: headers as Record<string, string>,
    payload: payload ?? "x",
  });
  const json = (value: object) => post(JSON_TYPE, JSON.stringify(value));
  return [
    { does: "no name", send: post(RAW), status: 400, reason: "NAME_REQUIRED", field: "X-Filename" },
    {
      does: "a name that is all path",
      send: post({ ...RAW, "x-filename": "dir%2F" }),
      status: 400,
      reason: "NAME_REQUIRED",
    },
    {
      does: "control characters in the name",
      send: post({ ...RAW, "x-filename": "a%0A.hwp" }),
      status: 400,
      reason: "INVALID_REQUEST",
      field: "X-Filename",
    },
    {
      does: "broken percent-encoding",
      send: post({ ...RAW, "x-filename": "%E0%A4%A.hwp" }),
      status: 400,
      reason: "INVALID_REQUEST",
      field: "X-Filename",
    },
    {
      does: "two names in the query",
      send: post(RAW, "x", "?filename=a&filename=b"),
      status: 400,
      reason: "INVALID_REQUEST",
      field: "filename",
    },
    {
      does: "JSON without a name",
      send: json({ data_base64: "AAAA" }),
      status: 400,
      reason: "NAME_REQUIRED",
      field: "filename",
    },
    {
      does: "JSON with a name that is no text",
      send: json({ filename: 7, data_base64: "AAAA" }),
      status: 400,
      reason: "INVALID_REQUEST",
      field: "filename",
    },
    {
      does: "JSON without a file",
      send: json({ filename: "a.hwp" }),
      status: 400,
      reason: "INVALID_REQUEST",
      field: "data_base64",
    },
    {
      does: "broken base64",
      send: json({ filename: "a.hwp", data_base64: "not base64!" }),
      status: 400,
      reason: "INVALID_BASE64",
      field: "data_base64",
    },
    {
      does: "base64 cut short",
      send: json({ filename: "a.hwp", data_base64: "AAAAA" }),
      status: 400,
      reason: "INVALID_BASE64",
    },
    {
      does: "broken JSON",
      send: post(JSON_TYPE, '{"filename":'),
      status: 400,
      reason: "INVALID_JSON",
    },
    { does: "no JSON at all", send: post(JSON_TYPE, ""), status: 400, reason: "INVALID_JSON" },
    {
      does: "a form without files",
      send: post({ "content-type": "application/x-www-form-urlencoded", "x-filename": "a" }),
      status: 415,
      reason: "UNSUPPORTED_MEDIA_TYPE",
    },
    {
      does: "a kind that is no kind",
      send: post({ "content-type": "???", "x-filename": "a" }),
      status: 415,
      reason: "UNSUPPORTED_MEDIA_TYPE",
    },
    {
      does: "a compressed body",
      send: post({ ...RAW, "x-filename": "a", "content-encoding": "gzip" }),
      status: 415,
      reason: "UNSUPPORTED_MEDIA_TYPE",
      field: "Content-Encoding",
    },
    {
      does: "GET",
      send: { method: "GET" as const, url },
      status: 405,
      reason: "METHOD_NOT_ALLOWED",
    },
  ];
});

const feedback = (payload: unknown): Case["send"] => ({
  method: "POST",
  url: "/feedback",
  headers: JSON_TYPE,
  payload: typeof payload === "string" ? payload : JSON.stringify(payload),
});
const invalid = { status: 400, reason: "INVALID_REQUEST" };
const tooLong = { status: 400, reason: "TEXT_TOO_LONG" };
const report = { kind: "other", doc_id: "sha256:0" };

const CASES: Case[] = [
  ...UPLOAD_CASES,
  ...["99", "8001", "abc", "1.5", "", "-1"].map((budget) => ({
    does: `a budget of ${JSON.stringify(budget)}`,
    send: { method: "POST" as const, url: `/chunk?filename=a&budget=${budget}`, payload: "x" },
    ...invalid,
    field: "budget",
  })),
  {
    does: "a budget in the body that is no number",
    send: {
      method: "POST",
      url: "/chunk",
      payload: { filename: "a", data_base64: "", budget: "800" },
    },
    ...invalid,
    field: "budget",
  },
  { does: "feedback without a kind", send: feedback({ doc_id: "x" }), ...invalid, field: "kind" },
  { does: "a kind unknown", send: feedback({ ...report, kind: "x" }), ...invalid, field: "kind" },
  { does: "feedback on nothing", send: feedback({ kind: "other" }), ...invalid, field: "doc_id" },
  {
    does: "a number for text",
    send: feedback({ ...report, note: 5 }),
    ...invalid,
    field: "note",
  },
  {
    does: "a document's body in feedback",
    send: feedback({ ...report, data_base64: "AAAA" }),
    ...invalid,
    field: "data_base64",
  },
  {
    does: "a long note",
    send: feedback({ ...report, note: "가".repeat(2001) }),
    ...tooLong,
    field: "note",
  },
  {
    does: "a long field",
    send: feedback({ ...report, field: "x".repeat(501) }),
    ...tooLong,
    field: "field",
  },
  {
    does: "a tenant with a separator",
    send: feedback({ ...report, tenant: "a/b" }),
    status: 400,
    reason: "INVALID_TENANT",
    field: "tenant",
  },
  { does: "feedback that is a list", send: feedback([]), ...invalid, field: "body" },
  { does: "feedback with no body", send: { method: "POST", url: "/feedback" }, ...invalid },
  { does: "broken JSON", send: feedback("{"), status: 400, reason: "INVALID_JSON" },
  { does: "an empty JSON body", send: feedback(""), status: 400, reason: "INVALID_JSON" },
  {
    does: "a poisoned prototype",
    send: feedback('{"__proto__":{"a":1}}'),
    status: 400,
    reason: "INVALID_JSON",
  },
  {
    does: "JSON that is not UTF-8",
    send: { ...(feedback("") as object), payload: Buffer.from([0x22, 0xff, 0x22]) },
    status: 400,
    reason: "INVALID_JSON",
  },
  { does: "a JSON body too long", send: feedback({ note: BIG }), status: 413, reason: "TOO_LARGE" },
  {
    does: "feedback as plain text",
    send: {
      method: "POST",
      url: "/feedback",
      headers: { "content-type": "text/plain" },
      payload: "{}",
    },
    status: 415,
    reason: "UNSUPPORTED_MEDIA_TYPE",
  },
  { does: "a limit of 0", send: { url: "/feedback?limit=0" }, ...invalid, field: "limit" },
  { does: "a limit of text", send: { url: "/feedback?limit=ten" }, ...invalid, field: "limit" },
  { does: "usage without keys", send: { url: "/usage" }, status: 403, reason: "NO_KEY_CONFIGURED" },
  { does: "an unknown path", send: { url: "/nope" }, status: 404, reason: "NOT_FOUND" },
  {
    does: "an unknown path, whatever is sent to it",
    send: { method: "POST", url: "/nope", headers: { "content-type": "text/x" }, payload: BIG },
    status: 404,
    reason: "NOT_FOUND",
  },
  {
    does: "a path with a slash too many",
    send: { url: "/health/" },
    status: 404,
    reason: "NOT_FOUND",
  },
  { does: "no such page", send: { url: "/docs/secret.md" }, status: 404, reason: "NOT_FOUND" },
  {
    does: "a page outside",
    send: { url: "/docs/..%2F..%2Fpackage.json.md" },
    status: 404,
    reason: "NOT_FOUND",
  },
  {
    does: "a page's name without end",
    send: { url: `/docs/${"a".repeat(5000)}.md` },
    status: 404,
    reason: "NOT_FOUND",
  },
  { does: "a broken path", send: { url: "/%zz" }, ...invalid },
];

describe("refused", () => {
  let service: TestService;
  beforeAll(async () => {
    service = await openService();
  });
  afterAll(() => service.close());

  test.each(
    CASES.map(
      (c) =>
        [`${c.send.method ?? "GET"} ${String(c.send.url).slice(0, 60)}: ${c.does}`, c] as const,
    ),
  )("%s", async (_name, { send, status, reason, field }) => {
    const response = await service.call(send);
    const body = response.json();
    expect([response.statusCode, body.reason]).toEqual([status, reason]);
    expect(body.status).toBe(status);
    expect(body.message).toMatch(/[가-힣].* \/ .*[a-z]/s);
    if (field !== undefined) expect(body.field).toBe(field);
    expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(service.spooled()).toEqual([]);
  });

  test("what exactly is wrong stands in brackets, in both languages", async () => {
    const said = async (payload: object) =>
      (await service.call({ method: "POST", url: "/search", payload })).json().message as string;
    expect(await said({ tenant: "demo" })).toMatch(
      /\(query 항목이 필요함\) \/ .*\(must have required property 'query'\)$/s,
    );
    expect(await said({ tenant: "demo", query: "가".repeat(3000) })).toMatch(
      /\(최대 \d+자\) \/ .*\(must NOT have more than \d+ characters\)$/s,
    );
    expect(await said({ tenant: "demo", query: "가", limit: "많이" })).toMatch(
      /\(자료형은 integer\) \/ .*\(must be integer\)$/s,
    );
  });

  test("405 says what is allowed", async () => {
    const allowed = async (method: string, url: string) =>
      (await service.call({ method: method as "GET", url })).headers.allow;
    expect(await allowed("GET", "/parse")).toBe("POST");
    expect(await allowed("DELETE", "/feedback")).toBe("POST, GET, HEAD");
    expect(await allowed("OPTIONS", "/chunk")).toBe("POST");
    expect(await allowed("POST", "/docs/api.md")).toBe("GET, HEAD");
    expect(await allowed("PROPFIND", "/health")).toBe("GET, HEAD");
  });

  test("a fault inside leaks nothing", async () => {
    const broken = await startService({
      parsing: {
        read: () => Promise.reject(new Error("secret path /srv/x")),
        inFlight: 0,
        close: async () => {},
      },
    });
    const response = await broken.call({ method: "POST", url: "/parse?filename=a", payload: "x" });
    expect(response.statusCode).toBe(500);
    expect(response.json().reason).toBe("INTERNAL");
    expect(response.body).not.toContain("secret");
    expect(broken.spooled()).toEqual([]);
  });

  test("a disk without room is told as such", async () => {
    const full = Object.assign(new Error("ENOSPC: write /srv/x"), { code: "ENOSPC" });
    const service = await startService({
      parsing: { read: () => Promise.reject(full), inFlight: 0, close: async () => {} },
    });
    const response = await service.call({ method: "POST", url: "/parse?filename=a", payload: "x" });
    expect([response.statusCode, response.json().reason]).toEqual([507, "STORAGE_FULL"]);
    expect(response.body).not.toContain("/srv");
  });
});

test("a caller's own request id is kept where it is harmless", async () => {
  const service = await startService();
  const idFor = async (given: string) =>
    (await service.call({ url: "/nope", headers: { "x-request-id": given } })).json().request_id;
  expect(await idFor("trace-1.a_B")).toBe("trace-1.a_B");
  expect(await idFor("a b")).not.toBe("a b");
  expect(await idFor("x".repeat(65))).toMatch(/^[0-9a-f-]{36}$/);
});

test("responses carry the headers of an API, and none that opens it to other sites", async () => {
  const service = await startService();
  const { headers } = await service.call({
    url: "/health",
    headers: { origin: "http://evil.example" },
  });
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  });
  expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
});
