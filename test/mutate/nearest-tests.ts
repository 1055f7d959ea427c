/** Finds the tests nearest to a source file: those of its folder that import it. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** The folders that are changed, each with the folders and files of the tests that answer for it. */
export const TESTED_BY: Record<string, readonly string[]> = {
  "src/structure": ["src/structure"],
  "src/readers/layout": ["src/readers/layout", ...testsOfPdf("layout", "split-rows", "reader")],
  "src/evidence": ["src/evidence"],
  "src/text/lexicon": [
    "src/text",
    "src/structure",
    "src/evidence",
    "src/readers/layout",
    "src/readers/table-heads.test.ts",
  ],
};

function testsOfPdf(...names: string[]): string[] {
  return names.map((name) => `src/readers/pdf/${name}.test.ts`);
}

const IMPORT = /^(?:import|export)\s(?!type\s)[^;]*?from\s*"(\.[^"]+)"|import\("(\.[^"]+)"\)/gm;

/** Files of TypeScript under a folder, tests or sources. */
export function filesOf(folder: string, what: "tests" | "sources"): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts") && name.endsWith(".test.ts") === (what === "tests"))
    .map((name) => join(folder, name))
    .sort();
}

/** Absolute paths, those first that import the file most directly. */
export function nearestTests(folder: string, file: string): string[] {
  const path = resolve(file);
  return TESTED_BY[folder]!.flatMap((home) =>
    home.endsWith(".ts") ? home : filesOf(home, "tests"),
  )
    .map((test) => resolve(test))
    .filter((test) => loadedWith(test).has(path))
    .sort((a, b) => loadedWith(a).get(path)! - loadedWith(b).get(path)!);
}

const loaded = new Map<string, Map<string, number>>();

/** Every file that a test loads, with the number of imports that lead to it. */
function loadedWith(test: string): Map<string, number> {
  const known = loaded.get(test);
  if (known) return known;
  const found = new Map([[test, 0]]);
  for (const [file, steps] of found)
    for (const path of importsOf(file))
      if (path.endsWith(".ts") && !found.has(path)) found.set(path, steps + 1);
  loaded.set(test, found);
  return found;
}

const imports = new Map<string, string[]>();

function importsOf(file: string): string[] {
  const known = imports.get(file);
  if (known) return known;
  const found = [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, path, lazy]) =>
    resolve(dirname(file), (path ?? lazy)!).replace(/\.js$/, ".ts"),
  );
  imports.set(file, found);
  return found;
}
