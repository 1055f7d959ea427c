/** Without a browser the tests of the pages say how to get one, and install nothing. */
import { chromium } from "playwright-core";
import { expect, test, vi } from "vitest";
import { installedBrowser, openBrowser } from "./chromium.js";

test("the browser that is named goes first, then the system's, then Playwright's", () => {
  expect(installedBrowser("/opt/chrome", () => true)).toBe("/opt/chrome");
  expect(installedBrowser(undefined, () => true)).toBe("/usr/bin/chromium");
  const own = chromium.executablePath();
  expect(installedBrowser("", (path) => path === own)).toBe(own);
  expect(installedBrowser("", () => false)).toBe("");
});

test("without one it is said how to get it; in CI that is a failure", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  expect(await openBrowser("", false)).toBeNull();
  expect(warn.mock.calls.join()).toContain("npx playwright-core install chromium");
  await expect(openBrowser("", true)).rejects.toThrow("npx playwright-core install chromium");
});
