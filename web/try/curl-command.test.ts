/** A command that a shell takes as it is meant. */
import { expect, test } from "vitest";
import { curlCommand } from "./curl-command.js";

test("names the file whatever is in its name, and the key where one is needed", () => {
  const command = curlCommand("http://127.0.0.1:8080", "여비 '24.pdf", true);
  expect(command.split("\n").at(-1)).toBe("  --data-binary '@여비 '\\''24.pdf'");
  expect(command).toContain(`X-Filename: ${encodeURIComponent("여비 ")}%2724.pdf'`);
  expect(command).toContain('"Authorization: Bearer $KEY"');
  expect(curlCommand("http://a", "가.pdf", false)).not.toContain("Authorization");
});
