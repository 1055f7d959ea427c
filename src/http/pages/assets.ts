/** Static assets of the pages: styles and images, and the scripts that are bundled from `web/`. */
import { readdirSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDERS = ["assets/", "../../../dist/web/"].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);
const MEDIA_TYPES: Record<string, string> = {
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

interface Asset {
  path: string;
  type: string;
}

/** File by name. Only these names ever become a path. */
export function listAssets(): ReadonlyMap<string, Asset> {
  return new Map(
    FOLDERS.flatMap((folder) =>
      readdirSync(folder).flatMap((name) => {
        const type = MEDIA_TYPES[extname(name)];
        const asset = { path: `${folder}${name}`, type: `${type}; charset=utf-8` };
        return type ? [[name, asset] as const] : [];
      }),
    ),
  );
}
