import { describe, expect, test } from "vitest";
import { fileName, nameOfRequest } from "./file-name.js";

test.each([
  ["a.hwp", "a.hwp"],
  ["../../etc/passwd", "passwd"],
  ["C:\\문서\\보고.hwp", "보고.hwp"],
  ["dir/sub\\a.docx", "a.docx"],
  ["한글.hwp".normalize("NFD"), "한글.hwp"],
  ["  spaced name.pdf ", "spaced name.pdf"],
  [".hidden", ".hidden"],
])("%j is named %j", (given, name) => {
  expect(fileName(given, "filename")).toBe(name);
});

describe("refuses", () => {
  test.each([
    ["", "NAME_REQUIRED"],
    ["dir/", "NAME_REQUIRED"],
    ["..", "NAME_REQUIRED"],
    ["   ", "NAME_REQUIRED"],
    ["a\0.hwp", "INVALID_REQUEST"],
    ["a\r\nb.hwp", "INVALID_REQUEST"],
    ["a\ud800.hwp", "INVALID_REQUEST"],
    [`${"가".repeat(256)}`, "TEXT_TOO_LONG"],
  ])("%j with %s", (given, reason) => {
    expect(() => fileName(given, "filename")).toThrow(expect.objectContaining({ reason }));
  });
});

test("the header comes first, percent-encoded or as plain UTF-8", () => {
  const query = { filename: "q.hwp" };
  expect(nameOfRequest({ "x-filename": "%EA%B0%80.hwp" }, query)).toBe("가.hwp");
  const plain = Buffer.from("가.hwp", "utf8").toString("latin1");
  expect(nameOfRequest({ "x-filename": plain }, query)).toBe("가.hwp");
  expect(nameOfRequest({ "x-filename": "%2e%2e%2fa%5Cb.hwp" }, query)).toBe("b.hwp");
  expect(nameOfRequest({}, query)).toBe("q.hwp");
  expect(nameOfRequest({}, {})).toBeUndefined();
  expect(() => nameOfRequest({ "x-filename": "100%.hwp" }, {})).toThrow(
    expect.objectContaining({
      reason: "INVALID_REQUEST",
      info: expect.objectContaining({ field: "X-Filename" }),
    }),
  );
});
