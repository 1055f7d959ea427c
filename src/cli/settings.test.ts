import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import { isLoopback, readingSettings, serveSettings, UnusableSetting } from "./settings.js";

const corpus = tmpdir();

describe("settings of a start", () => {
  it("has the documented defaults", () => {
    expect(serveSettings({ SERVICE_CORPUS: corpus })).toMatchObject({
      host: "127.0.0.1",
      port: 8080,
      maxUpload: 104_857_600,
      rateLimit: null,
      maxParallel: null,
      trustProxy: false,
      keys: {},
    });
    expect(readingSettings({})).toMatchObject({
      timeout: 120,
      memory: 2048,
      read: { layout: "checked", ocr: true },
      cache: expect.stringMatching(/\.cache.wonmun$/),
    });
  });

  it("lets options overrule variables", () => {
    const env = {
      SERVICE_CORPUS: "/no/such/place",
      SERVICE_PORT: "1",
      SERVICE_CACHE: "/elsewhere",
    };
    expect(serveSettings(env, { corpus, port: "9000", host: "::1" })).toMatchObject({
      port: 9000,
      host: "::1",
    });
    expect(readingSettings(env, { noCache: true }).cache).toBeNull();
    expect(readingSettings(env, { cache: "/here" }).cache).toBe("/here");
    expect(readingSettings({ SERVICE_CACHE: "0" }).cache).toBeNull();
  });

  it.each([
    [{ SERVICE_PORT: "http" }],
    [{ SERVICE_PORT: "70000" }],
    [{ SERVICE_MAX_UPLOAD: "100MB" }],
    [{ SERVICE_RATE_LIMIT: "-1" }],
    [{ SERVICE_TRUST_PROXY: "yes" }],
    [{ SERVICE_CORPUS: "/no/such/place" }],
  ])("refuses %o in one line", (env) => {
    expect(() => serveSettings({ SERVICE_CORPUS: corpus, ...env })).toThrow(UnusableSetting);
    try {
      serveSettings({ SERVICE_CORPUS: corpus, ...env });
    } catch (error) {
      expect((error as Error).message).not.toContain("\n");
    }
  });

  it.each([
    [{ SERVICE_WORKERS: "0" }],
    [{ SERVICE_PARSE_TIMEOUT: "soon" }],
    [{ SERVICE_LAYOUT: "guess" }],
  ])("refuses %o for reading", (env) => {
    expect(() => readingSettings(env)).toThrow(UnusableSetting);
  });

  it("knows which addresses stay on this machine", () => {
    expect(["127.0.0.1", "127.1.2.3", "::1", "localhost"].every(isLoopback)).toBe(true);
    expect(["0.0.0.0", "::", "10.0.0.1", "127.evil.example", "example.org"].some(isLoopback)).toBe(
      false,
    );
  });
});
