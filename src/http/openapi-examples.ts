/** Examples of the OpenAPI description: what to send and what comes back. A test holds them to the schemas. */
import { RESPONSES } from "./openapi-responses.js";

const TENANT = "demo";
const QUESTION = "광역시 숙박비 상한은 얼마인가?";
const DOC_ID = "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08";
const TINY_FILE = { filename: "메모.txt", data_base64: "7JWI64WV7ZWY7IS47JqU" };

/** By the parameter's name, in path, query or header. */
const PARAMETERS: Record<string, unknown> = {
  tenant: TENANT,
  principal: "kim",
  question: QUESTION,
  query: QUESTION,
  doc_id: DOC_ID,
  page: 1,
  width: 1100,
  filename: "시행문.docx",
  "X-Filename": "%EC%8B%9C%ED%96%89%EB%AC%B8.docx",
  limit: 20,
  pages: "1-3,7",
  fields: "blocks,structure",
  budget: 800,
  replace: "1",
  markdown: "1",
  id: "0mf2k4c3x00003f9a1c5b7e2d4f6a8b0c1",
  callback_url: "https://portal.internal/wonmun",
};

/** `{name}` of a path that lists no names. */
const NAMES: Record<string, string> = {
  "/try/samples/{name}": "시행문.docx",
  "/assets/{name}": "icon.svg",
};

/** By method and path: the JSON body. */
const BODIES: Record<string, unknown> = {
  "post /parse": TINY_FILE,
  "post /chunk": TINY_FILE,
  "post /v1/convert/file": TINY_FILE,
  "put /process": TINY_FILE,
  "post /retrieval": {
    knowledge_id: TENANT,
    query: QUESTION,
    retrieval_setting: { top_k: 3, score_threshold: 0 },
  },
  "post /try/parse": TINY_FILE,
  "post /try/page": TINY_FILE,
  "post /documents": { tenant: TENANT },
  "post /documents/upload": { tenant: TENANT, ...TINY_FILE },
  "post /search": { tenant: TENANT, query: QUESTION, limit: 3 },
  "post /context": { tenant: TENANT, query: QUESTION, budget: 4000 },
  "post /answer": { tenant: TENANT, question: QUESTION },
  "post /view": { tenant: TENANT, question: QUESTION },
  "post /verify": {
    tenant: TENANT,
    answer: "광역시 숙박비 상한은 80,000원이다 [1].",
    sources: [{ doc_id: DOC_ID, chunk_id: "c2" }],
  },
  "post /jobs": { tenant: TENANT, ...TINY_FILE },
  "post /feedback": {
    kind: "wrong_value",
    filename: "시행문.docx",
    field: "title",
    expected: "여비 지급 기준 안내",
  },
  "post /mcp": { jsonrpc: "2.0", id: 1, method: "tools/list" },
};

const EVENTS = { progress: { phase: "reading" }, result: "…" };

/** By media type: how an answer begins that is no JSON. */
const TEXTS: Record<string, string> = {
  "text/markdown": "# 2026년 상반기 국내 출장 여비 지급 기준 안내\n\n1. 관련: …",
  "text/html": "<!doctype html>…",
  "text/plain": "# HELP wonmun_requests_total …",
  "text/css": "/* … */",
  "text/javascript": "// …",
  "image/svg+xml": "<svg …>…</svg>",
  "text/event-stream": Object.entries(EVENTS)
    .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    .join(""),
  "application/x-ndjson": Object.entries(EVENTS)
    .map(([event, data]) => `${JSON.stringify({ event, data })}\n`)
    .join(""),
};

/** Descriptions that describe themselves. */
const DESCRIPTIONS: Record<string, unknown> = {
  "get /openapi.json": {
    openapi: "3.1.0",
    info: { title: "wonmun", version: "0.1.0" },
    paths: {},
    components: {},
  },
  "get /docs/schema/{name}.schema.json": { $id: "Document", type: "object", properties: {} },
};

/** Bytes of pictures and files have none. */
function responseExample(route: string, type: string): unknown {
  if (type !== "application/json") return TEXTS[type];
  return RESPONSES[route] ?? DESCRIPTIONS[route];
}

interface Operation {
  parameters?: { name: string; example?: unknown; schema?: { enum?: unknown[] } }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
  responses?: Record<string, { content?: Record<string, { example?: unknown }> }>;
}

/** Adds them to a description; what has none stays as it is. */
export function addExamples(paths: Record<string, Record<string, Operation>>): void {
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      for (const parameter of operation.parameters ?? []) {
        const named = parameter.name === "name" ? NAMES[path] : PARAMETERS[parameter.name];
        const example = named ?? parameter.schema?.enum?.[0];
        if (example !== undefined) parameter.example = example;
      }
      const json = operation.requestBody?.content["application/json"];
      const body = BODIES[`${method} ${path}`];
      if (json && body !== undefined) json.example = body;
      addResponseExamples(`${method} ${path}`, operation);
    }
  }
}

function addResponseExamples(route: string, { responses = {} }: Operation): void {
  for (const [status, { content = {} }] of Object.entries(responses)) {
    if (!status.startsWith("2")) continue;
    for (const [type, answer] of Object.entries(content)) {
      const example = responseExample(route, type);
      if (example !== undefined) answer.example = example;
    }
  }
}
