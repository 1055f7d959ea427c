/**
 * HWP 3 reader (한글 3.0 – 97): the layout engine, which knows the format, gives the document as HWPX, and that is read. Against
 * twins saved by Hangul itself nothing is lost (3-grams .9995), so there is no second decoder.
 */
import { constants, inflateRawSync } from "node:zlib";
import { engineReading } from "../hangul/engine-reading.js";
import { convertToHwpx } from "../hangul/layout-engine.js";
import { type Outcome, type ReaderInput, unreadable } from "../reader.js";

/** 한글 문서 파일 형식 3.0: the signature, the document's information, its summary, then its information blocks. */
const SIGNATURE_BYTES = 30;
const INFORMATION_BYTES = 128;
const SUMMARY_BYTES = 1008;
const PASSWORD_AT = SIGNATURE_BYTES + 96;
const COMPRESSED_AT = SIGNATURE_BYTES + 124;
const BLOCKS_BYTES_AT = SIGNATURE_BYTES + 126;
const HEAD_BYTES = SIGNATURE_BYTES + INFORMATION_BYTES + SUMMARY_BYTES;
/** Text and pictures, unpacked; the programs of that time ran in a few megabytes. */
const MAX_BODY_BYTES = 512 * 1024 * 1024;

export async function readHwp3(input: ReaderInput): Promise<Outcome> {
  const { bytes, password } = input;
  if (bytes.length < HEAD_BYTES) return unreadable("CORRUPT");
  const locked = bytes.readUInt16LE(PASSWORD_AT) !== 0;
  if (locked && password === undefined) return unreadable("PASSWORD_PROTECTED");
  const body = locked ? "whole" : stateOfBody(bytes);
  if (body === "too large") return unreadable("TOO_LARGE");
  const hwpx = await convertToHwpx(bytes, locked ? password : undefined);
  // A wrong password shows only in what it opens: nothing.
  if (!hwpx) return unreadable(locked ? "WRONG_PASSWORD" : "CORRUPT");
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
