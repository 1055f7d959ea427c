/** The version of the package that is running; the interface description carries the same. */
import { readFileSync } from "node:fs";

const manifest = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as { version: string };

export const VERSION = manifest.version;
