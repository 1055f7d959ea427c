/** Limits concurrent parses of requests; when full, the next is refused without queueing. */
import type { FastifyReply } from "fastify";
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

  /** The slot is held until the answer is sent: whoever does not take it starts no other parse. */
  async run<T>(reply: FastifyReply, parse: () => Promise<T>): Promise<T> {
    this.refuseWhenFull();
    this.running += 1;
    let isHeld = true;
    const release = () => {
      if (isHeld) this.running -= 1;
      isHeld = false;
    };
    reply.raw.once("finish", release).once("close", release);
    return parse();
  }
}
