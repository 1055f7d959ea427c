import { writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openService } from "../../test/service.js";
import { TextParsing } from "../../test/text-parsing.js";
import { gatewayReranker } from "./rerank.js";

/** Answers `/v1/rerank` by what the test says. */
let server: Server;
let answer: (documents: string[]) => { status?: number; body: unknown; afterMs?: number };
const seen: { url: string; key: string | undefined; model: string; query: string }[] = [];
let baseUrl: URL;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let text = "";
    for await (const part of request) text += part;
    const { model, query, documents } = JSON.parse(text);
    seen.push({ url: request.url!, key: request.headers.authorization, model, query });
    const { status = 200, body, afterMs = 0 } = answer(documents);
    setTimeout(() => {
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify(body));
    }, afterMs);
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  baseUrl = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const inOrder = (...places: number[]) => ({
  results: places.map((index, rank) => ({ index, relevance_score: 1 - rank / 10 })),
});
const told: string[] = [];
const reranker = (budget?: number) =>
  gatewayReranker(
    { baseUrl, apiKey: "secret-key" },
    "judge",
    (what, error) => told.push(`${what}: ${(error as Error).message}`),
    budget,
  );

describe("a reranking model", () => {
  it("gives the order of all texts, asked with the gateway's key", async () => {
    answer = () => ({ body: inOrder(2, 0, 1) });
    expect(await reranker()("질문", ["가", "나", "다"])).toEqual([2, 0, 1]);
    expect(seen.at(-1)).toEqual({
      url: "/v1/rerank",
      key: "Bearer secret-key",
      model: "judge",
      query: "질문",
    });
    const asked = seen.length;
    expect(await reranker()("질문", ["가"])).toEqual([0]);
    expect(seen).toHaveLength(asked);
  });

  it.each([
    ["some texts only", { body: inOrder(1) }, /no order/],
    ["a text twice", { body: inOrder(1, 1) }, /no order/],
    ["a text that was not sent", { body: inOrder(0, 7) }, /no order/],
    ["no scores", { body: { results: [{ index: 0 }, { index: 1 }] } }, /no order/],
    ["something else", { body: ["가"] }, /no order/],
    ["an error", { status: 500, body: {} }, /HTTP 500/],
    ["nothing in time", { body: inOrder(0, 1), afterMs: 500 }, /TimeoutError/],
  ])("leaves the order alone where it gives %s, and says why", async (_what, reply, why) => {
    answer = () => reply;
    told.length = 0;
    expect(await reranker(200)("질문", ["가", "나"])).toBeNull();
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(why);
    expect(told[0]).not.toContain("secret-key");
  });

  it("chooses the evidence of /context from further down than asked for", async () => {
    const service = await openService({
      parsing: new TextParsing(),
      folders: ["a"],
      rerank: reranker(),
    });
    const lines = Array.from(
      { length: 6 },
      (_, at) => `여비 지급 기준 ${"일반 ".repeat(at)}${at}호`,
    );
    writeFileSync(join(service.corpus, "a", "규정.docx"), lines.join("\n"));
    const context = async () => {
      const payload = { tenant: "a", query: "여비 지급 기준", limit: 2 };
      const reply = await service.call({ method: "POST", url: "/context", payload });
      const { reranked, sources } = reply.json();
      return [reranked, ...sources.map(({ chunk_id }: { chunk_id: string }) => chunk_id)];
    };
    answer = (texts) => ({ body: inOrder(...[...texts.keys()].reverse()) });
    const reversed = await context();
    answer = () => ({ status: 503, body: {} });
    const plain = await context();
    expect(reversed[0]).toBe(true);
    expect(plain).toHaveLength(3);
    expect(plain[0]).toBe(false);
    expect(reversed.slice(1)).not.toEqual(plain.slice(1));
    await service.close();
  });
});
