/** Streams of an HWP 5 file: decompressed, and decrypted for distribution documents (배포용 문서). */
import { createDecipheriv } from "node:crypto";
import { constants, inflateRawSync } from "node:zlib";
import type { OleEntry, OleFile } from "../containers/ole.js";
import { UnreadableFile } from "../reader.js";
import type { FileHeader } from "./header.js";
import { TAG } from "./records.js";

/** One stream unpacked; the largest real section seen is 60 MB. */
const MAX_STREAM_BYTES = 512 * 1024 * 1024;
const DISTRIBUTION_BYTES = 256;
const MIN_CHUNK = 16 * 1024;
const MAX_CHUNK = 1024 * 1024;

interface Unpacked {
  bytes: Buffer;
  /** False where the stream ends before its own end mark, or is shorter than the directory states. */
  whole: boolean;
}

export class HwpStreams {
  constructor(
    private readonly ole: OleFile,
    private readonly header: FileHeader,
  ) {}

  docInfo(): Unpacked | undefined {
    const entry = this.ole.find("DocInfo");
    return entry && this.unpackWhole(entry, this.ole.read(entry));
  }

  /** Section streams in order; `ViewText` where the file is a distribution document. */
  sections(): OleEntry[] {
    const inFolder = (pattern: RegExp) =>
      this.ole.entries
        .filter((entry) => pattern.test(entry.path))
        .sort((a, b) => sectionNumber(a) - sectionNumber(b));
    const view = inFolder(/^ViewText\/Section\d+$/i);
    const body = inFolder(/^BodyText\/Section\d+$/i);
    return this.header.distribution && view.length > 0 ? view : body.length > 0 ? body : view;
  }

  section(entry: OleEntry): Unpacked {
    const bytes = this.ole.read(entry);
    const sealed = /^ViewText\//i.test(entry.path);
    return this.unpackWhole(entry, sealed ? decryptDistribution(bytes) : bytes);
  }

  /** The bytes of a stored picture; single ones may be stored as they are in a compressed file. */
  picture(path: string, atMost?: number): Buffer | undefined {
    const entry = this.ole.find(path);
    if (!entry) return undefined;
    // What is cut off unpacks to what was there before.
    const bytes = this.ole.read(entry, atMost);
    try {
      return this.unpack(bytes, "any end");
    } catch {
      return bytes;
    }
  }

  private unpackWhole(entry: OleEntry, bytes: Buffer): Unpacked {
    try {
      return { bytes: this.unpack(bytes, "own end"), whole: this.ole.isWhole(entry) };
    } catch (error) {
      if (error instanceof UnreadableFile && error.reason === "TOO_LARGE") throw error;
      return { bytes: this.unpack(bytes, "any end"), whole: false };
    }
  }

  /** With `any end`, what was decompressed is given though the stream is truncated. */
  private unpack(bytes: Buffer, until: "own end" | "any end"): Buffer {
    if (!this.header.compressed) return bytes;
    try {
      return inflateRawSync(bytes, {
        maxOutputLength: MAX_STREAM_BYTES,
        ...(until === "own end" && { chunkSize: outputChunk(bytes.length) }),
        finishFlush: until === "own end" ? constants.Z_FINISH : constants.Z_SYNC_FLUSH,
      });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE") {
        throw new UnreadableFile("TOO_LARGE", "HWP stream unpacks past the limit");
      }
      throw new UnreadableFile("CORRUPT", `HWP stream: ${(error as Error).message}`);
    }
  }
}

/** Sections pack to a sixth or less: room for all of it at once saves the joining of many small pieces. */
function outputChunk(packed: number): number {
  return Math.min(Math.max(packed * 8, MIN_CHUNK), MAX_CHUNK);
}

function sectionNumber(entry: OleEntry): number {
  return Number(/(\d+)$/.exec(entry.path)?.[1] ?? 0);
}

/**
 * "배포용 문서" (Hancom's specification): the first record holds 256 bytes. The first four seed a pseudo-random generator
 * (Microsoft C's `rand`) whose output is XORed over the rest; the AES-128 key is inside.
 */
function decryptDistribution(bytes: Buffer): Buffer {
  if (bytes.length < 4 + DISTRIBUTION_BYTES) {
    throw new UnreadableFile("CORRUPT", "distribution document without its key");
  }
  const head = bytes.readUInt32LE(0);
  const size = head >>> 20;
  if ((head & 0x3ff) !== TAG.DISTRIBUTE_DOC_DATA || size !== DISTRIBUTION_BYTES) return bytes;
  const key = distributionKey(Buffer.from(bytes.subarray(4, 4 + size)));
  const sealed = bytes.subarray(4 + size);
  const whole = sealed.subarray(0, sealed.length - (sealed.length % 16));
  const decipher = createDecipheriv("aes-128-ecb", key, null);
  decipher.setAutoPadding(false);
  return Buffer.concat([decipher.update(whole), decipher.final()]);
}

function distributionKey(data: Buffer): Buffer {
  let seed = data.readUInt32LE(0);
  const random = () => {
    seed = (Math.imul(seed, 214013) + 2531011) >>> 0;
    return (seed >>> 16) & 0x7fff;
  };
  let value = 0;
  let repeat = 0;
  for (let at = 0; at < data.length; at++) {
    if (repeat === 0) {
      value = random() & 0xff;
      repeat = (random() & 0xf) + 1;
    }
    // The seed itself is not covered, but the generator runs over its place too.
    if (at >= 4) data[at] = data[at]! ^ value;
    repeat--;
  }
  const offset = 4 + (data[0]! & 0xf);
  return data.subarray(offset, offset + 16);
}
