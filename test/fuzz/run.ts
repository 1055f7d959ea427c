/**
 * The long run of `npm run fuzz`: endless inputs through real parser processes; findings are kept with their inputs.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
// Loaded on the first failure otherwise, which took a crowded machine so long that a time limit that was kept looked like a hang.
import "../../src/parsing/failed-result.js";
import { SafeReading } from "../../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../../src/readers/reader.js";
import { type FuzzInput, makeInput } from "./inputs.js";
import { addFolder, FUZZED, type Fuzzed, makeSeeds } from "./seeds.js";
import { type Trial, tryInput } from "./trial.js";

export interface RunOptions {
  /** At most. */
  minutes: number;
  /** Inputs of each format after which the run ends before its time. */
  each: number | undefined;
  seed: number;
  /** All, where none are named. */
  formats: readonly Fuzzed[] | undefined;
  /** The one input of this number, instead of all. */
  only: number | undefined;
  /** A folder of further documents to begin from. */
  seeds: string | undefined;
  /** Where findings are kept. */
  keep: string;
  /** Seconds a file may take, and MiB. */
  timeout: number;
  memory: number;
  workers: number;
}

const MIB = 1024 * 1024;
/** The service's own memory is compared from here on: by then everything it loads is loaded. */
const WARM_AFTER = 500;
/** Growth of live memory that would be a leak; readings come and go in between. */
const GROWTH_MIB = 48;
const TELL_EVERY_MS = 60_000;
/** What ran out of time is tried once more with so many times as much: a crowded machine is no finding, a loop is, and so is much processor time. */
const PATIENCE = 6;

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

export interface RunFigures {
  minutes: number;
  inputs: number;
  /** Inputs of each format. */
  formats: Record<string, number>;
  findings: number;
  /** MiB of live memory that the service gained. */
  growth: number;
  /** Parser processes that were replaced. */
  replaced: number;
  slowestMs: number;
}

export async function run(options: RunOptions): Promise<RunFigures> {
  const seeds = await makeSeeds();
  if (options.seeds) addFolder(seeds, options.seeds);
  const folder = mkdtempSync(join(tmpdir(), "wonmun-fuzz-"));
  mkdirSync(options.keep, { recursive: true });
  const open = (ocr: boolean) =>
    SafeReading.open({ ...options, cache: null, read: { ...DEFAULT_READ_OPTIONS, ocr } });
  const readings = { seeing: await open(true), plain: await open(false) };
  const restarts = () => readings.seeing.pool.restarts + readings.plain.pool.restarts;
  const tally = new Tally(options.keep);
  process.on("unhandledRejection", (error) => tally.loose(error));
  const started = Date.now();
  const end = started + options.minutes * 60_000;
  const enough = (options.each ?? Infinity) * (options.formats ?? FUZZED).length;
  let told = Date.now();
  let next = options.only ?? 0;
  let warm: number | undefined;
  let replaced = 0;
  const lane = async (number: number): Promise<void> => {
    const own = join(folder, String(number));
    mkdirSync(own);
    while (Date.now() < end && next < enough) {
      const index = next++;
      if (options.only !== undefined && index > options.only) return;
      const input = makeInput(seeds, options.seed, index, options.formats);
      const reading = input.ocr ? readings.seeing : readings.plain;
      const first = await tryInput(reading, input, own, options.timeout);
      const patient = options.timeout * PATIENCE;
      const isLate = first.outcome === "TIMEOUT";
      const trial = isLate ? await tryInput(reading, input, own, patient) : first;
      tally.add(input, trial, first.milliseconds);
      if (restarts() > replaced) {
        // A process that holds much memory is retired after its file; any other reason is an outcome.
        replaced = restarts();
        console.log(`replaced after ${input.format} ${index}: ${first.outcome}`);
      }
      if (tally.inputs === WARM_AFTER) warm = liveMemory();
      if (Date.now() - told > TELL_EVERY_MS) {
        told = Date.now();
        console.log(tally.line(restarts()));
      }
    }
  };
  await Promise.all(Array.from({ length: options.workers }, (_, number) => lane(number)));
  const growth = warm === undefined ? 0 : liveMemory() - warm;
  if (growth > GROWTH_MIB) tally.loose(new Error(`the service grew by ${growth} MiB`));
  replaced = restarts();
  await Promise.all([readings.seeing.close(), readings.plain.close()]);
  rmSync(folder, { recursive: true });
  console.log(tally.report(replaced, growth));
  const { inputs, formats, findings, slowestMs } = tally;
  const minutes = Math.round((Date.now() - started) / 60_000);
  return { minutes, inputs, formats, findings, growth, replaced, slowestMs };
}

function liveMemory(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return Math.round((heapUsed + external) / MIB);
}

class Tally {
  inputs = 0;
  readonly formats: Record<string, number> = {};
  findings = 0;
  private readonly outcomes = new Map<string, number>();
  private readonly kinds = new Map<string, number>();
  private slowest = { milliseconds: 0, what: "" };

  constructor(private readonly keep: string) {}

  get slowestMs(): number {
    return this.slowest.milliseconds;
  }

  /** `waited`: what a caller would have, also where the input was tried again with patience. */
  add(input: FuzzInput, trial: Trial, waited: number): void {
    this.inputs++;
    const { format, layer, index } = input;
    this.formats[format] = (this.formats[format] ?? 0) + 1;
    const outcome = `${format} ${trial.outcome}`;
    this.outcomes.set(outcome, (this.outcomes.get(outcome) ?? 0) + 1);
    if (waited > this.slowest.milliseconds) {
      this.slowest = { milliseconds: waited, what: `${format} ${layer} ${index}` };
    }
    if (trial.findings.length === 0) return;
    this.findings++;
    const kind = `${format} ${trial.findings[0]}`;
    this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1);
    const name = join(this.keep, `${input.seed}-${index}-${input.name}`);
    writeFileSync(name, input.bytes);
    const { bytes: _, ...facts } = input;
    writeFileSync(`${name}.json`, JSON.stringify({ ...facts, ...trial }, null, 1));
    console.log(
      `finding: ${name} ${layer} ${trial.findings.join("; ").slice(0, 300)} ${trial.milliseconds} ms`,
    );
  }

  /** Something that belongs to no input. */
  loose(error: unknown): void {
    this.findings++;
    console.log(`finding: ${(error as Error)?.stack ?? error}`);
  }

  line(restarts: number): string {
    return `${new Date().toISOString()} ${this.inputs} inputs, ${this.findings} findings, ${restarts} processes replaced`;
  }

  report(restarts: number, growth: number): string {
    const rows = (map: Map<string, number>) =>
      [...map].sort().map(([what, count]) => `  ${String(count).padStart(7)}  ${what}`);
    return [
      this.line(restarts),
      `the service's live memory changed by ${growth} MiB; slowest: ${this.slowest.what}, ${this.slowest.milliseconds} ms`,
      ...rows(this.outcomes),
      ...(this.kinds.size > 0 ? ["findings:", ...rows(this.kinds)] : []),
    ].join("\n");
  }
}

export { FUZZED };
