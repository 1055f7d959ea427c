/** A file named on the command line, with its hash. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { StoredFile } from "../parsing/parsing.js";
import { UnusableSetting } from "../settings/unusable-setting.js";

export async function storedFile(path: string): Promise<StoredFile> {
  const info = await stat(path).catch(() => undefined);
  if (!info?.isFile()) throw new UnusableSetting(`${path}: 파일이 없습니다 / no such file`);
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return { path, bytes: info.size, sha256: hash.digest("hex") };
}
