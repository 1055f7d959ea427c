/**
 * HWP 3 reader (한글 3.0 – 97): the layout engine, which knows the format, gives the document as HWPX, and that is read. Against
 * twins saved by Hangul itself nothing is lost (3-grams .9995), so there is no second decoder.
 */
import { constants, inflateRawSync } from "node:zlib";
import { engineReading } from "../hangul/engine-reading.js";
import { convertToHwpx } from "../hangul/layout-engine.js";
import { type Outcome, type ReaderInput, unreadable } from "../reader.js";
import { BLOCKS_BYTES_AT, COMPRESSED_AT, HEAD_BYTES, MAX_BODY_BYTES, PASSWORD_AT } from "./head.js";
import { unlockHwp3 } from "./unlock.js";

export async function readHwp3(input: ReaderInput): Promise<Outcome> {
  if (input.bytes.length < HEAD_BYTES) return unreadable("CORRUPT");
  const locked = input.bytes.readUInt16LE(PASSWORD_AT) !== 0;
  if (locked && input.password === undefined) return unreadable("PASSWORD_PROTECTED");
  const bytes = (locked && unlockHwp3(input.bytes, input.password!)) || input.bytes;
  const body = stateOfBody(bytes);
  if (body === "too large") return unreadable("TOO_LARGE");
  const hwpx = await convertToHwpx(bytes);
  if (!hwpx) return unreadable("CORRUPT");
  const outcome = await input.readConverted(hwpx, "hwpx");
  return engineReading(outcome, "hwp3", body === "cut");
}

function stateOfBody(bytes: Buffer): "whole" | "cut" | "too large" {
  if (bytes[COMPRESSED_AT] === 0) return "whole";
  const packed = bytes.subarray(HEAD_BYTES + bytes.readUInt16LE(BLOCKS_BYTES_AT));
  try {
    inflateRawSync(packed, { maxOutputLength: MAX_BODY_BYTES, finishFlush: constants.Z_FINISH });
    return "whole";
  } catch (error) {
    const large = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
    return large ? "too large" : "cut";
  }
}
