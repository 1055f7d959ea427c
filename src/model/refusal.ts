/** Refusal: the one error that routes throw on purpose. */
import { ERRORS, type ErrorReason, type Wording } from "./codes.js";

interface RefusalDetail {
  /** The offending input, where one can be named. */
  field?: string;
  /** Seconds for the `Retry-After` header. */
  retryAfter?: number;
  /** Methods for the `Allow` header of a 405. */
  allow?: string[];
  /** What exactly was wrong: stands in brackets behind the message of its language. */
  detail?: Wording;
}

export class Refusal extends Error {
  readonly status: number;

  constructor(
    readonly reason: ErrorReason,
    readonly info: RefusalDetail = {},
  ) {
    const entry = ERRORS[reason];
    const said = (language: keyof Wording) =>
      info.detail ? `${entry[language]} (${info.detail[language]})` : entry[language];
    super(`${said("ko")} / ${said("en")}`);
    this.name = "Refusal";
    this.status = entry.status;
  }
}
