/** Writes grey TIFF files page by page, each directory before its data, as scanners do. */

interface GreyPage {
  width: number;
  height: number;
  pixels: Uint8Array;
}

/** Tag numbers of TIFF 6.0; SHORT is type 3, LONG type 4. */
const [SHORT, LONG] = [3, 4];

export function makeTiff(pages: readonly GreyPage[], { bigEndian = false } = {}): Buffer {
  const parts: Buffer[] = [];
  let length = 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  const write = (sizes: readonly [bytes: 2 | 4, value: number][]) => {
    const out = Buffer.alloc(sizes.reduce((sum, [bytes]) => sum + bytes, 0));
    let at = 0;
    for (const [bytes, value] of sizes) {
      if (bigEndian) out.writeUIntBE(value, at, bytes);
      else out.writeUIntLE(value, at, bytes);
      at += bytes;
    }
    return out;
  };
  push(
    Buffer.concat([
      Buffer.from(bigEndian ? "MM" : "II"),
      write([
        [2, 42],
        [4, 8],
      ]),
    ]),
  );
  for (const [index, { width, height, pixels }] of pages.entries()) {
    const fields: [tag: number, type: number, value: number][] = [
      [256, LONG, width],
      [257, LONG, height],
      [258, SHORT, 8],
      [259, SHORT, 1],
      [262, SHORT, 1],
      [273, LONG, 0],
      [277, SHORT, 1],
      [278, LONG, height],
      [279, LONG, pixels.length],
    ];
    const size = 2 + fields.length * 12 + 4;
    const data = length + size;
    const next = index + 1 < pages.length ? data + pixels.length + (pixels.length % 2) : 0;
    push(
      Buffer.concat([
        write([[2, fields.length]]),
        ...fields.map(([tag, type, value]) => {
          const shown = tag === 273 ? data : value;
          // A SHORT stands at the left of the four bytes of its value.
          const stored: [2 | 4, number][] =
            type === SHORT
              ? [
                  [2, shown],
                  [2, 0],
                ]
              : [[4, shown]];
          return write([[2, tag], [2, type], [4, 1], ...stored]);
        }),
        write([[4, next]]),
      ]),
    );
    push(Buffer.from(pixels));
    if (pixels.length % 2) push(Buffer.alloc(1));
  }
  return Buffer.concat(parts);
}
