/** The property lists inside a TNEF stream ([MS-OXTNEF] 2.1.3.4). */
import { type MapiProperties, TYPE } from "../mail/mapi-properties.js";

const NAMED_FROM = 0x8000;
const GUID_BYTES = 16;
const NAMED_BY_STRING = 1;
const MULTIPLE = 0x1000;
/** Values of fixed size fill four bytes or eight. */
const EIGHT_BYTES = new Set<number>([TYPE.integer64, TYPE.time, 0x0005, 0x0006, 0x0007]);
const VARIABLE = new Set<number>([TYPE.string8, TYPE.unicode, TYPE.binary, TYPE.object]);

/** Adds what the list holds; where it breaks off, what came before stays and a fault says so. */
export function readPropertyList(bytes: Buffer, into: MapiProperties, faults: string[]): void {
  let at = 4;
  const take = (count: number): Buffer => {
    if (count < 0 || at + count > bytes.length) throw new RangeError("cut");
    at += count;
    return bytes.subarray(at - count, at);
  };
  const word = () => take(4).readUInt32LE(0);
  const padded = () => {
    const length = word();
    const value = take(length);
    at = Math.min(bytes.length, at + ((4 - (length % 4)) % 4));
    return value;
  };
  try {
    const count = bytes.readUInt32LE(0);
    for (let i = 0; i < count; i++) {
      const stated = word();
      const [type, id] = [stated & 0xffff, stated >>> 16];
      if (id >= NAMED_FROM) {
        take(GUID_BYTES);
        if (word() === NAMED_BY_STRING) padded();
        else take(4);
      }
      const base = type & ~MULTIPLE;
      const several = (type & MULTIPLE) !== 0 || VARIABLE.has(base);
      const values = several ? word() : 1;
      for (let n = 0; n < values; n++) {
        const value = VARIABLE.has(base) ? padded() : take(fixedBytes(base));
        if (n === 0) into.set(id, base, value);
      }
    }
  } catch {
    faults.push("속성 목록이 중간에서 끝남");
  }
}

function fixedBytes(type: number): number {
  if (type === TYPE.guid) return GUID_BYTES;
  return EIGHT_BYTES.has(type) ? 8 : 4;
}
