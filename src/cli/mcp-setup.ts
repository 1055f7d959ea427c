/** Ready-made settings that make a program start `wonmun mcp`, in the form and for the file that it reads. */
import { homedir } from "node:os";
import { join } from "node:path";

interface Launch {
  command: string;
  args: string[];
}

interface Program {
  /** Where its settings are, for people. */
  file: string;
  settings(launch: Launch): string;
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const mcpServers = (launch: Launch) => json({ mcpServers: { wonmun: launch } });
const home = (...parts: string[]) => join("~", ...parts);

/** By the documentation of each program (2026-11). */
export const PROGRAMS: Record<string, Program> = {
  "claude-desktop": {
    file: `claude_desktop_config.json (${home("Library", "Application Support", "Claude")}, %APPDATA%\\Claude)`,
    settings: mcpServers,
  },
  cursor: { file: `${home(".cursor", "mcp.json")}, .cursor/mcp.json`, settings: mcpServers },
  vscode: {
    file: ".vscode/mcp.json",
    settings: (launch) => json({ servers: { wonmun: { type: "stdio", ...launch } } }),
  },
  codex: {
    file: home(".codex", "config.toml"),
    // A TOML basic string is a JSON string (TOML 1.0, "String").
    settings: ({ command, args }) =>
      `[mcp_servers.wonmun]\ncommand = ${JSON.stringify(command)}\nargs = [${args.map((one) => JSON.stringify(one)).join(", ")}]\n`,
  },
  gemini: {
    file: `${home(".gemini", "settings.json")}, .gemini/settings.json`,
    settings: mcpServers,
  },
};

/** Paths in full, as programs start it in a folder of their own; a cache that its user may write. */
export function launchOf(script: string, options: string[], cache: string | undefined): Launch {
  const folder = cache ?? join(homedir(), ".cache", "wonmun");
  return { command: process.execPath, args: [script, "mcp", ...options, "--cache", folder] };
}
