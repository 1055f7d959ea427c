/** `wonmun mcp` through the official client over stdio: tools, a local file, resources, prompts, progress, cancelling. */
import { execFile } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { launchOf, PROGRAMS } from "../src/cli/mcp-setup.js";
import { serveMcpOverStdio } from "../src/http/mcp/mcp-over-stdio.js";
import { reportReading } from "../src/http/mcp/report-reading.js";
import { Tenants } from "../src/tenants/tenants.js";
import { FakeParsing } from "./service.js";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const root = fileURLToPath(new URL("..", import.meta.url));
const samples = join(root, "samples/corpus/demo");
const main = join(root, "dist/cli/main.js");
const directory = mkdtempSync(join(tmpdir(), "wonmun-mcp-"));
const corpus = join(directory, "corpus");
const desk = join(directory, "desk");
const env = { PATH: process.env.PATH!, SERVICE_OCR: "0", SERVICE_WORKERS: "1", SERVICE_CACHE: "0" };
const tenant = "demo";
const PATIENT = { timeout: 20_000 };
let client: Client;

beforeAll(async () => {
  mkdirSync(join(corpus, tenant), { recursive: true });
  mkdirSync(join(corpus, "empty"));
  mkdirSync(desk);
  for (const name of ["시행문.docx", "보도자료.hwp"])
    cpSync(join(samples, name), join(corpus, tenant, name));
  const rules = { default: ["*"], rules: [{ files: "시행문*", allow: ["kim"] }] };
  writeFileSync(join(corpus, tenant, "ACL.json"), JSON.stringify(rules));
  cpSync(join(samples, "시행문.docx"), join(desk, "책상 위.docx"));
  writeFileSync(join(directory, "outside.docx"), "secret");
  symlinkSync(join(directory, "outside.docx"), join(desk, "link.docx"));
  symlinkSync(corpus, join(desk, "corpus"));
  client = await connect("--principal", "kim", "--root", desk);
});
afterAll(async () => {
  await client.close();
  rmSync(directory, { recursive: true, force: true });
});

async function connect(...options: string[]): Promise<Client> {
  const connected = new Client({ name: "test", version: "1" });
  const args = [main, "mcp", "--corpus", corpus, ...options];
  await connected.connect(new StdioClientTransport({ command: process.execPath, args, env }));
  return connected;
}

type Given = Record<string, unknown>;
const call = async (name: string, given: Given) => {
  const result = await client.callTool({ name, arguments: given });
  // biome-ignore lint/suspicious/noExplicitAny: the answers are walked freely here
  return { isError: result.isError === true, body: result.structuredContent as any, result };
};

describe("tools", () => {
  test("are the seven and read_file, without the principal that was set", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).slice(0, 7)).toContain("evidence");
    expect(tools.map(({ name }) => name).slice(7)).toEqual(["read_file"]);
    expect(JSON.stringify(tools)).not.toContain('principal"');
    expect(client.getInstructions()).toContain("demo, empty");
  });

  test("ask in that principal's name, whatever the model says", async () => {
    const { body } = await call("search", { tenant, query: "숙박비 상한", principal: "lee" });
    expect(body.hits[0].filename).toBe("시행문.docx");
    const evidence = await call("evidence", { tenant, query: "광역시 숙박비 상한" });
    const claim = { tenant, answer: "80,000원이다 [1].", sources: evidence.body.sources };
    expect((await call("verify", claim)).body.grounded).toBe(true);
  });

  test("add and remove documents, and say what the route refuses", async () => {
    const data_base64 = Buffer.from("not a document").toString("base64");
    const file = { tenant: "empty", filename: "a.docx", data_base64 };
    expect((await call("add_document", file)).body).toMatchObject({ stored: true });
    const again = await call("add_document", file);
    expect([again.isError, again.body.reason]).toEqual([true, "NAME_EXISTS"]);
    const removed = await call("remove_document", { tenant: "empty", filename: "a.docx" });
    expect(removed.body.deleted).toBe(true);
    expect((await call("search", { tenant: "none", query: "a" })).body.status).toBe(404);
  });
});

describe("read_file", () => {
  test("reads a file in an allowed folder, as Markdown or JSON", async () => {
    const { body, result } = await call("read_file", { path: "책상 위.docx" });
    const [{ text }] = result.content as [{ text: string }];
    expect(text).toContain("| 광역시 |");
    expect(body).toMatchObject({ filename: "책상 위.docx", readable: true, markdown: text });
    const json = await call("read_file", { path: join(desk, "책상 위.docx"), as: "json" });
    expect(json.body.source.filename).toBe("책상 위.docx");
  });

  test.each([
    ["../outside.docx", "outside"],
    ["link.docx", "a link that leads outside"],
    ["/etc/passwd", "an absolute path"],
    ["corpus/demo/보도자료.hwp", "a document that has rules"],
    ["none.docx", "nothing"],
    [".", "a folder"],
  ])("knows no %s (%s)", async (path) => {
    const { isError, body } = await call("read_file", { path });
    expect([isError, body.reason]).toEqual([true, "DOCUMENT_NOT_FOUND"]);
    expect(JSON.stringify(body)).not.toContain("secret");
  });

  test("refuses what fits no schema", async () => {
    expect((await call("read_file", { as: "json" })).body).toMatchObject({ field: "path" });
    expect((await call("read_file", { path: "a", as: "pdf" })).body.field).toBe("as");
  });
});

describe("resources", () => {
  test("are the documents, one tenant at a time, their text and their pages", async () => {
    const first = await client.listResources();
    expect(first.resources.map(({ name }) => name)).toEqual(["보도자료.hwp", "시행문.docx"]);
    const second = await client.listResources({ cursor: first.nextCursor! });
    expect(second).toMatchObject({ resources: [] });
    expect(second.nextCursor).toBeUndefined();
    const [release, letter] = first.resources;
    const { contents } = await client.readResource({ uri: letter!.uri });
    expect(contents[0]!.mimeType).toBe("text/markdown");
    expect((contents[0] as { text: string }).text).toMatch(/\[c2\] 1쪽 · .*\n구분 \| 숙박비/);
    const page = await client.readResource({ uri: `${release!.uri}/pages/1` });
    expect(page.contents[0]!.mimeType).toBe("image/png");
    const png = Buffer.from((page.contents[0] as { blob: string }).blob, "base64");
    expect(png.subarray(1, 4).toString()).toBe("PNG");
    await expect(client.readResource({ uri: `${release!.uri}/pages/99` })).rejects.toThrow("쪽");
    await expect(client.readResource({ uri: "wonmun://documents/none/x" })).rejects.toThrow(
      "테넌트",
    );
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.length).toBe(2);
  });

  test("hide what the principal may not see, and there is no read_file without a root", async () => {
    const other = await connect("--principal", "lee");
    try {
      const { resources } = await other.listResources();
      expect(resources.map(({ name }) => name)).toEqual(["보도자료.hwp"]);
      const { resources: all } = await client.listResources();
      await expect(other.readResource({ uri: all[1]!.uri })).rejects.toThrow("문서");
      expect((await other.listTools()).tools.length).toBe(7);
    } finally {
      await other.close();
    }
  });
});

test("prompts name their arguments and hold what was given", async () => {
  const { prompts } = await client.listPrompts();
  for (const { name, arguments: wanted } of prompts) {
    const given = Object.fromEntries(wanted!.map((one) => [one.name, `<${one.name}>`]));
    const { messages } = await client.getPrompt({ name, arguments: given });
    const { text } = messages[0]!.content as { text: string };
    for (const value of Object.values(given)) expect(text).toContain(value);
    await expect(client.getPrompt({ name, arguments: {} })).rejects.toThrow("Missing");
  }
});

describe("while a file is read", () => {
  /** In this process, with a reader that can be held. */
  async function open() {
    const [toServer, toClient] = [new PassThrough(), new PassThrough()];
    const fake = new FakeParsing();
    const parsing = reportReading(fake);
    const tenants = new Tenants({ corpus, parsing, state: null, generation: "test" });
    const served = serveMcpOverStdio({
      corpus,
      parsing,
      tenants,
      spoolDirectory: join(directory, "spool"),
      roots: [desk],
      principal: null,
      input: toServer,
      output: toClient,
    });
    const answers: Given[] = [];
    toClient.on("data", (line) => {
      for (const one of String(line).trim().split("\n")) answers.push(JSON.parse(one));
    });
    const send = (message: Given) =>
      void toServer.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
    send({
      id: 1,
      method: "initialize",
      params: {
        protocolVersion: "2025-06-18",
        capabilities: {},
        clientInfo: { name: "t", version: "1" },
      },
    });
    const close = async () => {
      toServer.end();
      await served;
      await tenants.close();
    };
    return { fake, answers, send, close };
  }
  const data_base64 = Buffer.from("x").toString("base64");
  const read = (id: number) => ({
    id,
    method: "tools/call",
    params: {
      name: "read_document",
      arguments: { filename: "긴 문서.hwp", data_base64 },
      _meta: { progressToken: `p${id}` },
    },
  });

  test("the client is told of pages and files, if it asked to be", async () => {
    const { fake, answers, send, close } = await open();
    const release = fake.hold();
    send(read(2));
    await expect.poll(() => fake.inFlight, PATIENT).toBe(1);
    fake.seen[0]!.progress!({ page: 1, done: 1, total: 3, outcome: "read" });
    fake.seen[0]!.progress!({ page: 2, done: 2, total: 3, outcome: "read" });
    release();
    await expect.poll(() => answers.some(({ id }) => id === 2), PATIENT).toBe(true);
    const told = answers.filter(({ method }) => method === "notifications/progress");
    expect(told.map(({ params }) => params)).toEqual([
      { progressToken: "p2", progress: 1, message: "긴 문서.hwp: 글자 인식 / recognised 1/3" },
      { progressToken: "p2", progress: 2, message: "긴 문서.hwp: 글자 인식 / recognised 2/3" },
      { progressToken: "p2", progress: 3, message: "긴 문서.hwp: 읽음 / read" },
    ]);
    await close();
  });

  test("a call that is cancelled stops the reading", async () => {
    const { fake, answers, send, close } = await open();
    const release = fake.hold();
    send(read(3));
    await expect.poll(() => fake.inFlight, PATIENT).toBe(1);
    send({ method: "notifications/cancelled", params: { requestId: 3 } });
    await expect.poll(() => fake.stopped, PATIENT).toBe(1);
    release();
    await close();
    expect(answers.some(({ id }) => id === 3)).toBe(false);
  });
});

describe("--setup", () => {
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, [main, "mcp", "--corpus", corpus, ...args], { env });

  test("prints settings that start it, and says where they belong", async () => {
    const { stdout, stderr } = await run("--setup", "cursor", "--root", desk);
    expect(stderr).toContain(".cursor/mcp.json");
    expect(JSON.parse(stdout).mcpServers.wonmun).toEqual({
      command: process.execPath,
      args: [main, "mcp", "--corpus", corpus, "--root", desk, "--cache", expect.any(String)],
    });
    const refused = await run("--setup", "notepad").catch((error) => error);
    expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining("claude-desktop")]);
  });

  const launch = launchOf('/opt/w "1"/main.js', ["--corpus", "/문서"], "/c");
  test.each(Object.keys(PROGRAMS))("%s gets them in its own form", (name) => {
    const settings = PROGRAMS[name]!.settings(launch);
    const read =
      name === "codex"
        ? {
            command: JSON.parse(/^\[mcp_servers.wonmun\]\ncommand = (.*)$/m.exec(settings)![1]!),
            args: JSON.parse(/^args = (.*)$/m.exec(settings)![1]!),
          }
        : JSON.parse(settings)[name === "vscode" ? "servers" : "mcpServers"].wonmun;
    expect(read).toMatchObject(launch);
  });
});
