/** Comparisons drawn with text boxes side by side. */
import { expect, describe as group, it } from "vitest";
import { paragraph, type SampleParagraph } from "../../samples/make/hangul.js";
import { makeHwp } from "../../samples/make/hwp.js";
import { makeHwpx } from "../../samples/make/hwpx.js";
import { documentOf } from "../../test/documents.js";
import type { Document } from "../model/document.js";
import { Draft } from "../readers/document-draft.js";
import { readFile } from "../readers/read.js";
import { extractStructure } from "./structure.js";

function changes(document: Document): string[] {
  return extractStructure(document).revisions.map(({ kind, label }) => `${kind} ${label}`);
}

/** Text and where it stands: left side, top, and width in points; lines are 14 high. */
type Piece = [text: string, x: number, y: number, width: number, page?: number];

const [LEFT, RIGHT] = [90, 310];
const TITLE: Piece = ["신ㆍ구조문대비표", 230, 80, 130];
const HEADINGS: Piece[] = [
  ["현", 150, 120, 14],
  ["행", 200, 120, 14],
  ["개", 370, 120, 14],
  ["정", 400, 120, 14],
  ["안", 430, 120, 14],
];
const BODY: Piece[] = [
  ["제3조(보고 등) ① (생 략)", LEFT, 150, 170],
  ["제3조(보고 등) ① (현행과 같음)", RIGHT, 150, 200],
  ["② 보고하려는 자는 서한을", LEFT, 175, 170],
  ["낸다.", LEFT, 200, 40],
  ["② ---------- 공식 문서", RIGHT, 175, 170],
  ["---.", RIGHT, 200, 30],
  ["<신 설>", LEFT, 225, 50],
  ["③ 보고는 전자문서로 할 수", RIGHT, 225, 180],
  ["- 1 -", 290, 780, 20],
  ["있다.", RIGHT, 90, 40, 2],
  // One box over both columns, as converters write what stands close together.
  ["제5조(수수료의 금액과 납부 방법 등) 제5조(수수료)", LEFT, 115, 302, 2],
  ["수수료를 낸다.", LEFT, 140, 110, 2],
  ["---------.", RIGHT, 140, 100, 2],
  ["제6조(기간) 기간은 30일로", LEFT, 165, 180, 2],
  ["한다.", LEFT, 190, 40, 2],
  ["<삭 제>", RIGHT, 165, 50, 2],
];
const CHANGES = [
  "unchanged 제3조제1항",
  "amended 제3조제2항",
  "added 제3조제3항",
  "amended 제5조",
  "deleted 제6조",
];

function placed(pieces: Piece[]): Document {
  const draft = new Draft("hwpx");
  for (const [text, x, y, width, page = 1] of pieces)
    draft.add({ type: "paragraph", text, page, bbox: [x, y, x + width, y + 14] });
  return documentOf(draft, 2);
}

it("pairs the columns by their heights, over pages", () => {
  const document = placed([TITLE, ...HEADINGS, ...BODY]);
  expect(changes(document)).toEqual(CHANGES);
  const [, amended, added, title] = extractStructure(document).revisions;
  expect(amended).toEqual({
    kind: "amended",
    label: "제3조제2항",
    current: "② 보고하려는 자는 서한을 낸다.",
    revised: "② ---------- 공식 문서 ---.",
    table: null,
    row: 1,
    page: 1,
  });
  expect(added?.revised).toBe("③ 보고는 전자문서로 할 수 있다.");
  expect(title?.current).toBe("제5조(수수료의 금액과 납부 방법 등) 수수료를 낸다.");
});

group.each(["hwpx", "hwp"] as const)("in %s", (format) => {
  it("reads the same from boxes placed by the paper", async () => {
    let last = 1;
    const boxes = [TITLE, ...HEADINGS, ...BODY].map(([text, x, y, width, page = 1]) => {
      const line = { at: 0, x: x * 100, y: y * 100, width: width * 100, height: 1400 };
      const floating = { to: "paper", offset: line.y, left: line.x, ...line } as const;
      const box: SampleParagraph = {
        content: [{ kind: "box", paragraphs: [paragraph(text, { lines: [line] })], floating }],
        lines: [line],
        pageBreak: page > last,
      };
      last = page;
      return box;
    });
    const sample = { sections: [boxes] };
    const bytes = format === "hwp" ? makeHwp(sample) : await makeHwpx(sample);
    const options = { layout: "checked", ocr: false } as const;
    expect(changes(await readFile({ bytes, filename: `a.${format}`, options }))).toEqual(CHANGES);
  });
});

it.each([2, 1])("leaves a third column out, %i pieces in it", (pieces) => {
  const third: Piece[] = [
    ["비고", 530, 120, 28],
    ["전자화", 525, 175, 42],
  ];
  const body = BODY.filter(([, , , , page]) => page !== 2);
  expect(changes(placed([TITLE, ...HEADINGS, ...body, ...third.slice(0, pieces)]))).toEqual(
    CHANGES.slice(0, 3),
  );
});

it.each<[string, Piece[]]>([
  ["no headings stand over the columns", [TITLE, ...BODY]],
  [
    "a line runs over the columns without a space between them",
    [TITLE, ...HEADINGS, ...BODY, ["이문장은두난에걸쳐있는하나의긴글이다", LEFT, 250, 400]],
  ],
  [
    "the text runs over the whole page",
    [TITLE, ...HEADINGS, ["시장은 이를 따른다.", LEFT, 150, 420]],
  ],
  [
    "a line over both columns has a gap of its own",
    [TITLE, ...HEADINGS, ...BODY, ["① (생 략) ① (현행과 같음)", LEFT, 250, 424]],
  ],
  [
    "the text of the next page runs over the columns, even where each line has a space there",
    [
      TITLE,
      ...HEADINGS,
      ...BODY.filter(([, , , , page]) => page !== 2),
      ...[100, 120, 140].map(
        (y): Piece => ["시장은다음각호의사항을정하여알려야 하며이를공보에싣는다", LEFT, y, 340, 2],
      ),
      ["시행일", RIGHT, 160, 42, 2],
    ],
  ],
])("says nothing where %s", (_, pieces) => {
  expect(changes(placed(pieces))).toEqual([]);
});

it("says nothing where a text of the page has no place", () => {
  const document = placed([TITLE, ...HEADINGS, ...BODY]);
  document.blocks[8]!.bbox = null;
  expect(changes(document)).toEqual([]);
});

it("says nothing where a table takes part of the page", () => {
  const document = placed([TITLE, ...HEADINGS, ...BODY]);
  document.blocks[8]!.type = "table";
  expect(changes(document)).toEqual([]);
  const after = placed([TITLE, ...HEADINGS, ...BODY, ["신청서", LEFT, 90, 40, 3]]);
  after.blocks.at(-1)!.type = "table";
  expect(changes(after)).toEqual(CHANGES);
});

it("keeps a figure among dashes, which is no page number", () => {
  const body: Piece[] = [
    ["제4조(기간) 기간은 다음 날부터", LEFT, 150, 200],
    ["20일로 한다.", LEFT, 175, 80],
    ["제4조(기간) -----------------", RIGHT, 150, 200],
    ["------ 30 ------", RIGHT, 175, 110],
    ["- 12 -", 285, 780, 30],
  ];
  const [changed] = extractStructure(placed([TITLE, ...HEADINGS, ...body])).revisions;
  expect(changed?.revised).toBe("제4조(기간) ----------------- ------ 30 ------");
});

it("does not measure a page that claims to be a hundred miles wide point by point", () => {
  const far = ([text, x, ...rest]: Piece): Piece => [text, x > 300 ? x + 4e8 : x, ...rest];
  const pieces = [...HEADINGS, ...BODY.filter(([, , , , page]) => page !== 2)].map(far);
  expect(changes(placed([TITLE, ...pieces]))).toEqual(CHANGES.slice(0, 3));
});

it("takes the end of a sentence for no third item", () => {
  const body: Piece[] = [
    ["제4조(정의) 이란 다음과 같이 말한", LEFT, 150, 200],
    ["다.", LEFT, 175, 20],
    ["제4조(정의) --------------- 정한", RIGHT, 150, 200],
    ["다.", RIGHT, 175, 20],
  ];
  expect(changes(placed([TITLE, ...HEADINGS, ...body]))).toEqual(["amended 제4조"]);
});

it("tells a paragraph that loses its number as a change of its article", () => {
  const body: Piece[] = [
    ["제15조(행위 제한)", LEFT, 150, 120],
    ["제15조(행위 제한)", RIGHT, 150, 120],
    ["① (생 략)", LEFT, 175, 60],
    ["(현행 제1항과 같음)", RIGHT, 175, 120],
  ];
  expect(changes(placed([TITLE, ...HEADINGS, ...body]))).toEqual([
    "unchanged 제15조",
    "amended 제15조",
  ]);
});
