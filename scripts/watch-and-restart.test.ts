/** `npm run dev`: a change is built and the service restarted; a build that fails leaves it running. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { watchAndRestart } from "./watch-and-restart.mjs";

let folder: string;
let happened: string[];
let builds: (() => Promise<boolean>)[];
let watching: { close(): Promise<void> };

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "watch-"));
  mkdirSync(join(folder, "deep"));
  happened = [];
  builds = [];
});
afterEach(async () => {
  await watching.close();
  rmSync(folder, { recursive: true });
});

/** Builds work unless the next of `builds` says otherwise. */
function begin(): void {
  let number = 0;
  watching = watchAndRestart({
    folders: [folder],
    build: async () => {
      happened.push("build");
      return (await builds.shift()?.()) ?? true;
    },
    start: () => {
      const own = ++number;
      happened.push(`start ${own}`);
      return { stop: async () => void happened.push(`stop ${own}`) };
    },
  });
}
const change = (name = "file.ts") => writeFileSync(join(folder, name), String(Math.random()));
const sees = (...expected: string[]) =>
  expect.poll(() => happened, { timeout: 5000 }).toEqual(expected);

describe("watching", () => {
  it("builds and starts, and does so again after a change, also deep inside", async () => {
    begin();
    await sees("build", "start 1");
    change(join("deep", "file.ts"));
    await sees("build", "start 1", "build", "stop 1", "start 2");
    await watching.close();
    await sees("build", "start 1", "build", "stop 1", "start 2", "stop 2");
  });

  it("takes many changes at once for one", async () => {
    begin();
    await sees("build", "start 1");
    for (let count = 0; count < 20; count++) change(`file-${count}.ts`);
    await sees("build", "start 1", "build", "stop 1", "start 2");
  });

  it("leaves what runs alone where the build fails, until one works", async () => {
    begin();
    await sees("build", "start 1");
    builds.push(async () => false);
    change();
    await sees("build", "start 1", "build");
    change();
    await sees("build", "start 1", "build", "build", "stop 1", "start 2");
  });

  it("starts nothing that was changed while it was built", async () => {
    let finish = (_works: boolean) => {};
    builds.push(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    begin();
    await sees("build");
    change();
    // The change has to be seen before the build ends.
    await new Promise((resolve) => setTimeout(resolve, 500));
    finish(true);
    await sees("build", "build", "start 1");
  });
});
