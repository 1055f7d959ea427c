/** Every format that the registry says can be drawn is drawn, page by page; the others are not. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { paragraph } from "../../samples/make/hangul.js";
import { makeHwpx } from "../../samples/make/hwpx.js";
import { Chance, mutate } from "../../samples/make/mutate.js";
import { makeZip } from "../../samples/make/zip.js";
import { detect } from "./detect.js";
import { sha256 } from "./read.js";
import { REGISTRY } from "./registry.js";
import { renderPagePicture } from "./render-page.js";

const folder = fileURLToPath(new URL("../../samples/corpus/demo/", import.meta.url));
const samples = new Map<string, Buffer>();
for (const name of readdirSync(folder)) {
  const bytes = readFileSync(folder + name);
  const { format, refusal } = await detect(bytes, name);
  if (!refusal && !samples.has(format)) samples.set(format, bytes);
}

const WIDTH = 300;
const HEIGHT = 200;
const blank = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: "#fff" } });
samples.set("png", await blank().png().toBuffer());
samples.set("jpeg", await blank().jpeg().toBuffer());
samples.set("gif", await blank().gif().toBuffer());
samples.set("webp", await blank().webp().toBuffer());
samples.set("bmp", bmp());
samples.set("tiff", await tiffOfTwo());

/** 24 bits a pixel, white, rows from the bottom. */
function bmp(): Buffer {
  const head = Buffer.alloc(54);
  head.write("BM", "latin1");
  head.writeUInt32LE(head.length + WIDTH * HEIGHT * 3, 2);
  head.writeUInt32LE(head.length, 10);
  head.writeUInt32LE(40, 14);
  head.writeInt32LE(WIDTH, 18);
  head.writeInt32LE(HEIGHT, 22);
  head.writeUInt16LE(1, 26);
  head.writeUInt16LE(24, 28);
  return Buffer.concat([head, Buffer.alloc(WIDTH * HEIGHT * 3, 0xff)]);
}

async function tiffOfTwo(): Promise<Buffer> {
  const page = await blank().png().toBuffer();
  return sharp([page, page], { join: { animated: true } })
    .tiff()
    .toBuffer();
}

const draw = (bytes: Buffer, page: number, inner?: string[], as?: "png") =>
  renderPagePicture(bytes, "파일", {
    page,
    width: 150,
    ...(inner && { inner }),
    ...(as && { as }),
  });

/** A format that draws no pages needs no sample here. */
const formats = REGISTRY.filter(({ format, pages }) => pages || samples.has(format));

describe("a page drawn as a picture", () => {
  it.each(formats.map(({ format, pages }) => [format, pages !== undefined] as const))(
    "%s: %s",
    async (format, drawn) => {
      const bytes = samples.get(format)!;
      const picture = await draw(bytes, 1);
      expect(picture !== null).toBe(drawn);
      if (!picture) return;
      const shown = await sharp(Buffer.from(picture.data_base64, "base64")).metadata();
      // What a layout engine draws is vectors and has no pixels.
      const isDrawing = picture.media_type === "image/svg+xml";
      expect([shown.format, shown.width]).toEqual(isDrawing ? ["svg", 794] : ["webp", 150]);
      const png = (await draw(bytes, 1, undefined, "png"))!;
      const pixels = await sharp(Buffer.from(png.data_base64, "base64")).metadata();
      expect([png.media_type, pixels.format, pixels.width]).toEqual(["image/png", "png", 150]);
      expect(picture.height / picture.width).toBeCloseTo(shown.height / shown.width, 1);
      expect(await draw(bytes, 99).catch(() => null)).toBeNull();
      expect(await draw(makeZip({ 파일: bytes }), 1, ["파일"])).toEqual(picture);
    },
  );

  it("has the size of the original, which boxes are given in", async () => {
    for (const format of ["png", "bmp", "tiff"])
      expect(await draw(samples.get(format)!, 1)).toMatchObject({ width: WIDTH, height: HEIGHT });
  });

  it("is one of the pages of a scan, and the only one of another picture", async () => {
    expect(await draw(samples.get("tiff")!, 2)).toMatchObject({ width: WIDTH });
    const moving = await blank().png().toBuffer();
    const animated = await sharp([moving, moving], { join: { animated: true } })
      .gif()
      .toBuffer();
    expect(await draw(animated, 1)).toMatchObject({ width: WIDTH });
    expect(await draw(animated, 2)).toBeNull();
  });

  it("is the page of the item that was asked for, where two in a bundle have one name", async () => {
    const other = await sharp(samples.get("png")!).resize(WIDTH, 100).png().toBuffer();
    const apart = makeZip({ p1: samples.get("png")!, p2: other });
    const bundle = Buffer.from(apart.toString("latin1").replaceAll("p2", "p1"), "latin1");
    const heights = [];
    for (const bytes of [samples.get("png")!, other, samples.get("gif")!]) {
      const asked = { page: 1, width: 150, inner: ["p1"], doc_id: `sha256:${sha256(bytes)}` };
      heights.push((await renderPagePicture(bundle, "묶음.zip", asked))?.height);
    }
    expect(heights).toEqual([HEIGHT, 100, undefined]);
  });

  it("is null for a file that the layout engine would not come to the end of", async () => {
    const ofLength = (length: number) => makeHwpx({ sections: [[paragraph("가".repeat(length))]] });
    expect(await draw(ofLength(10), 1)).toMatchObject({ media_type: "image/svg+xml" });
    expect(await draw(ofLength(30_000), 1)).toBeNull();
  });

  it("is null where the bundle has no such item", async () => {
    expect(await draw(makeZip({ 파일: samples.get("png")! }), 1, ["다른 파일"])).toBeNull();
  });
});

describe("a hostile HWPX file", () => {
  const changed = (part: RegExp, from: RegExp, to: string) => {
    const parts = unzipSync(new Uint8Array(samples.get("hwpx")!));
    const name = Object.keys(parts).find((one) => part.test(one))!;
    const before = strFromU8(parts[name]!);
    const after = before.replace(from, to);
    expect(after).not.toBe(before);
    return Buffer.from(zipSync({ ...parts, [name]: strToU8(after) }));
  };

  it("a kilometre high is no picture of pixels", async () => {
    const high = changed(/section0/, /height="84188"/, 'height="283464000"');
    expect(await draw(high, 1, undefined, "png").catch(() => null)).toBeNull();
  });
});

describe("a damaged HWP or HWPX file", () => {
  it.each(["hwp", "hwpx"])("is drawn clean or not at all: %s", async (format) => {
    const chance = new Chance(7);
    const outcomes = new Set<boolean>();
    for (let round = 0; round < 40; round++) {
      const bytes = mutate(samples.get(format)!, chance);
      const picture = await draw(bytes, 1).catch(() => null);
      outcomes.add(picture !== null);
      if (picture?.media_type !== "image/svg+xml") continue;
      const svg = Buffer.from(picture.data_base64, "base64").toString("utf8");
      expect(svg).not.toMatch(
        /<(?:script|style|foreignObject|a|use|iframe)\b|\son\w+=|url\((?!#)|javascript:/i,
      );
    }
    expect(outcomes).toContain(true);
  });
});
