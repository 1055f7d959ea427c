/**
 * Enforces the architecture: which folder may import which, no format knows another, no import cycles, no unused
 * exports.
 */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { REGISTRY } from "../src/readers/registry.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const src = join(root, "src");

/** What each folder may import besides itself. A folder that is not listed has no place in the house yet. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  model: [],
  text: [],
  settings: [],
  words: [],
  onnx: [],
  readers: ["model", "text", "onnx"],
  structure: ["model", "text"],
  chunks: ["model", "text"],
  markdown: ["model", "text"],
  parsing: ["model", "text", "disk", "readers", "structure", "chunks", "markdown"],
  disk: [],
  database: ["model"],
  search: ["model", "text", "disk", "onnx"],
  tenants: ["model", "text", "disk", "database", "readers", "chunks", "parsing", "search"],
  jobs: ["model", "disk", "database", "parsing", "tenants", "settings"],
  evidence: ["model", "text", "readers", "chunks", "parsing", "search", "tenants", "settings"],
  http: [
    "model",
    "text",
    "disk",
    "readers",
    "parsing",
    "search",
    "tenants",
    "evidence",
    "jobs",
    "database",
    "settings",
    "words",
  ],
  client: ["model"],
};
/** The top: the command and the library see everything. */
const TOP = ["cli", "library", "index.ts"];

/** What others import by the package's name: they may take anything of it. */
const FRONT_DOORS = ["index.ts", "client/index.ts"];
/** Folders whose files may be the ones that need an export. */
const USERS = ["src", "web", "test", "bench", "scripts", "samples/make"];

/** Folders of `readers/` that all formats share. */
const SHARED_BY_READERS = ["containers", "flow", "layout", "hangul", "mail", "ocr"];

interface Import {
  from: string;
  to: string;
  /** There at run time from the start: neither a type nor a lazy import. */
  lasting: boolean;
}

const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .map((name) => name.split(sep).join("/"))
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"));

const imports: Import[] = files.flatMap((from) => {
  const text = readFileSync(join(src, from), "utf8");
  const statements = text.matchAll(
    /^(?:import|export)\s+(type\s)?[^;]*?from\s*"(\.[^"]+)"|(import)\("(\.[^"]+)"\)/gm,
  );
  return [...statements].map(([, typeOnly, path, lazy, lazyPath]) => ({
    from,
    to: relative(src, normalize(join(src, dirname(from), (path ?? lazyPath)!)))
      .split(sep)
      .join("/")
      .replace(/\.js$/, ".ts"),
    lasting: !typeOnly && !lazy,
  }));
});

/** `file#name` for each name that a file takes from another, or from what was built of it; `file#*` for all of them. */
function namesTakenBy(file: string): string[] {
  const text = readFileSync(join(root, file), "utf8");
  const target = (path: string) =>
    relative(root, normalize(join(root, dirname(file), path)))
      .split(sep)
      .join("/")
      .replace(/^dist\//, "src/")
      .replace(/\.js$/, ".ts");
  const lists = [
    ...text.matchAll(/^(?:import|export)\s[^;{}]*\{([^}]*)\}\s*from\s*"(\.[^"]+)"/gm),
    ...text.matchAll(/\{([^{}]*)\}\s*=\s*await import\(\s*"(\.[^"]+)"/g),
  ].flatMap(([, list, path]) => listedNames(list!).map(([name]) => `${target(path!)}#${name}`));
  const single = [...text.matchAll(/import\("(\.[^"]+)"\)\)?\.(\w+)/g)];
  const whole = [...text.matchAll(/^(?:import|export)\s[^;{}]*\*[^;{}]*from\s*"(\.[^"]+)"/gm)];
  lists.push(...whole.map(([, path]) => `${target(path!)}#*`));
  return [...lists, ...single.map(([, path, name]) => `${target(path!)}#${name}`)];
}

/** The names of an import's or export's list: as they are called where they come from, and here. */
function listedNames(list: string): [theirs: string, ours: string][] {
  return [...list.matchAll(/(?:type\s+)?([\w$]+)(?:\s*(?:as|:)\s*([\w$]+))?/g)].map(
    ([, theirs, ours]) => [theirs!, ours ?? theirs!],
  );
}

function exportsOf(file: string): string[] {
  const text = readFileSync(join(src, file), "utf8");
  const declared = text.matchAll(
    /^export\s+(?:abstract\s+)?(?:async\s+)?(?:function\*?|class|interface|type|const|let|enum)\s+([\w$]+)/gm,
  );
  const listed = [...text.matchAll(/^export\s+(?:type\s+)?\{([^}]*)\}/gm)];
  return [
    ...[...declared].map(([, name]) => name!),
    ...listed.flatMap(([, list]) => listedNames(list!).map(([, ours]) => ours)),
  ];
}

const folder = (file: string) => file.split("/")[0]!;

/** Every file that is loaded when this one is. */
function loadedWith(start: string): Set<string> {
  const loaded = new Set([start]);
  for (const file of loaded)
    for (const { from, to, lasting } of imports) if (from === file && lasting) loaded.add(to);
  return loaded;
}

describe("the house", () => {
  it("has a place for every file", () => {
    const homeless = files.filter(
      (file) => !(folder(file) in MAY_IMPORT) && !TOP.includes(folder(file)),
    );
    expect(homeless).toEqual([]);
  });

  it("imports only from lower floors", () => {
    const climbing = imports.filter(({ from, to }) => {
      const home = folder(from);
      if (TOP.includes(home) || folder(to) === home) return false;
      return !MAY_IMPORT[home]?.includes(folder(to));
    });
    expect(climbing).toEqual([]);
  });

  it("starts a command without the code that runs in parser processes", () => {
    const loaded = [...loadedWith("cli/parse.ts")];
    const heavy = loaded.filter(
      (file) => /^(?:structure|chunks|markdown|text)\//.test(file) || file === "readers/read.ts",
    );
    expect(loaded).toContain("parsing/safe-reading.ts");
    expect(heavy).toEqual([]);
  });

  it("keeps formats apart: a reader knows no other reader", () => {
    const formatOf = (file: string) => {
      const [floor, room, ...rest] = file.split("/");
      return floor === "readers" && rest.length > 0 && !SHARED_BY_READERS.includes(room!)
        ? room
        : undefined;
    };
    const meddling = imports.filter(({ from, to }) => {
      const own = formatOf(from);
      const other = formatOf(to);
      return own !== undefined && other !== undefined && own !== other;
    });
    expect(meddling).toEqual([]);
  });

  it("has no circles, not even of types or lazy imports", () => {
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (file: string, trail: string[]) => {
      if (trail.includes(file)) {
        circles.push([...trail.slice(trail.indexOf(file)), file].join(" → "));
        return;
      }
      if (done.has(file)) return;
      for (const { from, to } of imports) if (from === file) walk(to, [...trail, file]);
      done.add(file);
    };
    for (const file of files) walk(file, []);
    expect(imports.length).toBeGreaterThan(files.length);
    expect(circles).toEqual([]);
  });

  it("exports only what another file uses", () => {
    const users = USERS.flatMap((home) =>
      readdirSync(join(root, home), { recursive: true, encoding: "utf8" })
        .map((name) => `${home}/${name.split(sep).join("/")}`)
        .filter((name) => /\.m?[jt]s$/.test(name) && !name.includes("node_modules")),
    );
    const taken = new Set(users.flatMap(namesTakenBy));
    const idle = files
      .filter((file) => !FRONT_DOORS.includes(file) && !taken.has(`src/${file}#*`))
      .flatMap((file) => exportsOf(file).map((name) => `src/${file}#${name}`))
      .filter((name) => !taken.has(name));
    expect(taken.size).toBeGreaterThan(files.length);
    expect(idle).toEqual([]);
  });

  it("lists formats in the registry alone: others ask it what a format can do", () => {
    const name = `"(?:${REGISTRY.map(({ format }) => format).join("|")})"`;
    const list = new RegExp(`${name}(?:,| \\|\\|?)\\s*(?:[\\w.]+ === )?${name}`);
    const listing = files.filter(
      (file) =>
        !["readers", "model"].includes(folder(file)) &&
        list.test(readFileSync(join(src, file), "utf8")),
    );
    expect(`["png", "jpeg"]`).toMatch(list);
    expect(`format === "png" || format === "jpeg"`).toMatch(list);
    expect(listing).toEqual([]);
  });

  /** Files loaded from the start of a program on that load this package too. */
  const loading = (start: string, library: string) =>
    [...loadedWith(start)].filter((file) =>
      new RegExp(`^import (?!type)[^;]*"${library}"`, "m").test(
        readFileSync(join(src, file), "utf8"),
      ),
    );

  it.each(["parsing/parser-main.ts", "cli/parse.ts"])(
    "%s starts without the schema library, which takes long to load",
    (start) => {
      expect([...loadedWith(start)]).toContain("model/plain.ts");
      expect(loading(start, "typebox")).toEqual([]);
    },
  );

  it.each([
    "parsing/parser-main.ts",
    "cli/run.ts",
    "cli/parse.ts",
    "cli/serve.ts",
    "readers/hwp/reader.ts",
    "readers/hwpx/reader.ts",
    "readers/docx/reader.ts",
    "readers/pdf/reader.ts",
  ])("%s starts without the picture library, which only pictures need", (start) => {
    expect(files).toContain(start);
    expect(loading("readers/image/reader.ts", "sharp")).not.toEqual([]);
    expect(loading(start, "sharp")).toEqual([]);
  });
});
