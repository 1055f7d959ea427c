/**
 * Loaded into the service before it starts (`node --import`): while the file `full` stands in its working directory, whatever is written below
 * the folder that it names (all, where it names none) fails as on a full disk, in the middle of the file.
 */
import { existsSync, promises, readFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { join } from "node:path";

const flag = join(process.cwd(), "full");
const isFull = (path) =>
  existsSync(flag) && String(path).startsWith(join(process.cwd(), readFileSync(flag, "utf8")));
const noSpace = (call) =>
  Object.assign(new Error(`ENOSPC: no space left on device, ${call}`), { code: "ENOSPC" });

const { open, mkdir, copyFile } = promises;
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
promises.copyFile = async (from, to, ...rest) => {
  if (isFull(to)) throw noSpace("copyfile");
  return copyFile(from, to, ...rest);
};
syncBuiltinESMExports();
