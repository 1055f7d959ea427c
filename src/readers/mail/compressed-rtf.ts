/**
 * Unpacks the RTF of Outlook's items ([MS-OXRTFCP]): LZ over a ring of 4 KiB that begins with usual RTF words. By hand because
 * the npm packages (`@kenjiuno/decompressrtf`) have no bound on what they unpack.
 */

const COMPRESSED = 0x75465a4c;
const UNCOMPRESSED = 0x414c454d;
const HEADER_BYTES = 16;
const RING = 4096;
/** The largest body that is believed: a mail of thousands of pages. */
const MAX_BYTES = 64 * 1024 * 1024;

/** [MS-OXRTFCP] 2.1.2.1. */
const PRESET = Buffer.from(
  "{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx",
  "latin1",
);

/** Undefined where the bytes are no such body; what is cut is given as far as it goes. */
export function compressedRtf(bytes: Buffer): Buffer | undefined {
  if (bytes.length < HEADER_BYTES) return undefined;
  const size = Math.min(bytes.readUInt32LE(4), MAX_BYTES);
  const kind = bytes.readUInt32LE(8);
  if (kind === UNCOMPRESSED) return bytes.subarray(HEADER_BYTES, HEADER_BYTES + size);
  if (kind !== COMPRESSED) return undefined;
  return unpack(bytes.subarray(HEADER_BYTES), size);
}

/** Two bytes refer to 17 at most: nothing unpacks to more. */
const MOST_GROWTH = 9;

function unpack(packed: Buffer, stated: number): Buffer {
  const size = Math.min(stated, packed.length * MOST_GROWTH);
  const out = Buffer.alloc(size);
  const ring = Buffer.alloc(RING, 0x20);
  PRESET.copy(ring);
  let length = 0;
  let write = PRESET.length;
  let at = 0;
  const put = (byte: number) => {
    if (length < size) out[length++] = byte;
    ring[write] = byte;
    write = (write + 1) % RING;
  };
  while (at < packed.length && length < size) {
    const flags = packed[at++]!;
    for (let bit = 0; bit < 8 && at < packed.length; bit++) {
      if ((flags & (1 << bit)) === 0) {
        put(packed[at++]!);
        continue;
      }
      if (at + 1 >= packed.length) return out.subarray(0, length);
      const reference = packed.readUInt16BE(at);
      at += 2;
      const from = reference >> 4;
      // A reference to the place that is written next ends the text.
      if (from === write) return out.subarray(0, length);
      for (let i = 0; i < (reference & 0xf) + 2; i++) put(ring[(from + i) % RING]!);
    }
  }
  return out.subarray(0, length);
}
