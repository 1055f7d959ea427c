/**
 * Sandbox of a parser process, through Node's permission model: it may read its own code and libraries, write nothing
 * and start no process. `deny-network.ts` closes the network, which the model leaves open before Node 25. A reader that
 * follows a link in a document by mistake gets nothing either.
 */
import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { SYSTEM_MODEL_FOLDERS } from "../readers/ocr/ocr-models.js";
import { compiledPath } from "./compiled-code.js";

/** The flag was experimental before Node 22.13. */
const PERMISSION_FLAG = process.allowedNodeEnvironmentFlags.has("--permission")
  ? "--permission"
  : "--experimental-permission";

/** Node options that sandbox `program`; it may also read `extraFolders`. */
export function permissionFlags(program: string, extraFolders: readonly string[] = []): string[] {
  const readable = [
    program,
    join(compiledPath("."), "*"),
    join(compiledPath(".."), "package.json"),
    ...libraryFolders(compiledPath(".")).map((folder) => join(folder, "*")),
    ...[...SYSTEM_MODEL_FOLDERS, ...extraFolders]
      .filter(existsSync)
      .map((folder) => join(folder, "*")),
  ];
  return [
    PERMISSION_FLAG,
    // Image decoding and OCR are native addons; no other native code is loaded.
    "--allow-addons",
    // From Node 25 on the permission model counts our own pipe as network; `deny-network.ts` closes the rest.
    ...(process.allowedNodeEnvironmentFlags.has("--allow-net") ? ["--allow-net"] : []),
    ...withoutCoveredPaths(readable).map((path) => `--allow-fs-read=${path}`),
    `--import=${pathToFileURL(compiledPath("parsing/deny-network.js")).href}`,
    // No `eval` or `new Function`: neither readers nor their libraries generate code from strings.
    "--disallow-code-generation-from-strings",
    "--no-warnings",
  ];
}

/**
 * Drops duplicates and paths that a listed folder already covers: Node 20 fails to start when a path is given twice.
 */
export function withoutCoveredPaths(paths: readonly string[]): string[] {
  const covers = (folder: string, path: string) =>
    folder !== path && folder.endsWith("*") && path.startsWith(folder.slice(0, -1));
  return [...new Set(paths)].filter((path) => !paths.some((other) => covers(other, path)));
}

/** Every `node_modules` folder upwards from `from`, and the targets of those that are symbolic links. */
function libraryFolders(from: string): string[] {
  const found = new Set<string>();
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const libraries = join(folder, "node_modules");
    if (!existsSync(libraries)) continue;
    found.add(libraries).add(realpathSync(libraries));
  }
  return [...found];
}
