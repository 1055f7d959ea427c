/**
 * Runs every example in the docs and the README: shell commands, TypeScript, and JSON compared with the actual
 * response.
 */
import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { loadKeys } from "../../src/http/keys.js";
import { SafeReading } from "../../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../../src/readers/reader.js";
import { parseRules } from "../../src/tenants/acl.js";
import { Tenants } from "../../src/tenants/tenants.js";
import { openService, type TestService } from "../service.js";
import { differences, type Example, examplesOf, parseShown } from "./examples.js";
import { Recorder } from "./recorder.js";

/** Some start the command itself, several times, beside other tests. */
vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 });

const KEY = "example-key";
const root = fileURLToPath(new URL("../..", import.meta.url));
const tools = ["bash", "curl", "jq", "base64"].filter((tool) => !has(tool));
if (tools.length > 0 && process.env.CI) throw new Error(`the examples need ${tools.join(", ")}`);

const documents = [
  "README.md",
  ...readdirSync(join(root, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `docs/${name}`),
];
const examples = documents.flatMap((name) =>
  examplesOf(name, readFileSync(join(root, name), "utf8")),
);

/** A folder as examples expect it: the repository as far as they name it, and the samples at hand. */
const directory = mkdtempSync(join(tmpdir(), "wonmun-docs-"));
const server = { open: undefined as unknown as Running, keyed: undefined as unknown as Running };
let last: Running;

interface Running {
  service: TestService;
  parsing: SafeReading;
  recorder: Recorder;
  address: string;
}

beforeAll(async () => {
  for (const name of readdirSync(join(root, "samples/corpus/demo")))
    cpSync(join(root, "samples/corpus/demo", name), join(directory, name));
  for (const name of ["samples", "dist", "deploy", "package.json", "package-lock.json", ".npmrc"])
    symlinkSync(join(root, name), join(directory, name));
  mkdirSync(join(directory, "node_modules/.bin"), { recursive: true });
  symlinkSync(root, join(directory, "node_modules/wonmun"));
  for (const name of ["@types", "@langchain", "@llamaindex", "typebox"])
    symlinkSync(join(root, "node_modules", name), join(directory, "node_modules", name));
  symlinkSync(join(root, "dist/cli/main.js"), join(directory, "node_modules/.bin/wonmun"));
  mkdirSync(join(directory, "srv/wonmun/corpus"), { recursive: true });
  server.open = await start({});
  server.keyed = await start({ keys: { apiKey: KEY } });
});
afterAll(async () => {
  for (const { service, parsing, recorder } of Object.values(server)) {
    await recorder.close();
    await service.close();
    await parsing.close();
  }
  rmSync(directory, { recursive: true, force: true });
});

async function start(settings: { keys?: { apiKey: string } }): Promise<Running> {
  const name = settings.keys ? "keyed" : "open";
  const corpus = join(directory, name);
  mkdirSync(corpus);
  cpSync(join(root, "samples/corpus/demo"), join(corpus, "demo"), { recursive: true });
  const parsing = await SafeReading.open({
    workers: 1,
    timeout: 60,
    memory: 2048,
    cache: null,
    read: { ...DEFAULT_READ_OPTIONS, ocr: false },
  });
  const service = await openService({
    parsing,
    tenants: new Tenants({ corpus, parsing, state: null, generation: "test" }),
    feedbackLog: join(directory, `${name}.feedback.jsonl`),
    ...settings,
  });
  const recorder = new Recorder(await service.listen());
  return { service, parsing, recorder, address: await recorder.listen() };
}

describe.skipIf(tools.length > 0)("the examples", () => {
  test.each(examples.map((example) => [example.where, example] as const))("%s", async (_, one) => {
    if (one.notRun) return expect(one.notRun.length).toBeGreaterThan(10);
    const run = RUNNERS[one.language];
    if (!run)
      throw new Error(`${one.where}: nothing runs \`${one.language}\`; see CONTRIBUTING.md`);
    await run(one);
  });
});

test("few are not run, each for a reason", () => {
  const notRun = examples.filter(({ notRun }) => notRun);
  expect(examples.length).toBeGreaterThan(40);
  expect(notRun.length).toBeLessThanOrEqual(5);
});

test("what the deployment recipes name is there", () => {
  const recipe = readFileSync(join(root, "deploy/Containerfile"), "utf8");
  const copied = [...recipe.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names]) =>
    names!.split(" "),
  );
  const built = [...recipe.matchAll(/^COPY --from=build \/build\/(\S+) /gm)].map(
    ([, name]) => name!,
  );
  expect(copied.length + built.length).toBeGreaterThan(5);
  for (const name of [...copied, ...built])
    expect([name, existsSync(join(root, name))]).toEqual([name, true]);
  const unit = readFileSync(join(root, "deploy/wonmun.service"), "utf8");
  const script = /^ExecStart=\/usr\/bin\/node (\S+) serve$/m.exec(unit)?.[1];
  expect(existsSync(join(root, script!))).toBe(true);
  expect(recipe).toContain(`"${script}", "serve"`);
});

const RUNNERS: Record<string, (example: Example) => Promise<void>> = {
  sh: runShell,
  ts: runTypeScript,
  python: runPython,
  json: checkJson,
  env: serveWith,
};

async function runShell({ where, text }: Example): Promise<void> {
  last = serverFor(text);
  last.recorder.seen = [];
  const { stdout } = await shell(`${PRELUDE}\n${localised(text)}`);
  const refused = [...text.matchAll(/# (4\d\d)$/gm)].map(([, status]) => Number(status));
  const { seen } = last.recorder;
  expect([where, seen.map(({ status }) => status).filter((status) => status >= 400)]).toEqual([
    where,
    refused,
  ]);
  for (const response of seen) last.service.validate(response, response);
  if (seen.length === 0 && !/npm|serve/.test(text)) expect(stdout).not.toBe("");
}

async function runTypeScript({ where, text }: Example): Promise<void> {
  last = serverFor(text);
  last.recorder.seen = [];
  const name = where.replace(/\W+/g, "-");
  writeFileSync(join(directory, `${name}.mts`), localised(text));
  const options = "--strict --target es2023 --module nodenext --skipLibCheck --types node".split(
    " ",
  );
  const tsc = join(root, "node_modules/typescript/bin/tsc");
  await promisify(execFile)(process.execPath, [tsc, ...options, `${name}.mts`], { cwd: directory });
  const { stdout } = await shell(`node ${name}.mjs`);
  expect(stdout).not.toBe("");
  for (const response of last.recorder.seen) {
    expect(response.status).toBeLessThan(400);
    last.service.validate(response, response);
  }
}

/** Where there is no Python, the same request as in the other languages stands in for it. */
async function runPython({ where, text }: Example): Promise<void> {
  if (!has("python3")) return;
  const frameworks = [...text.matchAll(/^from (langchain_core|llama_index)\b/gm)].map(
    ([, name]) => name!,
  );
  for (const name of new Set(frameworks)) {
    if (await shell(`python3 -c 'import ${name}'`).catch(() => null)) continue;
    console.warn(`${where} was compiled, not run: ${name} is not installed`);
    writeFileSync(join(directory, "example.py"), text);
    await shell("python3 -m py_compile example.py && rm -r __pycache__");
    return;
  }
  last = serverFor(text);
  last.recorder.seen = [];
  writeFileSync(join(directory, "example.py"), localised(text));
  const client = `PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=${join(root, "clients/python")}`;
  expect((await shell(`${client} python3 example.py`)).stdout).not.toBe("");
  for (const response of last.recorder.seen) last.service.validate(response, response);
}

async function checkJson({ where, role, text }: Example): Promise<void> {
  if (role === "answer") {
    const real = JSON.parse(last.recorder.seen.at(-1)!.body);
    expect([where, differences(parseShown(text), real)]).toEqual([where, []]);
  } else if (role === "ACL.json") {
    expect(parseRules(text).error).toBeNull();
  } else if (role === "keys") {
    expect(loadKeys({ apiKeys: text }).configured).toBe(true);
  } else if (role === "mcp") await connectAs(text);
  else throw new Error(`${where}: say what the JSON is; see CONTRIBUTING.md`);
}

/** Settings of an MCP client: what they name answers with its tools. */
async function connectAs(text: string): Promise<void> {
  const { mcpServers } = JSON.parse(text.replaceAll("<key>", KEY));
  const { url, headers } = mcpServers.wonmun;
  const client = new Client({ name: "example", version: "1" });
  const address = new URL(new URL(url).pathname, server.keyed.address);
  const transport = new StreamableHTTPClientTransport(address, { requestInit: { headers } });
  await client.connect(transport as Transport);
  expect((await client.listTools()).tools.length).toBe(7);
  await client.close();
}

/** An environment file: the service starts with it. Keys files come from the example that shows them. */
async function serveWith({ text }: Example): Promise<void> {
  const keys = examples.find(({ language, role }) => language === "json" && role === "keys")!;
  mkdirSync(join(directory, "etc"), { recursive: true });
  writeFileSync(join(directory, "etc/wonmun.keys.json"), keys.text);
  await shell(
    `${PRELUDE}\nset -a\n${localised(text)}\nset +a\nserve_briefly node node_modules/.bin/wonmun serve`,
  );
}

const serverFor = (text: string) => (/\$KEY|<key>/.test(text) ? server.keyed : server.open);

/** The same example on this machine: its own port and folders, and what serves for ever only until it serves. */
function localised(text: string): string {
  return (
    text
      .replaceAll("/srv/wonmun", join(directory, "srv/wonmun"))
      .replaceAll("/etc/", `${join(directory, "etc")}/`)
      .replaceAll("http://127.0.0.1:8080", last?.address ?? server.open.address)
      .replaceAll("cd samples/corpus/demo", "true")
      .replace(/--port 8080/g, "")
      // npx hands no signal on.
      .replaceAll("npx wonmun serve", "node node_modules/.bin/wonmun serve")
      .replace(/^((?:[A-Z_]+=\S+ )*node \S+ serve.*)$/gm, "serve_briefly env $1")
  );
}

/** `npm` as far as it can be run again here, and a service that is asked to end as soon as it listens. */
const PRELUDE = `
npm() {
  case "$1" in
    ci) [ -e lock-fits ] || command npm ci --dry-run --offline > lock-fits ;;
    start) (cd ${JSON.stringify(root)} && serve_briefly npm-start) ;;
    run) node -e 'if (!require("./package.json").scripts[process.argv[1]]) process.exit(1)' "$2" ;;
    test) npm run check ;;
    *) command npm "$@" ;;
  esac
}
npm-start() { exec node scripts/start.mjs; }
serve_briefly() {
  local out; out=$(mktemp)
  SERVICE_PORT=0 SERVICE_WORKERS=1 "$@" > "$out" 2>&1 &
  local pid=$!
  for _ in $(seq 600); do grep -q '^wonmun http' "$out" && break; kill -0 $pid || { cat "$out" >&2; return 1; }; sleep 0.1; done
  grep -q '^wonmun http' "$out"
  kill -TERM $pid; wait $pid
}
`;

async function shell(script: string): Promise<{ stdout: string; stderr: string }> {
  return promisify(execFile)("bash", ["--norc", "-euo", "pipefail", "-c", script], {
    cwd: directory,
    maxBuffer: 32 * 1024 * 1024,
    env: {
      PATH: process.env.PATH,
      HOME: directory,
      KEY,
      BASE: (last ?? server.open).address,
      SERVICE_CACHE: join(directory, "cache"),
      SERVICE_VECTORS: "0",
      SERVICE_OCR: "0",
    },
  });
}

function has(tool: string): boolean {
  try {
    execFileSync(tool, ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
