/**
 * Strict streaming base64 decoder (RFC 4648 §4, padding required, white space skipped). By hand because Node's decoder
 * ignores invalid characters, so broken input would pass.
 */
import { Refusal } from "../../model/refusal.js";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const INVALID = -1;
const SPACE = -2;
const PADDING = -3;

const VALUES = new Int8Array(256).fill(INVALID);
for (let value = 0; value < ALPHABET.length; value++) VALUES[ALPHABET.charCodeAt(value)] = value;
for (const space of " \t\r\n") VALUES[space.charCodeAt(0)] = SPACE;
VALUES["=".charCodeAt(0)] = PADDING;

export class Base64Decoder {
  /** Six-bit values of the group of four that is not complete yet. */
  private group = 0;
  private filled = 0;
  private padding = 0;

  /** Decodes `bytes[start, end)` into `out` at `at`; returns where the output then ends. */
  decode(bytes: Uint8Array, start: number, end: number, out: Uint8Array, at: number): number {
    let to = at;
    for (let index = start; index < end; index++) {
      const value = VALUES[bytes[index]!]!;
      if (value >= 0) {
        if (this.padding > 0) throw broken();
        this.group = (this.group << 6) | value;
        if (++this.filled === 4) {
          out[to++] = this.group >> 16;
          out[to++] = this.group >> 8;
          out[to++] = this.group;
          this.group = 0;
          this.filled = 0;
        }
      } else if (value === PADDING) {
        to = this.pad(out, to);
      } else if (value === INVALID) {
        throw broken();
      }
    }
    return to;
  }

  /** Throws if the text ended within a group. */
  finish(): void {
    if (this.filled > 0) throw broken();
  }

  private pad(out: Uint8Array, at: number): number {
    this.padding += 1;
    if (this.filled + this.padding > 4 || this.filled < 2) throw broken();
    if (this.filled + this.padding < 4) return at;
    let to = at;
    const bits = this.group << (6 * this.padding);
    out[to++] = bits >> 16;
    if (this.filled === 3) out[to++] = bits >> 8;
    this.filled = 0;
    return to;
  }
}

function broken(): Refusal {
  return new Refusal("INVALID_BASE64", { field: "data_base64" });
}
