import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { allowedCallback, CallbackSender, signature } from "./callback-sender.js";
import { type Job, newJob } from "./job.js";
import type { JobStore } from "./job-store.js";

const settings = { hosts: ["portal.internal", "127.0.0.1"], secret: "s3cret" };

test.each([
  ["https://portal.internal/done?x=1", "https://portal.internal/done?x=1"],
  ["http://PORTAL.internal.:8080/", "http://portal.internal.:8080/"],
])("%s is an address that may be told", (given, url) => {
  expect(allowedCallback(given, settings)).toBe(url);
});

test.each([
  "https://169.254.169.254/latest/meta-data",
  "https://portal.internal.evil.example/",
  "https://evil.example/?portal.internal",
  "https://portal.internal@evil.example/",
  "https://user:pass@portal.internal/",
  "file://portal.internal/etc/passwd",
  "gopher://portal.internal/",
  "//portal.internal/",
  "portal.internal",
])("%s is none", (url) => {
  expect(() => allowedCallback(url, settings)).toThrow(
    expect.objectContaining({ reason: "CALLBACK_NOT_ALLOWED" }),
  );
});

test("none is, where the operator lists no host, nor one of any length", () => {
  expect(() => allowedCallback(`https://portal.internal/${"a".repeat(2000)}`, settings)).toThrow();
  expect(() => allowedCallback("https://portal.internal/", null)).toThrow(
    expect.objectContaining({ reason: "CALLBACK_NOT_ALLOWED" }),
  );
});

/** A receiver that answers with the given statuses, one after another. */
async function receiver(statuses: number[]) {
  const got: { request: IncomingMessage; body: string }[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const piece of request) body += piece;
    got.push({ request, body });
    response.writeHead(statuses.shift() ?? 200, { location: "http://127.0.0.1:9/" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { got, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/done` };
}

/** The callbacks of one job, due as soon as its pause is over. */
function storeOf(job: Job) {
  let due = true;
  let { callback } = job;
  const states: string[] = [];
  const store = {
    takeCallback: async (pause: (tries: number) => number) => {
      if (!due || states.length > 0) return null;
      due = false;
      callback = { ...callback!, tries: callback!.tries + 1 };
      setTimeout(() => {
        due = true;
      }, pause(callback.tries));
      return { ...job, callback };
    },
    settleCallback: async (_job: Job, state: string) => void states.push(state),
  };
  return { store: store as unknown as JobStore, states };
}

function finishedJob(url: string): Job {
  const file = { path: "", bytes: 3, sha256: "00" };
  const task = { kind: "document" } as const;
  const request = { consumer: "tax", filename: "가.docx", task, callbackUrl: url };
  const job = newJob({ ...request, priority: "normal" }, file, Date.now());
  return { ...job, state: "done", finished: Date.now() };
}

test("a finished job is told, signed by the secret, after redirects and errors once more", async () => {
  const { got, url } = await receiver([500, 302, 204]);
  const job = finishedJob(url);
  const { store, states } = storeOf(job);
  const sender = new CallbackSender(store, settings, () => {}, [1, 1, 1]);
  sender.start();
  await vi.waitFor(() => expect(states).toEqual(["delivered"]), { timeout: 10_000 });
  await sender.stop();
  expect(got).toHaveLength(3);
  const { request, body } = got[2]!;
  expect(JSON.parse(body)).toMatchObject({ id: job.id, state: "done", filename: "가.docx" });
  const header = request.headers["x-wonmun-signature"] as string;
  const [, seconds] = /^t=(\d+),v1=[0-9a-f]{64}$/.exec(header)!;
  expect(Math.abs(Number(seconds) - Date.now() / 1000)).toBeLessThan(60);
  expect(header).toBe(signature("s3cret", Number(seconds), body));
  expect(header).not.toBe(signature("other", Number(seconds), body));
});

test("a receiver that never takes it is given up", async () => {
  const { got, url } = await receiver([500, 500, 500, 500]);
  const { store, states } = storeOf(finishedJob(url));
  const sender = new CallbackSender(store, settings, () => {}, [1, 1]);
  sender.start();
  await vi.waitFor(() => expect(states).toEqual(["given_up"]), { timeout: 10_000 });
  await sender.stop();
  expect(got).toHaveLength(3);
});
