/**
 * A real browser for tests: the Chromium that is installed, by the system or by Playwright. Tests install none: where there is none
 * they say so and are skipped; in CI that is a failure and not a gap.
 */
import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const PATHS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const HOW_TO_GET_ONE =
  "브라우저가 없어 화면 시험을 건너뜁니다 / no browser, so the pages are not tested. Get one with `npx playwright-core install chromium` (no root needed), or name one in CHROMIUM.";
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

export async function openBrowser(
  executablePath = installedBrowser(),
  isCi = Boolean(process.env.CI),
): Promise<Browser | null> {
  if (executablePath) return chromium.launch({ executablePath, args: FLAGS });
  if (isCi) throw new Error(HOW_TO_GET_ONE);
  console.warn(HOW_TO_GET_ONE);
  return null;
}

/** Empty where there is none. */
export function installedBrowser(named = process.env.CHROMIUM, exists = existsSync): string {
  if (named) return named;
  return [...PATHS, chromium.executablePath()].find(exists) ?? "";
}
