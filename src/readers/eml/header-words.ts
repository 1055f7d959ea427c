/** Decodes header values: encoded words (RFC 2047) and parameters in pieces or with a charset (RFC 2231). */
import iconv from "iconv-lite";
import { decodeBytes, encodingNamed } from "../text-encoding.js";

const WORD = /=\?([^?\s]{1,60})\?([bBqQ])\?([^?]*)\?=/g;
/** Pieces of one parameter; a name has a handful. */
const MAX_PIECES = 200;

/** The value as people see it. Neighbouring words of one charset are joined before decoding: writers cut inside characters. */
export function decodeWords(raw: string): string {
  const joined = raw.replace(/(\?=)[ \t\r\n]+(?==\?)/g, "$1");
  let text = "";
  let at = 0;
  let pending: { charset: string; bytes: Buffer[] } | undefined;
  const flush = () => {
    if (pending) text += decodeCharset(Buffer.concat(pending.bytes), pending.charset);
    pending = undefined;
  };
  for (const found of joined.matchAll(WORD)) {
    const between = joined.slice(at, found.index);
    if (between !== "") {
      flush();
      text += plainHeader(between);
    }
    const charset = found[1]!.split("*")[0]!.toLowerCase();
    if (pending && pending.charset !== charset) flush();
    pending ??= { charset, bytes: [] };
    pending.bytes.push(wordBytes(found[2]!, found[3]!));
    at = found.index + found[0].length;
  }
  flush();
  return text + plainHeader(joined.slice(at));
}

function wordBytes(encoding: string, content: string): Buffer {
  if (/b/i.test(encoding)) return Buffer.from(content, "base64");
  const text = content
    .replaceAll("_", " ")
    .replace(/=([0-9a-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(text, "latin1");
}

/** Headers are read as bytes; what is not ASCII was sent as it is, in UTF-8 or CP949. */
function plainHeader(latin1: string): string {
  return /[\x80-\xff]/.test(latin1) ? decodeBytes(Buffer.from(latin1, "latin1")).text : latin1;
}

export function decodeCharset(bytes: Buffer, charset: string | undefined): string {
  const known = charset === undefined ? undefined : encodingNamed(charset);
  // Without a name, or under one that says little, what the bytes can be decides.
  if (known === undefined || known === "utf-8") return decodeBytes(bytes, charset).text;
  return iconv.decode(bytes, known);
}

export interface HeaderValue {
  value: string;
  parameters: ReadonlyMap<string, string>;
}

/** `text/plain; charset=euc-kr; name*0*=…`. */
export function parseParameters(raw: string): HeaderValue {
  const [value = "", ...rest] = splitOutsideQuotes(raw);
  const plain = new Map<string, string>();
  const pieces = new Map<string, { index: number; text: string; encoded: boolean }[]>();
  for (const one of rest.slice(0, MAX_PIECES)) {
    const at = one.indexOf("=");
    if (at < 0) continue;
    const name = one.slice(0, at).trim().toLowerCase();
    const text = one
      .slice(at + 1)
      .trim()
      .replace(/^"([\s\S]*)"$/, "$1")
      .replace(/\\(["\\])/g, "$1");
    const extended = /^([^*]+)(?:\*(\d+))?(\*)?$/.exec(name);
    if (!extended || (extended[2] === undefined && !extended[3]))
      plain.set(name, decodeWords(text));
    else {
      const list = pieces.get(extended[1]!) ?? [];
      list.push({ index: Number(extended[2] ?? 0), text, encoded: extended[3] !== undefined });
      pieces.set(extended[1]!, list);
    }
  }
  for (const [name, list] of pieces) plain.set(name, joinPieces(list));
  return { value: value.trim().toLowerCase(), parameters: plain };
}

function joinPieces(list: { index: number; text: string; encoded: boolean }[]): string {
  list.sort((a, b) => a.index - b.index);
  let charset: string | undefined;
  const bytes = list.map(({ text, encoded }, at) => {
    let content = text;
    const stated = at === 0 && encoded ? /^([^']*)'[^']*'/.exec(text) : null;
    if (stated) {
      charset = stated[1];
      content = text.slice(stated[0].length);
    }
    if (!encoded) return Buffer.from(content, "latin1");
    const decoded = content.replace(/%([0-9a-fA-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
    return Buffer.from(decoded, "latin1");
  });
  return decodeCharset(Buffer.concat(bytes), charset);
}

function splitOutsideQuotes(raw: string): string[] {
  return raw.match(/(?:"(?:[^"\\]|\\.)*"|[^;"]|")+/g) ?? [];
}
