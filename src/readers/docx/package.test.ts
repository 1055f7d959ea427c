/** Packages of any shape are opened, broken ones honestly, and nothing outside is ever followed. */
import { describe, expect, it } from "vitest";
import { docxParts, line, listItem, paragraph, run } from "../../../samples/make/docx.js";
import { makeZip } from "../../../samples/make/zip.js";
import { readDocxBytes, readParts, refusal, shownLines } from "../../../test/docx.js";

async function read(parts: Record<string, string>) {
  const outcome = await readDocxBytes(makeZip(parts));
  if (!outcome.readable) throw new Error(outcome.reason);
  return outcome;
}

describe("the package", () => {
  it("finds the main part by its pointer, wherever it stands", async () => {
    expect(await shownLines({ body: line("본문"), main: "문서/본문 part.xml" })).toEqual([
      "paragraph: 본문",
    ]);
  });

  it("finds it by content type where the pointer is gone", async () => {
    const parts = docxParts({ body: line("본문"), main: "word/document2.xml" });
    delete parts["_rels/.rels"];
    expect((await read(parts)).blocks[0]?.text).toBe("본문");
  });

  it("reads strict files and prefixes of any name", async () => {
    const parts = docxParts({ body: line("본문") });
    parts["word/document.xml"] =
      '<ns0:document xmlns:ns0="http://purl.oclc.org/ooxml/wordprocessingml/main"><ns0:body><ns0:p><ns0:pPr><ns0:outlineLvl ns0:val="0"/></ns0:pPr><ns0:r><ns0:t>본문</ns0:t></ns0:r></ns0:p></ns0:body></ns0:document>';
    parts["_rels/.rels"] = parts["_rels/.rels"]!.replace(
      "http://schemas.openxmlformats.org/officeDocument/2006/relationships",
      "http://purl.oclc.org/ooxml/officeDocument/relationships",
    );
    const { blocks } = await read(parts);
    expect(blocks.map((block) => [block.type, block.text])).toEqual([["heading", "본문"]]);
  });

  it("reads the default namespace, and not another vocabulary's paragraphs", async () => {
    const parts = docxParts({ body: "" });
    parts["word/document.xml"] =
      '<document xmlns="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:w="urn:other"><body><p><r><t>본문</t></r></p><w:p><w:r><w:t>남의 것</w:t></w:r></w:p></body></document>';
    expect((await read(parts)).blocks.map((block) => block.text)).toEqual(["본문"]);
  });

  it("reads what it can where another part is broken", async () => {
    const parts = docxParts({
      body:
        listItem("항목", 1) + paragraph(`${run("글")}<w:r><w:footnoteReference w:id="1"/></w:r>`),
      numbering: "<w:abstractNum",
      footnotes: "",
      core: "<dc:title>끊김",
    });
    parts["word/footnotes.xml"] = "not xml";
    const { blocks, warnings } = await read(parts);
    expect(blocks.map((block) => block.text)).toEqual(["항목", "글"]);
    const broken = warnings.filter((warning) => warning.code === "PARTIALLY_READ");
    expect(broken.map((warning) => /\(([^()]*)\)$/.exec(warning.text)?.[1])).toEqual([
      "문서 속성",
      "번호 매기기",
      "각주",
    ]);
  });

  it("is corrupt where the main part is broken, missing or cut", async () => {
    const parts = docxParts({ body: line("본문") });
    const cut = { ...parts, "word/document.xml": parts["word/document.xml"]!.slice(0, -30) };
    expect(await refusal(makeZip(cut))).toBe("CORRUPT");
    const { "word/document.xml": _, ...missing } = parts;
    expect(await refusal(makeZip(missing))).toBe("CORRUPT");
    const whole = makeZip(parts);
    expect(await refusal(whole.subarray(0, whole.length - 100))).toBe("CORRUPT");
    expect(await refusal(Buffer.from("PK\u0003\u0004"))).toBe("CORRUPT");
  });

  it("refuses document type declarations and entities", async () => {
    const parts = docxParts({ body: line("본문") });
    parts["word/document.xml"] =
      `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${parts["word/document.xml"]!.replace(/^<\?xml.*\?>\n/, "")}`;
    expect(await refusal(makeZip(parts))).toBe("CORRUPT");
  });

  it("never follows an external relationship", async () => {
    const external = (kind: string) => ({
      id: `rIdX${kind}`,
      kind,
      part: "http://127.0.0.1:9/x.xml",
      content: "",
      external: true,
    });
    const sectPr = '<w:sectPr><w:headerReference w:type="default" r:id="rIdXheader"/></w:sectPr>';
    const reading = await readParts({
      body: line("본문") + sectPr,
      others: [external("header"), external("styles"), external("footnotes")],
    });
    expect(reading.blocks.map((block) => block.text)).toEqual(["본문"]);
    expect(reading.warnings.map((warning) => warning.code)).toEqual(["PAGES_NOT_STATED"]);
  });

  it("names a document of another kind that is set into it", async () => {
    const reading = await readParts({
      body: `${line("본문")}<w:altChunk r:id="rIdA"/>`,
      others: [{ id: "rIdA", kind: "aFChunk", part: "chunk.html", content: "<p>밖</p>" }],
    });
    expect(reading.blocks.map((block) => block.text)).toEqual(["본문"]);
    const warning = reading.warnings.find((one) => one.code === "PARTIALLY_READ");
    expect(warning?.text).toContain("word/chunk.html");
  });

  it("stays quick on long gaps, deep fields and boxes of very many paragraphs", async () => {
    const gap = `가${" ".repeat(300_000)}나`;
    const fields = '<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(20_000);
    const many = "<w:p/>".repeat(10) + line("문단").repeat(130_000);
    const box = `<w:r><w:pict><v:shape><v:textbox><w:txbxContent>${many}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`;
    const { blocks } = await readParts({
      body: line(gap) + paragraph(box) + paragraph(fields),
    });
    expect(blocks.length).toBe(130_001);
    expect(blocks[0]?.text).toBe(gap);
  });

  it("does not run round a circle of styles", async () => {
    const circle =
      '<w:style w:type="paragraph" w:styleId="A"><w:name w:val="가"/><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:name w:val="나"/><w:basedOn w:val="A"/></w:style>';
    expect(await shownLines({ body: line("본문", "A"), styles: circle })).toEqual([
      "paragraph: 본문",
    ]);
  });
});
