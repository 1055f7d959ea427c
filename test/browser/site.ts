/** Shared by the page tests: a page that must log no errors, accessibility checks, and positions of text. */
import axe from "axe-core";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { expect } from "vitest";

export type Corners = [x0: number, y0: number, x1: number, y1: number];

/** A page that writes down every error on its console and every request to anyone else. */
export async function quietPage(
  browser: Browser,
  address: string,
): Promise<{ page: Page; troubles: string[] }> {
  const troubles: string[] = [];
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") troubles.push(message.text());
  });
  page.on("pageerror", (error) => troubles.push(error.message));
  page.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|about|blob):/.test(url)) troubles.push(url);
  });
  return { page, troubles };
}

/** No serious finding of axe, light and dark, and nothing wider than a telephone, in either language. */
export async function isUsable(page: Page): Promise<void> {
  await page.evaluate(axe.source);
  // Each language and each theme once: words differ by language and colours by theme, neither by both.
  for (const [language, colorScheme] of [
    ["ko", "light"],
    ["en", "dark"],
  ] as const) {
    await page.evaluate((chosen) => {
      document.documentElement.dataset.language = chosen;
      document.documentElement.lang = chosen;
      delete document.documentElement.dataset.theme;
    }, language);
    await page.emulateMedia({ colorScheme });
    const serious = await page.evaluate(async () => {
      const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run({
        resultTypes: ["violations"],
      });
      return violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => [id, nodes.slice(0, 3).map(({ html }) => html.slice(0, 200))]);
    });
    expect([language, colorScheme, serious]).toEqual([language, colorScheme, []]);
    await page.setViewportSize({ width: 390, height: 800 });
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([language, tooWide]).toEqual([language, 0]);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** The letters' place within a band of the page (all of it where none is given), in the unit of its boxes. */
export async function inkBox(
  picture: Buffer,
  pageWidth: number,
  band: [top: number, bottom: number] = [0, Infinity],
): Promise<Corners> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = pageWidth / info.width;
  const box: Corners = [Infinity, Infinity, 0, 0];
  for (const [at, value] of data.entries()) {
    if (value > 128) continue;
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    if (y * scale < band[0] || y * scale > band[1]) continue;
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x + 1);
    box[3] = Math.max(box[3], y + 1);
  }
  return box.map((value) => value * scale) as Corners;
}

/** Letters may stand out of their box by a hair: antialiasing, rounding of the drawing. */
const HAIR = 2;

export function expectCovers(painted: Corners, ink: Corners): void {
  expect(ink[0]).toBeGreaterThan(painted[0] - HAIR);
  expect(ink[1]).toBeGreaterThan(painted[1] - HAIR);
  expect(ink[2]).toBeLessThan(painted[2] + HAIR);
  expect(ink[3]).toBeLessThan(painted[3] + HAIR);
}

export const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.split(",")[1]!, "base64");
