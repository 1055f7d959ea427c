/** Limits concurrent parses of requests; when full, the next is refused without queueing. */
import type { ErrorReason } from "../model/codes.js";
import { Refusal } from "../model/refusal.js";

/** As the contract states. */
const RETRY_AFTER_SECONDS = 5;

export class ParallelLimit {
  private running = 0;

  /** Null is off. */
  constructor(
    readonly limit: number | null,
    private readonly reason: ErrorReason = "PARSERS_BUSY",
  ) {}

  /** Refuses early if no parse could start now, before the body is received. */
  refuseWhenFull(): void {
    if (this.limit !== null && this.running >= this.limit) {
      throw new Refusal(this.reason, { retryAfter: RETRY_AFTER_SECONDS });
    }
  }

  async run<T>(parse: () => Promise<T>): Promise<T> {
    this.refuseWhenFull();
    this.running += 1;
    try {
      return await parse();
    } finally {
      this.running -= 1;
    }
  }
}
