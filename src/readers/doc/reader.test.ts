import { describe, expect, it } from "vitest";
import {
  change,
  type DocOptions,
  type DocParagraph,
  docRow,
  makeDoc,
  shapeGroup,
  wordArt,
} from "../../../samples/make/doc.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const options = { ...DEFAULT_READ_OPTIONS, ocr: false };
const readBytes = (bytes: Buffer) => readFile({ bytes, filename: "a.doc", options });
const read = (body: DocParagraph[], more?: DocOptions) => readBytes(makeDoc(body, more));
const texts = async (body: DocParagraph[], more?: DocOptions) =>
  (await read(body, more)).blocks.map(({ type, text }) => `${type}: ${text}`);

const OUTLINE = 0x2640;
const HIDDEN = 0x083c;
const LIST = [change(0x460b, 1)];

describe("a legacy Word document", () => {
  it("gives headings, paragraphs and line breaks in order", async () => {
    const body = [
      { text: "제1장 총칙", changes: [change(OUTLINE, 0)] },
      { text: "첫째 줄\x0b둘째 줄" },
      { text: "앞\x0c뒤" },
    ];
    expect(await texts(body)).toEqual([
      "heading: 제1장 총칙",
      "paragraph: 첫째 줄\n둘째 줄",
      "paragraph: 앞",
      "paragraph: 뒤",
    ]);
  });

  it("shows what fields show, not their instructions, and leaves out hidden and deleted text", async () => {
    const body = [
      { text: '보기 \x13 HYPERLINK "http://x" \x14누리집\x15 끝' },
      { text: "숨은 글", characters: [change(HIDDEN, 1)] },
      { text: "지운 글", characters: [change(0x0800, 1)] },
    ];
    const document = await read(body);
    expect(document.blocks.map(({ text }) => text)).toEqual(["보기 누리집 끝"]);
    expect(document.warnings.find(({ code }) => code === "HIDDEN_TEXT")?.text).toContain("4자");
  });

  it("makes tables of rows: merged cells, header rows", async () => {
    const { tables, blocks } = await read([
      ...docRow(["구분", "금액", "비고"], true),
      ...docRow([{ text: "가", vertical: "first" }, "1", "2"]),
      ...docRow([{ text: "", vertical: "continued" }, "3", "4"]),
      ...docRow([{ text: "합계", merge: "first" }, { text: "", merge: "continued" }, "10"]),
      { text: "표 뒤" },
    ]);
    expect(tables[0]!.grid).toEqual([
      ["구분", "금액", "비고"],
      ["가", "1", "2"],
      ["", "3", "4"],
      ["합계", "", "10"],
    ]);
    expect(tables[0]!.header_rows).toBe(1);
    expect(tables[0]!.cells.find(({ text }) => text === "가")?.row_span).toBe(2);
    expect(tables[0]!.cells.find(({ text }) => text === "합계")?.col_span).toBe(2);
    expect(blocks.at(-1)!.text).toBe("표 뒤");
  });

  it("places footnotes after their paragraph and headers once", async () => {
    const body = [{ text: "금액\x02은 다음과 같다." }, { text: "둘째" }];
    expect(await texts(body, { footnotes: ["부가세 포함"], header: "한빛시" })).toEqual([
      "header: 한빛시",
      "paragraph: 금액은 다음과 같다.",
      "footnote: 1 부가세 포함",
      "paragraph: 둘째",
    ]);
  });

  it("labels list items by their level's format", async () => {
    const item = (text: string, level: number) => ({
      text,
      changes: [...LIST, change(0x260a, level)],
    });
    const body = [item("하나", 0), item("속", 1), item("둘", 0), item("속", 1)];
    const list = [
      { format: 0, text: "제\0조" },
      { format: 24, text: "\x01." },
    ];
    expect(await texts(body, { list })).toEqual([
      "list_item: 제1조 하나",
      "list_item: 가. 속",
      "list_item: 제2조 둘",
      "list_item: 가. 속",
    ]);
  });

  it("reads equations of Equation Editor where they stand", async () => {
    const records = `1c00${"00".repeat(26)}03010103000a0102837800030f00000b11010281320000000a0000`;
    const equations = { 5: Buffer.from(records, "hex") };
    const characters = [change(0x080a, 1), change(0x6a03, 5)];
    const body = [{ text: "넓이는 \x13 EMBED Equation.3 \x14\x01\x15이다.", characters }];
    expect(await texts(body, { equations })).toEqual(["paragraph: 넓이는 x^2이다."]);
    expect(await texts(body)).toEqual(["paragraph: 넓이는 이다."]);
  });

  it("reads WordArt after its paragraph, in a group too", async () => {
    const body = [{ text: "하나\x08" }, { text: "둘\x08" }, { text: "셋" }];
    const shapes = [wordArt(1026, "2026년 사업"), shapeGroup(1027, [wordArt(1028, "둘째 그림글")])];
    expect(await texts(body, { shapes })).toEqual([
      "paragraph: 하나",
      "paragraph: 2026년 사업",
      "paragraph: 둘",
      "paragraph: 둘째 그림글",
      "paragraph: 셋",
    ]);
  });

  it("keeps a picture of several shapes, one that is cut, and those after a field that never ends", async () => {
    const body = [{ text: "앞\x01", characters: [change(0x6a03, 0)] }, { text: "뒤" }];
    const plain = { id: 1, records: shapeGroup(1, []).records.subarray(8) };
    const picture = Buffer.from("89504e470d0a1a0a", "hex");
    const content = Buffer.concat([shapeGroup(7, [plain, plain]).records, picture]);
    const head = Buffer.alloc(6);
    head.writeUInt32LE(6 + content.length, 0);
    head.writeUInt16LE(6, 4);
    const shown = ["paragraph: 앞", "figure: ", "paragraph: 뒤"];
    expect(await texts(body, { data: Buffer.concat([head, content]) })).toEqual(shown);
    expect(await texts(body, { data: Buffer.from([5, 0, 0, 0, 0]) })).toEqual(shown);
    const records = `1c00${"00".repeat(26)}03010103000a010283780000`;
    const characters = [change(0x080a, 1), change(0x6a03, 5)];
    const open = [{ text: "\x13 EMBED Equation.3 \x14\x01\x01", characters }];
    const data = Buffer.from([0, 0, 0, 0, 0, 9, 0, 0, 0, 0, 0, 0, 0, 0]);
    const equations = { 5: Buffer.from(records, "hex") };
    expect(await texts(open, { data, equations })).toEqual(["paragraph: x", "figure: "]);
  });

  it("says why it is not read: locked, of an older Word, cut", async () => {
    const body = [{ text: "글" }];
    const locked = await read(body, { encrypted: true });
    expect(locked.access).toMatchObject({ reason: "PASSWORD_PROTECTED", password_protected: true });
    expect(locked.access.reason_text).toContain("암호를 함께 보내거나");
    const older = await read(body, { version: 104 });
    expect(older.access).toMatchObject({ reason: "UNSUPPORTED_FORMAT" });
    expect(older.access.reason_text).toContain("Word 95");
    const bytes = makeDoc(Array.from({ length: 300 }, () => ({ text: "긴 글입니다. ".repeat(9) })));
    const cut = await readBytes(bytes.subarray(0, bytes.length / 2));
    const said = [cut.access.reason, ...cut.warnings.map(({ code }) => code)];
    expect(said.some((code) => code === "CORRUPT" || code === "PARTIALLY_READ")).toBe(true);
  });
});
