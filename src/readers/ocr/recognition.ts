/** The OCR that readers are given: one engine a process, opened when the first picture comes, kept for the next. */
import type { Box } from "../../model/format.js";
import { OcrEngine } from "./engine.js";
import { findModels } from "./models.js";
import { pageContent, type RecognisedPage } from "./page-content.js";
import type { WorkingCopy } from "./picture.js";

/** A4's short side, for pictures that state no resolution. */
const A4_INCHES = 8.27;
const A4_LONG_INCHES = 11.69;

/** Why pictures are not read: turned off, out of time, or no engine here. */
export type OcrMissing = "OCR_SKIPPED" | "OCR_UNAVAILABLE";

export type Ocr =
  | {
      ready: true;
      recognise(picture: WorkingCopy, page: number): Promise<RecognisedPage>;
      /** Whether another page would hardly be done in time; what is read by then is worth more than nothing. */
      late(): boolean;
    }
  | { ready: false; missing: OcrMissing };

/** The next page may take so many times the longest one before it. */
const SLOWER_PAGE = 1.5;
/** Milliseconds the first page is thought to need, the engine's own start included. */
const FIRST_PAGE = 5000;

export interface OcrChoice {
  ocr: boolean;
  ocrData?: string | undefined;
}

let opened: { folder: string | undefined; engine: Promise<OcrEngine> } | undefined;

export async function openOcr(
  choice: OcrChoice,
  deadline = Number.POSITIVE_INFINITY,
): Promise<Ocr> {
  if (!choice.ocr) return { ready: false, missing: "OCR_SKIPPED" };
  let longest = FIRST_PAGE / SLOWER_PAGE;
  try {
    const engine = await sharedEngine(choice.ocrData);
    return {
      ready: true,
      recognise: async (picture, page) => {
        const started = Date.now();
        const found = await recognise(engine, picture, page);
        longest = Math.max(longest, Date.now() - started);
        return found;
      },
      late: () => Date.now() + longest * SLOWER_PAGE > deadline,
    };
  } catch {
    return { ready: false, missing: "OCR_UNAVAILABLE" };
  }
}

/** Ends the process's engine; the next picture opens it anew. */
export async function closeOcr(): Promise<void> {
  const engine = await opened?.engine.catch(() => undefined);
  opened = undefined;
  await engine?.close();
}

async function sharedEngine(folder: string | undefined): Promise<OcrEngine> {
  if (opened && opened.folder !== folder) await closeOcr();
  opened ??= { folder, engine: OcrEngine.open(findModels(folder)) };
  return opened.engine;
}

async function recognise(
  engine: OcrEngine,
  picture: WorkingCopy,
  page: number,
): Promise<RecognisedPage> {
  const found = await engine.recognise(picture.grey);
  const toOriginal = picture.width / picture.grey.width;
  const read = pageContent(found, page, dpiOf(picture) / toOriginal);
  const back = (box: Box): Box => {
    const [x0, y0, x1, y1] = read.back(box).map((value) => value * toOriginal) as Box;
    return [
      Math.max(0, x0),
      Math.max(0, y0),
      Math.min(picture.width, x1),
      Math.min(picture.height, y1),
    ];
  };
  return { ...read, back };
}

function dpiOf({ width, height, density }: WorkingCopy): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return density ?? Math.max(short / A4_INCHES, long / A4_LONG_INCHES);
}
