/** Where the compiled code lies: parser processes run it, also when the caller itself runs from source. */
import { fileURLToPath } from "node:url";

/** Path of a file under `dist`, from `dist/parsing` or from `src/parsing` alike. */
export function compiledPath(relative: string): string {
  return fileURLToPath(new URL(`../../dist/${relative}`, import.meta.url));
}
