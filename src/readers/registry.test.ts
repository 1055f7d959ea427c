import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { FormatSchema } from "../model/format.js";
import { en as english } from "../words/en.js";
import { ko as korean } from "../words/ko.js";
import { REGISTRY } from "./registry.js";

const formats = REGISTRY.map(({ format }) => format);

it("is what the documentation and the schema list", () => {
  const docs = readFileSync(new URL("../../docs/formats.md", import.meta.url), "utf8");
  const listed = /^All formats, as `\/health` lists them: (.*)\.$/m.exec(docs)![1]!;
  expect(listed.split(", ")).toEqual(formats.map((format) => `\`${format}\``));
  const { enum: stated } = FormatSchema as unknown as { enum: string[] };
  expect(stated.toSorted()).toEqual([...formats, "unknown"].toSorted());
});

/** What people call the kinds, in Korean and English; a new format has to be one of them, or to be named everywhere. */
const KINDS: Record<(typeof formats)[number], [ko: string, en: string]> = {
  ...{ hwp: ["HWP", "HWP"], hwp3: ["HWP", "HWP"], hwpx: ["HWPX", "HWPX"] },
  ...{ hwpml: ["HWPML", "HWPML"], docx: ["Word", "Word"], doc: ["Word", "Word"] },
  ...{ rtf: ["Word", "Word"], xlsx: ["Excel", "Excel"], csv: ["Excel", "Excel"] },
  ...{ pptx: ["PowerPoint", "PowerPoint"], odt: ["오픈도큐먼트", "OpenDocument"] },
  ...{ ods: ["오픈도큐먼트", "OpenDocument"], odp: ["오픈도큐먼트", "OpenDocument"] },
  ...{ eml: ["전자우편", "e-mail"], msg: ["전자우편", "e-mail"], tnef: ["전자우편", "e-mail"] },
  ...{ zip: ["ZIP", "ZIP"], pdf: ["PDF", "PDF"], html: ["웹 문서", "web pages"] },
  ...{ txt: ["텍스트", "text"], md: ["텍스트", "text"], png: ["스캔", "scans"] },
  ...{ jpeg: ["스캔", "scans"], tiff: ["스캔", "scans"], bmp: ["스캔", "scans"] },
  ...{ gif: ["스캔", "scans"], webp: ["스캔", "scans"] },
};

it("is what README, brief and first page name, by kinds", () => {
  const text = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const readme = text("README.md").split("\n\n")[1]!;
  const brief = text("docs/brief.md").split("\n\n")[1]!;
  for (const format of formats) {
    const [ko, en] = KINDS[format];
    for (const said of [readme, brief, korean.home.intro]) expect(said).toContain(ko);
    expect(english.home.intro).toContain(en);
  }
  // By name too, each, where there is room for it.
  for (const { format, extensions } of REGISTRY) {
    const names = [format, ...extensions].map((name) => name.toUpperCase());
    const named = names.some((name) => readme.toUpperCase().includes(name));
    expect([format, named || format === "tnef"]).toEqual([format, true]);
  }
});
