/**
 * Opens password-protected Office packages ([MS-OFFCRYPTO]): agile encryption (Office 2010 and later) and standard encryption
 * (Office 2007). By hand because `officecrypto-tool` loads whole foreign parsers for the compound file and the XML, without limits.
 */
import { createDecipheriv, createHash } from "node:crypto";
import { UnreadableFile } from "../reader.js";
import { descend, everyElement, readTree } from "../xml-tree.js";
import type { OleFile } from "./ole.js";

/** Rounds of hashing that are done for one attempt: Office writes 100,000; each million takes a second or two. */
const MAX_SPINS = 1_000_000;
const STANDARD_SPINS = 50_000;
/** Larger packages than uploads may be. */
const SEGMENT_BYTES = 4096;

const BLOCK_KEYS = {
  verifierInput: Buffer.from("fea7d2763b4b9e79", "hex"),
  verifierValue: Buffer.from("d7aa0f6d3061344e", "hex"),
  key: Buffer.from("146e0be7abacd0d6", "hex"),
};

/** The package inside. Throws `WRONG_PASSWORD`, or `CORRUPT`. */
export function decryptOoxml(file: OleFile, password: string): Buffer {
  const info = streamOf(file, "EncryptionInfo");
  const sealed = streamOf(file, "EncryptedPackage");
  if (info.length < 8 || sealed.length < 8) throw new UnreadableFile("CORRUPT", "encryption info");
  const [major, minor] = [info.readUInt16LE(0), info.readUInt16LE(2)];
  const size = Number(sealed.readBigUInt64LE(0));
  const data = sealed.subarray(8);
  const plain =
    major === 4 && minor === 4
      ? decryptAgile(info.subarray(8), data, password)
      : minor === 2
        ? decryptStandard(info, data, password)
        : unknownScheme();
  return plain.subarray(0, Math.min(size, plain.length));
}

function unknownScheme(): never {
  throw new UnreadableFile("PASSWORD_PROTECTED", "unknown encryption", {
    wording: {
      ko: "지원하지 않는 방식으로 암호화된 문서입니다. 암호를 풀어 다시 저장한 뒤 올려 주세요.",
      en: "Encrypted in a way that is not read. Remove the password, save again, and send that file.",
    },
  });
}

function streamOf(file: OleFile, name: string): Buffer {
  const entry = file.find(name);
  if (!entry) throw new UnreadableFile("CORRUPT", `no ${name}`);
  return file.read(entry);
}

interface AgileKey {
  salt: Buffer;
  hash: string;
  hashBytes: number;
  keyBytes: number;
  spins: number;
}

function decryptAgile(xml: Buffer, data: Buffer, password: string): Buffer {
  const root = readTree(xml);
  const outer = descend(root, "keyData")?.attributes;
  const inner = [...everyElement(root, "encryptedKey")][0]?.attributes;
  if (!outer || !inner) throw new UnreadableFile("CORRUPT", "encryption info");
  const key = agileKey(inner);
  const document = agileKey(outer);
  let hashed = digest(key.hash, key.salt, Buffer.from(password, "utf16le"));
  const counter = Buffer.alloc(4);
  for (let spin = 0; spin < key.spins; spin++) {
    counter.writeUInt32LE(spin);
    hashed = digest(key.hash, counter, hashed);
  }
  const open = (block: Buffer, name: string) =>
    cbc(fitted(digest(key.hash, hashed, block), key.keyBytes), key.salt, base64(inner[name]));
  const input = open(BLOCK_KEYS.verifierInput, "encryptedVerifierHashInput");
  const value = open(BLOCK_KEYS.verifierValue, "encryptedVerifierHashValue");
  const right = digest(key.hash, input);
  if (!value.subarray(0, key.hashBytes).equals(right.subarray(0, key.hashBytes)))
    throw new UnreadableFile("WRONG_PASSWORD", "agile encryption");
  const secret = open(BLOCK_KEYS.key, "encryptedKeyValue").subarray(0, document.keyBytes);
  if (secret.length < document.keyBytes) throw new UnreadableFile("CORRUPT", "key size");
  const segments: Buffer[] = [];
  for (let at = 0; at < data.length; at += SEGMENT_BYTES) {
    counter.writeUInt32LE(at / SEGMENT_BYTES);
    const vector = fitted(digest(document.hash, document.salt, counter), 16);
    segments.push(cbc(secret, vector, data.subarray(at, at + SEGMENT_BYTES)));
  }
  return Buffer.concat(segments);
}

function agileKey(attributes: Record<string, string>): AgileKey {
  const hash = (attributes.hashAlgorithm ?? "").toLowerCase().replace("-", "");
  const spins = Number(attributes.spinCount ?? 0);
  const keyBytes = Number(attributes.keyBits) / 8;
  if (!/^sha(?:1|256|384|512)$/.test(hash) || !/^AES$/i.test(attributes.cipherAlgorithm ?? ""))
    return unknownScheme();
  if (![16, 24, 32].includes(keyBytes)) throw new UnreadableFile("CORRUPT", "key size");
  if (!(spins >= 0 && spins <= MAX_SPINS)) throw new UnreadableFile("TOO_LARGE", "spin count");
  return {
    salt: base64(attributes.saltValue),
    hash,
    hashBytes: Number(attributes.hashSize) || 20,
    keyBytes,
    spins,
  };
}

/** [MS-OFFCRYPTO] 2.3.4.5: AES in ECB mode, SHA-1. */
function decryptStandard(info: Buffer, data: Buffer, password: string): Buffer {
  const headerBytes = info.readUInt32LE(8);
  const keyBytes = info.readUInt32LE(12 + 16) / 8;
  const verifier = info.subarray(12 + headerBytes);
  if (![16, 24, 32].includes(keyBytes) || verifier.length < 40 + 32)
    throw new UnreadableFile("CORRUPT", "encryption header");
  const salt = verifier.subarray(4, 20);
  let hashed = digest("sha1", salt, Buffer.from(password, "utf16le"));
  const counter = Buffer.alloc(4);
  for (let spin = 0; spin < STANDARD_SPINS; spin++) {
    counter.writeUInt32LE(spin);
    hashed = digest("sha1", counter, hashed);
  }
  hashed = digest("sha1", hashed, Buffer.alloc(4));
  const derived = [0x36, 0x5c].map((fill) => {
    const block = Buffer.alloc(64, fill);
    for (let at = 0; at < hashed.length; at++) block[at] = block[at]! ^ hashed[at]!;
    return digest("sha1", block);
  });
  const key = Buffer.concat(derived).subarray(0, keyBytes);
  const ecb = (bytes: Buffer) => {
    const cipher = createDecipheriv(`aes-${keyBytes * 8}-ecb`, key, null).setAutoPadding(false);
    return cipher.update(wholeBlocks(bytes));
  };
  const right = digest("sha1", ecb(verifier.subarray(20, 36)));
  if (!ecb(verifier.subarray(40, 72)).subarray(0, 20).equals(right))
    throw new UnreadableFile("WRONG_PASSWORD", "standard encryption");
  return ecb(data);
}

function digest(hash: string, ...parts: Buffer[]): Buffer {
  const hasher = createHash(hash);
  for (const part of parts) hasher.update(part);
  return hasher.digest();
}

/** Cut to length, or filled up with 0x36 ([MS-OFFCRYPTO] 2.3.4.11). */
function fitted(bytes: Buffer, length: number): Buffer {
  return bytes.length >= length
    ? bytes.subarray(0, length)
    : Buffer.concat([bytes, Buffer.alloc(length - bytes.length, 0x36)]);
}

function cbc(key: Buffer, vector: Buffer, data: Buffer): Buffer {
  const cipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, fitted(vector, 16));
  return cipher.setAutoPadding(false).update(wholeBlocks(data));
}

/** A cut file ends inside a block, which cannot be opened. */
function wholeBlocks(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.length & ~15);
}

function base64(text: string | undefined): Buffer {
  return Buffer.from(text ?? "", "base64");
}
