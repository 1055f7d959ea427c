/**
 * The run of `npm run mutate`: a seeded sample of one-line mutations, each run with the nearest tests; prints the
 * survivors.
 */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { seeded } from "../documents.js";
import { filesOf, nearestTests, TESTED_BY } from "./nearest-tests.js";
import { KINDS, type Mutant, mutantsOf } from "./operators.js";

export interface MutateOptions {
  /** `src/structure`, `src/structure/forms`, `src/structure/sections.ts`, `src/structure/sections.ts:42`. */
  paths: string[];
  /** Most changes per folder. */
  count: number;
  minutes: number;
  seed: number;
}

export interface FolderResult {
  folder: string;
  tried: number;
  survived: number;
  kinds: Record<string, { tried: number; survived: number }>;
}

interface Placed extends Mutant {
  file: string;
}

/** A change that tests cannot notice because nothing is different, and why. `new` may be left out for all changes of `old`. */
interface Equivalent {
  file: string;
  old: string;
  new?: string;
  why: string;
}

const EQUIVALENT: Equivalent[] = JSON.parse(
  readFileSync(new URL("equivalent.json", import.meta.url), "utf8"),
);
/** A change that makes its tests this many times slower, and at least so slow, loops. */
const LOOPS = { times: 10, ms: 10_000 };

export async function run(options: MutateOptions): Promise<FolderResult[]> {
  const end = Date.now() + options.minutes * 60_000;
  const folders = Object.keys(TESTED_BY).filter((folder) =>
    options.paths.some((path) => path.startsWith(folder) || folder.startsWith(path)),
  );
  const results: FolderResult[] = [];
  for (const [index, folder] of folders.entries()) {
    const mutants = sample(await mutantsIn(folder, options.paths), options);
    const share = (end - Date.now()) / (folders.length - index);
    results.push(await runFolder(folder, mutants, Date.now() + share));
  }
  return results;
}

async function mutantsIn(folder: string, paths: string[]): Promise<Placed[]> {
  const found: Placed[] = [];
  for (const file of filesOf(folder, "sources")) {
    const isAsked = ({ line }: Mutant) =>
      paths.some((path) =>
        path.includes(":") ? path === `${file}:${line}` : file.startsWith(path),
      );
    const mutants = (await mutantsOf(readFileSync(file, "utf8"), file)).filter(isAsked);
    found.push(...mutants.map((mutant) => ({ ...mutant, file })));
  }
  return found.filter(
    (mutant) =>
      !EQUIVALENT.some(
        (same) =>
          same.file === mutant.file &&
          same.old === mutant.old &&
          (same.new ?? mutant.new) === mutant.new,
      ),
  );
}

/** So many of each kind in turn, at random but the same for a seed. */
function sample(mutants: Placed[], { count, seed }: MutateOptions): Placed[] {
  const random = seeded(seed);
  const left = KINDS.map((kind) => mutants.filter((mutant) => mutant.kind === kind));
  const chosen: Placed[] = [];
  while (chosen.length < count && left.some((kind) => kind.length > 0))
    for (const kind of left)
      if (kind.length > 0 && chosen.length < count)
        chosen.push(...kind.splice(random(kind.length), 1));
  return chosen;
}

async function runFolder(folder: string, mutants: Placed[], end: number): Promise<FolderResult> {
  const result: FolderResult = { folder, tried: 0, survived: 0, kinds: {} };
  const tests = new Map<string, string[]>();
  const vitest = new ChangedRuns();
  await vitest.expectPass([...new Set(mutants.flatMap(({ file }) => testsOf(file)))]);
  for (const mutant of mutants) {
    if (Date.now() > end) break;
    const noticed = await vitest.notices(testsOf(mutant.file), mutant);
    result.kinds[mutant.kind] ??= { tried: 0, survived: 0 };
    for (const count of [result, result.kinds[mutant.kind]!]) {
      count.tried += 1;
      if (!noticed) count.survived += 1;
    }
    if (!noticed)
      console.log(`${mutant.file}:${mutant.line} ${mutant.old} -> ${mutant.new || "(nothing)"}`);
  }
  vitest.close();
  return result;

  function testsOf(file: string): string[] {
    if (!tests.has(file)) tests.set(file, nearestTests(folder, file));
    return tests.get(file)!;
  }
}

/** Runs of tests in a child that is started anew when a change keeps it from answering. */
class ChangedRuns {
  #child: ChildProcess | null = null;
  #usual = 0;

  /** The tests as they are: they must pass, and show how long they take. */
  async expectPass(tests: string[]): Promise<void> {
    for (let round = 0; round < 2; round += 1) {
      const answer = await this.#ask({ tests, file: null }, 10 * 60_000);
      if (answer?.failed !== false) throw new Error("the tests fail with nothing changed");
      this.#usual = answer.ms;
    }
  }

  async notices(tests: string[], { file, code }: Placed): Promise<boolean> {
    if (tests.length === 0) return false;
    const limit = Math.max(LOOPS.ms, this.#usual * LOOPS.times);
    const answer = await this.#ask({ tests, file: resolve(file), code }, limit);
    if (!answer) this.close();
    return answer?.failed ?? true;
  }

  async #ask(job: object, limit: number): Promise<{ failed: boolean; ms: number } | null> {
    this.#child ??= await start();
    const child = this.#child;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), limit);
    child.send(job);
    try {
      const ended = once(child, "exit", { signal: late.signal }).then(() => null);
      const answered = once(child, "message", { signal: late.signal }).then(([answer]) => answer);
      return await Promise.race([ended, answered]).catch(() => null);
    } finally {
      clearTimeout(timer);
      late.abort();
    }
  }

  close(): void {
    this.#child?.kill("SIGKILL");
    this.#child = null;
  }
}

async function start(): Promise<ChildProcess> {
  const child = fork(fileURLToPath(new URL("vitest-child.mjs", import.meta.url)), {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  await once(child, "message");
  return child;
}
