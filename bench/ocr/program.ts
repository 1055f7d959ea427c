/** The Tesseract program on a whole page: `tesseract page stdout -l kor+eng --psm 4`. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const GNU_TIME = "/usr/bin/time";

export function programVersion(): string | undefined {
  const { stdout } = spawnSync("tesseract", ["--version"], { encoding: "utf8" });
  return /tesseract (\S+)/.exec(stdout ?? "")?.[1];
}

/** Undefined where the program or the language is not installed. `mode` is its page segmentation mode. */
export function runProgram(
  picture: Buffer,
  language: string,
  mode: number,
): { text: string; seconds: number; cpu: number; memory?: number } | undefined {
  return inFolder((folder) => {
    const path = join(folder, "page");
    writeFileSync(path, picture);
    const started = performance.now();
    // GNU time tells the program's processor time and memory, the shell's own clock at least its time.
    const clock = existsSync(GNU_TIME) ? `${GNU_TIME} -f '%U %S %M'` : "TIMEFORMAT='%U %S'; time";
    const script = `${clock} tesseract "$1" "$1" -l "$2" --psm "$3" 2> >(tail -n 1 >&2)`;
    const { status, stderr } = spawnSync("bash", ["-c", script, "-", path, language, `${mode}`], {
      env: { ...process.env, OMP_THREAD_LIMIT: "1", LC_ALL: "C" },
      encoding: "utf8",
    });
    if (status !== 0) return undefined;
    const said = stderr.trim().split("\n").at(-1) ?? "";
    const [user = 0, system = 0, memory] = said.split(/\s+/).map(Number);
    const cpu = user + system;
    return {
      text: readFileSync(`${path}.txt`, "utf8"),
      seconds: Math.round((performance.now() - started) / 100) / 10,
      cpu: Math.round(cpu * 10) / 10,
      ...(memory !== undefined && { memory: Math.round(memory / 1024) }),
    };
  });
}

/** The pages of a PDF as pictures of 300 dpi, drawn by `pdftoppm`; undefined where it is not installed. */
export function drawWithProgram(pdf: string): Buffer[] | undefined {
  return inFolder((folder) => {
    try {
      execFileSync("pdftoppm", ["-r", "300", "-gray", "-png", pdf, join(folder, "p")]);
    } catch {
      return undefined;
    }
    return readdirSync(folder)
      .sort()
      .map((name) => readFileSync(join(folder, name)));
  });
}

function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "wonmun-ocr-bench-"));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
