/** Which Host headers a service without keys accepts, and which address counts as the client's behind proxies. */
import { request as send } from "node:http";
import { connect } from "node:net";
import { describe, expect, test } from "vitest";
import { startService, type TestService } from "./service.js";

const RAW = { "content-type": "application/octet-stream", "x-filename": "a.hwp" };

describe("a service without keys", () => {
  test("refuses a page that was rebound to this machine, whatever it calls", async () => {
    const service = await startService({ folders: ["demo"] });
    const rebound = { host: "evil.test", origin: "http://evil.test" };
    const initialize = {
      jsonrpc: "2.0",
      id: 1,
      method: "initialize",
      params: {
        protocolVersion: "2025-06-18",
        capabilities: {},
        clientInfo: { name: "t", version: "1" },
      },
    };
    const calls = [
      { url: "/search", payload: { tenant: "demo", query: "여비" } },
      { url: "/mcp", payload: initialize },
    ];
    for (const call of calls) {
      const accept = "application/json, text/event-stream";
      const headers = { "content-type": "application/json", accept };
      const own = await service.call({ ...call, method: "POST", headers });
      expect([call.url, own.statusCode]).toEqual([call.url, 200]);
      const other = await service.call({
        ...call,
        method: "POST",
        headers: { ...headers, ...rebound },
      });
      expect([other.statusCode, other.json().reason]).toEqual([421, "HOST_NOT_ALLOWED"]);
      expect(other.json().field).toBe("Host");
    }
    const { endpoints } = (await service.call({ url: "/health" })).json();
    expect(endpoints.length).toBeGreaterThan(15);
    for (const endpoint of [...endpoints, "GET /nope", "OPTIONS /search", "HEAD /health"]) {
      const [method, path] = endpoint.split(" ");
      const url = path.replace("{name}", "api").replace(/\{\w+\}/g, "x");
      const response = await service.call({ method, url, headers: rebound });
      expect([endpoint, response.statusCode]).toEqual([endpoint, 421]);
    }
  });

  test.each([
    ["localhost", 200],
    ["LOCALHOST:8080", 200],
    ["localhost.:8080", 200],
    ["127.0.0.1:8080", 200],
    ["127.9.9.9", 200],
    ["[::1]", 200],
    ["[::1]:8080", 200],
    ["docs.internal", 200],
    ["Docs.Internal.:80", 200],
    ["docs.internal.evil.test", 421],
    ["evil.test", 421],
    ["localhost.evil.test", 421],
    ["127.0.0.1.evil.test", 421],
    ["evil.test:80#localhost", 421],
    ["0.0.0.0:8080", 421],
    ["192.168.0.7", 421],
    ["[::]", 421],
  ])("Host: %s gives %i", async (host, status) => {
    const service = await startService({ allowedHosts: ["docs.internal"] });
    expect((await service.call({ url: "/health", headers: { host } })).statusCode).toBe(status);
  });

  test("takes no other header for the host, also behind a proxy", async () => {
    const service = await startService({ trustedProxies: 1 });
    const call = async (headers: Record<string, string>) =>
      (await service.call({ url: "/health", headers })).statusCode;
    expect(await call({ host: "evil.test", "x-forwarded-host": "localhost" })).toBe(421);
    expect(await call({ host: "localhost", "x-forwarded-host": "evil.test" })).toBe(200);
  });

  test("refuses a request that names no host", async () => {
    const service = await startService();
    const { port } = new URL(await service.listen());
    const socket = connect(Number(port), "127.0.0.1").end("GET /health HTTP/1.0\r\n\r\n");
    let answer = "";
    for await (const piece of socket.setEncoding("utf8")) answer += piece;
    expect(answer).toMatch(/^HTTP\/1\.1 421 /);
  });

  test("refuses before it reads a body", async () => {
    const service = await startService();
    const address = await service.listen();
    const headers = { ...RAW, host: "evil.test", "content-length": 50_000_000 };
    const status = await new Promise((resolve, reject) => {
      const request = send(`${address}/parse`, { method: "POST", headers });
      request.on("response", (response) => resolve(response.statusCode));
      request.on("error", reject);
      request.flushHeaders();
    });
    expect(status).toBe(421);
    expect(service.spooled()).toEqual([]);
  });
});

test("with keys every host is answered, for keys are what admits", async () => {
  const service = await startService({ keys: { apiKey: "admin-key" } });
  const headers = { host: "docs.example", "x-api-key": "admin-key" };
  expect((await service.call({ url: "/usage", headers })).statusCode).toBe(200);
  expect((await service.call({ url: "/health", headers: { host: "x.test" } })).statusCode).toBe(
    200,
  );
});

describe("the client's address", () => {
  /** The contract's tries an hour and address. */
  const TRIES = 20;
  const tryOnce = async (service: TestService, forwarded?: string, from = "10.0.0.1") => {
    const response = await service.call({
      method: "POST",
      url: "/try/parse",
      remoteAddress: from,
      headers: { ...RAW, ...(forwarded !== undefined && { "x-forwarded-for": forwarded }) },
      payload: "x",
    });
    return response.statusCode;
  };
  /** What the try after the last one allowed is answered, each with the header that `forged` gives. */
  const oneTooMany = async (service: TestService, forged: (n: number) => string) => {
    for (let n = 0; n < TRIES; n++) expect(await tryOnce(service, forged(n))).toBe(200);
    return tryOnce(service, forged(TRIES));
  };

  test("is the connection's where no proxy is trusted", async () => {
    const service = await startService();
    expect(await oneTooMany(service, (n) => `203.0.113.${n}`)).toBe(429);
    expect(await tryOnce(service, undefined, "10.0.0.2")).toBe(200);
  });

  test("is what the one trusted proxy added; what stood there before is the client's word", async () => {
    const service = await startService({ trustedProxies: 1 });
    expect(await oneTooMany(service, (n) => `203.0.113.${n}, 198.51.100.7`)).toBe(429);
    expect(await oneTooMany(service, (n) => `203.0.113.${n},, ,198.51.100.9`)).toBe(429);
    expect(await tryOnce(service, "198.51.100.7, 198.51.100.8")).toBe(200);
    // Without the header it is the proxy that asks.
    expect(await tryOnce(service)).toBe(200);
  });

  test("is the second from the right behind two", async () => {
    const service = await startService({ trustedProxies: 2 });
    const forged = (n: number) => `203.0.113.${n}, 198.51.100.7, 10.0.0.${n}`;
    expect(await oneTooMany(service, forged)).toBe(429);
    expect(await tryOnce(service, "198.51.100.7, 198.51.100.8, 10.0.0.3")).toBe(200);
  });
});
