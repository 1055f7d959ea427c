import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { passwordFrom } from "./password-file.js";

const folder = mkdtempSync(join(tmpdir(), "wonmun-password-"));
afterAll(() => rmSync(folder, { recursive: true }));
const written = (text: string) => {
  const path = join(folder, "p");
  writeFileSync(path, text);
  return path;
};

it("takes the first line as it stands, spaces too, without a byte order mark", () => {
  expect(passwordFrom(written("\ufeff 비밀 1 \r\n둘째 줄\n"))).toBe(" 비밀 1 ");
  expect(passwordFrom(undefined)).toBeUndefined();
});

it("says what is wrong without repeating what the file holds", () => {
  expect(() => passwordFrom(written("\n비밀"))).toThrow(/--password-file: 빈 줄/);
  expect(() => passwordFrom(join(folder, "없음"))).toThrow(/읽을 수 없음/);
});
