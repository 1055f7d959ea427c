/** The short form of `npm run chaos`: broken disks, clocks, processes and clients change no answer. */
import { describe, expect, it } from "vitest";
import { SCENARIOS } from "./all.js";

// Permissions, /proc and names as bytes are Linux's.
describe.runIf(process.platform === "linux")("under", () => {
  it.each(SCENARIOS)("$name", { timeout: 300_000 }, async ({ run }) => {
    const figures = await run("short");
    expect(Object.keys(figures).length).toBeGreaterThan(0);
  });
});
