/** Damages bytes in the ways files get damaged: cut, flipped, overwritten, repeated, blanked. The same seed gives the same damage. */

export class Chance {
  constructor(private state: number) {}

  /** 0 up to, not including, `below` (mulberry32). */
  next(below: number): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296) * below);
  }
}

const NASTY = [0x00, 0x01, 0x7f, 0x80, 0xfe, 0xff];

export function mutate(original: Buffer, chance: Chance): Buffer {
  const bytes = Buffer.from(original);
  if (bytes.length === 0) return bytes;
  const at = chance.next(bytes.length);
  switch (chance.next(6)) {
    case 0:
      return bytes.subarray(0, at);
    case 1: {
      for (let i = 0; i <= chance.next(16); i++) {
        const place = chance.next(bytes.length);
        bytes[place] = bytes[place]! ^ (1 << chance.next(8));
      }
      return bytes;
    }
    case 2: {
      const value = NASTY[chance.next(NASTY.length)]!;
      bytes.fill(value, at, Math.min(bytes.length, at + 1 + chance.next(8)));
      return bytes;
    }
    case 3: {
      const length = 1 + chance.next(64);
      bytes.copy(bytes, chance.next(bytes.length), at, at + length);
      return bytes;
    }
    case 4: {
      const piece = bytes.subarray(at, at + 1 + chance.next(512));
      return Buffer.concat([bytes.subarray(0, at), piece, piece, bytes.subarray(at)]);
    }
    default:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1 + chance.next(128))]);
  }
}
