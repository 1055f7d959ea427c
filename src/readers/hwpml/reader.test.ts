import { describe, expect, it } from "vitest";
import {
  HWPML_SHAPES,
  hwpmlParagraph,
  hwpmlRun,
  hwpmlTable,
  makeHwpml,
} from "../../../samples/make/hwpml.js";
import { typographyOf } from "../../model/typography.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const options = { ...DEFAULT_READ_OPTIONS, layout: "stored" as const };
const read = (bytes: Buffer) => readFile({ bytes, filename: "a.hml", options });

describe("HWPML", () => {
  it("gives paragraphs with the labels of outlines, numbers and bullets", async () => {
    const { blocks, source } = await read(
      makeHwpml(
        hwpmlParagraph("총칙", HWPML_SHAPES.outline) +
          hwpmlParagraph("첫째", HWPML_SHAPES.number) +
          hwpmlParagraph("둘째", HWPML_SHAPES.number) +
          hwpmlParagraph("가운데", HWPML_SHAPES.bullet) +
          hwpmlRun("<CHAR>앞<TAB/>뒤<LINEBREAK/>아래<NBSPACE/>칸</CHAR>"),
        { title: "규정" },
      ),
    );
    expect(source).toMatchObject({ format: "hwpml", properties: { title: "규정" } });
    expect(blocks.map(({ type, text }) => `${type}: ${text}`)).toEqual([
      "heading: 1. 총칙",
      "list_item: 1. 첫째",
      "list_item: 2. 둘째",
      "list_item: ○ 가운데",
      "paragraph: 앞\t뒤\n아래\u00a0칸",
    ]);
  });

  it("takes an outline deeper than Hangul has for its deepest", async () => {
    const bytes = makeHwpml(hwpmlParagraph("총칙", HWPML_SHAPES.outline));
    const deep = bytes.toString("utf8").replace(/(HeadingType="Outline"[^>]*Level=)"0"/, '$1"1e9"');
    expect(deep).toContain("1e9");
    const { blocks } = await read(Buffer.from(deep));
    expect(blocks.map(({ level, text }) => [level, text])).toEqual([
      [10, expect.stringMatching(/총칙$/)],
    ]);
  });

  it("keeps tables, notes, text boxes and running heads in their place", async () => {
    const box = `<RECTANGLE><SHAPEOBJECT><POSITION TreatAsChar="true"/></SHAPEOBJECT><DRAWINGOBJECT><DRAWTEXT><PARALIST>${hwpmlParagraph("상자")}</PARALIST></DRAWTEXT></DRAWINGOBJECT></RECTANGLE>`;
    const note = `<FOOTNOTE><PARALIST>${hwpmlParagraph("각주")}</PARALIST></FOOTNOTE>`;
    const header = `<HEADER><PARALIST>${hwpmlParagraph("머리말")}</PARALIST></HEADER>`;
    const document = await read(
      makeHwpml(
        hwpmlRun(`${header}<CHAR>본문</CHAR>${note}${box}`) +
          hwpmlRun(
            hwpmlTable(
              [
                [
                  { text: "구분", header: true },
                  { text: "예산", across: 2, header: true },
                ],
                [{ text: "가", down: 2 }, "1", "2"],
                [{ text: "3", col: 1 }, "4"],
              ],
              3,
            ),
          ),
      ),
    );
    expect(document.blocks.map(({ type, text }) => `${type}: ${text}`)).toEqual([
      "header: 머리말",
      "paragraph: 본문",
      "paragraph: 상자",
      "footnote: 각주",
      "table: 구분 | 예산\n가 | 1 | 2\n3 | 4",
    ]);
    expect(document.tables[0]).toMatchObject({ rows: 3, cols: 3, header_rows: 1 });
    expect(document.tables[0]!.cells[2]).toMatchObject({ text: "가", row_span: 2 });
    expect(document.metrics.coverage).toMatchObject({ share: 1 });
  });

  it("reads the entities for single characters that the law service declares, and no others", async () => {
    const body = hwpmlRun("<CHAR>가&nbsp;나</CHAR>");
    const lawful = makeHwpml(body, {
      documentType: '<!DOCTYPE HWPML [\n\t<!ENTITY nbsp\t"&#160;">\n]>\n',
    });
    expect((await read(lawful)).blocks.map(({ text }) => text)).toEqual(["가\u00a0나"]);
    for (const entity of [
      'nbsp "lol &#160;"',
      'nbsp SYSTEM "file:///etc/passwd"',
      'nbsp "&#60;"',
    ]) {
      const hostile = makeHwpml(body, { documentType: `<!DOCTYPE HWPML [<!ENTITY ${entity}>]>` });
      const { blocks, access } = await read(hostile);
      expect(access.readable ? blocks.map(({ text }) => text).join() : "").not.toMatch(
        /root:|lol|<나/,
      );
    }
  });

  it("knows the size of a paragraph by its longest run", async () => {
    const runs =
      '<TEXT CharShape="0"><CHAR>주차장 개방 계획</CHAR></TEXT><TEXT CharShape="1"><CHAR>(안)</CHAR></TEXT>';
    const bytes = makeHwpml(`<P ParaShape="0" Style="0">${runs}</P>`);
    const larger = bytes.toString().replace('Id="0" Height="1000"', 'Id="0" Height="2000"');
    const { blocks } = await read(Buffer.from(larger));
    expect(typographyOf(blocks[0]!)[0]?.size).toBe(20);
  });

  it("leaves out white text, and says what a cut file lacks", async () => {
    const hidden = await read(
      makeHwpml(hwpmlParagraph("보임") + hwpmlRun("<CHAR>숨음</CHAR>", 0, 1)),
    );
    expect(hidden.blocks.map(({ text }) => text)).toEqual(["보임"]);
    expect(hidden.warnings.map(({ code }) => code)).toContain("HIDDEN_TEXT");
    const whole = makeHwpml(hwpmlParagraph("하나") + hwpmlParagraph("둘"));
    const cut = await read(whole.subarray(0, whole.indexOf("둘")));
    expect(cut.blocks.map(({ text }) => text)).toEqual(["하나"]);
    expect(cut.warnings.map(({ code }) => code)).toContain("PARTIALLY_READ");
    expect((await read(makeHwpml("").subarray(0, 900))).access.reason).toBe("CORRUPT");
  });
});
