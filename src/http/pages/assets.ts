/** Static assets of the pages: styles, scripts, images. */
import { readdirSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

const FOLDER = fileURLToPath(new URL("assets/", import.meta.url));
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
    readdirSync(FOLDER).flatMap((name) => {
      const type = MEDIA_TYPES[extname(name)];
      return type ? [[name, { path: `${FOLDER}${name}`, type: `${type}; charset=utf-8` }]] : [];
    }),
  );
}
