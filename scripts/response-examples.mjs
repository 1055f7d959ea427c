/**
 * `node scripts/response-examples.mjs`: asks a service on the samples what the OpenAPI examples ask, and keeps its answers, shortened, as the
 * examples of responses (`src/http/openapi-responses.ts`).
 */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "wonmun-examples-"));
cpSync(`${root}samples/corpus`, join(folder, "corpus"), { recursive: true });
const KEY = "example-key";
const PORT = "18234";
const base = `http://127.0.0.1:${PORT}`;
const service = spawn(process.execPath, [`${root}dist/cli/main.js`, "serve"], {
  env: {
    ...process.env,
    SERVICE_CORPUS: join(folder, "corpus"),
    SERVICE_CACHE: join(folder, "cache"),
    SERVICE_PORT: PORT,
    SERVICE_API_KEY: KEY,
    SERVICE_FEEDBACK_LOG: join(folder, "feedback.jsonl"),
    SERVICE_USAGE_LOG: join(folder, "usage.jsonl"),
  },
  stdio: ["ignore", "pipe", "ignore"],
});
await new Promise((resolve) => service.stdout.once("data", resolve));

/** Items of a list and characters of a text that show what the rest is like. */
const ITEMS = 1;
const LETTERS = 200;

function shortened(value) {
  if (typeof value === "string")
    return value.length > LETTERS ? `${value.slice(0, LETTERS)}…` : value;
  // Numbers are one thing together, as a box is.
  if (Array.isArray(value) && value.every(Number.isFinite)) return value;
  if (Array.isArray(value)) return value.slice(0, ITEMS).map(shortened);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, shortened(one)]));
}

const answers = {};
try {
  const ask = async (method, path, { body, query = {} } = {}) => {
    const response = await fetch(`${base}${path}?${new URLSearchParams(query)}`, {
      method,
      headers: {
        authorization: `Bearer ${KEY}`,
        accept: "application/json",
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return response.json();
  };
  const keep = (route, answer) => {
    answers[route] = shortened(answer);
    return answer;
  };
  const { paths } = await ask("GET", "/openapi.json");
  const bodyOf = (route) => {
    const [method, path] = route.split(" ");
    return paths[path][method].requestBody?.content["application/json"]?.example;
  };
  const tenant = "demo";
  const post = async (path) =>
    keep(`post ${path}`, await ask("POST", path, { body: bodyOf(`post ${path}`) }));
  for (const path of ["/parse", "/chunk", "/try/parse", "/documents"]) await post(path);
  for (const path of ["/search", "/context", "/retrieval", "/v1/convert/file", "/feedback", "/mcp"])
    await post(path);
  const page = { body: bodyOf("post /try/page"), query: { page: 1 } };
  keep("post /try/page", await ask("POST", "/try/page", page));
  const { filename: name, data_base64 } = bodyOf("put /process");
  const loaded = await fetch(`${base}/process`, {
    method: "PUT",
    headers: { authorization: `Bearer ${KEY}`, "x-filename": encodeURIComponent(name) },
    body: Buffer.from(data_base64, "base64"),
  });
  keep("put /process", await loaded.json());
  keep("get /documents", await ask("GET", "/documents", { query: { tenant } }));
  const answer = await post("/answer");
  const [{ doc_id, chunk_id }] = answer.citations;
  const verify = { ...bodyOf("post /verify"), sources: [{ doc_id, chunk_id }] };
  keep("post /verify", await ask("POST", "/verify", { body: verify }));
  keep("get /documents/read", await ask("GET", "/documents/read", { query: { tenant, doc_id } }));
  await post("/documents/upload");
  const { filename } = bodyOf("post /documents/upload");
  keep("delete /documents", await ask("DELETE", "/documents", { query: { tenant, filename } }));
  const { jobs } = await post("/jobs");
  keep("get /jobs", await ask("GET", "/jobs"));
  keep("get /jobs/{id}", await ask("GET", `/jobs/${jobs[0].id}`));
  // Low ones wait, so that one is still there to be cancelled.
  const late = await ask("POST", "/jobs", {
    body: bodyOf("post /jobs"),
    query: { priority: "low" },
  });
  keep("delete /jobs/{id}", await ask("DELETE", `/jobs/${late.jobs[0].id}`));
  for (const path of ["/health", "/health/live", "/health/ready", "/feedback", "/usage"])
    keep(`get ${path}`, await ask("GET", path));
} finally {
  service.kill();
  await new Promise((resolve) => service.once("exit", resolve));
  rmSync(folder, { recursive: true, force: true });
}
const target = `${root}src/http/openapi-responses.ts`;
writeFileSync(
  target,
  `/** What the routes answered to the examples of requests, shortened. Written by \`scripts/response-examples.mjs\`. */\nexport const RESPONSES: Record<string, unknown> = ${JSON.stringify(answers, null, 2)};\n`,
);
console.log(Object.keys(answers).join("\n"));
