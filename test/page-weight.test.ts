/** What a page loads before it can be used: its scripts, with all that they import, compressed. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listAssets } from "../src/http/pages/assets.js";
import { openService, type TestService } from "./service.js";

/** Bytes of compressed script: half a second on a slow line. */
const MOST = 150 * 1024;

const assets = listAssets();
let service: TestService;
beforeAll(async () => {
  service = await openService();
});
afterAll(() => service.close());

/** A script and everything that it imports from the start. */
function withImports(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  const text = readFileSync(assets.get(name)!.path, "utf8");
  for (const [, imported] of text.matchAll(/(?:from|import)\s*"\.\/([\w-]+\.js)"/g))
    withImports(imported!, seen);
  return seen;
}

/** Scripts that a page loads, those that others import included. */
async function scriptsOf(url: string): Promise<string[]> {
  const { body } = await service.call({ url, headers: { accept: "text/html" } });
  const named = [...body.matchAll(/<script[^>]* src="\/assets\/([^"]+)"/g)];
  return [...new Set(named.flatMap(([, name]) => [...withImports(name!)]))];
}

const weightOf = (name: string) => gzipSync(readFileSync(assets.get(name)!.path)).length;

test.each(["/", "/try", "/demo", "/docs/api.md", "/health"])(
  "%s loads at most 150 kB of script, and no other style or font than its own",
  async (url) => {
    const scripts = await scriptsOf(url);
    expect(scripts).toContain("shell.js");
    expect(scripts.reduce((sum, name) => sum + weightOf(name), 0)).toBeLessThan(MOST);
    const { body } = await service.call({ url, headers: { accept: "text/html" } });
    expect(body.match(/(?:src|href)="(?:https?:)?\/\//g)).toBeNull();
    expect(body).not.toMatch(/@font-face|\.woff2?/);
  },
);

test("the pages with components load what they are made of", async () => {
  expect(await scriptsOf("/demo")).toContain("words.js");
  expect(await scriptsOf("/try")).toContain("try.js");
  expect(weightOf("scalar.js")).toBeGreaterThan(MOST);
});
