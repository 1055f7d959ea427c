/** Runs the home page's quick start as pasted. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startService } from "./service.js";

const hasCurl = (() => {
  try {
    execFileSync("curl", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();

/** Runs beside this process, which has to answer meanwhile. */
async function shell(script: string, cwd: string, env: Record<string, string>): Promise<string> {
  const { execFile } = await import("node:child_process");
  return new Promise((resolve, reject) => {
    execFile(
      "bash",
      ["-euc", script],
      { cwd, env: { PATH: process.env.PATH, ...env } },
      (error, out) => (error ? reject(error) : resolve(out)),
    );
  });
}

test.skipIf(!hasCurl).each([undefined, "secret"])("works with the key %s", async (key) => {
  const directory = mkdtempSync(join(tmpdir(), "wonmun-quick-"));
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
  mkdirSync(join(directory, "samples"));
  writeFileSync(join(directory, "samples", "모집 공고.pdf"), "입주자 모집 공고");
  const service = await startService({
    samplesDirectory: join(directory, "samples"),
    ...(key && { keys: { apiKey: key } }),
  });
  const address = await service.listen();
  const home = await (await fetch(address)).text();
  const script = /<pre id="quick"[^>]*>([^<]+)<\/pre>/
    .exec(home)![1]!
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  const out = await shell(script, directory, key ? { KEY: key } : {});
  expect(out).toContain('"chunks":[');
  expect(out).toContain('"filename":"모집 공고.pdf"');
  expect(out).toContain("# 모집 공고.pdf");
  expect(out).not.toContain('"reason":"KEY_REQUIRED"');
});
