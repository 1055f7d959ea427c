/** What is special to HWPX: the package, namespaces and switches, tracked changes, broken parts. */
import { describe, expect, it } from "vitest";
import { paragraph, type SampleDocument } from "../../../samples/make/hangul.js";
import { makeHwpx } from "../../../samples/make/hwpx.js";
import { typographyOf } from "../../model/typography.js";
import { readFile } from "../read.js";

const sample: SampleDocument = { sections: [[paragraph("첫 구역")], [paragraph("둘째 구역")]] };
const read = (bytes: Buffer) =>
  readFile({ bytes, filename: "a.hwpx", options: { layout: "stored", ocr: false } });
const texts = async (bytes: Buffer) => (await read(bytes)).blocks.map((block) => block.text);

const section = (inside: string, year = 2011) =>
  `<?xml version="1.0"?><hs:sec xmlns:hs="http://www.hancom.co.kr/hwpml/${year}/section" xmlns:hp="http://www.hancom.co.kr/hwpml/${year}/paragraph">${inside}</hs:sec>`;
const withSection = (inside: string, year?: number) =>
  makeHwpx({ sections: [[]] }, { "Contents/section0.xml": section(inside, year) });
const run = (inside: string) => `<hp:p paraPrIDRef="0"><hp:run>${inside}</hp:run></hp:p>`;

describe("readHwpx", () => {
  it("knows the size of a paragraph by its longest run, where no lines were saved", async () => {
    const header = `<hh:head xmlns:hh="http://www.hancom.co.kr/hwpml/2011/head"><hh:charPr id="4" height="2000"/><hh:charPr id="5" height="900"/></hh:head>`;
    const runs = [
      ["5", "(안)"],
      ["4", "주차장 개방 계획"],
      ["5", "2026"],
    ].map(([id, text]) => `<hp:run charPrIDRef="${id}"><hp:t>${text}</hp:t></hp:run>`);
    const { blocks } = await read(
      makeHwpx(
        { sections: [[]] },
        {
          "Contents/header.xml": header,
          "Contents/section0.xml": section(`<hp:p paraPrIDRef="0">${runs.join("")}</hp:p>`),
        },
      ),
    );
    expect(typographyOf(blocks[0]!)).toEqual([{ size: 20, centred: false }]);
  });

  it("reads sections in the order of the spine, not of their names", async () => {
    const hpf = `<opf:package xmlns:opf="http://www.idpf.org/2007/opf/"><opf:manifest><opf:item id="a" href="Contents/section0.xml"/><opf:item id="b" href="Contents/section1.xml"/></opf:manifest><opf:spine><opf:itemref idref="b"/><opf:itemref idref="a"/></opf:spine></opf:package>`;
    expect(await texts(makeHwpx(sample, { "Contents/content.hpf": hpf }))).toEqual([
      "둘째 구역",
      "첫 구역",
    ]);
  });

  it("finds the sections by name where the package lists nothing", async () => {
    const bytes = makeHwpx(sample, {
      "Contents/content.hpf": null,
      "META-INF/manifest.xml": null,
      "META-INF/container.xml": null,
    });
    expect(await texts(bytes)).toEqual(["첫 구역", "둘째 구역"]);
  });

  it("names an encrypted package", async () => {
    const manifest = `<odf:manifest xmlns:odf="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><odf:file-entry full-path="Contents/section0.xml"><odf:encryption-data checksum="x"/></odf:file-entry></odf:manifest>`;
    const document = await read(makeHwpx(sample, { "META-INF/manifest.xml": manifest }));
    expect(document.access).toMatchObject({
      readable: false,
      reason: "PASSWORD_PROTECTED",
      password_protected: true,
    });
  });

  it("reads other years of the namespace", async () => {
    expect(await texts(withSection(run("<hp:t>글</hp:t>"), 2024))).toEqual(["글"]);
  });

  it("takes a switch once, by its first case, else by its default", async () => {
    const choice = (first: string) =>
      `<hp:switch><hp:case hp:required-namespace="x">${first}</hp:case><hp:default><hp:t>다른</hp:t></hp:default></hp:switch>`;
    expect(await texts(withSection(run(choice("<hp:t>하나</hp:t>"))))).toEqual(["하나"]);
    expect(await texts(withSection(run(choice(""))))).toEqual(["다른"]);
  });

  it("gives tracked changes in their accepted state", async () => {
    const changes =
      '<hp:t>앞<hp:deleteBegin Id="1" TcId="1"/>지운<hp:deleteEnd Id="1" TcId="1" paraend="0"/><hp:insertBegin Id="2" TcId="2"/>넣은<hp:insertEnd Id="2" TcId="2"/> 뒤</hp:t>';
    expect(await texts(withSection(run(changes)))).toEqual(["앞넣은 뒤"]);
  });

  it("passes over unknown elements without losing their text", async () => {
    const unknown = `<hp:novelty><hp:subList><hp:p><hp:run><hp:t>새 개체</hp:t></hp:run></hp:p></hp:subList></hp:novelty><hp:t>글</hp:t>`;
    expect((await texts(withSection(run(unknown)))).sort()).toEqual(["글", "새 개체"]);
  });

  it("keeps what stands before a break in the XML, and says so", async () => {
    const whole = section(run("<hp:t>온전</hp:t>") + run("<hp:t>반쯤</hp:t><hp:t>읽힌 글</hp:t>"));
    const cut = whole.slice(0, whole.indexOf("읽힌"));
    const document = await read(makeHwpx(sample, { "Contents/section0.xml": cut }));
    expect(document.blocks.map((block) => block.text).slice(0, 2)).toEqual(["온전", "반쯤"]);
    expect(document.blocks.at(-1)!.text).toBe("둘째 구역");
    expect(document.warnings.map(({ code }) => code)).toContain("PARTIALLY_READ");
  });

  it("refuses a document type declaration", async () => {
    const bomb = `<!DOCTYPE a [<!ENTITY b "bbb">]>${section(run("<hp:t>&b;</hp:t>"))}`;
    const document = await read(makeHwpx({ sections: [[]] }, { "Contents/section0.xml": bomb }));
    expect(document.access).toMatchObject({ readable: false, reason: "CORRUPT" });
  });
});
