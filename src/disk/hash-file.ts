/** The SHA-256 of a file, read in pieces. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pathForDisk } from "./raw-names.js";

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash("sha256");
  const pieces = createReadStream(pathForDisk(path), { highWaterMark: 256 * 1024 });
  for await (const piece of pieces) hash.update(piece);
  return hash.digest("hex");
}
