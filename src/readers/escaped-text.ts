/**
 * Text in seven bits that shifts to Hangul or kanji by escapes (ISO 2022; RFC 1557 and 1468), as older mails have it. By hand because
 * `iconv-lite` knows neither and the platform's decoder refuses the Korean one.
 */
import iconv from "iconv-lite";

const ESCAPE = 0x1b;
const SHIFT_OUT = 0x0e;
const SHIFT_IN = 0x0f;
const LINE_FEED = 0x0a;
const KOREAN = "\x1b$)C";
const JAPANESE = /\x1b\$(?:[@B]|\([@BD])/;
/** Where the first escape stands: at the start of a text, behind the headers of a mail. */
const SEARCHED_BYTES = 64 * 1024;

interface EscapedText {
  text: string;
  encoding: "iso-2022-kr" | "iso-2022-jp";
}

/** Undefined where there are no such escapes; `declared` is believed where it alone says it. */
export function decodeEscaped(bytes: Buffer, declared?: string): EscapedText | undefined {
  const isKorean = /^(?:cs)?iso-?2022-?kr$/i.test(declared ?? "");
  if (!isKorean && !bytes.subarray(0, SEARCHED_BYTES).includes(ESCAPE)) return undefined;
  const head = bytes.toString("latin1", 0, SEARCHED_BYTES);
  if (/[\x80-\xff]/.test(head)) return undefined;
  if (isKorean || head.includes(KOREAN))
    return { text: iconv.decode(withoutShifts(bytes), "cp949"), encoding: "iso-2022-kr" };
  if (!JAPANESE.test(head)) return undefined;
  return { text: new TextDecoder("iso-2022-jp").decode(bytes), encoding: "iso-2022-jp" };
}

/** The same in eight bits: Hangul is what stands between the shifts, which end with the line. */
function withoutShifts(bytes: Buffer): Buffer {
  const plain = Buffer.alloc(bytes.length);
  let length = 0;
  let isShifted = false;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at]!;
    if (byte === ESCAPE && bytes.toString("latin1", at, at + KOREAN.length) === KOREAN)
      at += KOREAN.length - 1;
    else if (byte === SHIFT_OUT || byte === SHIFT_IN) isShifted = byte === SHIFT_OUT;
    else {
      if (byte === LINE_FEED) isShifted = false;
      plain[length++] = isShifted && byte > 0x20 && byte < 0x7f ? byte | 0x80 : byte;
    }
  }
  return plain.subarray(0, length);
}
