/** Reads small files as a parser process does, for some seconds, and tells how many a second. */
import { runJob } from "../../dist/parsing/run-job.js";
import { makeRule, random } from "./traffic.mjs";

const WARM_UP = 50;
const FILES = 200;
const seconds = Number(process.argv[2]);
const next = random(process.pid);
const files = Array.from({ length: FILES }, () => makeRule(next));
const read = (bytes) =>
  runJob(
    {
      ...{ input: "file", filename: "rule.docx", bytes: bytes.length },
      ...{ options: { layout: "checked", ocr: true }, want: { kind: "document" } },
    },
    bytes,
  );
for (const file of files.slice(0, WARM_UP)) await read(file);
const began = performance.now();
let count = 0;
while (performance.now() - began < seconds * 1000) await read(files[count++ % FILES]);
process.send((count * 1000) / (performance.now() - began), () => process.exit());
