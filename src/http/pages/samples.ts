/** The bundled sample documents that the experiment page offers, as they lie in the package. */
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("../../../samples/corpus/", import.meta.url));

/** Name to path. Only these names ever become a path; empty where the samples are not installed. */
export function listSamples(folder = FOLDER): ReadonlyMap<string, string> {
  try {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8", withFileTypes: true });
    return new Map(
      names
        .filter((entry) => entry.isFile() && !/^\.|^ACL\.json$/.test(entry.name))
        .map((entry) => [entry.name.normalize("NFC"), `${entry.parentPath}/${entry.name}`] as const)
        .sort(([a], [b]) => a.localeCompare(b, "ko")),
    );
  } catch {
    return new Map();
  }
}
