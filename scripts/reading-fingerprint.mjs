/** Stamps a build with what decides what a reading looks like: a hash of the compiled reading code, and the libraries it uses. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Reading itself, and what is kept of it in which form. */
const READING_FOLDERS = ["model", "text", "onnx", "readers", "structure", "chunks", "markdown"];
const STORING_FILES = [
  "parsing/run-job.js",
  "parsing/json-bytes.js",
  "parsing/entry-offsets.js",
  "parsing/parse-cache.js",
  "disk/checked-file.js",
];

/** Their versions are looked up where the service runs (`parser-generation.ts`): an update changes them without a build. */
export function readingFingerprint(root) {
  const files = READING_FOLDERS.flatMap((folder) =>
    readdirSync(join(root, "dist", folder), { recursive: true })
      .filter((name) => name.endsWith(".js"))
      .map((name) => join(folder, name)),
  );
  const texts = [...files.sort(), ...STORING_FILES].map((file) => [
    file,
    readFileSync(join(root, "dist", file), "utf8"),
  ]);
  const hash = createHash("sha256");
  for (const part of texts.flat()) hash.update(part).update("\0");
  // It comes with the build, so its version is the build's.
  hash.update(readFileSync(join(root, "dist/onnxruntime/package.json")));
  const { dependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const libraries = Object.keys(dependencies).filter((name) =>
    texts.some(([, text]) => names(text, name)),
  );
  return { code: hash.digest("hex"), libraries: libraries.sort() };
}

/** In quotes; of a scope its name is enough, as the rest may be put together (`@tesseract.js-data/${language}`). */
function names(text, library) {
  const start = library.startsWith("@") ? library.slice(0, library.indexOf("/") + 1) : library;
  return ['"', "'", "`"].some((quote) => text.includes(quote + start));
}
