import { describe, expect, it } from "vitest";
import { makeTiff } from "../../../samples/make/tiff.js";
import { cutTiff } from "./tiff-extent.js";

const page = { width: 40, height: 30, pixels: new Uint8Array(1200).fill(200) };

describe("where a TIFF ends early", () => {
  it.each([false, true])("is said of the page that is cut (big endian: %s)", (bigEndian) => {
    const whole = makeTiff([page, page, page], { bigEndian });
    expect(cutTiff(whole)).toBeUndefined();
    expect(cutTiff(whole.subarray(0, -1))).toEqual({ pages: [3], lost: false });
    // A page's directory stands before its data: without it nothing of the page is left.
    const two = Math.floor(whole.length * 0.6);
    expect(cutTiff(whole.subarray(0, two))).toEqual({ pages: [2], lost: true });
  });

  it("ends with a loop of directories", () => {
    const bytes = makeTiff([page]);
    const next = bytes.readUInt32LE(4) + 2 + bytes.readUInt16LE(bytes.readUInt32LE(4)) * 12;
    bytes.writeUInt32LE(bytes.readUInt32LE(4), next);
    expect(cutTiff(bytes)).toBeUndefined();
  });
});
