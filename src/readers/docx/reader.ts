/** DOCX (Office Open XML word processing). */
import type { Outcome, ReaderInput } from "../reader.js";
import { unreadable } from "../reader.js";

export function readDocx(_input: ReaderInput): Outcome {
  return unreadable("UNSUPPORTED_FORMAT");
}
