/**
 * How the service holds up under load: memory while 100 MB uploads stream in, and how fast /health answers while
 * a heavy document is being read. Run after `npm run build`: `node bench/http/load.mjs [heavy-file]`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const MIB = 1024 * 1024;
const UPLOAD_BYTES = 100 * MIB;
const directory = mkdtempSync(join(tmpdir(), "wonmun-bench-"));
const service = spawn(
  process.execPath,
  [
    fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url)),
    "serve",
    "--port",
    "0",
    "--no-cache",
  ],
  {
    cwd: directory,
    env: { ...process.env, SERVICE_CORPUS: directory },
    stdio: ["ignore", "pipe", "ignore"],
  },
);
const [line] = await once(service.stdout.setEncoding("utf8"), "data");
const address = /http:\S+/.exec(line)[0];
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

function residentMiB() {
  const status = readFileSync(`/proc/${service.pid}/status`, "utf8");
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)[1]) / 1024);
}

/** Sends a body piece by piece; resolves to the status. */
async function send(path, headers, pieces) {
  const sent = request(address + path, { method: "POST", headers, agent });
  sent.on("error", () => {});
  const answered = once(sent, "response");
  for (const piece of pieces) if (!sent.write(piece)) await once(sent, "drain");
  sent.end();
  const [response] = await answered;
  response.resume();
  await once(response, "end");
  return response.statusCode;
}

async function watchMemory(work) {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, residentMiB());
  }, 20);
  const started = performance.now();
  const status = await work();
  clearInterval(watch);
  return { status, peakMiB: peak, ms: Math.round(performance.now() - started) };
}

const piece = Buffer.alloc(MIB, 0x20);
function* raw() {
  for (let sent = 0; sent < UPLOAD_BYTES; sent += MIB) yield piece;
}
function* json() {
  const base64 = Buffer.alloc(MIB - (MIB % 3), 0x20).toString("base64");
  yield '{"filename":"a.bin","data_base64":"';
  for (let sent = 0; sent + MIB <= UPLOAD_BYTES; sent += MIB) yield base64;
  yield '"}';
}

try {
  await send("/parse?filename=warm", { "content-type": "application/octet-stream" }, ["x"]);
  console.log("resident at rest, MiB", residentMiB());
  const bytes = { "content-type": "application/octet-stream" };
  console.log("100 MiB raw", await watchMemory(() => send("/parse?filename=a.bin", bytes, raw())));
  console.log(
    "100 MiB base64",
    await watchMemory(() => send("/parse", { "content-type": "application/json" }, json())),
  );
  const heavy = process.argv[2];
  if (heavy) {
    let parsing = true;
    const parsed = send("/parse?filename=heavy", bytes, [readFileSync(heavy)]).then((status) => {
      parsing = false;
      return status;
    });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const times = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const started = performance.now();
        const asked = request(`${address}/health`, { agent }).end();
        const [response] = await once(asked, "response");
        response.resume();
        await once(response, "end");
        return performance.now() - started;
      }),
    );
    times.sort((a, b) => a - b);
    console.log("200 parallel /health, ms", {
      median: Math.round(times[100]),
      p95: Math.round(times[190]),
      whileParsing: parsing,
      parse: await parsed,
    });
  }
} finally {
  agent.destroy();
  service.kill("SIGTERM");
  await once(service, "exit");
  rmSync(directory, { recursive: true, force: true });
}
