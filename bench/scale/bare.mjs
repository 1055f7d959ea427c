/**
 * How many documents a second bare parsers read, one of them and then two: the same documents and the same warm-up as `jobs.mjs`, without
 * services and without a database. What two of them do more than one is what the machine has to give; no pair of services can do better.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { WARM_UP } from "./jobs.mjs";
import { processorSeconds } from "./processor-time.mjs";

const PROGRAM = fileURLToPath(new URL("bare-reader.mjs", import.meta.url));

/** So many readers (`most`) that have warmed up; `measure(workers)` is what some of them do. */
export async function warmReaders({ most, documents }, use) {
  const all = most * WARM_UP + documents;
  const readers = Array.from({ length: most }, () =>
    fork(PROGRAM, [String(all)], { execArgv: ["--single-threaded"] }),
  );
  await Promise.all(readers.map((reader) => once(reader, "message")));
  const measure = async (workers) => {
    const working = readers.slice(0, workers);
    const spent = () => working.reduce((sum, { pid }) => sum + processorSeconds(pid), 0);
    const [before, began] = [spent(), performance.now()];
    await readAll(working, 0, documents);
    const seconds = (performance.now() - began) / 1000;
    const processor = Math.round(((spent() - before) / documents) * 1000);
    return { rate: documents / seconds, processor_ms: { services: processor, database: 0 } };
  };
  try {
    // The same are measured, however many warm up before them.
    await readAll(readers, documents, all);
    return await use(measure);
  } finally {
    for (const reader of readers) reader.kill();
  }
}

/** Those from number `from` up to `to`; whoever is ready takes the next. */
async function readAll(readers, from, to) {
  let next = from;
  const work = async (reader) => {
    while (next < to) {
      reader.send(next++);
      await once(reader, "message");
    }
  };
  await Promise.all(readers.map(work));
}
