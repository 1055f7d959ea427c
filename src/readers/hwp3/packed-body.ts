/** The body of an HWP 3 file as it is packed: deflated, with the checksum and the length of what was packed behind it, as gzip has them. */
import { crc32, deflateRawSync, inflateRawSync } from "node:zlib";
import { MAX_BODY_BYTES } from "./head.js";

const CHECKSUM_BYTES = 4;
const TRAILER_BYTES = 8;

export function packBody(body: Buffer): Buffer {
  const trailer = Buffer.alloc(TRAILER_BYTES);
  trailer.writeUInt32LE(crc32(body), 0);
  trailer.writeUInt32LE(body.length, CHECKSUM_BYTES);
  return Buffer.concat([deflateRawSync(body), trailer]);
}

/** Throws what zlib throws; null where the checksum or the length is another. */
export function unpackBody(packed: Buffer): Buffer | null {
  // With `info` Node gives its engine too, which the types of Node do not tell.
  const { buffer, engine } = inflateRawSync(packed, {
    maxOutputLength: MAX_BODY_BYTES,
    info: true,
  }) as unknown as { buffer: Buffer; engine: { bytesWritten: number } };
  const trailer = packed.subarray(engine.bytesWritten);
  if (trailer.length < TRAILER_BYTES) return null;
  const isWhole =
    trailer.readUInt32LE(0) === crc32(buffer) &&
    trailer.readUInt32LE(CHECKSUM_BYTES) === buffer.length;
  return isWhole ? buffer : null;
}
