/** A file of typed arrays: a description in JSON and then bytes, under one checksum, written whole or not at all. */
import { open, readFile, rename, rm } from "node:fs/promises";
import { crc32 } from "node:zlib";

/** Length of the fixed start: eight bytes of magic, length of the description, checksum of all that follows. */
const HEAD = 16;

/** The file's bytes in pieces; arrays are not copied. Each begins at an address that 32-bit numbers can stand on. */
export function frame(
  magic: string,
  description: unknown,
  arrays: readonly ArrayBufferView[],
): Uint8Array[] {
  const text = Buffer.from(JSON.stringify(description), "utf8");
  const filled = Buffer.concat([text, Buffer.alloc(padding(text.length), " ")]);
  const body: Uint8Array[] = [filled];
  for (const array of arrays) {
    body.push(new Uint8Array(array.buffer, array.byteOffset, array.byteLength));
    body.push(new Uint8Array(padding(array.byteLength)));
  }
  // zlib starts its sum anew at an empty piece.
  const pieces = body.filter((piece) => piece.length > 0);
  const head = Buffer.alloc(HEAD);
  head.write(magic, "latin1");
  head.writeUInt32LE(filled.length, 8);
  head.writeUInt32LE(
    pieces.reduce((sum, piece) => crc32(piece, sum), 0),
    12,
  );
  return [head, ...pieces];
}

/** Reads arrays one after the other, in the order in which they were written. */
export class FrameReader {
  private constructor(
    readonly description: unknown,
    private readonly buffer: ArrayBufferLike,
    private at: number,
  ) {}

  /** Null where the bytes are of another kind, torn or altered. */
  static of(magic: string, file: Buffer): FrameReader | null {
    if (file.length < HEAD || file.toString("latin1", 0, 8) !== magic) return null;
    if (crc32(file.subarray(HEAD)) !== file.readUInt32LE(12)) return null;
    const length = file.readUInt32LE(8);
    const description: unknown = JSON.parse(file.toString("utf8", HEAD, HEAD + length));
    const bytes = file.byteOffset % 4 === 0 ? file : new Uint8Array(file);
    return new FrameReader(description, bytes.buffer, bytes.byteOffset + HEAD + length);
  }

  words(count: number): Uint32Array {
    return new Uint32Array(this.buffer, this.skip(count * 4), count);
  }

  floats(count: number): Float32Array {
    return new Float32Array(this.buffer, this.skip(count * 4), count);
  }

  bytes(count: number): Uint8Array {
    return new Uint8Array(this.buffer, this.skip(count), count);
  }

  private skip(bytes: number): number {
    const from = this.at;
    this.at += bytes + padding(bytes);
    return from;
  }
}

/** Writes beside the place and renames: the file is either the old one or the new one. */
export async function writeWhole(file: string, pieces: readonly Uint8Array[]): Promise<void> {
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}.tmp`;
  try {
    const handle = await open(temporary, "wx", 0o600);
    try {
      for (const piece of pieces) await handle.writeFile(piece);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The file's bytes; null where there is none. */
export async function readWhole(file: string): Promise<Buffer | null> {
  return readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
}

function padding(length: number): number {
  return (4 - (length % 4)) % 4;
}
