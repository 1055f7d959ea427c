import { expect, it } from "vitest";
import { compressedRtf } from "./compressed-rtf.js";

/** The examples of [MS-OXRTFCP] 3.1 and 3.2. */
it.each([
  [
    "2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0",
    "{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n",
  ],
  ["1a0000001c0000004c5a4675e2d44b51410004205758595a0d6e7d010eb0", "{\\rtf1 WXYZWXYZWXYZWXYZWXYZ}"],
])("unpacks the examples of the specification", (packed, text) => {
  expect(compressedRtf(Buffer.from(packed, "hex"))!.toString("latin1")).toBe(text);
});

it("gives nothing for other bytes, and no more than was packed", () => {
  expect(compressedRtf(Buffer.alloc(40))).toBeUndefined();
  const bomb = Buffer.alloc(16 + 3, 0xff);
  bomb.writeUInt32LE(0x75465a4c, 8);
  expect(compressedRtf(bomb)!.length).toBeLessThan(30);
});
