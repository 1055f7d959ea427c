/** Shared by the tenant benches: a running service with keys, small DOCX files, and requests to it. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { fileURLToPath } from "node:url";
import { strToU8, zipSync } from "fflate";

const KEY = "bench-key-0123456789";
const OFFICE = "http://schemas.openxmlformats.org";

/** Starts the compiled service on a free port, with all it starts on one processor where `core` is its number; rejects when it ends before it listens. */
export async function startService(
  corpus,
  cache,
  temporary,
  settings = {},
  { node = [], core } = {},
) {
  const [command, ...before] =
    core === undefined ? [process.execPath] : ["taskset", "-c", String(core), process.execPath];
  const child = spawn(
    command,
    [
      ...before,
      ...node,
      fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url)),
      ...["serve", "--port", "0", "--corpus", corpus, "--cache", cache],
    ],
    {
      cwd: temporary,
      env: {
        ...process.env,
        ...{ SERVICE_API_KEY: KEY, SERVICE_VECTORS: "0", TMPDIR: temporary },
        ...settings,
      },
      stdio: ["ignore", "pipe", "ignore"],
    },
  );
  const ended = once(child, "exit");
  let text = "";
  const address = await new Promise((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (data) => {
      if (text === null) return;
      text += data;
      const found = /wonmun (http:\S+)/.exec(text);
      if (!found) return;
      text = null;
      resolve(found[1]);
    });
    child.on("exit", (code) => reject(new Error(`the service ended with ${code}`)));
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return {
    pid: child.pid,
    address,
    key: KEY,
    /** Resolves to `{status, body}`; rejects when the connection breaks. */
    call: (method, path, body, headers = {}) =>
      call({ agent, address, method, path, body, headers }),
    residentMiB: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))[1]) / 1024,
    async stop(signal = "SIGTERM") {
      child.kill(signal);
      await ended;
      agent.destroy();
    },
  };
}

export async function call({ agent, address, method, path, body, headers }) {
  const isBytes = Buffer.isBuffer(body);
  const sent = request(address + path, {
    method,
    agent,
    headers: {
      authorization: `Bearer ${KEY}`,
      ...(body && { "content-type": isBytes ? "application/octet-stream" : "application/json" }),
      ...headers,
    },
  });
  const answered = new Promise((resolve, reject) => {
    sent.on("error", reject);
    sent.on("response", (response) => {
      const pieces = [];
      response.on("data", (piece) => pieces.push(piece));
      response.on("error", reject);
      response.on("aborted", () => reject(new Error("aborted")));
      response.on("end", () => {
        const text = Buffer.concat(pieces).toString("utf8");
        const { statusCode: status, headers } = response;
        resolve({ status, headers, body: JSON.parse(text) });
      });
    });
  });
  sent.end(isBytes ? body : body && JSON.stringify(body));
  return answered;
}

export const upload = (service, tenant, name, bytes, replace = false) =>
  service.call(
    "POST",
    `/documents/upload?${new URLSearchParams({ tenant, ...(replace && { replace: "1" }) })}`,
    bytes,
    { "x-filename": encodeURIComponent(name) },
  );

export const remove = (service, tenant, filename) =>
  service.call("DELETE", `/documents?${new URLSearchParams({ tenant, filename })}`);

/** A DOCX of these paragraphs. */
export function makeDocx(paragraphs) {
  const body = paragraphs
    .map((text) => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`)
    .join("");
  const parts = {
    "[Content_Types].xml": `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="r1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<w:document xmlns:w="${OFFICE}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
  };
  const files = Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [name, strToU8(text)]),
  );
  return Buffer.from(zipSync(files));
}

export const docIdOf = (bytes) => `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
