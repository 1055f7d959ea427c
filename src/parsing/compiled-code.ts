/** Paths into `dist`: parser processes run compiled code, even when the service itself runs from source. */
import { fileURLToPath } from "node:url";

/** Path of a file under `dist`, from `dist/parsing` or from `src/parsing` alike. */
export function compiledPath(relative: string): string {
  return fileURLToPath(new URL(`../../dist/${relative}`, import.meta.url));
}
