/** Writes a tiny embedding model in ONNX form: each token has its own vector, looked up in a table. For tests of the model seam. */
import { constant, FLOAT, INT64, node, tokenModel } from "./onnx-parts.js";

/** The graph `last_hidden_state = Gather(table, input_ids)`; the attention mask is taken and not used, as real graphs may. */
export function makeLookupModel(table: readonly (readonly number[])[]): Uint8Array {
  const rows = new Uint8Array(Float32Array.from(table.flat()).buffer);
  return tokenModel(
    ["input_ids", "attention_mask"],
    [constant("table", FLOAT, [table.length, table[0]!.length], rows)],
    [node("Gather", ["table", "input_ids"], "last_hidden_state")],
  );
}

/** A cross-encoder: the score of a pair is the sum of what its tokens are worth. */
export function makeScoringModel(worth: readonly number[]): Uint8Array {
  const rows = new Uint8Array(Float32Array.from(worth).buffer);
  const axis = new Uint8Array(BigInt64Array.of(1n).buffer);
  return tokenModel(
    ["input_ids", "attention_mask", "token_type_ids"],
    [constant("table", FLOAT, [worth.length, 1], rows), constant("axis", INT64, [1], axis)],
    [
      node("Gather", ["table", "input_ids"], "worth"),
      node("ReduceSum", ["worth", "axis"], "last_hidden_state"),
    ],
  );
}

/** A tokenizer that knows whole words, parted by white space. */
export function makeWordTokenizer(words: readonly string[]): string {
  const vocabulary = Object.fromEntries(["[UNK]", ...words].map((word, id) => [word, id]));
  return JSON.stringify({
    version: "1.0",
    truncation: null,
    padding: null,
    added_tokens: [
      {
        id: 0,
        content: "[UNK]",
        special: true,
        single_word: false,
        lstrip: false,
        rstrip: false,
        normalized: false,
      },
    ],
    normalizer: null,
    pre_tokenizer: { type: "WhitespaceSplit" },
    post_processor: null,
    decoder: null,
    model: {
      type: "WordPiece",
      vocab: vocabulary,
      unk_token: "[UNK]",
      continuing_subword_prefix: "##",
      max_input_chars_per_word: 100,
    },
  });
}
