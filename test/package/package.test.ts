/**
 * The packed package, installed into an empty folder by npm with its default settings where nothing but the registry can be reached: command,
 * library, client, MCP and text recognition run from it. The registry offers the packages of this checkout, as tests have no network;
 * `PACKAGE_REGISTRY=https://… npx vitest run test/package` installs from a real one.
 */
import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { serveRegistry } from "./registry.js";

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 });

const run = promisify(execFile);
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const root = here("../..");
const folder = mkdtempSync(join(tmpdir(), "wonmun-package-"));
const modules = join(folder, "node_modules");
const main = join(modules, "wonmun/dist/cli/main.js");
const sample = join(modules, "wonmun/samples/corpus/demo/시행문.docx");
const env = { PATH: process.env.PATH!, SERVICE_OCR: "0", SERVICE_WORKERS: "1", SERVICE_CACHE: "0" };
/** The registry as npm sees it. */
const PORT = 48_731;
const url = `http://127.0.0.1:${PORT}`;
const socket = join(folder, "registry");
/** A namespace without network but its own loopback: Linux, where the system lets users make one. */
const CLOSED = ["unshare", "-rn", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"];
const canClose = spawnSync(CLOSED[0]!, [...CLOSED.slice(1), "true"]).status === 0;
/** Elsewhere what asks for a proxy is refused; what does not ask gets through. */
const REFUSED = "http://127.0.0.1:9";
const PROXIES = { HTTP_PROXY: REFUSED, HTTPS_PROXY: REFUSED, NO_PROXY: "127.0.0.1" };
let registry: Server;

/** Runs a command that reaches the registry and nothing else, with none of the user's own npm settings. */
function withRegistryOnly(...command: string[]): ReturnType<typeof run> {
  const whole = [
    ...(canClose ? CLOSED : []),
    ...[process.execPath, here("only-registry.mjs"), String(PORT), socket, ...command],
  ];
  const settings = { PATH: env.PATH, HOME: folder, npm_config_registry: url };
  return run(whole[0]!, whole.slice(1), {
    cwd: folder,
    env: { ...settings, ...(canClose ? {} : PROXIES) },
  });
}

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
  const upstream = process.env.PACKAGE_REGISTRY?.replace(/\/$/, "");
  registry = await serveRegistry(socket, { root, url, upstream });
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  await withRegistryOnly("npm", "install", `./${filename}`);
});
afterAll(() => {
  registry?.close();
  rmSync(folder, { recursive: true, force: true });
});

test.runIf(canClose)("an install script that downloads from elsewhere would fail", async () => {
  const elsewhere = createServer((_, response) => response.end("reached"));
  await new Promise<void>((resolve) => elsewhere.listen(0, "127.0.0.1", resolve));
  const { port } = elsewhere.address() as AddressInfo;
  /** Installs a package whose own script asks an address for something. */
  const installAsking = (address: string) => {
    const scripted = mkdtempSync(join(folder, "scripted-"));
    const install = `node -e "fetch('${address}').catch(() => process.exit(3))"`;
    writeFileSync(join(scripted, "package.json"), JSON.stringify({ scripts: { install } }));
    return withRegistryOnly("npm", "--prefix", scripted, "install");
  };
  await installAsking(`${url}/fastify`);
  await expect(installAsking(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ code: 3 });
  elsewhere.close();
});

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
