/**
 * A value as UTF-8 JSON, put together piece by piece: a Document of two million cells is 280 MB of JSON, which
 * as one string would take twice that beside its own bytes, and past 512 Mi characters could not be made at all.
 */

/** Elements of an array that are turned into one string. */
const SLICE = 2000;
const FIRST_SIZE = 64 * 1024;

/** The same bytes as `Buffer.from(JSON.stringify(value))`, for values made of plain objects and arrays. */
export function jsonBytes(value: unknown): Buffer {
  const out = new Growing();
  write(value, out);
  return out.finish();
}

function write(value: unknown, out: Growing): void {
  if (Array.isArray(value)) writeArray(value, out);
  else if (typeof value === "object" && value !== null && hasLong(value)) writeObject(value, out);
  else out.push(JSON.stringify(value) ?? "null");
}

/** Whether a long array stands somewhere in the object; only then is it worth taking apart. */
function hasLong(value: object): boolean {
  // No list of values is made: this is asked of every cell.
  for (const key in value) {
    const each: unknown = value[key as keyof typeof value];
    if (typeof each !== "object" || each === null) continue;
    if (Array.isArray(each) ? each.length > SLICE || each.some(isLongObject) : hasLong(each)) {
      return true;
    }
  }
  return false;
}

function isLongObject(value: unknown): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value) && hasLong(value);
}

function writeArray(values: unknown[], out: Growing): void {
  out.push("[");
  for (let at = 0; at < values.length; at += SLICE) {
    const slice = values.slice(at, at + SLICE);
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

function writeObject(value: object, out: Growing): void {
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
class Growing {
  private bytes = Buffer.allocUnsafe(FIRST_SIZE);
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
