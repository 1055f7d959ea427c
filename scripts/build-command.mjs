/**
 * Bundles the command and the service into `dist/command`: a service starts by loading some dozen files instead of more than a thousand.
 * Of the libraries only those are in it that a start loads and that are plain JavaScript; the others stay where they are installed.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { build } from "esbuild";

/** Libraries of many small files, which a start needs; with all that they load themselves. */
const BUNDLED = /^(?:typebox|fastify|@fastify\/\w[^/]*|ajv|yaml|prom-client|p-map|leven)(?:\/|$)/;

export async function buildCommand(root) {
  const outdir = `${root}dist/command`;
  const { metafile } = await build({
    entryPoints: [`${root}dist/cli/run.js`],
    absWorkingDir: root,
    metafile: true,
    outdir,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20.15",
    logLevel: "warning",
    banner: { js: REQUIRE },
    plugins: [ownPlaces(root, outdir), librariesOutside],
  });
  writeFileSync(`${outdir}/LICENSES.txt`, licencesOf(root, Object.keys(metafile.inputs)));
  forgetOlder(
    outdir,
    Object.keys(metafile.outputs).map((path) => basename(path)),
  );
}

/** What the build before this one wrote stays: a service that still runs loads some of it when it is first asked for. */
function forgetOlder(outdir, files) {
  const list = `${outdir}/files.json`;
  const before = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  const kept = new Set([...files, ...before, "LICENSES.txt", "files.json"]);
  for (const name of readdirSync(outdir)) if (!kept.has(name)) rmSync(`${outdir}/${name}`);
  if (files.some((name) => !before.includes(name))) writeFileSync(list, JSON.stringify(files));
}

/** What the bundled libraries ask to be kept with every copy of them. */
function licencesOf(root, inputs) {
  const folders = inputs.map((path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0]);
  const texts = [...new Set(folders.filter(Boolean))].sort().map((folder) => {
    const { name, version, license } = JSON.parse(
      readFileSync(join(root, folder, "package.json"), "utf8"),
    );
    const file = readdirSync(join(root, folder)).find((each) => /^licen[cs]e/i.test(each));
    const text = file ? readFileSync(join(root, folder, file), "utf8").trim() : "";
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  return texts.join("\n----\n\n");
}

/** Libraries in CommonJS ask for Node's own modules by `require`. */
const REQUIRE = `import { createRequire as requireFrom } from "node:module";
const require = requireFrom(import.meta.url);`;

/** A module that looks for files beside itself still finds them beside where it was. */
const ownPlaces = (root, outdir) => ({
  name: "own-places",
  setup({ onLoad }) {
    onLoad({ filter: /\.js$/ }, ({ path }) => {
      if (!path.startsWith(`${root}dist/`)) return undefined;
      const place = JSON.stringify(relative(outdir, path));
      const text = readFileSync(path, "utf8");
      return {
        contents: text.replaceAll("import.meta.url", `new URL(${place}, import.meta.url).href`),
        resolveDir: dirname(path),
      };
    });
  },
});

const librariesOutside = {
  name: "libraries-outside",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, importer }) => {
      if (BUNDLED.test(path) || importer.includes("/node_modules/")) return undefined;
      return { path, external: true };
    });
  },
};
