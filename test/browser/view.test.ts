/**
 * The answer view in a real browser: highlights over the quoted words in PDF, archive and scan; by keyboard, in print,
 * without scripts.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { zipSync } from "fflate";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { makePdf, SamplePage } from "../../samples/make/pdf.js";
import { cacheInfo } from "../../src/parsing/cache-info.js";
import { SafeReading } from "../../src/parsing/safe-reading.js";
import { readFile } from "../../src/readers/read.js";
import { DEFAULT_READ_OPTIONS } from "../../src/readers/reader.js";
import { renderPagePicture } from "../../src/readers/render-page.js";
import { Tenants } from "../../src/tenants/tenants.js";
import { openService, type TestService } from "../service.js";
import { openBrowser } from "./chromium.js";
import { bytesOf, type Corners, expectCovers, inkBox, isUsable, quietPage } from "./site.js";

/** A browser and text recognition beside other tests on a small machine are slow, not wrong. */
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

const QUESTION = "숙박비 상한액은 얼마인가?";
const SENTENCE = "숙박비의 상한액은 1박당 8만원으로 한다.";
/** One line of text alone on its page, so that every dark pixel is a letter of it. */
const pdf = makePdf([
  new SamplePage().text(60, 300, SENTENCE, { size: 14 }),
  new SamplePage().text(60, 300, "이 기준은 해마다 다시 정한다.", { size: 14 }),
]);
/** Two lines that answer one question together, each on a page of its own. */
const two = makePdf([
  new SamplePage().text(60, 300, "교통비의 상한액은 1일당 2만원으로 한다.", { size: 14 }),
  new SamplePage().text(60, 300, SENTENCE, { size: 14 }),
]);
const sample = (name: string) =>
  fileURLToPath(new URL(`../../samples/corpus/demo/${name}`, import.meta.url));

const browser = await openBrowser();
const directory = mkdtempSync(join(tmpdir(), "wonmun-view-"));
let parsing: SafeReading;
let service: TestService;
let address: string;
let page: Page;
let troubles: string[];

beforeAll(async () => {
  const corpus = join(directory, "corpus");
  for (const tenant of ["plain", "two", "bundle", "scan", "rule", "press"])
    mkdirSync(join(corpus, tenant), { recursive: true });
  writeFileSync(join(corpus, "plain", "여비 기준.pdf"), pdf);
  writeFileSync(
    join(corpus, "bundle", "자료.zip"),
    zipSync({ "folder/여비.pdf": new Uint8Array(pdf) }),
  );
  writeFileSync(join(corpus, "two", "여비 기준.pdf"), two);
  cpSync(sample("스캔.png"), join(corpus, "scan", "스캔.png"));
  cpSync(sample("보도자료.hwp"), join(corpus, "press", "보도자료.hwp"));
  cpSync(sample("개정 규칙.hwpx"), join(corpus, "rule", "개정 규칙.hwpx"));
  parsing = await SafeReading.open({
    workers: 1,
    timeout: 200,
    memory: 2048,
    cache: join(directory, "cache"),
    read: DEFAULT_READ_OPTIONS,
  });
  const tenants = new Tenants({ corpus, parsing, state: null, generation: "test" });
  service = await openService({
    parsing,
    tenants,
    cache: () => cacheInfo({ generation: "test", writeFault: null }),
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
  if (browser) ({ page, troubles } = await quietPage(browser, address));
});
afterEach(async () => {
  if (!browser) return;
  await page.close();
  expect(troubles).toEqual([]);
});

const urlOf = (tenant: string, question = QUESTION) =>
  `${address}/view?tenant=${tenant}&question=${encodeURIComponent(question)}`;

/** The first strong trace, its page's picture, and how wide that page is. */
async function firstPainted(): Promise<{ painted: Corners; picture: Buffer; width: number }> {
  const figure = page.locator("figure").first();
  const trace = (await figure.locator("path.strong").first().getAttribute("d"))!;
  const corners = trace
    .slice(1, -1)
    .split("L")
    .map((point) => point.split(" ").map(Number) as [number, number]);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const href = (await figure.locator("use").getAttribute("href"))!;
  const data = (await page.locator(href).getAttribute("href"))!;
  const box = (await figure.locator("svg").getAttribute("viewBox"))!.split(" ").map(Number);
  return {
    painted: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
    picture: bytesOf(data),
    width: box[2]!,
  };
}

/** Runs in the browser: whether the middle of an element is on screen and nothing hides it sideways. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const frame = element.closest(".scroll")!.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return (
    middle > 0 && middle < innerHeight && left >= frame.left - 1 && left < frame.right && right > 0
  );
}

describe.skipIf(!browser)("the view", () => {
  test.each(["plain", "bundle"])("paints over the words of a PDF: %s", async (tenant) => {
    await page.goto(urlOf(tenant));
    const { painted, picture, width } = await firstPainted();
    const ink = await inkBox(picture, width);
    expectCovers(painted, ink);
    // Where the file itself puts the line: 60 from the left, on the baseline at 300.
    expect(Math.abs(painted[0] - 60)).toBeLessThan(3);
    expect(painted[1]).toBeLessThan(300);
    expect(painted[3]).toBeGreaterThan(298);
    // And not over much else.
    expect(painted[3] - painted[1]).toBeLessThan(2 * (ink[3] - ink[1]));
  });

  test("paints on the picture of a scan, and says that a machine read it", async () => {
    await page.goto(urlOf("scan", "회의 일시와 장소는 어디인가?"));
    const { painted, picture, width } = await firstPainted();
    const band: [number, number] = [painted[1], painted[3]];
    const ink = await inkBox(picture, width, band);
    expect(ink[2] - ink[0]).toBeGreaterThan(100);
    expectCovers([painted[0] - 4, painted[1] - 4, painted[2] + 4, painted[3] + 4], ink);
    expect(await page.locator("#source-1").innerText()).toContain("글자 인식(OCR)으로 읽은 글");
  });

  test("walks by keyboard and by buttons, zooms, jumps to a page, speaks English", async () => {
    await page.goto(urlOf("two", "교통비와 숙박비의 상한액은 얼마인가?"));
    const focused = () => page.evaluate(() => document.activeElement?.id);
    expect(await page.locator(".source").count()).toBe(2);
    await page.keyboard.press("n");
    expect(await focused()).toBe("source-1");
    await page.keyboard.press("n");
    expect(await focused()).toBe("source-2");
    await page.keyboard.press("p");
    expect(await focused()).toBe("source-1");
    await page.keyboard.press("2");
    expect(await focused()).toBe("source-2");
    await page.getByRole("button", { name: /앞 근거/ }).click();
    expect(await focused()).toBe("source-1");
    const width = () =>
      page
        .locator("figure svg")
        .first()
        .evaluate((svg) => svg.clientWidth);
    const before = await width();
    await page.keyboard.press("+");
    expect(await width()).toBeGreaterThan(before * 1.4);
    await page.getByRole("button", { name: "작게" }).click();
    expect(await width()).toBe(before);
    const pages = await page.locator("#jump option").count();
    await page.locator("#jump").selectOption({ index: pages - 1 });
    const top = await page
      .locator("figure")
      .last()
      .evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeLessThan(900);
    await page.getByRole("button", { name: "English" }).click();
    expect(await page.locator(".made").innerText()).toContain("Made by");
    expect(await page.getByRole("button", { name: "Smaller" }).count()).toBe(1);
    await isUsable(page);
  });

  test("shows revisions side by side, and marks the row on the page of an HWPX file", async () => {
    await page.goto(urlOf("rule", "증빙의 보관은 어떻게 바뀌는가?"));
    expect(await page.locator(".answer .label.deleted").innerText()).toBe("삭제 제6조");
    const [current, revised] = await page.locator(".revision .sides > div").all();
    expect(await current!.innerText()).toContain("3년간 보관한다");
    expect(await revised!.innerText()).toContain("<삭 제>");
    const [left, right] = [await current!.boundingBox(), await revised!.boundingBox()];
    expect(right!.x).toBeGreaterThan(left!.x + left!.width);
    // The row is one citation with its heading, marked on the page.
    expect(await page.locator("figure").count()).toBe(1);
    expect(await page.locator("figure path.strong").count()).toBeGreaterThan(0);
    await isUsable(page);
  });

  test.each([1440, 390])(
    "marks the quoted line of an HWP file, in sight at %i px",
    async (width) => {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(urlOf("press", "문화가 있는 날의 올해 예산은 얼마인가?"));
        await page.keyboard.press("n");
        const mark = page.locator("path.strong").first();
        await expect.poll(() => mark.evaluate(isInSight)).toBe(true);
        await isUsable(page);
      }
    },
  );

  test.each([
    [1440, "light"],
    [1440, "dark"],
    [390, "light"],
    [390, "dark"],
  ] as const)(
    "is reached by keyboard alone: ask, open the HWP citation, see the marked line at %i px, %s",
    async (width, colorScheme) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${address}/demo#tenant=press&mode=answer`);
      await page.waitForSelector("#documents li");
      const tabTo = async (selector: string) => {
        for (let presses = 0; presses < 80; presses++) {
          if (await page.evaluate((one) => document.activeElement?.matches(one), selector)) return;
          await page.keyboard.press("Tab");
        }
        throw new Error(`no way to ${selector} by keyboard`);
      };
      await tabTo("#question");
      await page.keyboard.type("문화가 있는 날의 올해 예산은 얼마인가?");
      await page.keyboard.press("Enter");
      await page.waitForSelector(".source .link");
      await tabTo(".source .link");
      await page.keyboard.press("Enter");
      const mark = page.locator(".sheet path");
      await mark.waitFor({ state: "attached" });
      expect((await mark.getAttribute("d"))!.length).toBeGreaterThan(0);
      const isShown = (path: Element) => {
        const { top, bottom, left, width: wide } = path.getBoundingClientRect();
        const middle = (top + bottom) / 2;
        return wide > 0 && middle > 0 && middle < innerHeight && left >= 0 && left < innerWidth;
      };
      await expect.poll(() => mark.evaluate(isShown)).toBe(true);
      await page.keyboard.press("Escape");
      await page.waitForSelector("dialog", { state: "detached" });
    },
  );

  test("prints the page of an HWP file with its marks", async () => {
    await page.emulateMedia({ media: "print" });
    await page.goto(urlOf("press", "문화가 있는 날의 올해 예산은 얼마인가?"));
    expect(await page.locator("figure path.strong").first().isVisible()).toBe(true);
    const printed = await page.pdf({ format: "A4", printBackground: false });
    const pages = await readFile({
      bytes: printed,
      filename: "a.pdf",
      options: { layout: "checked", ocr: false },
    });
    expect(pages.blocks.map(({ text }) => text).join(" ")).toContain("예산");
    // The mark's own colour is in the picture of the print.
    const yellow = async (sheet: number) => {
      const drawn = await renderPagePicture(printed, "a.pdf", { page: sheet, width: 600 });
      const { data } = await sharp(Buffer.from(drawn!.data_base64, "base64"))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      let count = 0;
      for (let at = 0; at < data.length; at += 3)
        if (data[at]! - data[at + 2]! > 60 && data[at + 1]! - data[at + 2]! > 40) count++;
      return count;
    };
    const counts = await Promise.all(
      Array.from({ length: pages.source.pages }, (_, index) => yellow(index + 1)),
    );
    expect(Math.max(...counts)).toBeGreaterThan(200);
  });

  test("prints the evidence without its tools, in dark rooms too", async () => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await page.goto(urlOf("plain"));
    await page.keyboard.press("+");
    expect(await page.locator(".tools").isVisible()).toBe(false);
    expect(await page.locator("#language").isVisible()).toBe(false);
    expect(await page.locator("#source-1 path.strong").isVisible()).toBe(true);
    const [paper, ink, wide] = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      const svg = document.querySelector("figure svg")!;
      return [backgroundColor, color, svg.clientWidth - svg.parentElement!.clientWidth];
    });
    expect([paper, ink]).toEqual(["rgb(255, 255, 255)", "rgb(29, 35, 32)"]);
    expect(wide).toBeLessThanOrEqual(0);
    expect((await page.pdf({ format: "A4" })).subarray(0, 5).toString()).toBe("%PDF-");
  });

  test("is read without scripts: the first source, painted, and no dead buttons", async () => {
    const still = await browser!.newContext({ javaScriptEnabled: false });
    const plain = await still.newPage();
    await plain.goto(urlOf("plain"));
    expect(await plain.locator("#source-1 blockquote").innerText()).toContain(SENTENCE);
    expect(await plain.locator("#source-1 path.strong").isVisible()).toBe(true);
    expect(await plain.locator("button:visible").count()).toBe(0);
    await plain.locator("a.chip").first().click();
    expect(plain.url()).toContain("#source-1");
    await still.close();
  });
});
