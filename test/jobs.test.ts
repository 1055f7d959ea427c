/** Files left with the service: taken at once, read in turn, told of, cancelled, and there after a restart. */
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { FileJobStore } from "../src/jobs/file-job-store.js";
import type { Job } from "../src/model/job.js";
import type { ParseRequest, Parsing } from "../src/parsing/parsing.js";
import { FakeParsing, openService, startService, type TestService } from "./service.js";
import { TextParsing } from "./text-parsing.js";

/** Files of tenants are read by one stand-in, others by another that can be held. */
class BothParsing implements Parsing {
  readonly inFlight = 0;
  readonly text = new TextParsing();
  readonly fake = new FakeParsing();
  read = (request: ParseRequest) =>
    request.want.kind === "entries" ? this.text.read(request) : this.fake.read(request);
  async close() {}
}

const KEYS = { apiKey: "admin", apiKeys: '{"tax":"tax-key","law":"law-key"}' };
const parsing = new BothParsing();
let service: TestService;
let address: string;
beforeAll(async () => {
  service = await openService({ parsing, keys: KEYS });
  address = await service.listen();
});
afterAll(() => service.close());

const headers = (key = "tax-key") => ({ authorization: `Bearer ${key}` });
const form = (files: Record<string, string>, fields: Record<string, string> = {}) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const [name, text] of Object.entries(files)) body.append("file", new Blob([text]), name);
  return body;
};
/** Through the network, held against the description. */
const ask = async (path: string, init: RequestInit = {}, key?: string) => {
  const response = await fetch(`${address}${path}`, {
    ...init,
    headers: { ...headers(key), ...(init.headers as Record<string, string>) },
  });
  const body = await response.text();
  const method = init.method ?? "GET";
  const seen = { status: response.status, headers: Object.fromEntries(response.headers), body };
  service.validate({ method, path: path.split("?", 1)[0]! }, seen);
  return { status: response.status, headers: response.headers, body: JSON.parse(body) };
};
const post = (
  body: FormData | string,
  path = "/jobs",
  sent: Record<string, string> = {},
  key?: string,
) => ask(path, { method: "POST", body, headers: sent }, key);
const submit = async (body: FormData, key?: string): Promise<string[]> => {
  const reply = await post(body, "/jobs", {}, key);
  expect(reply.status).toBe(202);
  return reply.body.jobs.map(({ id }: { id: string }) => id);
};
const ended = (id: string, key?: string): Promise<Job> =>
  vi.waitFor(
    async () => {
      const { body } = await ask(`/jobs/${id}`, {}, key);
      expect(["done", "failed", "cancelled"]).toContain(body.state);
      return body;
    },
    { timeout: 10_000, interval: 50 },
  );

describe("files for a tenant", () => {
  test("are taken together, stored in turn, and found", async () => {
    const files = {
      "여비.docx": "숙박비는 5만원",
      "휴가.docx": "휴가는 15일",
      "빈.docx": "!EMPTY",
    };
    const reply = await post(form(files, { tenant: "tax", tags: "규정,2024" }));
    expect(reply.status).toBe(202);
    expect(reply.body.jobs).toMatchObject([
      { filename: "여비.docx", state: "queued" },
      { filename: "휴가.docx" },
      { filename: "빈.docx" },
    ]);
    const jobs = [];
    for (const { id } of reply.body.jobs) jobs.push(await ended(id));
    expect(jobs[0]).toMatchObject({
      state: "done",
      tenant: "tax",
      attempts: 1,
      result: { tenant: "tax", filename: "여비.docx", stored: true, readable: true, chunks: 1 },
    });
    expect(jobs[2]!.result).toMatchObject({ readable: false, reason: "EMPTY" });
    const query = { tenant: "tax", query: "숙박비", filter: { tags: ["규정"] } };
    const found = await ask("/search", {
      method: "POST",
      body: JSON.stringify(query),
      headers: { "content-type": "application/json" },
    });
    expect(found.body.hits[0].filename).toBe("여비.docx");
  });

  test("with a name that is there fail, and replace it where that is asked for", async () => {
    const [first] = await submit(form({ "같은.docx": "하나" }, { tenant: "tax-1" }));
    expect((await ended(first!)).state).toBe("done");
    const [second] = await submit(form({ "같은.docx": "둘" }, { tenant: "tax-1" }));
    expect(await ended(second!)).toMatchObject({
      state: "failed",
      error: { reason: "NAME_EXISTS", message: expect.stringContaining(" / ") },
    });
    const [third] = await submit(form({ "같은.docx": "둘" }, { tenant: "tax-1", replace: "1" }));
    expect((await ended(third!)).state).toBe("done");
  });

  test("come one at a time too, raw or in JSON", async () => {
    const raw = await post("하나", "/jobs?tenant=tax-2&filename=raw.docx", {
      "content-type": "application/octet-stream",
    });
    expect((await ended(raw.body.jobs[0].id)).result).toMatchObject({ filename: "raw.docx" });
    const data_base64 = Buffer.from("둘").toString("base64");
    const sent = { tenant: "tax-2", filename: "json.docx", data_base64, tags: ["가"] };
    const json = await post(JSON.stringify(sent), "/jobs", { "content-type": "application/json" });
    expect((await ended(json.body.jobs[0].id)).result).toMatchObject({ filename: "json.docx" });
  });

  test("may name a file that its tenant has already, which is read again and stays as it is", async () => {
    await submit(form({ "there.docx": "있던 글" }, { tenant: "tax-2" })).then(([id]) => ended(id!));
    const name = (sent: object) =>
      post(JSON.stringify(sent), "/jobs", { "content-type": "application/json" });
    const read = await name({ tenant: "tax-2", filename: "there.docx" });
    expect(read.status).toBe(202);
    expect(await ended(read.body.jobs[0].id)).toMatchObject({
      state: "done",
      tenant: "tax-2",
      result: { filename: "there.docx", chunks: 1 },
    });
    const refused = async (sent: object) => {
      const { status, body } = await name(sent);
      return [status, body.reason, body.field];
    };
    const there = { tenant: "tax-2", filename: "there.docx" };
    expect(await refused({ ...there, filename: "none.docx" })).toEqual([
      404,
      "DOCUMENT_NOT_FOUND",
      "filename",
    ]);
    expect(await refused({ ...there, tenant: "tax-none" })).toEqual([
      404,
      "TENANT_NOT_FOUND",
      "tenant",
    ]);
    expect(await refused({ ...there, tenant: "law" })).toEqual([403, "TENANT_NOT_OWNED", "tenant"]);
    expect(await refused({ filename: "there.docx" })).toEqual([400, "INVALID_REQUEST", "tenant"]);
    expect(await refused({ ...there, replace: true })).toEqual([400, "INVALID_REQUEST", "replace"]);
    expect(await refused({ ...there, password: "x" })).toEqual([
      400,
      "INVALID_REQUEST",
      "password",
    ]);
  });

  test.each([
    ["of another", { tenant: "law" }, 403, "TENANT_NOT_OWNED"],
    ["with an impossible name", { tenant: "../tax" }, 400, "INVALID_TENANT"],
    ["with a flag that is none", { tenant: "tax", replace: "maybe" }, 400, "INVALID_REQUEST"],
    ["with a priority that is none", { tenant: "tax", priority: "high" }, 400, "INVALID_REQUEST"],
    [
      "with a callback",
      { tenant: "tax", callback_url: "http://10.0.0.1/" },
      403,
      "CALLBACK_NOT_ALLOWED",
    ],
  ])("%s are refused, all of them", async (_what, fields, status, reason) => {
    const before = (await ask("/jobs?limit=500")).body.jobs.length;
    const reply = await post(form({ "a.docx": "a", "b.docx": "b" }, fields));
    expect([reply.status, reply.body.reason]).toEqual([status, reason]);
    expect((await ask("/jobs?limit=500")).body.jobs).toHaveLength(before);
  });

  test("are refused by reserved names, and by missing files", async () => {
    const reserved = await post(form({ "a.docx": "a", "ACL.json": "{}" }, { tenant: "tax" }));
    expect(reserved.body.reason).toBe("RESERVED_NAME");
    expect((await post(form({}, { tenant: "tax" }))).body.field).toBe("file");
    expect((await post(form({ "a.docx": "a" }, { replace: "1" }))).body.field).toBe("replace");
  });

  test("are kept on no server without keys, which only reads them", async () => {
    const keyless = await startService({ parsing: new FakeParsing() });
    const send = (path: string) =>
      keyless.call({
        method: "POST",
        url: `${path}filename=a.docx`,
        headers: { "content-type": "application/octet-stream" },
        payload: "가",
      });
    const refused = await send("/jobs?tenant=tax&");
    expect(refused.json()).toMatchObject({ status: 403, reason: "NO_KEY_CONFIGURED" });
    expect((await send("/jobs?")).statusCode).toBe(202);
  });
});

describe("files that are only read", () => {
  test("give what /parse and /chunk would have answered", async () => {
    const [parsed] = await submit(form({ "a.docx": "hello" }));
    const job = await ended(parsed!);
    expect(job).toMatchObject({ state: "done", tenant: null, bytes: 5 });
    expect(job.result).toMatchObject({ source: { filename: "a.docx" } });
    const [chunked] = await submit(
      form({ "b.docx": "hello" }, { result: "chunks", budget: "700" }),
    );
    expect((await ended(chunked!)).result).toMatchObject({ chunks: [{ text: "hello" }] });
    expect(parsing.fake.seen.at(-1)!.want).toEqual({ kind: "chunks", budget: 700 });
  });

  test("leave nothing behind in the spool", async () => {
    await vi.waitFor(() => {
      const left = service.spooled().filter((path) => !path.includes("/jobs/"));
      expect(left).toEqual([]);
    });
    const originals = service.spooled().filter((path) => path.endsWith("/file"));
    expect(originals).toEqual([]);
  });
});

describe("jobs of another consumer", () => {
  test("do not exist: neither told, listed, followed nor cancelled", async () => {
    const [id] = await submit(form({ "비밀.docx": "가" }, { tenant: "tax-3" }));
    await ended(id!);
    for (const key of ["law-key", "admin"]) {
      expect((await ask(`/jobs/${id}`, {}, key)).body.reason).toBe("JOB_NOT_FOUND");
      expect((await ask(`/jobs/${id}/events`, {}, key)).body.reason).toBe("JOB_NOT_FOUND");
      const cancelled = await ask(`/jobs/${id}`, { method: "DELETE" }, key);
      expect([cancelled.status, cancelled.body.reason]).toEqual([404, "JOB_NOT_FOUND"]);
      expect(JSON.stringify((await ask("/jobs", {}, key)).body)).not.toContain(id);
    }
    const newest = (await ask("/jobs?limit=1")).body;
    expect(newest.jobs).toMatchObject([{ id }]);
    const all = (await ask("/jobs?limit=500")).body;
    expect(all.next_cursor).toBeUndefined();
    const rest = (await ask(`/jobs?limit=500&cursor=${newest.next_cursor}`)).body;
    expect([...newest.jobs, ...rest.jobs]).toEqual(all.jobs);
    expect((await ask("/jobs?cursor=x")).body.field).toBe("cursor");
    expect((await ask("/jobs/..%2F..%2Fx")).body.reason).toBe("JOB_NOT_FOUND");
  });
});

describe("a job under way", () => {
  test("is followed by events until it ends", async () => {
    const release = parsing.fake.hold();
    const [id] = await submit(form({ "긴.docx": "가" }));
    const reply = await fetch(`${address}/jobs/${id}/events`, { headers: headers() });
    expect(reply.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const until = async (wanted: string) => {
      while (!text.includes(wanted)) text += (await reader.read()).value ?? expect.fail(text);
    };
    await until('"state":"reading"');
    const request = parsing.fake.seen.findLast(({ filename }) => filename === "긴.docx")!;
    expect(request).toMatchObject({ bulk: true });
    request.progress!({ page: 3, done: 1, total: 8, outcome: "read" });
    await until('"pages_done":1,"pages":8');
    release();
    await until("event: result\n");
    while (!(await reader.read()).done);
    expect(text).toMatch(/^event: progress\ndata: \{"id"/);
    const after = await fetch(`${address}/jobs/${id}/events`, {
      headers: { ...headers(), accept: "application/x-ndjson" },
    });
    const lines = (await after.text()).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: "result", data: { id, state: "done" } },
    ]);
  });

  test("is cancelled: its parser stops, and nothing comes of it", async () => {
    const release = parsing.fake.hold();
    onTestFinished(release);
    const [running, waiting] = await submit(form({ "가.docx": "가", "나.docx": "나" }));
    await vi.waitFor(async () =>
      expect((await ask(`/jobs/${running}`)).body.state).toBe("reading"),
    );
    const stopped = parsing.fake.stopped;
    for (const id of [waiting, running]) {
      const reply = await ask(`/jobs/${id}`, { method: "DELETE" });
      expect([reply.status, reply.body.state]).toEqual([200, "cancelled"]);
    }
    await vi.waitFor(() => expect(parsing.fake.stopped).toBe(stopped + 1));
    release();
    const [next] = await submit(form({ "다.docx": "다" }));
    expect((await ended(next!)).state).toBe("done");
    for (const id of [waiting, running])
      expect((await ask(`/jobs/${id}`)).body).toMatchObject({ state: "cancelled" });
    const late = await ask(`/jobs/${next}`, { method: "DELETE" });
    expect([late.status, late.body.reason]).toEqual([409, "JOB_NOT_CANCELLABLE"]);
  });
});

test("a request sent again under its Idempotency-Key is taken once", async () => {
  const send = (text: string) =>
    post(form({ "가.docx": text }), "/jobs", { "idempotency-key": "k-1" });
  const [first, second] = [await send("가"), await send("가")];
  expect(second.body).toEqual(first.body);
  expect((await send("나")).body.reason).toBe("IDEMPOTENCY_KEY_REUSED");
});

test("usage and the rate count requests for jobs as any other", async () => {
  const limited = await startService({ keys: KEYS, rateLimit: 2 });
  const list = () => limited.call({ url: "/jobs", headers: headers() });
  expect([(await list()).statusCode, (await list()).statusCode]).toEqual([200, 200]);
  expect((await list()).statusCode).toBe(429);
  const usage = await limited.call({ url: "/usage", headers: headers("admin") });
  expect(usage.json().consumers.tax["/jobs"]).toMatchObject({ calls: 3, errors: 1 });
});

test("jobs wait out a restart", async () => {
  const folder = mkdtempSync(join(tmpdir(), "wonmun-restart-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const reads = new BothParsing();
  const open = async (jobSlots: number) =>
    openService({
      parsing: reads,
      keys: KEYS,
      jobSlots,
      jobStore: await FileJobStore.open(join(folder, "jobs")),
    });
  const before = await open(0);
  const url = "/jobs?tenant=tax&filename=a.docx";
  const sent = { ...headers(), "content-type": "application/octet-stream" };
  const taken = await before.call({ method: "POST", url, headers: sent, payload: "가" });
  const { id } = taken.json().jobs[0];
  const queued = await before.call({ url: `/jobs/${id}`, headers: headers() });
  expect(queued.json().state).toBe("queued");
  await before.close();
  const after = await open(1);
  onTestFinished(() => after.close());
  await vi.waitFor(async () => {
    const job = (await after.call({ url: `/jobs/${id}`, headers: headers() })).json();
    expect(job).toMatchObject({ state: "done", result: { filename: "a.docx" } });
  });
  expect(existsSync(join(after.corpus, "tax", "a.docx"))).toBe(true);
});

test("a listed host is told when a job ends", async () => {
  const got: unknown[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    got.push([request.headers["x-wonmun-signature"], JSON.parse(body)]);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const callbacks = { hosts: ["127.0.0.1"], secret: "s3cret" };
  const told = await startService({ parsing: new BothParsing(), keys: KEYS, callbacks });
  const callback = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const reply = await told.call({
    method: "POST",
    url: `/jobs?tenant=tax&filename=a.docx&callback_url=${encodeURIComponent(callback)}`,
    headers: { ...headers(), "content-type": "application/octet-stream" },
    payload: "가",
  });
  expect(reply.statusCode).toBe(202);
  const { id } = reply.json().jobs[0];
  await vi.waitFor(() => expect(got).toHaveLength(1), { timeout: 10_000 });
  expect(got[0]).toMatchObject([
    expect.stringMatching(/^t=\d+,v1=[0-9a-f]{64}$/),
    { id, state: "done", result: { stored: true } },
  ]);
  await vi.waitFor(async () => {
    const job = (await told.call({ url: `/jobs/${id}`, headers: headers() })).json();
    expect(job.callback).toMatchObject({ state: "delivered", tries: 1 });
  });
});
