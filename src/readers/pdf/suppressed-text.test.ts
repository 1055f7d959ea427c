/** Letters of several fonts that share a code all are read, each in its place; an overprint counts once. */
import { expect, it } from "vitest";
import { loadPdfium } from "./pdfium.js";
import { MAX_MOVED } from "./suppressed-text.js";

/** A letter of one of two fonts, each of which knows it by the code 1; `x` in points, ten points high. */
interface Letter {
  font: "A" | "B";
  x: number;
}

/** Two fonts of drawn letters without widths of their own, as Hancom's writer makes them: A has `7`, B has `조`. */
function makeFile(letters: readonly Letter[], form?: string, ofB = "C870"): Buffer {
  const streamOf = (body: string) => `<</Length ${body.length}>>\nstream\n${body}\nendstream`;
  const mapOf = (unicode: string) =>
    streamOf(
      `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <01> <${unicode}> endbfchar endcmap end`,
    );
  const fontOf = (map: number) =>
    `<</Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 1 0 0]/CharProcs<</g 6 0 R>>/Encoding<</Type/Encoding/Differences[1/g]>>/FirstChar 1/LastChar 1/Widths[1]/ToUnicode ${map} 0 R>>`;
  const fonts = "/Resources<</Font<</A 4 0 R/B 5 0 R>>/XObject<</X 10 0 R>>>>";
  const painted = letters.map(({ font, x }) => `BT /${font} 10 Tf 1 0 0 1 ${x} 700 Tm <01> Tj ET`);
  const body = painted.join("\n");
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 9 0 R${fonts}>>`,
    fontOf(7),
    fontOf(8),
    streamOf("1 0 0 0 1 1 d1 0.1 0.1 0.7 0.7 re f"),
    mapOf("0037"),
    mapOf(ofB),
    streamOf(form === undefined ? body : `q ${form} cm /X Do Q`),
    `<</Type/XObject/Subtype/Form/BBox[0 0 9999 9999]${fonts}/Length ${body.length}>>\nstream\n${body}\nendstream`,
  ];
  let file = "%PDF-1.4\n";
  const places = objects.map((body, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const rows = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`);
  const size = objects.length + 1;
  return Buffer.from(
    `${file}xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}trailer\n<</Size ${size}/Root 1 0 R>>\nstartxref\n${file.length}\n%%EOF\n`,
    "latin1",
  );
}

async function glyphsOf(letters: readonly Letter[], form?: string, ofB?: string) {
  const file = (await loadPdfium()).open(makeFile(letters, form, ofB));
  try {
    const { glyphs, cut } = file.page(1);
    expect(cut).toBe(letters.length > MAX_MOVED);
    return glyphs.map(({ text, box, baseline }) => ({
      text,
      x: Math.round(box[0]),
      baseline: Math.round(baseline),
    }));
  } finally {
    file.close();
  }
}

it("reads letters of two fonts that have the same code and lie over each other", async () => {
  const letters = [
    { font: "B", x: 40 },
    { font: "A", x: 50 },
    { font: "B", x: 55 },
    { font: "A", x: 65 },
    { font: "B", x: 70 },
  ] as const;
  expect(await glyphsOf(letters)).toEqual([
    { text: "조", x: 40, baseline: 142 },
    { text: "7", x: 50, baseline: 142 },
    { text: "조", x: 55, baseline: 142 },
    { text: "7", x: 65, baseline: 142 },
    { text: "조", x: 70, baseline: 142 },
  ]);
});

it("reads all letters of a ligature among them", async () => {
  const letters = [
    { font: "A", x: 50 },
    { font: "B", x: 55 },
  ] as const;
  const found = await glyphsOf(letters, undefined, "006600660069");
  expect(found.map(({ text }) => text).join("")).toBe("7ffi");
});

it.each([
  ["as large as the page", "1 0 0 1 10 0", [50, 65, 70], 142],
  ["half as large", "0.5 0 0 0.5 0 100", [20, 28, 30], 392],
])("reads them in a form %s", async (_, matrix, places, baseline) => {
  const letters = [
    { font: "B", x: 40 },
    { font: "A", x: 55 },
    { font: "B", x: 60 },
  ] as const;
  expect(await glyphsOf(letters, matrix)).toEqual([
    { text: "조", x: places[0], baseline },
    { text: "7", x: places[1], baseline },
    { text: "조", x: places[2], baseline },
  ]);
});

it("reads them in a form that is turned", async () => {
  const letters = [
    { font: "A", x: 55 },
    { font: "B", x: 60 },
  ] as const;
  const found = await glyphsOf(letters, "0 1 -1 0 800 0");
  expect(found.map(({ text }) => text).sort()).toEqual(["7", "조"]);
  for (const { x } of found) expect(Math.abs(x - 92)).toBeLessThan(3);
});

it("keeps one of two that are the same letter in the same place", async () => {
  const letters = [
    { font: "B", x: 40 },
    { font: "B", x: 40.4 },
  ] as const;
  expect(await glyphsOf(letters)).toEqual([{ text: "조", x: 40, baseline: 142 }]);
});

it("says so where more are left out than can be told apart", async () => {
  const letters = Array.from({ length: 3 * MAX_MOVED }, (_, at) => ({
    font: at % 2 === 0 ? ("A" as const) : ("B" as const),
    x: 40 + at / 100,
  }));
  expect((await glyphsOf(letters)).length).toBeGreaterThan(0);
});
