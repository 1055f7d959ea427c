/**
 * A PPTX against its print. LibreOffice prints it, Poppler reads the print, and what the deck holds is the text of its XML, read here by
 * pattern alone: a print also has what printing made (numbers of slides, dates, labels of axes, bullets in a font it lacks) and lacks what
 * runs over the edge of a slide.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { inLines, over, share, textOf, union } from "../hangul/grams.mjs";

const SLIDE_PARTS = /^ppt\/(?:slides|diagrams)\/[^/]+\.xml$/;
/** Their words are printed on each slide that uses them. */
const SHARED_PARTS = /^ppt\/(?:slideLayouts|slideMasters)\/[^/]+\.xml$/;
/** What a print does not show as text: speaker's notes and comments, and the words that stand for a picture or chart. */
const NOT_PRINTED = new Set(["note", "figure"]);
const RUNNING = new Set(["header", "footer"]);
/** Below it one word more or less decides. */
const LEAST_GRAMS = 100;

/** Undefined where the print has too little text to compare. */
export function againstPrint(path, print, document) {
  const bytes = readFileSync(path);
  const own = storedText(bytes, SLIDE_PARTS);
  const shared = storedText(bytes, SHARED_PARTS);
  const { pages } = document.source;
  const stored = `${own}\n${`${shared}\n`.repeat(pages)}`;
  const printed = [[], ["-raw"], ["-layout"]].map((options) => printedText(print, options));
  const wanted = both(inLines(printed[2].replace(/ {2,}/g, "\n")), over(stored));
  if ([...wanted.values()].reduce((sum, times) => sum + times, 0) < LEAST_GRAMS) return undefined;
  const text = fold(textOf(document));
  // Given once, printed on every slide.
  const running = document.blocks.filter(({ type }) => RUNNING.has(type)).map((one) => one.text);
  const repeated = fold(`\n${running.join("\n")}`).repeat(pages);
  const shown = document.blocks.filter(({ type }) => !NOT_PRINTED.has(type));
  return {
    recall: share(wanted, over(text + repeated)).value,
    precision: share(
      inLines(fold(textOf({ ...document, blocks: shown }))),
      union([...printed, stored].map(over)),
    ).value,
  };
}

/** Capitals may be a matter of the look. */
function fold(text) {
  return text.toLowerCase();
}

function printedText(path, options) {
  return fold(spawnSync("pdftotext", [...options, path, "-"], { encoding: "utf8" }).stdout);
}

function storedText(bytes, names) {
  const parts = unzipSync(bytes, { filter: ({ name }) => names.test(name) });
  const lines = Object.values(parts).flatMap((part) => {
    const xml = Buffer.from(part).toString("utf8");
    return [...xml.matchAll(/<a:p[ >].*?<\/a:p>/gs)].map(([paragraph]) =>
      [...paragraph.matchAll(/<(?:a|m):t(?: [^>]*)?>([^<]*)</g)].map(([, text]) => text).join(""),
    );
  });
  const signs = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
  return fold(lines.join("\n").replace(/&(amp|lt|gt|quot|apos);/g, (_, name) => signs[name]));
}

/** What both hold, no more often than either: words in a picture are printed too. */
function both(printed, stored) {
  const times = [...printed].map(([gram, count]) => [gram, Math.min(count, stored.get(gram) ?? 0)]);
  return new Map(times.filter(([, count]) => count > 0));
}
