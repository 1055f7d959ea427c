/**
 * Checks the folders and files that a command needs before anything runs: an unusable one gives one line, not a stack
 * trace.
 */
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  statSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { SettingName } from "../settings/declarations.js";
import { UnusableSetting, unusable } from "../settings/unusable-setting.js";

const { R_OK, W_OK, X_OK, O_WRONLY, O_APPEND, O_CREAT, O_NONBLOCK } = constants;

/** A folder that is there and may be read. */
export function readableFolder(name: SettingName, path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    throw unusable(name, path, "폴더가 없습니다 / there is no such folder");
  }
  check(ofSetting(name, path), () => accessSync(path, R_OK | X_OK));
}

/** A folder that may be written, made where it is missing. */
export function writableFolder(name: SettingName, path: string): void {
  check(ofSetting(name, path), () => makeWritable(path));
}

/** A folder of the option `--root`. */
export function allowedRoot(path: string): void {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new UnusableSetting(`--root = ${path}: 폴더가 없습니다 / there is no such folder`);
}

/** The folder of the option `--out`. */
export function outputFolder(path: string): void {
  const refuse = (why: string) => new UnusableSetting(`--out = ${path}: ${why}`);
  check(refuse, () => makeWritable(resolve(path)));
}

/** A file that lines can be added to, made where it is missing. `readBack`: a plain file, as its lines are read again. */
export function appendableFile(name: SettingName, path: string, readBack = false): void {
  check(ofSetting(name, path), () => {
    // Without O_NONBLOCK opening a named pipe without a reader would block the start for ever.
    const file = openSync(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK, 0o600);
    const isPlain = fstatSync(file).isFile();
    closeSync(file);
    if (readBack && !isPlain) throw unusable(name, path, "파일이 아닙니다 / is no plain file");
  });
}

/**
 * The folder for uploads while they are read: of this OS user alone, so that several may run the service on one machine. Its name can be
 * foreseen, so what stands there is used only where it is a folder of our own.
 */
export function temporaryFolder(parent: string, user = process.getuid?.()): string {
  const path = join(parent, user === undefined ? "wonmun" : `wonmun-${user}`);
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw unusableTemporary(path, codeOf(error));
    const found = lstatSync(path);
    const own = found.isDirectory() && (user === undefined || found.uid === user);
    if (!own) throw unusableTemporary(path, "다른 사용자의 것 / of someone else");
    chmodSync(path, 0o700);
  }
  return path;
}

function unusableTemporary(path: string, why: string): UnusableSetting {
  return new UnusableSetting(
    `임시 폴더를 쓸 수 없습니다. TMPDIR로 다른 곳을 지정하세요 / the folder for temporary files cannot be used; name another in TMPDIR: ${path} (${why})`,
  );
}

/** Step by step: Node's own `recursive` never ends where the system says that a folder just named is not there (/proc). */
function makeFolder(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isDirectory()) return;
  if (found || dirname(path) === path) throw Object.assign(new Error(), { code: "ENOTDIR" });
  makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it in between.
    if (codeOf(error) !== "EEXIST") throw error;
  }
}

function makeWritable(path: string): void {
  makeFolder(path);
  accessSync(path, R_OK | W_OK | X_OK);
}

type Refuse = (why: string) => UnusableSetting;

function ofSetting(name: SettingName, path: string): Refuse {
  return (why) => unusable(name, path, why);
}

/** What the system refuses becomes one line. */
function check(refuse: Refuse, attempt: () => void): void {
  try {
    attempt();
  } catch (error) {
    if (error instanceof UnusableSetting) throw error;
    const code = codeOf(error);
    throw refuse(`${WHY[code] ?? "쓸 수 없습니다 / cannot be used"} (${code})`);
  }
}

const WHY: Record<string, string> = {
  EACCES: "권한이 없습니다 / permission is missing",
  EPERM: "권한이 없습니다 / permission is missing",
  EROFS: "읽기 전용 디스크입니다 / the disk is read-only",
  ENOTDIR: "폴더가 아닙니다 / is no folder",
  EISDIR: "파일이 아니라 폴더입니다 / is a folder, not a file",
  ENOENT: "폴더가 없습니다 / there is no such folder",
  ENXIO: "읽는 쪽이 없는 파이프입니다 / is a pipe that nobody reads",
};

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
