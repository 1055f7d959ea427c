import { describe, expect, it } from "vitest";
import { makeOle } from "../../../samples/make/ole.js";
import { OleFile } from "./ole.js";

const small = Buffer.from("짧은 스트림");
const large = Buffer.alloc(200_000, "긴 스트림 ");
const sample = makeOle({
  FileHeader: small,
  "BodyText/Section0": large,
  "BodyText/Section1": small,
});

/** Offset of the header's FAT entries and of the first directory sector number ([MS-CFB] 2.2). */
const FIRST_DIRECTORY = 48;
const FIRST_DIFAT = 76;

describe("OLE2 compound files", () => {
  it("finds streams by path, in storages too, and reads both sizes of stream", () => {
    const file = OleFile.open(sample);
    const paths = file.entries.map((entry) => entry.path);
    expect(paths.filter((path) => !path.startsWith("\u0001")).sort()).toEqual([
      "BodyText",
      "BodyText/Section0",
      "BodyText/Section1",
      "FileHeader",
    ]);
    expect(file.read(file.find("FileHeader")!)).toEqual(small);
    expect(file.read(file.find("bodytext/SECTION0")!)).toEqual(large);
    expect(file.read(file.find("BodyText/Section1")!)).toEqual(small);
    expect(file.find("Nothing")).toBeUndefined();
  });

  it("gives what is there of a stream that is cut off", () => {
    const file = OleFile.open(sample);
    const whole = file.find("BodyText/Section0")!;
    const cut = OleFile.open(sample.subarray(0, 60_000));
    const bytes = cut.find("BodyText/Section0") ? cut.read(whole) : Buffer.alloc(0);
    expect(bytes.length).toBeLessThan(whole.size);
    expect(large.subarray(0, bytes.length)).toEqual(bytes);
  });

  it("changes streams in their place, each place once", () => {
    const copy = Buffer.from(sample);
    const file = OleFile.open(copy);
    const streams = ["FileHeader", "BodyText/Section0"].map((path) => file.find(path)!);
    const seen: number[] = [];
    file.overwrite([...streams, ...streams], (bytes) => {
      seen.push(bytes.length);
      return Buffer.alloc(bytes.length, 7);
    });
    expect(seen).toEqual([small.length, large.length]);
    const again = OleFile.open(copy);
    for (const stream of streams) expect(again.read(stream)).toEqual(Buffer.alloc(stream.size, 7));
    expect(again.read(again.find("BodyText/Section1")!)).toEqual(small);
  });

  it("changes no more bytes than the file has", () => {
    const file = OleFile.open(Buffer.from(sample));
    const { start, ...whole } = file.find("BodyText/Section0")!;
    const overlapping = Array.from({ length: 3 }, (_, at) => ({ ...whole, start: start + at }));
    let calls = 0;
    const count = (bytes: Buffer) => {
      calls++;
      return bytes;
    };
    expect(() => file.overwrite(overlapping, count)).toThrow("streams overlap");
    expect(calls).toBe(1);
  });

  it("ends a chain that runs in a circle", () => {
    const looped = Buffer.from(sample);
    const fat = looped.readUInt32LE(FIRST_DIFAT);
    const file = OleFile.open(sample);
    const { start } = file.find("BodyText/Section0")!;
    looped.writeUInt32LE(start, (fat + 1) * 512 + start * 4);
    const bytes = OleFile.open(looped).read(file.find("BodyText/Section0")!);
    expect(bytes.length).toBeLessThanOrEqual(large.length);
  });

  it("refuses what has no directory or impossible sector sizes", () => {
    const lost = Buffer.from(sample);
    lost.writeUInt32LE(0xfffffffe, FIRST_DIRECTORY);
    expect(() => OleFile.open(lost)).toThrow("no directory");
    const odd = Buffer.from(sample);
    odd.writeUInt16LE(30, 30);
    expect(() => OleFile.open(odd)).toThrow("sector size");
    expect(() => OleFile.open(Buffer.from("PK"))).toThrow("not an OLE2");
  });

  it("survives any single damaged byte of the header and directory", () => {
    for (let at = 8; at < 1024; at += 3) {
      const damaged = Buffer.from(sample);
      damaged[at] = damaged[at]! ^ 0xff;
      try {
        const file = OleFile.open(damaged);
        for (const entry of file.entries) file.read(entry);
      } catch (error) {
        expect((error as Error).name).toBe("UnreadableFile");
      }
    }
  });
});
