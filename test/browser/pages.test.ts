/** The pages in a real browser: what people do on them, by mouse and by keyboard, in both languages, wide and narrow. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import axe from "axe-core";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { makePdf, SamplePage } from "../../samples/make/pdf.js";
import { SafeReading } from "../../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../../src/readers/reader.js";
import { Tenants } from "../../src/tenants/tenants.js";
import { openService, type TestService } from "../service.js";
import { openBrowser } from "./chromium.js";

/** A browser beside other tests on a small machine is slow, not wrong. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const SENTENCE = "숙박비의 상한액은 1박당 8만원으로 한다.";
/** One line of text alone on its page, so that every dark pixel is a letter of it. */
const pdf = makePdf([
  new SamplePage().text(60, 300, SENTENCE, { size: 14 }),
  new SamplePage().text(60, 80, "여비 기준표", { size: 16 }).table(
    [60, 200, 400],
    [120, 145, 170],
    [
      ["항목", "금액"],
      ["교통비", "실비"],
    ],
  ),
]);

const browser = await openBrowser();
const directory = mkdtempSync(join(tmpdir(), "wonmun-pages-"));
let parsing: SafeReading;
let service: TestService;
let address: string;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  const corpus = join(directory, "corpus");
  const samples = join(directory, "samples");
  mkdirSync(join(corpus, "demo"), { recursive: true });
  mkdirSync(samples);
  writeFileSync(join(corpus, "demo", "여비 기준.pdf"), pdf);
  writeFileSync(join(corpus, "demo", "빈 파일.hwp"), "");
  writeFileSync(join(samples, "깨진 파일.docx"), "PK\u0003\u0004 broken");
  writeFileSync(join(samples, "여비 기준.pdf"), pdf);
  parsing = await SafeReading.open({
    workers: 1,
    timeout: 60,
    memory: 2048,
    cache: join(directory, "cache"),
    read: { ...DEFAULT_READ_OPTIONS, ocr: false },
  });
  const tenants = new Tenants({ corpus, parsing, state: null, generation: "test" });
  service = await openService({
    parsing,
    tenants,
    samplesDirectory: samples,
    cache: { enabled: true, generation: "test" },
  });
  address = await service.listen();
});
afterAll(async () => {
  await browser?.close();
  await service.close();
  await parsing.close();
  rmSync(directory, { recursive: true, force: true });
});

beforeEach(async () => {
  if (!browser) return;
  troubles = [];
  page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") troubles.push(message.text());
  });
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|about|blob):/.test(url)) troubles.push(url);
  });
});
afterEach(async () => {
  if (!browser) return;
  await page.close();
  // No error on the console, no request to anyone else, whatever was done.
  expect(troubles).toEqual([]);
});

/** No serious finding of axe, nothing wider than a telephone, in either language. */
async function isUsable(): Promise<void> {
  for (const language of ["ko", "en"]) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.language = chosen;
      document.documentElement.lang = chosen;
    }, language);
    await page.evaluate(axe.source);
    const serious = await page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))]);
    });
    expect([language, serious]).toEqual([language, []]);
    await page.setViewportSize({ width: 390, height: 800 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([language, tooWide]).toEqual([language, 0]);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
}

/** The letters' place on a page that holds nothing else, in points. */
async function inkBox(webp: Buffer, pageWidth: number): Promise<[number, number, number, number]> {
  const { data, info } = await sharp(webp).greyscale().raw().toBuffer({ resolveWithObject: true });
  const box: [number, number, number, number] = [Infinity, Infinity, 0, 0];
  for (const [at, value] of data.entries()) {
    if (value > 128) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x + 1);
    box[3] = Math.max(box[3], y + 1);
  }
  const scale = pageWidth / info.width;
  return box.map((value) => value * scale) as typeof box;
}

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.split(",")[1]!, "base64");

describe.skipIf(!browser)("trying a file", () => {
  const choose = async (name: string, buffer: Buffer) =>
    page.setInputFiles("#file", { name, mimeType: "application/octet-stream", buffer });

  test("shows the page's picture with a box that covers the words", async () => {
    await page.goto(`${address}/try`);
    await choose("여비 기준.pdf", pdf);
    await page.waitForSelector("#sheet img");
    const [source, box, size] = await page.evaluate(() => {
      const rect = document.querySelector(".box")!;
      const numbers = ["x", "y", "width", "height"].map((name) => Number(rect.getAttribute(name)));
      const [, , width] = document.querySelector("#sheet svg")!.getAttribute("viewBox")!.split(" ");
      return [document.querySelector<HTMLImageElement>("#sheet img")!.src, numbers, Number(width)];
    });
    const ink = await inkBox(bytesOf(source as string), size as number);
    const [x, y, width, height] = box as [number, number, number, number];
    expect(ink[0]).toBeGreaterThan(x - 2);
    expect(ink[1]).toBeGreaterThan(y - 2);
    expect(ink[2]).toBeLessThan(x + width + 2);
    expect(ink[3]).toBeLessThan(y + height + 2);
    await isUsable();
  });

  test("lets box, block and chunk point at each other, by keyboard alone", async () => {
    await page.goto(`${address}/try`);
    await choose("여비 기준.pdf", pdf);
    await page.waitForSelector("#sheet img");
    await page.locator(".box").first().focus();
    await page.keyboard.press("Enter");
    expect(await page.locator(".box.on").count()).toBe(1);
    await page.locator("#tab-structure").focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.locator("#tab-blocks").getAttribute("aria-selected")).toBe("true");
    expect(await page.locator("#pane-blocks .item.on").innerText()).toContain(SENTENCE);
    await page.getByRole("tab", { name: /조각/ }).click();
    expect(await page.locator("#pane-chunks .item.on").innerText()).toContain(SENTENCE);
    await page.getByRole("tab", { name: /표/ }).click();
    await page.locator("#pane-tables caption button").click();
    await page.waitForFunction(() => document.querySelector("#page")?.getAttribute("max") === "2");
    expect(await page.locator("#page").inputValue()).toBe("2");
    await page.locator('.type[data-type="table"] input').uncheck();
    expect(await page.locator('.box[data-type="table"]').count()).toBe(0);
    await page.getByRole("tab", { name: "Markdown" }).click();
    expect(await page.locator("#markdown-text").innerText()).toContain("교통비");
  });

  test("takes a file that is dropped, and a sample; says plainly why one was not read", async () => {
    await page.goto(`${address}/try`);
    await page.evaluate((base64) => {
      const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], "놓은 파일.pdf"));
      document.dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, cancelable: true }));
    }, pdf.toString("base64"));
    await page.waitForSelector("#sheet img");
    expect(await page.locator("#summary").innerText()).toContain("놓은 파일.pdf");
    await page.getByRole("button", { name: "깨진 파일.docx" }).click();
    await page.waitForSelector("#unread:not([hidden])");
    expect(await page.locator("#unread code").innerText()).toBe("CORRUPT");
    expect(await page.locator("#reading").isVisible()).toBe(false);
    expect(await page.locator("#curl").innerText()).toContain(`${address}/chunk`);
    await isUsable();
  });
});

describe.skipIf(!browser)("the home and the reference", () => {
  test("speak both languages, remember the choice, and show the server's own state", async () => {
    await page.goto(address);
    await page.waitForSelector("#health .card");
    expect(await page.locator("h1").innerText()).toContain("공문서");
    await page.getByRole("button", { name: "English" }).click();
    expect(await page.locator("h1").innerText()).toContain("official documents");
    await page.reload();
    expect(await page.locator("h1").innerText()).toContain("official documents");
    await page.locator("#theme").click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await isUsable();
    await page.locator("#theme").click();
    await isUsable();
  });

  test("list every route", async () => {
    await page.goto(`${address}/reference`);
    const { endpoints } = (await service.call({ url: "/health" })).json();
    expect(await page.locator("details.route").count()).toBe(endpoints.length);
    await page.evaluate(() => {
      for (const one of [...document.querySelectorAll("details")].slice(0, 5)) one.open = true;
    });
    await isUsable();
  });
});

describe.skipIf(!browser)("the demo and the view", () => {
  test("list, ask, open the painted page and check an answer", async () => {
    await page.goto(`${address}/demo`);
    await page.waitForSelector("#documents tr");
    expect(await page.locator("#documents").innerText()).toContain("빈 파일.hwp");
    await page.fill("#question", "숙박비 상한액은 얼마인가?");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#evidence .source");
    expect(await page.locator("#answer").innerText()).toContain(SENTENCE);
    await page.fill("#own", "상한액은 8만원이다 [1]. 예산은 123,456원이다 [1].");
    await page.getByRole("button", { name: "대조" }).click();
    await page.waitForSelector(".sentence.wrong");
    expect(await page.locator(".sentence mark").innerText()).toBe("123,456");
    await page.getByRole("button", { name: "쪽에서 보기" }).click();
    await page.frameLocator("#view").locator("path.strong").waitFor();
    await isUsable();
  });

  test("the view paints over the words, walks by keyboard and stands without scripts", async () => {
    const url = `${address}/view?tenant=demo&question=${encodeURIComponent("숙박비 상한액은 얼마인가?")}`;
    await page.goto(url);
    const strong = page.locator("path.strong").first();
    const corners = (await strong.getAttribute("d"))!
      .slice(1, -1)
      .split("L")
      .map((point) => point.split(" ").map(Number));
    const picture = (await page.locator("#picture-1").getAttribute("href"))!;
    const ink = await inkBox(bytesOf(picture), 595);
    const xs = corners.map(([x]) => x!);
    const ys = corners.map(([, y]) => y!);
    expect(ink[0]).toBeGreaterThan(Math.min(...xs) - 2);
    expect(ink[2]).toBeLessThan(Math.max(...xs) + 2);
    expect(ink[1]).toBeGreaterThan(Math.min(...ys) - 2);
    expect(ink[3]).toBeLessThan(Math.max(...ys) + 2);
    await page.keyboard.press("n");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("source-1");
    await page.keyboard.press("+");
    expect(await page.evaluate(() => document.documentElement.dataset.zoom)).toBe("2");
    await isUsable();
    const still = await browser!.newContext({ javaScriptEnabled: false });
    const plain = await still.newPage();
    await plain.goto(url);
    expect(await plain.locator("#source-1 blockquote").innerText()).toContain(SENTENCE);
    expect(await plain.locator("#source-1 path.strong").isVisible()).toBe(true);
    await still.close();
  });
});
