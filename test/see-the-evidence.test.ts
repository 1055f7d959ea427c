/** /view: one self-contained file, highlights where the words are, and a note on what is not highlighted. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { zipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePdf, SamplePage } from "../samples/make/pdf.js";
import type { Block } from "../src/model/document.js";
import { cacheInfo } from "../src/parsing/cache-info.js";
import type { Parsing } from "../src/parsing/parsing.js";
import { SafeReading } from "../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../src/readers/reader.js";
import { Tenants } from "../src/tenants/tenants.js";
import { openService, type TestService } from "./service.js";

const QUESTION = "숙박비 상한액은 얼마인가?";
const SENTENCE = "숙박비의 상한액은 1박당 8만원으로 한다.";
const pdf = makePdf([
  new SamplePage().text(60, 80, "여비 지급 기준", { size: 18 }),
  new SamplePage()
    .text(60, 100, "교통비는 실비로 지급한다.", { size: 12 })
    .text(60, 300, SENTENCE, { size: 12 }),
]);

const directory = mkdtempSync(join(tmpdir(), "wonmun-view-"));
let parsing: SafeReading;
let tenants: Tenants;
let service: TestService;
beforeAll(async () => {
  const corpus = join(directory, "corpus");
  for (const tenant of ["plain", "bundle", "broken"]) {
    mkdirSync(join(corpus, tenant), { recursive: true });
  }
  writeFileSync(join(corpus, "plain", "여비 <기준>.pdf"), pdf);
  writeFileSync(join(corpus, "broken", "여비.pdf"), pdf);
  writeFileSync(join(corpus, "broken", "빈 파일.hwp"), "");
  writeFileSync(
    join(corpus, "bundle", "자료.zip"),
    zipSync({ "folder/a.pdf": new Uint8Array(pdf) }),
  );
  parsing = await SafeReading.open({
    workers: 1,
    timeout: 60,
    memory: 2048,
    cache: join(directory, "cache"),
    read: { ...DEFAULT_READ_OPTIONS, ocr: false },
  });
  tenants = new Tenants({ corpus, parsing, state: null, generation: "test" });
  service = await openService({
    parsing,
    tenants,
    cache: () => cacheInfo({ generation: "test", writeFault: null }),
  });
});
afterAll(async () => {
  await service.close();
  await parsing.close();
  rmSync(directory, { recursive: true, force: true });
});

const view = (tenant: string, more = "") =>
  service.call({
    url: `/view?tenant=${tenant}&question=${encodeURIComponent(QUESTION)}${more}`,
  });

/** All corners of a painted path. */
const corners = (html: string, kind: string) =>
  [...html.matchAll(new RegExp(`<path class="${kind}" d="M([^"]+)Z"/>`, "g"))].map(([, points]) =>
    points!.split("L").map((point) => point.split(" ").map(Number) as [number, number]),
  );

test("the quoted sentence is painted where the file says that it stands, and stands there on its page's picture", async () => {
  const { body: html, headers } = await view("plain");
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  const parsed = await service.call({
    method: "POST",
    url: "/parse?filename=a.pdf",
    headers: { "content-type": "application/octet-stream" },
    payload: pdf,
  });
  const block = parsed.json().blocks.find(({ text }: Block) => text.includes(SENTENCE));
  const [strong] = corners(html, "strong");
  const xs = strong!.map(([x]) => x);
  const ys = strong!.map(([, y]) => y);
  expect(block.page).toBe(2);
  expect(Math.min(...xs)).toBeCloseTo(block.bbox[0], 0);
  expect(Math.max(...ys)).toBeCloseTo(block.bbox[3], 0);
  expect(Math.min(...ys)).toBeGreaterThan(280);
  expect(html).toContain('<use href="#picture-1"/>');
  const images = html.match(/<image [^>]+>/g)!;
  expect(new Set(images.map((image) => image.slice(image.indexOf("href")))).size).toBe(
    images.length,
  );
  expect(html).toContain("2쪽");
});

test("the file is whole: no outside address, its own policy inside and out, every value escaped", async () => {
  const { body: html, headers } = await view("plain");
  const outside = [...html.matchAll(/(?:href|src|url)\s*[=(]\s*["']?([^"'\s)>]+)/g)]
    .map(([, url]) => url!)
    .filter((url) => !url.startsWith("#") && !url.startsWith("data:image/webp;base64,"));
  expect(outside).toEqual([]);
  const policy = String(headers["content-security-policy"]);
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'/,
  );
  expect(policy).not.toContain("unsafe");
  expect(html).toContain('http-equiv="Content-Security-Policy"');
  expect(html).toContain("여비 &lt;기준&gt;.pdf");
  expect(html).not.toContain("<기준>");
  expect(html).toContain("발췌 (LLM 없음)");
  const hostile = await service.call({
    method: "POST",
    url: "/view",
    payload: { tenant: "plain", question: "<script>alert(1)</script>" },
  });
  expect(hostile.body).not.toContain("<script>alert");
});

test("what could not be read is named before the answer, with what to do", async () => {
  const { body: html } = await view("broken");
  expect(html.indexOf("빈 파일.hwp")).toBeGreaterThan(0);
  expect(html.indexOf("빈 파일.hwp")).toBeLessThan(html.indexOf('class="answer"'));
  expect(html).toContain("들어 있지 않습니다");
  expect(html).toContain("<code>EMPTY</code>");
});

test("a PDF in a bundle is painted while there is a cache, else said in words", async () => {
  expect(corners((await view("bundle")).body, "strong").length).toBe(1);
  const uncached = await openService({
    parsing,
    tenants,
    cache: () => cacheInfo(null),
  });
  const url = `/view?tenant=bundle&question=${encodeURIComponent(QUESTION)}`;
  const { body: html } = await uncached.server.inject({ url });
  expect(corners(html, "strong")).toEqual([]);
  expect(html).toContain("묶음(ZIP) 안의 이 문서는 쪽을 그리지 않습니다");
  expect(html).toContain("자료.zip/folder/a.pdf");
  await uncached.server.close();
});

test("the whole reading never comes into the service: a parser finds the places", async () => {
  const asked: string[] = [];
  const watched: Parsing = {
    inFlight: 0,
    read: (request) => {
      asked.push(request.want.kind);
      return parsing.read(request);
    },
    close: async () => {},
  };
  const corpus = join(directory, "corpus");
  const own = new Tenants({ corpus, parsing: watched, state: null, generation: "test" });
  const other = await openService({
    parsing: watched,
    tenants: own,
    cache: () => cacheInfo({ generation: "test", writeFault: null }),
  });
  const url = `/view?tenant=plain&question=${encodeURIComponent(QUESTION)}`;
  const { body: html } = await other.call({ url });
  expect(corners(html, "strong").length).toBe(1);
  expect([...new Set(asked)].sort()).toEqual(["entries", "page", "places"]);
  await other.close();
});

test("asking the gateway where none is configured is 400", async () => {
  const response = await view("plain", "&llm=true");
  expect([response.statusCode, response.json().reason]).toEqual([400, "LLM_NOT_CONFIGURED"]);
});
