/** Where text boxes stand: by the paper where the file says so, in files made from printed pages as on those pages. */
import { describe, expect, it } from "vitest";
import {
  paragraph,
  type SampleDocument,
  type SampleFloat,
  type SampleParagraph,
} from "../../../samples/make/hangul.js";
import { makeHwp } from "../../../samples/make/hwp.js";
import { makeHwpx } from "../../../samples/make/hwpx.js";
import { readFile } from "../read.js";
import { Positions } from "./positions.js";
import { placeBoxes } from "./text-box-positions.js";
import { A4, NO_PLACE, type Paragraph, type ShapeControl } from "./tree.js";

async function read(sample: SampleDocument, format: "hwp" | "hwpx", layout?: "stored") {
  const bytes = format === "hwp" ? makeHwp(sample) : await makeHwpx(sample);
  const options = { layout: layout ?? ("checked" as const), ocr: false };
  return readFile({ bytes, filename: `a.${format}`, options });
}

function boxed(paragraphs: SampleParagraph[], floating: SampleFloat): SampleParagraph {
  return { content: [{ kind: "box", paragraphs, floating }], lines: [{ at: 0, y: 1600 }] };
}

describe.each(["hwpx", "hwp"] as const)("a box in %s", (format) => {
  const inner = [
    paragraph("첫 줄", { lines: [{ at: 0, y: 0, width: 15000 }] }),
    paragraph("둘째 줄", { lines: [{ at: 0, y: 1600, width: 15000 }] }),
  ];
  const around = (box: SampleParagraph): SampleDocument => ({
    sections: [[paragraph("위의 글", { lines: [{ at: 0, y: 0 }] }), box]],
  });

  it("placed by the paper has its box, and each line its own in it", async () => {
    const float = { to: "paper", offset: 30000, left: 20000, width: 15000, height: 4000 } as const;
    const document = await read(around(boxed(inner, float)), format);
    expect(document.warnings).toEqual([]);
    expect(document.blocks.slice(-2).map(({ text, page, bbox }) => [text, page, bbox])).toEqual([
      ["첫 줄", 1, [200, 300, 350, 310]],
      ["둘째 줄", 1, [200, 316, 350, 326]],
    ]);
  });

  it("placed by the page has its box, unless the page is bound on either side", async () => {
    const float = { to: "page", offset: 30000, left: 20000, width: 15000, height: 4000 } as const;
    const bboxOf = async (facing: boolean) => {
      const first = paragraph("위의 글", { lines: [{ at: 0, y: 0 }], facing });
      const document = await read({ sections: [[first, boxed(inner, float)]] }, format);
      expect(document.warnings).toEqual([]);
      return document.blocks.find(({ text }) => text === "첫 줄")?.bbox;
    };
    expect(await bboxOf(false)).toEqual([285.04, 399.2, 435.04, 409.2]);
    expect(await bboxOf(true)).toBeNull();
  });

  it("whose lines would stand outside gives its text no box", async () => {
    const float = { to: "paper", offset: 30000, left: 20000, width: 15000, height: 2000 } as const;
    const document = await read(around(boxed(inner, float)), format);
    expect(document.blocks.slice(-2).map(({ bbox }) => bbox)).toEqual([null, null]);
  });

  it("that moves with the text has none", async () => {
    const float = { to: "paragraph", offset: 3000, width: 15000, height: 4000 } as const;
    const document = await read(around(boxed(inner, float)), format);
    expect(document.blocks.find(({ text }) => text === "첫 줄")?.bbox).toBeNull();
  });
});

it("gives no box to what hangs on a paragraph that goes over pages", () => {
  const side = { to: "paper", align: "start", offset: 1000 } as const;
  const shape: ShapeControl = {
    kind: "shape",
    at: 0,
    order: 0,
    what: "drawing",
    place: {
      ...NO_PLACE,
      inline: false,
      vertical: side,
      horizontal: side,
      width: 9000,
      height: 2000,
    },
    paragraphs: [],
    children: [],
    caption: null,
    description: "",
    image: null,
  };
  const style = { shape: 0, style: 0, pageBreak: false, columnBreak: false };
  const host: Paragraph = { ...style, items: [shape], segments: [] };
  const setup = { page: A4, outlineNumbering: 0, pageFills: [] };
  const document = { sections: [{ paragraphs: [host], setup, masterPages: [] }] };
  const boxOver = (pages: number[]) => {
    const positions = new Positions();
    positions.lines.set(
      host,
      pages.map((page, at) => ({ at, page, y: 0, bbox: null })),
    );
    placeBoxes(document, positions);
    return positions.objects.get(shape)?.bbox;
  };
  expect(boxOver([2, 2])).toEqual([10, 10, 100, 30]);
  expect(boxOver([2, 3])).toBeUndefined();
});

/** A printed line as converters keep it: a box whose saved line is measured from the paper. */
function printed(text: string, x: number, y: number, more = {}, angle = 0): SampleParagraph {
  const line = { at: 0, x, y, width: 20000, height: 1600 };
  const size = { width: 22000, height: 1600 };
  const floating: SampleFloat = { to: "paper", offset: y, left: x, ...size, angle };
  return {
    content: [{ kind: "box", paragraphs: [paragraph(text, { lines: [line] })], floating }],
    lines: [line],
    ...more,
  };
}

describe.each(["hwpx", "hwp"] as const)("a %s made from printed pages", (format) => {
  const page = (number: number, more = {}) => [
    printed(`${number}쪽 왼쪽 위`, 8000, 9000, more),
    printed(`${number}쪽 왼쪽 아래`, 8000, 60000),
    printed(`${number}쪽 오른쪽 위`, 31000, 9000),
    paragraph(`${number}쪽 가운데`, {
      lines: [{ at: 0, x: 20000, y: 40000, width: 9000, height: 1600 }],
    }),
  ];
  const sample: SampleDocument = { sections: [[...page(1), ...page(2, { pageBreak: true })]] };

  it.each(["stored", "checked"] as const)("keeps them: %s", async (layout) => {
    const document = await read(sample, format, layout === "stored" ? layout : undefined);
    expect(document.source.pages).toBe(2);
    expect(document.warnings).toEqual([]);
    expect(document.blocks.map(({ text, page, bbox }) => [text, page, bbox])).toEqual(
      [1, 2].flatMap((number) => [
        [`${number}쪽 왼쪽 위`, number, [80, 90, 280, 106]],
        [`${number}쪽 오른쪽 위`, number, [310, 90, 510, 106]],
        [`${number}쪽 가운데`, number, [200, 400, 290, 416]],
        [`${number}쪽 왼쪽 아래`, number, [80, 600, 280, 616]],
      ]),
    );
  });

  it("has no boxes for text that is turned", async () => {
    const [first, ...rest] = page(1);
    const turned = printed("돌린 글", 30000, 30000, {}, 90);
    const document = await read(
      { sections: [[first!, turned, ...rest, ...page(1, { pageBreak: true })]] },
      format,
      "stored",
    );
    const unplaced = document.blocks.filter(({ bbox }) => bbox === null);
    expect(unplaced.map(({ text, page }) => [text, page])).toEqual([["돌린 글", 1]]);
  });

  it.each<[string, SampleParagraph]>([
    ["text is measured from the body", paragraph("본문", { lines: [{ at: 0, y: 0 }] })],
    [
      "a table stands in the text",
      {
        content: [
          {
            kind: "table",
            rows: 1,
            cols: 1,
            cells: [{ row: 0, col: 0, paragraphs: [paragraph("칸")] }],
          },
        ],
        lines: [{ at: 0, x: 9000, y: 70000 }],
      },
    ],
  ])("is not taken for one where %s", async (_, more) => {
    const sections = [[...page(1), ...page(2, { pageBreak: true }), more]];
    const document = await read({ sections }, format, "stored");
    expect(document.blocks.length).toBeGreaterThan(8);
    expect(document.blocks.every(({ bbox }) => bbox === null)).toBe(true);
  });

  it("is not taken for one where lines stand over one another", async () => {
    const document = await read({ sections: [[...page(1), ...page(2)]] }, format);
    expect(document.blocks.every(({ bbox }) => bbox === null)).toBe(true);
    expect(document.warnings.map(({ code }) => code)).toEqual(["PAGES_COMPUTED"]);
  });
});
