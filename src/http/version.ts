/** The version of the running package, also used in the OpenAPI description. */
import { readFileSync } from "node:fs";

const manifest = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as { version: string };

export const VERSION = manifest.version;
