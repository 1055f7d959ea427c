/** Writes small mails, for samples and tests, in the encodings that Korean programs use. */
import iconv from "iconv-lite";

/** An encoded word (RFC 2047) in CP949 under the name that Outlook gives it. */
export function koreanWord(text: string, encoding: "B" | "Q" = "B"): string {
  const bytes = iconv.encode(text, "cp949");
  const content =
    encoding === "B"
      ? bytes.toString("base64")
      : [...bytes].map((byte) => `=${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
  return `=?ks_c_5601-1987?${encoding}?${content}?=`;
}

export interface MailPart {
  type: string;
  body: Buffer | string;
  encoding?: "base64" | "quoted-printable" | "8bit";
  headers?: string[];
}

export function mimePart({ type, body, encoding = "base64", headers = [] }: MailPart): string {
  const bytes = Buffer.from(body as string);
  const content =
    encoding === "base64"
      ? bytes.toString("base64").replace(/.{76}/g, "$&\r\n")
      : encoding === "quoted-printable"
        ? quotedPrintable(bytes)
        : bytes.toString("latin1");
  return [
    `Content-Type: ${type}`,
    `Content-Transfer-Encoding: ${encoding}`,
    ...headers,
    "",
    content,
  ].join("\r\n");
}

function quotedPrintable(bytes: Buffer): string {
  let out = "";
  let width = 0;
  for (const byte of bytes) {
    const plain = byte === 0x0a || byte === 0x0d || (byte >= 0x20 && byte < 0x7f && byte !== 0x3d);
    const sign = plain
      ? String.fromCharCode(byte)
      : `=${byte.toString(16).toUpperCase().padStart(2, "0")}`;
    width = byte === 0x0a ? 0 : width + sign.length;
    if (width > 72) {
      out += "=\r\n";
      width = sign.length;
    }
    out += sign;
  }
  return out;
}

export function makeEml(
  headers: readonly string[],
  parts: readonly string[],
  kind = "mixed",
): Buffer {
  const boundary = `=_${kind}_1`;
  const head = [...headers, "MIME-Version: 1.0", "Date: Wed, 9 Sep 2026 10:00:00 +0900"];
  const [only] = parts;
  if (parts.length === 1 && only) return Buffer.from([...head, only].join("\r\n"), "latin1");
  const body = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join("");
  return Buffer.from(
    [
      ...head,
      `Content-Type: multipart/${kind}; boundary="${boundary}"`,
      "",
      `${body}--${boundary}--\r\n`,
    ].join("\r\n"),
    "latin1",
  );
}
