/** The typed client against the service: every answer fits OpenAPI, every verb and parameter is one of OpenAPI's. */
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
  type AnswerRequest,
  type ChunkRequest,
  type ContextRequest,
  type DeleteRequest,
  type DocumentsRequest,
  type Feedback,
  type JobRequest,
  type ListRequest,
  type PageRequest,
  type ReadRequest,
  type SearchRequest,
  type SelectionRequest,
  type UploadRequest,
  type VerifyRequest,
  WonmunClient,
  WonmunError,
} from "../src/client/index.js";
import type { ParseRequest, Parsing } from "../src/parsing/parsing.js";
import { FakeParsing, openService, type TestService } from "./service.js";
import { TextParsing } from "./text-parsing.js";

/** Files that are sent are read by one stand-in, files of tenants by the other. */
class BothParsing implements Parsing {
  readonly inFlight = 0;
  private readonly text = new TextParsing();
  private readonly fake = new FakeParsing();
  read = (request: ParseRequest) =>
    request.want.kind === "entries" ? this.text.read(request) : this.fake.read(request);
  async close() {}
}

vi.setConfig({ hookTimeout: 60_000 });

const tenant = "tax";
const bytes = (text: string) => new TextEncoder().encode(text);
const file = { filename: "여비 규정.docx", data: bytes("여비 규정\n숙박비는 5만원으로 한다.") };

let service: TestService;
let address: string;
/** What was called, as `GET /documents`. */
const called = new Set<string>();
beforeAll(async () => {
  service = await openService({ parsing: new BothParsing(), keys: { apiKey: "admin" } });
  address = await service.listen();
});
afterAll(() => service.close());

/** Goes through the network and holds every answer against the description. */
const validating: typeof fetch = async (url, init) => {
  const response = await fetch(url, init);
  const path = new URL(String(url)).pathname;
  const method = init?.method ?? "GET";
  called.add(`${method} ${path.replace(/^\/jobs\/[^/]+/, "/jobs/{id}")}`);
  const headers = Object.fromEntries(response.headers);
  const body = await response.clone().text();
  service.validate({ method, path }, { status: response.status, headers, body });
  return response;
};
const connect = (options: Partial<ConstructorParameters<typeof WonmunClient>[0]> = {}) =>
  new WonmunClient({ url: address, key: "admin", fetch: validating, ...options });

describe("every verb", () => {
  test("reads a file: as bytes, as a File, as a stream, as Markdown", async () => {
    const client = connect();
    const document = await client.parse(file);
    expect(document.source).toMatchObject({ filename: file.filename, bytes: file.data.length });
    const named = await client.parse(new File([file.data], "서식.docx"));
    expect(named.source.filename).toBe("서식.docx");
    const stream = new Blob([file.data]).stream();
    expect((await client.parse({ filename: "흐름.docx", data: stream })).doc_id).toBe(
      document.doc_id,
    );
    expect(await client.markdown(file)).toBe("# 여비 규정.docx\n");
    expect((await client.chunk(file, { budget: 400 })).chunks[0]!.doc_id).toBe(document.doc_id);
  });

  test("reads some pages and members of it", async () => {
    const client = connect();
    const document = await client.parse(file, { pages: "1", fields: ["structure"] });
    expect(document.source.selected_pages).toEqual([1]);
    expect([document.blocks, typeof document.structure]).toEqual([undefined, "object"]);
    const { chunks } = await client.chunk(file, { fields: ["-chunks", "-blocks"] });
    expect(chunks).toBeUndefined();
    expect(await client.markdown(file, { pages: "2" })).not.toContain("숙박비");
    const refused = (error: WonmunError) => [error.reason, error.field];
    expect(await client.parse(file, { fields: ["text"] }).catch(refused)).toEqual([
      "INVALID_REQUEST",
      "fields",
    ]);
    expect(await client.parse(file, { pages: "3-1" }).catch(refused)).toEqual([
      "INVALID_REQUEST",
      "pages",
    ]);
  });

  test("keeps, finds, answers, verifies, shows and removes", async () => {
    const client = connect();
    expect(await client.upload(file, { tenant })).toMatchObject({ stored: true, chunks: 2 });
    expect((await client.upload(file, { tenant, replace: true })).doc_id).toMatch(/^sha256:/);
    const listing = await client.documents({ tenant, principal: "kim" });
    expect(listing.documents.map(({ filename }) => filename)).toEqual([file.filename]);
    const names: string[] = [];
    for await (const { filename } of client.eachDocument({ tenant, limit: 1 }))
      names.push(filename);
    expect(names).toEqual([file.filename]);
    const query = "숙박비";
    expect((await client.search({ tenant, query, limit: 1 })).hits[0]!.text).toContain("5만원");
    const { sources, context } = await client.context({ tenant, query, budget: 500 });
    expect(context).toContain("숙박비는 5만원으로 한다.");
    const question = "숙박비는 얼마인가?";
    expect((await client.answer({ tenant, question })).text).toContain("5만원");
    const verified = await client.verify({ tenant, answer: "숙박비는 50000원이다 [1].", sources });
    expect(verified.unsupported_numbers).toEqual(["50000"]);
    expect(await client.view({ tenant, question })).toMatch(/^<!doctype html>/i);
    const removed = await client.remove({ tenant, filename: file.filename });
    expect(removed).toEqual({ tenant, filename: file.filename, deleted: true });
    expect((await client.health()).auth).toBe(true);
    expect(Object.keys((await client.usage()).consumers)).toContain("default");
  });

  test("leaves files with the service, follows and cancels them", async () => {
    const client = connect();
    const files = [file, new File([bytes("휴가는 15일")], "휴가.docx")];
    const { jobs } = await client.submitJobs(files, { tenant: "tax-jobs", tags: ["가", "나"] });
    expect(jobs.map(({ filename }) => filename)).toEqual([file.filename, "휴가.docx"]);
    const steps = [];
    for await (const step of client.followJob(jobs[1]!.id)) steps.push(step);
    expect(steps.at(-1)).toMatchObject({ id: jobs[1]!.id, state: "done" });
    expect((await client.job(jobs[1]!.id)).result).toMatchObject({ stored: true });
    expect((await client.jobs({ limit: 1 })).jobs).toHaveLength(1);
    const late = client.cancelJob(jobs[1]!.id);
    expect(await late.catch((error: WonmunError) => error.reason)).toBe("JOB_NOT_CANCELLABLE");
    const stream = new Blob(["a"]).stream();
    expect(() => client.submitJobs([{ filename: "a.docx", data: stream }])).toThrow(TypeError);
  });

  test("any other route as a stream", async () => {
    const response = await connect().request("GET", "/openapi.json");
    let length = 0;
    for await (const piece of response.body!) length += piece.length;
    expect(length).toBeGreaterThan(10_000);
  });
});

describe("held to OpenAPI", () => {
  /** Each names all its members; the compiler holds the names to the client's types. */
  const REQUESTS = {
    "POST /parse": { pages: "", fields: [] } satisfies Required<SelectionRequest>,
    "POST /chunk": { budget: 1, pages: "", fields: [] } satisfies Required<ChunkRequest>,
    "GET /documents": {
      tenant: "",
      principal: "",
      limit: 1,
      cursor: "",
      wait: false,
    } satisfies Required<DocumentsRequest>,
    "POST /documents/upload": {
      tenant: "",
      replace: true,
      tags: [],
    } satisfies Required<UploadRequest>,
    "DELETE /documents": { tenant: "", filename: "", doc_id: "" } satisfies Required<DeleteRequest>,
    "GET /documents/read": {
      tenant: "",
      principal: "",
      doc_id: "",
      pages: "",
      fields: [],
    } satisfies Required<ReadRequest>,
    "GET /documents/page": {
      tenant: "",
      principal: "",
      doc_id: "",
      page: 1,
      width: 1,
      format: "png",
    } satisfies Required<PageRequest>,
    "POST /jobs": all<JobRequest>()([
      "tenant",
      "replace",
      "tags",
      "result",
      "budget",
      "priority",
      "callback_url",
    ]),
    "GET /jobs": { limit: 1, cursor: "" },
    "POST /search": all<SearchRequest>()([
      "tenant",
      "principal",
      "wait",
      "query",
      "limit",
      "filter",
    ]),
    "POST /context": all<ContextRequest>()([
      "tenant",
      "principal",
      "wait",
      "query",
      "limit",
      "budget",
      "filter",
    ]),
    "POST /answer": all<AnswerRequest>()([
      "tenant",
      "principal",
      "wait",
      "filter",
      "question",
      "limit",
      "history",
      "llm",
    ]),
    "POST /verify": all<VerifyRequest>()(["tenant", "principal", "answer", "sources", "citations"]),
    "POST /feedback": all<Feedback>()([
      "kind",
      "doc_id",
      "filename",
      "tenant",
      "field",
      "expected",
      "note",
    ]),
    "GET /feedback": { limit: 1, cursor: "" } satisfies Required<ListRequest>,
    "GET /usage": { limit: 1, cursor: "" } satisfies Required<ListRequest>,
  };
  /** The names that a file's own name is sent by, and what the client sends by itself. */
  const OF_THE_FILE = ["filename", "X-Filename", "X-Password", "Idempotency-Key"];

  test.each(Object.entries(REQUESTS))(
    "%s takes what the client sends, all of it",
    (at, request) => {
      const [method, path] = at.split(" ") as [string, string];
      // biome-ignore lint/suspicious/noExplicitAny: the description is walked freely here
      const openapi = service.server.swagger() as any;
      const operation = openapi.paths[path][method.toLowerCase()];
      const json = operation.requestBody?.content["application/json"].schema ?? {};
      const body = json.$ref ? openapi.components.schemas[json.$ref.split("/").at(-1)] : json;
      const isUpload = "application/octet-stream" in (operation.requestBody?.content ?? {});
      const named = [
        ...(operation.parameters ?? []).map(({ name }: { name: string }) => name),
        ...(isUpload ? [] : Object.keys(body.properties ?? {})),
      ].filter((name) => !(isUpload && OF_THE_FILE.includes(name)));
      expect(Object.keys(request).sort()).toEqual(named.sort());
    },
  );

  /** Pages for people, files of pages and other protocols. */
  const NOT_OF_THE_CLIENT =
    /^(GET (\/|\/reference|\/docs\/.*|\/demo|\/try.*|\/assets\/.*|\/metrics|\/health\/.*|\/view)|POST (\/try\/.*|\/mcp|\/documents|\/retrieval|\/v1\/.*)|PUT \/process)$/;

  test("no route without a verb", async () => {
    const client = connect();
    const refused = (error: WonmunError) => error.reason;
    const doc_id = "sha256:0";
    const page = client.page({ tenant: "none", doc_id, page: 1 });
    expect(await page.catch(refused)).toBe("TENANT_NOT_FOUND");
    const read = client.read({ tenant: "none", doc_id });
    expect(await read.catch(refused)).toBe("TENANT_NOT_FOUND");
    const feedback = client.sendFeedback({ kind: "other", filename: "a" });
    expect(await feedback.catch(refused)).toBe("FEEDBACK_NOT_CONFIGURED");
    expect(await client.feedback().catch(refused)).toBe("FEEDBACK_NOT_CONFIGURED");
    const { endpoints } = await client.health();
    const without = endpoints.filter((route) => !called.has(route));
    expect(without.filter((route) => !NOT_OF_THE_CLIENT.test(route))).toEqual([]);
  });
});

/** An object with exactly the members of a type, named in a list that the compiler checks both ways. */
function all<T>() {
  return <const N extends readonly (keyof T)[]>(
    names: keyof T extends N[number] ? N : never,
  ): Record<string, null> => Object.fromEntries(names.map((name) => [name, null]));
}

describe("refusals", () => {
  test("carry reason, field and request id", async () => {
    const error = await connect()
      .chunk(file, { budget: 1 })
      .catch((thrown) => thrown);
    expect(error).toBeInstanceOf(WonmunError);
    expect(error).toMatchObject({ status: 400, reason: "INVALID_REQUEST", field: "budget" });
    expect(error.requestId).toMatch(/\w/);
    expect(error.message).toContain("/");
  });

  test("of something else than the service have no reason", async () => {
    const proxy = async () => new Response("<h1>Bad Gateway</h1>", { status: 502 });
    const error = await connect({ fetch: proxy })
      .health()
      .catch((thrown) => thrown);
    expect(error).toMatchObject({ status: 502, reason: null, requestId: null });
    expect(error.message).toBe("HTTP 502: <h1>Bad Gateway</h1>");
  });
});
