import { describe, expect, it } from "vitest";
import { EVERYDAY_KOREAN, KoreanCoverage, unknownPiece } from "./korean-coverage.js";

const tokenizer = (tokenize: (text: string) => string[]) => ({ tokenize });
/** Sentence pieces: a mark before the word, two syllables a piece. */
const learned = new KoreanCoverage(
  tokenizer((word) => ["▁", ...(word.match(/.{1,2}/gu) ?? [])]),
  "<unk>",
);
/** An English vocabulary: Hangul falls apart into its letters. */
const spelling = new KoreanCoverage(
  tokenizer((word) => [...word.normalize("NFD")]),
  "[UNK]",
);
/** An English vocabulary without the letters. */
const blind = new KoreanCoverage(
  tokenizer((word) => (/\p{Script=Hangul}/u.test(word) ? ["[UNK]"] : [word])),
  "[UNK]",
);
/** Bytes: three for a syllable. */
const bytes = new KoreanCoverage(
  tokenizer((word) => [...Buffer.from(word)].map(String)),
  null,
);

describe("KoreanCoverage", () => {
  it("tells a vocabulary that knows Korean from those that do not", () => {
    for (const text of [EVERYDAY_KOREAN, "출장비", "제3조", "2019년 월드컵은 어디서 열렸는가?"]) {
      expect(learned.covers(text), text).toBe(true);
      expect(spelling.covers(text), text).toBe(false);
      expect(blind.covers(text), text).toBe(false);
      expect(bytes.covers(text), text).toBe(false);
    }
  });

  it("leaves other languages, numbers and nothing to the model", () => {
    for (const text of ["travel expenses", "2024-03-01", "", "the word 예산 means budget"]) {
      for (const each of [learned, spelling, blind]) expect(each.covers(text), text).toBe(true);
    }
  });

  it("sees composed syllables in text that stores their letters", () => {
    expect(learned.covers("출장비".normalize("NFD"))).toBe(true);
  });
});

describe("unknownPiece", () => {
  it("is named by text or by place", () => {
    expect(unknownPiece({ model: { type: "WordPiece", unk_token: "[UNK]" } })).toBe("[UNK]");
    const unigram = {
      type: "Unigram",
      unk_id: 1,
      vocab: [
        ["<s>", 0],
        ["<unk>", 0],
      ],
    };
    expect(unknownPiece({ model: unigram })).toBe("<unk>");
    expect(unknownPiece({ model: { type: "BPE", unk_token: null } })).toBeNull();
    expect(unknownPiece({})).toBeNull();
  });
});
