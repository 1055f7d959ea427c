import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { type FolderDisk, LOCAL_DISK } from "./folder-disk.js";
import { FolderWatch } from "./folder-watch.js";
import { FileRecheck } from "./recheck-files.js";

afterEach(() => {
  vi.useRealTimers();
});

describe("FileRecheck", () => {
  it("goes round all of them, a few at a time, however many calls there are", async () => {
    vi.useFakeTimers();
    const names = Array.from({ length: 40 }, (_, number) => `${number}`);
    const seen: string[] = [];
    const sweep = new FileRecheck(
      () => names,
      async (name) => void seen.push(name),
    );
    const counts: number[] = [];
    for (let turn = 0; turn < 4; turn++) {
      for (let call = 0; call < 100; call++) sweep.schedule();
      await vi.advanceTimersByTimeAsync(1000);
      counts.push(seen.length);
    }
    expect(counts).toEqual([16, 32, 40, 56]);
    expect(seen).toEqual([...names, ...names.slice(0, 16)]);
    sweep.schedule();
    sweep.close();
    await vi.advanceTimersByTimeAsync(1000);
    expect(seen).toHaveLength(56);
  });

  it("finds a change that nobody announced", async () => {
    const root = await mkdtemp(join(tmpdir(), "wonmun-sweep-"));
    await writeFile(join(root, "1.txt"), "하나");
    let shift = 0n;
    const disk: FolderDisk = {
      ...LOCAL_DISK,
      lstat: async (path) => {
        const info = await LOCAL_DISK.lstat(path);
        info.mtimeNs += shift;
        return info;
      },
    };
    const folder = new FolderWatch(root, disk);
    const stamp = async () => (await folder.currentFiles()).get("1.txt")?.stamp;
    const before = await stamp();
    shift = 1_000_000_000n;
    await expect.poll(stamp).not.toBe(before);
    folder.close();
    await rm(root, { recursive: true });
  });
});
