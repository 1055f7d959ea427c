/** OCR of pictures embedded in documents: which are read; what stands in the figures is told in `figure-words.ts`. */
import type { Block } from "../../model/document.js";
import type { Draft } from "../document-draft.js";
import { buildLines } from "../layout/text-lines.js";
import type { ReaderInput } from "../reader.js";
import { bmpToPng, decodePage, describePicture } from "./decode-picture.js";
import { addLetterheadNames, addRecognisedText } from "./figure-words.js";
import type { WorkingCopy } from "./grey-picture.js";
import { type Grey, percentile } from "./grey-picture.js";
import { letterheadsOf } from "./letterheads.js";
import { isLargeMetafile } from "./metafile.js";
import { isUnknownPicture, type Size, sizeInHead } from "./picture-size.js";
import { SkippedPage } from "./share-pages.js";

/** A document's first pictures; an album of photographs is not read to its end. */
export const MAX_PICTURES = 16;
/** Smaller ones are emblems, seals and ornaments, ... */
const SMALLEST: Size = { width: 240, height: 80 };
/** ... but for a name in a letterhead: four syllables of 15 pixels. */
const SMALLEST_NAME: Size = { width: 60, height: 16 };
/** Text stands on paper: at least so much of the picture is as light as its light parts, and so much is ink. */
const MIN_PAPER = 0.45;
const PAPER_SPREAD = 28;
const MIN_INK = 0.004;
const INK_DEPTH = 80;
/** Enough for the size of nearly any picture; one that says it later is loaded whole. */
const HEAD_BYTES = 16 * 1024;
/** Enough where the size stands in the first lines of the header, as it does in most. */
const FIRST_BYTES = 1024;

/** With `atMost`, its first bytes are enough; a reader for which the whole is as cheap may give that. */
export type LoadPicture = (
  name: string,
  atMost?: number,
) => Promise<Buffer | undefined> | Buffer | undefined;

/** What recognition needs of a reader's input. */
export type PictureInput = Pick<ReaderInput, "options" | "ocr" | "mayLook">;

/** `load` gives a picture's bytes by the name that its figure was added with. */
export async function recogniseFigures(
  draft: Draft,
  input: PictureInput,
  load: LoadPicture,
): Promise<void> {
  const figures = draft.blocks.filter((block) => draft.pictures.has(block.id));
  if (figures.length === 0 || !input.ocr) return;
  const letterheads = letterheadsOf(draft);
  const seen = new Set<string>();
  const written: { figure: Block; name: string; small: boolean }[] = [];
  const drawings: Block[] = [];
  let skipped = 0;
  for (const figure of figures) {
    const name = draft.pictures.get(figure.id)!;
    if (seen.has(name)) continue;
    seen.add(name);
    if (!input.options.ocr) {
      // Nobody will read it, so it is not decoded to see whether it shows writing: its size is enough to say so.
      if (!(await isLarge(name, load))) continue;
      draft.warn("OCR_SKIPPED", { detail: "그림 안의 글자" });
      return;
    }
    if (input.mayLook?.() === false) {
      skipped++;
      continue;
    }
    const kind = await kindOf(name, load, letterheads.has(figure));
    if (kind === "drawing") drawings.push(figure);
    else if (kind) written.push({ figure, name, small: kind === "name" });
  }
  if (drawings.length > 0) {
    const { page, id } = drawings[0]!;
    const detail = `WMF·EMF 그림 ${drawings.length}개: PNG로 바꾸어 넣으면 읽습니다 / vector drawings; insert them as PNG`;
    draft.warn("OCR_SKIPPED", { page, block: id, detail });
  }
  if (written.length > 0) {
    const ocr = await input.ocr();
    if (!ocr.ready) return draft.warn(ocr.missing, { detail: "그림 안의 글자" });
    const looked = written.slice(0, MAX_PICTURES);
    const results = await ocr.recogniseAll(
      looked.map(({ figure, name, small }) => ({
        page: figure.page,
        draw: () => decoded(name, load, small ? SMALLEST_NAME : SMALLEST),
      })),
      "figures",
    );
    skipped += written.length - looked.length;
    for (const [at, found] of results.entries()) {
      const { figure, small } = looked[at]!;
      if (found instanceof SkippedPage) {
        skipped++;
        continue;
      }
      const lines = buildLines(found.content.glyphs, figure.page);
      if (small) addLetterheadNames(figure, lines);
      else addRecognisedText(draft, figure, found, lines);
    }
  }
  if (skipped > 0) draft.warn("OCR_SKIPPED", { detail: `그림 ${skipped}개` });
}

async function isLarge(name: string, load: LoadPicture): Promise<boolean> {
  for (const atMost of [FIRST_BYTES, HEAD_BYTES, undefined]) {
    try {
      const bytes = await load(name, atMost);
      if (!bytes || isUnknownPicture(bytes)) return false;
      const said = sizeInHead(bytes);
      if (!said && atMost === FIRST_BYTES) continue;
      return fits(said ?? (await describePicture(bytes)), SMALLEST);
    } catch {
      // The size stands further on, or this is no picture.
    }
  }
  return false;
}

function fits(one: Size, smallest: Size): boolean {
  return one.width >= smallest.width && one.height >= smallest.height;
}

/** A drawing holds its letters as commands that nothing here carries out; what else cannot be decoded stands as a figure. */
async function kindOf(
  name: string,
  load: LoadPicture,
  inLetterhead: boolean,
): Promise<"written" | "name" | "drawing" | undefined> {
  try {
    const bytes = await load(name);
    if (bytes && isLargeMetafile(bytes)) return "drawing";
    const picture = await decoded(name, load, inLetterhead ? SMALLEST_NAME : SMALLEST);
    if (!looksWritten(picture.grey)) return undefined;
    return fits(picture, SMALLEST) ? "written" : "name";
  } catch {
    return undefined;
  }
}

/** Decoded again when needed: sixteen large pictures at once would take a quarter of the memory. */
async function decoded(name: string, load: LoadPicture, smallest: Size): Promise<WorkingCopy> {
  let bytes = await load(name);
  if (!bytes) throw new Error("the picture is missing");
  if (bytes.toString("latin1", 0, 2) === "BM") bytes = await bmpToPng(bytes);
  if (!fits(await describePicture(bytes), smallest)) throw new Error("the picture is small");
  return decodePage(bytes, 0);
}

export function looksWritten(grey: Grey): boolean {
  const paper = percentile(grey, 0.9);
  let [light, ink] = [0, 0];
  for (const level of grey.pixels) {
    if (level >= paper - PAPER_SPREAD) light++;
    if (level < paper - INK_DEPTH) ink++;
  }
  return light >= grey.pixels.length * MIN_PAPER && ink >= grey.pixels.length * MIN_INK;
}
