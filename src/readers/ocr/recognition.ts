/** OCR for readers: one engine per process, opened on first use and kept. */
import type { Box } from "../../model/format.js";
import type { Grey } from "./grey-picture.js";
import { OcrEngine, type Recognised } from "./ocr-engine.js";
import { findModels } from "./ocr-models.js";
import { OcrContext } from "./ocr-request.js";
import { pageContent, type RecognisedPage } from "./page-content.js";
import { type OcrTask, type RecognisedPicture, SkippedPage, sharePages } from "./share-pages.js";

/** A4's short side, for pictures that state no resolution. */
const A4_INCHES = 8.27;
const A4_LONG_INCHES = 11.69;

/** Why pictures are not read: turned off, or no engine here. */
type OcrMissing = "OCR_SKIPPED" | "OCR_UNAVAILABLE";

export type OcrResult = RecognisedPage | SkippedPage;

export type Ocr =
  | {
      ready: true;
      /** What each task gave, in their order. Past the deadline none is begun: what is read by then is worth more than nothing. */
      recogniseAll(tasks: readonly OcrTask[], kind?: OcrTaskKind): Promise<OcrResult[]>;
    }
  | { ready: false; missing: OcrMissing };

/** Pictures beside text have less time than pages, and are no pages that progress counts. */
type OcrTaskKind = "pages" | "figures";

export interface OcrChoice {
  ocr: boolean;
  ocrData?: string | undefined;
}

let opened: { folder: string | undefined; engine: Promise<OcrEngine> } | undefined;

export async function openOcr(choice: OcrChoice, context = new OcrContext()): Promise<Ocr> {
  if (!choice.ocr) return { ready: false, missing: "OCR_SKIPPED" };
  try {
    const engine = await sharedEngine(choice.ocrData);
    return {
      ready: true,
      recogniseAll: (tasks, kind = "pages") => recogniseAll(tasks, kind, engine, context),
    };
  } catch {
    return { ready: false, missing: "OCR_UNAVAILABLE" };
  }
}

/** One picture for a process that helps another; null where time ran out. Throws where there is no engine. */
export async function recognisePicture(
  choice: OcrChoice,
  grey: Grey,
  until: number,
): Promise<Recognised | null> {
  return (await sharedEngine(choice.ocrData)).recognise(grey, until);
}

/** Closes this process's engine; the next picture opens a new one. */
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

async function recogniseAll(
  tasks: readonly OcrTask[],
  kind: OcrTaskKind,
  engine: OcrEngine,
  context: OcrContext,
): Promise<OcrResult[]> {
  let done = 0;
  const results = await sharePages(tasks, {
    own: (grey, until) => engine.recognise(grey, until),
    help: context.help,
    begin: () => (kind === "pages" ? context.begin() : context.beginFigure()),
    done: ({ page }, found, began) => {
      done++;
      const lost = found instanceof SkippedPage;
      if (!lost) context.recordDuration(Date.now() - began);
      const outcome = lost ? found.reason : "read";
      if (outcome === "late") context.late = true;
      if (kind === "pages") context.report({ page, done, total: tasks.length, outcome });
    },
  });
  return results.map((result, at) =>
    result instanceof SkippedPage ? result : toRecognisedPage(result, tasks[at]!.page),
  );
}

function toRecognisedPage(
  { picture, recognised }: RecognisedPicture,
  page: number,
): RecognisedPage {
  const toOriginal = picture.width / picture.grey.width;
  const read = pageContent(recognised, page, dpiOf(picture) / toOriginal);
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

function dpiOf({ width, height, density }: RecognisedPicture["picture"]): number {
  const [short, long] = [Math.min(width, height), Math.max(width, height)];
  return density ?? Math.max(short / A4_INCHES, long / A4_LONG_INCHES);
}
