/** Bounds the memory of bodies that are taken whole: of large ones only so many at once, the next is refused before it is read. */
import { finished } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Refusal } from "../model/refusal.js";

/** As for parses: the caller may come back soon. */
const RETRY_AFTER_SECONDS = 5;

interface LargeBodyRules {
  /** Bytes no body may pass. */
  limit: number;
  /** What does not pass this is not counted. */
  largerThan: number;
  /** How many larger ones are taken at once. */
  atOnce: number;
  /** What a refused caller may do; Korean first. */
  instead: string;
}

export class LargeBodies {
  private held = 0;

  constructor(private readonly rules: LargeBodyRules) {}

  /** Counts the body until its answer is sent or its sender is gone. A body of no stated length counts as large. */
  admit(request: FastifyRequest, reply: FastifyReply): void {
    const { limit, largerThan, atOnce, instead } = this.rules;
    const length = Number(request.headers["content-length"] ?? Number.NaN);
    if (length > limit) throw new Refusal("TOO_LARGE", { detail: instead });
    if (length <= largerThan) return;
    if (this.held >= atOnce) {
      throw new Refusal("PARSERS_BUSY", { retryAfter: RETRY_AFTER_SECONDS });
    }
    this.held += 1;
    finished(reply.raw, () => {
      this.held -= 1;
    });
  }
}
