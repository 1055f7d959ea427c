/**
 * Tenants in their own process, to be killed: the same storage, folder watching, indexing and saving as the service,
 * without HTTP and with text files, so that a start costs a tenth. Driven over the `fork` channel.
 */
import { fork } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

/** A stand-in for the parsers: one chunk a line. */
export const textParsing = {
  inFlight: 0,
  async read({ file }) {
    const doc_id = `sha256:${file.sha256}`;
    const lines = (await readFile(file.path, "utf8")).split("\n").filter(Boolean);
    const chunk = (text, index) => ({
      ...{ id: `c${index + 1}`, doc_id, kind: "paragraph", text, path: [], outline: [] },
      ...{ blocks: [], anchors: [], extractors: ["docx"] },
    });
    const access = { readable: true, drm: false, drm_vendor: null, password_protected: false };
    const entry = {
      ...{ inner: [], doc_id, format: "docx", pages: 1, review: [], tables: [] },
      access: { ...access, reason: null, reason_text: null },
      structure: { title: null, sections: [], attachments: [], revisions: [], recipients: [] },
      chunks: lines.map(chunk),
    };
    const { ResultBody } = await import("../../dist/parsing/result-body.js");
    return { summary: {}, body: ResultBody.ofBuffer(Buffer.from(JSON.stringify([entry]))) };
  },
  async close() {},
};

/** Starts one; what it offers is what `kill.mjs` asks of a service. */
export async function startKeeper(corpus, cache, tenant) {
  const child = fork(fileURLToPath(import.meta.url), [corpus, cache, tenant]);
  const ended = once(child, "exit");
  const waiting = new Map();
  let last = 0;
  child.on("message", ({ id, ...answer }) => {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
  });
  child.on("exit", () => {
    for (const { reject } of waiting.values()) reject(new Error("gone"));
  });
  child.on("error", () => {});
  const ask = (work, ...given) =>
    new Promise((resolve, reject) => {
      if (!child.connected) return reject(new Error("gone"));
      waiting.set(++last, { resolve, reject });
      child.send({ id: last, work, given }, (error) => error && reject(error));
    });
  return {
    list: () => ask("list"),
    search: (query) => ask("search", query),
    upload: (name, source, replace) => ask("upload", name, source, replace),
    remove: (name) => ask("remove", name),
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await ended;
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.send) {
  const { Tenants } = await import("../../dist/tenants/tenants.js");
  const [corpus, state, tenant] = process.argv.slice(2);
  const tenants = new Tenants({ corpus, parsing: textParsing, state, generation: "bench" });
  const works = {
    async list() {
      const { documents } = await tenants.scope(tenant, null);
      return documents.map(({ name, doc_id }) => ({ filename: name, doc_id }));
    },
    async search(query) {
      const scope = await tenants.scope(tenant, null);
      const hits = await scope.search(query, 20);
      const found = await Promise.all(hits.map((hit) => scope.chunkAt(hit.key, hit.chunk)));
      return found.map((one) => ({ filename: one.facts.name, text: one.chunk.text }));
    },
    async upload(name, source, replace) {
      const bytes = await readFile(source);
      const sha256 = createHash("sha256").update(bytes).digest("hex");
      const file = { path: source, bytes: bytes.length, sha256 };
      const [facts] = await tenants.store(tenant, name, file, replace);
      return facts?.access.readable === true;
    },
    remove: (name) => tenants.remove(tenant, name),
  };
  process.on("message", async ({ id, work, given }) => {
    try {
      process.send({ id, status: 200, body: await works[work](...given) });
    } catch (error) {
      process.send({
        id,
        status: error.status ?? 500,
        body: { reason: error.reason ?? error.stack },
      });
    }
  });
  process.on("SIGTERM", async () => {
    await tenants.close();
    process.exit(0);
  });
}
