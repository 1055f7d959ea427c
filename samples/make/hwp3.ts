/** Writes small HWP 3 documents (한글 3.0), text alone, for samples and tests. */
import { createCipheriv } from "node:crypto";
import { packBody } from "../../src/readers/hwp3/packed-body.js";

/** 상용 조합형: five bits each for the initial, the vowel and the final; some codes are unused. */
const VOWELS = [3, 4, 5, 6, 7, 10, 11, 12, 13, 14, 15, 18, 19, 20, 21, 22, 23, 26, 27, 28, 29];

/** One character as HWP 3 stores it: ASCII as it is, Hangul in 조합형. */
function hchar(sign: string): number {
  const code = sign.charCodeAt(0);
  if (code < 0x80) return code;
  const syllable = code - 0xac00;
  if (syllable < 0 || syllable >= 11172) throw new Error(`no Hangul syllable: ${sign}`);
  const final = syllable % 28;
  const vowel = VOWELS[Math.floor(syllable / 28) % 21]!;
  const initial = Math.floor(syllable / 588) + 2;
  return 0x8000 | (initial << 10) | (vowel << 5) | (final + (final >= 17 ? 2 : 1));
}

function paragraph(text: string): Buffer {
  const signs = [...text].map(hchar);
  // The shape of the paragraph before, one line, no characters with a shape of their own.
  const head = Buffer.alloc(43);
  head.writeUInt8(1, 0);
  head.writeUInt16LE(signs.length + 1, 1);
  head.writeUInt16LE(1, 3);
  const line = Buffer.alloc(14);
  const characters = Buffer.alloc((signs.length + 1) * 2);
  for (const [at, sign] of [...signs, 13].entries()) characters.writeUInt16LE(sign, at * 2);
  return Buffer.concat([head, line, characters]);
}

export function makeHwp3(
  paragraphs: readonly string[],
  options: { compressed?: boolean; locked?: boolean; desKey?: Buffer } = {},
): Buffer {
  const head = Buffer.alloc(30 + 128 + 1008);
  head.write("HWP Document File V3.00 \x1a\x01\x02\x03\x04\x05", "latin1");
  const paper = [0, 0x0589 * 2, 0x0827 * 2, 0x8e, 0x8e, 0x47, 0x47];
  for (const [at, value] of paper.entries()) head.writeUInt16LE(value, 30 + 4 + at * 2);
  const { desKey } = options;
  if (options.locked || desKey) head.writeUInt16LE(2, 30 + 96);
  const compressed = options.compressed ?? true;
  head[30 + 124] = compressed ? 1 : 0;
  // Seven lists of fonts and the styles, all empty; a paragraph without characters ends the text.
  const body = Buffer.concat([Buffer.alloc(16), ...paragraphs.map(paragraph), Buffer.alloc(43)]);
  if (desKey) return Buffer.concat([head, encrypted(desKey, body)]);
  return Buffer.concat([head, compressed ? packBody(body) : body]);
}

/** Behind a block of the password's own, packed, in DES, which is three times the same key. */
function encrypted(key: Buffer, body: Buffer): Buffer {
  const packed = packBody(Buffer.concat([Buffer.alloc(256, 1), body]));
  const cipher = createCipheriv("des-ede3-ecb", Buffer.concat([key, key, key]), null);
  cipher.setAutoPadding(false);
  return cipher.update(Buffer.concat([packed, Buffer.alloc((8 - (packed.length % 8)) % 8)]));
}
