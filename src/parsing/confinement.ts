/**
 * What a parser process may touch: it reads the program and its libraries, nothing else, writes nothing, starts
 * nothing. Node's permission model holds it to that; the network, which the model leaves open before Node 25, is
 * closed by `seal.ts`. Both also bind our own mistakes: a reader that follows a link in a document finds nobody home.
 */
import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { SYSTEM_MODEL_FOLDERS } from "../readers/ocr/ocr-models.js";
import { compiledPath } from "./compiled-code.js";

/** The model's name before it left its trial (Node 22.13). */
const PERMISSION = process.allowedNodeEnvironmentFlags.has("--permission")
  ? "--permission"
  : "--experimental-permission";

/** Options of the Node process that runs `program`; `further` are folders that it may read besides. */
export function confinement(program: string, further: readonly string[] = []): string[] {
  const readable = [
    program,
    join(compiledPath("."), "*"),
    join(compiledPath(".."), "package.json"),
    ...libraryFolders(compiledPath(".")).map((folder) => join(folder, "*")),
    ...[...SYSTEM_MODEL_FOLDERS, ...further].filter(existsSync).map((folder) => join(folder, "*")),
  ];
  return [
    PERMISSION,
    // Pictures and recognition run native code; of the readers' own code nothing else is let through.
    "--allow-addons",
    // Where the model knows the network (Node 25), it counts our own pipe as one; the seal closes the rest.
    ...(process.allowedNodeEnvironmentFlags.has("--allow-net") ? ["--allow-net"] : []),
    ...needed(readable).map((path) => `--allow-fs-read=${path}`),
    `--import=${pathToFileURL(compiledPath("parsing/deny-network.js")).href}`,
    // What a document holds never becomes code: neither readers nor their libraries make functions of text.
    "--disallow-code-generation-from-strings",
    "--no-warnings",
  ];
}

/** Each once, and none that a folder among them covers: Node 20 ends at the start where a path is named twice. */
export function needed(paths: readonly string[]): string[] {
  const covers = (folder: string, path: string) =>
    folder !== path && folder.endsWith("*") && path.startsWith(folder.slice(0, -1));
  return [...new Set(paths)].filter((path) => !paths.some((other) => covers(other, path)));
}

/** Where Node looks for libraries: `node_modules` of every folder upwards, and where links in their place lead. */
function libraryFolders(from: string): string[] {
  const found = new Set<string>();
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const libraries = join(folder, "node_modules");
    if (!existsSync(libraries)) continue;
    found.add(libraries).add(realpathSync(libraries));
  }
  return [...found];
}
