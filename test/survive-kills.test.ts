/** Tenants killed during uploads, deletions and index writes recover; the long run is `bench/tenants/kill.mjs`. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const bench = fileURLToPath(new URL("../bench/tenants/kill.mjs", import.meta.url));

it("nothing acknowledged is lost, nothing torn, nothing left over after SIGKILL", async () => {
  const args = [bench, "--keeper", "--kills", "6", "--chains", "3"];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout).toMatch(/kills: 6,/);
  expect(Number(/acknowledged: (\d+)/.exec(stdout)?.[1])).toBeGreaterThan(0);
  expect(stdout).toContain("faults: []");
}, 120_000);
