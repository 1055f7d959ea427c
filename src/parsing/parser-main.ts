/** A parser process: takes jobs one at a time from the service, and dies alone when a file kills it. */
import { Socket } from "node:net";
import { HelpFromOthers } from "./borrowed-parsers.js";
import {
  BYTES_FD,
  type FromProcess,
  type Job,
  type PartName,
  type ToProcess,
} from "./job-messages.js";
import { perform } from "./run-job.js";

const pipe = new Socket({ fd: BYTES_FD, readable: true, writable: true });
let waiting: { job: Job; bytes: Buffer; filled: number } | undefined;
const help = new HelpFromOthers(say);

// Bytes may overtake the message that announces them; they wait in the paused pipe until it is there.
pipe.pause();
pipe.on("data", (chunk: Buffer) => {
  if (!waiting) return;
  waiting.filled += chunk.copy(waiting.bytes, waiting.filled);
  startWhenComplete();
});

process.on("message", (message: ToProcess) => {
  if (message.kind !== "job") return help.receive(message);
  const { job } = message;
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

/** Bytes follow the message that announces them, in the same order. */
function say(message: FromProcess, bytes?: Uint8Array): void {
  process.send!(message);
  if (bytes) pipe.write(bytes);
}

/** What `perform` cannot turn into a Document ends the process; the service answers `READER_FAILED`. */
async function work(job: Job, bytes: Buffer): Promise<void> {
  const { parts, ...rest } = await perform(job, bytes, {
    help,
    progress: (progress) => say({ kind: "progress", progress }),
  });
  const entries = Object.entries(parts) as [PartName, Buffer][];
  say({
    kind: "done",
    ...rest,
    parts: entries.map(([name, part]) => ({ name, bytes: part.length })),
  });
  for (const [, part] of entries) pipe.write(part);
}
