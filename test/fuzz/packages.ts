/** Damages documents that are XML in a zip: parts by their grammar, packed again with right checksums; or the zip's own directory. */
import { unzipSync } from "fflate";
import { type Chance, mutate } from "../../samples/make/mutate.js";
import { makeZip } from "../../samples/make/zip.js";
import { makeRawZip, type RawEntry } from "../../samples/make/zip-raw.js";
import { pick, TEXTS, writeNasty } from "./choices.js";
import { mutateXml } from "./markup.js";

/** HWPX, DOCX, XLSX: the parts are damaged, the archive around them is sound. */
export function mutatePackage(file: Buffer, chance: Chance): Buffer {
  const parts = partsOf(file);
  const written = Object.keys(parts).filter((name) => /\.(xml|rels|hpf|vml)$/.test(name));
  if (written.length === 0) return mutate(file, chance);
  const times = 1 + chance.next(2);
  for (let i = 0; i < times; i++) {
    const name = aPart(written, parts, chance);
    if (!parts[name]) continue;
    switch (chance.next(16)) {
      case 0:
        delete parts[name];
        break;
      case 1:
        parts[pick(chance, written)] = parts[name];
        break;
      case 2:
        parts[pick(chance, TEXTS)] = parts[name];
        delete parts[name];
        break;
      case 3:
        parts[name] = mutate(parts[name], chance);
        break;
      default: {
        const donor = parts[pick(chance, written)] ?? parts[name];
        const xml = mutateXml(parts[name].toString("utf8"), chance, donor.toString("utf8"));
        parts[name] = Buffer.from(xml, "utf8");
      }
    }
  }
  return makeZip(parts);
}

function partsOf(file: Buffer): Record<string, Buffer> {
  return Object.fromEntries(
    Object.entries(unzipSync(file)).map(([name, bytes]) => [name, Buffer.from(bytes)]),
  );
}

/** Large parts hold what is read, small ones how it hangs together: one or the other, evenly. */
function aPart(names: string[], parts: Record<string, Buffer>, chance: Chance): string {
  if (chance.next(2) === 0) return pick(chance, names);
  const heavy = [...names].sort((a, b) => (parts[b]?.length ?? 0) - (parts[a]?.length ?? 0));
  return pick(chance, heavy.slice(0, 3));
}

const LOCAL = Buffer.from("PK\x03\x04", "latin1");
const CENTRAL = Buffer.from("PK\x01\x02", "latin1");
const END = Buffer.from("PK\x05\x06", "latin1");
/** Places and widths of the fields that lie best (APPNOTE 4.3.7, 4.3.12, 4.3.16). */
const FIELDS: [Buffer, [number, 2 | 4][]][] = [
  [
    LOCAL,
    [
      [4, 2],
      [6, 2],
      [8, 2],
      [14, 4],
      [18, 4],
      [22, 4],
      [26, 2],
      [28, 2],
    ],
  ],
  [
    CENTRAL,
    [
      [8, 2],
      [10, 2],
      [16, 4],
      [20, 4],
      [24, 4],
      [28, 2],
      [30, 2],
      [32, 2],
      [34, 2],
      [42, 4],
    ],
  ],
  [
    END,
    [
      [4, 2],
      [6, 2],
      [8, 2],
      [10, 2],
      [12, 4],
      [16, 4],
      [20, 2],
    ],
  ],
];

/** Any zip: sizes, offsets, counts and methods that are not so. */
export function mutateDirectory(original: Buffer, chance: Chance): Buffer {
  if (chance.next(4) === 0) return forgedZip(original, chance);
  const file = Buffer.from(original);
  const times = 1 + chance.next(3);
  for (let i = 0; i < times; i++) {
    const [signature, fields] = pick(chance, FIELDS);
    const places: number[] = [];
    for (let at = file.indexOf(signature); at >= 0; at = file.indexOf(signature, at + 4)) {
      places.push(at);
    }
    if (places.length === 0) continue;
    const [offset, width] = pick(chance, fields);
    writeNasty(file, pick(chance, places) + offset, width, chance);
  }
  return file;
}

/** Written anew, with entries that share bytes, carry hostile names, or claim what they do not hold. */
function forgedZip(file: Buffer, chance: Chance): Buffer {
  const entries: RawEntry[] = Object.entries(partsOf(file)).map(([name, data]) => ({ name, data }));
  const times = 1 + chance.next(3);
  for (let i = 0; i < times; i++) {
    const one = pick(chance, entries);
    switch (chance.next(8)) {
      case 0:
        one.name = pick(chance, TEXTS).slice(0, 60_000);
        break;
      case 1:
        one.offset = chance.next(file.length);
        break;
      case 2:
        one.bytes = pick(chance, [0, 1, 0x7fffffff, 0xfffffffe]);
        break;
      case 3:
        one.flags = pick(chance, [1, 8, 9, 0x40, 0x800, 0x2000]);
        break;
      case 4:
        one.method = pick(chance, [0, 1, 9, 12, 14, 93, 99]);
        break;
      case 5:
        one.zip64 = true;
        break;
      case 6:
        one.extra = Buffer.alloc(4 + chance.next(40), chance.next(256));
        break;
      default:
        entries.push({ ...one });
    }
  }
  return makeRawZip({
    entries,
    ...(chance.next(4) === 0 && { claimedEntries: pick(chance, [0, 1, 1000, 0xffff, 100_000]) }),
    ...(chance.next(4) === 0 && { prefix: Buffer.alloc(chance.next(300), 0x50) }),
    ...(chance.next(4) === 0 && { suffix: Buffer.alloc(chance.next(300), 0x4b) }),
  });
}
