/**
 * Entry point of a parser process: takes jobs from the service one at a time. If a file crashes it, only this process
 * dies.
 */
import { once } from "node:events";
import { Socket } from "node:net";
import { setFlagsFromString } from "node:v8";
import { BorrowedParsers } from "./borrowed-parsers.js";
import {
  BYTES_FD,
  type FromProcess,
  type Job,
  type PartName,
  type ToProcess,
} from "./job-messages.js";
import { runJob } from "./run-job.js";

// Ten times V8's own: by default the first document of a process costs more in optimising the layout engine, which most files use for some
// milliseconds, than in everything else. Code that stays busy (recognition, long documents) reaches this soon enough.
setFlagsFromString("--wasm-tiering-budget=18000000");
// A function of the engine is checked when it is first called: most never are.
setFlagsFromString("--wasm-lazy-validation");

const pipe = new Socket({ fd: BYTES_FD, readable: true, writable: true });
let pendingJob: { job: Job; bytes: Buffer; filled: number } | undefined;
const borrowedParsers = new BorrowedParsers(send);

// Bytes can arrive before the message that announces them; they wait in the paused pipe.
pipe.pause();
pipe.on("data", (chunk: Buffer) => {
  if (!pendingJob) return;
  pendingJob.filled += chunk.copy(pendingJob.bytes, pendingJob.filled);
  startWhenComplete();
});

process.on("message", (message: ToProcess) => {
  if (message.kind !== "job") return borrowedParsers.receive(message);
  const { job } = message;
  pendingJob = { job, bytes: Buffer.allocUnsafeSlow(job.bytes), filled: 0 };
  pipe.resume();
  startWhenComplete();
});

// The service is gone; nobody waits for the result.
process.on("disconnect", () => process.exit(0));

function startWhenComplete(): void {
  if (!pendingJob || pendingJob.filled < pendingJob.bytes.length) return;
  const { job, bytes } = pendingJob;
  pendingJob = undefined;
  pipe.pause();
  void answerJob(job, bytes);
}

/** Bytes follow the message that announces them, in the same order. */
function send(message: FromProcess, bytes?: Uint8Array): void {
  process.send!(message);
  if (bytes) pipe.write(bytes);
}

/** An error that `runJob` cannot turn into a Document ends the process; the service reports `READER_FAILED`. */
async function answerJob(job: Job, bytes: Buffer): Promise<void> {
  const { parts, ...rest } = await runJob(job, bytes, {
    help: borrowedParsers,
    progress: (progress) => send({ kind: "progress", progress }),
    piece: sendPiece,
  });
  const entries = Object.entries(parts) as [PartName, Buffer][];
  send({
    kind: "done",
    ...rest,
    parts: entries.map(([name, part]) => ({ name, bytes: part.length })),
  });
  for (const [, part] of entries) pipe.write(part);
}

/** Returns when the service has taken it, so that no more than two pieces are here at once. */
async function sendPiece(name: PartName, piece: Buffer, expected: number): Promise<void> {
  process.send!({ kind: "piece", name, bytes: piece.length, expected } satisfies FromProcess);
  if (!pipe.write(piece)) await once(pipe, "drain");
}
