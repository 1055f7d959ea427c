/**
 * A file with checksums: a JSON description and a body, each with its own checksum, so that the description can be
 * trusted when only part of the body is read.
 *
 * magic (8) · length of the description (4) · checksum of the body (4) · length of the body (8) · checksum of these and
 * the description (4)
 */
import { readSync } from "node:fs";
import { crc32 } from "node:zlib";

/** Of the fixed start; a multiple of 4, as the description is, so that 32-bit numbers can stand at the start of the body. */
const HEAD = 28;
const DESCRIPTION_LENGTH = 8;
const BODY_CHECKSUM = 12;
const BODY_LENGTH = 16;
const OWN_CHECKSUM = 24;
/** Limit of the description: a few bytes per piece of the body; a larger claim means damage. */
const MAX_DESCRIPTION_BYTES = 1 << 28;
/** Shared read buffer: header and description usually fit, so one read suffices. Nothing of it is kept. */
const START = Buffer.allocUnsafeSlow(8192);

/** The bytes are not those that were written. */
export class DamagedFile extends Error {
  override name = "DamagedFile";
}

/** The bytes of such a file, in pieces that are not copied. */
export function checkedFile(
  magic: string,
  description: unknown,
  body: readonly Uint8Array[],
): Uint8Array[] {
  const text = Buffer.from(JSON.stringify(description), "utf8");
  const filled = Buffer.concat([text, Buffer.alloc(-text.length & 3, " ")]);
  const head = Buffer.alloc(HEAD);
  head.write(magic, "latin1");
  head.writeUInt32LE(filled.length, DESCRIPTION_LENGTH);
  head.writeUInt32LE(checksum(body), BODY_CHECKSUM);
  head.writeDoubleLE(lengthOf(body), BODY_LENGTH);
  head.writeUInt32LE(checksum([head.subarray(0, OWN_CHECKSUM), filled]), OWN_CHECKSUM);
  return [head, filled, ...body];
}

/** What was written. Null where the file is of another kind or form; throws `DamagedFile`. */
export function openChecked(
  magic: string,
  file: Buffer,
): { description: unknown; body: Buffer } | null {
  const end = descriptionEnd(magic, file);
  if (end === null) return null;
  if (file.length < end) throw new DamagedFile("cut off");
  const description = descriptionOf(file.subarray(0, end));
  const body = file.subarray(end);
  if (body.length !== file.readDoubleLE(BODY_LENGTH)) throw new DamagedFile("cut off");
  if (checksum([body]) !== file.readUInt32LE(BODY_CHECKSUM)) throw new DamagedFile("altered");
  return { description, body };
}

/** The description alone, and where the body begins; read at once, as `readPiece` says why. */
export function readDescription(
  magic: string,
  file: number,
): { description: unknown; end: number } | null {
  const start = START.subarray(0, readSync(file, START, 0, START.length, 0));
  const end = descriptionEnd(magic, start);
  if (end === null) return null;
  let bytes = start;
  if (end > start.length) {
    bytes = Buffer.allocUnsafe(end);
    if (readSync(file, bytes, 0, end, 0) < end) throw new DamagedFile("cut off");
  }
  return { description: descriptionOf(bytes.subarray(0, end)), end };
}

/** CRC-32 of pieces as if they were one. */
export function checksum(pieces: readonly Uint8Array[]): number {
  // zlib restarts its checksum at an empty buffer.
  return pieces.reduce((sum, piece) => (piece.length > 0 ? crc32(piece, sum) : sum), 0);
}

function descriptionEnd(magic: string, start: Buffer): number | null {
  if (start.toString("latin1", 0, magic.length) !== magic) return null;
  if (start.length < HEAD) throw new DamagedFile("cut off");
  const length = start.readUInt32LE(DESCRIPTION_LENGTH);
  if (length > MAX_DESCRIPTION_BYTES) throw new DamagedFile("altered");
  return HEAD + length;
}

function descriptionOf(start: Buffer): unknown {
  const sum = checksum([start.subarray(0, OWN_CHECKSUM), start.subarray(HEAD)]);
  if (sum !== start.readUInt32LE(OWN_CHECKSUM)) throw new DamagedFile("altered");
  return JSON.parse(start.toString("utf8", HEAD));
}

function lengthOf(pieces: readonly Uint8Array[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, 0);
}
