/** Finding the content streams of pages in the bytes of a file. */
import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { makePdf, SamplePage } from "../../../samples/make/pdf.js";
import { ContentStreams } from "./content-streams.js";

const file = (...objects: string[]) =>
  new ContentStreams(Buffer.from(`%PDF-1.6\n${objects.join("\n")}\n<</Root 1 0 R>>`, "latin1"));
const read = (streams: ContentStreams, page: number) =>
  streams.page(page)?.trim().replace(/\n+/g, "\n");
const stream = (number: number, data: string, more = "") =>
  `${number} 0 obj\n<</Length ${data.length}${more}>>\nstream\n${data}\nendstream\nendobj`;
const packed = (text: string) => deflateSync(text).toString("latin1");

const CATALOG = "1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj";
const TREE = "2 0 obj <</Type/Pages/Count 1/Kids[3 0 R]>> endobj";
const PAGE = "3 0 obj <</Type/Page/Contents 4 0 R>> endobj";

describe("content streams", () => {
  it("are found for each page in its order", () => {
    const streams = new ContentStreams(
      makePdf(["하나", "둘"].map((text) => new SamplePage().text(10, 10, text))),
    );
    expect(streams.length).toBe(2);
    expect(read(streams, 1)).toMatch(/Tj/);
    expect(read(streams, 2)).not.toBe(read(streams, 1));
    expect(streams.page(3)).toBeNull();
  });

  it("are unpacked, and joined where a page has several", () => {
    expect(
      read(file(CATALOG, TREE, PAGE, stream(4, packed("q Q"), "/Filter/FlateDecode")), 1),
    ).toBe("q Q");
    const several = "3 0 obj <</Type/Page/Contents [4 0 R 5 0 R]>> endobj";
    expect(read(file(CATALOG, TREE, several, stream(4, "q"), stream(5, "Q")), 1)).toBe("q\nQ");
    const elsewhere = "3 0 obj <</Type/Page/Contents 6 0 R>> endobj\n6 0 obj [4 0 R 5 0 R] endobj";
    expect(read(file(CATALOG, TREE, elsewhere, stream(4, "q"), stream(5, "Q")), 1)).toBe("q\nQ");
  });

  it("are found by pages that stand in an object stream", () => {
    const bodies = ["<</Type/Catalog/Pages 2 0 R>>", "<</Kids[3 0 R]>>", "<</Contents 4 0 R>>"];
    const places = bodies
      .map((_, index) => `${index + 1} ${bodies.slice(0, index).join("").length}`)
      .join(" ");
    const data = packed(`${places} ${bodies.join("")}`);
    const more = `/Type/ObjStm/N 3/First ${places.length + 1}/Filter/FlateDecode`;
    expect(read(file(stream(9, data, more), stream(4, "q Q")), 1)).toBe("q Q");
  });

  it("are those of the object that was saved last", () => {
    expect(read(file(CATALOG, TREE, PAGE, stream(4, "old"), stream(4, "new")), 1)).toBe("new");
  });

  it("are none where the file is locked, packed otherwise, broken or goes in circles", () => {
    const locked = file(CATALOG, TREE, PAGE, stream(4, "q"), "5 0 obj <</Encrypt 6 0 R>> endobj");
    expect(locked.length).toBe(0);
    expect(file(CATALOG, TREE, PAGE, stream(4, "q", "/Filter/LZWDecode")).page(1)).toBeNull();
    expect(
      file(CATALOG, TREE, PAGE, stream(4, "not packed", "/Filter/FlateDecode")).page(1),
    ).toBeNull();
    expect(file(CATALOG, TREE, PAGE).page(1)).toBeNull();
    expect(file(CATALOG, TREE).length).toBe(0);
    expect(file(CATALOG, "2 0 obj <</Kids[2 0 R]>> endobj").length).toBe(0);
    expect(new ContentStreams(Buffer.from("no pdf")).length).toBe(0);
  });
});
