/**
 * `npm run dev`: serves the sample corpus and starts anew, parsers too, whenever the code, the docs or the samples change.
 * `npm run dev -- --inspect` opens the service to a debugger; every other option goes to `wonmun serve`.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { watchAndRestart } from "./watch-and-restart.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const options = process.argv.slice(2);
const isForNode = (option) => option.startsWith("--inspect");

const watching = watchAndRestart({
  folders: ["src", "web", "docs", "samples/corpus"].map((folder) => `${root}${folder}`),
  build,
  start,
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => void watching.close().then(() => process.exit(0)));

/** The compiler says itself what is wrong; nothing is written then. */
async function build() {
  const [code] = await once(run(["scripts/build.mjs"]), "exit");
  if (code !== 0)
    say("빌드 실패: 앞서 시작한 서비스를 그대로 둡니다 / not built: what runs is left alone");
  return code === 0;
}

function start() {
  const corpus = ["--corpus", "samples/corpus"];
  const flags = options.filter((option) => !isForNode(option));
  const service = run([
    ...options.filter(isForNode),
    ...["dist/cli/main.js", "serve", ...corpus, ...flags],
  ]);
  const gone = once(service, "exit");
  let isStopped = false;
  gone.then(([code]) => {
    if (!isStopped)
      say(`서비스가 끝났습니다 / the service ended (${code}); 고치면 다시 시작합니다`);
  });
  return {
    async stop() {
      isStopped = true;
      service.kill("SIGTERM");
      await gone;
    },
  };
}

function run(args) {
  return spawn(process.execPath, args, { cwd: root, stdio: "inherit" });
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
