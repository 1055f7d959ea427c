/** How many documents a minute services with one parser each take from the shared queue: one of them, then two. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { makeDocx, startService } from "../tenants/service.mjs";

/** Long enough that reading counts and not the queue. */
const PARAGRAPHS = 600;
const FILES_A_REQUEST = 50;

/** Documents a second by `workers` services; `documents` of them, each read once. */
export async function jobThroughput({ folder, url, workers, documents, paragraph }) {
  const start = (name, roles) => {
    const own = join(folder, name);
    mkdirSync(own, { recursive: true });
    const settings = { SERVICE_DATABASE: url, SERVICE_ROLES: roles, SERVICE_WORKERS: "1" };
    return startService(own, join(own, "cache"), own, settings);
  };
  const api = await start("api", "api");
  for (let from = 0; from < documents; from += FILES_A_REQUEST) {
    const form = new FormData();
    form.set("tenant", "scale");
    for (let at = from; at < Math.min(from + FILES_A_REQUEST, documents); at++) {
      const text = Array.from({ length: PARAGRAPHS }, (_, line) => paragraph(at, line));
      form.append("file", new Blob([makeDocx(text)]), `${at}.docx`);
    }
    const headers = { authorization: `Bearer ${api.key}` };
    const reply = await fetch(`${api.address}/jobs`, { method: "POST", headers, body: form });
    if (reply.status !== 202) throw new Error(`POST /jobs: ${reply.status} ${await reply.text()}`);
  }
  const services = [];
  for (let at = 0; at < workers; at++) services.push(await start(`worker-${at}`, "parse,index"));
  const began = performance.now();
  // Parsers start with the first job: that is part of it, as it is for anybody.
  let states;
  do {
    await sleep(200);
    states = await statesOf(api);
  } while (states.queued + states.reading + states.indexing > 0);
  const seconds = (performance.now() - began) / 1000;
  for (const service of [api, ...services]) await service.stop();
  if (states.done !== documents) throw new Error(`not all were read: ${JSON.stringify(states)}`);
  return documents / seconds;
}

async function statesOf(api) {
  const states = { queued: 0, reading: 0, indexing: 0, done: 0, failed: 0, cancelled: 0 };
  let cursor;
  do {
    const page = cursor ? `&cursor=${cursor}` : "";
    const { body } = await api.call("GET", `/jobs?limit=500${page}`);
    for (const { state } of body.jobs) states[state]++;
    cursor = body.next_cursor;
  } while (cursor);
  return states;
}
