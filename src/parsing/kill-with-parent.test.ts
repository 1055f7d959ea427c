import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const parent = fileURLToPath(new URL("../../test/fixtures/busy-parent.mjs", import.meta.url));

describe("a parser in an endless loop", () => {
  it.each(["SIGKILL", "SIGTERM"] as const)("dies with its parent: %s", async (signal) => {
    const service = spawn(process.execPath, [parent], { stdio: ["ignore", "pipe", "inherit"] });
    const [line] = await once(service.stdout, "data");
    const pid = Number(String(line));
    expect(isAlive(pid)).toBe(true);
    service.kill(signal);
    await once(service, "exit");
    for (let tries = 0; isAlive(pid) && tries < 100; tries++) await wait(50);
    expect(isAlive(pid)).toBe(false);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
