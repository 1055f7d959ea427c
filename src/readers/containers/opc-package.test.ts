/** Parts are found however their names are written, in documents and workbooks alike. */
import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { docxParts, paragraph, run } from "../../../samples/make/docx.js";
import { makeXlsx } from "../../../samples/make/xlsx.js";
import { makeZip } from "../../../samples/make/zip.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";
import { OpcPackage } from "./opc-package.js";
import { type PackageProperties, readPackageProperties } from "./opc-properties.js";

type Parts = Record<string, string | Buffer>;

const SAID = "찾을 글";

/** A package, one of its parts that holds what must be found, and how the part that leads there writes it. */
const PACKAGES = {
  docx: {
    parts: (): Parts =>
      docxParts({
        body: paragraph(`${run("본문")}<w:r><w:footnoteReference w:id="2"/></w:r>`),
        footnotes: `<w:footnote w:id="2">${paragraph(run(SAID))}</w:footnote>`,
      }),
    folder: "word/",
    part: "footnotes.xml",
    from: "word/_rels/document.xml.rels",
  },
  xlsx: {
    parts: (): Parts => {
      const sheets = [{ name: "시트", rows: { A1: [[SAID]] } }];
      const files = Object.entries(unzipSync(makeXlsx({ sheets })));
      return Object.fromEntries(files.map(([name, bytes]) => [name, Buffer.from(bytes)]));
    },
    folder: "xl/",
    part: "worksheets/sheet1.xml",
    from: "xl/_rels/workbook.xml.rels",
  },
};

/** Gives the part another name, and writes the target that leads to it so. */
async function textWith(format: keyof typeof PACKAGES, name: string, target: string) {
  const { parts: make, folder, part, from } = PACKAGES[format];
  const { [folder + part]: moved, ...parts } = make();
  const links = parts[from]!.toString();
  expect(links).toContain(`"${part}"`);
  parts[from] = links.replace(`"${part}"`, `"${target}"`);
  parts[name] = moved!;
  const { blocks } = await readFile({
    bytes: makeZip(parts),
    filename: `시험.${format}`,
    options: DEFAULT_READ_OPTIONS,
  });
  return blocks.map((block) => block.text).join("\n");
}

describe.each(["docx", "xlsx"] as const)("a part of a %s", (format) => {
  const { folder } = PACKAGES[format];
  it.each([
    ["its plain name", "딴 글.xml", "딴 글.xml"],
    ["encoded signs", "딴 글.xml", "%EB%94%B4%20%EA%B8%80.xml"],
    ["signs that are encoded in the archive too", "another%20part.xml", "another%20part.xml"],
    ["a lone percent sign", "100%.xml", "100%.xml"],
    ["backslashes", "sub/part.xml", "sub\\part.xml"],
    ["backslashes and encoded signs", "sub/a part.xml", ".\\sub\\a%20part.xml"],
    ["other capitals", "PART.XML", "part.xml"],
    ["steps up, further than the package goes", "part.xml", `../../../${folder}part.xml`],
    ["the whole path", "part.xml", `/${folder}part.xml`],
    ["the whole path in backslashes", "part.xml", `\\${folder.replace("/", "\\")}part.xml`],
  ])("is found by %s", async (_, name, target) => {
    expect(await textWith(format, folder + name, target)).toContain(SAID);
  });

  it("is not found by another name", async () => {
    expect(await textWith(format, `${folder}part.xml`, "other.xml")).not.toContain(SAID);
  });
});

describe("the main part", () => {
  const MAIN = { contentType: /word\.main\+xml$/, usual: "word/document.xml" };
  const POINTER = `<Relationships><Relationship Id="a" Type="x/officeDocument" Target="a.xml"/></Relationships>`;
  const TYPES = `<Types><Override PartName="/b.xml" ContentType="word.main+xml"/></Types>`;
  const all: Parts = {
    "_rels/.rels": POINTER,
    "[Content_Types].xml": TYPES,
    "a.xml": "",
    "b.xml": "",
    "word/document.xml": "",
  };
  const mainOf = async (parts: Parts) => (await OpcPackage.open(makeZip(parts))).mainPart(MAIN);
  const without = (...names: string[]) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !names.includes(name)));

  it("is where the package points, else of its type, else in its usual place", async () => {
    expect(await mainOf(all)).toBe("a.xml");
    expect(await mainOf({ ...all, "_rels/.rels": "broken" })).toBe("b.xml");
    expect(await mainOf(without("a.xml"))).toBe("b.xml");
    expect(await mainOf(without("a.xml", "b.xml"))).toBe("word/document.xml");
    await expect(mainOf(without("a.xml", "b.xml", "word/document.xml"))).rejects.toThrow(
      "no main part",
    );
  });

  it("is never outside", async () => {
    const outside = POINTER.replace("Target=", 'TargetMode="External" Target=');
    expect(await mainOf({ ...all, "_rels/.rels": outside })).toBe("b.xml");
  });
});

describe("the properties", () => {
  const CORE = "<c><title> 제목 </title><creator>홍길동</creator><title/></c>";
  const PROGRAM =
    "<p><Application>워드</Application><Pages>3</Pages><Characters>x</Characters></p>";
  const propertiesOf = async (parts: Parts) => {
    const found: PackageProperties = { properties: {}, statistics: {} };
    const failure = await readPackageProperties(await OpcPackage.open(makeZip(parts)), found).catch(
      (error) => error,
    );
    return { ...found, failure };
  };

  it("are found by their pointers, else in their usual places", async () => {
    const found = {
      properties: { title: "제목", author: "홍길동", application: "워드" },
      statistics: { pages: 3 },
      failure: undefined,
    };
    expect(await propertiesOf({ "docProps/core.xml": CORE, "docProps/app.xml": PROGRAM })).toEqual(
      found,
    );
    const links = `<Relationships><Relationship Id="a" Type="x/core-properties" Target="1.xml"/><Relationship Id="b" Type="x/extendedProperties" Target="2.xml"/></Relationships>`;
    expect(await propertiesOf({ "_rels/.rels": links, "1.xml": CORE, "2.xml": PROGRAM })).toEqual(
      found,
    );
  });

  it("are kept as far as they can be read, and the fault is told", async () => {
    const broken = { "docProps/core.xml": "<c><title>끊김", "docProps/app.xml": PROGRAM };
    const { statistics, failure } = await propertiesOf(broken);
    expect(statistics).toEqual({ pages: 3 });
    expect(failure).toMatchObject({ reason: "CORRUPT" });
  });
});
