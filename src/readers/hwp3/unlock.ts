/**
 * HWP 3 files that a password locks: the same file with its body open. Behind the head everything is DES over packed data, whose first
 * bytes unpacked belong to the password. By hand because the layout engine, which opens them too, gives no HWP 3 file back.
 */
import { createDecipheriv } from "node:crypto";
import { UnreadableFile } from "../reader.js";
import { BLOCKS_BYTES_AT, COMPRESSED_AT, HEAD_BYTES, PASSWORD_AT } from "./head.js";
import { packBody, unpackBody } from "./packed-body.js";

/** Unpacked, the body begins with these; they hold nothing of the document. */
const PASSWORD_BLOCK_BYTES = 256;
const DES_BLOCK_BYTES = 8;

/** Null where no password locks it. Throws `WRONG_PASSWORD`, or `PASSWORD_PROTECTED` where the lock is of another kind. */
export function unlockHwp3(bytes: Buffer, password: string): Buffer | null {
  if (bytes.length < HEAD_BYTES || bytes.readUInt16LE(PASSWORD_AT) === 0) return null;
  if (bytes[COMPRESSED_AT] === 0)
    throw new UnreadableFile("PASSWORD_PROTECTED", "a locked body that is not packed");
  const begin = HEAD_BYTES + bytes.readUInt16LE(BLOCKS_BYTES_AT);
  const locked = bytes.subarray(begin);
  const key = keyOf(password);
  // Three times the same key is plain DES, which OpenSSL 3 has no more.
  const decipher = createDecipheriv("des-ede3-ecb", Buffer.concat([key, key, key]), null);
  decipher.setAutoPadding(false);
  const whole = locked.length - (locked.length % DES_BLOCK_BYTES);
  const body = unpack(decipher.update(locked.subarray(0, whole)));
  if (!body || body.length <= PASSWORD_BLOCK_BYTES)
    throw new UnreadableFile("WRONG_PASSWORD", "HWP 3");
  const head = Buffer.from(bytes.subarray(0, begin));
  head.writeUInt16LE(0, PASSWORD_AT);
  return Buffer.concat([head, packBody(body.subarray(PASSWORD_BLOCK_BYTES))]);
}

/** Data of a wrong key mostly does not unpack; one in ten thousand does, to what has another checksum. */
function unpack(packed: Buffer): Buffer | null {
  try {
    return unpackBody(packed);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE")
      throw new UnreadableFile("TOO_LARGE", "unpacks past the limit");
    throw new UnreadableFile("WRONG_PASSWORD", "HWP 3");
  }
}

/** The password's UTF-16 bytes turned into a ring of seven, whose 56 bits are the upper seven of each byte of the key. */
function keyOf(password: string): Buffer {
  const ring = Buffer.alloc(7);
  for (const [at, byte] of Buffer.from(password, "utf16le").entries()) {
    const mixed = ring[at % 7]! ^ byte;
    ring[at % 7] = (mixed << 1) | (mixed >> 7);
  }
  const bits = BigInt(`0x${ring.toString("hex")}`);
  return Buffer.from(Array.from({ length: 8 }, (_, at) => keyByte(bits, at)));
}

function keyByte(bits: bigint, at: number): number {
  return Number((bits >> BigInt(49 - 7 * at)) & 0x7fn) << 1;
}
