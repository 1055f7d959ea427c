/** Uploads a file in each way that the contract allows, and checks its Document or chunks. */
import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FakeParsing, openService, type TestService } from "./service.js";

const BYTES = Buffer.from([...Array(256).keys()]);
const SHA256 = createHash("sha256").update(BYTES).digest("hex");

const parsing = new FakeParsing();
let service: TestService;
beforeAll(async () => {
  service = await openService({ parsing });
});
beforeEach(() => {
  parsing.seen.length = 0;
});
afterAll(() => service.close());

const RAW = { "content-type": "application/octet-stream" };

describe.each(["/parse", "/chunk"])("%s", (url) => {
  const documentIn = (body: string) =>
    url === "/parse" ? JSON.parse(body) : JSON.parse(body).document;

  test("takes raw bytes with a percent-encoded X-Filename", async () => {
    const response = await service.call({
      method: "POST",
      url,
      headers: { ...RAW, "x-filename": encodeURIComponent("회의 결과.docx") },
      payload: BYTES,
    });
    expect(response.statusCode).toBe(200);
    expect(documentIn(response.body).source).toMatchObject({
      filename: "회의 결과.docx",
      sha256: SHA256,
      bytes: 256,
    });
    expect(service.spooled()).toEqual([]);
  });

  test("takes raw bytes named in the query, of no stated kind", async () => {
    const query = `filename=${encodeURIComponent("a b.pdf")}`;
    const response = await service.call({ method: "POST", url: `${url}?${query}`, payload: BYTES });
    expect(documentIn(response.body).source).toMatchObject({ filename: "a b.pdf", sha256: SHA256 });
  });

  test("takes base64 in JSON", async () => {
    const response = await service.call({
      method: "POST",
      url,
      payload: { data_base64: BYTES.toString("base64"), filename: "가.hwp" },
    });
    expect(documentIn(response.body).source).toMatchObject({ filename: "가.hwp", sha256: SHA256 });
    expect(service.spooled()).toEqual([]);
  });

  test("takes a password in the body or in X-Password, and never from the query", async () => {
    const named = { ...RAW, "x-filename": "a.docx" };
    const header = { ...named, "x-password": encodeURIComponent("비밀 1") };
    const payload = { data_base64: BYTES.toString("base64"), filename: "a.docx" };
    await service.call({ method: "POST", url, headers: header, payload: BYTES });
    await service.call({ method: "POST", url, payload: { ...payload, password: "비밀 1" } });
    await service.call({
      method: "POST",
      url: `${url}?password=x`,
      headers: named,
      payload: BYTES,
    });
    expect(parsing.seen.map(({ password }) => password)).toEqual(["비밀 1", "비밀 1", undefined]);
    const odd = await service.call({ method: "POST", url, payload: { ...payload, password: 12 } });
    expect(odd.json()).toMatchObject({ reason: "INVALID_REQUEST", field: "password" });
    const broken = { ...named, "x-password": "50%" };
    const refused = await service.call({ method: "POST", url, headers: broken, payload: BYTES });
    expect(refused.json()).toMatchObject({ reason: "INVALID_REQUEST", field: "X-Password" });
    expect(refused.body).not.toContain("50%");
  });

  test("takes an empty file: what it is worth is the reading's to say", async () => {
    const response = await service.call({
      method: "POST",
      url,
      headers: { ...RAW, "x-filename": "empty.hwp", "content-length": "0" },
    });
    expect(response.statusCode).toBe(200);
    expect(documentIn(response.body).source.bytes).toBe(0);
  });

  test("gives Markdown where it is preferred", async () => {
    const response = await service.call({
      method: "POST",
      url,
      headers: { ...RAW, "x-filename": "a.docx", accept: "text/markdown, application/json;q=0.5" },
      payload: BYTES,
    });
    expect(response.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(response.headers.vary).toBe("Accept");
    expect(response.body).toBe("# a.docx\n");
  });
});

describe("the budget of /chunk", () => {
  const budgetOf = async (url: string, more: object = {}) => {
    const payload = { filename: "a.docx", data_base64: "AAAA", ...more };
    await service.call({ method: "POST", url, payload });
    return parsing.seen[0]?.want;
  };

  test("is 800 where none is asked for", async () => {
    expect(await budgetOf("/chunk")).toEqual({ kind: "chunks", budget: 800 });
  });
  test("is the query's", async () => {
    expect(await budgetOf("/chunk?budget=8000")).toEqual({ kind: "chunks", budget: 8000 });
  });
  test("may stand in the JSON body", async () => {
    expect(await budgetOf("/chunk", { budget: 100 })).toEqual({ kind: "chunks", budget: 100 });
  });
});
