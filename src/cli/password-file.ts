/** The password of locked files, from a file: an argument would stand in the process list and the shell's history. */
import { readFileSync } from "node:fs";
import { UnusableSetting } from "../settings/unusable-setting.js";

/** The first line of the file; undefined where none is named. */
export function passwordFrom(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch {
    throw new UnusableSetting(`--password-file: ${path} 읽을 수 없음 / cannot be read`);
  }
  const password = text.replace(/^\ufeff/, "").split(/\r?\n/)[0]!;
  if (password === "")
    throw new UnusableSetting("--password-file: 빈 줄 / the first line is empty");
  return password;
}
