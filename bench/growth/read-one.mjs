/** Reads one file as a parser process does; prints processor time and memory as JSON, or with `--rows` the rows of its tables. */
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { runJob } from "../../dist/parsing/run-job.js";

const [, , path, rows] = process.argv;
const bytes = readFileSync(path);
const filename = basename(path);
const memory = process.memoryUsage().rss;
const cpu = process.cpuUsage();
const options = { layout: "stored", ocr: false };
const want = { kind: "document" };
// Sent as it is made: a parser process holds no more than two pieces.
const piece = async (_, part) => counted?.add(part);
const counted = rows ? rowCount() : undefined;
const job = { input: "file", filename, options, want };
const { summary, parts } = await runJob(job, bytes, { piece });
if (!summary.readable) throw new Error(`${filename}: ${summary.reason}`);
const { user, system } = process.cpuUsage(cpu);
const mib = process.resourceUsage().maxRSS / 1024 - memory / 2 ** 20;
counted?.add(parts.document);
console.log(JSON.stringify(counted?.rows ?? { cpu: (user + system) / 1000, mib }));

/** Sums what the tables in pieces of JSON state; counting takes time and memory of its own. */
function rowCount() {
  const sum = { rows: 0, add };
  let end = "";
  function add(part) {
    const text = end + part.toString("latin1");
    const found = [...text.matchAll(/"rows":(\d+),/g)];
    for (const [, stated] of found) sum.rows += Number(stated);
    const last = found.at(-1);
    // What a piece cuts is looked at with the next.
    end = text.slice(Math.max(last ? last.index + last[0].length : 0, text.length - 20));
  }
  return sum;
}
