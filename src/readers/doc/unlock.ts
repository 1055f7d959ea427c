/**
 * Word 97–2003 documents that a password locks ([MS-OFFCRYPTO] 2.3.5 and 2.3.6): RC4 in blocks, with keys of MD5 (Word 97 and 2000) or of
 * SHA-1 (CryptoAPI, Word 2002 and 2003). RC4 keeps lengths, so each stream is opened in its place. By hand because OpenSSL 3 has no RC4
 * and no npm package opens DOC files.
 */
import { createHash } from "node:crypto";
import { OleFile } from "../containers/ole.js";
import { UnreadableFile } from "../reader.js";
import { readFileInformation } from "./file-information.js";

/** [MS-DOC] 2.2.6: a new key for each block of a stream. */
const BLOCK_BYTES = 512;
/** The beginning of the information block stays open ([MS-DOC] 2.5.2). */
const OPEN_INFORMATION_BYTES = 32;
const FLAGS_AT = 0x0a;
const HEADER_BYTES_AT = 0x0e;
const ENCRYPTED = 0x0100;
/** XOR obfuscation, which Word 95 wrote and later versions offer. */
const OBFUSCATED = 0x8000;
const KEY_BYTES_OF_WORD_97 = 5;
const SALT_BYTES = 16;

/** The key of a block, by its number. */
type BlockKey = (block: number) => Buffer;

/** Null where no password locks it. Throws `WRONG_PASSWORD`, or `PASSWORD_PROTECTED` where the lock is of another kind. */
export function unlockDoc(bytes: Buffer, password: string): Buffer | null {
  const copy = Buffer.from(bytes);
  const ole = OleFile.open(copy);
  const main = ole.find("WordDocument");
  const information = main && readFileInformation(ole.read(main));
  if (!main || !information?.encrypted) return null;
  const start = ole.read(main, OPEN_INFORMATION_BYTES);
  const flags = start.readUInt16LE(FLAGS_AT);
  if (flags & OBFUSCATED) throw otherLock();
  const headerBytes = start.readUInt32LE(HEADER_BYTES_AT);
  const tables = ole.find(information.tableStream);
  if (!tables) throw new UnreadableFile("CORRUPT", "DOC without its tables");
  const keyOf = keysOf(ole.read(tables, headerBytes), password);
  const opened = { main: OPEN_INFORMATION_BYTES, tables: headerBytes, data: 0 };
  const data = ole.find("Data");
  ole.overwrite([main], (sealed) => decrypt(sealed, opened.main, keyOf));
  ole.overwrite([tables], (sealed) => decrypt(sealed, opened.tables, keyOf));
  if (data) ole.overwrite([data], (sealed) => decrypt(sealed, opened.data, keyOf));
  const plain = Buffer.from(ole.read(main));
  plain.writeUInt16LE(flags & ~ENCRYPTED, FLAGS_AT);
  plain.writeUInt32LE(0, HEADER_BYTES_AT);
  ole.overwrite([main], () => plain);
  return copy;
}

function otherLock(): UnreadableFile {
  return new UnreadableFile("PASSWORD_PROTECTED", "another lock", {
    wording: {
      ko: "지원하지 않는 방식으로 잠긴 옛 Word 문서(DOC)입니다. Word에서 암호를 풀거나 DOCX로 다시 저장해 올려 주세요.",
      en: "A DOC locked in a way that is not opened. Remove the password in Word, or save it as DOCX, and send that.",
    },
  });
}

/** From the encryption header at the beginning of the table stream. */
function keysOf(header: Buffer, password: string): BlockKey {
  const [major, minor] = [header.readUInt16LE(0), header.readUInt16LE(2)];
  if (major === 1 && minor === 1) return keysOfWord97(header.subarray(4), password);
  if (major >= 2 && major <= 4 && minor === 2) return keysOfCryptoApi(header.subarray(8), password);
  throw otherLock();
}

/** 2.3.6.2: the salt, the verifier and its hash. */
function keysOfWord97(verifier: Buffer, password: string): BlockKey {
  const salt = verifier.subarray(0, SALT_BYTES);
  const hashed = digest("md5", Buffer.from(password, "utf16le"));
  const mixed = Buffer.concat([hashed.subarray(0, KEY_BYTES_OF_WORD_97), salt]);
  const key = digest("md5", ...Array.from({ length: 16 }, () => mixed));
  const keyOf: BlockKey = (block) =>
    digest("md5", key.subarray(0, KEY_BYTES_OF_WORD_97), littleEndian(block));
  check("md5", keyOf, verifier.subarray(SALT_BYTES, SALT_BYTES + 32));
  return keyOf;
}

/** 2.3.5.2: the header with the length of the key, then the salt, the verifier and its hash. */
function keysOfCryptoApi(header: Buffer, password: string): BlockKey {
  const bytes = header.readUInt32LE(0);
  const keyBytes = (header.readUInt32LE(4 + 16) || 40) / 8;
  const verifier = header.subarray(4 + bytes);
  const salt = verifier.subarray(4, 4 + SALT_BYTES);
  const start = digest("sha1", salt, Buffer.from(password, "utf16le"));
  const keyOf: BlockKey = (block) => {
    const key = digest("sha1", start, littleEndian(block)).subarray(0, keyBytes);
    // Keys of 40 bits are filled up with zeros.
    return keyBytes === 5 ? Buffer.concat([key, Buffer.alloc(11)]) : key;
  };
  const [value, hash] = [verifier.subarray(20, 36), verifier.subarray(40, 60)];
  check("sha1", keyOf, Buffer.concat([value, hash]));
  return keyOf;
}

/** The verifier and its hash, one behind the other in one run of the cipher. */
function check(hash: "md5" | "sha1", keyOf: BlockKey, locked: Buffer): void {
  const plain = rc4(keyOf(0), locked);
  if (!digest(hash, plain.subarray(0, 16)).equals(plain.subarray(16)))
    throw new UnreadableFile("WRONG_PASSWORD", "DOC");
}

/** What stands before `from` stays as it is, though the cipher runs over it too. */
function decrypt(stream: Buffer, from: number, keyOf: BlockKey): Buffer {
  const plain = Buffer.concat(
    Array.from({ length: Math.ceil(stream.length / BLOCK_BYTES) }, (_, block) =>
      rc4(keyOf(block), stream.subarray(block * BLOCK_BYTES, (block + 1) * BLOCK_BYTES)),
    ),
  );
  stream.copy(plain, 0, 0, from);
  return plain;
}

export function rc4(key: Buffer, data: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (a: number, b: number) => {
    const kept = state[a]!;
    state[a] = state[b]!;
    state[b] = kept;
  };
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + state[at]! + key[at % key.length]!) & 0xff;
    swap(at, other);
  }
  const out = Buffer.alloc(data.length);
  for (let at = 0, one = 0, other = 0; at < data.length; at++) {
    one = (one + 1) & 0xff;
    other = (other + state[one]!) & 0xff;
    swap(one, other);
    out[at] = data[at]! ^ state[(state[one]! + state[other]!) & 0xff]!;
  }
  return out;
}

function digest(name: "md5" | "sha1", ...parts: Buffer[]): Buffer {
  const hash = createHash(name);
  for (const part of parts) hash.update(part);
  return hash.digest();
}

function littleEndian(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
