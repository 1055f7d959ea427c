/**
 * Opens encrypted ZIP entries: traditional encryption (APPNOTE 6.1) and WinZip AES (AE-1, AE-2). By hand because `yauzl`, which
 * reads the archive, hands encrypted bytes through.
 */
import { createCipheriv, createHmac, pbkdf2Sync, timingSafeEqual } from "node:crypto";
import { UnreadableFile } from "../reader.js";

/** WinZip AES: the real compression method stands in this extra field. */
const AES_METHOD = 99;
const AES_EXTRA = 0x9901;
const AES_ITERATIONS = 1000;
const AES_CHECK_BYTES = 2;
const AES_MAC_BYTES = 10;
const TRADITIONAL_HEADER = 12;

interface LockedEntry {
  packed: Buffer;
  method: number;
  crc: number;
  /** The high byte of the time stands in for the checksum where that follows the data (APPNOTE 6.1.6). */
  checkByte: number;
  extraFields: readonly { id: number; data: Buffer }[];
}

export interface UnlockedEntry {
  packed: Buffer;
  method: number;
  /** AE-2 leaves the checksum empty; its own mac was checked. */
  hasChecksum: boolean;
}

/** Throws `WRONG_PASSWORD`, or `CORRUPT` where the password fits and the bytes do not. */
export function unlockEntry(entry: LockedEntry, password: string): UnlockedEntry {
  return entry.method === AES_METHOD
    ? unlockAes(entry, password)
    : { packed: unlockTraditional(entry, password), method: entry.method, hasChecksum: true };
}

function wrong(): UnreadableFile {
  return new UnreadableFile("WRONG_PASSWORD", "zip");
}

function unlockAes({ packed, extraFields }: LockedEntry, password: string): UnlockedEntry {
  const extra = extraFields.find(({ id }) => id === AES_EXTRA)?.data;
  const keyBytes = [0, 16, 24, 32][extra?.[4] ?? 0];
  if (!extra || extra.length < 7 || !keyBytes)
    throw new UnreadableFile("CORRUPT", "zip: AES field");
  const saltBytes = keyBytes / 2;
  if (packed.length < saltBytes + AES_CHECK_BYTES + AES_MAC_BYTES)
    throw new UnreadableFile("CORRUPT", "zip: AES entry too short");
  const salt = packed.subarray(0, saltBytes);
  const keys = pbkdf2Sync(password, salt, AES_ITERATIONS, 2 * keyBytes + AES_CHECK_BYTES, "sha1");
  const check = packed.subarray(saltBytes, saltBytes + AES_CHECK_BYTES);
  if (!keys.subarray(2 * keyBytes).equals(check)) throw wrong();
  const data = packed.subarray(saltBytes + AES_CHECK_BYTES, packed.length - AES_MAC_BYTES);
  const mac = createHmac("sha1", keys.subarray(keyBytes, 2 * keyBytes))
    .update(data)
    .digest();
  if (
    !timingSafeEqual(mac.subarray(0, AES_MAC_BYTES), packed.subarray(packed.length - AES_MAC_BYTES))
  )
    throw new UnreadableFile("CORRUPT", "zip: AES authentication");
  return {
    packed: aesCounter(keys.subarray(0, keyBytes), data),
    method: extra.readUInt16LE(5),
    hasChecksum: extra.readUInt16LE(0) === 1,
  };
}

/** Counter mode with a counter that is little-endian and begins at 1; Node's own counts big-endian. */
export function aesCounter(key: Buffer, data: Buffer): Buffer {
  const cipher = createCipheriv(`aes-${key.length * 8}-ecb`, key, null).setAutoPadding(false);
  const counters = Buffer.alloc(Math.ceil(data.length / 16) * 16);
  for (let block = 0; block * 16 < counters.length; block++)
    counters.writeUInt32LE(block + 1, block * 16);
  const stream = cipher.update(counters);
  const out = Buffer.alloc(data.length);
  for (let at = 0; at < data.length; at++) out[at] = data[at]! ^ stream[at]!;
  return out;
}

function unlockTraditional({ packed, crc, checkByte }: LockedEntry, password: string): Buffer {
  if (packed.length < TRADITIONAL_HEADER) throw new UnreadableFile("CORRUPT", "zip: too short");
  const plain = new TraditionalKeys(password).decrypt(packed);
  const check = plain[TRADITIONAL_HEADER - 1];
  if (check !== crc >>> 24 && check !== checkByte) throw wrong();
  return plain.subarray(TRADITIONAL_HEADER);
}

/** The three keys of APPNOTE 6.1.5. */
export class TraditionalKeys {
  private readonly keys = [0x12345678, 0x23456789, 0x34567890];

  constructor(password: string) {
    for (const byte of Buffer.from(password)) this.update(byte);
  }

  decrypt(bytes: Buffer): Buffer {
    const out = Buffer.alloc(bytes.length);
    for (let at = 0; at < bytes.length; at++) {
      out[at] = bytes[at]! ^ this.next();
      this.update(out[at]!);
    }
    return out;
  }

  encrypt(bytes: Buffer): Buffer {
    const out = Buffer.alloc(bytes.length);
    for (let at = 0; at < bytes.length; at++) {
      out[at] = bytes[at]! ^ this.next();
      this.update(bytes[at]!);
    }
    return out;
  }

  private next(): number {
    const word = (this.keys[2]! | 2) & 0xffff;
    return (Math.imul(word, word ^ 1) >>> 8) & 0xff;
  }

  private update(byte: number): void {
    const { keys } = this;
    keys[0] = step(keys[0]!, byte);
    keys[1] = (Math.imul(keys[1]! + (keys[0]! & 0xff), 134_775_813) + 1) >>> 0;
    keys[2] = step(keys[2]!, keys[1]! >>> 24);
  }
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => tableEntry(byte));

/** One byte through the checksum without its inversions. */
function step(crc: number, byte: number): number {
  return ((crc >>> 8) ^ TABLE[(crc ^ byte) & 0xff]!) >>> 0;
}

function tableEntry(byte: number): number {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value >>> 0;
}
