/** `npm start`: builds if needed, then serves the bundled sample corpus and prints what to try. */
import { execFileSync, spawn } from "node:child_process";
import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
if (buildIsStale())
  execFileSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: "inherit" });

const server = spawn(
  process.execPath,
  ["dist/cli/main.js", "serve", "--corpus", "samples/corpus", ...process.argv.slice(2)],
  { cwd: root, stdio: ["inherit", "pipe", "inherit"] },
);
server.stdout.on("data", (text) => {
  process.stdout.write(text);
  const address = /^wonmun (http:\S+)$/m.exec(String(text))?.[1];
  if (address) process.stdout.write(toTry(address));
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill("SIGTERM"));
server.on("exit", (code) => process.exit(code ?? 1));

function toTry(address) {
  const sample = "samples/corpus/demo/시행문.docx";
  const parse = `${address}/parse?filename=${encodeURIComponent("시행문.docx")}`;
  const bytes = "-H 'Content-Type: application/octet-stream'";
  return `
예시 문서를 읽어 보세요 / three calls to try:

  curl ${address}/health
  curl --data-binary @${sample} ${bytes} '${parse}'
  curl --data-binary @${sample} ${bytes} -H 'Accept: text/markdown' '${parse}'

`;
}

function buildIsStale() {
  const built = statSync(`${root}dist/generation.json`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = ["src", "web", "scripts", "bench/results"].flatMap((folder) =>
    readdirSync(`${root}${folder}`, { recursive: true }).map((name) => `${root}${folder}/${name}`),
  );
  const packages = ["package.json", "package-lock.json"].map((name) => `${root}${name}`);
  return [...sources, ...packages].some((path) => statSync(path).mtimeMs > built);
}
