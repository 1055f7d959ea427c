/**
 * Streaming reader of `{filename, data_base64, …}`: decodes the base64 member on the fly, keeps all other members. By
 * hand because a JSON parser would hold a member of 133 MB in memory, twice, before the first byte is decoded.
 */
import { Refusal } from "../../model/refusal.js";
import { Base64Decoder } from "./base64.js";

/** Limit of everything except the file itself: names and flags, with room to spare. */
export const MAX_OTHER_BYTES = 65_536;

const DATA_FIELD = "data_base64";
const [QUOTE, BACKSLASH, COMMA, COLON, OPEN, CLOSE] = [...'"\\,:{}'].map((c) =>
  c.charCodeAt(0),
) as [number, number, number, number, number, number];
const BRACKET_OPEN = 0x5b;
const BRACKET_CLOSE = 0x5d;
const ESCAPES: Record<string, string> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

type State = "start" | "first" | "next" | "key" | "colon" | "value" | "data" | "after" | "end";

export class JsonUploadReader {
  /** The members beside the file. */
  readonly fields: Record<string, unknown> = Object.create(null);
  hasData = false;

  private state: State = "start";
  private key = "";
  private decoder = new Base64Decoder();
  /** The member name or value being collected, as it was sent. */
  private collected: number[] = [];
  private collectedBytes = 0;
  private depth = 0;
  private inString = false;
  /** After a backslash: the escape so far. */
  private escape: string | undefined;

  /** Consumes the next piece of the body; returns the file bytes in it. */
  push(chunk: Uint8Array): Uint8Array {
    const out = new Uint8Array(chunk.length + 3);
    let to = 0;
    for (let at = 0; at < chunk.length; ) {
      if (this.state === "data") {
        const step = this.decodeData(chunk, at, out, to);
        at = step.at;
        to = step.to;
      } else {
        at += this.step(chunk[at]!) ? 1 : 0;
      }
    }
    return out.subarray(0, to);
  }

  /** Throws if the body ended too early. */
  finish(): void {
    if (this.state !== "end") throw new Refusal("INVALID_JSON");
  }

  /** The base64 member: runs of plain characters are decoded in place, escapes one by one. */
  private decodeData(chunk: Uint8Array, from: number, out: Uint8Array, at: number) {
    if (this.escape !== undefined) {
      const character = this.unescape(chunk[from]!);
      const byte = character === undefined ? undefined : Buffer.from(character, "utf8");
      const to = byte ? this.decoder.decode(byte, 0, byte.length, out, at) : at;
      return { at: from + 1, to };
    }
    let end = from;
    while (end < chunk.length && chunk[end] !== QUOTE && chunk[end] !== BACKSLASH) end += 1;
    const to = this.decoder.decode(chunk, from, end, out, at);
    if (chunk[end] === QUOTE) {
      this.decoder.finish();
      this.state = "after";
    } else if (chunk[end] === BACKSLASH) {
      this.escape = "";
    }
    return { at: end + 1, to };
  }

  /** Consumes one byte of an escape; returns the character once complete. */
  private unescape(byte: number): string | undefined {
    this.escape += String.fromCharCode(byte);
    const sequence = this.escape!;
    const unicode = /^u([0-9a-f]{4})$/i.exec(sequence)?.[1];
    const character = unicode
      ? String.fromCharCode(Number.parseInt(unicode, 16))
      : ESCAPES[sequence];
    if (character !== undefined) this.escape = undefined;
    else if (!/^u[0-9a-f]{0,3}$/i.test(sequence)) throw new Refusal("INVALID_JSON");
    return character;
  }

  /** Handles everything outside the base64 member. False if the byte must be processed again. */
  private step(byte: number): boolean {
    if (this.state === "key" || (this.state === "value" && this.collected.length > 0)) {
      return this.collect(byte);
    }
    if (byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d) return true;
    const keyMayCome = this.state === "first" || this.state === "next";
    if (this.state === "start" && byte === OPEN) this.state = "first";
    else if (keyMayCome && byte === QUOTE) this.beginKey(byte);
    else if (this.state === "first" && byte === CLOSE) this.state = "end";
    else if (this.state === "colon" && byte === COLON) this.state = "value";
    else if (this.state === "value") this.beginValue(byte);
    else if (this.state === "after" && byte === COMMA) this.state = "next";
    else if (this.state === "after" && byte === CLOSE) this.state = "end";
    else throw new Refusal("INVALID_JSON");
    return true;
  }

  private beginKey(byte: number): void {
    this.state = "key";
    this.collected = [byte];
    this.inString = true;
  }

  private beginValue(byte: number): void {
    if (this.key === DATA_FIELD) {
      if (this.hasData || byte !== QUOTE)
        throw new Refusal("INVALID_REQUEST", { field: DATA_FIELD });
      this.hasData = true;
      this.state = "data";
      return;
    }
    if (byte === COMMA || byte === CLOSE) throw new Refusal("INVALID_JSON");
    this.collected = [];
    this.depth = 0;
    this.inString = false;
    this.collect(byte);
  }

  /** Adds a byte to a member's name or value; a scalar ends before the byte that follows it. */
  private collect(byte: number): boolean {
    const atTop = !this.inString && this.depth === 0;
    if (atTop && this.collected.length > 0 && (byte === COMMA || byte === CLOSE)) {
      this.finishValue();
      return false;
    }
    this.collectedBytes += 1;
    if (this.collectedBytes > MAX_OTHER_BYTES) {
      throw new Refusal("TEXT_TOO_LONG", this.key ? { field: this.key } : {});
    }
    this.collected.push(byte);
    if (this.inString) {
      if (byte === QUOTE && !this.isEscaped()) {
        this.inString = false;
        if (this.state === "key") this.finishKey();
      }
    } else if (byte === QUOTE) this.inString = true;
    else if (byte === OPEN || byte === BRACKET_OPEN) this.depth += 1;
    else if (byte === CLOSE || byte === BRACKET_CLOSE) this.depth -= 1;
    return true;
  }

  /** Whether the last byte follows an odd number of backslashes. */
  private isEscaped(): boolean {
    let index = this.collected.length - 2;
    while (this.collected[index] === BACKSLASH) index -= 1;
    return (this.collected.length - 2 - index) % 2 === 1;
  }

  private finishKey(): void {
    this.key = this.parseCollected() as string;
    this.state = "colon";
  }

  private finishValue(): void {
    this.fields[this.key] = this.parseCollected();
    this.state = "after";
  }

  private parseCollected(): unknown {
    try {
      const bytes = Uint8Array.from(this.collected);
      this.collected = [];
      return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    } catch {
      throw new Refusal("INVALID_JSON");
    }
  }
}
