/** The little of the WebAssembly binary format that is written by hand here: opcodes, LEB128 and a module of one function. */

/** WebAssembly memory grows by pages of 64 KiB. */
const PAGE = 65_536;

interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** What a module of one function over many rows exports; addresses are byte offsets. */
export interface RowFunction {
  memory: WasmMemory;
  /** Writes one number for each of `count` rows to `out`. */
  run(query: number, rows: number, count: number, out: number): void;
}

/** The part of the WebAssembly API used here; Node's types declare it without details. */
interface WebAssemblyInterface {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
}
const { Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyInterface })
  .WebAssembly;

const I32 = 0x7f;
export const I64 = 0x7e;
export const V128 = 0x7b;
export const ADD = 0x6a;
export const get = (local: number) => [0x20, ...leb128(local)];
export const set = (local: number) => [0x21, ...leb128(local)];
export const tee = (local: number) => [0x22, ...leb128(local)];
/** Signed LEB128: one byte reaches to 63. */
const constant = (value: number) => [0x41, ...signedLeb128(value)];
const step = (local: number, by: number) => [...get(local), ...constant(by), ADD, ...set(local)];

/** The parameters of the function; its own locals follow. */
export const [QUERY, ROW, COUNT, OUT, FIRST_LOCAL] = [0, 1, 2, 3, 4] as const;

interface RowLoop {
  locals: { count: number; type: number };
  /** Before the first row. */
  before: number[];
  /** For each row: puts the address `OUT` and a number on the stack, and stores it. */
  each: number[];
  rowBytes: number;
  outBytes: number;
}

/** for each of `count` rows: `each`; go on to the next. */
export function compile({ locals, before, each, rowBytes, outBytes }: RowLoop): object {
  const code = [
    ...[1, ...leb128(locals.count), locals.type],
    ...before,
    ...[0x02, 0x40], // block
    ...[0x03, 0x40], // loop: rows
    ...[...get(COUNT), 0x45, 0x0d, 1], // leave when none is left
    ...each,
    ...step(OUT, outBytes),
    ...step(ROW, rowBytes),
    ...step(COUNT, -1),
    ...[0x0c, 0], // next row
    0x0b,
    0x0b,
    0x0b,
  ];
  // Types, functions, memory, exports, code.
  return new Module(
    Uint8Array.from([
      ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      ...section(1, [1, 0x60, 4, I32, I32, I32, I32, 0]),
      ...section(3, [1, 0]),
      ...section(5, [1, 0, 1]),
      ...section(7, [2, ...nameBytes("memory"), 2, 0, ...nameBytes("run"), 0, 0]),
      ...section(10, [1, ...leb128(code.length), ...code]),
    ]),
  );
}

export const instantiate = (module: object) => new Instance(module).exports as RowFunction;

/** Grows the memory to at least so many bytes; by half at least, as it may move. */
export function growTo(memory: WasmMemory, bytes: number): void {
  const missing = bytes - memory.buffer.byteLength;
  if (missing > 0) memory.grow(Math.ceil(Math.max(missing, memory.buffer.byteLength / 2) / PAGE));
}

/** LEB128 encoding, used for every length in the format. */
export function leb128(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb128(value >>> 7)];
}
function signedLeb128(value: number): number[] {
  return value >= -64 && value < 64
    ? [value & 127]
    : [(value & 127) | 128, ...signedLeb128(value >> 7)];
}
const section = (id: number, bytes: number[]) => [id, ...leb128(bytes.length), ...bytes];
const nameBytes = (name: string) => [name.length, ...Buffer.from(name, "latin1")];
