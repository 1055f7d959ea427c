/** Pages of a PDF one by one: the first is there before the next is looked at. */
import { describe, expect, it } from "vitest";
import { makePdf, SamplePage } from "../../../samples/make/pdf.js";
import { lockPdf } from "../../../samples/make/pdf-lock.js";
import { readPdfPages } from "../../index.js";
import { BrokenPage, type PdfFile } from "./pdf-engine.js";
import { loadPdfium } from "./pdfium.js";
import { pagesOf } from "./read-pages.js";

const TEXTS = ["첫째 쪽의 글이다.", "둘째 쪽의 글이다.", "셋째 쪽의 글이다."];
const threePages = () =>
  makePdf(TEXTS.map((text) => new SamplePage().lines(70, 100, [text], { size: 10 })));

/** The open file, with a note of each page that the engine is asked for. */
async function watched(bytes: Buffer, events: string[]): Promise<PdfFile> {
  const file = (await loadPdfium()).open(bytes);
  return {
    pages: file.pages,
    properties: file.properties,
    bookmarks: () => file.bookmarks(),
    attachments: () => file.attachments(),
    xfaForm: () => file.xfaForm(),
    page: (number) => {
      events.push(`read ${number}`);
      return file.page(number);
    },
    render: (number, width) => file.render(number, width),
    withoutPassword: () => file.withoutPassword(),
    close: () => file.close(),
  };
}

describe("pages as they come", () => {
  it("hands over each page before the next is read", async () => {
    const events: string[] = [];
    const file = await watched(threePages(), events);
    for await (const page of pagesOf(file)) events.push(`got ${page.page}`);
    file.close();
    expect(events).toEqual(["read 1", "got 1", "read 2", "got 2", "read 3", "got 3"]);
  });

  it("reads no page that nobody asks for", async () => {
    const events: string[] = [];
    const file = await watched(threePages(), events);
    for await (const page of pagesOf(file)) if (page.page === 1) break;
    file.close();
    expect(events).toEqual(["read 1"]);
  });

  it("gives each page's own text with its number and place", async () => {
    const pages = [];
    for await (const page of readPdfPages(threePages())) pages.push(page);
    expect(pages).toHaveLength(3);
    for (const [index, page] of pages.entries()) {
      if (!page.readable) throw new Error(page.reason);
      expect(page).toMatchObject({ page: index + 1, pages: 3, tables: [], warnings: [] });
      expect(page.blocks.map(({ id, text, page: number }) => [id, text, number])).toEqual([
        ["b1", TEXTS[index], index + 1],
      ]);
      expect(page.blocks[0]!.bbox![0]).toBeCloseTo(70, 0);
    }
  });

  it("goes on after a page that is broken", async () => {
    const file = await watched(threePages(), []);
    const broken: PdfFile = {
      ...file,
      page: (number) => {
        if (number === 2) throw new BrokenPage(2);
        return file.page(number);
      },
    };
    const found = [];
    for await (const page of pagesOf(broken))
      found.push([page.page, page.readable, page.readable ? null : page.reason]);
    file.close();
    expect(found).toEqual([
      [1, true, null],
      [2, false, "CORRUPT"],
      [3, true, null],
    ]);
  });

  it("says where it stops in a file of too many pages", async () => {
    const file = await watched(threePages(), []);
    const empty = file.page(1);
    const endless: PdfFile = {
      ...file,
      pages: 10_001,
      page: (number) => ({ ...empty, number, glyphs: [], rulings: [] }),
    };
    let last: unknown;
    for await (const page of pagesOf(endless)) last = page;
    file.close();
    expect(last).toMatchObject({ readable: false, page: 10_001, reason: "TOO_LARGE" });
  });

  it("says of a page that is a picture that it was not recognised", async () => {
    const page = new SamplePage().lines(70, 100, [TEXTS[0]!], { size: 10 });
    const file = await watched(makePdf([page]), []);
    const pictured: PdfFile = {
      ...file,
      page: (number) => ({ ...file.page(number), glyphs: [], pictured: true }),
    };
    const found = [];
    for await (const one of pagesOf(pictured)) found.push(one);
    file.close();
    expect(found).toMatchObject([
      { readable: true, page: 1, blocks: [], warnings: [{ code: "OCR_UNAVAILABLE", page: 1 }] },
    ]);
  });

  it("says why a file cannot be opened, as its only result", async () => {
    const results = async (bytes: Buffer) => {
      const found = [];
      for await (const page of readPdfPages(bytes)) found.push(page);
      return found;
    };
    expect(
      await results(await lockPdf(threePages(), { user: "secret", owner: "owner" })),
    ).toMatchObject([{ readable: false, page: null, reason: "PASSWORD_PROTECTED" }]);
    expect(await results(Buffer.from("no PDF at all"))).toMatchObject([
      { readable: false, page: null, reason: "CORRUPT" },
    ]);
  });
});
