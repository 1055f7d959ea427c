/**
 * Words in pictures on PDF pages that have text of their own: recognised from the drawn page and given to the picture's figure, with the
 * places of the lines on the page. Pages that are pictures as a whole are read by `scanned-pages.ts`.
 */
import { createHash } from "node:crypto";
import type { Block } from "../../model/document.js";
import type { Box } from "../../model/format.js";
import type { Draft } from "../document-draft.js";
import { buildLines } from "../layout/text-lines.js";
import { looksWritten, MAX_PICTURES, type PictureInput } from "../ocr/figure-text.js";
import { addLetterheadNames, addRecognisedText } from "../ocr/figure-words.js";
import { letterheadsOf } from "../ocr/letterheads.js";
import type { Ocr } from "../ocr/recognition.js";
import { SkippedPage } from "../ocr/share-pages.js";
import { type DrawnPage, PagePainter } from "./page-painter.js";
import type { PdfFile } from "./pdf-engine.js";
import { OCR_DPI } from "./scanned-pages.js";

/** Smaller ones are emblems, seals and photographs beside a name: of an A4 page, a picture of 4 by 5 cm. */
const MIN_PAGE_SHARE = 0.035;
/** Points: two lines of print, and a word or two in each. */
const MIN_HEIGHT = 28;
const MIN_WIDTH = 90;
/** Pictures that are looked at to see whether they show writing; each may cost a page drawn at `LOOK_DPI`. */
const MAX_LOOKED_AT = 64;
/** A recognised line of which so much is under the page's own letters is theirs. */
const READ_ALREADY = 0.5;
/**
 * Pictures are put into files at about this resolution. Drawn at twice that, names in logos are read wrongly: of 72 that were drawn in
 * letters of 20 pixels 2, 21 at twice the size.
 */
const NAME_DPI = 150;
/** Enough to tell writing on paper from a photograph. */
const LOOK_DPI = 100;

interface Candidate {
  figure: Block;
  box: Box;
  page: DrawnPage;
  /** In a letterhead, where a name is all that a picture says. */
  small: boolean;
}

/** `pages` are those whose own letters were read. */
export async function recognisePageFigures(
  file: PdfFile,
  draft: Draft,
  input: PictureInput,
  pages: ReadonlyMap<number, DrawnPage>,
): Promise<void> {
  const figures = candidatesOf(draft, pages);
  if (figures.length === 0 || !input.ocr) return;
  if (!input.options.ocr) {
    const large = figures.find(({ small }) => !small);
    if (!large) return;
    const { page, id } = large.figure;
    draft.warn("OCR_SKIPPED", { page, block: id, detail: "그림 안의 글자" });
    return;
  }
  const { written, unseen } = await writtenOnes(file, figures, input);
  let skipped = unseen;
  if (written.length > 0) {
    const ocr = await input.ocr();
    if (!ocr.ready) return draft.warn(ocr.missing, { detail: "그림 안의 글자" });
    skipped += await recogniseWritten(file, draft, ocr, written);
  }
  if (skipped > 0) draft.warn("OCR_SKIPPED", { detail: `그림 ${skipped}개` });
}

/** How many were not recognised. */
async function recogniseWritten(
  file: PdfFile,
  draft: Draft,
  ocr: Ocr & { ready: true },
  written: readonly Candidate[],
): Promise<number> {
  const looked = written.slice(0, MAX_PICTURES);
  const painter = new PagePainter(file, OCR_DPI);
  const namePainter = new PagePainter(file, NAME_DPI);
  const results = await ocr.recogniseAll(
    looked.map(({ page, box, small }) => ({
      page: page.number,
      draw: () => (small ? namePainter : painter).part(page, box),
    })),
    "figures",
  );
  /** A head that pages repeat is drawn a little differently where it stands a little elsewhere, and says the same. */
  const said = new Set<string>();
  let skipped = written.length - looked.length;
  for (const [at, found] of results.entries()) {
    const { figure, box, small } = looked[at]!;
    if (found instanceof SkippedPage) {
      skipped++;
      continue;
    }
    const place = (line: Box) => onPage(found.back(line), box);
    const own = ownLines(draft.blocks, figure.page);
    const lines = buildLines(found.content.glyphs, figure.page).filter(
      (line) => coveredShare(place(line.box), own) < READ_ALREADY,
    );
    const text = lines.map((line) => line.text).join("\n");
    if (said.has(text)) continue;
    said.add(text);
    if (small) addLetterheadNames(figure, lines, place);
    else addRecognisedText(draft, figure, found, lines, place);
  }
  return skipped;
}

/** Large pictures, and those of a letterhead. */
function candidatesOf(draft: Draft, pages: ReadonlyMap<number, DrawnPage>): Candidate[] {
  const letterheads = letterheadsOf(draft);
  return draft.blocks.flatMap((figure) => {
    const page = pages.get(figure.page);
    if (figure.type !== "figure" || !figure.bbox || !page) return [];
    const [width, height] = [figure.bbox[2] - figure.bbox[0], figure.bbox[3] - figure.bbox[1]];
    const isLarge =
      width >= MIN_WIDTH &&
      height >= MIN_HEIGHT &&
      width * height >= MIN_PAGE_SHARE * page.width * page.height;
    if (!isLarge && !letterheads.has(figure)) return [];
    return [{ figure, box: figure.bbox, page, small: !isLarge }];
  });
}

/** Where the page's own letters stand: printed over a picture they are recognised too, and are there already. */
function ownLines(blocks: readonly Block[], page: number): Box[] {
  return blocks
    .filter(({ type, text }) => type !== "figure" && text !== "")
    .flatMap((block): Pick<Block, "page" | "bbox">[] => block.lines ?? [block])
    .flatMap((line) => (line.page === page && line.bbox ? [line.bbox] : []));
}

/** How much of a recognised line the page's own lines stand over: a short label on a long line is not that line. */
function coveredShare(line: Box, own: readonly Box[]): number {
  const area = (line[2] - line[0]) * (line[3] - line[1]);
  const covered = own.reduce((sum, each) => {
    const width = Math.min(line[2], each[2]) - Math.max(line[0], each[0]);
    const height = Math.min(line[3], each[3]) - Math.max(line[1], each[1]);
    return width > 0 && height > 0 ? sum + width * height : sum;
  }, 0);
  return area > 0 ? covered / area : 0;
}

/**
 * A picture that many pages repeat says the same each time: its first figure gets the words. `unseen` counts those that were not looked
 * at, or cannot be drawn.
 */
async function writtenOnes(
  file: PdfFile,
  figures: readonly Candidate[],
  { mayLook }: PictureInput,
): Promise<{ written: Candidate[]; unseen: number }> {
  const seen = new Set<string>();
  const written: Candidate[] = [];
  const painter = new PagePainter(file, LOOK_DPI);
  let unseen = 0;
  for (const [at, one] of figures.entries()) {
    if (at >= MAX_LOOKED_AT || mayLook?.() === false) {
      unseen += figures.length - at;
      break;
    }
    try {
      const { grey } = await painter.part(one.page, one.box);
      const hash = createHash("sha256").update(grey.pixels).digest("hex");
      if (!seen.has(hash) && looksWritten(grey)) written.push(one);
      seen.add(hash);
    } catch {
      unseen++;
    }
  }
  return { written, unseen };
}

function onPage(line: Box, [left, top]: Box): Box {
  const moved = [line[0] + left, line[1] + top, line[2] + left, line[3] + top];
  return moved.map((value) => Math.round(value * 100) / 100) as Box;
}
