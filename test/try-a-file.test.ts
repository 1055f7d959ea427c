/** The public try page: results, limits, and that nothing is stored. */
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makePdf, SamplePage } from "../samples/make/pdf.js";
import { SafeReading } from "../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../src/readers/reader.js";
import { FakeParsing, startService } from "./service.js";

const send = (payload: Buffer | string, name = "a.pdf", path = "/try/parse") => ({
  method: "POST" as const,
  url: path,
  headers: { "x-filename": encodeURIComponent(name), "content-type": "application/octet-stream" },
  payload,
});

describe("reading for real", () => {
  const directory = mkdtempSync(join(tmpdir(), "wonmun-try-"));
  let parsing: SafeReading;
  beforeAll(async () => {
    parsing = await SafeReading.open({
      workers: 1,
      timeout: 60,
      memory: 2048,
      cache: join(directory, "cache"),
      read: { ...DEFAULT_READ_OPTIONS, ocr: false },
    });
  });
  afterAll(async () => {
    await parsing.close();
    rmSync(directory, { recursive: true, force: true });
  });
  const pdf = makePdf([
    new SamplePage().text(60, 100, "여비는 예산의 범위에서 지급한다.", { size: 14 }),
  ]);
  const cached = () =>
    readdirSync(join(directory, "cache"), { recursive: true, withFileTypes: true }).filter(
      (entry) => entry.isFile(),
    );

  test("gives summary, document and chunks without a key, and stores nothing", async () => {
    const service = await startService({ parsing, keys: { apiKey: "secret-key" } });
    const response = await service.call(send(pdf, "규정.pdf", "/try/parse?markdown=1"));
    expect(response.statusCode).toBe(200);
    const { summary, document, chunks, markdown } = response.json();
    expect(summary).toEqual({
      filename: "규정.pdf",
      format: "pdf",
      readable: true,
      reason: null,
      reason_text: null,
      title: document.structure.title,
      pages: 1,
      blocks: document.blocks.length,
      tables: 0,
      chunks: 1,
      characters: document.blocks[0].text.length,
      ocr_pages: 0,
      parse_ms: expect.any(Number),
      warnings: document.warnings.length,
    });
    expect(chunks[0].text).toBe("여비는 예산의 범위에서 지급한다.");
    expect(markdown).toContain("여비는 예산의 범위에서 지급한다.");
    expect(document.acl).toBeNull();
    expect(cached()).toEqual([]);
    expect(service.spooled()).toEqual([]);
  });

  test("draws a page in the unit of its boxes, and says null where there is none", async () => {
    const service = await startService({ parsing });
    const drawn = await service.call(send(pdf, "규정.pdf", "/try/page?page=1&width=400"));
    const { picture } = drawn.json();
    expect(picture.media_type).toBe("image/webp");
    expect(picture.width).toBeCloseTo(595, 0);
    expect(Math.abs(picture.height - 842)).toBeLessThan(2);
    expect(Buffer.from(picture.data_base64, "base64").subarray(8, 12).toString()).toBe("WEBP");
    const missing = await service.call(send(pdf, "규정.pdf", "/try/page?page=2"));
    expect(missing.json()).toEqual({ picture: null });
    const text = await service.call(send("그냥 글", "글.txt", "/try/page?page=1"));
    expect(text.json()).toEqual({ picture: null });
    expect(cached()).toEqual([]);
  });

  test("answers a file that cannot be read with its reason", async () => {
    const service = await startService({ parsing });
    const { summary, document } = (await service.call(send("", "빈.hwp"))).json();
    expect(summary).toMatchObject({ readable: false, reason: "EMPTY" });
    expect(summary.reason_text).toBe(document.access.reason_text);
  });
});

describe("limits", () => {
  test("over 10 MB is 422, by its length and as it arrives", async () => {
    const service = await startService();
    const large = Buffer.alloc(10 * 1024 * 1024 + 1);
    const response = await service.call(send(large));
    expect(response.statusCode).toBe(422);
    expect(response.json().reason).toBe("TRY_TOO_LARGE");
    const fits = await service.call(send(large.subarray(1)));
    expect(fits.statusCode).toBe(200);
  });

  test("the 21st within an hour of one address is 429; another address and a later hour are not", async () => {
    let now = 1_000_000;
    const service = await startService({ now: () => now });
    for (let n = 0; n < 20; n++) expect((await service.call(send("x"))).statusCode).toBe(200);
    const refused = await service.call(send("x"));
    expect(refused.statusCode).toBe(429);
    expect(refused.json().reason).toBe("TRY_RATE_LIMITED");
    expect(Number(refused.headers["retry-after"])).toBe(3600);
    const other = await service.call({ ...send("x"), remoteAddress: "10.0.0.9" });
    expect(other.statusCode).toBe(200);
    now += 3_600_000;
    expect((await service.call(send("x"))).statusCode).toBe(200);
  });

  test("while one is read the next is 503", async () => {
    const parsing = new FakeParsing();
    const service = await startService({ parsing });
    const release = parsing.hold();
    const first = service.call(send("x"));
    await expect.poll(() => parsing.inFlight).toBe(1);
    const refused = await service.call(send("y"));
    expect(refused.statusCode).toBe(503);
    expect(refused.json().reason).toBe("TRY_BUSY");
    expect(refused.headers["retry-after"]).toBe("5");
    release();
    expect((await first).statusCode).toBe(200);
    expect(parsing.seen[0]).toMatchObject({ timeout: 60, keep: false });
  });

  test("over 60 seconds is 422", async () => {
    class Slow extends FakeParsing {
      override async read(request: Parameters<FakeParsing["read"]>[0]) {
        const parsed = await super.read(request);
        parsed.summary.readable = false;
        parsed.summary.reason = "TIMEOUT";
        return parsed;
      }
    }
    const service = await startService({ parsing: new Slow() });
    const response = await service.call(send("x"));
    expect(response.statusCode).toBe(422);
    expect(response.json().reason).toBe("TRY_TIMEOUT");
  });
});

describe("the page", () => {
  test("is sent with a policy that allows its own files only, and all of those are there", async () => {
    const service = await startService({ keys: { apiKey: "secret-key" } });
    const response = await service.call({ url: "/try" });
    expect(response.headers["content-type"]).toBe("text/html; charset=utf-8");
    const policy = String(response.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("unsafe");
    const links = [...response.body.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)];
    expect(links.length).toBeGreaterThan(3);
    for (const [, url] of links) {
      const asset = await service.call({ url: url! });
      expect([url, asset.statusCode]).toEqual([url, 200]);
      for (const [, name] of asset.body.matchAll(/from "\.\/([\w-]+\.js)"/g)) {
        expect((await service.call({ url: `/assets/${name}` })).statusCode).toBe(200);
      }
    }
    expect((await service.call({ url: "/assets/..%2f..%2fpackage.json" })).statusCode).toBe(404);
    expect((await service.call({ url: "/try/samples/..%2f..%2fpackage.json" })).statusCode).toBe(
      404,
    );
  });
});
