import { afterAll, describe, expect, it } from "vitest";
import { cell, line, makeDocx, paragraph, row, table } from "../../../samples/make/docx.js";
import { makeHwp } from "../../../samples/make/hwp.js";
import { makeHwpx } from "../../../samples/make/hwpx.js";
import { makePptx, xfrm } from "../../../samples/make/pptx.js";
import { renderScan, type ScanItem } from "../../../samples/make/scan.js";
import { toPng } from "../../../samples/make/scan-wear.js";
import { makeXlsx } from "../../../samples/make/xlsx.js";
import { chunkDocument } from "../../chunks/chunk.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";
import { closeOcr } from "./recognition.js";

/** A recognition takes seconds where it has a processor to itself, and many where it does not. */
const PATIENT = 180_000;
const NOTICE: ScanItem[] = [
  { text: "여름철 재난 대비 점검 알림", size: 16, align: "center" },
  { text: "점검 기간은 2026. 3. 2.부터 5. 14.까지이며 예산은 1,284,500원입니다." },
];

const picture = async (items: ScanItem[]) =>
  toPng(await renderScan(items, { dpi: 200, page: { width: 120, height: 50 } }));
const blank = () => picture([]);

const DRAWN =
  '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><pic:pic><pic:blipFill><a:blip r:embed="rIdP"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';

/** A document of each format that shows one picture and nothing else. */
const FORMATS = {
  docx: (png: Buffer) => makeDocx({ body: paragraph(DRAWN), media: { rIdP: png } }),
  hwpx: (png: Buffer) => {
    const sections = [[{ content: [{ kind: "picture" as const }] }]];
    const hpf = `<opf:package xmlns:opf="http://www.idpf.org/2007/opf/"><opf:manifest><opf:item id="header" href="Contents/header.xml"/><opf:item id="image1" href="BinData/image1.png" media-type="image/png"/><opf:item id="section0" href="Contents/section0.xml"/></opf:manifest><opf:spine><opf:itemref idref="header"/><opf:itemref idref="section0"/></opf:spine></opf:package>`;
    return makeHwpx({ sections }, { "Contents/content.hpf": hpf, "BinData/image1.png": png });
  },
  pptx: (png: Buffer) =>
    makePptx([
      {
        shapes: `<p:pic><p:nvPicPr/><p:blipFill><a:blip r:embed="rIdP"/></p:blipFill><p:spPr>${xfrm({ x: 0, y: 0, width: 900, height: 500 })}</p:spPr></p:pic>`,
        parts: [{ id: "rIdP", type: "image", part: "media/a.png", content: png }],
      },
    ]),
  xlsx: (png: Buffer) =>
    makeXlsx({
      sheets: [
        { name: "표지" },
        {
          name: "스캔",
          drawing: `<xdr:oneCellAnchor><xdr:from><xdr:col>0</xdr:col><xdr:row>0</xdr:row></xdr:from><xdr:pic><xdr:blipFill><a:blip r:embed="rIdP1"/></xdr:blipFill></xdr:pic></xdr:oneCellAnchor>`,
          pictures: [png],
        },
      ],
    }),
};
type PicturedFormat = keyof typeof FORMATS;
const formats = Object.keys(FORMATS) as PicturedFormat[];

const read = (format: string, bytes: Buffer, ocr = true) =>
  readFile({ bytes, filename: `그림.${format}`, options: { ...DEFAULT_READ_OPTIONS, ocr } });
const squeezed = (text: string) => text.replace(/\s+/g, "");

afterAll(closeOcr);

describe("a document that is one picture", { timeout: PATIENT }, () => {
  it.each(formats)("is read like a scan (%s)", async (format) => {
    const document = await read(format, FORMATS[format](await picture(NOTICE)));
    expect(document.access).toMatchObject({ readable: true, reason: null });
    expect(document.source.format).toBe(format);
    const text = document.blocks.filter(({ extractor }) => extractor === "ocr");
    expect(text.length).toBeGreaterThan(1);
    expect(squeezed(text.map((block) => block.text).join(""))).toContain("예산은1,284,500원");
    // Where the picture stands on its page nobody says.
    expect(text.map(({ bbox }) => bbox)).toEqual(text.map(() => null));
    const page = format === "xlsx" ? 2 : 1;
    expect(new Set(text.map((block) => block.page))).toEqual(new Set([page]));
    expect(document.blocks.map(({ id }) => id)).toEqual(
      document.blocks.map((_, at) => `b${at + 1}`),
    );
    expect(document.blocks.map(({ type }) => type)).not.toContain("figure");
    const chunks = chunkDocument(document);
    expect(chunks.some((chunk) => squeezed(chunk.text).includes("1,284,500원"))).toBe(true);
    // The empty first sheet says nothing.
    expect(chunks.map((chunk) => chunk.text)).not.toContain("표지");
  });

  it.each(formats)("is NO_TEXT where the picture shows none (%s)", async (format) => {
    const document = await read(format, FORMATS[format](await blank()));
    expect(document.access).toMatchObject({ readable: false, reason: "NO_TEXT" });
  });

  it.each(formats)("is OCR_UNAVAILABLE with recognition off (%s)", async (format) => {
    const document = await read(format, FORMATS[format](await picture(NOTICE)), false);
    expect(document.access).toMatchObject({ readable: false, reason: "OCR_UNAVAILABLE" });
  });

  it("keeps its own text where it has some, and says what was not looked at", async () => {
    const bytes = makeDocx({
      body: line("표지입니다.") + paragraph(DRAWN),
      media: { rIdP: await picture(NOTICE) },
    });
    const document = await read("docx", bytes, false);
    expect(document.access.readable).toBe(true);
    expect(document.blocks.map(({ type }) => type)).toEqual(["paragraph", "figure"]);
    expect(document.warnings.map(({ code }) => code)).toContain("OCR_SKIPPED");
  });

  it("is NO_TEXT where the file does not hold the picture's data", async () => {
    const sections = [[{ content: [{ kind: "picture" as const }] }]];
    const document = await read("hwp", makeHwp({ sections }));
    expect(document.access.reason).toBe("NO_TEXT");
  });
});

describe("a document that shows nothing to read", () => {
  it("is EMPTY where it is an empty grid", async () => {
    const bytes = makeDocx({ body: table([row([cell(""), cell("")]), row([cell(""), cell("")])]) });
    expect((await read("docx", bytes)).access.reason).toBe("EMPTY");
    const grid = [[null, null]];
    const sheet = { name: "빈 표", rows: { A1: grid }, tables: [{ ref: "A1:B3" }] };
    expect((await read("xlsx", makeXlsx({ sheets: [sheet] }))).access.reason).toBe("EMPTY");
  });

  it("is NO_TEXT where it is a chart without words", async () => {
    const chart =
      '<w:r><w:drawing><wp:inline><a:graphic><a:graphicData><c:chart r:id="rIdC"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
    const content =
      '<c:chartSpace xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart"><c:chart/></c:chartSpace>';
    const others = [{ id: "rIdC", kind: "chart", part: "charts/chart1.xml", content }];
    const document = await read("docx", makeDocx({ body: paragraph(chart), others }));
    expect(document.access.reason).toBe("NO_TEXT");
    const drawing =
      '<xdr:absoluteAnchor><xdr:graphicFrame><a:graphic><c:chart r:id="rId1"/></a:graphic></xdr:graphicFrame></xdr:absoluteAnchor>';
    const sheet = { name: "차트", drawing, charts: ["<c:chart/>"] };
    expect((await read("xlsx", makeXlsx({ sheets: [sheet] }))).access.reason).toBe("NO_TEXT");
  });
});
