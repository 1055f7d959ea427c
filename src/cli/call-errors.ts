/** Errors of the call or the machine in words: what Node says of them is for programmers. */
import { Refusal } from "../model/refusal.js";
import { UnusableSetting } from "../settings/unusable-setting.js";
import { COMMAND_HELP } from "./command-help.js";
import { nearest } from "./suggestion.js";

/** One line for the person who called; null where the program itself is at fault. */
export function callError(error: unknown, command: string | undefined): string | null {
  if (error instanceof UnusableSetting || error instanceof Refusal) return error.message;
  const { code = "", syscall, path, message } = error as NodeJS.ErrnoException;
  if (code.startsWith("ERR_PARSE_ARGS")) return optionError(code, message, command);
  if (syscall === undefined) return null;
  return `${path ?? syscall}: ${SYSTEM[code] ?? "쓸 수 없습니다 / cannot be used"} (${code})`;
}

function optionError(code: string, message: string, command = ""): string {
  // Node quotes what it names: Unknown option '--formt'. Option '-o, --out <value>' argument missing.
  const named = /'(?:-\w, )?([^' ]+)/.exec(message)?.[1] ?? "";
  if (code === "ERR_PARSE_ARGS_UNKNOWN_OPTION") {
    const known = Object.keys(COMMAND_HELP[command]?.options ?? {});
    const near = nearest(named.replace(/^-+/, ""), known);
    const [perhaps, meant] = near ? [`. 혹시 --${near}?`, `; did you mean --${near}?`] : ["", ""];
    return `모르는 선택 ${named}${perhaps} / unknown option ${named}${meant}`;
  }
  if (code === "ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL")
    return `필요 없는 말 ${named} / not taken here: ${named}`;
  return message.includes("does not take")
    ? `${named} 뒤에는 값을 쓰지 않습니다 / ${named} takes no value`
    : `${named} 뒤에 값이 필요합니다 / ${named} needs a value`;
}

const SYSTEM: Record<string, string> = {
  EACCES: "권한이 없습니다 / permission is missing",
  EPERM: "권한이 없습니다 / permission is missing",
  EROFS: "읽기 전용 디스크입니다 / the disk is read-only",
  ENOSPC: "디스크가 가득 찼습니다 / the disk is full",
  EDQUOT: "디스크 할당량이 찼습니다 / the disk quota is full",
  ENOENT: "없는 파일이나 폴더입니다 / no such file or folder",
  ENOTDIR: "폴더가 아닙니다 / is no folder",
  EISDIR: "파일이 아니라 폴더입니다 / is a folder, not a file",
  EMFILE: "열어 둔 파일이 너무 많습니다 / too many open files",
  EPIPE: "받는 쪽이 끊었습니다 / the reader has gone",
};
