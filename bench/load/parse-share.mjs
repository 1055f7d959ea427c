/** What is left of the bare reader's throughput when small files come by HTTP: transfer, hash, spool, cache and hand-over beside reading. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { makeRule, random, round } from "./traffic.mjs";

const SECONDS = 10;
/** Enough that none is sent twice: the cache would answer. */
const FILES = 4000;
const CLIENTS = 8;

export async function parseShare(service) {
  const next = random(60);
  const files = Array.from({ length: FILES }, () => makeRule(next));
  const bare = await bareReader();
  let at = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (at < FILES && performance.now() - began < SECONDS * 1000) {
        const { status } = await service.call("POST", "/parse?filename=rule.docx", files[at++]);
        if (status !== 200) throw new Error(`/parse: ${status}`);
      }
    }),
  );
  const perSecond = (at * 1000) / (performance.now() - began);
  return { bare: round(bare), perSecond: round(perSecond), share: round((100 * perSecond) / bare) };
}

/** Files a second that as many processes as cores read into the same JSON, with nothing around them. */
async function bareReader() {
  const program = fileURLToPath(new URL("bare-reader.mjs", import.meta.url));
  const readers = Array.from({ length: availableParallelism() }, () =>
    fork(program, [String(SECONDS)]),
  );
  const counts = await Promise.all(
    readers.map(async (reader) => {
      const [perSecond] = await once(reader, "message");
      return perSecond;
    }),
  );
  return counts.reduce((sum, each) => sum + each, 0);
}
