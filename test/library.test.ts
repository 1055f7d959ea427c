/** `openCorpus`: the answers of the service in the caller's own process, with the same access rules and refusals. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Corpus, openCorpus, Refusal, SafeReading } from "../src/index.js";
import { DEFAULT_READ_OPTIONS } from "../src/readers/reader.js";
import { Tenants } from "../src/tenants/tenants.js";
import { openService, type TestService } from "./service.js";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const samples = fileURLToPath(new URL("../samples/corpus/demo", import.meta.url));
const directory = mkdtempSync(join(tmpdir(), "wonmun-library-"));
const folder = join(directory, "corpus");
const tenant = "demo";
const reading = { workers: 1, timeout: 60, memory: 2048 };
const read = { ...DEFAULT_READ_OPTIONS, ocr: false };
const question = "광역시 숙박비 상한은 얼마인가?";

let corpus: Corpus;
let parsing: SafeReading;
let service: TestService;
beforeAll(async () => {
  mkdirSync(join(folder, tenant), { recursive: true });
  for (const name of ["시행문.docx", "보도자료.hwp", "깨진 파일.docx"])
    cpSync(join(samples, name), join(folder, tenant, name));
  const rules = { default: ["*"], rules: [{ files: "시행문*", allow: ["kim"] }] };
  writeFileSync(join(folder, tenant, "ACL.json"), JSON.stringify(rules));
  corpus = await openCorpus(folder, { ...reading, read });
  parsing = await SafeReading.open({ ...reading, cache: null, read });
  const tenants = new Tenants({ corpus: folder, parsing, state: null, generation: "test" });
  service = await openService({ parsing, tenants });
});
afterAll(async () => {
  await corpus.close();
  await service.close();
  await parsing.close();
  rmSync(directory, { recursive: true, force: true });
});

const overHttp = async (url: string, payload: object) =>
  (await service.call({ method: "POST", url, payload })).json();

describe.each([{}, { principal: "kim" }, { principal: "lee" }])("as %o", (who) => {
  const asker = { tenant, ...who };

  test("every answer is the route's", async () => {
    const query = "숙박비 상한";
    expect(await corpus.search({ ...asker, query })).toEqual(
      await overHttp("/search", { ...asker, query }),
    );
    const context = await corpus.context({ ...asker, query, budget: 900 });
    expect(context).toEqual(await overHttp("/context", { ...asker, query, budget: 900 }));
    const answer = await corpus.answer({ ...asker, question });
    expect(answer).toEqual(await overHttp("/answer", { ...asker, question }));
    const claim = { ...asker, answer: "80,000원이다 [1].", sources: context.sources };
    expect(await corpus.verify(claim)).toEqual(await overHttp("/verify", claim));
    const listing = await overHttp("/documents", asker);
    expect(await corpus.documents(asker)).toEqual(listing);
    const sees = "principal" in who && who.principal === "kim";
    expect(answer.text.includes("80,000원")).toBe(sees);
    expect(listing.readable).toBe(sees ? 2 : 1);
  });
});

test("view is one HTML file, and a page of HWP a drawing", async () => {
  const html = await corpus.view({ tenant, question, principal: "kim" });
  expect(html).toMatch(/^<!doctype html>/i);
  expect(html).toContain("80,000원");
  const { documents } = await corpus.documents({ tenant });
  const doc_id = documents.find(({ filename }) => filename === "보도자료.hwp")!.doc_id!;
  const picture = await corpus.page({ tenant, doc_id, page: 1 });
  expect(picture?.media_type).toBe("image/svg+xml");
  expect(await corpus.page({ tenant, doc_id, page: 99 })).toBeNull();
});

describe("what a route refuses is thrown with its reason", () => {
  const reasonOf = (call: Promise<unknown>) =>
    call.catch((error) => (error instanceof Refusal ? error.reason : error));

  test("an unknown tenant, a request that fits no schema, a model that is not there", async () => {
    expect(await reasonOf(corpus.search({ tenant: "none", query: "a" }))).toBe("TENANT_NOT_FOUND");
    expect(await reasonOf(corpus.search({ tenant, query: "" }))).toBe("INVALID_REQUEST");
    expect(await reasonOf(corpus.context({ tenant, query: "a", limit: 0 }))).toBe(
      "INVALID_REQUEST",
    );
    expect(await reasonOf(corpus.answer({ tenant, question, llm: true }))).toBe(
      "LLM_NOT_CONFIGURED",
    );
  });

  test("a hidden document is as one that does not exist", async () => {
    const { documents } = await corpus.documents({ tenant, principal: "kim" });
    const doc_id = documents.find(({ filename }) => filename === "시행문.docx")!.doc_id!;
    const hidden = corpus.page({ tenant, doc_id, page: 1, principal: "lee" });
    expect(await reasonOf(hidden)).toBe("DOCUMENT_NOT_FOUND");
  });

  test("a folder or model that is not there", async () => {
    await expect(openCorpus(join(directory, "none"))).rejects.toThrow("no such folder");
    await expect(openCorpus(folder, { vectorModel: directory })).rejects.toThrow("tokenizer.json");
  });
});

test("names its tenants", async () => {
  expect(await corpus.tenants()).toEqual([tenant]);
});
