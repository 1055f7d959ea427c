/**
 * A real browser for tests: the Chromium that is installed, or the distribution's own where tests may install it
 * (root, apt-get). Null where none can be had; in CI that is a failure and not a gap.
 */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
/** No sandbox in containers, nothing that talks to anyone by itself. */
const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

export async function openBrowser(): Promise<Browser | null> {
  const executablePath = installed() ?? install();
  if (executablePath) return chromium.launch({ executablePath, args: FLAGS });
  if (process.env.CI) throw new Error("no Chromium: the pages cannot be tested");
  return null;
}

function installed(): string | undefined {
  return [process.env.CHROMIUM ?? "", ...PATHS].find((path) => path !== "" && existsSync(path));
}

/** The Korean font is what people see the pages with. */
function install(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  const apt = (...words: string[]) =>
    execFileSync("apt-get", words, {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  try {
    apt("update");
    apt("install", "-y", "--no-install-recommends", "chromium", "fonts-nanum");
  } catch {
    return undefined;
  }
  return installed();
}
