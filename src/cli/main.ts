#!/usr/bin/env node
/** The `wonmun` command: dispatches to a subcommand; an invalid call prints one line and exits with code 2. */
import { Refusal } from "../model/refusal.js";
import { settingsHelp } from "../settings/describe-settings.js";
import { UnusableSetting } from "../settings/unusable-setting.js";

const USAGE = `wonmun — 원문을 읽고 근거를 돌려주는 서비스 / reads documents and returns their evidence

  wonmun serve [--corpus DIR] [--host H] [--port N] [--cache DIR | --no-cache]
  wonmun parse FILE… [--md | --json | --chunks | --explain] [--budget N] [--out DIR]
  wonmun render FILE [--pages 1-3] [--out DIR] [--width N] [--png]
  wonmun ask --corpus DIR --tenant T "질문"
  wonmun mcp --corpus DIR [--root DIR…] [--principal P] [--setup claude-desktop | cursor | vscode | codex | gemini]
  wonmun model check DIR
  wonmun cache ls | purge [--older-than 30d] [--doc-id sha256:…] [--all]
`;

/** Loaded lazily: `cache ls` need not load a web server. */
const COMMANDS: Record<string, (args: string[]) => Promise<number>> = {
  ask: async (args) => (await import("./ask.js")).runAsk(args),
  serve: async (args) => (await import("./serve.js")).runServe(args),
  parse: async (args) => (await import("./parse.js")).runParse(args),
  render: async (args) => (await import("./render.js")).runRender(args),
  mcp: async (args) => (await import("./mcp.js")).runMcp(args),
  model: async (args) => (await import("./model.js")).runModel(args),
  cache: async (args) => (await import("./cache.js")).runCache(args),
};

async function main(args: string[]): Promise<number> {
  const [name, ...rest] = args;
  const own = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
  if (own.includes("--help") || own.includes("-h")) {
    process.stdout.write(`${USAGE}\n${settingsHelp()}`);
    return 0;
  }
  const command = name === undefined ? undefined : COMMANDS[name];
  if (command) return command(rest);
  process.stderr.write(USAGE);
  return 2;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (!isOfTheCaller(error)) throw error;
  process.stderr.write(`wonmun: ${error.message}\n`);
  process.exitCode = 2;
}

/** Whether the call or the machine is at fault, not the program: an unusable setting or option, a file the system does not give. */
function isOfTheCaller(error: unknown): error is Error {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (
    error instanceof UnusableSetting ||
    error instanceof Refusal ||
    code?.startsWith("ERR_PARSE_ARGS") === true ||
    syscall !== undefined
  );
}
