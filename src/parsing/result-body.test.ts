import { readdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { ResultBody } from "./result-body.js";

const pieces = (size: number) => [Buffer.alloc(size, "가나"), Buffer.from("끝")];

describe.each([
  ["small", 10],
  ["large", 700_000],
])("a %s result", (_, size) => {
  it("is the same in whole and as a stream, and from the middle", async () => {
    const expected = Buffer.concat(pieces(size));
    const body = (await ResultBody.of(pieces(size))).share().share();
    expect(body.length).toBe(expected.length);
    expect((await body.bytes()).equals(expected)).toBe(true);
    expect((await buffer(body.stream())).equals(expected)).toBe(true);
    expect((await buffer(body.stream(5))).equals(expected.subarray(5))).toBe(true);
  });
});

it("a large result has no name in the temporary folder, and is gone with its last user", async () => {
  const body = (await ResultBody.of(pieces(700_000))).share();
  expect((await readdir(tmpdir())).filter((name) => /^wonmun-[0-9a-f-]{36}$/.test(name))).toEqual(
    [],
  );
  await body.release();
  expect((await body.bytes()).length).toBe(700_003);
  await expect(body.bytes()).rejects.toThrow();
});
