/** Laid-out pages → the blocks and tables of the document: titles, headings, lists, captions, notes and how sure each is. */
import { describe, expect, it } from "vitest";
import {
  type FlowItem,
  flow,
  layout,
  line,
  table,
  tableItem,
  text,
} from "../../../test/page-content.js";
import { typographyOf } from "../../model/typography.js";
import { Draft } from "../document-draft.js";
import { assembleBlocks } from "./assemble-blocks.js";
import type { PageLayout } from "./page-flow.js";
import type { PrintedLine } from "./text-lines.js";

type Outline = Parameters<typeof assembleBlocks>[2];

function read(pages: PageLayout[], outline: Outline = []) {
  const draft = new Draft("pdf");
  assembleBlocks(draft, pages, outline);
  return draft;
}
/** `type level text` of every block. */
const shown = (draft: Draft) =>
  draft.blocks.map(({ type, level, text: words }) =>
    [type, level ?? "", words.replaceAll("\n", "/")].join(" ").replace("  ", " ").trim(),
  );

let next = 0;
/** A short line of its own, below the last: it ends its paragraph. */
const put = (words: string, more: Partial<PrintedLine> = {}): PrintedLine => {
  next += 30;
  return line(words, 100, next, more);
};
/** One page whose lines stand far apart. */
const onePage = (...lines: [string, Partial<PrintedLine>?][]): PageLayout => {
  next = 0;
  const made = lines.map(([words, more]) => put(words, more));
  return layout([text(made.map((one) => [one]))]);
};
/** Text that shows what the body looks like. */
const BODY: [string, Partial<PrintedLine>?][] = [
  ["본문은 열 포인트 크기의 글자로 쓰이며 다른 글보다 훨씬 길다."],
];

describe("the title", () => {
  const titled = (...lines: [string, Partial<PrintedLine>?][]) =>
    shown(read([onePage(...lines, ...BODY)]));

  it("is the largest text in the upper part of the first page", () => {
    expect(titled(["작은 제목", { size: 14 }], ["업무 계획", { size: 20 }])).toEqual([
      "heading 1 작은 제목",
      "title 업무 계획",
      `paragraph ${BODY[0]![0]}`,
    ]);
  });

  it.each([
    ["goes on in lines of nearly the same size", 19.4, "title 업무 계획 (안) 보고"],
    ["not in smaller ones", 19.3, "title 업무 계획"],
  ])("%s", (_, size, expected) => {
    expect(titled(["업무 계획", { size: 20 }], ["(안) 보고", { size }])[0]).toBe(expected);
  });

  it("goes on up to three parts, right below one another", () => {
    const large = { size: 20 };
    const four = titled(["하나", large], ["두울", large], ["세엣", large], ["네엣", large]);
    expect(four.slice(0, 2)).toEqual(["title 하나 두울 세엣", "heading 1 네엣"]);
    const parted = titled(["하나", large], ["사이"], ["두울", large]);
    expect(parted.slice(0, 3)).toEqual(["title 하나", "paragraph 사이", "heading 1 두울"]);
  });

  it("begins with the first of nearly the largest size", () => {
    expect(titled(["첫째", { size: 19.4 }], ["둘째", { size: 20 }])[0]).toBe("title 첫째 둘째");
    expect(titled(["첫째", { size: 19.3 }], ["둘째", { size: 20 }])[1]).toBe("title 둘째");
  });

  it.each([
    ["stands in the upper 0.6 of the page", 479.9, "title"],
    ["not lower", 480, "heading"],
  ])("%s", (_, top, expected) => {
    const low = line("업무 계획", 100, top + 16, { size: 20, box: [100, top, 190, top + 20] });
    const page = layout([text([[low], [put(BODY[0]![0])]])]);
    expect(read([page]).blocks[0]!.type).toBe(expected);
  });

  it("stands on the first page", () => {
    const first = layout([text([[line(BODY[0]![0], 100, 100)]])]);
    const second = layout([text([[line("업무 계획", 100, 100, { size: 20, page: 2 })]])], {
      number: 2,
    });
    expect(read([first, second]).blocks[1]!.type).toBe("heading");
  });

  it("is none where all text has one size", () => {
    expect(titled(["업무 계획"])[0]).toBe("paragraph 업무 계획");
  });
});

describe("headings and lists", () => {
  const blocks = (...lines: [string, Partial<PrintedLine>?][]) =>
    shown(read([onePage(...BODY, ...lines)])).slice(1);

  it("are told by size, weight and label", () => {
    expect(
      blocks(
        ["Ⅰ. 추진 배경"],
        ["굵은 제목", { bold: true }],
        ["1. 첫째 일을 한다"],
        ["가. 그 안의 일을 한다"],
        ["2. 둘째 일을 한다"],
        ["※ 덧붙이는 말"],
        ["그냥 쓴 글"],
      ),
    ).toEqual([
      "heading 2 Ⅰ. 추진 배경",
      "heading 1 굵은 제목",
      "list_item 1 1. 첫째 일을 한다",
      "list_item 2 가. 그 안의 일을 한다",
      "list_item 1 2. 둘째 일을 한다",
      "paragraph ※ 덧붙이는 말",
      "paragraph 그냥 쓴 글",
    ]);
  });

  it("counts the depth of a list anew after a heading and after text, but not after a note", () => {
    const depthAfter = (...between: [string, Partial<PrintedLine>?][]) =>
      blocks(["1. 첫째 일을 한다"], ...between, ["가. 그 안의 일을 한다"])
        .at(-1)!
        .slice(10, 11);
    expect(depthAfter()).toBe("2");
    expect(depthAfter(["그냥 쓴 글"])).toBe("1");
    expect(depthAfter(["굵은 제목", { bold: true }])).toBe("1");
    expect(depthAfter(["※ 덧붙이는 말"])).toBe("2");
  });

  it("takes a long chapter line for text, not for an item", () => {
    const long = `제1장 ${"글".repeat(70)}`;
    expect(blocks([long])).toEqual([`paragraph ${long}`]);
  });

  it("counts it anew after a table", () => {
    const drawn = tableItem(
      table(
        [100, 200, 300],
        [300, 330, 360],
        [
          ["가", "나"],
          ["다", "라"],
        ],
      ),
    );
    const item = (words: string, y: number) => text([[line(words, 100, y)]]);
    const page = layout([
      item(BODY[0]![0], 50),
      item("1. 첫째 일을 한다", 100),
      drawn,
      item("가. 둘째 일을 한다", 500),
    ]);
    expect(read([page]).blocks.at(-1)).toMatchObject({ type: "list_item", level: 1 });
  });

  it("takes a paragraph for a heading where all its lines are bold, by its largest line", () => {
    const page = (...more: Partial<PrintedLine>[]) =>
      layout([
        text([
          [line(BODY[0]![0], 100, 50)],
          more.map((one, index) => line("굵은 제목", 100, 100 + 16 * index, one)),
        ]),
      ]);
    expect(read([page({ bold: true }, { bold: true })]).blocks[1]!.type).toBe("heading");
    expect(read([page({ bold: true }, {})]).blocks[1]!.type).toBe("paragraph");
    expect(read([page({}, { size: 12 })]).blocks[1]!.type).toBe("heading");
  });

  it("says the level that a bookmark of the same words has", () => {
    const outline = [
      { title: "그냥  쓴 글", level: 3, page: 1 },
      { title: "다른 쪽의 글", level: 2, page: 2 },
      { title: "쪽을 모르는 글", level: 2, page: null },
      { title: " ", level: 2, page: 1 },
    ];
    const page = onePage(...BODY, ["그냥 쓴 글"], ["다른 쪽의 글"], ["쪽을 모르는 글"]);
    expect(shown(read([page], outline)).slice(1)).toEqual([
      "heading 3 그냥 쓴 글",
      "paragraph 다른 쪽의 글",
      "paragraph 쪽을 모르는 글",
    ]);
  });
});

describe("the tagged structure", () => {
  const tag = (role: string, lists = 0) => ({ tag: { role, element: 1, lists } });
  /** Two lines of ten characters, the first with a tag. */
  const tagged = (length: number, ...more: Partial<PrintedLine>[]) =>
    shown(read([onePage(["글".repeat(length), more[0]], ["자".repeat(20 - length), more[1]])]));

  it("is believed where up to half of the text are headings", () => {
    expect(tagged(10, tag("H2"))[0]).toBe(`heading 2 ${"글".repeat(10)}`);
    expect(tagged(11, tag("H2"))[0]).toBe(`paragraph ${"글".repeat(11)}`);
  });

  it("takes no tag outside of lists for an item", () => {
    expect(tagged(10, tag("P"), tag("P"))[0]).toBe(`paragraph ${"글".repeat(10)}`);
    expect(tagged(10, tag("H2"), tag("P"))[0]).toBe(`heading 2 ${"글".repeat(10)}`);
    expect(tagged(20, tag("LI", 1))[0]).toMatch(/^paragraph/);
    expect(tagged(10, tag("LI", 1))[0]).toMatch(/^list_item 1/);
  });

  it("is believed where up to 0.95 of the text are list items", () => {
    expect(tagged(19, tag("LI", 2))[0]).toBe(`list_item 2 ${"글".repeat(19)}`);
    expect(tagged(20, tag("LI", 2))[0]).toBe(`paragraph ${"글".repeat(20)}`);
  });

  it("counts headings and items of the text alone, not of tables", () => {
    const drawn = table(
      [100, 200, 300],
      [300, 330, 360],
      [
        ["가가가가가가", "나"],
        ["다", "라"],
      ],
    );
    for (const cell of drawn.cells)
      for (const one of cell.paragraphs.flat()) Object.assign(one, tag("H1"));
    const page = layout([
      text([[line("글글", 100, 50, tag("H1"))], [line("자자자", 100, 90)]]),
      tableItem(drawn),
    ]);
    expect(read([page]).blocks[0]!.type).toBe("heading");
  });
});

describe("what stands around a table", () => {
  it("is under its block: caption, unit line and notes, not the text after them", () => {
    const grid = table(
      [100, 200, 300],
      [200, 230, 260],
      [
        ["구분", "금액"],
        ["합계", "10"],
      ],
    );
    const words = (...lines: [string, number][]) =>
      text(lines.map(([one, baseline]) => [line(one, 100, baseline)]));
    const { blocks, tables } = read([
      layout([
        words(
          ["본문은 열 포인트 크기의 글자로 쓰이며 길다.", 50],
          ["< 예산 현황 >", 150],
          ["(단위: 백만원)", 190],
        ),
        tableItem(grid),
        words(["※ 잠정치임", 275], ["다음 문단이다.", 400]),
      ]),
    ]);
    const at = tables[0]!.block;
    expect(blocks.map(({ type, parent }) => [type, parent])).toEqual([
      ["paragraph", null],
      ["caption", at],
      ["paragraph", at],
      ["table", null],
      ["paragraph", at],
      ["paragraph", null],
    ]);
    expect(tables[0]!.caption).toBe("< 예산 현황 >");
  });
});

describe("captions", () => {
  const above = (words: string, ...between: FlowItem[]) => {
    const drawn = tableItem(
      table(
        [100, 200, 300],
        [300, 330, 360],
        [
          ["가", "나"],
          ["다", "라"],
        ],
      ),
    );
    return read([
      layout([
        text([[line(BODY[0]![0], 100, 50)], [line(words, 100, 100, { size: 12 })]]),
        ...between,
        drawn,
      ]),
    ]);
  };

  it("stand right above their table", () => {
    const draft = above("<표 1> 예산");
    expect(draft.blocks[1]!.type).toBe("caption");
    expect(draft.tables[0]!.caption).toBe("<표 1> 예산");
    expect(above("예산은 다음과 같다").tables[0]!.caption).toBeNull();
    const between: FlowItem = { kind: "figure", box: [1, 2, 3, 4], text: "" };
    expect(above("<표 1> 예산", between).tables[0]!.caption).toBeNull();
  });

  it("have fewer than a hundred characters", () => {
    const long = (length: number) => `<표 1> ${"글".repeat(length - 6)}`;
    expect(above(long(99)).tables[0]!.caption).toBe(long(99));
    expect(above(long(99)).blocks[1]!.type).toBe("caption");
    expect(above(long(100)).tables[0]!.caption).toBeNull();
    expect(above(long(100)).blocks[1]!.type).toBe("paragraph");
  });
});

describe("tables", () => {
  const cells = [
    ["가", "나"],
    ["다", "라"],
  ];
  const drawn = (more: Parameters<typeof table>[3] = {}) =>
    table([100, 200, 300.006], [300, 330, 360], cells, more);

  it("are given with their place and cells", () => {
    const draft = read([layout([tableItem(drawn({ headerRows: 1 }))])]);
    expect(draft.tables).toMatchObject([
      {
        rows: 2,
        cols: 2,
        header_rows: 1,
        page: 1,
        bbox: [100, 300, 300.01, 360],
        confidence: 1,
        continues: null,
        nested_in: null,
      },
    ]);
    expect(draft.warnings).toEqual([]);
  });

  it("without lines are less sure", () => {
    expect(read([layout([tableItem(drawn({ ruled: false }))])]).tables[0]!.confidence).toBe(0.7);
  });

  it("whose lines make no clear grid carry a warning", () => {
    const draft = read([layout([tableItem(drawn({ uncertain: true }))])]);
    expect(draft.warnings).toMatchObject([
      { code: "TABLE_GRID_UNCERTAIN", page: 1, block: draft.tables[0]!.block },
    ]);
  });

  it("that go on or stand in a cell say so", () => {
    const first = table([100, 200, 300], [600, 660, 720], cells, { page: 1 });
    const inner = table([110, 190], [610, 640], [["안"]], {
      inside: { table: first, row: 0, col: 1 },
    });
    const second = table(
      [100, 200, 300],
      [100, 130, 160],
      [
        ["마", "바"],
        ["사", "아"],
      ],
      { page: 2 },
    );
    const draft = read([
      layout([tableItem(first), tableItem(inner)]),
      layout([tableItem(second)], { number: 2 }),
    ]);
    expect(draft.tables.map(({ continues, nested_in }) => [continues, nested_in])).toEqual([
      [null, null],
      [null, { table: "t1", row: 0, col: 1 }],
      ["t1", null],
    ]);
  });

  it("whose rows all began before are not given again", () => {
    const first = table([100, 200, 300], [600, 660, 720], cells, {
      open: { top: false, bottom: true },
    });
    const second = table([100, 200, 300], [100, 130], [["마", "바"]], { page: 2 });
    const draft = read([layout([tableItem(first)]), layout([tableItem(second)], { number: 2 })]);
    expect(draft.tables).toHaveLength(1);
  });
});

describe("a scan", () => {
  const scan = (...lines: PrintedLine[]) =>
    read([layout([text(lines.map((one) => [one]))], { scanLayer: true })]).blocks[0]!;

  it("is as sure as its lines on average, by their length", () => {
    const page = layout(
      [
        text([
          [
            line("글글글", 100, 100, { confidence: 0.5 }),
            line("자", 100, 116, { confidence: 0.9 }),
          ],
        ]),
      ],
      { scanLayer: true },
    );
    expect(read([page]).blocks[0]).toMatchObject({ extractor: "ocr", confidence: 0.6 });
  });

  it("keeps three decimals, and 0.8 where the scan has no figure", () => {
    expect(scan(line("글", 100, 100, { confidence: 0.12345 })).confidence).toBe(0.123);
    expect(scan(line("글", 100, 100)).confidence).toBe(0.8);
    const drawn = table(
      [100, 200, 300],
      [300, 330, 360],
      [
        ["", ""],
        ["", ""],
      ],
    );
    const draft = read([layout([tableItem(drawn)], { scanLayer: true })]);
    expect(draft.tables[0]).toMatchObject({ confidence: 0.8, extractor: "ocr" });
  });

  it("is no surer of a table without lines than any", () => {
    const drawn = table(
      [100, 200, 300],
      [300, 330, 360],
      [
        ["가", "나"],
        ["다", "라"],
      ],
      { ruled: false },
    );
    const draft = read([layout([tableItem(drawn)], { scanLayer: true })]);
    expect(draft.tables[0]!.confidence).toBe(0.7);
  });

  it("is what text of the file is not", () => {
    expect(read([layout([text([[line("글", 100, 100)]])])]).blocks[0]).toMatchObject({
      extractor: "pdf",
      confidence: 1,
    });
  });
});

describe("blocks", () => {
  it("have the box of their lines on the page where they begin", () => {
    const lines = [
      line("하나", 100, 700, { box: [100, 692, 500.004, 702] }),
      line("둘", 90, 100, { page: 2 }),
    ];
    const block = read([layout([text([lines])])]).blocks[0]!;
    expect(block).toMatchObject({ text: "하나 둘", page: 1, bbox: [100, 692, 500, 702] });
    expect(block.lines!.map(({ page }) => page)).toEqual([1, 2]);
  });

  it("of notes, running lines and pictures keep their kind", () => {
    const small = { size: 8 };
    const page = layout(
      [
        flow(
          line("머리글", 100, 30, { artifact: true }),
          line(BODY[0]![0], 100, 300),
          line("1) 주석", 100, 700, small),
          line("꼬리글", 100, 780, { artifact: true }),
        ),
        { kind: "figure", box: [1.004, 2, 3, 4], text: "그림" },
      ],
      { noteRule: 650 },
    );
    const draft = read([page]);
    expect(shown(draft)).toEqual([
      "header 머리글",
      `paragraph ${BODY[0]![0]}`,
      "figure 그림",
      "footnote 1) 주석",
      "footer 꼬리글",
    ]);
    expect(draft.blocks[2]!.bbox).toEqual([1, 2, 3, 4]);
  });
});

it("joins lines by what the whole document shows, its tables too", () => {
  const broken = () => text([[line("이 정부", 100, 100), line("시책 밖", 100, 116)]]);
  expect(read([layout([broken()])]).blocks[0]!.text).toBe("이 정부시책 밖");
  const drawn = table(
    [100, 200, 300],
    [300, 330, 360],
    [
      ["정부 시책", "나"],
      ["다", "라"],
    ],
  );
  expect(read([layout([broken(), tableItem(drawn)])]).blocks[0]!.text).toBe("이 정부 시책 밖");
  const noted = layout(
    [broken(), flow(line("큰 글", 100, 600), line("1) 정부 시책", 100, 700, { size: 8 }))],
    { noteRule: 650 },
  );
  expect(read([noted]).blocks[0]!.text).toBe("이 정부 시책 밖");
});

describe("how lines are set", () => {
  const set = (left: number, right: number) => {
    const draft = read([onePage(["제목", { size: 20, box: [left, 30, right, 50] }])]);
    return typographyOf(draft.blocks[0]!);
  };

  it("keeps the size, and whether a line is in the middle of the page", () => {
    expect(set(200, 400)).toEqual([{ size: 20, centred: true }]);
    expect(set(200, 424)[0]?.centred).toBe(true);
    expect(set(200, 426)[0]?.centred).toBe(false);
    expect(set(174, 400)[0]?.centred).toBe(false);
  });

  it("takes no line for centred that fills the column", () => {
    expect(set(75, 525)[0]?.centred).toBe(true);
    expect(set(74, 526)[0]?.centred).toBe(false);
  });

  it("takes no line for centred that begins where its neighbour begins and ends elsewhere", () => {
    const two = (left: number, right: number) =>
      read([
        onePage(
          ["가", { size: 20, box: [left, 30, right, 50] }],
          ["나", { size: 20, box: [200, 60, 400, 80] }],
        ),
      ]).blocks.flatMap((block) => typographyOf(block).map(({ centred }) => centred));
    expect(two(200, 500)).toEqual([false, false]);
    expect(two(206, 500)).toEqual([false, false]);
    expect(two(207, 500)).toEqual([false, true]);
    expect(two(200, 440)).toEqual([false, true]);
    expect(two(200, 400)).toEqual([true, true]);
  });

  it("keeps the same of the paragraphs of a cell, which has a middle of its own", () => {
    const drawn = table([100, 200, 400], [300, 330], [["가", "나"]]);
    const put = (cell: number, left: number, right: number, size: number) => {
      const box: PrintedLine["box"] = [left, 305, right, 325];
      return [line("글", left, 320, { size, box })].map((one) =>
        drawn.cells[cell]!.paragraphs.push([one]),
      );
    };
    for (const cell of drawn.cells) cell.paragraphs = [];
    put(0, 120, 180, 14);
    put(0, 105, 195, 12);
    put(0, 104, 195, 11);
    put(1, 206, 300, 10);
    const { cells } = read([layout([tableItem(drawn)])]).tables[0]!;
    expect(cells.map(typographyOf)).toEqual([
      [
        { size: 14, centred: true },
        { size: 12, centred: true },
        { size: 11, centred: false },
      ],
      [{ size: 10, centred: false }],
    ]);
  });
});

it("takes a paragraph with more lines than a call takes arguments", () => {
  const one = line("끊이지 않는 글", 100, 100);
  const [block] = read([layout([text([new Array(200_000).fill(one)])])]).blocks;
  expect(block!.text).toHaveLength(200_000 * (one.text.length + 1) - 1);
});
