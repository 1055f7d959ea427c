import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { makeXlsx } from "../../../samples/make/xlsx.js";
import { makeZip } from "../../../samples/make/zip.js";
import { makeRawZip } from "../../../samples/make/zip-raw.js";
import type { Document } from "../../model/document.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const read = (bytes: Buffer): Promise<Document> =>
  readFile({ bytes, filename: "묶음.zip", options: DEFAULT_READ_OPTIONS });

const workbook = (text: string) => makeXlsx({ sheets: [{ name: "시트", rows: { A1: [[text]] } }] });

const reasons = (document: Document) =>
  document.documents?.map((each) => [each.source.container_path.at(-1), each.access.reason]);

describe("a bundle", () => {
  it("is a document of documents, each whole, with the way to it", async () => {
    const document = await read(
      makeZip({ "1차/가.xlsx": workbook("가"), "2차.zip": makeZip({ "나.xlsx": workbook("나") }) }),
    );
    expect(document.source.format).toBe("zip");
    expect(document.access.readable).toBe(true);
    expect(document.blocks).toEqual([]);
    const [first, second] = document.documents!;
    expect(first?.source.filename).toBe("가.xlsx");
    expect(first?.source.container_path).toEqual(["묶음.zip", "1차/가.xlsx"]);
    expect(first?.blocks.map((block) => block.text)).toEqual(["시트", "가"]);
    const [inner] = second!.documents!;
    expect(inner?.source.container_path).toEqual(["묶음.zip", "2차.zip", "나.xlsx"]);
    expect(inner?.blocks.at(-1)?.text).toBe("나");
  });

  it("lists what cannot be read with its own reason and reads the rest", async () => {
    const document = await read(
      makeRawZip({
        entries: [
          { name: "좋음.xlsx", data: workbook("가") },
          { name: "암호.hwp", data: "비밀", flags: 1 },
          { name: "깨짐.pdf", data: "가", crc: 7 },
          { name: "빈.hwp", data: "" },
          { name: "다른 압축.hwp", data: "가", method: 93 },
          { name: "글.txt", data: "그냥 글" },
          { name: iconv.encode("한글 이름.xlsx", "cp949"), data: workbook("나") },
        ],
      }),
    );
    expect(reasons(document)).toEqual([
      ["좋음.xlsx", null],
      ["암호.hwp", "PASSWORD_PROTECTED"],
      ["깨짐.pdf", "CORRUPT"],
      ["빈.hwp", "EMPTY"],
      ["다른 압축.hwp", "UNSUPPORTED_FORMAT"],
      ["글.txt", null],
      ["한글 이름.xlsx", null],
    ]);
    expect(document.documents?.[1]).toMatchObject({
      access: { readable: false, password_protected: true },
      source: { filename: "암호.hwp" },
    });
    expect(document.documents?.[4]?.access.reason_text).toContain("93번");
    expect(document.warnings.map((warning) => warning.code)).toEqual(
      Array(4).fill("ITEM_UNREADABLE"),
    );
    expect(document.warnings[0]?.text).toContain("암호.hwp: PASSWORD_PROTECTED");
  });

  it("is not made of folders and of what systems leave behind", async () => {
    const litter = {
      "__MACOSX/._가.xlsx": "x",
      "폴더/.DS_Store": "x",
      ".숨김/나.xlsx": "x",
      "폴더/Thumbs.db": "x",
      "desktop.ini": "x",
      "폴더/~$가.xlsx": "x",
    };
    const document = await read(
      makeZip({ ...litter, "폴더/": "", "폴더/가.xlsx": workbook("가") }),
    );
    expect(reasons(document)).toEqual([["폴더/가.xlsx", null]]);
    expect(document.warnings).toEqual([]);
    expect((await read(makeZip(litter))).access.reason).toBe("EMPTY");
    expect((await read(makeRawZip({ entries: [] }))).access.reason).toBe("EMPTY");
  });

  it("whose names try to be paths is read like any other", async () => {
    const names = ["../../etc/가.xlsx", "/절대/나.xlsx", "C:\\윈도\\다.xlsx"];
    const entries = names.map((name) => ({ name, data: workbook(name) }));
    const document = await read(makeRawZip({ entries }));
    expect(document.documents?.map((each) => each.source.filename)).toEqual([
      "가.xlsx",
      "나.xlsx",
      "다.xlsx",
    ]);
    expect(document.documents?.every((each) => each.access.readable)).toBe(true);
  });
});

describe("limits of a bundle", () => {
  const nest = (depth: number): Buffer =>
    depth === 0
      ? workbook("속")
      : makeZip({ [depth === 1 ? "속.xlsx" : "속.zip"]: nest(depth - 1) });
  const innermost = (document: Document): Document =>
    document.documents ? innermost(document.documents[0]!) : document;

  it("are three archives deep", async () => {
    expect(innermost(await read(nest(3))).blocks.at(-1)?.text).toBe("속");
    const deeper = innermost(await read(nest(4)));
    expect(deeper.access.reason).toBe("TOO_LARGE");
    expect(deeper.source.filename).toBe("속.zip");
  });

  it("are a thousand items, counted over archives in archives", async () => {
    const entries = Array.from({ length: 1001 }, (_, index) => ({ name: `${index}`, data: "" }));
    expect((await read(makeRawZip({ entries }))).access.reason).toBe("TOO_LARGE");
    const half = makeRawZip({ entries: entries.slice(0, 600) });
    const document = await read(
      makeZip({ "a.zip": half, "b.zip": half, "끝.xlsx": workbook("가") }),
    );
    expect(reasons(document)).toEqual([
      ["a.zip", null],
      ["b.zip", "TOO_LARGE"],
      ["끝.xlsx", null],
    ]);
  });

  it("are a ratio of two hundred, in inner archives too", async () => {
    const bomb = makeZip({ "큰.bin": Buffer.alloc(20_000_000) });
    expect((await read(bomb)).access.reason).toBe("TOO_LARGE");
    const document = await read(makeZip({ "속.zip": bomb, "끝.xlsx": workbook("가") }));
    expect(reasons(document)).toEqual([
      ["속.zip", "TOO_LARGE"],
      ["끝.xlsx", null],
    ]);
  });
});
