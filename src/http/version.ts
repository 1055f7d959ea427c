/** The version of the running package, and that of the interface, which changes only when callers must change. */
import { readFileSync } from "node:fs";

const manifest = JSON.parse(
  readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
) as { version: string };

export const VERSION = manifest.version;

/** As the contract states it; what is only added leaves it as it is. */
export const INTERFACE_VERSION = "0.1.0";
