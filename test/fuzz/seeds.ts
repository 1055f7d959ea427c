/** Valid seed documents for fuzzing, made by our own writers, rich in features that readers treat specially. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";
import sharp from "sharp";
import * as docx from "../../samples/make/docx.js";
import { FURTHER_SAMPLES } from "../../samples/make/further-samples.js";
import { paragraph, type SampleDocument, SHAPES, tableOf } from "../../samples/make/hangul.js";
import { makeHwp } from "../../samples/make/hwp.js";
import { makeHwpx } from "../../samples/make/hwpx.js";
import { makePdf, SamplePage } from "../../samples/make/pdf.js";
import { renderScan } from "../../samples/make/scan.js";
import { toPng } from "../../samples/make/scan-wear.js";
import { makeXlsx } from "../../samples/make/xlsx.js";
import { makeZip } from "../../samples/make/zip.js";

export const FUZZED = [
  "hwp",
  "hwpx",
  "docx",
  "xlsx",
  "pdf",
  "zip",
  "picture",
  "pptx",
  "odf",
  "hwpml",
  "html",
  "rtf",
  "text",
  "eml",
  "msg",
  "tnef",
  "hwp3",
  "doc",
  "portfolio",
] as const;
export type Fuzzed = (typeof FUZZED)[number];
export type Seeds = Record<Fuzzed, { name: string; bytes: Buffer }[]>;

const KINDS: [RegExp, Fuzzed][] = [
  [/옛.*\.hwp$/i, "hwp3"],
  [/\.hwp$/i, "hwp"],
  [/\.hwpx$/i, "hwpx"],
  [/\.docx$/i, "docx"],
  [/\.xls[xm]$/i, "xlsx"],
  [/\.pdf$/i, "pdf"],
  [/\.zip$/i, "zip"],
  [/\.(png|jpe?g|tiff?|bmp|gif|webp)$/i, "picture"],
  [/\.pptx$/i, "pptx"],
  [/\.od[tsp]$/i, "odf"],
  [/\.hml$/i, "hwpml"],
  [/\.html?$/i, "html"],
  [/\.rtf$/i, "rtf"],
  [/\.(txt|md|csv)$/i, "text"],
  [/\.eml$/i, "eml"],
  [/\.msg$/i, "msg"],
  [/\.doc$/i, "doc"],
  [/\.(dat|tnef)$/i, "tnef"],
];
const PACKED: readonly Fuzzed[] = ["hwpx", "docx", "xlsx", "zip", "pptx", "odf"];
/** A larger file takes its time from hundreds of small ones. */
const MAX_SEED_BYTES = 400_000;

export async function makeSeeds(): Promise<Seeds> {
  const hangul = richHangul();
  const workbook = richWorkbook();
  const word = richWord();
  const seeds: Seeds = {
    hwp: [
      { name: "a.hwp", bytes: makeHwp(hangul) },
      { name: "b.hwp", bytes: makeHwp(hangul, { compressed: false }) },
      { name: "c.hwp", bytes: makeHwp(hangul, { distribution: true }) },
    ],
    hwpx: [{ name: "a.hwpx", bytes: makeHwpx(hangul) }],
    docx: [{ name: "a.docx", bytes: word }],
    xlsx: [{ name: "a.xlsx", bytes: workbook }],
    pdf: [{ name: "a.pdf", bytes: richPdf() }],
    zip: [
      {
        name: "a.zip",
        bytes: makeZip({
          "문서/가.hwpx": makeHwpx(hangul),
          "나.xlsx": workbook,
          "안쪽.zip": makeZip({ "다.docx": word }),
        }),
      },
    ],
    picture: await pictures(),
    portfolio: [
      { name: "a.pdf", bytes: portfolio(word, workbook) },
      { name: "b.pdf", bytes: dynamicForm() },
    ],
    ...{
      pptx: [],
      odf: [],
      hwpml: [],
      html: [],
      rtf: [],
      text: [],
      eml: [],
      msg: [],
      tnef: [],
      hwp3: [],
      doc: [],
    },
  };
  for (const { name, make } of FURTHER_SAMPLES) {
    const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1];
    if (kind) seeds[kind].push({ name, bytes: await make() });
  }
  addFolder(seeds, fileURLToPath(new URL("../../samples/corpus", import.meta.url)));
  return seeds;
}

/** Adds the small documents of a folder, by their extension. */
export function addFolder(seeds: Seeds, folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1];
    const path = join(folder, name);
    if (!kind || statSync(path).size > MAX_SEED_BYTES) continue;
    const bytes = readFileSync(path);
    if (PACKED.includes(kind) && !isSoundZip(bytes)) continue;
    const extension = name.slice(name.lastIndexOf("."));
    seeds[kind].push({ name: `seed${seeds[kind].length}${extension}`, bytes });
  }
}

/** A file that is broken or locked from the start shows nothing more when it is damaged. */
function isSoundZip(bytes: Buffer): boolean {
  try {
    return Object.keys(unzipSync(bytes)).length > 0;
  } catch {
    return false;
  }
}

function richHangul(): SampleDocument {
  const lines = [{ at: 0, y: 1600 }];
  const grid = tableOf(
    [
      ["구분", "금액"],
      ["가", "1,000원"],
      ["나", "△20"],
    ],
    { caption: [paragraph("표 1")] },
  );
  return {
    title: "시험 문서",
    sections: [
      [
        paragraph("제1장 총칙", { shape: SHAPES.outline1, lines }),
        paragraph("제1조(목적) 이 규칙은 시험을 목적으로 한다.", { shape: SHAPES.number1, lines }),
        {
          content: [
            "본문 ",
            { kind: "footnote", number: 1, paragraphs: [paragraph("각주")] },
            { kind: "tab" },
            { kind: "equation", script: "x over {y+1}" },
            { kind: "memo", paragraphs: [paragraph("메모")] },
            { kind: "ruby", main: "漢字", ruby: "한자" },
          ],
          lines,
        },
        {
          content: [
            grid,
            {
              kind: "box",
              paragraphs: [paragraph("글상자")],
              floating: { to: "paper", offset: 3000 },
            },
            { kind: "picture" },
          ],
          lines,
        },
        {
          content: [
            {
              ...grid,
              cells: [
                { row: 0, col: 0, rowSpan: 2, colSpan: 2, paragraphs: [{ content: [grid] }] },
              ],
            },
          ],
          lines,
          pageBreak: true,
        },
        {
          content: [
            { kind: "header", paragraphs: [paragraph("머리말")] },
            { kind: "comment", paragraphs: [paragraph("숨은 설명")] },
            { kind: "endnote", number: 2, paragraphs: [paragraph("미주")] },
            "끝.",
          ],
          shape: SHAPES.bullet,
          lines,
        },
      ],
      [paragraph("둘째 구역", { lines })],
    ],
  };
}

function richWord(): Buffer {
  const { cell, line, listItem, paragraph: p, row, run, table } = docx;
  const numbers = docx.list(1, [
    docx.level(0, "decimal", "%1."),
    docx.level(1, "ganada", "%2."),
    docx.level(2, "chosung", "%3)"),
  ]);
  return docx.makeDocx({
    body: [
      line("제목", "Heading1"),
      listItem("첫째", 1),
      listItem("둘째", 1, 1),
      p(
        `${run("본문")}<w:r><w:footnoteReference w:id="2"/></w:r><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE \\* MERGEFORMAT </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run("3")}<w:r><w:fldChar w:fldCharType="end"/></w:r>`,
      ),
      table([
        row([cell(line("가"), { span: 2 }), cell(line("나"))], "<w:tblHeader/>"),
        row([cell(line("1")), cell(table([row([cell(line("속"))])])), cell(line("2"))]),
      ]),
      p(
        '<w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:drawing><wps:txbx><w:txbxContent><w:p><w:r><w:t>상자</w:t></w:r></w:p></w:txbxContent></wps:txbx></w:drawing></mc:Choice></mc:AlternateContent></w:r><w:ins w:id="1"><w:r><w:t>넣음</w:t></w:r></w:ins><w:del w:id="2"><w:r><w:delText>뺌</w:delText></w:r></w:del>',
      ),
      p(
        '<m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>x</m:t></m:r></m:den></m:f></m:oMath>',
      ),
      p(
        `${run("둘째 쪽")}<w:r><w:br w:type="page"/><w:lastRenderedPageBreak/><w:sym w:font="Wingdings" w:char="F0FC"/></w:r>`,
      ),
      '<w:sectPr><w:headerReference w:type="default" r:id="rIdH"/><w:pgSz w:w="11906" w:h="16838"/></w:sectPr>',
    ].join(""),
    styles: docx.USUAL_STYLES,
    numbering: docx.lists(numbers),
    settings: '<w:defaultTabStop w:val="800"/>',
    footnotes: `<w:footnote w:id="2">${line("각주")}</w:footnote>`,
    comments: `<w:comment w:id="0">${line("의견")}</w:comment>`,
    headers: { rIdH: line("머리말") },
    core: "<dc:title>제목</dc:title>",
    app: "<Pages>2</Pages>",
  });
}

function richWorkbook(): Buffer {
  return makeXlsx({
    definedNames:
      '<definedName name="_xlnm.Print_Titles" localSheetId="0">예산!$1:$2</definedName>',
    properties: { title: "예산", creator: "가" },
    sheets: [
      {
        name: "예산",
        rows: {
          A1: [
            ["구분", { value: "금액", bold: true, fill: true, border: true }, "비율", "날짜"],
            [
              "가",
              { value: -1234.5, format: '#,##0;"△"#,##0' },
              { value: 0.25, formatId: 10 },
              { value: 45000, format: 'yyyy"년" m"월" d"일" aaaa' },
            ],
            [
              { runs: ["서식", " 글"] },
              { value: true },
              { value: "#DIV/0!", type: "e" },
              { value: 3, formula: "1+2" },
            ],
          ],
          F10: [["떨어진 칸"]],
        },
        merges: ["A4:B5", "C1:D1"],
        notes: { A1: "메모" },
        threads: [{ ref: "B2", text: "의견" }],
        tables: [{ ref: "A1:D3" }],
        drawing:
          '<xdr:twoCellAnchor xmlns:xdr="x" xmlns:a="a"><xdr:from><xdr:col>1</xdr:col><xdr:row>1</xdr:row></xdr:from><xdr:sp><xdr:txBody><a:p><a:r><a:t>상자</a:t></a:r></a:p></xdr:txBody></xdr:sp></xdr:twoCellAnchor>',
        before:
          '<sheetViews><sheetView><pane ySplit="1" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="3" width="9" hidden="1"/></cols>',
        after:
          '<autoFilter ref="A1:D3"/><headerFooter><oddHeader>&amp;C머리</oddHeader></headerFooter>',
      },
      { name: "숨김", state: "hidden", rows: { A1: [["숨은"]] } },
    ],
  });
}

function richPdf(): Buffer {
  const first = new SamplePage()
    .text(60, 80, "제1장 총칙", { size: 16, mark: { id: 0, tag: "H1" } })
    .lines(
      60,
      120,
      ["제1조(목적) 이 규칙은 시험을 목적으로 한다.", "제2조(정의) 용어의 뜻은 다음과 같다."],
      { mark: { id: 1, tag: "P" } },
    )
    .table(
      [60, 200, 400],
      [200, 230, 260],
      [
        ["구분", "금액"],
        ["가", "1,000"],
      ],
    )
    .text(60, 400, "hidden", { mode: 3, font: "latin" })
    .text(300, 500, "기울임", { angle: 30 })
    .picture(60, 600, 200, 700);
  const second = new SamplePage({ rotate: 90, crop: [10, 10, 500, 800] }).lines(60, 100, [
    "- 2 -",
    "① 둘째 쪽",
    "가. 항목",
  ]);
  return makePdf([first, second], {
    title: "시험",
    bookmarks: [
      { title: "제1장", page: 1 },
      { title: "둘째", page: 2 },
    ],
    tags: [
      { role: "H1", page: 0, marks: [0] },
      { role: "P", page: 0, marks: [1] },
    ],
  });
}

function portfolio(word: Buffer, workbook: Buffer): Buffer {
  const inner = makePdf([new SamplePage().text(60, 80, "안쪽 글")], {
    files: [{ name: "메모.txt", bytes: Buffer.from("메모") }],
  });
  return makePdf([new SamplePage().text(60, 80, "표지")], {
    files: [
      { name: "계획.docx", bytes: word },
      { name: "안쪽.pdf", bytes: inner },
      { name: "예산.xlsx", bytes: workbook, page: 0 },
    ],
  });
}

function dynamicForm(): Buffer {
  const fields = ["신청인", "주소", "금액"].map(
    (label, at) =>
      `<field name="f${at}"><caption><value><text>${label}</text></value></caption></field>`,
  );
  return makePdf([new SamplePage().text(60, 80, "Please wait...", { font: "latin" })], {
    xfa: {
      template: `<template xmlns="http://www.xfa.org/schema/xfa-template/3.0/"><subform name="form1">${fields.join("")}</subform></template>`,
      datasets:
        '<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data><form1><f0>홍길동</f0><f1>한빛시</f1><f2>1,000</f2></form1></xfa:data></xfa:datasets>',
    },
  });
}

/** Small, so that recognition takes little time. */
async function pictures(): Promise<Seeds["picture"]> {
  const items = [
    { text: "공고 제2026-1호", size: 12 },
    { table: [["가", "1"]], widths: [1, 1], size: 10 },
  ];
  const png = await toPng(await renderScan(items, { dpi: 110, page: { width: 70, height: 32 } }));
  const picture = sharp(png);
  const { data, info } = await sharp(png)
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [
    { name: "a.png", bytes: png },
    {
      name: "a.jpg",
      bytes: await picture.clone().withMetadata({ orientation: 6, density: 150 }).jpeg().toBuffer(),
    },
    { name: "a.tif", bytes: await picture.clone().tiff({ compression: "lzw" }).toBuffer() },
    {
      name: "b.tif",
      bytes: await picture
        .clone()
        .toColourspace("b-w")
        .tiff({ compression: "ccittfax4", bitdepth: 1 })
        .toBuffer(),
    },
    { name: "a.gif", bytes: await picture.clone().gif().toBuffer() },
    { name: "a.webp", bytes: await picture.clone().webp().toBuffer() },
    { name: "a.bmp", bytes: bitmap(data, info.width, info.height, info.channels) },
  ];
}

/** BITMAPINFOHEADER and 24-bit rows from the bottom up. */
function bitmap(pixels: Buffer, width: number, height: number, channels: number): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const file = Buffer.alloc(54 + stride * height);
  file.write("BM", "latin1");
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * channels;
      const to = 54 + (height - 1 - y) * stride + x * 3;
      for (let c = 0; c < 3; c++) file[to + c] = pixels[from + (channels >= 3 ? 2 - c : 0)]!;
    }
  }
  return file;
}
