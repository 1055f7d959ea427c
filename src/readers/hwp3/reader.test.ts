import { describe, expect, it } from "vitest";
import { makeHwp3 } from "../../../samples/make/hwp3.js";
import { readFile } from "../read.js";
import { DEFAULT_READ_OPTIONS } from "../reader.js";

const options = { ...DEFAULT_READ_OPTIONS, ocr: false };
const read = (bytes: Buffer, password?: string) =>
  readFile({ bytes, filename: "a.hwp", options, ...(password !== undefined && { password }) });
const LINES = ["회의 안내", "회의를 2026. 9. 9. 열고 뷁쇍 값을 정한다."];

describe("an HWP 3 document", () => {
  it.each([true, false])("is read, compressed: %s", async (compressed) => {
    const document = await read(makeHwp3(LINES, { compressed }));
    expect(document.source.format).toBe("hwp3");
    expect(document.blocks.map(({ text }) => text)).toEqual(LINES);
    expect(document.blocks.every(({ extractor }) => extractor === "hwp3")).toBe(true);
    expect(document.warnings.map(({ code }) => code)).toEqual(["PAGES_COMPUTED"]);
    expect(document.blocks.every(({ bbox, lines }) => bbox === null && !lines)).toBe(true);
  });

  it("that ends early says so, or that nothing is left", async () => {
    const whole = makeHwp3(Array(400).fill(LINES).flat());
    const few = await read(whole.subarray(0, whole.length - 16));
    const said = [few.access.reason, ...few.warnings.map(({ code }) => code)];
    expect(said.some((code) => code === "CORRUPT" || code === "PARTIALLY_READ")).toBe(true);
    expect((await read(whole.subarray(0, 900))).access.reason).toBe("CORRUPT");
  });

  it("with a password says that it needs one, or that another was given", async () => {
    const locked = makeHwp3(LINES, { locked: true });
    expect((await read(locked)).access.reason).toBe("PASSWORD_PROTECTED");
    expect((await read(locked, "틀림")).access.reason).toBe("WRONG_PASSWORD");
  });
});
