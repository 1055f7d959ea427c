/** Sends the suite's requests to a service and finds out what of the contract applies to it. */
import { readFileSync } from "node:fs";

const SAMPLES = new URL("../../samples/corpus/demo/", import.meta.url);
/** The slowest is a scan on a busy machine. */
const TIMEOUT_MS = 180_000;

export const sample = (name) => readFileSync(new URL(name, SAMPLES));

export class Service {
  /** `keys`: the key to ask with, and those of two further consumers; `tenant` holds the samples; `write` may be written to. */
  constructor({ baseUrl, key, others = {}, tenant = "demo", write }) {
    this.base = baseUrl.replace(/\/$/, "");
    this.key = key;
    this.others = others;
    this.tenant = tenant;
    this.write = write;
    this.can = new Set();
    this.replies = new Map();
  }

  /** `as`: a key, or null for none. `bytes` with `name` is an upload, `json` a JSON body. */
  async send(method, path, { as = this.key, headers = {}, json, bytes, name, query } = {}) {
    const url = new URL(this.base + path);
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value);
    const response = await fetch(url, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        ...(as && { authorization: `Bearer ${as}` }),
        ...(bytes !== undefined && { "content-type": "application/octet-stream" }),
        ...(json !== undefined && { "content-type": "application/json" }),
        ...(name !== undefined && { "x-filename": encodeURIComponent(name) }),
        ...headers,
      },
      ...(bytes !== undefined && { body: bytes }),
      ...(json !== undefined && { body: typeof json === "string" ? json : JSON.stringify(json) }),
    });
    const raw = await response.text();
    const type = response.headers.get("content-type") ?? "";
    const body = type.startsWith("application/json") && raw !== "" ? JSON.parse(raw) : raw;
    return { status: response.status, headers: Object.fromEntries(response.headers), type, body };
  }

  parse(name, more = {}) {
    return this.send("POST", more.path ?? "/parse", { bytes: sample(name), name, ...more });
  }

  /** A JSON request about the tenant of the samples. */
  ask(path, json = {}, more = {}) {
    return this.send("POST", path, { json: { tenant: this.tenant, ...json }, ...more });
  }

  tool(name, args, more = {}) {
    const params = { name, arguments: args };
    return this.rpc({ jsonrpc: "2.0", id: 1, method: "tools/call", params }, more);
  }

  rpc(json, { headers = {}, ...more } = {}) {
    const accept = "application/json, text/event-stream";
    return this.send("POST", "/mcp", { json, headers: { accept, ...headers }, ...more });
  }

  /** Each named request is sent once, however many rows look at its reply. */
  reply(name, request) {
    if (!this.replies.has(name)) this.replies.set(name, request(this));
    return this.replies.get(name);
  }

  /** What rows may ask for: settings of the service, and what the caller of the suite allows. */
  async look() {
    const { status, body } = await this.send("GET", "/health");
    if (status !== 200) throw new Error(`${this.base}/health answers ${status}`);
    const say = (name, is) => this.can.add(is ? name : `no ${name}`);
    say("keys", body.auth);
    say("cache", body.cache.enabled);
    say("ocr", body.ocr.available);
    say("vectors", body.vectors.enabled);
    say("gateway", body.llm.configured);
    for (const endpoint of body.endpoints) this.can.add(endpoint);
    const listed = await this.tenantThere(this.tenant);
    say(
      "samples",
      listed?.body.documents?.some(({ filename }) => filename === "시행문.docx"),
    );
    say("rules", (await this.tenantThere("rules")) !== undefined);
    say("consumers", this.others.alpha !== undefined);
    say("write", this.write !== undefined && body.auth);
    const feedback = await this.send("GET", "/feedback");
    say("feedback", feedback.status === 200);
  }

  async tenantThere(tenant) {
    const reply = await this.send("GET", "/documents", { query: { tenant } });
    return reply.status === 200 ? reply : undefined;
  }
}
