/**
 * Writes a BERT encoder in ONNX form from the weights of a safetensors file: no package carries a sentence model as ONNX, but
 * one carries such weights. For tests and benches of meaning with a real model.
 */
import { constant, FLOAT, FLOAT16, INT64, node, tokenModel } from "./onnx-parts.js";

export interface BertShape {
  hidden_size: number;
  num_attention_heads: number;
  num_hidden_layers: number;
  layer_norm_eps: number;
}

interface Stored {
  dtype: string;
  shape: number[];
  data_offsets: [number, number];
}

/** What masked tokens get before the softmax: as good as never. */
const NEVER = -10_000;

/** The weights by name: an 8-byte length, a JSON header, then the tensors' bytes. */
function readWeights(file: Uint8Array): Map<string, { shape: number[]; raw: Uint8Array }> {
  const buffer = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const start = 8 + Number(buffer.readBigUInt64LE(0));
  const header = JSON.parse(buffer.subarray(8, start).toString()) as Record<string, Stored>;
  const weights = new Map<string, { shape: number[]; raw: Uint8Array }>();
  for (const [name, { dtype, shape, data_offsets }] of Object.entries(header)) {
    if (dtype !== "F16") continue;
    const [from, to] = data_offsets;
    weights.set(name, { shape, raw: buffer.subarray(start + from, start + to) });
  }
  return weights;
}

/** The encoder from token numbers to `last_hidden_state`, as "Attention Is All You Need" and BERT lay it out. */
export function makeBertModel(file: Uint8Array, shape: BertShape): Uint8Array {
  const constants: Buffer[] = [];
  const nodes: Buffer[] = [];
  let count = 0;
  const run = (
    ...[operator, inputs, attributes]: [string, string[], Parameters<typeof node>[3]?]
  ) => {
    const output = `n${++count}`;
    nodes.push(node(operator, inputs, output, attributes));
    return output;
  };
  const numbers = (...values: number[]) => {
    const name = `i${++count}`;
    const raw = new Uint8Array(BigInt64Array.from(values.map(BigInt)).buffer);
    constants.push(constant(name, INT64, [values.length], raw));
    return name;
  };
  const scalar = (value: number) => {
    const name = `f${++count}`;
    constants.push(constant(name, FLOAT, [1], new Uint8Array(Float32Array.of(value).buffer)));
    return name;
  };
  const weights = readWeights(file);
  const weight = (name: string) => {
    const { shape: dimensions, raw } = weights.get(name)!;
    constants.push(constant(name, FLOAT16, dimensions, raw));
    return run("Cast", [name], { to: { int: FLOAT } });
  };
  const norm = (input: string, name: string) =>
    run("LayerNormalization", [input, weight(`${name}.weight`), weight(`${name}.bias`)], {
      epsilon: { float: shape.layer_norm_eps },
    });
  const dense = (input: string, name: string) => {
    const turned = run("Transpose", [weight(`${name}.weight`)], { perm: { ints: [1, 0] } });
    return run("Add", [run("MatMul", [input, turned]), weight(`${name}.bias`)]);
  };

  const { hidden_size, num_attention_heads, num_hidden_layers } = shape;
  const perHead = hidden_size / num_attention_heads;
  const heads = numbers(0, 0, num_attention_heads, perHead);
  const whole = numbers(0, 0, hidden_size);
  const scale = scalar(1 / Math.sqrt(perHead));

  const length = run("Shape", ["input_ids"], { start: { int: 1 }, end: { int: 2 } });
  const table = (name: string) => weight(`embeddings.${name}_embeddings.weight`);
  const positions = run("Slice", [table("position"), numbers(0), length, numbers(0)]);
  const words = run("Gather", [table("word"), "input_ids"]);
  const types = run("Gather", [table("token_type"), "token_type_ids"]);
  let state = norm(run("Add", [run("Add", [words, types]), positions]), "embeddings.LayerNorm");

  const seen = run("Cast", ["attention_mask"], { to: { int: FLOAT } });
  const hidden = run("Mul", [run("Sub", [scalar(1), seen]), scalar(NEVER)]);
  const mask = run("Unsqueeze", [hidden, numbers(1, 2)]);

  for (let layer = 0; layer < num_hidden_layers; layer += 1) {
    const name = `encoder.layer.${layer}`;
    const split = (part: string, order: number[]) => {
      const own = run("Reshape", [dense(state, `${name}.attention.self.${part}`), heads]);
      return run("Transpose", [own], { perm: { ints: order } });
    };
    const products = run("MatMul", [split("query", [0, 2, 1, 3]), split("key", [0, 2, 3, 1])]);
    const shares = run("Softmax", [run("Add", [run("Mul", [products, scale]), mask])]);
    const mixed = run("MatMul", [shares, split("value", [0, 2, 1, 3])]);
    const joined = run("Reshape", [
      run("Transpose", [mixed], { perm: { ints: [0, 2, 1, 3] } }),
      whole,
    ]);
    const attended = run("Add", [dense(joined, `${name}.attention.output.dense`), state]);
    const middle = norm(attended, `${name}.attention.output.LayerNorm`);
    const widened = run("Gelu", [dense(middle, `${name}.intermediate.dense`)]);
    const narrowed = run("Add", [dense(widened, `${name}.output.dense`), middle]);
    state = norm(narrowed, `${name}.output.LayerNorm`);
  }
  nodes.push(node("Identity", [state], "last_hidden_state"));
  return tokenModel(["input_ids", "attention_mask", "token_type_ids"], constants, nodes);
}
