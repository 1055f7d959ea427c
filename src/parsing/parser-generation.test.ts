import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { compiledPath } from "./compiled-code.js";
import { parserGeneration } from "./parser-generation.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "generation-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, value: object): void {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(value));
}
const install = (place: string, version: string) =>
  write(`${place}/package.json`, { name: "reader", version });

describe("the parser generation", () => {
  const generation = (root = ".") => parserGeneration(join(folder, root, "dist"));

  beforeEach(() => {
    write("dist/generation.json", { code: "abc", libraries: ["@scope/data", "reader"] });
    // The range stays what it is, whatever is installed.
    write("package.json", { dependencies: { reader: "^1.0.0" } });
    install("node_modules/reader", "1.0.0");
  });

  it("is another with another version of a library, in the same range", () => {
    const before = generation();
    expect(before).toMatch(/^[0-9a-f]{12}$/);
    install("node_modules/reader", "1.0.1");
    expect(generation()).not.toBe(before);
    install("node_modules/reader", "1.0.0");
    expect(generation()).toBe(before);
  });

  it("is another with other code, and where an optional library is installed", () => {
    const before = generation();
    install("node_modules/@scope/data", "2.0.0");
    const withData = generation();
    expect(withData).not.toBe(before);
    write("dist/generation.json", { code: "abd", libraries: ["@scope/data", "reader"] });
    expect(generation()).not.toBe(withData);
  });

  it("is the same with another version of what reading does not use", () => {
    const before = generation();
    install("node_modules/server", "9.0.0");
    expect(generation()).toBe(before);
  });

  it("goes by the libraries that an installed package gets: its own, else those above it", () => {
    write("node_modules/wonmun/dist/generation.json", { code: "abc", libraries: ["reader"] });
    const above = generation("node_modules/wonmun");
    install("node_modules/wonmun/node_modules/reader", "1.0.1");
    expect(generation("node_modules/wonmun")).not.toBe(above);
    install("node_modules/wonmun/node_modules/reader", "1.0.0");
    expect(generation("node_modules/wonmun")).toBe(above);
  });
});

it("is built from the libraries of reading, and no others", () => {
  const { libraries } = JSON.parse(readFileSync(compiledPath("generation.json"), "utf8"));
  const { dependencies } = JSON.parse(
    readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
  );
  const others = Object.keys(dependencies).filter((name) => !libraries.includes(name));
  expect(libraries).toEqual(
    expect.arrayContaining([
      ...["@embedpdf/pdfium", "@rhwp/core", "@tesseract.js-data/kor", "sharp"],
    ]),
  );
  expect(others).toEqual(expect.arrayContaining(["fastify", "pino", "prom-client"]));
});
