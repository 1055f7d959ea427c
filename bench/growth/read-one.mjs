/** Reads one file as a parser process does; prints processor time and memory as JSON. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { runJob } from "../../dist/parsing/run-job.js";

const path = process.argv[2];
const bytes = readFileSync(path);
const filename = basename(path);
const memory = process.memoryUsage().rss;
const cpu = process.cpuUsage();
const options = { layout: "stored", ocr: false };
const want = { kind: "document" };
// Sent as it is made: a parser process holds no more than two pieces.
const piece = async () => {};
const { summary } = await runJob({ input: "file", filename, options, want }, bytes, { piece });
if (!summary.readable) throw new Error(`${filename}: ${summary.reason}`);
const { user, system } = process.cpuUsage(cpu);
const mib = process.resourceUsage().maxRSS / 1024 - memory / 2 ** 20;
console.log(JSON.stringify({ cpu: (user + system) / 1000, mib }));
