import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { Refusal } from "../model/refusal.js";
import { UnusableSetting } from "../settings/unusable-setting.js";
import { loadKeys } from "./keys.js";

const folder = mkdtempSync(join(tmpdir(), "wonmun-keys-"));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;
function keysFile(text: string): string {
  const path = join(folder, `keys-${files++}.json`);
  writeFileSync(path, text);
  return path;
}
const bearer = (key: string) => ({ authorization: `Bearer ${key}` });
async function reasonOf(answer: Promise<unknown>): Promise<string> {
  const error = await answer.then(
    () => undefined,
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(Refusal);
  return error.reason;
}

test("without any source everyone is an administrator called anonymous", async () => {
  const keys = loadKeys({ apiKey: "", apiKeys: undefined });
  expect(keys.configured).toBe(false);
  expect(await keys.identify({})).toEqual({ consumer: "anonymous", administrative: true });
});

test("three sources stand side by side", async () => {
  const keys = loadKeys({
    apiKey: "one",
    apiKeys: '{"a":"two"}',
    apiKeysFile: keysFile('{"b":"three"}'),
  });
  expect(await keys.identify(bearer("one"))).toEqual({ consumer: "default", administrative: true });
  expect(await keys.identify({ "x-api-key": "two" })).toEqual({
    consumer: "a",
    administrative: false,
  });
  expect((await keys.identify(bearer("three"))).consumer).toBe("b");
  expect(await keys.consumers()).toEqual(["default", "a", "b"]);
});

test("a byte order mark before the JSON does not count", async () => {
  const marked = '\ufeff{"a":"two"}';
  for (const sources of [{ apiKeys: marked }, { apiKeysFile: keysFile(marked) }])
    expect((await loadKeys(sources).identify(bearer("two"))).consumer).toBe("a");
});

test("a list without a key is no key; a file without one may get one at any time", async () => {
  const none = loadKeys({ apiKeys: "{}" });
  expect(none.configured).toBe(false);
  expect((await none.identify({})).consumer).toBe("anonymous");
  const path = keysFile("{}");
  const file = loadKeys({ apiKeys: "{}", apiKeysFile: path });
  expect(file.configured).toBe(true);
  expect(await reasonOf(file.identify({}))).toBe("KEY_REQUIRED");
  writeFileSync(path, '{"a":"new"}');
  expect((await file.identify(bearer("new"))).consumer).toBe("a");
});

test("a key is taken from either header; another scheme is no key", async () => {
  const keys = loadKeys({ apiKey: "one" });
  expect(await reasonOf(keys.identify({}))).toBe("KEY_REQUIRED");
  expect(await reasonOf(keys.identify({ authorization: "Basic b25l" }))).toBe("KEY_REQUIRED");
  expect(await reasonOf(keys.identify({ "x-api-key": "" }))).toBe("KEY_REQUIRED");
  expect(await reasonOf(keys.identify(bearer("One")))).toBe("KEY_UNKNOWN");
  expect(await reasonOf(keys.identify(bearer("one more")))).toBe("KEY_UNKNOWN");
  expect((await keys.identify({ authorization: "bearer one" })).consumer).toBe("default");
  expect((await keys.identify({ authorization: "Basic zzz", "x-api-key": "one" })).consumer).toBe(
    "default",
  );
});

test("a key of other letters arrives as the bytes it was sent in", async () => {
  const keys = loadKeys({ apiKey: "열쇠" });
  const sent = Buffer.from("열쇠", "utf8").toString("latin1");
  expect((await keys.identify(bearer(sent))).consumer).toBe("default");
});

test("the file is read again on every request, and closed while it is missing or broken", async () => {
  const path = keysFile('{"a":"old"}');
  const keys = loadKeys({ apiKey: "admin", apiKeysFile: path });
  expect((await keys.identify(bearer("old"))).consumer).toBe("a");
  writeFileSync(path, '{"a":"new"}');
  expect(await reasonOf(keys.identify(bearer("old")))).toBe("KEY_UNKNOWN");
  expect((await keys.identify(bearer("new"))).consumer).toBe("a");
  for (const broken of [
    "{",
    '["new"]',
    '{"a":7}',
    '{"a":""}',
    '{"unknown":"new"}',
    '{"default":"new"}',
  ]) {
    writeFileSync(path, broken);
    expect(await reasonOf(keys.identify(bearer("new")))).toBe("KEY_UNKNOWN");
  }
  rmSync(path);
  expect(await reasonOf(keys.identify(bearer("new")))).toBe("KEY_UNKNOWN");
  expect(await reasonOf(keys.identify({}))).toBe("KEY_REQUIRED");
  expect((await keys.identify(bearer("admin"))).consumer).toBe("default");
  writeFileSync(path, '{"a":"again"}');
  expect((await keys.identify(bearer("again"))).consumer).toBe("a");
});

describe("what cannot be used stops the start", () => {
  test.each([
    ["not JSON", { apiKeys: "{" }],
    ["no object", { apiKeys: '["a"]' }],
    ["a key that is no text", { apiKeys: '{"a":1}' }],
    ["an empty key", { apiKeys: '{"a":""}' }],
    ["a reserved name", { apiKeys: '{"anonymous":"x"}' }],
    ["the administrator's name", { apiKeys: '{"default":"x"}' }],
    ["the administrator's name in the file", { apiKeysFile: keysFile('{"default":"x"}') }],
    ["no file", { apiKeysFile: join(folder, "missing.json") }],
  ])("%s", (_name, sources) => {
    expect(() => loadKeys(sources)).toThrow(UnusableSetting);
    expect(() => loadKeys(sources)).toThrow(
      /^SERVICE_API_KEYS(_FILE = .*)?: .*[가-힣].* \/ [a-z{]/,
    );
  });

  test("without showing a key", () => {
    expect(() => loadKeys({ apiKeys: '{"a":"secret-value"' })).toThrow(
      expect.not.objectContaining({ message: expect.stringContaining("secret-value") }),
    );
  });
});
