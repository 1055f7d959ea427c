/**
 * Parts of a package that a password seals as OpenDocument does (ODF 1.2 part 3, 3.8): each part packed, then encrypted with a key
 * of its own derivation. HWPX uses the same elements. By hand because no npm package opens them.
 */
import { createDecipheriv, createHash, pbkdf2Sync } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { UnreadableFile } from "../reader.js";
import { descend, everyElement, type XmlElement } from "../xml-tree.js";
import type { ZipArchive, ZipEntry } from "./zip.js";

/** Rounds of hashing for all parts of one attempt: programs write 1,024 to 100,000 a part; a million take a second or two. */
const MAX_ROUNDS = 2_000_000;
/** The checksum is over the first bytes alone where its name ends in `1k`. */
const CHECKED_BYTES = 1024;
/** One part unpacked. */
const MAX_PART_BYTES = 512 * 1024 * 1024;

interface Seal {
  name: string;
  initialisation: Buffer;
  salt: Buffer;
  rounds: number;
  keyBytes: number;
  startKey: "sha1" | "sha256";
  checksum: { kind: "sha1" | "sha256"; value: Buffer; partly: boolean } | undefined;
}

/** Puts the opened parts in the place of the sealed ones, and says which they are. Throws `WRONG_PASSWORD`, or why it cannot. */
export async function openSealedParts(
  zip: ZipArchive,
  manifest: XmlElement,
  password: string,
): Promise<Set<ZipEntry>> {
  const seals = [...everyElement(manifest, "file-entry")].flatMap((entry) => sealOf(entry) ?? []);
  const rounds = seals.reduce((sum, one) => sum + one.rounds, 0);
  if (rounds > MAX_ROUNDS) throw new UnreadableFile("TOO_LARGE", "too many rounds of hashing");
  const found = new Set<ZipEntry>();
  for (const seal of seals) {
    const entry = zip.find(seal.name);
    if (!entry) continue;
    zip.replace(entry, opened(await zip.read(entry), seal, password));
    found.add(entry);
  }
  return found;
}

function sealOf(entry: XmlElement): Seal | undefined {
  const data = descend(entry, "encryption-data");
  const name = entry.attributes["full-path"];
  if (!data || name === undefined) return undefined;
  const algorithm = descend(data, "algorithm")?.attributes ?? {};
  const derivation = descend(data, "key-derivation")?.attributes ?? {};
  const start = descend(data, "start-key-generation")?.attributes ?? {};
  const known =
    /aes(?:128|192|256)-cbc/i.test(algorithm["algorithm-name"] ?? "") &&
    /pbkdf2/i.test(derivation["key-derivation-name"] ?? "");
  if (!known) throw new UnreadableFile("PASSWORD_PROTECTED", "unknown encryption", UNKNOWN_SCHEME);
  const checksum = data.attributes.checksum;
  const checked = data.attributes["checksum-type"] ?? "";
  return {
    name,
    initialisation: base64(algorithm["initialisation-vector"]),
    salt: base64(derivation.salt),
    rounds: Math.max(1, Number(derivation["iteration-count"]) || 1024),
    keyBytes: [16, 24, 32].find((size) => size === Number(derivation["key-size"])) ?? 16,
    startKey: /sha-?256/i.test(start["start-key-generation-name"] ?? "") ? "sha256" : "sha1",
    checksum: checksum
      ? {
          kind: /sha-?256/i.test(checked) ? "sha256" : "sha1",
          value: base64(checksum),
          partly: /1k$/i.test(checked),
        }
      : undefined,
  };
}

const UNKNOWN_SCHEME = {
  wording: {
    ko: "지원하지 않는 방식으로 암호화된 문서입니다. 암호를 풀어 다시 저장한 뒤 올려 주세요.",
    en: "Encrypted in a way that is not read. Remove the password, save again, and send that file.",
  },
};

function opened(sealed: Buffer, seal: Seal, password: string): Buffer {
  const start = createHash(seal.startKey).update(password, "utf8").digest();
  const key = pbkdf2Sync(start, seal.salt, seal.rounds, seal.keyBytes, "sha1");
  if (seal.initialisation.length !== 16 || sealed.length % 16 !== 0)
    throw new UnreadableFile("CORRUPT", "sealed part");
  const decipher = createDecipheriv(`aes-${seal.keyBytes * 8}-cbc`, key, seal.initialisation);
  decipher.setAutoPadding(false);
  const padded = Buffer.concat([decipher.update(sealed), decipher.final()]);
  const packed = padded.subarray(0, Math.max(0, padded.length - (padded.at(-1) ?? 0)));
  const unpacked = unpack(padded);
  // OpenDocument sums up the packed part, HWPX the unpacked one.
  const { checksum } = seal;
  const right = checksum
    ? [packed, unpacked].some((bytes) => bytes && matches(bytes, checksum))
    : unpacked !== undefined;
  if (!right) throw new UnreadableFile("WRONG_PASSWORD", "the password does not open it");
  if (!unpacked) throw new UnreadableFile("CORRUPT", "sealed part");
  return unpacked;
}

/** Padding behind the end of the packed data is passed over. */
function unpack(packed: Buffer): Buffer | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: MAX_PART_BYTES });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE")
      throw new UnreadableFile("TOO_LARGE", "sealed part unpacks past the limit");
    return undefined;
  }
}

function matches(bytes: Buffer, checksum: NonNullable<Seal["checksum"]>): boolean {
  const { kind, value, partly } = checksum;
  const summed = partly ? bytes.subarray(0, CHECKED_BYTES) : bytes;
  return createHash(kind).update(summed).digest().equals(value);
}

function base64(text: string | undefined): Buffer {
  return Buffer.from(text ?? "", "base64");
}
