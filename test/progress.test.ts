/** Progress before the result: server-sent events and JSON lines of /parse, /chunk and /try/parse. */
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { FakeParsing, openService, type TestService } from "./service.js";

let service: TestService;
let address: string;
const parsing = new FakeParsing();

beforeAll(async () => {
  service = await openService({ parsing });
  address = await service.listen();
});
afterAll(() => service.close());

const post = (path: string, accept: string) =>
  fetch(`${address}${path}filename=a.docx`, {
    method: "POST",
    headers: { accept, "content-type": "application/octet-stream", "accept-encoding": "gzip" },
    body: "hello",
  });
const lines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));

describe("a client that asks for progress", () => {
  test.each([
    ["/parse?", "source"],
    ["/chunk?", "chunks"],
    ["/try/parse?", "summary"],
  ])("gets it before the result of %s, as JSON lines", async (path, member) => {
    const reply = await post(path, "application/x-ndjson");
    expect(reply.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
    expect(reply.headers.get("content-encoding")).toBeNull();
    const events = lines(await reply.text());
    expect(events[0]).toEqual({ event: "progress", data: { phase: "queued" } });
    expect(events.at(-1).event).toBe("result");
    expect(Object.keys(events.at(-1).data)).toContain(member);
  });

  test("gets the same as server-sent events, each page while the rest is still read", async () => {
    const release = parsing.hold();
    const reply = await post("/parse?", "text/event-stream");
    const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
    let text = "";
    const until = async (wanted: string) => {
      while (!text.includes(wanted)) text += (await reader.read()).value ?? expect.fail(text);
    };
    await until('"queued"');
    const { started, progress } = parsing.seen.at(-1)!;
    started!();
    progress!({ page: 3, done: 1, total: 8, outcome: "read" });
    await until(
      'event: progress\ndata: {"phase":"recognising","pages_done":1,"pages":8,"page":3}\n\n',
    );
    expect(text).toContain('data: {"phase":"reading"}');
    release();
    await until("event: result\ndata: {");
    // To the end: a reply that is not taken is waited for.
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      text += value;
    }
    expect(text).toMatch(/\}\n\n$/);
  });

  test("is refused as everybody is, before anything was sent", async () => {
    const reply = await fetch(`${address}/parse`, {
      method: "POST",
      headers: { accept: "text/event-stream", "content-type": "application/octet-stream" },
      body: "x",
    });
    expect([reply.status, ((await reply.json()) as { reason: string }).reason]).toEqual([
      400,
      "NAME_REQUIRED",
    ]);
  });

  test("stops the reading by leaving", async () => {
    const release = parsing.hold();
    const stopped = parsing.stopped;
    const headers = { accept: "application/x-ndjson", "content-type": "application/octet-stream" };
    const leaving = request(`${address}/chunk?filename=a.docx`, { method: "POST", headers });
    leaving.on("error", () => {}).end("hello");
    const [reply] = (await once(leaving, "response")) as [IncomingMessage];
    await once(reply, "data");
    leaving.destroy();
    await expect.poll(() => parsing.stopped).toBe(stopped + 1);
    release();
  });
});

test("what goes wrong after the first event is the last one", async () => {
  const failing = new FakeParsing();
  failing.read = async ({ started }) => {
    started?.();
    throw new Error("broken");
  };
  const other = await openService({ parsing: failing });
  const own = await other.listen();
  const reply = await fetch(`${own}/parse?filename=a.docx`, {
    method: "POST",
    headers: { accept: "application/x-ndjson", "content-type": "application/octet-stream" },
    body: "x",
  });
  const events = lines(await reply.text());
  expect(events.map(({ event }) => event)).toEqual(["progress", "progress", "error"]);
  expect(events.at(-1).data).toMatchObject({ status: 500, reason: "INTERNAL" });
  await other.close();
});
