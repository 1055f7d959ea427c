/**
 * Loaded into the service before it starts (`node --import`): while the file `full` stands in its working directory, whatever is written below
 * `cache` fails as on a full disk, in the middle of the file.
 */
import { existsSync, promises } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

const cache = join(process.cwd(), "cache");
const flag = join(process.cwd(), "full");
const isFull = (path) => String(path).startsWith(cache) && existsSync(flag);
const noSpace = (call) =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${call}`), { code: "ENOSPC" });

const { open, mkdir } = promises;
promises.open = async (path, flags, ...rest) => {
  const handle = await open(path, flags, ...rest);
  if (!isFull(path) || typeof flags !== "string" || flags === "r") return handle;
  handle.writeFile = async (data) => {
    await handle.write(data, 0, data.length >> 1);
    throw noSpace("write");
  };
  return handle;
};
promises.mkdir = async (path, ...rest) => {
  if (isFull(path) && !existsSync(path)) throw noSpace("mkdir");
  return mkdir(path, ...rest);
};
syncBuiltinESMExports();
