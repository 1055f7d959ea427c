import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { SETTING_NAMES } from "./declarations.js";
import { type Environment, readSettings } from "./read-settings.js";
import { UnusableSetting } from "./unusable-setting.js";

function lineOf(env: Environment, options?: Parameters<typeof readSettings>[1]): string {
  try {
    readSettings(env, options);
  } catch (error) {
    expect(error).toBeInstanceOf(UnusableSetting);
    return (error as Error).message;
  }
  throw new Error("it was taken");
}

it("has the documented defaults, and no other setting", () => {
  expect(readSettings({ PATH: "/bin", WONMUN_CORPUS: "x" })).toEqual({
    SERVICE_CORPUS: resolve("corpus"),
    SERVICE_DATABASE: null,
    SERVICE_ROLES: "api,parse,index",
    SERVICE_CALLBACK_HOSTS: null,
    SERVICE_CALLBACK_SECRET: null,
    SERVICE_HOST: "127.0.0.1",
    SERVICE_PORT: 8080,
    SERVICE_API_KEY: null,
    SERVICE_API_KEYS: null,
    SERVICE_API_KEYS_FILE: null,
    SERVICE_ALLOWED_HOSTS: null,
    SERVICE_CORS_ORIGINS: null,
    SERVICE_TRUST_PROXY: null,
    SERVICE_RATE_LIMIT: null,
    SERVICE_MAX_PARALLEL: null,
    SERVICE_MAX_UPLOAD: 104_857_600,
    SERVICE_CACHE: resolve(".cache/wonmun"),
    SERVICE_WORKERS: null,
    SERVICE_PARSE_TIMEOUT: 120,
    SERVICE_PARSE_MEMORY: 2048,
    SERVICE_INDEX_MEMORY: null,
    SERVICE_LAYOUT: "checked",
    SERVICE_OCR: true,
    SERVICE_READ_AHEAD: true,
    SERVICE_OCR_DATA: null,
    SERVICE_VECTORS: true,
    SERVICE_VECTOR_MODEL: null,
    SERVICE_LLM_BASE_URL: null,
    SERVICE_LLM_MODEL: null,
    SERVICE_LLM_API_KEY: null,
    SERVICE_RERANK_MODEL: null,
    SERVICE_USAGE_LOG: null,
    SERVICE_FEEDBACK_LOG: null,
  });
});

it("takes values of every kind; spaces around them do not count", () => {
  expect(
    readSettings({
      SERVICE_PORT: " 0\r",
      SERVICE_CACHE: "0",
      SERVICE_RATE_LIMIT: "600",
      SERVICE_MAX_PARALLEL: "0",
      SERVICE_TRUST_PROXY: "2",
      SERVICE_VECTORS: "0",
      SERVICE_OCR: "1",
      SERVICE_LAYOUT: "stored",
      SERVICE_USAGE_LOG: "usage.jsonl",
      SERVICE_LLM_BASE_URL: "http://127.0.0.1:8000/v1",
      SERVICE_ALLOWED_HOSTS: "Docs.Internal., [::1] ,문서.kr",
    }),
  ).toMatchObject({
    SERVICE_PORT: 0,
    SERVICE_CACHE: null,
    SERVICE_RATE_LIMIT: 600,
    SERVICE_MAX_PARALLEL: null,
    SERVICE_TRUST_PROXY: 2,
    SERVICE_VECTORS: false,
    SERVICE_OCR: true,
    SERVICE_LAYOUT: "stored",
    SERVICE_USAGE_LOG: resolve("usage.jsonl"),
    SERVICE_LLM_BASE_URL: new URL("http://127.0.0.1:8000/v1"),
    SERVICE_ALLOWED_HOSTS: ["docs.internal", "::1", "xn--z92bu1i.kr"],
  });
  const empty = Object.fromEntries(SETTING_NAMES.map((name) => [name, " "]));
  expect(readSettings(empty)).toEqual(readSettings({}));
});

it("lets options overrule variables, broken ones too", () => {
  const options = { SERVICE_PORT: "9000", SERVICE_HOST: undefined };
  expect(readSettings({ SERVICE_PORT: "http", SERVICE_HOST: "::1" }, options)).toMatchObject({
    SERVICE_PORT: 9000,
    SERVICE_HOST: "::1",
  });
  expect(lineOf({}, { SERVICE_PORT: "http" })).toMatch(/^SERVICE_PORT \(--port\) = http: /);
  expect(lineOf({ SERVICE_CORPUS: "." }, { SERVICE_CORPUS: "" })).toMatch(/is empty$/);
});

describe("refuses in one line", () => {
  it.each([
    ["SERVICE_PROT", "SERVICE_PORT"],
    ["SERVICE_APIKEY", "SERVICE_API_KEY"],
    ["SERVICE_CORPUS_DIR", "SERVICE_CORPUS"],
    ["SERVICE_VECTOR", "SERVICE_VECTORS"],
    ["SERVICE_FEEDBACKLOG", "SERVICE_FEEDBACK_LOG"],
  ])("the unknown %s, naming %s", (unknown, nearest) => {
    expect(lineOf({ [unknown]: "secret" })).toBe(
      `${unknown}: 없는 설정입니다. 가장 가까운 이름은 ${nearest} / no such setting; the nearest name is ${nearest}`,
    );
  });

  it.each([
    ["SERVICE_PORT", "http"],
    ["SERVICE_PORT", "70000"],
    ["SERVICE_PORT", "80.5"],
    ["SERVICE_MAX_UPLOAD", "100MB"],
    ["SERVICE_MAX_UPLOAD", "0"],
    ["SERVICE_RATE_LIMIT", "-1"],
    ["SERVICE_TRUST_PROXY", "yes"],
    ["SERVICE_TRUST_PROXY", "33"],
    ["SERVICE_WORKERS", "0"],
    ["SERVICE_PARSE_TIMEOUT", "soon"],
    ["SERVICE_PARSE_MEMORY", "1e3"],
    ["SERVICE_LAYOUT", "guess"],
    ["SERVICE_VECTORS", "banana"],
    ["SERVICE_OCR", "on"],
    ["SERVICE_LLM_BASE_URL", "model"],
    ["SERVICE_LLM_BASE_URL", "ftp://x/v1"],
    ["SERVICE_ALLOWED_HOSTS", "http://docs.internal"],
    ["SERVICE_ALLOWED_HOSTS", "docs.internal:8080"],
    ["SERVICE_ALLOWED_HOSTS", "docs.internal,*"],
    ["SERVICE_ALLOWED_HOSTS", ","],
  ])("%s=%s", (name, value) => {
    const line = lineOf({ [name]: value });
    expect(line).toMatch(
      new RegExp(`^${name}( \\(--\\w+\\))? = ${value.replace(/[.*+?|()[\]{}^$\\]/g, "\\$&")}: `),
    );
    expect(line).toMatch(/[가-힣].* \/ [a-z].*$/);
  });

  it("whatever the value holds, and no secret of it", () => {
    expect(lineOf({ SERVICE_PORT: "a\nb\u2028c\u0007" })).toMatch(/= a\\nb.*: /);
    expect(lineOf({ SERVICE_PORT: "a\nb\u2028c\u0007" })).not.toMatch(/[\p{Cc}\u2028]/u);
    expect(lineOf({ SERVICE_PORT: "9".repeat(500) }).length).toBeLessThan(300);
    expect(lineOf({ SERVICE_LLM_BASE_URL: "https://me:secret@x/v1" })).not.toContain("secret");
    expect(lineOf({ SERVICE_LLM_BASE_URL: "ftp://me:secret@x/v1" })).not.toContain("secret");
    expect(lineOf({ SERVICE_DATABASE: "mysql://me:secret@x/v1" })).not.toContain("secret");
  });
});
