/** The upright page: its size, and the mapping from PDFium coordinates. */
import type { Box } from "../../model/format.js";
import type { Pdfium } from "./pdfium-module.js";

/** Turns the engine's page coordinates (origin bottom left, unrotated) into the upright page's. */
export interface UprightPage {
  width: number;
  height: number;
  turn: 0 | 1 | 2 | 3;
  /** The engine's coordinates of the top left corner, for a page that is not turned. */
  left: number;
  top: number;
  point(x: number, y: number): [number, number];
  /** One half of `point`, where many are asked for. */
  x(x: number, y: number): number;
  y(x: number, y: number): number;
}

/** A page may not be larger than this many points; beyond it coordinates mean nothing (ISO 32000-1, annex C: 14,400). */
const MAX_PAGE_POINTS = 144_000;

export function uprightOf(pdfium: Pdfium, page: number): UprightPage {
  const { malloc, free } = pdfium.pdfium.wasmExports;
  const rectangle = malloc(16);
  pdfium.FPDF_GetPageBoundingBox(page, rectangle);
  // FS_RECTF: left, top, right, bottom.
  const [left, top, right, bottom] = pdfium.pdfium.HEAPF32.slice(
    rectangle >> 2,
    (rectangle >> 2) + 4,
  ) as unknown as Box;
  free(rectangle);
  const turn = (pdfium.FPDFPage_GetRotation(page) & 3) as 0 | 1 | 2 | 3;
  const across = clampSize(right - left);
  const down = clampSize(top - bottom);
  const [width, height] = turn % 2 === 0 ? [across, down] : [down, across];
  const uprightX = (x: number, y: number): number =>
    turn === 0 ? x - left : turn === 1 ? y - bottom : turn === 2 ? right - x : top - y;
  const uprightY = (x: number, y: number): number =>
    turn === 0 ? top - y : turn === 1 ? x - left : turn === 2 ? y - bottom : right - x;
  return {
    width,
    height,
    turn,
    left,
    top,
    point: (x, y) => [uprightX(x, y), uprightY(x, y)],
    x: uprightX,
    y: uprightY,
  };
}

const clampSize = (points: number): number =>
  Number.isFinite(points) ? Math.min(Math.max(points, 1), MAX_PAGE_POINTS) : 1;
