/** Questions over HTTP: search, context, answer and verify on a tenant, by key and principal. */

import { writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { gatewayClient } from "../src/evidence/llm/llm-client.js";
import { createLogger } from "../src/http/log.js";
import { startService, type TestService } from "./service.js";
import { TextParsing } from "./text-parsing.js";

const FILES = {
  "여비 지침.txt":
    "국내 여비 지침\n국내 출장의 숙박비는 1박에 70,000원을 상한으로 한다.\n일비는 1일 20,000원으로 한다.",
  "행사 계획.txt":
    "문화 행사 계획\n행사는 2024년 5월 3일 시민회관에서 연다.\n담당 부서는 문화정책과이다.",
  "인사 비밀.txt": "인사 발령 사항\n국내 출장 숙박비 특례는 90,000원이다.",
  "암호.txt": "!PASSWORD_PROTECTED",
};

async function start(settings = {}): Promise<TestService> {
  const service = await startService({
    parsing: new TextParsing(),
    folders: ["seoul"],
    ...settings,
  });
  for (const [name, text] of Object.entries(FILES)) {
    await writeFile(join(service.corpus, "seoul", name), text);
  }
  const rules = { default: ["*"], rules: [{ files: "인사*", allow: ["kim"] }] };
  await writeFile(join(service.corpus, "seoul", "ACL.json"), JSON.stringify(rules));
  return service;
}

const ask = (service: TestService, url: string, payload: object, headers = {}) =>
  service.call({ method: "POST", url, payload: { tenant: "seoul", ...payload }, headers });

describe("search", () => {
  it("finds words however they are inflected, and names what could not be read", async () => {
    const service = await start();
    const body = (await ask(service, "/search", { query: "숙박비를 얼마까지" })).json();
    expect(body).toMatchObject({ tenant: "seoul", query: "숙박비를 얼마까지", chunks_searched: 6 });
    expect(body.hits[0]).toMatchObject({
      found_by: "lexical",
      filename: "여비 지침.txt",
      text: "국내 출장의 숙박비는 1박에 70,000원을 상한으로 한다.",
      path: ["국내 여비 지침"],
    });
    expect(body.skipped).toEqual([
      expect.objectContaining({ filename: "암호.txt", reason: "PASSWORD_PROTECTED" }),
    ]);
  });

  it("clips the limit, and refuses what is no question", async () => {
    const service = await start();
    expect((await ask(service, "/search", { query: "국내", limit: 500 })).statusCode).toBe(200);
    expect((await ask(service, "/search", { query: "국내", limit: 1 })).json().hits).toHaveLength(
      1,
    );
    for (const wrong of [{ query: "" }, {}, { query: "a", limit: 0 }, { query: 3 }]) {
      expect((await ask(service, "/search", wrong)).json().reason).toBe("INVALID_REQUEST");
    }
    expect((await ask(service, "/search", { query: "가".repeat(3000) })).json().reason).toBe(
      "TEXT_TOO_LONG",
    );
  });

  it("shows a principal nothing more than the rules allow, also in counts", async () => {
    const service = await start();
    const open = (await ask(service, "/search", { query: "특례" })).json();
    expect(open).toMatchObject({ hits: [], chunks_searched: 6 });
    const kim = (await ask(service, "/search", { query: "특례", principal: "kim" })).json();
    expect(kim.hits).toHaveLength(1);
    expect(kim.chunks_searched).toBe(8);
  });
});

describe("context", () => {
  it("bundles numbered evidence within its budget", async () => {
    const service = await start();
    const body = (await ask(service, "/context", { query: "출장 숙박비", budget: 4000 })).json();
    expect(body.context).toMatch(/^\[1\] 여비 지침\.txt · 1쪽 · 국내 여비 지침\n국내 출장의/);
    expect([...body.context].length).toBe(body.used);
    expect(body.sources.map((source: { n: number }) => source.n)).toEqual(
      body.sources.map((_: unknown, index: number) => index + 1),
    );
    const tiny = (await ask(service, "/context", { query: "출장 숙박비", budget: 10 })).json();
    expect(tiny).toMatchObject({ used: 0, truncated: true, sources: [], context: "" });
  });
});

describe("answer", () => {
  it("is a verbatim line with its citation", async () => {
    const service = await start();
    const body = (
      await ask(service, "/answer", { question: "국내 출장 숙박비 상한은 얼마인가?" })
    ).json();
    expect(body).toMatchObject({ answered: true, reason: null, made_by: "발췌 (LLM 없음)" });
    expect(body.text).toContain("70,000원");
    expect(body.citations[0]).toMatchObject({ filename: "여비 지침.txt", revisions: [] });
    expect(FILES["여비 지침.txt"]).toContain(body.citations[0].quote);
  });

  it("defines a word by the line that does, however often the word stands elsewhere", async () => {
    const service = await start();
    const uses = Array.from(
      { length: 12 },
      (_, at) => `위험시설 점검 ${at}: 위험시설 위험시설 목록`,
    );
    const law = `안전 조례\n${uses.join("\n")}\n이 조례의 용어의 정의에서 “위험시설”이란 사고의 염려가 있는 시설을 말한다.`;
    await writeFile(join(service.corpus, "seoul", "안전 조례.txt"), law);
    const body = (await ask(service, "/answer", { question: "위험시설이란 무엇인가요?" })).json();
    expect(body.text).toBe(law.split("\n").at(-1));
  });

  it("says when nothing is found", async () => {
    const service = await start();
    const body = (await ask(service, "/answer", { question: "우주 발사체 엔진" })).json();
    expect(body).toMatchObject({ answered: false, text: "", citations: [] });
    expect(["NO_MATCH", "NO_EVIDENCE"]).toContain(body.reason);
    expect(body.skipped).toHaveLength(1);
  });

  it("through a gateway that is not configured is 400, never the extract", async () => {
    const service = await start();
    const response = await ask(service, "/answer", { question: "숙박비", llm: true });
    expect([response.statusCode, response.json().reason]).toEqual([400, "LLM_NOT_CONFIGURED"]);
  });

  it("through a gateway is shown only when its numbers stand in the evidence", async () => {
    const replies = [
      "숙박비 상한은 70,000원이다 [1].",
      "숙박비 상한은 88,000원이다 [1].",
      "숙박비 상한은 99,000원이다 [1].",
    ];
    const { server, url } = await startModel(() => replies.shift()!);
    onTestFinished(() => void server.close());
    const gateway = gatewayClient({ baseUrl: new URL(url), apiKey: "none", model: "test" });
    const service = await start({ gateway });
    const good = (await ask(service, "/answer", { question: "숙박비 상한은?", llm: true })).json();
    expect(good).toMatchObject({ answered: true, made_by: "LLM 게이트웨이 · 인용 검증됨" });
    expect(good.text).toContain("70,000원");
    const wrong = (await ask(service, "/answer", { question: "숙박비 상한은?", llm: true })).json();
    expect(wrong).toMatchObject({ answered: false, reason: "NOT_GROUNDED" });
    expect(wrong.verification.unsupported_numbers).toEqual(["99,000"]);
  });
});

describe("a gateway that tells its key", () => {
  it("in refusals or answers puts it neither into a response nor into the log", async () => {
    const key = "sk-never-told-0123456789";
    const refusing = createServer((request, response) => {
      request.resume();
      const error = { message: `bad key: ${request.headers.authorization}` };
      response.writeHead(401, { "content-type": "application/json" });
      response.end(JSON.stringify({ error }));
    });
    await new Promise<void>((done) => refusing.listen(0, "127.0.0.1", done));
    const { server, url } = await startModel(() => `열쇠는 ${key} 이다 [1].`);
    onTestFinished(() => void [refusing, server].map((each) => each.close()));
    const { port } = refusing.address() as AddressInfo;
    const lines: string[] = [];
    const logger = createLogger({ destination: { write: (line) => void lines.push(line) } });
    for (const base of [`http://127.0.0.1:${port}/v1`, url]) {
      const gateway = gatewayClient({ baseUrl: new URL(base), apiKey: key, model: "test" });
      const service = await start({ gateway, logger });
      const response = await ask(service, "/answer", { question: "숙박비 상한은?", llm: true });
      expect([response.statusCode, response.json().reason]).toEqual([502, "LLM_FAILED"]);
      expect(response.body).not.toContain(key);
    }
    expect(lines.length).toBeGreaterThanOrEqual(2);
    expect(lines.join("")).not.toContain(key);
  });
});

describe("verify", () => {
  it("names numbers, references and quotes that do not stand in the evidence", async () => {
    const service = await start();
    const { sources } = (await ask(service, "/context", { query: "숙박비", limit: 1 })).json();
    const good = await ask(service, "/verify", {
      answer: "숙박비는 70,000원까지입니다 [1].",
      sources,
      citations: [{ n: 1, quote: "70,000원을 상한으로" }],
    });
    expect(good.json()).toMatchObject({
      grounded: true,
      unknown_refs: [],
      unsupported_numbers: [],
    });
    const bad = await ask(service, "/verify", { answer: "숙박비는 75,000원입니다 [2].", sources });
    expect(bad.json()).toMatchObject({
      grounded: false,
      unknown_refs: [2],
      unsupported_numbers: ["75,000"],
    });
  });

  it("knows no chunk that the principal may not see", async () => {
    const service = await start();
    const kim = (await ask(service, "/context", { query: "특례", principal: "kim" })).json();
    const claim = { answer: "특례는 90,000원 [1]", sources: kim.sources };
    expect((await ask(service, "/verify", { ...claim, principal: "kim" })).json().grounded).toBe(
      true,
    );
    const open = (await ask(service, "/verify", claim)).json();
    expect(open).toMatchObject({ grounded: false, evidence_chunks: [], unknown_refs: [1] });
  });
});

describe("keys and tenants", () => {
  it.each(["/search", "/context", "/answer", "/verify"])(
    "%s asks for a key and an owned tenant",
    async (url) => {
      const service = await start({
        keys: { apiKeys: JSON.stringify({ tax: "tax-key-0123456789" }) },
      });
      const body = { query: "a", question: "a", answer: "a" };
      expect((await ask(service, url, body)).json().reason).toBe("KEY_REQUIRED");
      const key = { "x-api-key": "tax-key-0123456789" };
      expect((await ask(service, url, body, key)).json().reason).toBe("TENANT_NOT_OWNED");
      expect((await ask(service, url, { ...body, tenant: "tax" }, key)).json().reason).toBe(
        "TENANT_NOT_FOUND",
      );
    },
  );
});

/** A chat endpoint that says what it is told to. */
async function startModel(reply: () => string): Promise<{ server: Server; url: string }> {
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "application/json");
    response.end(
      JSON.stringify({ choices: [{ message: { role: "assistant", content: reply() } }] }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return { server, url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/v1` };
}
