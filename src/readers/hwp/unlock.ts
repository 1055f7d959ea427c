/**
 * HWP 5 files that a password locks (EncryptVersion 4, Hangul 2007 and later): the same file with its streams open. The key is the first
 * half of a SHA-1 over the password, the streams are AES-128 in bitwise cipher feedback from a register of zeros; as that keeps
 * lengths, each stream is opened in its place. By hand because the layout engine, which opens them too, gives no file back as it was.
 */
import { createDecipheriv, createHash } from "node:crypto";
import { OleFile } from "../containers/ole.js";
import { UnreadableFile } from "../reader.js";
import { readFileHeader, unlockedHeader } from "./header.js";
import { TAG } from "./records.js";
import { HwpStreams } from "./streams.js";

/** What a password locks; summary and preview stay open. */
const LOCKED = /^(?:DocInfo$|BodyText\/|ViewText\/|BinData\/|Scripts\/)/i;
const KEY_BYTES = 16;
/** Stands before the first byte of the password. */
const SEED = 236;
/** The first record of every document: its properties, on the outermost level, 26 bytes. */
const FIRST_RECORD = (26 << 20) | TAG.DOCUMENT_PROPERTIES;

/** Null where no password locks it. Throws `WRONG_PASSWORD`, or `PASSWORD_PROTECTED` where the lock is of another kind. */
export function unlockHwp(bytes: Buffer, password: string): Buffer | null {
  const copy = Buffer.from(bytes);
  const ole = OleFile.open(copy);
  const entry = ole.find("FileHeader");
  const header = entry && readFileHeader(ole.read(entry));
  if (header?.refusal?.reason !== "PASSWORD_PROTECTED") return null;
  if (!header.opensWithPassword)
    throw new UnreadableFile("PASSWORD_PROTECTED", "another lock", {
      wording: header.refusal.wording ?? OLDER_LOCK,
    });
  const key = keyOf(password);
  const decrypt = (sealed: Buffer) =>
    createDecipheriv("aes-128-cfb1", key, Buffer.alloc(KEY_BYTES)).update(sealed);
  const docInfo = ole.find("DocInfo");
  if (!docInfo) throw new UnreadableFile("CORRUPT", "HWP without DocInfo");
  const others = ole.entries.filter((one) => one !== docInfo && LOCKED.test(one.path));
  // The smallest one tells whether the password is right, before all others are decrypted.
  ole.overwrite([docInfo], decrypt);
  if (!beginsAsDocInfo(new HwpStreams(ole, header)))
    throw new UnreadableFile("WRONG_PASSWORD", "HWP 5");
  ole.overwrite(others, decrypt);
  ole.overwrite([entry!], unlockedHeader);
  return copy;
}

const OLDER_LOCK = {
  ko: "한글 2007보다 오래된 방식으로 잠긴 문서여서 암호로 열 수 없습니다. 암호를 풀어 다시 저장한 뒤 올려 주세요.",
  en: "Locked in a way older than Hangul 2007, which is not opened. Remove the password, save again, and send that file.",
};

/** Each byte of the password behind the one before it, turned by a bit. */
function keyOf(password: string): Buffer {
  const mixed: number[] = [];
  let before = SEED;
  for (const byte of Buffer.from(password)) {
    mixed.push(((before << 1) | (before >> 7)) & 0xff, byte);
    before = byte;
  }
  return createHash("sha1").update(Buffer.from(mixed)).digest().subarray(0, KEY_BYTES);
}

/** Nothing else says whether the password was right; a wrong one gives these 32 bits once in four billion times. */
function beginsAsDocInfo(streams: HwpStreams): boolean {
  try {
    const bytes = streams.docInfo()?.bytes;
    return bytes !== undefined && bytes.readUInt32LE(0) === FIRST_RECORD;
  } catch {
    return false;
  }
}
