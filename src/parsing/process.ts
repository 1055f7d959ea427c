/** A parser process: takes jobs one at a time from the service, and dies alone when a file kills it. */
import { Socket } from "node:net";
import { BYTES_FD, type Job, type JobDone, type PartName } from "./job.js";
import { perform } from "./perform.js";

const pipe = new Socket({ fd: BYTES_FD, readable: true, writable: true });
let waiting: { job: Job; bytes: Buffer; filled: number } | undefined;

// Bytes may overtake the message that announces them; they wait in the paused pipe until it is there.
pipe.pause();
pipe.on("data", (chunk: Buffer) => {
  if (!waiting) return;
  waiting.filled += chunk.copy(waiting.bytes, waiting.filled);
  startWhenComplete();
});

process.on("message", (job: Job) => {
  waiting = { job, bytes: Buffer.allocUnsafeSlow(job.bytes), filled: 0 };
  pipe.resume();
  startWhenComplete();
});

// The service is gone: nobody waits for an answer.
process.on("disconnect", () => process.exit(0));

function startWhenComplete(): void {
  if (!waiting || waiting.filled < waiting.bytes.length) return;
  const { job, bytes } = waiting;
  waiting = undefined;
  pipe.pause();
  void work(job, bytes);
}

/** What `perform` cannot turn into a Document ends the process; the service answers `READER_FAILED`. */
async function work(job: Job, bytes: Buffer): Promise<void> {
  const { summary, parts } = await perform(job, bytes);
  const entries = Object.entries(parts) as [PartName, Buffer][];
  const done: JobDone = {
    summary,
    parts: entries.map(([name, part]) => ({ name, bytes: part.length })),
  };
  process.send!(done);
  for (const [, part] of entries) pipe.write(part);
}
