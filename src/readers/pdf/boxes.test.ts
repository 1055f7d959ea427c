/** Every box lies on its page, and what stands under it is the text that claims it. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makePdf, SamplePage } from "../../../samples/make/pdf.js";
import type { Block } from "../../model/document.js";
import type { Box } from "../../model/format.js";
import type { PageContent } from "../layout/page-content.js";
import type { Reading } from "../reader.js";
import { loadPdfium } from "./pdfium.js";
import { readPdf } from "./reader.js";

const CORPUS = new URL("../../../../shared/corpus/pdf", import.meta.url).pathname;
/** Larger files belong to the bench; the tests stay quick. */
const MAX_BYTES = 110_000;

const squeeze = (text: string) => text.normalize("NFC").replace(/\s+/gu, "");

/** The characters whose middle lies under the box, as often as they stand there. */
function under(page: PageContent, [x0, y0, x1, y1]: Box): Map<string, number> {
  const counts = new Map<string, number>();
  for (const glyph of page.glyphs) {
    const x = (glyph.box[0] + glyph.box[2]) / 2;
    const y = (glyph.box[1] + glyph.box[3]) / 2;
    if (x < x0 - 0.1 || x > x1 + 0.1 || y < y0 - 0.1 || y > y1 + 0.1) continue;
    for (const character of squeeze(glyph.text))
      counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  return counts;
}

function missing(text: string, counts: Map<string, number>): string {
  const left = new Map(counts);
  let lost = "";
  for (const character of squeeze(text)) {
    const count = left.get(character) ?? 0;
    if (count === 0) lost += character;
    left.set(character, count - 1);
  }
  return lost;
}

/** Places whose text does not stand under their box. */
async function misplaced(bytes: Buffer): Promise<string[]> {
  const outcome = await readPdf({ bytes } as Parameters<typeof readPdf>[0]).catch(() => null);
  if (!outcome?.readable) return [];
  const file = (await loadPdfium()).open(bytes);
  const pages = new Map<number, PageContent>();
  for (let number = 1; number <= file.pages; number++) pages.set(number, file.page(number));
  file.close();
  const wrong: string[] = [];
  const check = (where: string, text: string, number: number, box: Box | null) => {
    const page = pages.get(number)!;
    if (!box) return;
    const inside =
      box[0] >= 0 && box[1] >= 0 && box[2] <= page.width + 0.01 && box[3] <= page.height + 0.01;
    const lost = missing(text, under(page, box));
    if (!inside || box[0] > box[2] || box[1] > box[3] || lost !== "")
      wrong.push(`${where}: ${lost.length} lost`);
  };
  for (const { where, text, page, bbox } of places(outcome)) check(where, text, page, bbox);
  return wrong;
}

function* lines(where: string, { text, lines = [] }: Pick<Block, "text" | "lines">) {
  const points = [...text];
  for (const { start, end, page, bbox } of lines)
    yield { where: `${where} ${start}`, text: points.slice(start, end).join(""), page, bbox };
}

function* places({ blocks, tables }: Reading) {
  for (const block of blocks) {
    yield* lines(block.id, block);
    yield { where: block.id, text: "", page: block.page, bbox: block.bbox };
  }
  for (const table of tables) {
    for (const cell of table.cells) {
      const where = `${table.id} ${cell.row},${cell.col}`;
      yield* lines(where, cell);
      // What goes on over a page end is placed line by line.
      const text = cell.lines ? "" : cell.text;
      yield { where, text, page: cell.page, bbox: cell.bbox };
    }
  }
}

describe("boxes", () => {
  it("hold their text on plain, turned, cropped and sideways pages", async () => {
    const draw = (page: SamplePage) =>
      page
        .lines(100, 150, ["상자 안의 글은 상자 안에 있어야 하고", "두 줄이면 두 줄 모두 그러하다."])
        .table(
          [100, 200, 300],
          [300, 330, 360],
          [
            ["가", "나"],
            ["다", "라"],
          ],
        )
        .text(80, 500, "세워 쓴 글", { angle: 90 });
    const pages = [
      draw(new SamplePage()),
      draw(new SamplePage({ rotate: 90 })),
      draw(new SamplePage({ rotate: 180 })),
      draw(new SamplePage({ rotate: 270 })),
      draw(new SamplePage({ crop: [50, 60, 560, 800] })),
    ];
    expect(await misplaced(makePdf(pages))).toEqual([]);
  });

  it("hold their text where a page end cuts a row", async () => {
    const row = (texts: string[], y: number) =>
      new SamplePage().table([70, 290, 510], [y, y + 58], [["제7조", texts]]);
    const pages = [
      row(
        [
          "제7조(보고) 위원회는 그 심의의 결과를 장",
          "관에게 보고하여야 하며 보고를 받은 장관은",
          "그 결과를 지체 없이 공고하여야 하고 공고의",
        ],
        720,
      ),
      new SamplePage().table([70, 290, 510], [60, 100], [["", "방법은 따로 정한다."]]),
    ];
    const bytes = makePdf(pages);
    const outcome = await readPdf({ bytes } as Parameters<typeof readPdf>[0]);
    expect(outcome.readable && outcome.tables).toHaveLength(1);
    expect(await misplaced(bytes)).toEqual([]);
  });

  it.skipIf(!existsSync(CORPUS))(
    "hold their text on real pages",
    { timeout: 120_000 },
    async () => {
      const files = readdirSync(CORPUS).filter(
        (name) => statSync(join(CORPUS, name)).size < MAX_BYTES,
      );
      const wrong: Record<string, string[]> = {};
      for (const [index, name] of files.entries()) {
        const found = await misplaced(readFileSync(join(CORPUS, name)));
        if (found.length > 0) wrong[index] = found;
      }
      expect(wrong).toEqual({});
    },
  );
});
