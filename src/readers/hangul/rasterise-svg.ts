/**
 * SVG → PNG with the bundled Korean font. resvg in WebAssembly: it fetches nothing, runs no script and needs no font
 * settings of the system, unlike librsvg in sharp.
 */
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { KOREAN_FONT_FAMILY, koreanFont } from "../korean-font.js";

let ready: Promise<void> | undefined;

/** Most rows of a picture: a forged page may be a kilometre high. */
const MAX_HEIGHT = 20_000;

export async function rasteriseSvg(svg: string, width: number): Promise<Buffer> {
  ready ??= load();
  await ready;
  const resvg = new Resvg(svg, {
    fitTo: { mode: "width", value: width },
    background: "#fff",
    font: {
      fontBuffers: [koreanFont("regular"), koreanFont("bold")],
      defaultFontFamily: KOREAN_FONT_FAMILY,
    },
  });
  try {
    if ((resvg.height / resvg.width) * width > MAX_HEIGHT) throw new Error("the page is too high");
    const image = resvg.render();
    try {
      return Buffer.from(image.asPng());
    } finally {
      image.free();
    }
  } finally {
    resvg.free();
  }
}

async function load(): Promise<void> {
  const require = createRequire(import.meta.url);
  await initWasm(await readFile(require.resolve("@resvg/resvg-wasm/index_bg.wasm")));
}
