/** What a view of an answer paints: which pages, which boxes, and why nothing. */
import { describe, expect, it } from "vitest";
import { type MadeDocument, smallScope } from "../../test/small-scope.js";
import type { Anchor } from "../model/chunk.js";
import { type Citation, MADE_BY } from "../model/evidence.js";
import type { Box } from "../model/format.js";
import { emptyStructure } from "../model/plain.js";
import { viewAnswer } from "./answer-view.js";

const BOX: Box = [10, 20, 100, 40];
const QUOTED: Box = [10, 20, 50, 30];
const on = (page: number, bbox: Box | null = BOX): Anchor => ({ page, bbox, cell_range: null });
const picture = () => ({
  ...{ width: 595, height: 842, media_type: "image/webp" as const, data_base64: "AA==" },
});
const cite = (name: string, anchors: Anchor[], chunk_id = "c1"): Citation => ({
  ...{ chunk_id, doc_id: `sha256:${name}`, filename: name, quote: "당직을 선다.", anchors },
  ...{ path: [], outline: [], extractors: ["pdf"], revisions: [] },
});
const document = (more: Partial<MadeDocument> = {}): MadeDocument => ({
  ...{ name: "당직.pdf", chunks: [{ text: "당직을 선다." }, { text: "숙직을 선다." }], picture },
  places: [[{ page: 1, bbox: QUOTED }], []],
  ...more,
});
async function view(given: MadeDocument, citations: Citation[], keepsPictures = true) {
  const scope = smallScope([given]);
  const body = { answered: true, reason: null, made_by: MADE_BY.extract, text: "", citations };
  const made = await viewAnswer(
    { tenant: "시청", question: "누가 서나?", skipped: [], ...body },
    scope,
    keepsPictures,
  );
  return { ...made, asked: scope.asked };
}
const first = async (...given: Parameters<typeof view>) => (await view(...given)).sources[0]!;

describe("a page is painted", () => {
  it("with the chunk pale and the quoted words strong, each on its own page", async () => {
    const [one, two] = (await first(document(), [cite("당직.pdf", [on(1), on(2)])])).pages;
    expect(one).toMatchObject({ page: 1, marks: [{ n: 1, pale: [BOX], strong: [QUOTED] }] });
    expect(two).toMatchObject({ page: 2, marks: [{ n: 1, pale: [BOX], strong: [] }] });
  });

  it("where the quoted words stand first, and three pages at most", async () => {
    const places = [[{ page: 4, bbox: QUOTED }]];
    const { pages } = await first(document({ places }), [cite("당직.pdf", [on(2), on(3), on(5)])]);
    expect(pages.map(({ page }) => page)).toEqual([4, 2, 3]);
    const { pages: all } = await first(document({ places }), [
      cite("당직.pdf", [on(4), on(3), on(4)]),
    ]);
    expect(all.map(({ page, marks }) => [page, marks[0]?.pale.length])).toEqual([
      [4, 2],
      [3, 1],
    ]);
  });

  it("at a width at which letters can be read", async () => {
    const { asked } = await view(document(), [cite("당직.pdf", [on(1)])]);
    expect(asked.find(({ kind }) => kind === "page")).toMatchObject({ page: 1, width: 1100 });
  });

  it("once for all citations, and quotes of a document are looked for together", async () => {
    const given = document({ places: [[{ page: 1, bbox: QUOTED }], [{ page: 1, bbox: BOX }]] });
    const { asked, sources } = await view(given, [
      cite("당직.pdf", [on(1)]),
      cite("당직.pdf", [on(1)], "c2"),
    ]);
    expect(asked.map(({ kind }) => kind)).toEqual(["places", "page"]);
    expect(sources[0]!.pages[0]!.marks).toMatchObject([
      { n: 1, strong: [QUOTED] },
      { n: 2, strong: [BOX] },
    ]);
    expect(sources[0]!.pages[0]).toBe(sources[1]!.pages[0]);
  });

  it("not where neither chunk nor quote has a box on it", async () => {
    const given = document({ places: [[]] });
    const { pages, unpainted } = await first(given, [cite("당직.pdf", [on(1, null), on(2)])]);
    expect([pages.map(({ page }) => page), unpainted]).toEqual([[2], null]);
  });
});

describe("nothing is painted", () => {
  it.each<[string, Partial<MadeDocument>, Anchor, boolean, string | null]>([
    ["of a form that has no pages", { facts: { format: "docx" } }, on(1), true, "NO_PAGE_IMAGE"],
    ["where the page cannot be drawn", { picture: () => null }, on(1), true, "NOT_DRAWN"],
    ["of a bundle without a cache", { facts: { inner: ["a.pdf"] } }, on(1), false, "IN_BUNDLE"],
    [
      "of a picture in a bundle",
      { facts: { inner: ["a.png"], format: "png" } },
      on(1),
      true,
      "IN_BUNDLE",
    ],
    ["but of a PDF in a bundle with one", { facts: { inner: ["a.pdf"] } }, on(1), true, null],
    ["but of a PDF of its own without one", {}, on(1), false, null],
    ...(["png", "jpeg", "tiff", "bmp", "gif", "webp"] as const).map(
      (format): [string, Partial<MadeDocument>, Anchor, boolean, null] => [
        `but of a picture: ${format}`,
        { facts: { format } },
        on(1),
        false,
        null,
      ],
    ),
  ])("%s", async (_, more, anchor, keepsPictures, why) => {
    const { unpainted, pages } = await first(
      document(more),
      [cite("당직.pdf", [anchor])],
      keepsPictures,
    );
    expect([unpainted, pages.length]).toEqual([why, why ? 0 : 1]);
  });

  it("without a box, but the page is shown", async () => {
    const { pages, unpainted } = await first(document(), [cite("당직.pdf", [on(1, null)])]);
    expect([unpainted, pages.map(({ page, marks }) => [page, marks.length])]).toEqual([
      "NO_BOX",
      [[1, 0]],
    ]);
  });

  it("of a document that went, and its facts are not known", async () => {
    const { sources } = await view(document(), [
      cite("없음.pdf", [on(1)]),
      cite("당직.pdf", [on(1)]),
    ]);
    expect(sources[0]).toMatchObject({
      n: 1,
      pages: [],
      unpainted: "NOT_DRAWN",
      format: null,
      title: null,
    });
    expect(sources[1]).toMatchObject({ n: 2, unpainted: null, format: "pdf" });
  });
});

describe("on a layout engine's drawing", () => {
  const letters = "당직을선다.".split("");
  const drawn = (top: number) => () => ({
    ...{ ...picture(), media_type: "image/svg+xml" as const },
    texts: [
      {
        text: letters.join(""),
        edges: letters.map((_, at) => 10 + at * 10).concat(70),
        rows: [top, top + 10] as [number, number],
      },
    ],
  });
  const hwp = (more: Partial<MadeDocument>) => document({ facts: { format: "hwp" }, ...more });

  it("the mark stands on the letters as drawn, and the chunk's box goes with it", async () => {
    const { pages, unpainted } = await first(hwp({ picture: drawn(27) }), [
      cite("당직.pdf", [on(1)]),
    ]);
    expect(unpainted).toBeNull();
    expect(pages[0]).toMatchObject({
      mayDiffer: false,
      marks: [{ pale: [[10, 27, 100, 47]], strong: [[10, 27, 70, 37]] }],
    });
  });

  it("nothing is marked where the letters are not near their box", async () => {
    const { pages, unpainted } = await first(hwp({ picture: drawn(300) }), [
      cite("당직.pdf", [on(1)]),
    ]);
    expect([unpainted, pages[0]?.marks]).toEqual(["NOT_ON_DRAWING", []]);
  });

  it("says that it may differ where the file's pages were computed", async () => {
    const review = [{ code: "PAGES_COMPUTED" as const, text: "" }];
    const given = hwp({ picture: drawn(27), facts: { format: "hwp", review } });
    expect((await first(given, [cite("당직.pdf", [on(1, null)])])).pages[0]).toMatchObject({
      mayDiffer: true,
      marks: [],
    });
  });
});

it("tells the question, the answer and each document's facts", async () => {
  const structure = {
    ...emptyStructure(),
    title: "당직 규정",
    doc_number: "총무과-1",
    issued_date: "2025-03-02",
  };
  const made = await view(document({ facts: { structure } }), [cite("당직.pdf", [on(1)])]);
  expect(made).toMatchObject({ tenant: "시청", question: "누가 서나?", skipped: [] });
  expect(made.answer).not.toHaveProperty("question");
  expect(made.sources[0]).toMatchObject({
    title: "당직 규정",
    docNumber: "총무과-1",
    issuedDate: "2025-03-02",
  });
});
