/** Hidden text that a text extractor finds in a PDF: words whose place on the rendered page is blank. */
import { execFileSync } from "node:child_process";

/** Grey values this close to each other over a whole word are one blank ground. */
const BLANK = 12;
const DPI = 72;

/** The text of such words by poppler's own boxes and drawing, or null where poppler is not installed. */
export function unseenText(path) {
  const run = (program, options) =>
    execFileSync(program, options, { maxBuffer: 1 << 30, stdio: ["ignore", "pipe", "ignore"] });
  try {
    const html = run("pdftotext", ["-bbox", path, "-"]).toString("utf8");
    const pages = html.split("<page ").slice(1);
    const unseen = [];
    for (const [index, page] of pages.entries()) {
      const number = String(index + 1);
      const drawn = greyMap(
        run("pdftoppm", ["-gray", "-r", String(DPI), "-f", number, "-l", number, path]),
      );
      const words = page.matchAll(
        /<word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">([^<]*)<\/word>/g,
      );
      for (const [, x0, y0, x1, y1, text] of words)
        if (isBlank(drawn, [x0, y0, x1, y1].map(Number))) unseen.push(plain(text));
    }
    return unseen.join("\n");
  } catch {
    return null;
  }
}

const plain = (text) =>
  text
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, "&");

/** Portable grey map, binary (P5). */
function greyMap(bytes) {
  const [head, width, height] = /^P5\s+(\d+)\s+(\d+)\s+\d+\s/.exec(bytes.toString("latin1", 0, 64));
  return { width: Number(width), height: Number(height), pixels: bytes.subarray(head.length) };
}

function isBlank({ width, height, pixels }, [x0, y0, x1, y1]) {
  let [low, high] = [255, 0];
  for (let y = Math.max(0, Math.floor(y0)); y < Math.min(height, Math.ceil(y1)); y++) {
    for (let x = Math.max(0, Math.floor(x0)); x < Math.min(width, Math.ceil(x1)); x++) {
      const value = pixels[y * width + x];
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  return high - low < BLANK;
}
