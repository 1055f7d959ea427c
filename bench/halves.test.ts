/** The halves are fixed: the same document is always on the same side, with its twins and its questions. */
import { describe, expect, it } from "vitest";
import { documentsOf, halfOf, halfOfQuestion } from "./halves.mjs";

describe("the halves", () => {
  it("puts a document where the first bit of its hash says", () => {
    // Their SHA-256 begin with 3c, 13, f8 and ef.
    expect(["korquad-0000", "korquad-0001", "tydi-0000", "law-0002"].map(halfOf)).toEqual([
      "fitting",
      "fitting",
      "checking",
      "checking",
    ]);
  });

  it("parts many documents into two halves of about one size", () => {
    const ids = Array.from({ length: 1000 }, (_, at) => `document-${at}`);
    const fitting = ids.filter((id) => halfOf(id) === "fitting").length;
    expect(fitting).toBeGreaterThan(450);
    expect(fitting).toBeLessThan(550);
  });

  it("knows a name however its syllables are stored", () => {
    const name = "보도자료 가계대출.hwp";
    expect(halfOf(name.normalize("NFD"))).toBe(halfOf(name.normalize("NFC")));
  });

  it("takes twins for one document, over several steps", () => {
    const idOf = documentsOf([
      { file: "pdf/plan-2024.pdf", traits: ["twin-of:plan.hwpx"] },
      { file: "hwpx/plan.hwpx", traits: ["form", "twin-of:a plan.hwp", "twin-of:plan-2024.pdf"] },
      { file: "hwp/a plan.hwp", traits: ["twin-of:plan.hwpx"] },
      { file: "hwp/other.hwp", traits: ["twin-of:not in the corpus.pdf"] },
      { file: "hwp/bare.hwp" },
    ]);
    const plan = ["pdf/plan-2024.pdf", "hwpx/plan.hwpx", "hwp/a plan.hwp"].map(idOf);
    expect(plan).toEqual(["a plan.hwp", "a plan.hwp", "a plan.hwp"]);
    expect(["hwp/other.hwp", "hwp/bare.hwp", "hwp/unlisted.hwp"].map(idOf)).toEqual([
      "other.hwp",
      "bare.hwp",
      "unlisted.hwp",
    ]);
  });

  it("puts a question on the side of the document that answers it", () => {
    const relevant = new Map([["q1", ["tydi-0512#3", "law-0001#0"]]]);
    expect(halfOfQuestion({ id: "q1" }, relevant)).toBe(halfOf("tydi-0512"));
    expect(halfOfQuestion({ id: "q1", paragraph: "law-0001#7" })).toBe(halfOf("law-0001"));
    expect(halfOfQuestion({ id: "v1", evidence: ["prec-1#0", "prec-2#0"] })).toBe(halfOf("prec-1"));
    expect(halfOfQuestion({ id: "korquad-xn0" })).toBe(halfOf("korquad-xn0"));
  });
});
