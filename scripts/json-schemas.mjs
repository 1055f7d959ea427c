/** `npm run schemas`: writes the JSON Schemas of Document and Chunk, each on its own, from the model's schemas. */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

const FILES = {
  "docs/schema/document.schema.json": "Document",
  "docs/schema/chunk.schema.json": "Chunk",
};

const DRAFT = "https://json-schema.org/draft/2020-12/schema";

/** Path → text, from every schema that has a name. */
export function jsonSchemaFiles(components) {
  const named = new Map(components.map((schema) => [schema.$id, schema]));
  return Object.fromEntries(
    Object.entries(FILES).map(([path, name]) => [
      path,
      `${JSON.stringify(standAlone(name, named), null, 2)}\n`,
    ]),
  );
}

/** A schema with all that it refers to under `$defs`; what refers to itself refers to the root. */
function standAlone(root, named) {
  const found = new Map();
  // The map grows while it is walked.
  const refer = (name) => {
    if (!found.has(name)) found.set(name, null);
    return name === root ? "#" : `#/$defs/${name}`;
  };
  refer(root);
  for (const name of found.keys()) found.set(name, rewrite(named.get(name), refer));
  const { [root]: schema, ...others } = Object.fromEntries(found);
  const $defs = Object.fromEntries(Object.entries(others).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { $schema: DRAFT, title: root, ...schema, $defs };
}

/** Without ids, as references (`Block#`) become pointers into the same file. */
function rewrite(value, refer) {
  if (Array.isArray(value)) return value.map((each) => rewrite(each, refer));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "$id")
      .map(([key, member]) => [
        key,
        key === "$ref" ? refer(member.slice(0, -1)) : rewrite(member, refer),
      ]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: "inherit" });
  const { COMPONENTS } = await import("../dist/http/openapi-components.js");
  for (const [path, text] of Object.entries(jsonSchemaFiles(COMPONENTS))) {
    mkdirSync(dirname(`${root}${path}`), { recursive: true });
    writeFileSync(`${root}${path}`, text);
  }
}
