/**
 * Compiles `src` to `dist` before the tests: parser processes run compiled code. Stops the PostgreSQL server that tests may
 * have started.
 */
import { execFileSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SHARED_FOLDER, stopSharedServer } from "./postgres/server.js";

export default function build(): () => Promise<void> {
  execFileSync(process.execPath, ["scripts/build.mjs"], { stdio: "inherit" });
  const folder = join(tmpdir(), `wonmun-postgres-${randomUUID()}`);
  process.env[SHARED_FOLDER] = folder;
  return () => stopSharedServer(folder);
}
