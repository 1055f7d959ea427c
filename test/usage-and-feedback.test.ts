/** Usage reports for operators and consumers, and feedback on wrong results. */
import { appendFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { startService, type TestService } from "./service.js";

const KEYS = { apiKey: "admin-key", apiKeys: '{"tax":"tax-key","welfare":"welfare-key"}' };
const as = (key: string) => ({ "x-api-key": key });

describe("usage", () => {
  test("is counted by consumer and route; a service key sees its own", async () => {
    const service = await startService({ keys: KEYS });
    const parse = (key: string, payload: string, name = "a.hwp") =>
      service.call({
        method: "POST",
        url: `/parse?filename=${name}`,
        headers: as(key),
        payload,
      });
    await parse("tax-key", "12345");
    await parse("tax-key", "123", "");
    await parse("welfare-key", "1234567");
    await parse("wrong-key", "123");
    await service.call({ url: "/health" });
    await service.call({ url: "/nope", headers: as("tax-key") });

    const own = (await service.call({ url: "/usage", headers: as("tax-key") })).json();
    expect(own.consumers).toEqual({
      tax: { "/parse": { calls: 2, errors: 1, bytes_in: 5, ms: expect.any(Number) } },
    });
    const all = (await service.call({ url: "/usage", headers: as("admin-key") })).json().consumers;
    expect(Object.keys(all).sort()).toEqual(["tax", "unknown", "welfare"]);
    expect(all.unknown["/parse"]).toMatchObject({ calls: 1, errors: 1, bytes_in: 0 });
    expect(all.welfare["/parse"]).toMatchObject({ calls: 1, errors: 0, bytes_in: 7 });
    expect(all.tax["/usage"]).toMatchObject({ calls: 1, errors: 0 });
  });

  test("goes to the log one line per request, without names or content", async () => {
    const probe = await startService();
    const log = join(probe.directory, "usage.jsonl");
    const service = await startService({ keys: KEYS, usageLog: log, now: () => 1_700_000_000_000 });
    await service.call({
      method: "POST",
      url: "/chunk?filename=secret-name.hwp",
      headers: as("tax-key"),
      payload: "secret content",
    });
    await service.call({ method: "POST", url: "/parse", payload: "x" });
    await service.call({ url: "/health" });
    await service.call({ url: "/secret-path" });
    await service.server.close();
    const lines = readFileSync(log, "utf8").trimEnd().split("\n");
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        at: "2023-11-14T22:13:20.000Z",
        consumer: "tax",
        method: "POST",
        route: "/chunk",
        status: 200,
        bytes_in: 14,
        ms: expect.any(Number),
      },
      expect.objectContaining({ consumer: "unknown", route: "/parse", status: 401, bytes_in: 0 }),
      expect.objectContaining({ consumer: null, route: "/health", status: 200 }),
      expect.objectContaining({ route: null, status: 404 }),
    ]);
    expect(lines.join()).not.toContain("secret");
  });
});

describe("feedback", () => {
  const report = (service: TestService, key: string, payload: object) =>
    service.call({ method: "POST", url: "/feedback", headers: as(key), payload });
  const list = async (service: TestService, key: string, query = "") =>
    (await service.call({ url: `/feedback${query}`, headers: as(key) })).json();

  test("has to be given a place", async () => {
    const service = await startService({ keys: KEYS });
    const sent = await report(service, "tax-key", { kind: "missing", doc_id: "x" });
    const listed = await service.call({ url: "/feedback", headers: as("tax-key") });
    for (const response of [sent, listed]) {
      expect([response.statusCode, response.json().reason]).toEqual([
        503,
        "FEEDBACK_NOT_CONFIGURED",
      ]);
    }
  });

  test("is recorded with its sender and listed newest first, each key its own", async () => {
    const probe = await startService();
    const feedbackLog = join(probe.directory, "feedback.jsonl");
    let now = Date.UTC(2024, 0, 1);
    const service = await startService({ keys: KEYS, feedbackLog, now: () => now++ });
    expect(await list(service, "tax-key")).toEqual({ total: 0, items: [] });
    const first = await report(service, "tax-key", {
      kind: "wrong_value",
      doc_id: "sha256:00",
      field: "structure.title",
      expected: "가".repeat(2000),
    });
    expect(first.statusCode).toBe(201);
    expect(first.json()).toEqual({ recorded: true, id: expect.any(String) });
    appendFileSync(feedbackLog, '{"id":"cut sh\n');
    await report(service, "welfare-key", { kind: "unreadable", filename: "나.hwp" });
    const last = await report(service, "tax-key", {
      kind: "other",
      filename: "a",
      tenant: "tax-1",
    });

    const own = await list(service, "tax-key");
    expect(own.total).toBe(2);
    expect(own.items.map(({ id }: { id: string }) => id)).toEqual([
      last.json().id,
      first.json().id,
    ]);
    expect(own.items[0]).toEqual({
      id: last.json().id,
      at: expect.stringMatching(/^2024-01-01T00:00:00/),
      consumer: "tax",
      kind: "other",
      doc_id: null,
      filename: "a",
      tenant: "tax-1",
      field: null,
      expected: null,
      note: null,
    });
    expect((await list(service, "admin-key")).total).toBe(3);
    const clipped = await list(service, "admin-key", "?limit=1");
    expect([clipped.total, clipped.items.length]).toEqual([3, 1]);
    expect(clipped.items[0].id).toBe(last.json().id);
    expect((await list(service, "admin-key", "?limit=9999")).items.length).toBe(3);
  });
});
