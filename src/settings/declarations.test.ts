import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { SETTING_NAMES } from "./declarations.js";

const root = fileURLToPath(new URL("../../", import.meta.url));
const PLACES = ["src", "docs", "bench", "deploy", "samples/make", "scripts", "README.md"];

const files = PLACES.flatMap((place) =>
  statSync(join(root, place)).isFile()
    ? [place]
    : readdirSync(join(root, place), { recursive: true, encoding: "utf8" }).map(
        (name) => `${place}/${name}`,
      ),
).filter(
  (path) => /\.(?:ts|mjs|md|service)$|Containerfile$/.test(path) && !path.endsWith(".test.ts"),
);
const textOf = (path: string) => readFileSync(join(root, path), "utf8");

it("has every SERVICE_ variable that the code or a document names", () => {
  const known: ReadonlySet<string> = new Set(SETTING_NAMES);
  const strangers = files
    .filter((path) => !path.startsWith("src/settings/"))
    .flatMap((path) => [...textOf(path).matchAll(/\bSERVICE_[A-Z][A-Z_]*/g)].map(([name]) => name))
    .filter((name) => !known.has(name));
  expect([...new Set(strangers)]).toEqual([]);
});

it("is the only way to a setting: no code takes one from the environment itself", () => {
  const sources = files.filter((path) => path.startsWith("src/"));
  expect(sources.length).toBeGreaterThan(100);
  const around = sources.filter((path) =>
    /env(?:ironment)?\??\.?\[?["'`]?SERVICE_/i.test(textOf(path)),
  );
  expect(around).toEqual([]);
  // The commands hand the environment to readSettings; the parser and embedding processes get nothing of it but the path.
  const readers = sources.filter((path) => textOf(path).includes("process.env"));
  expect(readers.sort()).toEqual([
    "src/cli/ask.ts",
    "src/cli/cache.ts",
    "src/cli/mcp.ts",
    "src/cli/parse.ts",
    "src/cli/render.ts",
    "src/cli/said.ts",
    "src/cli/serve.ts",
    "src/cli/sync.ts",
    "src/parsing/parser-process.ts",
  ]);
});
