/** /health, /openapi.json, the docs and the tables of codes agree with each other, both ways. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLogger } from "../src/http/log.js";
import {
  ERROR_REASONS,
  ERRORS,
  REASON_CODES,
  REASONS,
  WARNING_CODES,
  WARNINGS,
} from "../src/model/codes.js";
import { cacheInfo } from "../src/parsing/cache-info.js";
import { REGISTRY } from "../src/readers/registry.js";
import { openService, startService, type TestService } from "./service.js";

const docs = (name: string) => readFileSync(new URL(`../docs/${name}.md`, import.meta.url), "utf8");
const sorted = (values: Iterable<string>) => [...new Set(values)].sort();

let service: TestService;
// biome-ignore lint/suspicious/noExplicitAny: the description is walked freely here
let openapi: any;
beforeAll(async () => {
  service = await openService();
  openapi = (await service.call({ url: "/openapi.json" })).json();
});
afterAll(() => service.close());

describe("the interface description", () => {
  test("is OpenAPI 3.1 of the interface 0.1.0", () => {
    expect(openapi.openapi).toMatch(/^3\.1\./);
    expect(openapi.info).toMatchObject({ title: "wonmun", version: "0.1.0" });
  });

  test("describes exactly the endpoints that health lists", async () => {
    const { endpoints } = (await service.call({ url: "/health" })).json();
    const described = Object.entries(openapi.paths).flatMap(([path, operations]) =>
      Object.keys(operations as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(sorted(described)).toEqual(sorted(endpoints));
  });

  test("refers only to schemas that it holds, each resource by its own name", () => {
    const refs = [...JSON.stringify(openapi).matchAll(/"\$ref":"([^"]+)"/g)].map(([, ref]) => ref!);
    expect(refs.length).toBeGreaterThan(20);
    for (const ref of refs) {
      expect(ref).toMatch(/^#\/components\/schemas\/[A-Z]\w+$/);
      expect(openapi.components.schemas).toHaveProperty(ref.split("/").at(-1)!);
    }
    const answer = openapi.paths["/parse"].post.responses["200"].content["application/json"];
    expect(answer.schema.anyOf).toEqual([
      { $ref: "#/components/schemas/Document" },
      { $ref: "#/components/schemas/PartialDocument" },
    ]);
  });

  test("says for each route whether a key is needed, and how a file may be sent", () => {
    expect(openapi.paths["/health"].get.security).toEqual([]);
    expect(openapi.paths["/usage"].get.security).toEqual([{ bearer: [] }, { apiKey: [] }]);
    const { post } = openapi.paths["/chunk"];
    expect(Object.keys(post.requestBody.content)).toEqual([
      "application/octet-stream",
      "multipart/form-data",
      "application/json",
    ]);
    const parameters = post.parameters.map(
      (p: { in: string; name: string }) => `${p.in} ${p.name}`,
    );
    expect(sorted(parameters)).toEqual([
      "header X-Filename",
      "header X-Password",
      "query budget",
      "query fields",
      "query filename",
      "query pages",
    ]);
  });
});

describe("codes", () => {
  const enumOf = (schema: string, property: string): string[] => {
    const found = openapi.components.schemas[schema].properties[property];
    return found.enum ?? found.anyOf[0].enum;
  };
  /** First cells of the table rows under a heading, where they are codes. */
  const codesUnder = (text: string, heading: string) => {
    const section = text.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";
    return [...section.matchAll(/^\| `([A-Z][A-Z0-9_]+)` \|/gm)].map(([, code]) => code!);
  };
  const row = (code: string, ko: string, en: string) => `| \`${code}\` | ${ko} | ${en} |`;

  test("of errors: table, OpenAPI and docs/api.md hold the same", () => {
    const api = docs("api");
    expect(sorted(enumOf("Error", "reason"))).toEqual(sorted(ERROR_REASONS));
    expect(sorted(codesUnder(api, "Errors"))).toEqual(sorted(ERROR_REASONS));
    for (const code of ERROR_REASONS) {
      const { status, ko, en } = ERRORS[code];
      expect(api).toContain(`| \`${code}\` | ${status} | ${ko} | ${en} |`);
    }
  });

  test("of unreadable documents say what to do", () => {
    for (const code of REASON_CODES)
      expect([code, REASONS[code].ko]).toEqual([code, expect.stringMatching(/주세요/)]);
  });

  test("of errors say what to do", () => {
    for (const code of ERROR_REASONS)
      expect([code, ERRORS[code].ko]).toEqual([code, expect.stringMatching(/주세요/)]);
  });

  test("of unreadable documents: table, OpenAPI and docs/schema.md hold the same", () => {
    const schema = docs("schema");
    expect(sorted(enumOf("Access", "reason"))).toEqual(sorted(REASON_CODES));
    expect(sorted(codesUnder(schema, "Reasons"))).toEqual(sorted(REASON_CODES));
    for (const code of REASON_CODES) {
      expect(schema).toContain(row(code, REASONS[code].ko, REASONS[code].en));
    }
  });

  test("of warnings: table, OpenAPI and docs/schema.md hold the same", () => {
    const schema = docs("schema");
    expect(sorted(enumOf("Warning", "code"))).toEqual(sorted(WARNING_CODES));
    expect(sorted(codesUnder(schema, "Warnings"))).toEqual(sorted(WARNING_CODES));
    for (const code of WARNING_CODES) {
      const { ko, en, review } = WARNINGS[code];
      expect(schema).toContain(`| \`${code}\` | ${review ? "yes" : "no"} | ${ko} | ${en} |`);
    }
  });

  test("docs/api.md lists every route with its auth, and no other", () => {
    const listed = [
      ...docs("api").matchAll(/^\| `((?:GET|POST|PUT|DELETE) \/[^`]*)` \| (\w+) \|/gm),
    ];
    const described = Object.entries(openapi.paths).flatMap(([path, operations]) =>
      Object.entries(operations as Record<string, { security: unknown[] }>).map(
        ([method, { security }]) =>
          `${method.toUpperCase()} ${path} ${security.length === 0 ? "open" : "key"}`,
      ),
    );
    expect(sorted(listed.map(([, route, auth]) => `${route} ${auth}`))).toEqual(sorted(described));
  });

  test("docs/schema.md names every field of Document and Chunk and their parts", () => {
    const schema = docs("schema");
    for (const name of [
      "Document",
      "Source",
      "Access",
      "Block",
      "Table",
      "Cell",
      "Structure",
      "Section",
      "Attachment",
      "RevisionRow",
      "Warning",
      "Metrics",
      "Chunk",
      "Anchor",
    ]) {
      for (const field of Object.keys(openapi.components.schemas[name].properties)) {
        expect([name, field, schema.includes(`\`${field}\``)]).toEqual([name, field, true]);
      }
    }
  });
});

describe("health", () => {
  test("says what the operator configured, and never a key", async () => {
    const configured = await startService({
      keys: { apiKey: "admin-key" },
      maxUpload: 1234,
      rateLimit: 60,
      maxParallel: 3,
      folders: ["a", "b"],
      llm: { configured: true, host: "llm.example", model: "m", external: true },
      vectors: () => ({ enabled: true, model: "e5", dimensions: 384, reason: null }),
      ocr: () => ({ available: true, engine: "tesseract", languages: ["kor"], reason: null }),
      cache: () => cacheInfo({ generation: "g1", writeFault: null }),
      readAhead: { progress: { read: 1, all: 3, done: false, tenants_left: 2 } },
    });
    const response = await configured.call({ url: "/health" });
    expect(response.json()).toEqual({
      ok: true,
      version: "0.2.0",
      schema_version: "0.1",
      tenant_count: 2,
      consumer_count: 1,
      endpoints: expect.arrayContaining(["POST /parse", "GET /docs/{name}.md"]),
      formats: REGISTRY.map(({ format }) => format),
      max_upload: 1234,
      auth: true,
      limits: { rate_limit: 60, max_parallel: 3, parsing_now: 0 },
      llm: { configured: true, host: "llm.example", model: "m", external: true },
      vectors: { enabled: true, model: "e5", dimensions: 384, reason: null },
      ocr: { available: true, engine: "tesseract", languages: ["kor"], reason: null },
      cache: { enabled: true, generation: "g1", writable: true, reason: null },
      // How many documents there are is told only where there are no keys.
      reading: { state: "reading", share: 0.33 },
    });
    expect(response.body).not.toContain("admin-key");
  });

  test("says how far the corpus is read, in documents where there are no keys", async () => {
    const readAhead = { progress: { read: 1, all: 3, done: false, tenants_left: 2 } };
    const service = await startService({ readAhead });
    const told = {
      state: "reading",
      share: 0.33,
      documents_read: 1,
      documents: 3,
      tenants_left: 2,
    };
    expect((await service.call({ url: "/health" })).json().reading).toEqual(told);
    const page = await service.call({ url: "/health", headers: { accept: "text/html" } });
    expect(page.body).toContain("3개 중 1개 읽음");
    const off = await startService();
    expect((await off.call({ url: "/health" })).json().reading).toEqual({ state: "off", share: 0 });
  });

  test("says that the cache cannot be written, or is off", async () => {
    const full = await startService({
      cache: () => cacheInfo({ generation: "g1", writeFault: "ENOSPC" }),
    });
    const { cache } = (await full.call({ url: "/health" })).json();
    expect(cache).toMatchObject({ enabled: true, generation: "g1", writable: false });
    expect(cache.reason).toContain("ENOSPC");
    const off = (await (await startService()).call({ url: "/health" })).json().cache;
    expect(off).toMatchObject({ enabled: false, generation: null, writable: false });
    expect(off.reason).toContain("SERVICE_CACHE=0");
  });
});

test.each([
  [
    "Load model from /tmp/내 모델/e5/model.onnx failed: Protobuf parsing failed.",
    "Load model from ",
  ],
  ["Load model from models/e5/model.onnx failed", "Load model from "],
  ["ENOENT: no such file, open '/srv/model/tokenizer.json'", "ENOENT: no such file, open "],
  ["Cannot open C:\\models\\e5", "Cannot open "],
  ["/srv/ocr/kor.traineddata is missing", ""],
])("health tells no path of the server: %s", async (why, told) => {
  const lead = "모델을 열 수 없습니다 / the model cannot be opened:";
  const reason = `${lead} ${why}`;
  const broken = await startService({
    keys: { apiKey: "admin-key" },
    vectors: () => ({ enabled: false, model: null, dimensions: null, reason }),
    ocr: () => ({ available: false, engine: null, languages: [], reason: why }),
  });
  const health = (await broken.call({ url: "/health" })).json();
  const rest = "… (서버의 시작 기록에 있음 / in full where the server started)";
  expect(health.vectors.reason).toBe(`${lead} ${told}${rest}`);
  expect(health.ocr.reason).toBe(`${told}${rest}`);
});

test("the docs are served as they are", async () => {
  for (const name of ["api", "schema"]) {
    const response = await service.call({ url: `/docs/${name}.md` });
    expect(response.headers["content-type"]).toBe("text/markdown; charset=utf-8");
    expect(response.body).toBe(docs(name));
  }
  expect((await service.call({ method: "HEAD", url: "/docs/api.md" })).statusCode).toBe(200);
});

test("every document that a document links to is served too", async () => {
  const served = openapi.paths["/docs/{name}.md"].get.parameters[0].schema.enum as string[];
  const links = served.flatMap((name) => {
    const from = `http://here/docs/${name}.md`;
    return [...docs(name).matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, link]) => new URL(link!, from))
      .filter(({ host, pathname }) => host === "here" && pathname !== new URL(from).pathname);
  });
  expect(links.length).toBeGreaterThan(8);
  for (const { pathname } of links) {
    expect([pathname, (await service.call({ url: pathname })).statusCode]).toEqual([pathname, 200]);
  }
});

test("the log has one line per request, without names, keys or content", async () => {
  const lines: string[] = [];
  const logger = createLogger({ destination: { write: (line) => void lines.push(line) } });
  const logged = await startService({ keys: { apiKey: "secret-key" }, logger });
  await logged.call({
    method: "POST",
    url: "/parse?filename=secret-name.hwp",
    headers: { authorization: "Bearer secret-key", "x-filename": "secret-header.hwp" },
    payload: "secret content",
  });
  await logged.call({ url: "/secret-path" });
  logger.info({ headers: { authorization: "secret" }, filename: "secret", key: "secret" }, "x");
  expect(lines.join("")).not.toContain("secret");
  expect(lines[0]!.match(/request_id|reqId/g)).toEqual(["request_id"]);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    msg: "request",
    consumer: "default",
    method: "POST",
    route: "/parse",
    status: 200,
    bytes_in: 14,
    request_id: expect.any(String),
  });
  expect(lines.length).toBe(3);
});
