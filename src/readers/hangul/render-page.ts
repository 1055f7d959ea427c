/** Draws a page of an HWP or HWPX file with the layout engine: as SVG to look at, or as pixels. */
import type { Box } from "../../model/format.js";
import { KOREAN_FONT_FAMILY } from "../korean-font.js";
import type { DrawnText, PagePicture, RenderPage } from "../page-picture.js";
import { cleanSvg } from "./clean-svg.js";
import { shiftsOfPage } from "./drawing-shifts.js";
import { POINTS_PER_PIXEL } from "./engine-layout.js";
import { fitsEngineBudget, type TreeNode, useEngine } from "./layout-engine.js";
import type { HangulDocument, Paragraph } from "./tree.js";
import { eachParagraph } from "./walk-paragraphs.js";

interface EngineRun {
  text: string;
  x: number;
  y: number;
  h: number;
  /** Left edge of each character and the right edge of the last, from `x`. */
  charX: number[];
}

interface EnginePageInfo {
  width: number;
  height: number;
  sectionIndex?: number;
}

/**
 * Only the page asked for is drawn; the engine lays the document out as far as it must. What reading keeps from the engine, because it would not
 * end, has no pictures either.
 */
export async function renderHangulPage(
  document: HangulDocument,
  bytes: Buffer,
  { page, width, as }: Parameters<RenderPage>[1],
): Promise<PagePicture | null> {
  const paragraphs: Paragraph[] = [];
  eachParagraph(document, (paragraph) => paragraphs.push(paragraph));
  if (document.repeated || !fitsEngineBudget(paragraphs)) return null;
  const drawn = await useEngine(bytes, (document) => {
    if (page > document.pageCount()) return null;
    const info = JSON.parse(document.getPageInfo(page - 1)) as EnginePageInfo;
    const { runs } = JSON.parse(document.getPageTextLayout(page - 1)) as { runs: EngineRun[] };
    const tree = JSON.parse(document.getPageRenderTree(page - 1)) as TreeNode;
    return { info, runs, tree, svg: document.renderPageSvg(page - 1) };
  });
  // A damaged file may have pages without a width.
  if (!drawn || !(drawn.info.width > 0 && drawn.info.height > 0)) return null;
  const shifts = shiftsOfPage(document, {
    section: drawn.info.sectionIndex ?? 0,
    tree: drawn.tree,
  });
  const down = (box: Box) => shifts.down(scaled(box, POINTS_PER_PIXEL)) / POINTS_PER_PIXEL;
  const size = {
    width: drawn.info.width * POINTS_PER_PIXEL,
    height: drawn.info.height * POINTS_PER_PIXEL,
    texts: drawn.runs.map((run) => drawnText(run, down)),
  };
  if (as === "png") {
    const { rasteriseSvg } = await import("./rasterise-svg.js");
    const png = await rasteriseSvg(
      cleanSvg(drawn.svg, { fontFamily: KOREAN_FONT_FAMILY, down }),
      width,
    );
    return picture(size, "image/png", png);
  }
  return picture(size, "image/svg+xml", Buffer.from(cleanSvg(drawn.svg, { down }), "utf8"));
}

type Size = Pick<PagePicture, "width" | "height" | "texts">;

function picture(size: Size, media_type: PagePicture["media_type"], data: Buffer): PagePicture {
  return { ...size, media_type, data_base64: data.toString("base64") };
}

function drawnText({ text, x, y, h, charX }: EngineRun, down: (box: Box) => number): DrawnText {
  const edges = charX.map((offset) => round((x + offset) * POINTS_PER_PIXEL));
  const top = y + down([x, y, x + (charX.at(-1) ?? 0), y + h]);
  const rows: [number, number] = [
    round(top * POINTS_PER_PIXEL),
    round((top + h) * POINTS_PER_PIXEL),
  ];
  return { text, edges, rows };
}

function scaled([x0, y0, x1, y1]: Box, by: number): Box {
  return [x0 * by, y0 * by, x1 * by, y1 * by];
}

const round = (value: Box[number]) => Math.round(value * 10) / 10;
