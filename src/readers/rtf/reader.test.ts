import { describe, expect, it } from "vitest";
import { makeRtf, rtfParagraph, rtfRow, rtfText } from "../../../samples/make/rtf.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const read = (body: string) =>
  readFile({ bytes: makeRtf(body), filename: "a.rtf", options: DEFAULT_READ_OPTIONS });
const texts = async (body: string) =>
  (await read(body)).blocks.map(({ type, text }) => `${type}: ${text}`);

describe("RTF", () => {
  it("decodes Unicode with its fallback, CP949 bytes by font, signs and escapes", async () => {
    expect(
      await texts(
        `\\pard\\uc2 \\u-21316\\'b0\\'a1 {\\f0 ${rtfText("나라", { bytes: true })}}{\\f1\\'e9} \\{\\}\\\\ \\ldblquote A\\rdblquote\\tab B\\line C\\par`,
      ),
    ).toEqual([
      "paragraph: 골 나라é {}\\ “A”\tB\nC".replace("골", String.fromCharCode(65536 - 21316)),
    ]);
  });

  it("shows the bullet of a symbol font, which is no byte of the document's own encoding", async () => {
    const { blocks } = await readFile({
      bytes: makeRtf("\\pard{\\listtext\\pard\\hich\\f3 \\'b7\\tab}item\\par", {
        head: "{\\fonttbl{\\f3\\froman\\fcharset2 Symbol;}}",
      }),
      filename: "a.rtf",
      options: DEFAULT_READ_OPTIONS,
    });
    expect(blocks.map(({ text }) => text)).toEqual(["• item"]);
  });

  it("leaves out what is not shown: hidden and deleted text, instructions, unknown groups", async () => {
    const document = await read(
      `\\pard A{\\v hidden}{\\fs2 .0}{\\deleted gone}{\\field{\\*\\fldinst HYPERLINK "http://example.invalid"}{\\fldrslt link}}{\\*\\unknown secret}{\\nonshppict{\\pict 00}}\\par`,
    );
    expect(document.blocks.map(({ text }) => text)).toEqual(["Alink"]);
    expect(document.warnings.map(({ code }) => code)).toContain("HIDDEN_TEXT");
  });

  it("writes equations on one line, as those of DOCX, and leaves their pictures out", async () => {
    const sum =
      "{\\mnary{\\mnaryPr{\\mchr \\u8721 ?}}{\\msub{\\mr k=0}}{\\msup{\\mr n}}{\\me{\\md{\\mdPr{\\mbegChr [}{\\mendChr ]}}{\\me{\\mr k}}}}}";
    const power = "{\\msSup{\\me{\\mr{\\f0 x}}}{\\msup{\\mr 2}}}";
    expect(
      await texts(
        `\\pard A {\\mmath{\\*\\moMath ${power}{\\mr =}${sum}}{\\mmathPict{\\pict 00}}} B\\par`,
      ),
    ).toEqual(["paragraph: A x^2=∑_(k=0)^n [k] B"]);
  });

  it("numbers footnotes and endnotes apart, each in its own format", async () => {
    const note = (text: string, kind = "") =>
      `{\\super\\chftn}{\\*\\footnote${kind}\\pard{\\super\\chftn}${text}}`;
    expect(
      await texts(
        `\\aftnnrlc\\ftnnganada\\pard a${note("f")}${note("e", "\\ftnalt")}${note("g")}${note("h", "\\ftnalt")}\\par`,
      ),
    ).toEqual([
      "paragraph: a",
      "footnote: 가 f",
      "footnote: i e",
      "footnote: 나 g",
      "footnote: ii h",
    ]);
  });

  it("reads merged cells down and across, header rows, and a table in a cell", async () => {
    const nested =
      "\\pard\\intbl out\\par\\pard\\intbl\\itap2 x\\nestcell y\\nestcell{\\*\\nesttableprops\\trowd\\cellx500\\cellx900\\nestrow}{\\nonesttables\\par}\\pard\\intbl end";
    const { tables } = await read(
      rtfRow(["구분", { text: "값", width: 2 }], "\\trhdr") +
        rtfRow([{ text: "가", vertical: "first" }, "1", "2"]) +
        rtfRow([{ text: "", vertical: "continued" }, "3", { text: "", inner: nested }]) +
        rtfParagraph("뒤"),
    );
    expect(tables[0]).toMatchObject({ rows: 3, cols: 3, header_rows: 1 });
    expect(tables[0]!.grid).toEqual([
      ["구분", "값", ""],
      ["가", "1", "2"],
      ["", "3", "out\nend"],
    ]);
    const spans = tables[0]!.cells.filter((cell) => cell.row_span + cell.col_span > 2);
    expect(spans.map(({ text }) => text)).toEqual(["값", "가"]);
    expect(tables[1]).toMatchObject({
      grid: [["x", "y"]],
      nested_in: { table: "t1", row: 2, col: 2 },
    });
  });

  it("keeps headings, list labels as printed, notes after their paragraph, headers once", async () => {
    expect(
      await texts(
        `{\\header\\pard H\\par}{\\headerr\\pard H\\par}{\\footer\\pard \\chpgn\\par}\\pard\\s1 T\\par\\pard\\ilvl1{\\listtext 1)\\tab}item\\par\\pard body{\\super\\chftn}{\\*\\footnote\\chftn\\pard{ note}}\\par {\\shp{\\*\\shpinst{\\shptxt\\pard box\\par}}}\\pard end\\par`,
      ),
    ).toEqual([
      "header: H",
      "heading: T",
      "list_item: 1) item",
      "paragraph: body",
      "footnote: 1  note",
      "paragraph: end",
      "paragraph: box",
    ]);
  });

  it("says that a cut file is cut, and survives groups without end", async () => {
    const whole = makeRtf(rtfParagraph("가나다") + rtfRow(["a", "b"]));
    const cut = await readFile({
      bytes: whole.subarray(0, whole.length - 8),
      filename: "a.rtf",
      options: DEFAULT_READ_OPTIONS,
    });
    expect(cut.warnings.map(({ code }) => code)).toContain("PARTIALLY_READ");
    expect(cut.blocks.map(({ text }) => text).join()).toContain("가나다");
    const deep = await read(`{`.repeat(200_000));
    expect(deep.access.readable).toBe(false);
  });
});
