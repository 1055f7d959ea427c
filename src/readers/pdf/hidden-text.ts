/** Separates visible text from hidden text: invisible, white, off-page and overprinted glyphs; tells text that cannot be what is seen. */
import type { Box } from "../../model/format.js";
import { contains, type Glyph, isSpace } from "../layout/page-content.js";
import type { DrawnShapes } from "./drawn-shapes.js";
import type { CollectedGlyphs } from "./glyphs.js";
import { removeOverprint } from "./overprint.js";
import type { Picture } from "./pdf-engine.js";
import type { CollectedGlyph } from "./place-glyph.js";
import { isSoundText, standsOnInk } from "./sound-text.js";
import type { UprightPage } from "./upright-page.js";

/** A picture over at least this share of the page makes it a scan. */
const SCAN_COVER = 0.5;
/** So few letters on a scan are a stamp, a number or a running line printed onto it; the page itself is the picture. */
const FEW_LETTERS = 200;
/** Pictures over less of a page without text are ornaments. */
const PICTURE_COVER = 0.02;
/**
 * So many odd shapes of a letter's size, and so many for each letter of the text, are letters drawn as outlines: by a program that had
 * no font for them, or for print. Logos and charts have fewer.
 */
const DRAWN_LETTERS = 30;
const DRAWN_TO_WRITTEN = 0.5;
const LETTER_SIZE = [3, 40] as const;
/** An outline is at most this many times as high as the letter that it shows is set. */
const OUTLINE_HEIGHT = 1.2;
/** Odd shapes times letters without colour on a page; where they are more it is a drawing, and no letter is looked for among its shapes. */
const MAX_LOOKS = 10_000_000;
/** Text smaller than this many points is not there for a reader. */
const MIN_READABLE_SIZE = 1;
/** A pixel with a channel below this is not white to the eye. */
const WHITE_GROUND = 225;
/** Ink and its ground differ by this much of 255 at least; a letter's box that one shape fills throughout shows no letter. */
const INK_CONTRAST = 60;

interface VisibleText {
  glyphs: Glyph[];
  hidden: number;
  scanLayer: boolean;
  pictured: boolean;
  drawnLetters: number;
}

/** Draws the page, for the rare text whose ground cannot be told from the drawn shapes; `scale` is pixels to the point. */
type RenderPage = () => { picture: Picture; scale: number };

export function splitHiddenText(
  collected: CollectedGlyphs,
  shapes: DrawnShapes,
  upright: UprightPage,
  draw: RenderPage,
): VisibleText {
  const page = upright.width * upright.height;
  const covered = shapes.images.some((box) => area(clip(box, upright)) >= SCAN_COVER * page);
  // Invisible text over a picture of the page is the scan's own text layer.
  const scanLayer = covered && isMostlyInvisible(collected.glyphs);
  const backdrops = [
    ...shapes.fills.map((fill) => fill.box),
    ...shapes.backdrops,
    ...shapes.images,
  ];
  const clear = collected.glyphs.filter(({ invisible }) => invisible).length;
  const outlines = shapes.backdrops.length * clear <= MAX_LOOKS ? shapes.backdrops : [];
  const glyphs: CollectedGlyph[] = [];
  const outlined: CollectedGlyph[] = [];
  let hidden = 0;
  let drawn: ReturnType<RenderPage> | undefined;
  for (const glyph of collected.glyphs) {
    let seen = isSeen(glyph, scanLayer, backdrops, upright);
    if (!seen && glyph.invisible && isOnPage(glyph, upright)) {
      seen = outlines.some((box) => showsLetter(box, glyph));
      if (seen) {
        drawn ??= draw();
        seen = isSpace(glyph) || showsInk(glyph, drawn);
      }
      if (seen) outlined.push(glyph);
    }
    if (seen === "white") {
      drawn ??= draw();
      seen = contrastsWithGround(glyph, drawn);
    }
    if (seen) glyphs.push(glyph);
    else if (!isSpace(glyph)) hidden++;
  }
  const drawnLetters = lettersDrawn(shapes, glyphs, outlined);
  const sound = isSoundText(glyphs) && (!scanLayer || standsOnInk(glyphs, drawn ?? draw()));
  if (!sound) for (const glyph of glyphs) glyph.garbled = true;
  return {
    glyphs: removeOverprint(glyphs),
    hidden,
    scanLayer,
    pictured:
      (glyphs.every(isSpace) && holdsPicture(shapes, upright)) ||
      (covered && !scanLayer && hasFewLetters(glyphs)) ||
      drawnLetters > 0,
    drawnLetters,
  };
}

function hasFewLetters(glyphs: readonly Glyph[]): boolean {
  let letters = 0;
  for (const glyph of glyphs) if (!isSpace(glyph) && ++letters > FEW_LETTERS) return false;
  return true;
}

/** A page without letters may hold them as a picture, or each as one. */
function holdsPicture(shapes: DrawnShapes, upright: UprightPage): boolean {
  const page = upright.width * upright.height;
  const covered = shapes.images.reduce((sum, box) => sum + area(clip(box, upright)), 0);
  return covered >= PICTURE_COVER * page;
}

/**
 * Whether a shape is the outline of a letter, or of the word that it stands in: a browser prints bold letters that its font lacks as
 * outlines, and writes the same letters over them without colour.
 */
function showsLetter([x0, y0, x1, y1]: Box, { box, size }: CollectedGlyph): boolean {
  if (y1 - y0 > size * OUTLINE_HEIGHT || x0 >= box[2] || x1 <= box[0]) return false;
  const middle = (y0 + y1) / 2;
  return middle > box[1] && middle < box[3];
}

/** How many shapes look like letters that are drawn, and `outlined` nowhere in the text; 0 where they are too few to be text. */
function lettersDrawn(
  shapes: DrawnShapes,
  glyphs: readonly Glyph[],
  outlined: readonly CollectedGlyph[],
): number {
  if (shapes.backdrops.length < DRAWN_LETTERS) return 0;
  const [least, most] = LETTER_SIZE;
  const like = shapes.backdrops.filter((box) => {
    const [x0, y0, x1, y1] = box;
    const sized = y1 - y0 >= least && y1 - y0 <= most && x1 - x0 <= most;
    return sized && !outlined.some((glyph) => showsLetter(box, glyph));
  }).length;
  const written = glyphs.filter((glyph) => !isSpace(glyph)).length;
  return like >= Math.max(DRAWN_LETTERS, written * DRAWN_TO_WRITTEN) ? like : 0;
}

function isMostlyInvisible(glyphs: readonly CollectedGlyph[]): boolean {
  let [written, unseen] = [0, 0];
  for (const glyph of glyphs) {
    if (isSpace(glyph)) continue;
    written++;
    if (glyph.invisible) unseen++;
  }
  return unseen > 0 && unseen >= written / 2;
}

function isSeen(
  glyph: CollectedGlyph,
  scanLayer: boolean,
  backdrops: Box[],
  upright: UprightPage,
): boolean | "white" {
  if (!isOnPage(glyph, upright)) return false;
  if (glyph.invisible) return scanLayer;
  if (glyph.size < MIN_READABLE_SIZE) return false;
  // A space shows nothing, whatever its colour: no page is drawn for it.
  if (!glyph.white || isSpace(glyph)) return true;
  const [x, y] = middleOf(glyph);
  return backdrops.some((box) => contains(box, x, y)) || "white";
}

function isOnPage(glyph: Glyph, { width, height }: UprightPage): boolean {
  const [x, y] = middleOf(glyph);
  return x >= 0 && y >= 0 && x <= width && y <= height;
}

function middleOf({ box }: Glyph): [number, number] {
  return [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
}

/** Whether white text shows: its box is not white throughout. */
function contrastsWithGround(glyph: Glyph, drawn: ReturnType<RenderPage>): boolean {
  return tonesOf(glyph, drawn).darkest < WHITE_GROUND;
}

/** Whether something is drawn in the letter's box, and not all over it. */
function showsInk(glyph: Glyph, drawn: ReturnType<RenderPage>): boolean {
  const { darkest, lightest } = tonesOf(glyph, drawn);
  return lightest - darkest >= INK_CONTRAST;
}

/** The darkest and the lightest pixel of a letter's box, by its darkest channel. */
function tonesOf(
  { box }: Glyph,
  { picture, scale }: ReturnType<RenderPage>,
): { darkest: number; lightest: number } {
  const [x0, y0, x1, y1] = box.map((value) => Math.round(value * scale)) as Box;
  const tones = { darkest: 255, lightest: 0 };
  for (let y = Math.max(y0, 0); y < Math.min(y1, picture.height); y++) {
    for (let x = Math.max(x0, 0); x < Math.min(x1, picture.width); x++) {
      const at = (y * picture.width + x) * 4;
      const tone = Math.min(picture.rgba[at]!, picture.rgba[at + 1]!, picture.rgba[at + 2]!);
      tones.darkest = Math.min(tones.darkest, tone);
      tones.lightest = Math.max(tones.lightest, tone);
    }
  }
  return tones;
}

const area = (box: Box): number => Math.max(0, box[2] - box[0]) * Math.max(0, box[3] - box[1]);

const clip = (box: Box, upright: UprightPage): Box => [
  Math.max(box[0], 0),
  Math.max(box[1], 0),
  Math.min(box[2], upright.width),
  Math.min(box[3], upright.height),
];
