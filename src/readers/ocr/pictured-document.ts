/**
 * A document without a letter of its own, whose pages are pictures: they are read as the pages of a scan are, with titles, paragraphs
 * and tables. Other documents keep their text, and what their pictures say stands in the figures (`figure-text.ts`).
 */
import type { Block } from "../../model/document.js";
import type { Draft } from "../document-draft.js";
import { assembleBlocks } from "../layout/assemble-blocks.js";
import { layOutPage, type PageLayout } from "../layout/page-flow.js";
import { type Unreadable, UnreadableFile, unreadable } from "../reader.js";
import { bmpToPng, decodePage } from "./decode-picture.js";
import { type LoadPicture, type PictureInput, recogniseFigures } from "./figure-text.js";
import { noPageRead, warnOfLowConfidence, warnOfSkippedPages } from "./ocr-warnings.js";
import type { OcrResult } from "./recognition.js";
import { SkippedPage } from "./share-pages.js";

/** As many as a scan may have sheets. */
const MAX_PICTURES = 500;

/** `load` gives a picture's bytes by the name that its figure was added with; `isFrame` names text that no author wrote (a sheet's name). */
export async function recognisePictures(
  draft: Draft,
  input: PictureInput,
  load: LoadPicture,
  isFrame: (block: Block) => boolean = () => false,
): Promise<void> {
  const hasText = draft.blocks.some((block) => block.text.trim() !== "" && !isFrame(block));
  if (hasText) await recogniseFigures(draft, input, load);
  else draft.unread = await readAsPages(draft, input, load);
}

/** Replaces the figures by what they show; the reason where they show nothing, and the draft stays as it was. */
async function readAsPages(
  draft: Draft,
  input: PictureInput,
  load: LoadPicture,
): Promise<Unreadable | null> {
  const different = onceEach(draft.pictures);
  const shown = different.slice(0, MAX_PICTURES);
  const pageOf = new Map(draft.blocks.map(({ id, page }) => [id, page]));
  const ocr = await input.ocr?.();
  if (!ocr?.ready) return unreadable("OCR_UNAVAILABLE");
  const results = await ocr.recogniseAll(
    shown.map(([, name], at) => ({ page: at + 1, draw: () => decoded(name, load) })),
  );
  const numbers = new Map<string, number>(shown.map(([figure], at) => [figure, at + 1]));
  const pages = new Map([...numbers].map(([figure, number]) => [number, pageOf.get(figure)!]));
  const layouts = layoutsOf(results);
  if (layouts.length === 0) return whyNone(results);
  if (!layouts.some(({ characters }) => characters > 0)) return unreadable("NO_TEXT");
  const lost = results.flatMap((one, at) =>
    one instanceof SkippedPage ? [{ page: pages.get(at + 1)!, lost: one }] : [],
  );
  replaceFigures(draft, layouts, numbers, pages);
  for (const [at, one] of results.entries()) {
    if (one instanceof SkippedPage) continue;
    const content = { ...one.content, number: pages.get(at + 1)! };
    warnOfLowConfidence(draft, { ...one, content });
  }
  warnOfSkippedPages(draft, lost);
  if (different.length > shown.length)
    draft.warn("LIMIT_REACHED", { detail: `그림 ${MAX_PICTURES}개까지 읽음` });
  return null;
}

/** The first figure of each picture: a ground that every page repeats says the same each time. */
function onceEach(pictures: ReadonlyMap<string, string>): [figure: string, name: string][] {
  const seen = new Set<string>();
  return [...pictures].filter(([, name]) => !seen.has(name) && seen.add(name));
}

async function decoded(name: string, load: LoadPicture) {
  const bytes = await load(name);
  if (!bytes) throw new UnreadableFile("CORRUPT", "the picture is missing");
  return decodePage(bytes.toString("latin1", 0, 2) === "BM" ? await bmpToPng(bytes) : bytes, 0);
}

function layoutsOf(results: readonly OcrResult[]): PageLayout[] {
  return results.flatMap((one) => (one instanceof SkippedPage ? [] : [layOutPage(one.content)]));
}

/** Out of time, or pictures that nothing here can decode: drawings (WMF, EMF), or broken ones. */
function whyNone(results: readonly OcrResult[]): Unreadable {
  const lost = results.filter((one): one is SkippedPage => one instanceof SkippedPage);
  return lost.some(({ reason }) => reason === "late") ? noPageRead([]) : unreadable("NO_TEXT");
}

/** Neighbouring figures are laid out together, so that a table goes on from one to the next. */
function replaceFigures(
  draft: Draft,
  layouts: readonly PageLayout[],
  numbers: ReadonlyMap<string, number>,
  pages: ReadonlyMap<number, number>,
): void {
  const byNumber = new Map(layouts.map((layout) => [layout.number, layout]));
  let run: PageLayout[] = [];
  const flush = () => {
    const [blocks, tables] = [draft.blocks.length, draft.tables.length];
    if (run.length > 0) assembleBlocks(draft, run, []);
    run = [];
    putOnPages(draft, { blocks, tables }, pages);
  };
  for (const block of draft.restart()) {
    const layout = byNumber.get(numbers.get(block.id) ?? 0);
    if (layout) run.push(layout);
    if (block.text.trim() === "") continue;
    flush();
    const { type, text, page, level } = block;
    draft.add({ type, text, page, level });
  }
  flush();
}

/** The picture's own boxes say nothing of where it stands on its page, so there are none. */
function putOnPages(
  draft: Draft,
  from: { blocks: number; tables: number },
  pages: ReadonlyMap<number, number>,
): void {
  const put = (one: { page: number; bbox: unknown }) => {
    one.page = pages.get(one.page) ?? one.page;
    one.bbox = null;
  };
  for (const block of draft.blocks.slice(from.blocks)) {
    put(block);
    block.lines?.forEach(put);
  }
  for (const table of draft.tables.slice(from.tables)) {
    put(table);
    for (const cell of table.cells) {
      put(cell);
      cell.lines?.forEach(put);
    }
  }
}
