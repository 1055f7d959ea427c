/** Preloaded into the service: logs the live heap after a full garbage collection, every ten seconds. */
import { appendFileSync } from "node:fs";

const EVERY_MS = 10_000;
const out = process.env.BENCH_HEAP_FILE;

// The parser processes inherit the option too; only the service is looked at.
if (out && globalThis.gc && process.argv[1]?.endsWith("main.js")) {
  setInterval(() => {
    globalThis.gc();
    const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
    const seconds = Math.round(process.uptime());
    appendFileSync(out, `${JSON.stringify({ seconds, rss, heapUsed, external, arrayBuffers })}\n`);
  }, EVERY_MS).unref();
}
