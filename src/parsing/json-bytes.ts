/**
 * Serialises a value to UTF-8 JSON in slices: a Document of two million cells is 280 MB of JSON. As one string it would
 * take twice that on top of its own bytes, and beyond 512 Mi characters V8 cannot make it at all.
 */

/** Array elements that are stringified at a time. */
const ELEMENTS_PER_STRING = 2000;
const INITIAL_BUFFER_BYTES = 64 * 1024;

/** The same bytes as `Buffer.from(JSON.stringify(value))`, for values made of plain objects and arrays. */
export function jsonBytes(value: unknown): Buffer {
  const out = new GrowingBuffer();
  write(value, out);
  return out.finish();
}

function write(value: unknown, out: GrowingBuffer): void {
  if (Array.isArray(value)) writeArray(value, out);
  else if (typeof value === "object" && value !== null && containsLongArray(value))
    writeObject(value, out);
  else out.push(JSON.stringify(value) ?? "null");
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

function writeArray(values: unknown[], out: GrowingBuffer): void {
  out.push("[");
  for (let at = 0; at < values.length; at += ELEMENTS_PER_STRING) {
    const slice = values.slice(at, at + ELEMENTS_PER_STRING);
    if (at > 0) out.push(",");
    if (slice.some(isLongObject)) {
      slice.forEach((each, index) => {
        if (index > 0) out.push(",");
        write(each, out);
      });
    } else out.push(JSON.stringify(slice).slice(1, -1));
  }
  out.push("]");
}

function writeObject(value: object, out: GrowingBuffer): void {
  let separator = "{";
  for (const [key, each] of Object.entries(value)) {
    if (each === undefined) continue;
    out.push(`${separator}${JSON.stringify(key)}:`);
    write(each, out);
    separator = ",";
  }
  out.push(separator === "{" ? "{}" : "}");
}

/** A buffer that doubles when it is full. */
class GrowingBuffer {
  private bytes = Buffer.allocUnsafe(INITIAL_BUFFER_BYTES);
  private length = 0;

  push(text: string): void {
    const needed = this.length + Buffer.byteLength(text);
    if (needed > this.bytes.length) {
      const larger = Buffer.allocUnsafe(Math.max(needed, this.bytes.length * 2));
      this.bytes.copy(larger, 0, 0, this.length);
      this.bytes = larger;
    }
    this.length += this.bytes.write(text, this.length);
  }

  finish(): Buffer {
    return this.bytes.subarray(0, this.length);
  }
}
