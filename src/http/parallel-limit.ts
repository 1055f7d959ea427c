/** Limits concurrent parses of requests; when full, the next is refused without queueing. */
import type { FastifyReply } from "fastify";
import type { ErrorReason } from "../model/codes.js";
import { Refusal } from "../model/refusal.js";

/** As the contract states. */
const RETRY_AFTER_SECONDS = 5;

/**
 * A request that was let in holds its place while its body arrives, so that many at once are refused before theirs is received; but no
 * longer than this, or whoever sends slowly would keep the others out.
 */
export const ARRIVAL_MS = 1000;

export class ParallelLimit {
  private running = 0;
  private readonly arriving = new Map<FastifyReply, NodeJS.Timeout>();

  /** Null is off. */
  constructor(
    readonly limit: number | null,
    private readonly reason: ErrorReason = "PARSERS_BUSY",
  ) {}

  /** Refuses early if no parse could start now, before the body is received. With `reply` it holds a place until its body is there. */
  refuseWhenFull(reply?: FastifyReply): void {
    if (this.limit === null) return;
    if (this.running + this.arriving.size >= this.limit) throw this.full();
    if (!reply) return;
    const end = () => this.endArrival(reply);
    this.arriving.set(reply, setTimeout(end, ARRIVAL_MS).unref());
    reply.raw.once("finish", end).once("close", end);
  }

  /** The slot is held until the answer is sent: whoever does not take it starts no other parse. */
  async run<T>(reply: FastifyReply, parse: () => Promise<T>): Promise<T> {
    this.endArrival(reply);
    if (this.limit !== null && this.running >= this.limit) throw this.full();
    this.running += 1;
    let isHeld = true;
    const release = () => {
      if (isHeld) this.running -= 1;
      isHeld = false;
    };
    reply.raw.once("finish", release).once("close", release);
    // Who left while the end of the body was being stored is not heard of again.
    if (reply.raw.destroyed || reply.raw.writableFinished) release();
    return parse();
  }

  private endArrival(reply: FastifyReply): void {
    clearTimeout(this.arriving.get(reply));
    this.arriving.delete(reply);
  }

  private full(): Refusal {
    return new Refusal(this.reason, { retryAfter: RETRY_AFTER_SECONDS });
  }
}
