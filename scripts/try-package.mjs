/** Packs the package, installs it into an empty folder with npm's defaults, and runs every entry: command, library, client, MCP, OCR. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "wonmun-try-"));
const run = (command, ...args) =>
  execFileSync(command, args, {
    cwd: folder,
    encoding: "utf8",
    maxBuffer: 1e8,
    env: { PATH: process.env.PATH, HOME: process.env.HOME },
  });
const samples = "node_modules/wonmun/samples/corpus/demo";
let failed = 0;

/** Runs one entry, and says whether its output holds what it should. */
function check(name, expected, ...command) {
  let out = "";
  let good = false;
  try {
    out = run(...command);
    good = expected.test(out);
  } catch (error) {
    out = `${error.stdout ?? ""}${error.stderr ?? error.message}`;
  }
  if (!good) failed++;
  console.log(`${good ? "ok  " : "FAIL"} ${name}${good ? "" : `: ${out.slice(0, 300)}`}`);
}

try {
  execFileSync("npm", ["pack", "--pack-destination", folder], { cwd: root, stdio: "ignore" });
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  run("bash", "-c", "npm install --no-audit --no-fund ./wonmun-*.tgz");
  console.log(`installed: ${run("du", "-sm", "node_modules").split("\t")[0]} MiB`);
  check("version", /^\d+\.\d+/, "npx", "wonmun", "--version");
  check("parse", /광역시/, "npx", "wonmun", "parse", `${samples}/시행문.docx`, "--md");
  check("OCR", /[가-힣]{2}/, "npx", "wonmun", "parse", `${samples}/스캔.png`, "--format", "text");
  writeFileSync(
    join(folder, "entries.mjs"),
    `import { openCorpus } from "wonmun";
import { WonmunClient } from "wonmun/client";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
const corpus = await openCorpus("node_modules/wonmun/samples/corpus", { read: { ocr: false } });
const { answered } = await corpus.answer({ tenant: "demo", question: "광역시 숙박비 상한은 얼마인가?" });
await corpus.close();
const client = new Client({ name: "try", version: "1" });
const args = ["node_modules/wonmun/dist/cli/main.js", "mcp", "--corpus", "node_modules/wonmun/samples/corpus"];
await client.connect(new StdioClientTransport({ command: process.execPath, args }));
const { tools } = await client.listTools();
await client.close();
console.log("library", answered, "client", typeof WonmunClient, "mcp", tools.length);
`,
  );
  check("library, client, MCP", /library true client function mcp 7/, "node", "entries.mjs");
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed > 0 ? 1 : 0;
