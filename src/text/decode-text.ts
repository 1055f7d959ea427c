/** Decodes a text file of unknown encoding: UTF-8, UTF-16 (by BOM or zero bytes), else CP949; null if none fits. */
import iconv from "iconv-lite";

/** Each encoding is tried strictly: one invalid byte rules it out. */
export function decodeText(bytes: Uint8Array): string | null {
  const wide = wideEncoding(bytes);
  if (wide) return decodeAs(wide, bytes);
  return decodeAs("utf-8", bytes) ?? decodeCp949(bytes);
}

/** UTF-16 usually has a BOM (Notepad, PowerShell). Without one, JSON and most text begin with an ASCII character. */
function wideEncoding([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if ((first === 0xff && second === 0xfe) || (first! > 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second! > 0)) return "utf-16be";
  return undefined;
}

/** The decoder drops the BOM. */
function decodeAs(encoding: "utf-8" | "utf-16le" | "utf-16be", bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Null if it is none. With `iconv-lite`: Node's `euc-kr` lacks the syllables that CP949 adds (`뷁`). */
export function decodeCp949(bytes: Uint8Array): string | null {
  const text = iconv.decode(bytes, "cp949");
  return text.includes("\ufffd") ? null : text;
}
