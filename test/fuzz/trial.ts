/** Runs one hostile input through real parser processes and reports the outcome. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import type { ParseResult } from "../../src/parsing/parsing.js";
import type { SafeReading } from "../../src/parsing/safe-reading.js";
import type { FuzzInput } from "./inputs.js";
import { judge } from "./judgement.js";

/** Reasons that say more about the reader than about the file. */
const SUSPECT = new Set(["READER_FAILED", "OUT_OF_MEMORY", "TIMEOUT"]);
/** A process is killed at its time limit; the answer must be there soon after. */
const GRACE_SECONDS = 10;
/** Processor time that no file of these sizes should take; the clock would count what else the machine does. */
const SLOW_CPU_SECONDS = 20;
/** Clock ticks a second in `/proc`, the same on every Linux that Node runs on. */
const TICKS = 100;

export interface Trial {
  outcome: string;
  milliseconds: number;
  /** Why the input is worth keeping; empty where all is well. */
  findings: string[];
}

export async function tryInput(
  reading: SafeReading,
  input: FuzzInput,
  folder: string,
  timeout: number,
): Promise<Trial> {
  const path = join(folder, "input");
  await writeFile(path, input.bytes);
  const sha256 = createHash("sha256").update(input.bytes).digest("hex");
  const started = performance.now();
  const before = processorSeconds(reading.pool.pids);
  const stop = new AbortController();
  const parsed = await Promise.race([
    reading.read({
      file: { path, bytes: input.bytes.length, sha256 },
      filename: input.name,
      want: input.want,
      timeout,
      keep: false,
    }),
    after((timeout + GRACE_SECONDS) * 1000, undefined, { signal: stop.signal }).catch(
      () => undefined,
    ),
  ]);
  stop.abort();
  const milliseconds = Math.round(performance.now() - started);
  await rm(path, { force: true });
  if (!parsed) return { outcome: "HANG", milliseconds, findings: ["HANG"] };
  const seconds = processorSeconds(reading.pool.pids) - before;
  const { outcome, findings } = await weigh(parsed, input);
  if (seconds > SLOW_CPU_SECONDS) findings.push(`SLOW: ${Math.round(seconds)} s`);
  return { outcome, findings, milliseconds };
}

/** Of the processes that live now; 0 where the system does not say. */
function processorSeconds(pids: readonly number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, "latin1").split(") ")[1]!.split(" ");
      ticks += Number(fields[11]) + Number(fields[12]);
    } catch {
      // Gone in the meantime, or not Linux.
    }
  }
  return ticks / TICKS;
}

async function weigh(parsed: ParseResult, input: FuzzInput): Promise<Omit<Trial, "milliseconds">> {
  const { reasons, faults } = await judge(parsed, input.want);
  const suspects = [...new Set(reasons.filter((reason) => SUSPECT.has(reason)))];
  // A page that could not be drawn says nothing more; the process that died over it does.
  const died = input.want.kind === "page" && SUSPECT.has(parsed.summary.reason ?? "");
  return {
    outcome: parsed.summary.reason ?? (parsed.summary.readable ? "read" : "no page"),
    findings: [...suspects, ...(died ? [parsed.summary.reason!] : []), ...faults],
  };
}
