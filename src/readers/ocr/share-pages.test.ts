import { describe, expect, it } from "vitest";
import type { Grey } from "./grey-picture.js";
import type { Recognised } from "./ocr-engine.js";
import {
  type OcrHelper,
  type OcrHelperPool,
  type OcrTask,
  type RecognisedPicture,
  type SharingOptions,
  SkippedPage,
  sharePages,
} from "./share-pages.js";

/** Pages whose picture is as wide as their number, so that what was found can be told apart. */
const pages = (count: number, broken: number[] = []): OcrTask[] =>
  Array.from({ length: count }, (_, at) => ({
    page: at + 1,
    draw: async () => {
      if (broken.includes(at + 1)) throw new Error("broken");
      const grey = { width: at + 1, height: 1, pixels: new Uint8Array(at + 1) };
      return { grey, width: at + 1, height: 1, density: null };
    },
  }));
const recognised = ({ width, height }: Grey): Recognised => ({
  width,
  height,
  lines: [],
  rulings: [],
  turns: [],
});

/** Helpers that come whenever they are asked for; `work` is what one does with its page. */
class Neighbours implements OcrHelperPool {
  readonly taken: number[] = [];
  released = 0;
  private busy = false;

  constructor(private readonly work: (grey: Grey) => Promise<Recognised | null>) {}

  request(waiting: number, take: (helper: OcrHelper) => boolean): void {
    if (waiting === 0 || this.busy) return;
    this.busy = true;
    setImmediate(() => {
      const recognise = async (grey: Grey) => {
        this.taken.push(grey.width);
        const found = await this.work(grey);
        this.busy = false;
        return found;
      };
      take({ recognise, release: () => this.released++ });
    });
  }
}

function sharing(
  more: Partial<SharingOptions> = {},
): SharingOptions & { own: SharingOptions["own"]; order: number[] } {
  const order: number[] = [];
  return {
    own: async (grey) => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return recognised(grey);
    },
    begin: () => 1,
    done: ({ page }) => order.push(page),
    order,
    ...more,
  };
}
const widths = (results: (RecognisedPicture | SkippedPage)[]) =>
  results.map((one) => (one instanceof SkippedPage ? one.reason : one.recognised.width));

describe("sharing pages out", () => {
  it("does all of them alone where nobody helps, in their order", async () => {
    const alone = sharing();
    expect(widths(await sharePages(pages(4), alone))).toEqual([1, 2, 3, 4]);
    expect(alone.order).toEqual([1, 2, 3, 4]);
  });

  it("gives pages to whoever is free, and each result stands at its page", async () => {
    const help = new Neighbours(async (grey) => recognised(grey));
    const results = await sharePages(pages(8), sharing({ help }));
    expect(widths(results)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(help.taken.length).toBeGreaterThanOrEqual(2);
    expect(new Set(help.taken).size).toBe(help.taken.length);
  });

  it("takes back a page that a helper did not live through", async () => {
    const help = new Neighbours(() => Promise.reject(new Error("dead")));
    const shared = sharing({ help });
    expect(widths(await sharePages(pages(3), shared))).toEqual([1, 2, 3]);
    expect(help.taken).toHaveLength(1);
    expect(shared.order.at(-1)).toBe(help.taken[0]);
  });

  it("says which pages were too late and which could not be drawn, and lets the helper go", async () => {
    let begun = 0;
    const begin = () => (++begun > 3 ? undefined : 1);
    expect(widths(await sharePages(pages(5, [2]), sharing({ begin })))).toEqual([
      1,
      "broken",
      3,
      "late",
      "late",
    ]);
    const help = new Neighbours(async (grey) => recognised(grey));
    expect(widths(await sharePages(pages(2, [2]), sharing({ help })))).toEqual([1, "broken"]);
    expect(help).toMatchObject({ released: 1, taken: [] });
  });

  it("calls a page late that was given up half-way, whoever had it, and does not read it again", async () => {
    const given: number[] = [];
    const own: SharingOptions["own"] = async (grey, until) => {
      given.push(until);
      return grey.width === 2 ? null : recognised(grey);
    };
    expect(widths(await sharePages(pages(3), sharing({ own, begin: () => 77 })))).toEqual([
      1,
      "late",
      3,
    ]);
    expect(given).toEqual([77, 77, 77]);
    const help = new Neighbours(async () => null);
    const shared = sharing({ help });
    const results = widths(await sharePages(pages(3), shared));
    expect(help.taken.length).toBeGreaterThan(0);
    for (const page of help.taken) expect(results[page - 1]).toBe("late");
    expect(shared.order.toSorted()).toEqual([1, 2, 3]);
  });
});
