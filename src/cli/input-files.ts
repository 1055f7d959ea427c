/** The files that a command line names: files, folders with all in them, wildcards, and `-` for standard input. */
import { createWriteStream, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { UnusableSetting } from "../settings/unusable-setting.js";
import { wildcard } from "../tenants/wildcard.js";

const WILDCARDS = /[*?[]/;

interface InputFile {
  path: string;
  /** Its name for people and results: without the temporary folder of standard input. */
  shown: string;
}

interface InputFiles {
  files: InputFile[];
  /** Removes what was put aside. */
  close(): void;
}

/** `name` is that of standard input. A name that is a file is that file, whatever signs it holds. */
export async function inputFiles(given: readonly string[], name: string): Promise<InputFiles> {
  let folder: string | null = null;
  const files: InputFile[] = [];
  for (const one of given) {
    if (one === "-") {
      if (folder) throw new UnusableSetting("-는 한 번만 / - only once");
      folder = mkdtempSync(join(tmpdir(), "wonmun-stdin-"));
      const path = join(folder, basename(name));
      await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }));
      files.push({ path, shown: basename(name) });
    } else files.push(...named(one).map((path) => ({ path, shown: path })));
  }
  const put = folder;
  return { files, close: () => void (put && rmSync(put, { recursive: true, force: true })) };
}

function named(given: string): string[] {
  if (existsSync(given)) return statSync(given).isDirectory() ? filesIn(given) : [given];
  if (!WILDCARDS.test(given)) return [given];
  const found = matching(given);
  if (found.length === 0)
    throw new UnusableSetting(`${given}: 맞는 파일이 없습니다 / no file fits`);
  return found;
}

/** Everything that may be a document, in the order of names. */
function filesIn(folder: string): string[] {
  const found = readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith(".") && !name.startsWith("~$"))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return statSync(path, { throwIfNoEntry: false })?.isFile() ? [path] : [];
    });
  return found;
}

/** For shells that leave wildcards alone. `*` goes over folders too. */
function matching(pattern: string): string[] {
  let folder = dirname(pattern);
  while (WILDCARDS.test(folder)) folder = dirname(folder);
  if (!existsSync(folder)) return [];
  const matches = wildcard(pattern.startsWith(`.${sep}`) ? pattern.slice(2) : pattern);
  return filesIn(folder).filter((path) => matches(path));
}
