/**
 * Memory of the service while 100 MiB are uploaded, raw and as base64, and latency of /health while a heavy file is
 * parsed.
 */
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { writeLargeSheet } from "../sheets/large.mjs";
import { percentiles } from "./traffic.mjs";

const MIB = 1024 * 1024;
const UPLOAD_BYTES = 100 * MIB;
const BYTES = "application/octet-stream";
/** Some seconds of reading. */
const HEAVY_ROWS = 50_000;
const agent = new Agent({ keepAlive: true, maxSockets: 256 });

export async function bigUploads(service) {
  await send(service, "/parse?filename=warm", BYTES, ["x"]);
  const atRest = Math.round(service.residentMiB());
  const raw = await watchMemory(service, () => send(service, "/parse?filename=a", BYTES, spaces()));
  const base64 = await watchMemory(service, () =>
    send(service, "/parse", "application/json", json()),
  );
  return { atRestMiB: atRest, raw, base64 };
}

export async function healthBesideAParse(service, folder) {
  const path = join(folder, "heavy.xlsx");
  await writeLargeSheet(path, HEAVY_ROWS);
  const whileReading = async (ask) => {
    let reading = true;
    // The name keeps the cache from answering the second time.
    const name = `heavy-${Math.random()}.xlsx`;
    const parsed = send(service, `/parse?filename=${name}`, BYTES, createReadStream(path)).then(
      (status) => {
        reading = false;
        return status;
      },
    );
    await new Promise((resolve) => setTimeout(resolve, 300));
    const times = await ask();
    return { ...percentiles(times), whileReading: reading, parse: await parsed };
  };
  const oneByOne = await whileReading(async () => {
    const times = [];
    for (let at = 0; at < 200; at++) times.push(await askHealth(service));
    return times;
  });
  const together = await whileReading(() =>
    Promise.all(Array.from({ length: 200 }, () => askHealth(service))),
  );
  agent.destroy();
  return { oneByOne, together };
}

/** Sends a body piece by piece; resolves to the status. */
async function send(service, path, type, pieces) {
  const headers = { authorization: `Bearer ${service.key}`, "content-type": type };
  const sent = request(service.address + path, { method: "POST", headers, agent });
  sent.on("error", () => {});
  const answered = once(sent, "response");
  for await (const piece of pieces) if (!sent.write(piece)) await once(sent, "drain");
  sent.end();
  const [response] = await answered;
  response.resume();
  await once(response, "end");
  return response.statusCode;
}

async function askHealth(service) {
  const started = performance.now();
  const [response] = await once(request(`${service.address}/health`, { agent }).end(), "response");
  response.resume();
  await once(response, "end");
  return performance.now() - started;
}

async function watchMemory(service, work) {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, service.residentMiB());
  }, 20);
  const started = performance.now();
  const status = await work();
  clearInterval(watch);
  return { status, peakMiB: Math.round(peak), ms: Math.round(performance.now() - started) };
}

function* spaces() {
  const piece = Buffer.alloc(MIB, 0x20);
  for (let sent = 0; sent < UPLOAD_BYTES; sent += MIB) yield piece;
}

function* json() {
  const base64 = Buffer.alloc(MIB - (MIB % 3), 0x20).toString("base64");
  yield '{"filename":"a.bin","data_base64":"';
  for (let sent = 0; sent + MIB <= UPLOAD_BYTES; sent += MIB) yield base64;
  yield '"}';
}
