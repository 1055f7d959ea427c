/** Over its limits the service refuses at once with the right status, and serves the next request. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent } from "node:http";
import { fileURLToPath } from "node:url";
import { call } from "../tenants/service.mjs";
import { makeRule, percentiles, random } from "./traffic.mjs";

/** Parses beyond SERVICE_MAX_PARALLEL: 503 PARSERS_BUSY. `service` was started with that limit. */
export async function overParallel(service, clients) {
  const next = random(1);
  // The first request of a service compiles its code: it is no refusal.
  await parse(service, makeRule(next));
  const files = Array.from({ length: clients }, () => makeRule(next));
  const answers = await Promise.all(files.map((file) => timed(() => parse(service, file))));
  const after = await timed(() => parse(service, makeRule(next)));
  return { ...summary(answers, 503, "PARSERS_BUSY"), after: after.status };
}

/** The same requests to a server that refuses all of them and does nothing else: client, connections and Node alone. */
export async function bareRefusal(clients) {
  const server = fork(fileURLToPath(new URL("bare-refuser.mjs", import.meta.url)));
  const [port] = await once(server, "message");
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const address = `http://127.0.0.1:${port}`;
  const bare = {
    call: (method, path, body) => call({ agent, address, method, path, body, headers: {} }),
  };
  try {
    return await overParallel(bare, clients);
  } finally {
    agent.destroy();
    server.disconnect();
  }
}

/** Requests beyond SERVICE_RATE_LIMIT in a minute: 429 RATE_LIMITED, and again welcome after `Retry-After`. */
export async function overRate(service, requests) {
  const ask = () => service.call("POST", "/documents", { tenant: "none" });
  const answers = [];
  for (let at = 0; at < requests; at++) answers.push(await timed(ask));
  const refused = answers.findLast(({ status }) => status === 429);
  const wait = Number(refused?.headers["retry-after"]);
  await new Promise((resolve) => setTimeout(resolve, wait * 1000));
  const after = await timed(ask);
  return { ...summary(answers, 429, "RATE_LIMITED"), retryAfter: wait, after: after.status };
}

const parse = (service, file) => service.call("POST", "/parse?filename=rule.docx", file);

async function timed(work) {
  const started = performance.now();
  const { status, headers, body } = await work();
  return { status, headers, reason: body.reason, ms: performance.now() - started };
}

function summary(answers, status, reason) {
  const refused = answers.filter((answer) => answer.status === status && answer.reason === reason);
  const served = answers.filter((answer) => answer.status < 300 || answer.status === 404);
  return {
    asked: answers.length,
    served: served.length,
    refused: refused.length,
    other: answers.length - served.length - refused.length,
    refusal: percentiles(refused.map(({ ms }) => ms)),
  };
}
