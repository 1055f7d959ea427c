/** Every setting with a value that cannot be used: one line, exit code 2, and nothing hangs. */
import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { SETTING_NAMES, type SettingName } from "../../src/settings/declarations.js";

const command = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "wonmun-start-"));
const file = join(folder, "file");
writeFileSync(file, "");
mkdirSync(join(folder, "corpus"));
afterAll(() => rmSync(folder, { recursive: true }));

/** Each setting with values that cannot be used; `<file>` and `<folder>` are there, `<missing>` is not. */
const UNUSABLE: Record<SettingName, string[]> = {
  SERVICE_CORPUS: ["<file>", "<missing>"],
  SERVICE_DATABASE: ["wonmun", "https://a:b@c/wonmun"],
  // A role that is none, and one alone without a database to share.
  SERVICE_ROLES: ["api,cook", "parse"],
  SERVICE_HOST: ["0.0.0.0", "no.such.host.invalid"],
  SERVICE_PORT: ["many", "65536"],
  SERVICE_API_KEY: [],
  SERVICE_API_KEYS: ["{", '{"a":1}'],
  SERVICE_API_KEYS_FILE: ["<missing>", "<folder>"],
  SERVICE_ALLOWED_HOSTS: ["http://a"],
  SERVICE_CORS_ORIGINS: ["not an origin"],
  SERVICE_TRUST_PROXY: ["yes"],
  SERVICE_RATE_LIMIT: ["-1"],
  SERVICE_MAX_PARALLEL: ["few"],
  SERVICE_MAX_UPLOAD: ["100MB"],
  // Without a secret to sign with, and no host at all.
  SERVICE_CALLBACK_HOSTS: ["portal.internal", "http://a"],
  SERVICE_CALLBACK_SECRET: [],
  SERVICE_CACHE: ["<file>", "/proc/wonmun/cache"],
  SERVICE_WORKERS: ["0"],
  SERVICE_PARSE_TIMEOUT: ["1.5"],
  SERVICE_PARSE_MEMORY: ["1"],
  SERVICE_INDEX_MEMORY: ["lots"],
  SERVICE_LAYOUT: ["none"],
  SERVICE_OCR: ["maybe"],
  SERVICE_READ_AHEAD: ["maybe"],
  SERVICE_OCR_DATA: ["<file>"],
  SERVICE_VECTORS: ["banana"],
  SERVICE_VECTOR_MODEL: ["<missing>", "<folder>"],
  SERVICE_LLM_BASE_URL: ["ftp://a"],
  SERVICE_LLM_MODEL: ["without-a-base-url"],
  SERVICE_LLM_API_KEY: [],
  SERVICE_RERANK_MODEL: ["without-a-gateway"],
  SERVICE_USAGE_LOG: ["<folder>", "<missing>/log"],
  SERVICE_FEEDBACK_LOG: ["<folder>", "<missing>/log"],
};
/** Any text is a key. */
const ANY_VALUE_WILL_DO = ["SERVICE_API_KEY", "SERVICE_CALLBACK_SECRET", "SERVICE_LLM_API_KEY"];

const cases = [
  ...Object.entries(UNUSABLE).flatMap(([name, values]) => values.map((value) => [name, value])),
  ["SERVICE_CORPSE", "x"],
] as [string, string][];

test("every setting has an unusable value here, or says why it has none", () => {
  expect(Object.keys(UNUSABLE).sort()).toEqual([...SETTING_NAMES].sort());
  const without = Object.entries(UNUSABLE).filter(([, values]) => values.length === 0);
  expect(without.map(([name]) => name)).toEqual(ANY_VALUE_WILL_DO);
});

test.each(cases)("%s=%s stops the start with one line and exit code 2", async (name, value) => {
  const given = value
    .replace("<file>", file)
    .replace("<folder>", join(folder, "corpus"))
    .replace("<missing>", join(folder, "missing"));
  const { code, err } = await start({ [name]: given });
  expect(code).toBe(2);
  expect(err.trim().split("\n")).toHaveLength(1);
  expect(err).toMatch(/^wonmun: .* \/ /);
});

function start(env: Record<string, string>): Promise<{ code: unknown; err: string }> {
  const usual = { SERVICE_CORPUS: join(folder, "corpus"), SERVICE_CACHE: "0" };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [command, "serve", "--port", ...("SERVICE_PORT" in env ? [env.SERVICE_PORT!] : ["0"])],
      { env: { PATH: process.env.PATH, ...usual, ...env }, timeout: 20_000 },
      (error, _out, err) => resolve({ code: error?.code ?? null, err }),
    );
  });
}
