import { mkdtempSync, rmSync } from "node:fs";
import { link, mkdir, readFile, rename, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openInside } from "./open-inside.js";

let top: string;
let folder: string;
beforeEach(async () => {
  top = mkdtempSync(join(tmpdir(), "inside-"));
  folder = join(top, "tenant");
  await mkdir(join(folder, "sub"), { recursive: true });
  await mkdir(join(top, "outside"));
  await writeFile(join(folder, "sub", "a.txt"), "안");
  await writeFile(join(top, "outside", "a.txt"), "밖");
});
afterEach(() => rmSync(top, { recursive: true }));

const swap = async () => {
  await rename(join(folder, "sub"), join(folder, "kept"));
  await symlink(join(top, "outside"), join(folder, "sub"));
};

describe("a file that is opened only inside its folder", () => {
  it("is read, also through links that stay inside", async () => {
    await symlink("sub", join(folder, "link"));
    for (const name of ["sub/a.txt", "link/a.txt"]) {
      const file = (await openInside(folder, join(folder, name)))!;
      expect(await readFile(file.path, "utf8")).toBe("안");
      await file.handle.close();
    }
  });

  it("is refused where its folder has become a link to the outside", async () => {
    await swap();
    expect(await openInside(folder, join(folder, "sub", "a.txt"))).toBeNull();
  });

  it("is refused where its neighbour's name only begins with the folder's", async () => {
    await mkdir(join(top, "tenant-2"));
    await link(join(top, "outside", "a.txt"), join(top, "tenant-2", "a.txt"));
    expect(await openInside(folder, join(top, "tenant-2", "a.txt"))).toBeNull();
  });

  it.runIf(process.platform === "linux")("stays the same, whatever takes its name", async () => {
    const file = (await openInside(folder, join(folder, "sub", "a.txt")))!;
    await swap();
    expect(await readFile(join(folder, "sub", "a.txt"), "utf8")).toBe("밖");
    expect(await readFile(file.path, "utf8")).toBe("안");
    await file.handle.close();
  });

  it("rejects with what the disk says", async () => {
    await expect(openInside(folder, join(folder, "none"))).rejects.toThrow("ENOENT");
  });
});
