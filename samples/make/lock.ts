/** Encrypts samples with a password, for tests: ZIP entries (traditional, AES) and Office packages (agile, standard). */
import { createCipheriv, createHash, createHmac, pbkdf2Sync } from "node:crypto";
import { crc32, deflateRawSync } from "node:zlib";
import { unzipSync, zipSync } from "fflate";
import { aesCounter, TraditionalKeys } from "../../src/readers/containers/zip-encryption.js";
import { rc4 } from "../../src/readers/doc/unlock.js";
import type { DocOptions } from "./doc.js";
import { makeOle } from "./ole.js";
import { makeRawZip, type RawEntry } from "./zip-raw.js";

export function lockedZip(files: Record<string, Buffer>, password: string, aes = false): Buffer {
  const entries = Object.entries(files).map(([name, data]): RawEntry => {
    const packed = deflateRawSync(data);
    const shared = { name, flags: 1, crc: crc32(data), bytes: data.length };
    if (!aes) {
      const header = Buffer.alloc(12, 7);
      header[11] = crc32(data) >>> 24;
      const locked = new TraditionalKeys(password).encrypt(Buffer.concat([header, packed]));
      return { ...shared, method: 8, packed: locked };
    }
    const salt = Buffer.alloc(16, 9);
    const keys = pbkdf2Sync(password, salt, 1000, 66, "sha1");
    const body = aesCounter(keys.subarray(0, 32), packed);
    const mac = createHmac("sha1", keys.subarray(32, 64)).update(body).digest().subarray(0, 10);
    const extra = Buffer.from([0x01, 0x99, 7, 0, 2, 0, 0x41, 0x45, 3, 8, 0]);
    const locked = Buffer.concat([salt, keys.subarray(64), body, mac]);
    return { ...shared, crc: 0, method: 99, packed: locked, extra };
  });
  return makeRawZip({ entries });
}

const hash = (name: string, ...parts: Buffer[]) => {
  const hasher = createHash(name);
  for (const part of parts) hasher.update(part);
  return hasher.digest();
};
const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
const padded = (bytes: Buffer) =>
  Buffer.concat([bytes, Buffer.alloc((16 - (bytes.length % 16)) % 16)]);
const encrypt = (mode: "cbc" | "ecb", key: Buffer, vector: Buffer | null, data: Buffer) =>
  createCipheriv(`aes-${key.length * 8}-${mode}`, key, vector)
    .setAutoPadding(false)
    .update(padded(data));

/** [MS-OFFCRYPTO] 2.3.4.10 to 2.3.4.15. */
export function lockAgile(bytes: Buffer, password: string, spins = 1000): Buffer {
  const [salt, dataSalt] = [Buffer.alloc(16, 3), Buffer.alloc(16, 5)];
  const secret = Buffer.alloc(32, 11);
  let hashed = hash("sha512", salt, Buffer.from(password, "utf16le"));
  for (let spin = 0; spin < spins; spin++) hashed = hash("sha512", number(spin), hashed);
  const seal = (block: string, data: Buffer) =>
    encrypt(
      "cbc",
      hash("sha512", hashed, Buffer.from(block, "hex")).subarray(0, 32),
      salt,
      data,
    ).toString("base64");
  const verifier = Buffer.alloc(16, 13);
  const common = (of: Buffer) =>
    `saltSize="16" blockSize="16" keyBits="256" hashSize="64" cipherAlgorithm="AES" cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512" saltValue="${of.toString("base64")}"`;
  const xml = `<encryption xmlns="urn:e" xmlns:p="urn:p"><keyData ${common(dataSalt)}/><keyEncryptors><keyEncryptor><p:encryptedKey spinCount="${spins}" ${common(salt)} encryptedVerifierHashInput="${seal("fea7d2763b4b9e79", verifier)}" encryptedVerifierHashValue="${seal("d7aa0f6d3061344e", hash("sha512", verifier))}" encryptedKeyValue="${seal("146e0be7abacd0d6", secret)}"/></keyEncryptor></keyEncryptors></encryption>`;
  const segments: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += 4096) {
    const vector = hash("sha512", dataSalt, number(at / 4096)).subarray(0, 16);
    segments.push(encrypt("cbc", secret, vector, bytes.subarray(at, at + 4096)));
  }
  return sealed(
    Buffer.concat([Buffer.from([4, 0, 4, 0, 0x40, 0, 0, 0]), Buffer.from(xml)]),
    bytes.length,
    segments,
  );
}

/** [MS-OFFCRYPTO] 2.3.4.5 to 2.3.4.9. */
export function lockStandard(bytes: Buffer, password: string): Buffer {
  const salt = Buffer.alloc(16, 3);
  let hashed = hash("sha1", salt, Buffer.from(password, "utf16le"));
  for (let spin = 0; spin < 50_000; spin++) hashed = hash("sha1", number(spin), hashed);
  hashed = hash("sha1", hashed, number(0));
  const block = Buffer.alloc(64, 0x36).map((byte, at) => byte ^ (hashed[at] ?? 0));
  const key = hash("sha1", Buffer.from(block)).subarray(0, 16);
  const verifier = Buffer.alloc(16, 13);
  const header = Buffer.concat([
    number(0x24),
    number(0),
    number(0x660e),
    number(0x8004),
    number(128),
    number(24),
    number(0),
    number(0),
    Buffer.alloc(2),
  ]);
  const info = Buffer.concat([
    Buffer.from([4, 0, 2, 0]),
    number(0x24),
    number(header.length),
    header,
    number(16),
    salt,
    encrypt("ecb", key, null, verifier),
    number(20),
    encrypt("ecb", key, null, Buffer.concat([hash("sha1", verifier), Buffer.alloc(12)])),
  ]);
  return sealed(info, bytes.length, [encrypt("ecb", key, null, bytes)]);
}

function sealed(info: Buffer, size: number, segments: Buffer[]): Buffer {
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(size));
  return makeOle({ EncryptionInfo: info, EncryptedPackage: Buffer.concat([length, ...segments]) });
}

/** Seals the parts of an OpenDocument or HWPX package; they differ in what is summed up and in the padding. */
export function lockParts(file: Buffer, password: string, summed: "packed" | "unpacked"): Buffer {
  const parts = unzipSync(file);
  const entries: string[] = [];
  for (const [name, bytes] of Object.entries(parts)) {
    if (name === "mimetype" || name.startsWith("META-INF/")) continue;
    const [salt, initialisation] = [Buffer.alloc(16, 5), Buffer.alloc(16, 6)];
    const start = hash("sha256", Buffer.from(password));
    const key = pbkdf2Sync(start, salt, 1024, 32, "sha1");
    const packed = deflateRawSync(bytes);
    const sum = hash(
      "sha256",
      (summed === "packed" ? packed : Buffer.from(bytes)).subarray(0, 1024),
    );
    const missing = 16 - (packed.length % 16);
    const end = summed === "packed" ? Buffer.alloc(missing, missing) : Buffer.alloc(missing % 16);
    const cipher = createCipheriv("aes-256-cbc", key, initialisation).setAutoPadding(false);
    parts[name] = Buffer.concat([cipher.update(Buffer.concat([packed, end])), cipher.final()]);
    const text = (value: Buffer) => value.toString("base64");
    entries.push(
      `<m:file-entry m:full-path="${name}"><m:encryption-data m:checksum-type="urn:x#sha256-1k" m:checksum="${text(sum)}"><m:algorithm m:algorithm-name="http://www.w3.org/2001/04/xmlenc#aes256-cbc" m:initialisation-vector="${text(initialisation)}"/><m:key-derivation m:key-derivation-name="urn:x#pbkdf2" m:key-size="32" m:iteration-count="1024" m:salt="${text(salt)}"/><m:start-key-generation m:start-key-generation-name="http://www.w3.org/2000/09/xmldsig#sha256"/></m:encryption-data></m:file-entry>`,
    );
  }
  parts["META-INF/manifest.xml"] = Buffer.from(
    `<m:manifest xmlns:m="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0">${entries.join("")}</m:manifest>`,
  );
  return Buffer.from(zipSync(parts, { level: 0 }));
}

/** [MS-OFFCRYPTO] 2.3.6 (Word 97) and 2.3.5 (CryptoAPI, with a key of 128 or 40 bits). */
export function docLock(password: string, scheme: "word 97" | 128 | 40): DocOptions["lock"] {
  const [salt, verifier] = [Buffer.alloc(16, 9), Buffer.alloc(16, 21)];
  const secret = Buffer.from(password, "utf16le");
  if (scheme === "word 97") {
    const mixed = Buffer.concat([hash("md5", secret).subarray(0, 5), salt]);
    const key = hash("md5", ...Array(16).fill(mixed)).subarray(0, 5);
    const keyOf = (block: number) => hash("md5", key, number(block));
    const check = rc4(keyOf(0), Buffer.concat([verifier, hash("md5", verifier)]));
    return { header: Buffer.concat([Buffer.from([1, 0, 1, 0]), salt, check]), encrypt: by(keyOf) };
  }
  const start = hash("sha1", salt, secret);
  const keyOf = (block: number) => {
    const key = hash("sha1", start, number(block)).subarray(0, scheme / 8);
    return Buffer.concat([key, Buffer.alloc(16 - key.length)]);
  };
  const fields = [4, 0, 0x6801, 0x8004, scheme, 1, 0, 0].map(number);
  const check = rc4(keyOf(0), Buffer.concat([verifier, hash("sha1", verifier)]));
  const described = [number(16), salt, check.subarray(0, 16), number(20), check.subarray(16)];
  const head = [Buffer.from([2, 0, 2, 0]), number(4), number(32)];
  return { header: Buffer.concat([...head, ...fields, ...described]), encrypt: by(keyOf) };
}

/** In blocks of 512 bytes, the open ones left as they are. */
function by(keyOf: (block: number) => Buffer) {
  return (stream: Buffer, open: number): Buffer => {
    const out = Buffer.alloc(stream.length);
    for (let at = 0; at < stream.length; at += 512)
      rc4(keyOf(at / 512), stream.subarray(at, at + 512)).copy(out, at);
    stream.copy(out, 0, 0, open);
    return out;
  };
}
