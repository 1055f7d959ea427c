/**
 * The finished bytes of a parse result. Small ones stay in memory, large ones lie in a temporary file without a name, so that a client
 * that reads slowly, or not at all, holds a file descriptor and no memory. The file is gone with the last who uses it, also after a crash.
 */
import { randomUUID } from "node:crypto";
import { type FileHandle, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";

/** What one waiting answer may hold in memory. */
const IN_MEMORY = 256 * 1024;
const READ_SIZE = 256 * 1024;

export class ResultBody {
  /** Who may still read: whoever asked for the same file at the same time shares one body. */
  private users = 1;

  private constructor(
    readonly length: number,
    private readonly source: Buffer | FileHandle,
  ) {}

  static ofBuffer(bytes: Buffer): ResultBody {
    return new ResultBody(bytes.length, bytes);
  }

  /** The pieces as one. */
  static async of(pieces: readonly Buffer[]): Promise<ResultBody> {
    const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
    if (length <= IN_MEMORY) return ResultBody.ofBuffer(Buffer.concat(pieces));
    const file = await openNameless();
    try {
      for (const piece of pieces) await file.appendFile(piece);
      return new ResultBody(length, file);
    } catch (error) {
      await file.close();
      throw error;
    }
  }

  /** For one more who reads it. */
  share(): this {
    this.users++;
    return this;
  }

  /** All of it in memory. Ends this use. */
  async bytes(): Promise<Buffer> {
    if (Buffer.isBuffer(this.source)) return this.source;
    try {
      const all = Buffer.allocUnsafe(this.length);
      for (let at = 0; at < this.length; ) at += await this.readAt(all.subarray(at), at);
      return all;
    } finally {
      await this.release();
    }
  }

  /** From the byte `from` on, as fast as it is taken, in chunks of at most `size`. Ends this use when the stream is closed. */
  stream(from = 0, size = READ_SIZE): Readable {
    if (Buffer.isBuffer(this.source)) return Readable.from([this.source.subarray(from)]);
    const stream = Readable.from(this.chunks(from, size), { objectMode: false });
    stream.once("close", () => void this.release());
    return stream;
  }

  /** Ends a use without reading. */
  async release(): Promise<void> {
    this.users--;
    if (this.users === 0 && !Buffer.isBuffer(this.source)) await this.source.close();
  }

  private async *chunks(from: number, size: number): AsyncGenerator<Buffer> {
    for (let at = from; at < this.length; ) {
      const chunk = Buffer.allocUnsafe(Math.min(size, this.length - at));
      const read = await this.readAt(chunk, at);
      at += read;
      yield chunk.subarray(0, read);
    }
  }

  private async readAt(into: Buffer, position: number): Promise<number> {
    const { bytesRead } = await (this.source as FileHandle).read(into, 0, into.length, position);
    if (bytesRead === 0) throw new Error("a temporary file was cut off");
    return bytesRead;
  }
}

/** Removed at once: what has no name nobody else can open, and nothing has to be cleared after a crash. */
async function openNameless(): Promise<FileHandle> {
  const path = join(tmpdir(), `wonmun-${randomUUID()}`);
  const file = await open(path, "wx+", 0o600);
  await rm(path, { force: true });
  return file;
}
