/** Builds zip packages from named parts, the same bytes every time, for samples and tests. */
import { zipSync } from "fflate";

/** Zip dates begin in 1980; a fixed one keeps samples equal from run to run. */
const FIXED_DATE = new Date(1980, 0, 1);

export function makeZip(parts: Record<string, string | Buffer>): Buffer {
  const files: Record<string, Uint8Array> = {};
  for (const [name, content] of Object.entries(parts)) {
    files[name] = typeof content === "string" ? Buffer.from(content, "utf8") : content;
  }
  return Buffer.from(zipSync(files, { mtime: FIXED_DATE, level: 6 }));
}
