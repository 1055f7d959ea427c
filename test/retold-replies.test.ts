/** Replies that tell facts of invented papers in other words, truly or with one thing turned: a sample of `bench/verify/retold.mjs`. */
import { describe, expect, it } from "vitest";
import { FITTING, retoldStatements } from "../bench/verify/retold/make-statements.mjs";
import { verify } from "../src/evidence/verify/verify.js";

/** Every so many statements of the fitting half. */
const EVERY = 5;
/** Share of false ones that may be called supported. */
const MOST_ACCEPTED = 0.1;

const judged = retoldStatements()
  .filter(({ half, unseen }) => half === FITTING && !unseen)
  .filter((_, at) => at % EVERY === 0)
  .map((one) => {
    const find = ({ chunk_id }: { chunk_id: string }) =>
      one.chunks.find((chunk) => chunk.chunk_id === chunk_id) ?? null;
    return { ...one, verdict: verify({ answer: one.says, sources: one.chunks }, find).verdict };
  });

describe("replies in other words", () => {
  it("are not refused where they are true", () => {
    const refused = judged.filter(
      ({ true: isTrue, verdict }) =>
        isTrue && (verdict === "contradicted" || verdict === "not_found"),
    );
    expect(refused.map(({ says }) => says)).toEqual([]);
  });

  it("are seldom supported where they are false", () => {
    const turned = judged.filter(({ true: isTrue }) => !isTrue);
    const accepted = turned.filter(({ verdict }) => verdict === "supported");
    expect(turned.length).toBeGreaterThan(100);
    expect(accepted.length).toBeLessThanOrEqual(MOST_ACCEPTED * turned.length);
  });
});
