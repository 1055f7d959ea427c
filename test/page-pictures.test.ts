/** GET /documents/page and the view of HWP, sheets and flowing text: pictures for those who may see the document. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { cacheInfo } from "../src/parsing/cache-info.js";
import { SafeReading } from "../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../src/readers/reader.js";
import { Tenants } from "../src/tenants/tenants.js";
import { openService, type TestService } from "./service.js";

vi.setConfig({ hookTimeout: 120_000, testTimeout: 120_000 });

const directory = mkdtempSync(join(tmpdir(), "wonmun-pages-"));
const samples = fileURLToPath(new URL("../samples/corpus/demo/", import.meta.url));
let parsing: SafeReading;
let tenants: Tenants;
let service: TestService;
const ids = new Map<string, string>();

beforeAll(async () => {
  const folder = join(directory, "corpus", "city");
  mkdirSync(folder, { recursive: true });
  for (const name of [
    "보도자료.hwp",
    "개정 규칙.hwpx",
    "시행문.docx",
    "예산.xlsx",
    "모집 공고.pdf",
  ])
    cpSync(join(samples, name), join(folder, name));
  const letter = readFileSync(join(samples, "시행문.docx"));
  // The same content twice, once where only kim may look.
  writeFileSync(
    join(folder, "묶음.zip"),
    zipSync({ "가 비공개/시행문.docx": letter, "공개/시행문 사본.docx": letter }),
  );
  writeFileSync(
    join(folder, "ACL.json"),
    JSON.stringify({
      default: ["*"],
      rules: ["개정*", "*비공개*"].map((files) => ({ files, allow: ["kim"] })),
    }),
  );
  parsing = await SafeReading.open({
    workers: 1,
    timeout: 60,
    memory: 2048,
    cache: join(directory, "cache"),
    read: { ...DEFAULT_READ_OPTIONS, ocr: false },
  });
  tenants = new Tenants({
    corpus: join(directory, "corpus"),
    parsing,
    state: null,
    generation: "test",
  });
  service = await openService({
    parsing,
    tenants,
    cache: () => cacheInfo({ generation: "test", writeFault: null }),
  });
  const listing = await service.call({ url: "/documents?tenant=city&principal=kim" });
  for (const { filename, doc_id } of listing.json().documents) ids.set(filename, doc_id);
});
afterAll(async () => {
  await service.close();
  await parsing.close();
  rmSync(directory, { recursive: true, force: true });
});

const page = (name: string, more = "", accept = "*/*") =>
  service.call({
    url: `/documents/page?tenant=city&doc_id=${encodeURIComponent(ids.get(name) ?? name)}&page=1${more}`,
    headers: { accept },
  });
const view = async (question: string) =>
  (await service.call({ url: `/view?tenant=city&question=${encodeURIComponent(question)}` })).body;

describe("GET /documents/read", () => {
  const read = (name: string, more = "") =>
    service.call({
      url: `/documents/read?tenant=city&doc_id=${encodeURIComponent(ids.get(name) ?? name)}${more}`,
    });

  test("gives the Document, its chunks and its Markdown", async () => {
    const { document, chunks, markdown } = (await read("예산.xlsx")).json();
    expect(document.source.filename).toBe("예산.xlsx");
    expect(chunks[0].doc_id).toBe(document.doc_id);
    expect(markdown).toContain("|");
  });

  test("gives an item of a bundle alone, under the path that may be seen", async () => {
    const { body } = await read("묶음.zip/공개/시행문 사본.docx");
    expect(JSON.parse(body).document.source.container_path).toEqual([
      "묶음.zip",
      "공개/시행문 사본.docx",
    ]);
    expect(body).not.toContain("비공개");
  });

  test("takes a place among the parallel parses until its answer is sent", async () => {
    const narrow = await openService({ parsing, tenants, maxParallel: 1 });
    const url = `/documents/read?tenant=city&doc_id=${encodeURIComponent(ids.get("모집 공고.pdf")!)}`;
    const replies = await Promise.all([narrow.call({ url }), narrow.call({ url })]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 503]);
    expect((await narrow.call({ url })).statusCode).toBe(200);
    await narrow.close();
  });

  test("knows nothing of what the principal may not see", async () => {
    const hidden = await read("개정 규칙.hwpx");
    expect([hidden.statusCode, hidden.json().reason]).toEqual([404, "DOCUMENT_NOT_FOUND"]);
    expect((await read("개정 규칙.hwpx", "&principal=kim")).statusCode).toBe(200);
  });
});

describe("GET /documents/page", () => {
  test("draws HWP as SVG that may do nothing, with the size that boxes are given in", async () => {
    const { statusCode, headers, body } = await page("보도자료.hwp");
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/svg+xml"]);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'.*sandbox$/);
    expect(Math.round(Number(headers["x-page-width"]))).toBe(595);
    expect(body).toMatch(/>.*문.*화.*가.*있.*는.*</);
    expect(body).not.toMatch(/<script|<style|http:\/\/(?!www\.w3\.org\/2000\/svg)/);
  });

  test("gives PNG to those who ask for it, and WebP of a PDF", async () => {
    for (const name of ["보도자료.hwp", "모집 공고.pdf"]) {
      const drawn = await page(name, "&width=300", "image/png");
      const { format, width } = await sharp(drawn.rawPayload).metadata();
      expect([drawn.headers["content-type"], format, width]).toEqual(["image/png", "png", 300]);
      // Black letters on white: the bundled font was there.
      const { channels } = await sharp(drawn.rawPayload).flatten().greyscale().stats();
      expect(channels[0]!.min).toBeLessThan(100);
      expect(channels[0]!.max).toBe(255);
    }
    expect((await page("모집 공고.pdf")).headers["content-type"]).toBe("image/webp");
    expect((await page("모집 공고.pdf", "", "image/webp,image/png")).headers["content-type"]).toBe(
      "image/webp",
    );
  });

  test("refuses alike what is hidden and what is not there", async () => {
    const hidden = await page("개정 규칙.hwpx");
    const absent = await page(`sha256:${"0".repeat(64)}`);
    expect(hidden.statusCode).toBe(404);
    const body = ({ request_id: _, ...rest }: Record<string, unknown>) => rest;
    expect(body(hidden.json())).toEqual(body(absent.json()));
    expect(hidden.json().reason).toBe("DOCUMENT_NOT_FOUND");
    expect((await page("개정 규칙.hwpx", "&principal=kim")).statusCode).toBe(200);
  });

  test("says what it cannot draw", async () => {
    for (const [name, more, status, reason] of [
      ["보도자료.hwp", "&page=9", 404, "PAGE_NOT_FOUND"],
      ["시행문.docx", "&page=1", 422, "NO_PAGE_PICTURE"],
      ["예산.xlsx", "&page=1", 422, "NO_PAGE_PICTURE"],
      ["모집 공고.pdf", "&page=1&format=svg", 422, "NO_PAGE_PICTURE"],
    ] as const) {
      const url = `/documents/page?tenant=city&doc_id=${encodeURIComponent(ids.get(name)!)}${more}`;
      const response = await service.call({ url });
      expect([response.statusCode, response.json().reason]).toEqual([status, reason]);
    }
  });
});

describe("the view", () => {
  test("marks the quoted line on the page of an HWP file", async () => {
    const html = await view("문화가 있는 날의 올해 예산은 얼마인가?");
    const [, corners] = /<path class="strong" d="M([^"]+)Z"/.exec(html) ?? [];
    const ys = corners!.split("L").map((point) => Number(point.split(" ")[1]));
    // Where the file saved the line: six lines of sixteen points below the table.
    const saved = 99.2 + 51.3 + 6 + 5 * 16;
    expect(Math.abs(Math.min(...ys) - saved)).toBeLessThan(1);
    expect(html).toContain('href="data:image/svg+xml;base64,');
    expect(html).not.toContain("좌표");
  });

  test("shows the cited row of a sheet under its header, with its own address", async () => {
    const html = await view("문화정책과 예산액은 얼마인가?");
    expect(html).toMatch(/<tr class="quoted"><th scope="row">\d+<\/th>/);
    expect(html).toMatch(/![A-Z]+(\d+):[A-Z]+\1/);
  });

  test("shows a passage of flowing text between what stands before and after it", async () => {
    const html = await view("여비 정산서는 어떻게 제출하는가?");
    expect(html).toMatch(/<div class="flow">.*<mark>[^<]*정산서[^<]*<\/mark>/s);
  });
});
