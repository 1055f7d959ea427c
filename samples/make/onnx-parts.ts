/** The parts an ONNX file is written of: fields of a protocol buffer, tensors, nodes, a whole model (onnx.proto). */

type Bytes = Buffer;

function varint(value: number): Bytes {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
  return Buffer.from([...bytes, rest]);
}
/** A field: its number and wire type, then the value. */
const number = (field: number, value: number): Bytes =>
  Buffer.concat([varint(field << 3), varint(value)]);
const bytes = (field: number, ...parts: Uint8Array[]): Bytes => {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return Buffer.concat([varint((field << 3) | 2), varint(length), ...parts]);
};
const text = (field: number, value: string): Bytes => bytes(field, Buffer.from(value, "utf8"));

/** Element types of TensorProto, and the opset and IR version that know LayerNormalization and Gelu. */
export const FLOAT = 1;
export const INT64 = 7;
export const FLOAT16 = 10;
const OPERATORS = 20;
const REPRESENTATION = 9;

/** A tensor that stands in the file: TensorProto with its raw bytes, little endian. */
export function constant(
  name: string,
  type: number,
  dimensions: readonly number[],
  raw: Uint8Array,
): Bytes {
  const shape = dimensions.map((size) => number(1, size));
  return Buffer.concat([...shape, number(2, type), text(8, name), bytes(9, raw)]);
}

export type Attribute = { int: number } | { ints: readonly number[] } | { float: number };

/** AttributeProto: the value's own field, and in field 20 which of them counts. */
function attribute(name: string, value: Attribute): Bytes {
  if ("int" in value) return bytes(5, text(1, name), number(3, value.int), number(20, 2));
  if ("ints" in value)
    return bytes(5, text(1, name), ...value.ints.map((each) => number(8, each)), number(20, 7));
  const float = Buffer.alloc(4);
  float.writeFloatLE(value.float);
  return bytes(5, text(1, name), varint((2 << 3) | 5), float, number(20, 1));
}

export function node(
  operator: string,
  inputs: readonly string[],
  output: string,
  attributes: Readonly<Record<string, Attribute>> = {},
): Bytes {
  return Buffer.concat([
    ...inputs.map((input) => text(1, input)),
    text(2, output),
    text(4, operator),
    ...Object.entries(attributes).map(([name, value]) => attribute(name, value)),
  ]);
}

/** ValueInfoProto of a tensor with named, free dimensions. */
function valueInfo(name: string, type: number, dimensions: readonly string[]): Bytes {
  const shape = dimensions.map((each) => bytes(1, text(2, each)));
  return Buffer.concat([text(1, name), bytes(2, bytes(1, number(1, type), bytes(2, ...shape)))]);
}

/** A model that takes rows of token numbers by these names and gives `last_hidden_state`. */
export function tokenModel(
  inputs: readonly string[],
  constants: readonly Bytes[],
  nodes: readonly Bytes[],
): Uint8Array {
  const graph = [
    ...nodes.map((each) => bytes(1, each)),
    text(2, "tokens"),
    ...constants.map((each) => bytes(5, each)),
    ...inputs.map((name) => bytes(11, valueInfo(name, INT64, ["batch", "tokens"]))),
    bytes(12, valueInfo("last_hidden_state", FLOAT, ["batch", "tokens", "size"])),
  ];
  const operators = Buffer.concat([text(1, ""), number(2, OPERATORS)]);
  return Buffer.concat([number(1, REPRESENTATION), bytes(7, ...graph), bytes(8, operators)]);
}
