/** Refusal: the one error that routes throw on purpose. */
import { ERRORS, type ErrorReason } from "./codes.js";

interface RefusalDetail {
  /** The offending input, where one can be named. */
  field?: string;
  /** Seconds for the `Retry-After` header. */
  retryAfter?: number;
  /** Methods for the `Allow` header of a 405. */
  allow?: string[];
  /** What exactly was wrong, appended to the message. */
  detail?: string;
}

export class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly reason: ErrorReason,
    readonly info: RefusalDetail = {},
  ) {
    const entry = ERRORS[reason];
    super(`${entry.ko} / ${entry.en}${info.detail ? ` (${info.detail})` : ""}`);
    this.name = "Refusal";
    this.status = entry.status;
  }
}
