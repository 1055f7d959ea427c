/** Tokens of RTF (RTF 1.9.1, "Conventions of an RTF Reader"): groups, control words with their number, bytes of text. */

export type RtfToken =
  | { kind: "open" }
  | { kind: "close" }
  | { kind: "word"; name: string; value: number | undefined }
  | { kind: "byte"; byte: number };

const BACKSLASH = 0x5c;
const isLetter = (byte: number) => (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x7a;
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;
/** Control words are at most this long; what is longer is no RTF. */
const MAX_WORD = 64;
const MAX_DIGITS = 10;

const OPEN: RtfToken = { kind: "open" };
const CLOSE: RtfToken = { kind: "close" };

export function* rtfTokens(bytes: Buffer): Generator<RtfToken> {
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at++]!;
    if (byte === 0x7b) yield OPEN;
    else if (byte === 0x7d) yield CLOSE;
    else if (byte === BACKSLASH) {
      const first = bytes[at];
      if (first === undefined) return;
      if (isLetter(first)) {
        const start = at;
        while (at < bytes.length && at - start < MAX_WORD && isLetter(bytes[at]!)) at++;
        const name = bytes.toString("latin1", start, at);
        const from = at;
        if (bytes[at] === 0x2d) at++;
        while (at < bytes.length && at - from <= MAX_DIGITS && isDigit(bytes[at]!)) at++;
        const digits = bytes.toString("latin1", from, at);
        const value = /\d/.test(digits) ? Number(digits) : undefined;
        if (value === undefined) at = from;
        if (bytes[at] === 0x20) at++;
        if (name === "bin") at += Math.max(0, value ?? 0);
        else yield { kind: "word", name, value };
      } else {
        at++;
        if (first === 0x27) {
          const code = Number.parseInt(bytes.toString("latin1", at, at + 2), 16);
          at += 2;
          if (Number.isFinite(code)) yield { kind: "byte", byte: code };
        } else if (first === 0x0a || first === 0x0d)
          yield { kind: "word", name: "par", value: undefined };
        else yield { kind: "word", name: String.fromCharCode(first), value: undefined };
      }
    } else if (byte !== 0x0a && byte !== 0x0d) yield { kind: "byte", byte };
  }
}
