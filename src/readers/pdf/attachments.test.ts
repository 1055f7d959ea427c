import { describe, expect, it } from "vitest";
import { line, makeDocx } from "../../../samples/make/docx.js";
import { makePdf, SamplePage } from "../../../samples/make/pdf.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const options = { ...DEFAULT_READ_OPTIONS, ocr: false };
const read = (bytes: Buffer) => readFile({ bytes, filename: "a.pdf", options });
const written = () => new SamplePage().text(60, 80, "본문 글입니다.");
const docx = makeDocx({ body: line("붙임 글") });

describe("files in a PDF", () => {
  it("are members, listed or pinned to a page, PDFs in PDFs too", async () => {
    const inner = makePdf([new SamplePage().text(60, 80, "안쪽 글")], {
      files: [{ name: "메모.txt", bytes: Buffer.from("메모") }],
    });
    const document = await read(
      makePdf([written()], {
        files: [
          { name: "계획.docx", bytes: docx },
          { name: "안쪽.pdf", bytes: inner },
          { name: "핀.txt", bytes: Buffer.from("핀 글"), page: 0 },
        ],
      }),
    );
    expect(document.blocks.map(({ text }) => text)).toEqual(["본문 글입니다."]);
    expect(document.documents!.map(({ source }) => source.container_path)).toEqual([
      ["a.pdf", "계획.docx"],
      ["a.pdf", "안쪽.pdf"],
      ["a.pdf", "핀.txt"],
    ]);
    const [word, pdf, pin] = document.documents!;
    expect(word!.blocks[0]!.text).toBe("붙임 글");
    expect(pdf!.documents![0]!.source.container_path).toEqual(["a.pdf", "안쪽.pdf", "메모.txt"]);
    expect(pin!.blocks[0]!.text).toBe("핀 글");
  });

  it("are all that a portfolio with an empty cover has", async () => {
    const document = await read(
      makePdf([new SamplePage()], { files: [{ name: "계획.docx", bytes: docx }] }),
    );
    expect(document.access.readable).toBe(true);
    expect(document.blocks).toEqual([]);
    expect(document.warnings.map(({ code }) => code)).toEqual(["PAGE_WITHOUT_TEXT"]);
    expect(document.documents![0]!.blocks[0]!.text).toBe("붙임 글");
  });

  it("that cannot be read are named", async () => {
    const document = await read(
      makePdf([written()], { files: [{ name: "그림.dwg", bytes: Buffer.from([0, 1, 2, 3]) }] }),
    );
    expect(document.warnings.map(({ code, text }) => [code, text.includes("그림.dwg")])).toEqual([
      ["ITEM_UNREADABLE", true],
    ]);
  });
});

describe("an XFA form", () => {
  const wait = () => new SamplePage().text(60, 80, "Please wait...", { font: "latin" });
  const template = `<template xmlns="http://www.xfa.org/schema/xfa-template/3.0/"><subform name="form1"><field name="name"><caption><value><text>신청인</text></value></caption></field></subform></template>`;

  it("gives its values under their captions, and says that they are all", async () => {
    const datasets = `<xfa:datasets xmlns:xfa="http://www.xfa.org/schema/xfa-data/1.0/"><xfa:data><form1><name>홍길동</name><empty/><amount>1,000</amount></form1></xfa:data></xfa:datasets>`;
    const document = await read(makePdf([wait()], { xfa: { template, datasets } }));
    expect(document.blocks.map(({ text }) => text)).toEqual([
      "Please wait...",
      "신청인: 홍길동",
      "amount: 1,000",
    ]);
    expect(document.warnings.find(({ code }) => code === "PARTIALLY_READ")?.text).toContain("XFA");
  });

  it("without readable values says so", async () => {
    const document = await read(makePdf([wait()], { xfa: { template, datasets: "<broken" } }));
    expect(document.warnings.find(({ code }) => code === "PARTIALLY_READ")?.text).toContain("XFA");
  });
});
