/** The text of a file whose encoding nobody states: UTF-8, UTF-16 (by its mark or its zero bytes), else CP949; null where it is none of them. */
import iconv from "iconv-lite";

/** Each is tried strictly: one wrong byte and the next has its turn. */
export function decodeText(bytes: Uint8Array): string | null {
  const wide = wideEncoding(bytes);
  if (wide) return decodeAs(wide, bytes);
  return decodeAs("utf-8", bytes) ?? decodeCp949(bytes);
}

/** UTF-16 begins with its mark; Notepad and PowerShell write it. Without one, JSON and most text begin with an ASCII character. */
function wideEncoding([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if ((first === 0xff && second === 0xfe) || (first! > 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second! > 0)) return "utf-16be";
  return undefined;
}

/** The byte order mark is dropped by the decoder. */
function decodeAs(encoding: "utf-8" | "utf-16le" | "utf-16be", bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** By `iconv-lite`, because Node's `euc-kr` lacks the syllables that CP949 adds (`뷁`). */
function decodeCp949(bytes: Uint8Array): string | null {
  const text = iconv.decode(bytes, "cp949");
  return text.includes("\ufffd") ? null : text;
}
