/**
 * The packed package in an empty folder: command, library, client, MCP and text recognition run from it, with the packages that it depends on and
 * no others. They are copied from this checkout, as tests have no network; `node scripts/try-package.mjs` installs them from the registry instead.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const run = promisify(execFile);
const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "wonmun-package-"));
const modules = join(folder, "node_modules");
const main = join(modules, "wonmun/dist/cli/main.js");
const sample = join(modules, "wonmun/samples/corpus/demo/시행문.docx");
const env = { PATH: process.env.PATH!, SERVICE_OCR: "0", SERVICE_WORKERS: "1", SERVICE_CACHE: "0" };

beforeAll(async () => {
  const { stdout } = await run(
    "npm",
    ["pack", "--json", "--ignore-scripts", "--pack-destination", folder],
    { cwd: root, maxBuffer: 1e8 },
  );
  const packed = JSON.parse(stdout);
  const [{ filename }] = Array.isArray(packed)
    ? packed
    : (Object.values(packed) as [{ filename: string }]);
  mkdirSync(modules);
  await run("tar", ["-xzf", join(folder, filename), "-C", modules]);
  await run("mv", [join(modules, "package"), join(modules, "wonmun")]);
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const needed = Object.entries(packages).filter(
    ([path, { dev }]) => /^node_modules\/(?:@[^/]+\/)?[^/]+$/.test(path) && !dev,
  );
  expect(needed.length).toBeGreaterThan(50);
  for (const [path] of needed) {
    const target = join(folder, path);
    // Packages of other systems are not installed.
    if (!existsSync(join(root, path))) continue;
    mkdirSync(dirname(target), { recursive: true });
    await copy(join(root, path), target);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** By hard links where the disk allows it. */
async function copy(from: string, to: string): Promise<void> {
  await run("cp", ["-rl", from, to]).catch(async () => {
    rmSync(to, { recursive: true, force: true });
    await run("cp", ["-r", from, to]);
  });
}

test("text is recognised in a confined parser", async () => {
  const scan = join(modules, "wonmun/samples/corpus/demo/스캔.png");
  const args = [main, "parse", scan, "--format", "text"];
  const { stdout } = await run(process.execPath, args, {
    cwd: folder,
    env: { ...env, SERVICE_OCR: "1" },
  });
  expect(stdout).toContain("공원위원회");
});

test("the command runs", async () => {
  const { stdout } = await run(process.execPath, [main, "--version"], { cwd: folder, env });
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test("library and client are imported by the package's name", async () => {
  const script = `import { openCorpus, readDocument } from "wonmun";
import { WonmunClient } from "wonmun/client";
const document = await readDocument(${JSON.stringify(sample)}, { ocr: false });
console.log(document.access.readable, typeof openCorpus, typeof new WonmunClient({ url: "http://x" }).search);`;
  writeFileSync(join(folder, "try.mjs"), script);
  const { stdout } = await run(process.execPath, ["try.mjs"], { cwd: folder, env });
  expect(stdout).toBe("true function function\n");
});

test("MCP over stdio lists its tools", async () => {
  const client = new Client({ name: "test", version: "1" });
  const args = [main, "mcp", "--corpus", join(modules, "wonmun/samples/corpus")];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args, env, cwd: folder }),
  );
  expect((await client.listTools()).tools.length).toBe(7);
  await client.close();
});

test("serve in an empty folder shows the samples", async () => {
  const empty = join(folder, "empty");
  mkdirSync(empty);
  const { spawn } = await import("node:child_process");
  const child = spawn(process.execPath, [main, "serve", "--port", "0"], { cwd: empty, env });
  let out = "";
  child.stdout.on("data", (text) => {
    out += text;
  });
  await expect.poll(() => out, { timeout: 60_000 }).toMatch(/^wonmun http/m);
  expect(out).toContain("예시 문서");
  const { tenants } = (await (await fetch(`${/^wonmun (\S+)/m.exec(out)![1]}/health`)).json()) as {
    tenants: string[];
  };
  expect(tenants).toEqual(["demo"]);
  child.kill("SIGTERM");
  await new Promise((resolve) => child.once("exit", resolve));
});
