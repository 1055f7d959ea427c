/** An in-memory service for tests; every response is validated against its own /openapi.json. */
import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { onTestFinished } from "vitest";
import { type KeySources, loadKeys } from "../src/http/keys.js";
import type { HttpOptions } from "../src/http/options.js";
import { createServer } from "../src/http/server.js";
import type { Document } from "../src/model/document.js";
import { emptyStructure, SCHEMA_VERSION } from "../src/model/plain.js";
import type { ParseRequest, ParseResult, Parsing } from "../src/parsing/parsing.js";
import { ResultBody } from "../src/parsing/result-body.js";
import { selectedParts } from "../src/parsing/select-parts.js";
import type { Embedder } from "../src/search/embedder.js";
import { Tenants } from "../src/tenants/tenants.js";
import { READABLE } from "./documents.js";

export interface TestService {
  server: FastifyInstance;
  /** Sends a request and validates the response by the interface description. */
  call(request: InjectOptions): Promise<LightMyRequestResponse>;
  /** Listens on a free port; the address. */
  listen(): Promise<string>;
  /** Validates any response, however it was got. */
  validate(request: { method: string; path: string }, response: SeenResponse): void;
  close(): Promise<void>;
  directory: string;
  /** The corpus root. */
  corpus: string;
  tenants: Tenants;
  /** Uploads that are on disk now. */
  spooled(): string[];
}

export interface SeenResponse {
  status: number;
  headers: Record<string, unknown>;
  body: string;
}

export type ServiceSettings = Partial<Omit<HttpOptions, "keys">> & {
  keys?: KeySources;
  /** Tenants that are there from the start. */
  folders?: string[];
  embedder?: Embedder;
};

/** A service that ends with the test that started it. */
export async function startService(settings: ServiceSettings = {}): Promise<TestService> {
  const service = await openService(settings);
  onTestFinished(service.close);
  return service;
}

/** A service shared by several tests, which they close. */
export async function openService(settings: ServiceSettings = {}): Promise<TestService> {
  const directory = mkdtempSync(join(tmpdir(), "wonmun-test-"));
  const parsing = settings.parsing ?? new FakeParsing();
  const corpus = join(directory, "corpus");
  mkdirSync(corpus);
  for (const folder of settings.folders ?? []) mkdirSync(join(corpus, folder));
  const { embedder = null } = settings;
  const tenants = new Tenants({ corpus, parsing, state: null, generation: "test", embedder });
  const server = await createServer({
    parsing,
    tenants,
    spoolDirectory: join(directory, "spool"),
    ...settings,
    keys: loadKeys(settings.keys ?? {}),
  });
  const validate = validatorOf(server.swagger() as unknown as Description);
  return {
    server,
    directory,
    corpus,
    tenants: settings.tenants ?? tenants,
    validate,
    close: async () => {
      await server.close();
      await (settings.tenants ?? tenants).close();
      rmSync(directory, { recursive: true, force: true });
    },
    spooled: () =>
      readdirSync(join(directory, "spool"), { recursive: true })
        .map((name) => join(directory, "spool", String(name)))
        .filter((path) => lstatSync(path).isFile()),
    listen: () => server.listen({ host: "127.0.0.1", port: 0 }),
    call: async (request) => {
      const response = await server.inject(request);
      validate(
        { method: request.method ?? "GET", path: String(request.url).split("?", 1)[0]! },
        { status: response.statusCode, headers: response.headers, body: response.body },
      );
      return response;
    },
  };
}

interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}
interface Operation {
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

function validatorOf(description: Description) {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(description as object, "openapi");
  const pointer = (...parts: string[]) =>
    parts.map((part) => `/${part.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");

  return ({ method, path }: { method: string; path: string }, response: SeenResponse): void => {
    const where = `${method} ${path.slice(0, 60)} → ${response.status}`;
    if (typeof response.headers["x-request-id"] !== "string") throw new Error(`${where}: no id`);
    const template = Object.keys(description.paths).find((known) =>
      new RegExp(`^${known.replaceAll(".", "\\.").replace(/\{\w+\}/g, "[^/]+")}$`).test(path),
    );
    const verb = method.toLowerCase() === "head" ? "get" : method.toLowerCase();
    const operation = template ? description.paths[template]![verb] : undefined;
    let at = pointer("components", "schemas", "Error");
    const type = String(response.headers["content-type"]).split(";", 1)[0]!;
    if (operation && template) {
      const described = operation.responses[String(response.status)];
      if (described && !described.content && response.body === "") return;
      if (!described?.content?.[type]) {
        throw new Error(`${where}: ${type} is not described`);
      }
      at = `${pointer("paths", template, verb, "responses", String(response.status), "content", type)}/schema`;
    } else if (response.status < 400) throw new Error(`${where}: success of an unknown route`);
    if (method === "HEAD") return;
    const value = type === "application/json" ? JSON.parse(response.body) : response.body;
    if (!ajv.validate({ $ref: `openapi#${encodeURI(at)}` }, value)) {
      throw new Error(`${where}: ${ajv.errorsText()}\n${response.body.slice(0, 500)}`);
    }
    // The description of the interface is described by its own standard.
    if (path === "/openapi.json") return;
    const unsaid = undeclared(description, { $ref: `#${at}` }, value);
    if (unsaid.length > 0) throw new Error(`${where}: not described: ${unsaid.join(", ")}`);
    if (response.status >= 400 && value.request_id !== response.headers["x-request-id"]) {
      throw new Error(`${where}: request_id is not the header's`);
    }
  };
}

interface Described {
  $ref?: string;
  properties?: Record<string, Described>;
  additionalProperties?: unknown;
  patternProperties?: unknown;
  items?: Described;
  anyOf?: Described[];
  allOf?: Described[];
}

/** Members that no schema names: what leaks out of the inside, although the schemas let it pass. */
function undeclared(description: object, schema: Described, value: unknown, at = ""): string[] {
  const parts = partsOf(description, schema);
  if (Array.isArray(value)) {
    const items = parts.flatMap((part) => (part.items ? [part.items] : []));
    return items.length === 0
      ? []
      : value.flatMap((one, index) =>
          undeclared(description, { anyOf: items }, one, `${at}/${index}`),
        );
  }
  if (typeof value !== "object" || value === null) return [];
  const named = parts.filter((part) => part.properties);
  const open = parts.some((part) => part.additionalProperties || part.patternProperties);
  if (named.length === 0 || open) return [];
  return Object.entries(value).flatMap(([key, member]) => {
    const schemas = named.flatMap((part) => part.properties?.[key] ?? []);
    if (schemas.length === 0) return [`${at}/${key}`];
    return undeclared(description, { anyOf: schemas }, member, `${at}/${key}`);
  });
}

/** A schema and all that it refers to or is put together from. */
function partsOf(description: object, schema: Described): Described[] {
  if (schema.$ref) {
    const path = decodeURI(schema.$ref).slice(2).split("/");
    const found = path.reduce<unknown>(
      (inside, part) =>
        (inside as Record<string, unknown>)[part.replaceAll("~1", "/").replaceAll("~0", "~")],
      description,
    );
    return partsOf(description, found as Described);
  }
  const inner = [...(schema.anyOf ?? []), ...(schema.allOf ?? [])];
  return [schema, ...inner.flatMap((part) => partsOf(description, part))];
}

/** Reads a file as plain text, one paragraph; can be held to keep parses running. */
export class FakeParsing implements Parsing {
  inFlight = 0;
  /** Parses whose caller went while they were held. */
  stopped = 0;
  readonly seen: ParseRequest[] = [];
  private gate: Promise<void> = Promise.resolve();

  /** Parses wait until the returned function is called. */
  hold(): () => void {
    let release = () => {};
    this.gate = new Promise((resolve) => {
      release = resolve;
    });
    return release;
  }

  async read(request: ParseRequest): Promise<ParseResult> {
    this.inFlight += 1;
    try {
      this.seen.push(request);
      await Promise.race([this.gate, this.leaving(request)]);
      await request.file.fetch?.();
      const bytes = readFileSync(request.file.path);
      const document = documentOf(request, bytes);
      const chunk = {
        id: "c1",
        doc_id: document.doc_id,
        kind: "paragraph",
        text: bytes.toString("latin1"),
        blocks: ["b1"],
        anchors: [{ page: 1, bbox: null, cell_range: null }],
        path: [],
        outline: [],
        extractors: ["docx"],
      };
      const { want } = request;
      const body =
        want.kind === "selection"
          ? selectedParts(document, want)
          : want.kind === "markdown"
            ? `# ${request.filename}\n`
            : JSON.stringify(want.kind === "document" ? document : { document, chunks: [chunk] });
      return { summary: summaryOf(document), body: ResultBody.ofBuffer(Buffer.from(body)) };
    } finally {
      this.inFlight -= 1;
    }
  }

  private leaving({ signal }: ParseRequest): Promise<never> {
    return new Promise((_resolve, reject) => {
      signal?.addEventListener("abort", () => {
        this.stopped += 1;
        reject(signal.reason);
      });
    });
  }

  async close(): Promise<void> {}
}

function documentOf(request: ParseRequest, bytes: Buffer): Document {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return {
    doc_id: `sha256:${sha256}`,
    schema_version: SCHEMA_VERSION,
    source: {
      filename: request.filename,
      format: "unknown",
      bytes: bytes.length,
      pages: 0,
      sha256,
      container_path: [],
    },
    access: READABLE,
    blocks: [
      {
        id: "b1",
        type: "paragraph",
        text: bytes.toString("latin1", 0, 1000),
        page: 1,
        bbox: null,
        parent: null,
        level: null,
        extractor: "docx",
        confidence: 1,
      },
    ],
    tables: [],
    structure: emptyStructure(),
    warnings: [],
    metrics: { parse_ms: 0, extractor_mix: { docx: 1 } },
    acl: null,
  };
}

function summaryOf(document: Document): ParseResult["summary"] {
  return {
    doc_id: document.doc_id,
    filename: document.source.filename,
    format: document.source.format,
    readable: true,
    reason: null,
    reason_text: null,
    title: null,
    pages: 0,
    blocks: 1,
    tables: 0,
    chunks: 0,
    characters: 0,
    ocr_pages: 0,
    parse_ms: 0,
    warnings: 0,
  };
}
