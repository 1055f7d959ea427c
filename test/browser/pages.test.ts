/** The pages in a real browser: by mouse and keyboard, in both languages, wide and narrow. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { makePdf, SamplePage } from "../../samples/make/pdf.js";
import { cacheInfo } from "../../src/parsing/cache-info.js";
import { SafeReading } from "../../src/parsing/safe-reading.js";
import { DEFAULT_READ_OPTIONS } from "../../src/readers/reader.js";
import { Tenants } from "../../src/tenants/tenants.js";
import { openService, type TestService } from "../service.js";
import { openBrowser } from "./chromium.js";
import { bytesOf, expectCovers, inkBox, isUsable, quietPage } from "./site.js";

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

const one = makePdf([new SamplePage().text(60, 300, SENTENCE, { size: 14 })]);

const FIGURES = [
  {
    area: "search",
    at: "2026-11-15T01:02:03.000Z",
    machine: { processor: "Test CPU", cores: 2, system: "linux arm64", node: "v20.20.2" },
    peers: { other: "1.0.0" },
    figures: [
      {
        id: "time",
        ko: "찾는 시간",
        en: "Time to find",
        ours: 3,
        unit: "ms",
        better: "lower",
        peer: "other",
        theirs: 6,
      },
      {
        id: "share",
        ko: "맞힌 몫",
        en: "Share found",
        ours: 0.9,
        unit: "",
        better: "higher",
        bar: 0.95,
      },
    ],
  },
];

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
  writeFileSync(join(directory, "figures.json"), JSON.stringify(FIGURES));
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
    figuresFile: join(directory, "figures.json"),
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
  // No error on the console, no request to anyone else, whatever was done.
  expect(troubles).toEqual([]);
});

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
    expectCovers([x, y, x + width, y + height], ink);
    await isUsable(page);
  });

  test("lets box, block and chunk point at each other, by keyboard alone", async () => {
    await page.goto(`${address}/try`);
    await choose("여비 기준.pdf", pdf);
    await page.waitForSelector("#sheet img");
    await page.locator(".box").first().focus();
    await page.keyboard.press("Enter");
    await page.waitForSelector(".box.on");
    expect(await page.locator(".box.on").count()).toBe(1);
    await page.getByRole("tab", { name: /구조/ }).focus();
    await page.keyboard.press("ArrowRight");
    const blocks = page.getByRole("tab", { name: /블록/ });
    expect(await blocks.getAttribute("aria-selected")).toBe("true");
    expect(await page.locator(".panel .item.on").innerText()).toContain(SENTENCE);
    await page.getByRole("tab", { name: /조각/ }).click();
    expect(await page.locator(".panel .item.on").innerText()).toContain(SENTENCE);
    await page.locator(".panel .item").last().click();
    // The whole chunk is lit: the block that was chosen, and its kin.
    await page.waitForSelector('.box:is(.on, .kin)[data-type="table"]');
    expect(await page.locator("#page").inputValue()).toBe("2");
    await page.getByRole("tab", { name: /표/ }).click();
    await page.locator(".panel caption button").click();
    await page.waitForFunction(() => document.querySelector("#page")?.getAttribute("max") === "2");
    expect(await page.locator("#page").inputValue()).toBe("2");
    await page.locator('.type[data-type="table"] input').uncheck();
    expect(await page.locator('.box[data-type="table"]').count()).toBe(0);
    await page.getByRole("tab", { name: "Markdown" }).click();
    // As it looks: a table, not its source.
    expect(await page.locator(".rendered td").allInnerTexts()).toContain("교통비");
    await page.getByRole("button", { name: "원본 글" }).click();
    expect(await page.locator("#markdown-text").innerText()).toContain("| 교통비 |");
    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "내려받기" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe("여비 기준.pdf.md");
    await page.getByRole("tab", { name: "JSON" }).click();
    expect(await page.locator("#json-text").innerText()).toContain('"schema_version"');
  });

  test("shows every page small, the one in hand marked, and turns to the one pressed", async () => {
    await page.goto(`${address}/try`);
    await choose("여비 기준.pdf", pdf);
    await page.locator("#thumbnails li:nth-child(2) img").waitFor();
    expect(await page.locator("#thumbnails li img").count()).toBe(2);
    await page.locator("#thumbnails li:nth-child(2) button").focus();
    await page.keyboard.press("Enter");
    expect(await page.locator("#page").inputValue()).toBe("2");
    const current = page.locator('#thumbnails [aria-current="page"]');
    expect(await current.innerText()).toBe("2쪽");
    await choose("한 쪽.pdf", one);
    await page.waitForFunction(() => document.querySelector("#pages")?.textContent === "/ 1");
    expect(await page.locator("#thumbnails").count()).toBe(0);
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
    await page.waitForSelector("#unread");
    expect(await page.locator("#unread code").innerText()).toBe("CORRUPT");
    expect(await page.locator("#reading").isVisible()).toBe(false);
    const curl = await page.locator("#curl").innerText();
    expect(curl).toContain(`${address}/chunk`);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.getByRole("button", { name: "curl 복사" }).click();
    await page.locator(".curl").getByText("복사했습니다").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(curl);
    await isUsable(page);
  });
});

describe.skipIf(!browser)("what lacks something", () => {
  test("is named page by page with why, and each page is one press away", async () => {
    const jpeg = await sharp({
      create: { width: 300, height: 400, channels: 3, background: "white" },
    })
      .composite([
        {
          input: Buffer.from('<svg width="200" height="40"><rect width="200" height="40"/></svg>'),
        },
      ])
      .greyscale()
      .jpeg()
      .toBuffer();
    const scanned = makePdf(
      [
        new SamplePage().text(60, 300, SENTENCE, { size: 14 }),
        new SamplePage().scan(0),
        new SamplePage().scan(0),
      ],
      { pictures: [{ jpeg, width: 300, height: 400 }] },
    );
    await page.goto(`${address}/try`);
    await page.setInputFiles("#file", {
      name: "스캔이 섞인 문서.pdf",
      mimeType: "application/pdf",
      buffer: scanned,
    });
    await page.waitForSelector("#missing");
    expect(await page.locator("#missing h3").innerText()).toContain("2쪽 있습니다");
    expect(await page.locator("#missing .link").allInnerTexts()).toEqual(["2쪽", "3쪽"]);
    expect(await page.locator("#missing").innerText()).toContain(
      "글자 인식하지 않고 건너뛰었습니다",
    );
    await page.locator("#missing .link").last().click();
    expect(await page.locator("#page").inputValue()).toBe("3");
    await isUsable(page);
  });

  test("is seen by reading once more, or another file: what differs, side by side", async () => {
    await page.goto(`${address}/try`);
    await page.getByRole("button", { name: /여비 기준.pdf/ }).click();
    await page.waitForSelector(".compare");
    await page.getByRole("button", { name: "글자 인식 없이" }).click();
    await page.getByText("두 결과의 내용이 같습니다").waitFor();
    await page.setInputFiles("#other-file", {
      name: "다른 기준.pdf",
      mimeType: "application/pdf",
      buffer: makePdf([
        new SamplePage().text(60, 300, SENTENCE.replace("8만원", "9만원"), { size: 14 }),
      ]),
    });
    await page.waitForSelector(".sides mark");
    expect(await page.locator(".sides .removed mark").first().innerText()).toBe("8");
    expect(await page.locator(".sides .added mark").first().innerText()).toBe("9");
    expect(await page.locator("#comparison .differs").first().innerText()).toContain(
      "다른 기준.pdf",
    );
    await isUsable(page);
  });
});

describe.skipIf(!browser)("what is being read", () => {
  test("is said while it takes its time, and what cannot be reached, too", async () => {
    await page.goto(`${address}/try`);
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    await page.route("**/try/parse*", async (route) => {
      await gate;
      await route.continue();
    });
    await page.getByRole("button", { name: /여비 기준.pdf/ }).click();
    await page.waitForSelector("#status progress");
    expect(await page.locator("#result").isVisible()).toBe(false);
    // Cancelled, nothing is left of it; asked again, it is read.
    await page.getByRole("button", { name: "중지" }).click();
    await page.waitForSelector("#status progress", { state: "detached" });
    await page.getByRole("button", { name: /여비 기준.pdf/ }).click();
    await page.waitForSelector("#status progress");
    go();
    await page.waitForSelector("#sheet img");
    expect(await page.locator("#status progress").count()).toBe(0);
    await page.unroute("**/try/parse*");
    await page.route("**/try/parse*", (route) =>
      route.fulfill({
        status: 422,
        json: { reason: "TRY_TIMEOUT", message: "너무 깁니다 / too long" },
      }),
    );
    await page.getByRole("button", { name: /여비 기준.pdf/ }).click();
    await page.waitForSelector(".refused");
    expect(await page.locator(".refused").innerText()).toContain("TRY_TIMEOUT");
    // A refusal is an error to the browser, too; here it is meant.
    troubles.length = 0;
  });

  test("may be any of the bundled samples, each named by what it shows", async () => {
    const bundled = await openService({ parsing });
    const own = await bundled.listen();
    await page.goto(`${own}/try`);
    const names = await page.locator(".sample").allInnerTexts();
    for (const kind of [
      "공문",
      "개정 규칙",
      "보도자료",
      "스캔",
      "쪽을 넘는 표",
      "비밀번호",
      "깨진 파일",
    ])
      expect(names.filter((name) => name.startsWith(kind)).length).toBe(1);
    await page.getByRole("button", { name: /비밀번호/ }).click();
    // It asks for the password, says when it is wrong, and opens with the right one.
    await page.fill("#password", "다른 암호");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#password-wrong");
    await isUsable(page);
    await page.getByRole("button", { name: "한국어" }).click();
    await page.fill("#password", "1234");
    await page.keyboard.press("Enter");
    await page.waitForSelector(".panel .facts");
    expect(await page.locator(".panel .facts").innerText()).toContain("총무과-1024");
    await page.getByRole("button", { name: /개정 규칙/ }).click();
    await page.waitForSelector(".panel table");
    expect(await page.locator(".panel table").innerText()).toContain("삭제 제6조");
    await bundled.close();
    troubles.length = 0;
  });
});

describe.skipIf(!browser)("the home and the reference", () => {
  test("speak both languages, remember the choice, and show the server's own state", async () => {
    await page.goto(address);
    await page.waitForSelector("#health dd");
    expect(await page.locator("h1").innerText()).toContain("공문서");
    const menu = () => page.locator("header nav").getAttribute("aria-label");
    expect([await menu(), await page.title()]).toEqual(["주 메뉴", "원문 wonmun"]);
    await page.getByRole("button", { name: "English" }).click();
    expect(await page.locator("h1").innerText()).toContain("official documents");
    expect([await menu(), await page.title()]).toEqual(["Main menu", "wonmun"]);
    await page.reload();
    expect([await menu(), await page.title()]).toEqual(["Main menu", "wonmun"]);
    expect(await page.locator("h1").innerText()).toContain("official documents");
    expect(await page.locator("[data-area=search] time").innerText()).toBe("2026-11-15");
    expect(await page.locator("[data-area=search]").innerText()).toMatch(/ahead[\s\S]*missed/);
    expect(await page.locator("#formats + .wide").innerText()).toContain("saved line layout");
    await page.locator("#theme").click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    await page.reload();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe("dark");
    for (const details of await page.locator("details").all())
      await details.evaluate((one: HTMLDetailsElement) => {
        one.open = true;
      });
    await isUsable(page);
  });

  test("show every part of the interface offline, in the chosen language, also on a telephone", async () => {
    await page.goto(`${address}/reference`);
    await page
      .getByRole("heading", { name: "파일을 구조화된 JSON으로 읽습니다" })
      .first()
      .waitFor();
    expect(await page.locator("#reference").innerText()).not.toContain(" / Reads a file");
    await page.getByText("OpenAPI 문서 내려받기").first().waitFor();
    expect(await page.getByText("Download OpenAPI Document").count()).toBe(0);
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    // The library says which version it is.
    troubles = troubles.filter((said) => !said.startsWith("@scalar"));
  });
});

describe.skipIf(!browser)("the documentation", () => {
  test("is a page to browsers: navigation, search over all documents, tabs, copying", async () => {
    await page.goto(`${address}/docs/api.md`);
    expect(await page.locator("nav [aria-current]").count()).toBe(2);
    await page.fill("#find", "SERVICE_MAX_UPLOAD");
    await page.locator("#found a").first().waitFor();
    await isUsable(page);
    await page.locator("#found a").first().click();
    await page.waitForURL(/\/docs\/\w+\.md#/);
    await page.goto(`${address}/docs/api.md`);
    // As on plain http off this machine, where the browser offers no clipboard.
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await page.locator(".copy").first().click();
    await page.waitForSelector(".copy[data-done]");
    const tabs = page.locator(".examples").first().getByRole("tab");
    await tabs.nth(1).click();
    expect(await page.locator(".examples .example:visible").first().innerText()).toContain(
      "Wonmun",
    );
  });

  test("stays Markdown to programs; refusals and the server's state are pages to people alone", async () => {
    const plain = await fetch(`${address}/docs/api.md`);
    expect(plain.headers.get("content-type")).toContain("text/markdown");
    const answer = await page.goto(`${address}/nothing-here`);
    expect(answer!.status()).toBe(404);
    expect(await page.locator("h1").innerText()).toContain("없는 주소");
    await isUsable(page);
    expect((await (await fetch(`${address}/nothing-here`)).json()).reason).toBe("NOT_FOUND");
    await page.goto(`${address}/health`);
    expect(await page.locator("main").innerText()).toContain("의미 검색");
    await isUsable(page);
    // The missing page was an error on purpose.
    troubles.length = 0;
  });
});

describe.skipIf(!browser)("the desk", () => {
  const ask = async (question: string) => {
    await page.waitForSelector(".first-reading", { state: "detached" });
    await page.fill("#question", question);
    await page.keyboard.press("Enter");
    await page.waitForSelector(".result");
  };
  const isInView = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top >= 0 && top < innerHeight && bottom > 0;
    });

  test("puts the answer before the reader, opens the marked pages and checks an answer", async () => {
    await page.goto(`${address}/demo`);
    await page.waitForSelector("#documents li");
    expect(await page.locator("#documents").innerText()).toContain("빈 파일.hwp");
    await page.fill("#question", "숙박비 상한액은 얼마인가?");
    await page.keyboard.press("Enter");
    // Asked while the documents are read, it is asked again when they are.
    await page.locator("#answer", { hasText: SENTENCE }).waitFor();
    await page.waitForFunction(() => document.activeElement?.id === "result-title");
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("result-title");
    expect(await isInView("#answer")).toBe(true);
    await page.locator(".verify > summary").click();
    await page.fill("#own", "상한액은 8만원이다 [1]. 예산은 123,456원이다 [1].");
    await page.getByRole("button", { name: "대조" }).click();
    await page.waitForSelector(".sentence.wrong");
    expect(await page.locator(".sentence mark").innerText()).toBe("123,456원");
    await page.getByRole("button", { name: "쪽에서 보기" }).click();
    await page.frameLocator("#view").locator("path.strong").waitFor();
    await isUsable(page);
  });

  test("is asked from the first page", async () => {
    await page.goto(address);
    await page.fill("#ask input", "숙박비 상한액은 얼마인가?");
    await page.keyboard.press("Enter");
    await page.locator("#answer", { hasText: SENTENCE }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/demo");
  });

  test("opens a document at the cited place: page with its mark, structure, chunks, Markdown", async () => {
    await page.goto(`${address}/demo`);
    await ask("숙박비 상한액은 얼마인가?");
    await page.locator(".source .link").first().click();
    await page.waitForSelector(".sheet img");
    const [source, outline, width] = await page.evaluate(() => [
      document.querySelector<HTMLImageElement>(".sheet img")!.src,
      document.querySelector(".sheet path")!.getAttribute("d")!,
      Number(document.querySelector(".sheet svg")!.getAttribute("viewBox")!.split(" ")[2]),
    ]);
    const [x0, y0, x1, y1] = (outline as string).match(/[\d.]+/g)!.map(Number);
    expectCovers([x0!, y0!, x1!, y1!], await inkBox(bytesOf(source as string), width as number));
    await page.keyboard.press("Tab");
    await page.locator('dialog [role="tab"]').first().focus();
    await page.keyboard.press("End");
    expect(await page.locator("dialog pre").innerText()).toContain(SENTENCE);
    await page.keyboard.press("ArrowLeft");
    await page.locator("dialog .evidence .link").last().click();
    await page.waitForSelector(".sheet img");
    expect(await page.locator(".pager").innerText()).toContain("2쪽 / 2");
    await isUsable(page);
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog", { state: "detached" });
  });

  test("searches, says what it could not answer and where it looked, and restores both by a link", async () => {
    await page.goto(`${address}/demo`);
    await page.getByLabel("검색", { exact: true }).check();
    await ask("교통비");
    await page.waitForSelector(".result .source");
    expect(await page.locator("#answer").innerText()).toContain("교통비");
    const link = page.url();
    await page.goto("about:blank");
    await page.goto(link);
    await page.waitForSelector(".result .source");
    expect(await page.locator("#question").inputValue()).toBe("교통비");
    await page.getByLabel("답", { exact: true }).check();
    await ask("교통비를 정산하는 담당자의 전화번호는?");
    await page.waitForSelector(".answer");
    expect(await page.locator(".result").innerText()).toMatch(/답하지 못했습니다[\s\S]*가까운 곳/);
    await page.getByRole("button", { name: "English" }).click();
    await page.getByText("Nearest places").waitFor();
    expect(await page.locator(".suggestions").innerText()).toContain("교통비");
  });

  test("filters and sorts what is there, and says what to do in an empty tenant", async () => {
    await page.goto(`${address}/demo`);
    await page.waitForSelector("#documents li");
    await page.selectOption("#sort", "state");
    expect(await page.locator("#documents li").first().innerText()).toContain("빈 파일.hwp");
    await page.fill("#filter", "여비");
    expect(await page.locator("#documents li").count()).toBe(1);
    mkdirSync(join(directory, "corpus", "empty"), { recursive: true });
    await page.reload();
    await page.selectOption("#tenant", "empty");
    await page.click("#who button");
    await page.getByText("아직 문서가 없습니다").waitFor();
  });

  test("of a server with a key asks for it, says when it is wrong; then stores and deletes", async () => {
    const corpus = join(directory, "keyed");
    mkdirSync(join(corpus, "demo"), { recursive: true });
    const keyed = await openService({
      parsing,
      tenants: new Tenants({ corpus, parsing, state: null, generation: "test" }),
      keys: { apiKey: "the-key" },
      cache: () => cacheInfo({ generation: "test", writeFault: null }),
    });
    const own = await keyed.listen();
    await page.goto(`${own}/demo`);
    const enter = async (key: string) => {
      await page.fill("#key", key);
      await page.fill("#key-tenant", "demo");
      await page.click("#key-form button");
    };
    await enter("another");
    await page.waitForSelector("dialog .refused");
    expect(await page.locator("dialog .refused").innerText()).toContain("KEY_UNKNOWN");
    await enter("the-key");
    await page.getByText("파일을 여기에 놓아 올리면").waitFor();
    await page.setInputFiles("#upload", {
      name: "여비 기준.pdf",
      mimeType: "application/pdf",
      buffer: pdf,
    });
    await page.waitForSelector("#documents li");
    await ask("숙박비 상한액은 얼마인가?");
    expect(await page.locator("#answer").innerText()).toContain(SENTENCE);
    await isUsable(page);
    page.once("dialog", (sure) => void sure.accept());
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("no documents yet").waitFor();
    await keyed.close();
    // The wrong key was an error on purpose, and this server is another address.
    troubles.length = 0;
  });
});
