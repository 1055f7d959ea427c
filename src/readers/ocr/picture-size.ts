/**
 * Reads an image's size from its header. By hand for common formats: asking the decoder takes longer than reading a
 * document.
 */

export interface Size {
  width: number;
  height: number;
}

/** Undefined for other kinds, and where the size stands further on. */
export function sizeInHead(bytes: Buffer): Size | undefined {
  if (bytes.toString("latin1", 0, 2) === "BM") return bmpSize(bytes);
  // IHDR is the first chunk (PNG, 11.2.2).
  if (bytes.toString("latin1", 0, 4) === "\x89PNG" && bytes.length >= 24) {
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  }
  // The logical screen, which the frames fill (GIF89a, 18).
  if (bytes.toString("latin1", 0, 4) === "GIF8" && bytes.length >= 10) {
    return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
  }
  return bytes[0] === 0xff && bytes[1] === 0xd8 ? jpegSize(bytes) : undefined;
}

/** PCX, which the decoder does not know: asking it takes longer than reading a document. */
export function isUnknownPicture(bytes: Buffer): boolean {
  return bytes[0] === 0x0a && bytes[1]! <= 5 && bytes[2] === 1;
}

/** BITMAPCOREHEADER has 16-bit sizes, all later headers 32-bit ones, the height negative when top-down. */
export function bmpSize(bytes: Buffer): Size {
  const core = bytes.readUInt32LE(14) === 12;
  return {
    width: core ? bytes.readUInt16LE(18) : Math.abs(bytes.readInt32LE(18)),
    height: core ? bytes.readUInt16LE(20) : Math.abs(bytes.readInt32LE(22)),
  };
}

/** The frame header, SOF0 to SOF15 without DHT, JPG and DAC (ITU-T T.81, B.2.2). */
function jpegSize(bytes: Buffer): Size | undefined {
  let at = 2;
  while (at + 9 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
