/**
 * The parser generation: a hash of the compiled reading code, which the build writes down, and of the versions of its
 * libraries that are installed. It is part of every cache key, so results of an older reader are never served.
 */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compiledPath } from "./compiled-code.js";

/** Hexadecimal digits: enough for the few generations that are ever kept. */
const DIGITS = 12;

/** `build` is the folder of the compiled code. */
export function parserGeneration(build = compiledPath("")): string {
  const { code, libraries } = JSON.parse(readFileSync(join(build, "generation.json"), "utf8")) as {
    code: string;
    libraries: string[];
  };
  const versions = libraries.map((name) => [name, installedVersion(name, dirname(build))]);
  return hash("sha256", JSON.stringify([code, versions])).slice(0, DIGITS);
}

/** As `import` would find it from this folder; null where it is not installed, as optional libraries may be. */
function installedVersion(name: string, from: string): string | null {
  try {
    const manifest = readFileSync(join(from, "node_modules", name, "package.json"), "utf8");
    return (JSON.parse(manifest) as { version: string }).version;
  } catch {
    const above = dirname(from);
    return above === from ? null : installedVersion(name, above);
  }
}
