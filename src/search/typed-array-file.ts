/** A file of typed arrays with a JSON description and a checksum, written atomically. */
import { checkedFile, openChecked } from "../disk/checked-file.js";

/** The file as a list of buffers; arrays are not copied. Each starts at a 32-bit aligned offset. */
export function packTypedArrays(
  magic: string,
  description: unknown,
  arrays: readonly ArrayBufferView[],
): Uint8Array[] {
  const body = arrays.flatMap((array) => [
    new Uint8Array(array.buffer, array.byteOffset, array.byteLength),
    new Uint8Array(padding(array.byteLength)),
  ]);
  return checkedFile(magic, description, body);
}

/** Reads arrays in the order in which they were written. */
export class TypedArrayReader {
  private constructor(
    readonly description: unknown,
    private readonly buffer: ArrayBufferLike,
    private at: number,
  ) {}

  /** Null where the bytes are of another kind or form; throws `DamagedFile`. */
  static open(magic: string, file: Buffer): TypedArrayReader | null {
    const opened = openChecked(magic, file);
    if (!opened) return null;
    const { description, body } = opened;
    const bytes = body.byteOffset % 4 === 0 ? body : new Uint8Array(body);
    return new TypedArrayReader(description, bytes.buffer, bytes.byteOffset);
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

function padding(length: number): number {
  return (4 - (length % 4)) % 4;
}
