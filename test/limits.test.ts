/** Limits: requests per minute, parallel parses, and upload size, refused early and late. */
import { once } from "node:events";
import { type ClientRequest, type IncomingMessage, request as send } from "node:http";
import { connect } from "node:net";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import type { ParseRequest, ParseResult } from "../src/parsing/parsing.js";
import { ResultBody } from "../src/parsing/result-body.js";
import { FakeParsing, startService, type TestService } from "./service.js";

const KEYS = { apiKey: "admin-key", apiKeys: '{"tax":"tax-key"}' };
const RAW = { "content-type": "application/octet-stream", "x-filename": "a.hwp" };

/** Opens a POST to the service without ending it. */
function post(address: string, path: string, headers: Record<string, string | number>) {
  return send(address + path, { method: "POST", headers: { ...RAW, ...headers } });
}

async function answerOf(service: TestService, path: string, request: ClientRequest) {
  const [response] = (await once(request, "response")) as [IncomingMessage];
  let body = "";
  for await (const piece of response.setEncoding("utf8")) body += piece;
  const status = response.statusCode!;
  service.validate({ method: "POST", path }, { status, headers: response.headers, body });
  return { status, headers: response.headers, body: JSON.parse(body) };
}

/** Waits for what another process or the other end of a connection brings about. */
async function eventually(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

describe("requests per minute", () => {
  test("are counted by consumer over a sliding window, open routes left out", async () => {
    let now = 0;
    const service = await startService({ keys: KEYS, rateLimit: 2, now: () => now });
    const call = async (key: string) => {
      const response = await service.call({ url: "/usage", headers: { "x-api-key": key } });
      return [response.statusCode, response.headers["retry-after"]];
    };
    expect(await call("tax-key")).toEqual([200, undefined]);
    now = 30_000;
    for (let count = 0; count < 5; count++) {
      expect((await service.call({ url: "/health" })).statusCode).toBe(200);
    }
    expect(await call("tax-key")).toEqual([200, undefined]);
    expect(await call("tax-key")).toEqual([429, "30"]);
    expect(await call("admin-key")).toEqual([200, undefined]);
    now = 60_000;
    expect(await call("tax-key")).toEqual([200, undefined]);
    expect(await call("tax-key")).toEqual([429, "30"]);
    const health = (await service.call({ url: "/health" })).json();
    expect(health.limits.rate_limit).toBe(2);
  });
});

describe("parallel parses", () => {
  test("beyond the limit are refused at once, and health says how many run", async () => {
    const parsing = new FakeParsing();
    const service = await startService({ parsing, maxParallel: 2 });
    const release = parsing.hold();
    const parse = (url: string) =>
      service.call({ method: "POST", url: `${url}?filename=a.hwp`, payload: "x" });
    const running = [parse("/parse"), parse("/chunk")];
    await eventually(() => parsing.inFlight === 2);
    const refused = await parse("/parse");
    expect([refused.statusCode, refused.json().reason]).toEqual([503, "PARSERS_BUSY"]);
    expect(refused.headers["retry-after"]).toBe("5");
    expect((await service.call({ url: "/health" })).json().limits).toEqual({
      rate_limit: null,
      max_parallel: 2,
      parsing_now: 2,
    });
    release();
    expect((await Promise.all(running)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect((await parse("/parse")).statusCode).toBe(200);
    expect(service.spooled()).toEqual([]);
  });

  test("are refused before the body is received", async () => {
    const parsing = new FakeParsing();
    const service = await startService({ parsing, maxParallel: 1 });
    const address = await service.listen();
    const release = parsing.hold();
    const running = post(address, "/parse", {}).end("x");
    await eventually(() => parsing.inFlight === 1);
    const waiting = post(address, "/parse", { "content-length": 1000 });
    waiting.flushHeaders();
    expect((await answerOf(service, "/parse", waiting)).body.reason).toBe("PARSERS_BUSY");
    waiting.destroy();
    release();
    expect((await answerOf(service, "/parse", running)).status).toBe(200);
  });
});

describe("files of jobs that are unlocked as they arrive", () => {
  const locked = { ...RAW, "x-password": "1234" };

  test("count as parallel parses, and people go before them", async () => {
    const parsing = new FakeParsing();
    const service = await startService({ parsing, maxParallel: 1 });
    const release = parsing.hold();
    const submit = (headers: Record<string, string>) =>
      service.call({ method: "POST", url: "/jobs", headers, payload: "x" });
    const first = submit(locked);
    await eventually(() => parsing.inFlight === 1);
    expect(parsing.seen[0]).toMatchObject({ want: { kind: "unlocked" }, bulk: true });
    const refused = await submit(locked);
    expect([refused.statusCode, refused.json().reason]).toEqual([503, "PARSERS_BUSY"]);
    expect((await submit(RAW)).statusCode).toBe(202);
    release();
    expect((await first).statusCode).toBe(202);
  });

  test("may be larger than an upload when they are open, up to a limit of their own", async () => {
    const limit = 1000;
    class Opening extends FakeParsing {
      opened = 0;
      override async read(request: ParseRequest): Promise<ParseResult> {
        const result = await super.read(request);
        if (request.want.kind !== "unlocked") return result;
        return { ...result, body: ResultBody.ofBuffer(Buffer.alloc(this.opened, 1)) };
      }
    }
    const parsing = new Opening();
    const service = await startService({ parsing, maxUpload: limit });
    const unlockedFrom = async (opened: number) => {
      parsing.opened = opened;
      const sent = await service.call({
        ...{ method: "POST", url: "/jobs", headers: locked, payload: `x${opened}` },
      });
      const { id } = sent.json().jobs[0];
      return (await service.call({ url: `/jobs/${id}` })).json().unlocked_from;
    };
    expect(await unlockedFrom(4 * limit)).toMatch(/^sha256:/);
    expect(await unlockedFrom(4 * limit + 1)).toBeUndefined();
    expect(service.spooled().filter((path) => !path.includes("jobs"))).toEqual([]);
  });
});

describe("the size of an upload", () => {
  const LIMIT = 100_000;

  test("the limit itself is allowed, raw and as base64", async () => {
    const service = await startService({ maxUpload: LIMIT });
    const bytes = Buffer.alloc(LIMIT, 7);
    const raw = await service.call({ method: "POST", url: "/parse?filename=a", payload: bytes });
    expect(raw.json().source.bytes).toBe(LIMIT);
    const payload = { filename: "a", data_base64: bytes.toString("base64") };
    const json = await service.call({ method: "POST", url: "/parse", payload });
    expect(json.json().source.bytes).toBe(LIMIT);
  });

  test("one byte more is refused, raw and as base64", async () => {
    const service = await startService({ maxUpload: LIMIT });
    const bytes = Buffer.alloc(LIMIT + 1, 7);
    const raw = await service.call({ method: "POST", url: "/parse?filename=a", payload: bytes });
    expect([raw.statusCode, raw.json().reason]).toEqual([413, "TOO_LARGE"]);
    const payload = { filename: "a", data_base64: bytes.toString("base64") };
    const json = await service.call({ method: "POST", url: "/parse", payload });
    expect([json.statusCode, json.json().reason]).toEqual([413, "TOO_LARGE"]);
    expect(service.spooled()).toEqual([]);
  });

  test("too much by Content-Length is refused before a byte is sent", async () => {
    const service = await startService({ maxUpload: LIMIT });
    const address = await service.listen();
    for (const type of ["application/octet-stream", "application/json"]) {
      const request = post(address, "/parse", {
        "content-type": type,
        "content-length": 3 * LIMIT,
      });
      request.flushHeaders();
      const answer = await answerOf(service, "/parse", request);
      expect([answer.status, answer.body.reason]).toEqual([413, "TOO_LARGE"]);
      request.destroy();
    }
  });

  test("too much without a Content-Length is refused while it streams", async () => {
    const service = await startService({ maxUpload: LIMIT });
    const address = await service.listen();
    const request = post(address, "/chunk", { "transfer-encoding": "chunked" });
    request.on("error", () => {});
    const answered = answerOf(service, "/chunk", request);
    for (let sent = 0; sent <= LIMIT; sent += 10_000) request.write(Buffer.alloc(10_000));
    const answer = await answered;
    expect([answer.status, answer.body.reason]).toEqual([413, "TOO_LARGE"]);
    request.destroy();
    await eventually(() => service.spooled().length === 0);
  });

  test("a body that is announced first is asked for only once its sender is admitted", async () => {
    const service = await startService({ keys: KEYS, maxUpload: LIMIT });
    const address = await service.listen();
    const announce = (headers: Record<string, string | number>) => {
      const request = post(address, "/parse", { expect: "100-continue", ...headers });
      let asked = false;
      request.on("continue", () => {
        asked = true;
        request.end("x");
      });
      request.flushHeaders();
      return { request, wasAsked: () => asked };
    };
    const stranger = announce({ "content-length": 1 });
    expect((await answerOf(service, "/parse", stranger.request)).body.reason).toBe("KEY_REQUIRED");
    expect(stranger.wasAsked()).toBe(false);
    stranger.request.destroy();
    const known = announce({ "content-length": 1, "x-api-key": "tax-key" });
    expect((await answerOf(service, "/parse", known.request)).status).toBe(200);
    expect(known.wasAsked()).toBe(true);
  });
});

describe("a client that goes away", () => {
  test("in the middle of its upload leaves nothing behind", async () => {
    const parsing = new FakeParsing();
    const service = await startService({ parsing, keys: KEYS });
    const address = await service.listen();
    const request = post(address, "/parse", { "content-length": 1000, "x-api-key": "tax-key" });
    request.on("error", () => {});
    request.write("some");
    await eventually(() => service.spooled().length === 1);
    request.destroy();
    await eventually(() => service.spooled().length === 0);
    expect(parsing.seen).toEqual([]);
    const usage = await service.call({ url: "/usage", headers: { "x-api-key": "tax-key" } });
    expect(usage.json().consumers.tax["/parse"]).toMatchObject({
      calls: 1,
      errors: 1,
      bytes_in: 4,
    });
  });

  test("in the middle of the parse leaves nothing behind", async () => {
    const parsing = new FakeParsing();
    const service = await startService({ parsing });
    const address = await service.listen();
    const release = parsing.hold();
    const request = post(address, "/parse", {});
    request.on("error", () => {});
    request.end("x");
    await eventually(() => parsing.inFlight === 1);
    request.destroy();
    release();
    await eventually(() => service.spooled().length === 0);
    expect((await service.call({ url: "/health" })).statusCode).toBe(200);
  });
});

test("what is no HTTP is answered with the error body too", async () => {
  const service = await startService();
  const { port } = new URL(await service.listen());
  const socket = connect(Number(port), "127.0.0.1");
  socket.end("nonsense\r\n\r\n");
  let answer = "";
  for await (const piece of socket.setEncoding("utf8")) answer += piece;
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 400 /);
  const id = /x-request-id: (\S+)/i.exec(head)?.[1];
  expect(JSON.parse(body)).toMatchObject({
    status: 400,
    reason: "INVALID_REQUEST",
    request_id: id,
  });
});

test("a stop takes no new connections and finishes what is in flight", async () => {
  const parsing = new FakeParsing();
  const service = await startService({ parsing });
  const address = await service.listen();
  const release = parsing.hold();
  const request = post(address, "/parse", {}).end("last words");
  const answered = answerOf(service, "/parse", request);
  await eventually(() => parsing.inFlight === 1);
  const closed = service.server.close();
  await eventually(() => !service.server.server.listening);
  const [error] = await once(post(address, "/parse", {}).end("x"), "error").catch((e) => [e]);
  expect(error).toMatchObject({ code: "ECONNREFUSED" });
  release();
  const answer = await answered;
  expect([answer.status, answer.body.source.bytes]).toEqual([200, 10]);
  expect(answer.headers.connection).toBe("close");
  await closed;
});

describe("a client that leaves before its answer", () => {
  test("has its parse stopped, and stands in usage, metrics and log as 499", async () => {
    const parsing = new FakeParsing();
    const lines: string[] = [];
    const logger = pino({ level: "info" }, { write: (line: string) => void lines.push(line) });
    const service = await startService({ parsing, logger, keys: KEYS, maxParallel: 1 });
    const address = await service.listen();
    const headers = { "x-api-key": "admin-key" };
    parsing.hold();
    const request = post(address, "/parse", headers);
    request.on("error", () => {});
    request.end("x");
    await eventually(() => parsing.inFlight === 1);
    request.destroy();
    await eventually(() => parsing.stopped === 1);
    await eventually(() => service.spooled().length === 0);
    const usage = (await service.call({ url: "/usage", headers })).json();
    expect(usage.consumers.default["/parse"]).toMatchObject({ calls: 1, errors: 1, bytes_in: 1 });
    const metrics = (await service.call({ url: "/metrics", headers })).body;
    expect(metrics).toMatch(/request_seconds_count\{[^}]*"\/parse"[^}]*status="499"\} 1/);
    const logged = lines.map((line) => JSON.parse(line)).filter(({ status }) => status === 499);
    expect(logged).toMatchObject([{ route: "/parse", consumer: "default", level: 30 }]);
    expect(lines.filter((line) => line.includes("internal error"))).toEqual([]);
  });
});

describe("an answer that its client does not take", () => {
  test("lies on disk, holds its slot, and frees it when the client leaves", async () => {
    const parsing = new LargeParsing();
    const service = await startService({ parsing, maxParallel: 1 });
    const address = await service.listen();
    const request = post(address, "/parse", {});
    request.on("error", () => {});
    request.end("x");
    const [response] = (await once(request, "response")) as [IncomingMessage];
    response.pause();
    expect(Number(response.headers["content-length"])).toBeGreaterThan(LargeParsing.SIZE);
    const before = process.memoryUsage().arrayBuffers;
    expect(before).toBeLessThan(LargeParsing.SIZE);
    const refused = post(address, "/parse", {});
    refused.end("x");
    expect((await answerOf(service, "/parse", refused)).status).toBe(503);
    response.destroy();
    await eventually(() => parsing.inFlight === 0);
    const again = async () => {
      const next = post(address, "/parse", {});
      next.end("x");
      const [taken] = (await once(next, "response")) as [IncomingMessage];
      let bytes = 0;
      for await (const piece of taken) bytes += piece.length;
      return [taken.statusCode, bytes > LargeParsing.SIZE || bytes];
    };
    await expect.poll(again, { timeout: 20_000 }).toEqual([200, true]);
  });
});

/** Gives a Document of 64 MiB for any file. */
class LargeParsing extends FakeParsing {
  static readonly SIZE = 64 * 1024 * 1024;

  override async read(request: ParseRequest): Promise<ParseResult> {
    const { summary, body } = await super.read(request);
    const padding = Buffer.alloc(1024 * 1024, " ");
    const pieces = [await body.bytes(), ...Array.from({ length: 64 }, () => padding)];
    return { summary, body: await ResultBody.of(pieces) };
  }
}
