/** Damages pictures in their headers: sizes, depths, segments and directories, with right checksums where the format has them. */
import { crc32 } from "node:zlib";
import { type Chance, mutate } from "../../samples/make/mutate.js";
import { pick, writeNasty } from "./choices.js";

type Width = 1 | 2 | 4;

/** Fields at fixed places, by the first bytes. */
const FIXED: [string, [number, Width][]][] = [
  [
    "BM",
    [
      [2, 4],
      [10, 4],
      [14, 4],
      [18, 4],
      [22, 4],
      [26, 2],
      [28, 2],
      [30, 4],
      [34, 4],
      [46, 4],
      [50, 4],
    ],
  ],
  [
    "GIF8",
    [
      [6, 2],
      [8, 2],
      [10, 1],
      [11, 1],
      [13, 1],
    ],
  ],
  [
    "RIFF",
    [
      [4, 4],
      [12, 4],
      [16, 4],
      [20, 4],
      [23, 2],
      [26, 2],
      [28, 2],
    ],
  ],
];

export function mutatePicture(original: Buffer, chance: Chance): Buffer {
  if (chance.next(5) === 0) return mutate(original, chance);
  const file = Buffer.from(original);
  const head = file.toString("latin1", 0, 4);
  if (head === "\x89PNG") return mutatePng(file, chance);
  if (head.startsWith("\xff\xd8")) return mutateJpeg(file, chance);
  if (head.startsWith("II")) return mutateTiff(file, chance);
  const fields = FIXED.find(([start]) => head.startsWith(start))?.[1];
  if (!fields) return mutate(file, chance);
  const times = 1 + chance.next(3);
  for (let i = 0; i < times; i++) {
    const [at, width] = pick(chance, fields);
    writeNasty(file, at, width, chance);
  }
  return file;
}

interface PngChunk {
  type: string;
  data: Buffer;
}

/** Chunks (PNG 5.3), the checksum of each written anew. */
function mutatePng(file: Buffer, chance: Chance): Buffer {
  const chunks: PngChunk[] = [];
  for (let at = 8; at + 12 <= file.length; ) {
    const length = file.readUInt32BE(at);
    chunks.push({
      type: file.toString("latin1", at + 4, at + 8),
      data: Buffer.from(file.subarray(at + 8, at + 8 + length)),
    });
    at += 12 + length;
  }
  const one = pick(chance, chunks);
  const place = chunks.indexOf(one);
  switch (chance.next(6)) {
    case 0: {
      // Width and height are big-endian.
      const size = chunks[0]!.data;
      if (size.length >= 8) {
        size.writeUInt32BE(pick(chance, [0, 1, 65_535, 100_000, 0x7fffffff]), chance.next(2) * 4);
      }
      break;
    }
    case 1:
      writeNasty(chunks[0]!.data, 8 + chance.next(5), 1, chance);
      break;
    case 2:
      chunks.splice(place, 1);
      break;
    case 3:
      chunks.splice(place, 0, one, one);
      break;
    case 4: {
      const type = pick(chance, [
        "iTXt",
        "zTXt",
        "iCCP",
        "eXIf",
        "acTL",
        "PLTE",
        "tRNS",
        "pHYs",
        "abcd",
      ]);
      chunks.splice(1, 0, { type, data: Buffer.alloc(chance.next(2000), chance.next(256)) });
      break;
    }
    default:
      one.data = mutate(one.data, chance);
  }
  const pieces = [file.subarray(0, 8)];
  for (const { type, data } of chunks) {
    const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    pieces.push(frame.subarray(0, 4), body, frame.subarray(4));
  }
  return Buffer.concat(pieces);
}

/** Segments up to the scan (ITU T.81, annex B): frame sizes, tables, application data. */
function mutateJpeg(file: Buffer, chance: Chance): Buffer {
  const segments: number[] = [];
  for (let at = 2; at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== 0xda; ) {
    segments.push(at);
    at += 2 + file.readUInt16BE(at + 2);
  }
  if (segments.length === 0) return mutate(file, chance);
  const times = 1 + chance.next(3);
  for (let i = 0; i < times; i++) {
    const at = pick(chance, segments);
    const frame = (file[at + 1]! & 0xf0) === 0xc0 && file[at + 1] !== 0xc4;
    if (frame && chance.next(2) === 0) {
      file.writeUInt16BE(
        pick(chance, [0, 1, 8, 30_000, 65_500, 65_535]),
        at + pick(chance, [5, 7]),
      );
    } else if (chance.next(4) === 0)
      file[at + 1] = pick(chance, [0xc0, 0xc2, 0xc9, 0xdb, 0xc4, 0xdd, 0xe1, 0xfe]);
    else writeNasty(file, at + 2 + chance.next(24), pick(chance, [1, 2]), chance);
  }
  return file;
}

/** The file's directories (TIFF 6.0, section 2): tags, kinds, counts, and where the next one stands. */
function mutateTiff(file: Buffer, chance: Chance): Buffer {
  const times = 1 + chance.next(3);
  for (let i = 0; i < times; i++) {
    let at = file.readUInt32LE(4);
    for (let page = chance.next(3); page > 0 && at + 2 < file.length; page--) {
      const next = at + 2 + file.readUInt16LE(at) * 12;
      if (next + 4 > file.length) break;
      at = file.readUInt32LE(next) || at;
    }
    if (at + 2 > file.length) return file;
    const count = file.readUInt16LE(at);
    if (chance.next(6) === 0) {
      // The directory that comes next is this one again, or lies past the end.
      const next = at + 2 + count * 12;
      if (next + 4 <= file.length)
        file.writeUInt32LE(pick(chance, [8, at, file.length, 0xffffffff]), next);
    } else if (chance.next(8) === 0) writeNasty(file, at, 2, chance);
    else {
      const entry = at + 2 + chance.next(Math.max(1, count)) * 12;
      const [offset, width] = pick(chance, [
        [0, 2],
        [2, 2],
        [4, 4],
        [8, 4],
        [8, 2],
      ] as [number, Width][]);
      writeNasty(file, entry + offset, width, chance);
    }
  }
  return file;
}
