/** Writes a tiny embedding model in ONNX form: each token has its own vector, looked up in a table. For tests of the model seam. */

/** A field of a protocol buffer: number and wire type, then the value. */
type Bytes = number[];

function varint(value: number): Bytes {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(Math.floor(value / 128))];
}
const number = (field: number, value: number): Bytes => [...varint(field << 3), ...varint(value)];
const bytes = (field: number, value: ArrayLike<number>): Bytes => [
  ...varint((field << 3) | 2),
  ...varint(value.length),
  ...Array.from(value),
];
const text = (field: number, value: string): Bytes => bytes(field, Buffer.from(value, "utf8"));

/** Element types of onnx.proto's TensorProto. */
const FLOAT = 1;
const INT64 = 7;

/** ValueInfoProto of a tensor with named, free dimensions. */
function valueInfo(name: string, type: number, dimensions: string[]): Bytes {
  const shape = dimensions.flatMap((each) => bytes(1, text(2, each)));
  const tensor = bytes(1, [...number(1, type), ...bytes(2, shape)]);
  return [...text(1, name), ...bytes(2, tensor)];
}

/** The graph `last_hidden_state = Gather(table, input_ids)`; the attention mask is taken and not used, as real graphs may. */
export function makeLookupModel(table: readonly (readonly number[])[]): Uint8Array {
  const rows = Float32Array.from(table.flat());
  const initializer = [
    ...number(1, table.length),
    ...number(1, table[0]!.length),
    ...number(2, FLOAT),
    ...text(8, "table"),
    ...bytes(9, new Uint8Array(rows.buffer)),
  ];
  const node = [
    ...text(1, "table"),
    ...text(1, "input_ids"),
    ...text(2, "last_hidden_state"),
    ...text(4, "Gather"),
  ];
  const graph = [
    ...bytes(1, node),
    ...text(2, "lookup"),
    ...bytes(5, initializer),
    ...bytes(11, valueInfo("input_ids", INT64, ["batch", "tokens"])),
    ...bytes(11, valueInfo("attention_mask", INT64, ["batch", "tokens"])),
    ...bytes(12, valueInfo("last_hidden_state", FLOAT, ["batch", "tokens", "size"])),
  ];
  const operators = [...text(1, ""), ...number(2, 13)];
  return Uint8Array.from([...number(1, 8), ...bytes(7, graph), ...bytes(8, operators)]);
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
