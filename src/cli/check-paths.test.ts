import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { UnusableSetting } from "../settings/unusable-setting.js";
import { appendableFile, readableFolder, temporaryFolder, writableFolder } from "./check-paths.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "wonmun-paths-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The line that ends the start; nothing where the path can be used. */
function lineOf(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(UnusableSetting);
    expect((error as Error).message).not.toContain("\n");
    return (error as Error).message;
  }
}
const file = () => {
  writeFileSync(join(folder, "file"), "kept");
  return join(folder, "file");
};
/** The superuser may write anywhere. */
const unprivileged = process.getuid?.() !== 0;

describe("a folder to write to", () => {
  const check = (path: string) => lineOf(() => writableFolder("SERVICE_CACHE", path));

  it("is made, for this user alone", () => {
    const path = join(folder, "a", "b");
    expect(check(path)).toBeUndefined();
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(check(path)).toBeUndefined();
  });

  it("is refused where it is a file, or lies in one", () => {
    const path = file();
    expect(check(path)).toMatch(/^SERVICE_CACHE \(--cache\) = .*폴더가 아닙니다 \/ is no folder/);
    expect(check(join(path, "cache"))).toMatch(/is no folder/);
  });

  it.runIf(existsSync("/proc/self"))("is refused where none can be made, without hanging", () => {
    expect(check("/proc/wonmun/cache")).toMatch(/^SERVICE_CACHE \(--cache\) = \/proc\/wonmun/);
  });

  it.runIf(unprivileged)("is refused where writing is not permitted", () => {
    chmodSync(folder, 0o500);
    expect(check(folder)).toMatch(/권한이 없습니다 \/ permission is missing \(EACCES\)/);
    expect(check(join(folder, "cache"))).toMatch(/EACCES/);
    chmodSync(folder, 0o700);
  });
});

describe("a folder to read", () => {
  const check = (path: string) => lineOf(() => readableFolder("SERVICE_CORPUS", path));

  it("must be there and a folder", () => {
    expect(check(folder)).toBeUndefined();
    expect(check(join(folder, "missing"))).toMatch(/there is no such folder/);
    expect(check(file())).toMatch(/there is no such folder/);
    expect(existsSync(join(folder, "missing"))).toBe(false);
  });

  it.runIf(unprivileged)("must be permitted to be read", () => {
    chmodSync(folder, 0o300);
    expect(check(folder)).toMatch(/EACCES/);
    chmodSync(folder, 0o700);
  });
});

describe("a file to add lines to", () => {
  const check = (path: string, readBack?: boolean) =>
    lineOf(() => appendableFile("SERVICE_USAGE_LOG", path, readBack));

  it("is made, or left as it is", () => {
    expect(check(join(folder, "new"))).toBeUndefined();
    expect(statSync(join(folder, "new")).mode & 0o777).toBe(0o600);
    expect(check(file())).toBeUndefined();
    expect(readFileSync(join(folder, "file"), "utf8")).toBe("kept");
  });

  it("is refused in no folder, and where it is a folder", () => {
    expect(check(join(folder, "missing", "log"))).toMatch(/ENOENT/);
    expect(check(join(file(), "log"))).toMatch(/ENOTDIR/);
    expect(check(folder)).toMatch(/EISDIR/);
  });

  it("is refused where it is a pipe that nobody reads, without waiting for a reader", () => {
    const pipe = join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    expect(check(pipe)).toMatch(/nobody reads/);
  });

  it("is a plain file where its lines are read back", () => {
    expect(check("/dev/null")).toBeUndefined();
    expect(check("/dev/null", true)).toMatch(/is no plain file/);
  });
});

describe("the temporary folder", () => {
  it("is one for each OS user", () => {
    const user = process.getuid!();
    const path = temporaryFolder(folder);
    expect(path).toBe(join(folder, `wonmun-${user}`));
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(temporaryFolder(folder)).toBe(path);
  });

  it("is closed to others where it was open", () => {
    mkdirSync(join(folder, `wonmun-${process.getuid!()}`), { mode: 0o777 });
    expect(statSync(temporaryFolder(folder)).mode & 0o777).toBe(0o700);
  });

  it("is not taken from someone else, nor through a link", () => {
    const stranger = process.getuid!() + 1;
    mkdirSync(join(folder, `wonmun-${stranger}`));
    expect(lineOf(() => temporaryFolder(folder, stranger))).toMatch(/TMPDIR.*of someone else/);
    mkdirSync(join(folder, "elsewhere"));
    symlinkSync(join(folder, "elsewhere"), join(folder, `wonmun-${process.getuid!()}`));
    expect(lineOf(() => temporaryFolder(folder))).toMatch(/of someone else/);
  });

  it("is said to be unusable where none can be made", () => {
    expect(lineOf(() => temporaryFolder(join(folder, "missing")))).toMatch(/TMPDIR.*ENOENT/);
  });
});
