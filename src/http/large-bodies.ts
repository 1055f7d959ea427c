/**
 * Limits the memory of bodies that are buffered whole: only a few large ones at once, the next is refused before it is
 * read.
 */
import { finished } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Wording } from "../model/codes.js";
import { Refusal } from "../model/refusal.js";

/** As for parses: the caller may come back soon. */
const RETRY_AFTER_SECONDS = 5;

interface LargeBodyRules {
  /** Maximum bytes of any body. */
  limit: number;
  /** Smaller bodies are not counted. */
  largerThan: number;
  /** Concurrent large bodies. */
  maxConcurrent: number;
  /** Advice to a refused caller; Korean first. */
  instead: Wording;
}

export class LargeBodyLimit {
  private inMemory = 0;

  constructor(private readonly rules: LargeBodyRules) {}

  /**
   * Counts the body until its answer is sent or the client disconnects. A body without Content-Length counts as large.
   */
  admit(request: FastifyRequest, reply: FastifyReply): void {
    const { limit, largerThan, maxConcurrent: atOnce, instead } = this.rules;
    const length = Number(request.headers["content-length"] ?? Number.NaN);
    if (length > limit) throw new Refusal("TOO_LARGE", { detail: instead });
    if (length <= largerThan) return;
    if (this.inMemory >= atOnce) {
      throw new Refusal("PARSERS_BUSY", { retryAfter: RETRY_AFTER_SECONDS });
    }
    this.inMemory += 1;
    finished(reply.raw, () => {
      this.inMemory -= 1;
    });
  }
}
