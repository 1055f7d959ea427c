import { describe, expect, it } from "vitest";
import { mtefText } from "./mtef-equation.js";

/** The object's header, the equation's, then records written as hexadecimal bytes. */
function stream(version: number, records: string): Buffer {
  const header = Buffer.alloc(28);
  header.writeUInt16LE(28, 0);
  const key = version >= 5 ? "44534d543400 00" : "";
  const bytes = Buffer.from(`${key}${records}`.replace(/\s/g, ""), "hex");
  return Buffer.concat([header, Buffer.from([version, 1, 1, 3, 0]), bytes]);
}

describe("an equation of Equation Editor", () => {
  const read = (records: string) => mtefText(stream(3, records));

  it("gives letters, scripts and fractions on one line", () => {
    const square = "03 0f 00 00 0b 11 01 02 81 32 00 00 00 0a";
    expect(read(`0a 01 02 83 41 00 02 83 3d 00 02 83 c003 02 83 72 00 ${square} 00 00`)).toBe(
      "A=πr^2",
    );
    const half = "03 0e 00 00 0a 01 02 81 31 00 00 0a 01 02 83 6e 00 00 00";
    expect(read(`01 ${half} 02 83 78 00 00 00`)).toBe("1/n x");
  });

  it("gives fences, names of functions, sums with their limits and roots", () => {
    const fence = "03 01 00 00 01 02 83 78 00 00 02 96 28 00 02 96 29 00 00";
    expect(read(`01 02 82 66 00 02 82 6e 00 02 83 6e 00 ${fence} 00 00`)).toBe("fn n(x)");
    const lower = "0b 01 02 83 6b 00 02 86 3d 00 02 81 31 00 00";
    const sum = `03 1d 01 00 01 02 83 6b 00 00 ${lower} 01 02 83 6e 00 00 0d 02 86 1122 00 0a`;
    expect(read(`01 ${sum} 00 00`)).toBe("∑_(k=1)^n k");
    expect(read("01 03 0d 01 00 01 02 83 78 00 00 01 02 81 33 00 00 00 00 00")).toBe("∛(x)");
    expect(read("01 03 01 01 00 01 02 83 78 00 00 02 96 28 00 00 00 00")).toBe("(x");
  });

  it("gives marks on letters, matrices and lines under each other", () => {
    expect(read("01 22 83 78 00 06 09 00 00 00")).toBe("x\u0302");
    const cell = (letter: string) => `01 02 83 ${letter} 00 00`;
    const cells = ["61", "62", "63", "64"].map(cell).join("");
    expect(read(`01 05 00 00 00 02 02 00 00 ${cells} 00 00 00`)).toBe("a, b; c, d");
    expect(read(`04 01 01 ${cell("61")} ${cell("62")} 00 00`)).toBe("a\nb");
  });

  it("skips shifts, sizes and fonts between letters", () => {
    const look = "08 83 00 41 00  09 02 80  09 65 0c00  0b";
    expect(read(`01 82 0102 83 61 00 ${look} 02 83 62 00 00 00`)).toBe("ab");
  });
});

describe("an equation of MathType", () => {
  const read = (records: string) => mtefText(stream(5, records));

  it("gives the same after definitions of fonts, colours and preferences", () => {
    const definitions =
      "13 41 00  11 01 42 00  10 00 000000000000  12 00 01 2f 01 1f 01 00  08 01 00";
    const letter = (code: string) => `02 00 83 ${code}`;
    const sub = `03 00 1b 00 00 0b 01 00 ${letter("6900")} 00 01 01 00 0a`;
    expect(read(`${definitions} 0a 01 00 ${letter("6100")} ${sub} ${letter("6200")} 00 00`)).toBe(
      "a_i b",
    );
  });

  it("takes letters that name their place in the font too, and spaces", () => {
    const fraction = "03 00 0b 00 00 01 00 02 04 83 6100 61 00 01 00 02 00 83 6200 00 00";
    expect(read(`01 00 ${fraction} 02 00 98 02ef 02 10 86 1222 2d00 00 00`)).toBe("a/b −");
  });
});

describe("what is no equation", () => {
  it("is told: other versions, streams too short", () => {
    expect(mtefText(stream(1, "01"))).toBeUndefined();
    expect(mtefText(Buffer.alloc(20))).toBeUndefined();
  });

  it("ends where the bytes do, also in endless nesting", () => {
    expect(mtefText(stream(3, "01 02 83 61"))).toBe("a");
    expect(mtefText(stream(3, `02 83 61 00 ${"01".repeat(5000)}`))).toBe("a");
  });
});
