/**
 * Serialises a value to UTF-8 JSON in pieces: a Document of two million cells is 280 MB of JSON. As one string it would
 * take twice that on top of its own bytes, and beyond 512 Mi characters V8 cannot make it at all.
 */

/** Array elements that are stringified at a time. */
const ELEMENTS_PER_STRING = 2000;
/** Bytes that a piece has at least, but the last: enough that what each costs on its way does not count. */
const PIECE_BYTES = 1024 * 1024;

/** The same bytes as `Buffer.from(JSON.stringify(value))`, for values made of plain objects and arrays. */
export function jsonBytes(value: unknown): Buffer {
  const pieces = [...jsonPieces(value)];
  return pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces);
}

/** The same, piece by piece, each made when it is asked for; one at least. */
export function* jsonPieces(value: unknown): Generator<Buffer> {
  let texts: string[] = [];
  let units = 0;
  for (const text of write(value)) {
    texts.push(text);
    units += text.length;
    if (units < PIECE_BYTES) continue;
    yield Buffer.from(texts.join(""));
    texts = [];
    units = 0;
  }
  if (units > 0) yield Buffer.from(texts.join(""));
}

function* write(value: unknown): Generator<string> {
  if (Array.isArray(value)) yield* writeArray(value);
  else if (typeof value === "object" && value !== null && containsLongArray(value))
    yield* writeObject(value);
  else yield JSON.stringify(value) ?? "null";
}

/** Whether the object contains a long array; only then is it worth splitting. */
function containsLongArray(value: object): boolean {
  // No `Object.values`: this runs for every cell.
  for (const key in value) {
    const each: unknown = value[key as keyof typeof value];
    if (typeof each !== "object" || each === null) continue;
    if (
      Array.isArray(each)
        ? each.length > ELEMENTS_PER_STRING || each.some(isLongObject)
        : containsLongArray(each)
    ) {
      return true;
    }
  }
  return false;
}

function isLongObject(value: unknown): boolean {
  return (
    typeof value === "object" && value !== null && !Array.isArray(value) && containsLongArray(value)
  );
}

function* writeArray(values: unknown[]): Generator<string> {
  yield "[";
  for (let at = 0; at < values.length; at += ELEMENTS_PER_STRING) {
    const slice = values.slice(at, at + ELEMENTS_PER_STRING);
    if (at > 0) yield ",";
    if (slice.some(isLongObject)) {
      for (const [index, each] of slice.entries()) {
        if (index > 0) yield ",";
        yield* write(each);
      }
    } else yield JSON.stringify(slice).slice(1, -1);
  }
  yield "]";
}

function* writeObject(value: object): Generator<string> {
  let separator = "{";
  for (const [key, each] of Object.entries(value)) {
    if (each === undefined) continue;
    yield `${separator}${JSON.stringify(key)}:`;
    yield* write(each);
    separator = ",";
  }
  yield separator === "{" ? "{}" : "}";
}
