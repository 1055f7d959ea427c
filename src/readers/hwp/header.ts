/** Decodes the `FileHeader` of HWP 5: version, and whether the file is encrypted. */
import { type Unreadable, unreadable } from "../reader.js";

const SIGNATURE = "HWP Document File";
const VERSION_AT = 32;
const PROPERTIES_AT = 36;
const ENCRYPTION_AT = 44;
/** EncryptVersion: 한글 7.0 이후. */
const HANGUL_7 = 4;

/** Bits of the properties (HWP 5.0 format, 3.2.1 "파일 인식 정보"). */
const COMPRESSED = 1 << 0;
const PASSWORD = 1 << 1;
const DISTRIBUTION = 1 << 2;
const DRM = 1 << 4;
const CERTIFICATE_ENCRYPTED = 1 << 8;
const CERTIFICATE_DRM = 1 << 10;

export interface FileHeader {
  /** `0xMMnnPPrr`, e.g. 0x05010000. */
  version: number;
  compressed: boolean;
  /** 배포용 문서: the body is in `ViewText`, scrambled with a key that the file carries. */
  distribution: boolean;
  refusal: Unreadable | null;
  /** Sealed with a password in the way of Hangul 7.0 and later, which can be opened. */
  opensWithPassword: boolean;
}

/** Null where the bytes are no HWP 5 header. Only these bits count: the encryption version is set in open files too. */
export function readFileHeader(bytes: Buffer): FileHeader | null {
  if (bytes.length < PROPERTIES_AT + 4) return null;
  if (bytes.subarray(0, SIGNATURE.length).toString("latin1") !== SIGNATURE) return null;
  const properties = bytes.readUInt32LE(PROPERTIES_AT);
  return {
    version: bytes.readUInt32LE(VERSION_AT),
    compressed: (properties & COMPRESSED) !== 0,
    distribution: (properties & DISTRIBUTION) !== 0,
    refusal: refusalOf(properties),
    opensWithPassword:
      (properties & PASSWORD) !== 0 &&
      bytes.length >= ENCRYPTION_AT + 4 &&
      bytes.readUInt32LE(ENCRYPTION_AT) === HANGUL_7,
  };
}

/** The same header, saying that no password locks the file. */
export function unlockedHeader(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt32LE((copy.readUInt32LE(PROPERTIES_AT) & ~PASSWORD) >>> 0, PROPERTIES_AT);
  return copy;
}

function refusalOf(properties: number): Unreadable | null {
  if (properties & PASSWORD) return unreadable("PASSWORD_PROTECTED");
  if (properties & (DRM | CERTIFICATE_DRM)) return unreadable("DRM_ENCRYPTED");
  if (properties & CERTIFICATE_ENCRYPTED) {
    return unreadable("PASSWORD_PROTECTED", {
      wording: {
        ko: "인증서로 암호화된 한글 문서입니다. 인증서가 있는 PC에서 암호를 풀어 다시 저장한 뒤 올려 주세요.",
        en: "Encrypted with a certificate. Open it where the certificate is, remove the protection, save again, and send that file.",
      },
    });
  }
  return null;
}
