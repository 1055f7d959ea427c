/** Retries, pauses, aborting and addresses of the client, without a service. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WonmunClient } from "./index.js";

const refusal = (status: number, headers: Record<string, string> = {}, reason = "PARSERS_BUSY") =>
  new Response(JSON.stringify({ status, reason, message: "가득 참 / full", request_id: "r" }), {
    status,
    headers,
  });
const success = () => Response.json({ hits: [] });

/** Answers in turn, and keeps when each was asked and with what. */
function answering(...answers: (() => Response)[]) {
  const asked: { at: number; url: string; init: RequestInit }[] = [];
  const fetch = vi.fn(async (url: string | URL | Request, init?: RequestInit) => {
    asked.push({ at: Date.now(), url: String(url), init: init! });
    return (answers[asked.length - 1] ?? answers.at(-1)!)();
  });
  return { asked, client: new WonmunClient({ url: "http://service", fetch }) };
}

const ask = { tenant: "a", query: "b" };
beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

describe("a refusal that passes", () => {
  it("is waited for as long as Retry-After says, in seconds or as a date", async () => {
    const date = new Date(12_000).toUTCString();
    const { asked, client } = answering(
      () => refusal(503, { "retry-after": "5" }),
      () => refusal(429, { "retry-after": date }, "RATE_LIMITED"),
      success,
    );
    const found = client.search(ask);
    await vi.runAllTimersAsync();
    expect(await found).toEqual({ hits: [] });
    expect(asked.map(({ at }) => at)).toEqual([0, 5000, 12_000]);
  });

  it("is waited for twice as long each time where nothing is said, three times at most", async () => {
    const { asked, client } = answering(() => refusal(503));
    const failed = client.search(ask).catch(({ reason }) => reason);
    await vi.runAllTimersAsync();
    expect(await failed).toBe("PARSERS_BUSY");
    const pauses = asked.slice(1).map(({ at }, index) => at - asked[index]!.at);
    expect(pauses.length).toBe(3);
    for (const [index, pause] of pauses.entries()) {
      expect(pause).toBeGreaterThanOrEqual(250 * 2 ** index);
      expect(pause).toBeLessThanOrEqual(500 * 2 ** index);
    }
  });

  it("is thrown at once where the wait is longer than allowed, or a stream was sent", async () => {
    const { asked, client } = answering(() => refusal(429, { "retry-after": "3600" }));
    await expect(client.search(ask)).rejects.toMatchObject({ status: 429 });
    const busy = answering(() => refusal(503, { "retry-after": "1" }));
    const data = new Blob(["x"]).stream();
    await expect(busy.client.parse({ filename: "a", data })).rejects.toMatchObject({ status: 503 });
    expect([asked.length, busy.asked.length]).toEqual([1, 1]);
  });

  it.each([
    [400, "INVALID_REQUEST"],
    [500, "INTERNAL"],
    [503, "FEEDBACK_NOT_CONFIGURED"],
  ])("is not %i %s", async (status, reason) => {
    const { asked, client } = answering(() => refusal(status, {}, reason));
    await expect(client.search(ask)).rejects.toMatchObject({ status, reason });
    expect(asked.length).toBe(1);
  });
});

it("stops waiting when it is aborted, with the signal's reason", async () => {
  const { asked, client } = answering(() => refusal(503, { "retry-after": "5" }), success);
  const abort = new AbortController();
  const stopped = client.search(ask, { signal: abort.signal }).catch((error) => error);
  await vi.advanceTimersByTimeAsync(1000);
  abort.abort(new Error("enough"));
  expect((await stopped).message).toBe("enough");
  await vi.runAllTimersAsync();
  expect(asked.length).toBe(1);
  expect(asked[0]!.init.signal).toBe(abort.signal);
});

it("sends a file's name and password percent-encoded", async () => {
  const { asked, client } = answering(success);
  const data = new Uint8Array([1]);
  await client.parse({ filename: "잠긴 파일.pdf", data, password: "비밀 1" });
  await client.parse({ filename: "a.pdf", data });
  const [locked, open] = asked.map(({ init }) => init.headers as Record<string, string>);
  expect(locked).toMatchObject({
    "x-filename": encodeURIComponent("잠긴 파일.pdf"),
    "x-password": encodeURIComponent("비밀 1"),
  });
  expect(open).not.toHaveProperty("x-password");
});

it("keeps the path of the service's address, and leaves out what is not given", async () => {
  const { asked } = answering(success);
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    asked.push({ at: 0, url: String(url), init: init! });
    return success();
  };
  const client = new WonmunClient({ url: "https://gov.example/wonmun", key: "k", fetch });
  await client.documents({ tenant: "세무" });
  expect(asked[0]!.url).toBe(
    `https://gov.example/wonmun/documents?tenant=${encodeURIComponent("세무")}`,
  );
  expect(asked[0]!.init.headers).toMatchObject({ authorization: "Bearer k" });
});
