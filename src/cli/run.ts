/** Dispatches to a subcommand; an invalid call prints one line and exits with code 2. */
import { VERSION } from "../http/version.js";
import { settingsHelp } from "../settings/describe-settings.js";
import { callError } from "./call-errors.js";
import { COMMAND_HELP, commandList, helpOf } from "./command-help.js";
import { locale, said } from "./said.js";
import { nearest } from "./suggestion.js";

const TITLE =
  "wonmun — 원문을 읽고 근거를 돌려주는 서비스 / reads documents and returns their evidence";
const MORE = "  wonmun COMMAND --help    wonmun --version\n";

/** Loaded lazily: `cache ls` need not load a web server. */
const COMMANDS: Record<keyof typeof COMMAND_HELP, (args: string[]) => Promise<number>> = {
  ask: async (args) => (await import("./ask.js")).runAsk(args),
  serve: async (args) => (await import("./serve.js")).runServe(args),
  parse: async (args) => (await import("./parse.js")).runParse(args),
  render: async (args) => (await import("./render.js")).runRender(args),
  mcp: async (args) => (await import("./mcp.js")).runMcp(args),
  model: async (args) => (await import("./model.js")).runModel(args),
  sync: async (args) => (await import("./sync.js")).runSync(args),
  cache: async (args) => (await import("./cache.js")).runCache(args),
  completion: async (args) => (await import("./completion.js")).runCompletion(args),
};

async function main(args: string[]): Promise<number> {
  const [name = "", ...rest] = args;
  const own = args.includes("--") ? args.slice(0, args.indexOf("--")) : args;
  const usage = `${TITLE}\n\n${commandList(locale)}\n${MORE}`;
  const isKnown = Object.hasOwn(COMMAND_HELP, name);
  if (own.includes("--help") || own.includes("-h")) {
    process.stdout.write(isKnown ? helpOf(name, locale) : `${usage}\n${settingsHelp()}`);
    return 0;
  }
  if (name === "--version" || name === "-v") {
    process.stdout.write(`${VERSION}\n`);
    return 0;
  }
  if (isKnown) return COMMANDS[name]!(rest);
  const near = nearest(name, Object.keys(COMMAND_HELP));
  if (near)
    process.stderr.write(
      `wonmun: ${said(`모르는 명령 ${name}. 혹시 ${near}? / unknown command ${name}; did you mean ${near}?`)}\n`,
    );
  else process.stderr.write(usage);
  return 2;
}

// Who reads the output may stop (`wonmun parse … | head`): the rest is not wanted, and that is no fault.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const message = callError(error, process.argv[2]);
  if (message === null) throw error;
  process.stderr.write(`wonmun: ${said(message)}\n`);
  process.exitCode = 2;
}
